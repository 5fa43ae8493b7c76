import os
import pathlib

import pytest

PASSES = "def test_it(emulator): assert emulator.call('GET', '/v2/user')[0] == 200"
FAILS = """
def test_quiet(emulator): emulator.call("GET", "/v9/projects/quiet")
def test_loud(emulator):
    emulator.call("GET", "/v9/projects/lost")
    assert False, "as planned"
"""
LEAVES = """
import os
def test_it(emulator):
    open("url", "w").write(emulator.url)
    os._exit(9)
"""


@pytest.fixture
def run(pytester, monkeypatch, request):
    monkeypatch.setenv("PYTHONPATH", str(pathlib.Path(__file__).parent))
    monkeypatch.delenv("SLIPWAY_API_URL", raising=False)
    command = request.config.getoption("--emulator")
    starts = ["--emulator", command] if command else []

    def run(code, *options):
        pytester.makepyfile(code)
        return pytester.runpytest_subprocess("-p", "slipway_emulator", *(options or starts), timeout=120)

    return run


def test_a_failure_prints_the_requests_of_its_own_test_and_fails_the_run(run):
    result = run(FAILS)
    assert result.ret == 1
    result.assert_outcomes(passed=1, failed=1)
    result.stdout.fnmatch_lines(["*Requests that reached the emulator*", "GET /v9/projects/lost -> 404 not_found"])
    result.stdout.no_fnmatch_line("*quiet -> *")


def test_the_emulator_around_pytest_is_used(run, monkeypatch, slipway_emulator):
    monkeypatch.setenv("SLIPWAY_API_URL", slipway_emulator.url)
    monkeypatch.setenv("SLIPWAY_TOKEN", slipway_emulator.token)
    assert run(PASSES, "-q").ret == 0
    assert "GET /v2/user -> 200 getUser" in slipway_emulator.lines()


def test_what_is_no_emulator_is_not_used(run, monkeypatch, slipway_emulator):
    monkeypatch.setenv("SLIPWAY_API_URL", slipway_emulator.url + "/v9/projects")
    monkeypatch.setenv("SLIPWAY_TOKEN", slipway_emulator.token)
    result = run(PASSES, "-q")
    assert result.ret == 1
    result.stdout.fnmatch_lines(["*POST */_emulator/reset answers 4*"])


def test_an_emulator_that_does_not_start_ends_the_run(run):
    result = run(PASSES, "--emulator", "false")
    assert result.ret == 3
    result.stdout.fnmatch_lines(["*`false -- * ended with 1 before the emulator answered*"])


def test_the_emulator_ends_with_a_pytest_that_is_killed(run, pytester):
    assert run(LEAVES).ret == 9
    url = pathlib.Path("url").read_text()
    for _ in range(100):
        if os.system(f"python3 -c \"import urllib.request as r; r.urlopen('{url}/_emulator/health')\" 2> {os.devnull}"):
            return
    raise AssertionError(f"{url} still answers")
