"""What answers of the Model Context Protocol cost in Korean, in tokens of a real tokenizer.

tokens.py HIG DATABASE

The tokenizer is the one that the package anthropic 0.25 carries, which needs no network. Prints the
median and the most over RULES rules and the questions below; exit 1 where a median is above its limit.
"""
import importlib.metadata
import json
import statistics
import subprocess
import sys

from tokenizers import Tokenizer

HIG, DATABASE = sys.argv[1:]
RULES = 200
LIMITS = {"get_rule": 300, "search_guidelines": 600}
QUESTIONS = [
    "탭 바 배지", "탭은 몇 개까지", "앱 아이콘 크기", "버튼 최소 크기", "알림 제목 길이", "검색 막대 위치",
    "다크 모드 색", "글자 크기 조절", "시트 닫기 버튼", "애플 워치 화면 여백", "툴바 아이콘", "도움말 말투",
    "손쉬운 사용 대비", "비전 프로 시선", "위젯 크기", "햅틱은 언제", "로그인 화면", "빈 화면 안내",
    "되돌리기", "개인정보 요청 시점",
]

files = importlib.metadata.files("anthropic")
tokenizer = Tokenizer.from_file(
    str(next(file for file in files if file.name == "tokenizer.json").locate()))


def costs(name, calls):
    """The tokens of the text of each answer of the tool `name`."""
    meta = {"io.modelcontextprotocol/protocolVersion": "2026-07-28",
            "io.modelcontextprotocol/clientCapabilities": {}}
    requests = "".join(
        json.dumps({"jsonrpc": "2.0", "id": number, "method": "tools/call", "params": {
            "name": name, "arguments": arguments, "_meta": meta}}) + "\n"
        for number, arguments in enumerate(calls))
    answers = subprocess.run(
        [HIG, "mcp", "--database", DATABASE], input=requests, capture_output=True, text=True,
        check=True).stdout.splitlines()
    assert len(answers) == len(calls)
    return [len(tokenizer.encode(json.loads(answer)["result"]["content"][0]["text"]).ids)
            for answer in answers]


rules = subprocess.run(
    [HIG, "rules", "--format", "ndjson", "--fields", "id", "--database", DATABASE],
    capture_output=True, text=True, check=True).stdout.splitlines()
ids = [json.loads(line)["id"] for line in rules]
step = max(1, len(ids) // RULES)
measured = {
    "get_rule": costs("get_rule", [{"id": id, "lang": "ko"} for id in ids[::step]]),
    "search_guidelines": costs(
        "search_guidelines", [{"query": text, "limit": 5, "lang": "ko"} for text in QUESTIONS]),
}
beyond = False
for name, tokens in measured.items():
    median = statistics.median(tokens)
    beyond |= median > LIMITS[name]
    print(f"{name:<18} median {median:5.0f} (limit {LIMITS[name]}), most {max(tokens)},"
          f" of {len(tokens)} answers")
sys.exit(beyond)
