import { spawnSync } from "node:child_process";
import { chmodSync, readFileSync } from "node:fs";
import { delimiter, dirname, join } from "node:path";
import { expect, test, vi } from "vitest";
import { prepareCommand } from "../packages/emulator/test/run-command.ts";
import { newFolder, writeFiles } from "./new-folder.ts";
import { root } from "./sources.ts";

const { command } = prepareCommand();
const runs = test.skipIf(process.platform === "win32");

function scriptsOf(file: string): string[] {
  const blocks = readFileSync(join(root, file), "utf8").matchAll(/^( *)(?:run: |- )\|\n((?:\1 .*\n)+)/gm);
  return [...blocks].map(([, , text = ""]) => text);
}

function makeMachine(shell: readonly string[], env: Readonly<Record<string, string>>) {
  const home = newFolder();
  const npm = `#!/bin/sh
    echo "$@" > "$HOME/asked"
    while [ "$1" != --prefix ]; do shift; done
    mkdir -p "$2/node_modules/.bin" && cd "$2/node_modules/.bin"
    printf '#!/bin/sh\\nexec ${process.execPath} ${command} "$@"\\n' > slipway-emulator
    chmod +x slipway-emulator`;
  writeFiles(home, { "bin/npm": npm });
  chmodSync(join(home, "bin/npm"), 0o755);
  const PATH = [join(home, "bin"), dirname(process.execPath), process.env.PATH].join(delimiter);
  const run = (script: string, variables: Readonly<Record<string, string>> = {}) => {
    const [program = "", ...args] = shell;
    const all = { ...env, HOME: home, PATH, ...variables };
    const ran = spawnSync(program, [...args, "-c", script], { env: all, stdio: ["ignore", "pipe", "pipe"], cwd: home });
    return { status: ran.status, output: `${ran.stdout}${ran.stderr}` };
  };
  return { run, read: (file: string) => readFileSync(join(home, file), "utf8") };
}

const endsSoon = (pid: string) => vi.waitFor(() => expect(() => process.kill(Number(pid), 0)).toThrow("ESRCH"), 10_000);
const notStarted = {
  status: 1,
  output: expect.stringMatching(/The emulator did not start\.\n.*--port takes a number/s),
};

runs("GitHub's action starts the emulator, masks its token, and leaves it to the runner", async () => {
  const bash = ["bash", "--noprofile", "--norc", "-eo", "pipefail"];
  const files = { GITHUB_ENV: "env", GITHUB_OUTPUT: "output", RUNNER_TEMP: ".", RUNNER_TRACKING_ID: "github_1" };
  const { run, read } = makeMachine(bash, { ...files, VERSION: "1.0.0", OPTIONS: "--origin * --dns-port 0" });
  const [script = ""] = scriptsOf(".github/actions/setup-slipway-emulator/action.yml");
  const { status, output } = run(script);
  expect([status, output]).toEqual([0, expect.stringMatching(/^::add-mask::\S{36}\n$/)]);
  const token = output.slice(12).trim();
  expect(read("asked")).toContain("@slipway/emulator@1.0.0\n");
  const [, url = "", log = "", pid = ""] =
    /^SLIPWAY_API_URL=(.*)\nSLIPWAY_TOKEN=\S+\nVERCEL_TOKEN=\S+\nVERCEL_API_TOKEN=\S+\nSLIPWAY_EMULATOR_LOG=(.*)\nSLIPWAY_EMULATOR_PID=(\d+)\n$/.exec(
      read("env"),
    ) ?? [];
  expect(read("env").split(`_TOKEN=${token}\n`)).toHaveLength(4);
  expect(read("output")).toBe(`url=${url}\n`);
  expect((await fetch(`${url}/v2/user`, { headers: { authorization: `Bearer ${token}` } })).status).toBe(200);
  expect(read(log)).toContain('"operation":"getUser"');
  expect(read(log)).not.toContain(token);
  if (process.platform === "linux") {
    const words = readFileSync(`/proc/${pid}/cmdline`, "utf8").split("\0");
    expect(words.slice(2)).toEqual(["--log", "json", "--origin", "*", "--dns-port", "0", ""]);
    // By this the runner finds what a step has left, and ends it with the job.
    expect(readFileSync(`/proc/${pid}/environ`, "utf8")).toContain("RUNNER_TRACKING_ID=github_1");
  }
  process.kill(Number(pid));
  await endsSoon(pid);
  expect(run(script, { OPTIONS: "--port none" })).toMatchObject(notStarted);
});

runs.each(["sh", "bash"])(
  "GitLab's job starts the emulator before a script and ends it after, in %s",
  async (shell) => {
    const variables = { VERSION: "latest", OPTIONS: "--origin *", PLACE: "place" };
    const env = Object.fromEntries(
      Object.entries(variables).map(([name, value]) => [`SLIPWAY_EMULATOR_${name}`, value]),
    );
    const { run, read } = makeMachine([shell, "-e"], env);
    const [before = "", after = ""] = scriptsOf("ci/gitlab/slipway-emulator.yml");
    const asks = `node -e 'const { SLIPWAY_API_URL: url, VERCEL_TOKEN: token } = process.env;
    fetch(url + "/v2/user", { headers: { authorization: "Bearer " + token } }).then(({ status }) => console.log(status))'`;
    expect(run(before + asks)).toEqual({ status: 0, output: "200\n" });
    const ended = run(after, { CI_JOB_STATUS: "failed" });
    expect(ended).toEqual({ status: 0, output: expect.stringContaining('"operation":"getUser"') });
    await endsSoon(read("place/pid"));
    expect(run(before, { SLIPWAY_EMULATOR_OPTIONS: "--port none" })).toMatchObject(notStarted);
    expect(run(after, { CI_JOB_STATUS: "success" })).toEqual({ status: 0, output: "" });
  },
);
