"""A plug-in for pytest: a test that names `emulator` has one that begins anew for it. Copy this file beside your tests."""

import json
import os
import shlex
import subprocess
import sys
import urllib.error
import urllib.request

import pytest

# Around this program the emulator runs: it says where that is, and ends it when pytest has ended, however it did.
KEEPS = """import json, os, sys
print(json.dumps([os.environ["SLIPWAY_API_URL"], os.environ["SLIPWAY_TOKEN"]]), flush=True)
sys.stdin.read()"""


class Emulator:
    def __init__(self, url, token):
        self.url = url
        self.token = token

    def call(self, method, path, body=None):
        """Sends a request to the API, and returns the answer's status and JSON."""
        request = urllib.request.Request(
            self.url + path,
            method=method,
            data=None if body is None else json.dumps(body).encode(),
            headers={"Authorization": "Bearer " + self.token, "Content-Type": "application/json"},
        )
        try:
            with urllib.request.urlopen(request, timeout=60) as answer:
                return answer.status, json.loads(answer.read() or "null")
        except urllib.error.HTTPError as error:
            return error.code, json.loads(error.read() or "null")

    def control(self, method, path, body=None):
        """Does what is below `/_emulator`, such as `control("POST", "/faults", {…})`, and returns the answer."""
        status, answer = self.call(method, "/_emulator" + path, body)
        if status != 200:
            raise RuntimeError(f"{method} {self.url}/_emulator{path} answers {status}: {json.dumps(answer)}")
        return answer

    def wait_for(self, **members):
        """Waits for a request and returns its record: `wait_for(operation="createDeployment", status=200)`."""
        return self.control("POST", "/wait-for", members)

    def lines(self):
        """What reached the emulator, one request a line."""
        requests = self.control("GET", "/requests")["requests"] + self.control("GET", "/served")["served"]
        ends = lambda each: each.get("code") or each.get("operation") or each.get("why") or ""
        return "\n".join("{method} {1}{path} -> {status} {0}".format(ends(each), each.get("host", ""), **each) for each in requests)


def pytest_addoption(parser):
    parser.addoption("--emulator", metavar="COMMAND", help="starts the emulator (default: npx --yes @slipway/emulator)")


@pytest.fixture(scope="session")
def slipway_emulator(request):
    command = request.config.getoption("--emulator")
    # One that is around all of pytest would be reset by a worker of pytest-xdist while others use it.
    if command is None and "SLIPWAY_API_URL" in os.environ and "PYTEST_XDIST_WORKER" not in os.environ:
        yield Emulator(os.environ["SLIPWAY_API_URL"], os.environ["SLIPWAY_TOKEN"])
        return
    words = shlex.split(command or "npx --yes @slipway/emulator") + ["--", sys.executable, "-c", KEEPS]
    # In a session of its own, where there are such: a Ctrl-C is pytest's alone.
    process = subprocess.Popen(words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, start_new_session=True)
    line = process.stdout.readline()
    if line == "":
        pytest.exit(f"`{shlex.join(words[:-2])}` ended with {process.wait()} before the emulator answered", returncode=3)
    yield Emulator(*json.loads(line))
    process.stdin.close()
    process.wait(timeout=60)


@pytest.fixture
def emulator(slipway_emulator):
    """An emulator that begins anew for this test: `call`, `control`, `url`, `token`."""
    slipway_emulator.control("POST", "/reset")
    return slipway_emulator


@pytest.hookimpl(hookwrapper=True)
def pytest_runtest_makereport(item):
    report = (yield).get_result()
    emulator = getattr(item, "funcargs", {}).get("emulator")
    if not report.failed or emulator is None:
        return
    try:
        lines = emulator.lines() or "none"
    except (OSError, RuntimeError) as error:
        lines = f"cannot be read: {error}"
    report.sections.append(("Requests that reached the emulator", lines))
