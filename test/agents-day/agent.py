"""A day of an agent that works on a Python project, by the API alone. Its reader opens the pages that it names."""

import io
import json
import os
import sys
import tarfile
import urllib.request

API, TOKEN, OUTSIDE = os.environ["SLIPWAY_API_URL"], os.environ["SLIPWAY_TOKEN"], os.environ["OUTSIDE"]


def call(method, path, body=None, **headers):
    data = body if isinstance(body, bytes) else json.dumps(body).encode() if body is not None else None
    headers = {"content-type": "application/json", **headers, "authorization": f"Bearer {TOKEN}"}
    with urllib.request.urlopen(urllib.request.Request(API + path, data, headers, method=method)) as answer:
        return answer.read()


def ask(method, path, body=None):
    return json.loads(call(method, path, body))


class Sandbox:
    def __init__(self, opened):
        self.name, self.session = opened["sandbox"]["name"], opened["session"]["id"]
        self.url = opened["routes"][0]["url"]
        self.at = f"/v2/sandboxes/sessions/{self.session}"

    def run(self, script, expected=0):
        body = {"command": "sh", "args": ["-c", script], "wait": True, "logs": True}
        lines = [json.loads(line) for line in call("POST", f"{self.at}/cmd", body).splitlines()]
        output = "".join(line["data"] for line in lines if "data" in line)
        code = lines[-1]["command"]["exitCode"]
        assert code == expected, f"{script} ended with {code}: {output}"

    def serve(self):
        self.run("nohup .venv/bin/python server.py > dev.log 2>&1 &")
        self.run("curl -sSf --retry 30 --retry-delay 1 --retry-all-errors -o /dev/null http://localhost:3000/")
        return self.url

    def edit(self, before, after):
        text = call("POST", f"{self.at}/fs/read", {"path": "page.py"}).decode().replace(before, after).encode()
        packed = io.BytesIO()
        with tarfile.open(fileobj=packed, mode="w:gz") as archive:
            entry = tarfile.TarInfo("page.py")
            entry.size = len(text)
            archive.addfile(entry, io.BytesIO(text))
        call("POST", f"{self.at}/fs/write", packed.getvalue(), **{"content-type": "application/gzip"})

    def stop(self):
        return ask("POST", f"{self.at}/stop", {})["session"]["status"]


def see(url, text):
    print(json.dumps({"url": url, "text": text}), flush=True)
    answer = sys.stdin.readline().strip()
    assert answer == "seen", f"{url}: {answer}"


project = ask("POST", "/v11/projects", {"name": "agents-python"})["id"]
sandbox = Sandbox(
    ask(
        "POST",
        "/v4/sandboxes",
        {
            "projectId": project,
            "name": "shop",
            "image": "vercel/sandbox/python:3.13",
            "ports": [3000],
            "source": {"type": "git", "url": f"{OUTSIDE}/python.git", "depth": 1},
            "networkPolicy": {"mode": "custom", "allowedCIDRs": ["127.0.0.2/32"]},
            "env": {
                "PIP_INDEX_URL": f"{OUTSIDE}/simple/",
                "PIP_TRUSTED_HOST": "127.0.0.2",
                "PIP_DISABLE_PIP_VERSION_CHECK": "1",
            },
        },
    )
)
print("cloned", flush=True)
sandbox.run("python -m venv .venv && .venv/bin/pip install -q greeting")
print("installed", flush=True)
url = sandbox.serve()
see(url, "Hello, shop")
sandbox.edit("<h1>", "<h1>Open. ")
see(url, "Open. Hello, shop")
print("edited", flush=True)
sandbox.run("pgrep -f server.py")
sandbox.edit("greet(name)", "'Closed'")
sandbox.run(".venv/bin/python -m unittest", 1)
sandbox.edit("'Closed'", "greet(name)")
sandbox.run(".venv/bin/python -m unittest")
print("tested", flush=True)
snapshot = ask("POST", f"/v3/sandboxes/sessions/{sandbox.session}/snapshot", {})["snapshot"]
print("kept", snapshot["status"], flush=True)
forks = [Sandbox(ask("POST", f"/v3/sandboxes/shop/fork?projectId={project}", {})) for _ in range(2)]
for fork, colour in zip(forks, ["Red", "Blue"]):
    fork.edit("Open", colour)
    fork.serve()
for fork, colour in zip(forks, ["Red", "Blue"]):
    see(fork.url, f"{colour}. Hello, shop")
print("forked twice", flush=True)
again = Sandbox(ask("GET", f"/v2/sandboxes/shop?projectId={project}&resume=true"))
see(again.serve(), "Open. Hello, shop")
again.run(".venv/bin/python -m unittest")
print("resumed", flush=True)
for each in [again, *forks]:
    assert each.stop() == "stopped"
print("stopped", flush=True)
