"""Three processes of the site behind nginx, while many clients ask: one is killed without a goodbye, one is told
to end, one starts again. Every request that nginx accepted gets its answer.

    python3 balancer.py DOCS [SECONDS]"""

import http.client
import os
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import threading
import time
import urllib.parse

sys.path.insert(0, os.path.dirname(__file__))
from judged import CHECKOUT, queries
from server import Server, programs

DOCS = os.path.abspath(sys.argv[1])
HIG = os.path.dirname(DOCS) + "/hig"
SECONDS = int(sys.argv[2]) if len(sys.argv) > 2 else 15
CLIENTS = 8
ENVIRONMENT = {**os.environ, "HIG_CORPUS": CHECKOUT + "/Corpus"}


def free_ports(count):
    sockets = [socket.socket() for _ in range(count)]
    for one in sockets:
        one.bind(("127.0.0.1", 0))
    ports = [one.getsockname()[1] for one in sockets]
    for one in sockets:
        one.close()
    return ports


def start(database, port):
    process = subprocess.Popen([DOCS, "--database", database, "--port", str(port)], stdout=subprocess.PIPE,
                               stderr=subprocess.DEVNULL, text=True)
    process.stdout.readline()
    return process


def balance(folder, port, ports):
    """nginx at `port`. A request that only reads is asked of the next one where the first does not answer."""
    servers = "".join(f"server 127.0.0.1:{one} max_fails=1 fail_timeout=1s; " for one in ports)
    with open(f"{folder}/nginx.conf", "w") as file:
        file.write(f"""
daemon off; pid {folder}/pid; error_log {folder}/errors; worker_processes 1;
events {{ }}
http {{
  access_log off;
  client_body_temp_path {folder}/body; proxy_temp_path {folder}/proxy; fastcgi_temp_path {folder}/fastcgi;
  uwsgi_temp_path {folder}/uwsgi; scgi_temp_path {folder}/scgi;
  upstream site {{ {servers} }}
  server {{
    listen 127.0.0.1:{port};
    location / {{
      proxy_pass http://site;
      proxy_http_version 1.1;
      proxy_set_header Host $http_host;
      proxy_next_upstream error timeout http_502 http_503 http_504;
      proxy_next_upstream_tries 3;
    }}
  }}
}}
""")
    return subprocess.Popen(["nginx", "-c", f"{folder}/nginx.conf", "-e", f"{folder}/errors"])


def main():
    if not shutil.which("nginx") or not programs():
        sys.exit("nginx or PostgreSQL is not installed here: apt-get install nginx postgresql")
    server = Server().start()
    folder = tempfile.mkdtemp()
    os.chmod(folder, 0o755)
    processes, faults, answered = [], [], [0]
    try:
        database = server.address("site")
        subprocess.run([HIG, "publish", database, CHECKOUT + "/Corpus"], check=True, env=ENVIRONMENT,
                       stdout=subprocess.DEVNULL)
        port, *ports = free_ports(4)
        processes = [start(database, one) for one in ports]
        balancer = balance(folder, port, ports)
        time.sleep(1)
        words = list(queries())
        until = time.time() + SECONDS

        def client(number):
            connection = http.client.HTTPConnection("127.0.0.1", port, timeout=30)
            while time.time() < until:
                number += CLIENTS
                query = words[number % len(words)]
                try:
                    connection.request("GET", "/api/v1/search?" + urllib.parse.urlencode({"q": query}))
                    reply = connection.getresponse()
                    body = reply.read()
                except OSError as error:
                    faults.append(f"{query}: {error}")
                    connection.close()
                    continue
                answered[0] += 1
                # An empty answer has a status of its own.
                if reply.status not in (200, 404) or b'"results"' not in body:
                    faults.append(f"{query}: {reply.status} {body[:80]}")

        clients = [threading.Thread(target=client, args=(number,)) for number in range(CLIENTS)]
        for one in clients:
            one.start()
        time.sleep(SECONDS / 4)
        processes[0].kill()
        processes[0].wait()
        time.sleep(SECONDS / 4)
        processes[0] = start(database, ports[0])
        time.sleep(SECONDS / 8)
        processes[1].send_signal(signal.SIGTERM)
        for one in clients:
            one.join()
        balancer.terminate()
        balancer.wait()
    finally:
        for process in processes:
            process.kill()
            process.wait()
        server.stop()
        shutil.rmtree(folder, ignore_errors=True)
    for fault in faults[:10]:
        print("LOST:", fault)
    print(f"three processes behind nginx, one killed and started again, one ended: {answered[0]} requests of {CLIENTS} "
          f"clients in {SECONDS} s, {len(faults)} lost")
    sys.exit(1 if faults else 0)


main()
