"""The registry's Model Context Protocol client against hig mcp and POST /mcp, in both eras.

mcp_client.py HIG HIG_DOCS DATABASE [REQUESTS]

Over stdio and over HTTP, with the handshake, with the stateless protocol, and as the client itself
finds out; every tool is called, what is listed is read. Then REQUESTS raw requests to one process,
whose memory may not grow. Prints a line each; exit 1 where something fails.
"""
import asyncio
import json
import subprocess
import sys

from mcp import Client, StdioServerParameters

HIG, DOCS, DATABASE = sys.argv[1:4]
REQUESTS = int(sys.argv[4]) if len(sys.argv) > 4 else 100_000

SWIFT = "struct A: View { var body: some View { TabView {\n%s\n} } }" % "\n".join(
    f'Text("{n}").tabItem {{ Text("Tab {n}") }}' for n in range(7))

# What is asked of each tool, and a member that its answer must have.
CALLS = {
    "search_guidelines": ({"query": "탭 바 배지"}, "results"),
    "get_rule": ({"id": "tab-badge"}, "source"),
    "list_metrics": ({"component": "UITabBar"}, "metrics"),
    "list_components": ({"limit": 5}, "components"),
    "what_changed": ({"since": "2025-06"}, "changes"),
    "check_interface": ({"source": SWIFT, "file_name": "A.swift"}, "findings"),
    "explain_findings": ({"report": "a.swift:1:2: warning: tab badge\n"}, "findings"),
}


async def exercise(server, mode):
    async with Client(server, mode=mode) as client:
        tools = (await client.list_tools()).tools
        assert {tool.name for tool in tools} == set(CALLS), tools
        for tool in tools:
            arguments, member = CALLS[tool.name]
            result = await client.call_tool(tool.name, arguments)
            assert not result.is_error, (tool.name, result)
            assert result.structured_content[member], (tool.name, result)
        wrong = await client.call_tool("get_rule", {"id": "tab-cuont"})
        assert wrong.is_error and "tab-count" in wrong.content[0].text, wrong
        resource = (await client.list_resources()).resources[0]
        assert (await client.read_resource(resource.uri)).contents[0].text
        assert len((await client.list_resource_templates()).resource_templates) == 3
        assert [prompt.name for prompt in (await client.list_prompts()).prompts] == [
            "review-screen", "cite"]
        prompt = await client.get_prompt("cite", {"id": "tab-badge"})
        assert "Components/tab-bars.md" in prompt.messages[0].content.text
        return client.protocol_version


def growth(count):
    """Kilobytes that a process of hig grows by from an early request to the last of `count`."""
    process = subprocess.Popen(
        [HIG, "mcp", "--database", DATABASE], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
    meta = {"io.modelcontextprotocol/protocolVersion": "2026-07-28",
            "io.modelcontextprotocol/clientCapabilities": {}}
    calls = [("get_rule", {"id": "tab-badge"}), ("search_guidelines", {"query": "badge"}),
             ("list_metrics", {"component": "tab-bars"}), ("get_rule", {"id": "none"})]
    early = 0
    for number in range(count):
        name, arguments = calls[number % len(calls)]
        request = {"jsonrpc": "2.0", "id": number, "method": "tools/call",
                   "params": {"name": name, "arguments": arguments, "_meta": meta}}
        process.stdin.write(json.dumps(request).encode() + b"\n")
        process.stdin.flush()
        assert json.loads(process.stdout.readline())["id"] == number
        if number == min(1_000, count // 2):
            early = memory(process.pid)
    grown = memory(process.pid) - early
    process.stdin.close()
    assert process.wait() == 0
    return grown


def memory(pid):
    with open(f"/proc/{pid}/status", encoding="utf-8") as status:
        return next(int(line.split()[1]) for line in status if line.startswith("VmRSS"))


async def main():
    stdio = StdioServerParameters(command=HIG, args=["mcp", "--database", DATABASE])
    docs = subprocess.Popen(
        [DOCS, "--database", DATABASE, "--port", "0"], stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL, text=True)
    address = docs.stdout.readline().strip() + "mcp"
    try:
        for name, server in [("stdio", stdio), ("http", address)]:
            for mode in ["legacy", "2026-07-28", "auto"]:
                print(name, mode, await exercise(server, mode), "ok", flush=True)
    finally:
        docs.terminate()
        docs.wait()
    if REQUESTS:
        grown = growth(REQUESTS)
        print(f"{REQUESTS} requests: {grown} kB more")
        assert grown < 2_048, "memory grows"


asyncio.run(main())
