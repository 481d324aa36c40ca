import sys,os,urllib.parse
from selenium import webdriver
base,out=sys.argv[1:3]; os.makedirs(out,exist_ok=True)
o=webdriver.ChromeOptions()
for a in ("--headless=new","--no-sandbox","--disable-gpu","--hide-scrollbars","--force-device-scale-factor=1"): o.add_argument(a)
d=webdriver.Chrome(options=o,service=webdriver.ChromeService("/usr/bin/chromedriver"))
pages={"home":"/","search":"/search?q="+urllib.parse.quote("탭 바 배지"),"rule":"/rules/tab-icon-size","rule2":"/rules/tab-count","component":"/components/tab-bars","document":"/documents/Components/tab-bars.md","metrics":"/metrics?component=tab-bars","checks":"/checks","terms":"/terms","audit":"/audit","missing":"/rules/tab-cont"}
want=sys.argv[3].split(",") if len(sys.argv)>3 else list(pages)
sizes=[(390,844),(834,1112),(1440,900)]
if len(sys.argv)>4: sizes=[s for s in sizes if str(s[0]) in sys.argv[4].split(",")]
schemes=sys.argv[5].split(",") if len(sys.argv)>5 else ["light","dark"]
for scheme in schemes:
  d.execute_cdp_cmd("Emulation.setEmulatedMedia",{"features":[{"name":"prefers-color-scheme","value":scheme}]})
  for w,h in sizes:
    d.execute_cdp_cmd("Emulation.setDeviceMetricsOverride",{"width":w,"height":h,"deviceScaleFactor":1,"mobile":False})
    for n in want:
      d.get(base+pages[n])
      hh=min(d.execute_script("return document.documentElement.scrollHeight"),2200)
      sw=d.execute_script("return document.documentElement.scrollWidth")
      if sw>w: print("overflow",n,w,sw)
      import base64
      r=d.execute_cdp_cmd("Page.captureScreenshot",{"format":"png","captureBeyondViewport":True,"clip":{"x":0,"y":0,"width":w,"height":hh,"scale":1}})
      open(f"{out}/{n}-{w}-{scheme}.png","wb").write(base64.b64decode(r["data"]))
d.quit()
