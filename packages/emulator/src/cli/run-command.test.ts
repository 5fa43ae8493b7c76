import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { text } from "node:stream/consumers";
import { expect, test } from "vitest";
import { type Command, prepareCommand } from "../../test/run-command.ts";

const { folder, command, run, runWith } = prepareCommand();

function program(code: string): string[] {
  return ["--", process.execPath, "--input-type=module", "-e", code];
}

interface Ended {
  readonly status: number | null;
  readonly output: string;
  readonly errors: string;
}

async function ended(child: Command): Promise<Ended> {
  const [output, errors, [status]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, "exit")]);
  return { status, output, errors };
}

async function hasBegun(child: Command): Promise<void> {
  await once(child.stdout, "readable");
}

test("a command finds the emulator by its variables; its output and its exit code are handed on", async () => {
  const code = `
    const { SLIPWAY_API_URL, SLIPWAY_TOKEN, VERCEL_TOKEN, VERCEL_API_TOKEN } = process.env;
    const headers = { authorization: "Bearer " + SLIPWAY_TOKEN };
    const { status } = await fetch(SLIPWAY_API_URL + "/v2/user", { headers });
    console.log(status, [VERCEL_TOKEN, VERCEL_API_TOKEN].every((each) => each === SLIPWAY_TOKEN), process.env.OTHER);
    console.error("on stderr");
    process.exitCode = 7;`;
  const variables = {
    SLIPWAY_API_URL: "https://elsewhere.test",
    SLIPWAY_TOKEN: "real",
    VERCEL_TOKEN: "real",
    VERCEL_API_TOKEN: "real",
    OTHER: "kept",
  };
  expect(await ended(runWith(variables, ...program(code)))).toEqual({
    status: 7,
    output: "200 true kept\n",
    errors: "on stderr\n",
  });
});

test("the emulator ends with the command, and nobody else gets its token", async () => {
  const file = join(folder, "told.json");
  const code = `
    import { writeFileSync } from "node:fs";
    const { SLIPWAY_API_URL: url, SLIPWAY_TOKEN: token } = process.env;
    writeFileSync(${JSON.stringify(file)}, JSON.stringify({ url, token, args: process.argv }));`;
  const { status, output, errors } = await ended(run(...program(code)));
  expect(status).toBe(0);
  const { url, token, args } = JSON.parse(readFileSync(file, "utf8"));
  expect(token).toMatch(/^emulator_/);
  expect(output + errors + args.join()).not.toContain(token);
  await expect(fetch(url)).rejects.toThrow("fetch failed");
});

test("the emulator's input is passed to the command", async () => {
  const args = [command, ...program("process.stdin.pipe(process.stdout)")];
  const child = spawn(process.execPath, args, { stdio: ["pipe", "pipe", "inherit"] });
  child.stdin.end("read by the command");
  expect(await text(child.stdout)).toBe("read by the command");
});

test("options of the emulator stand before --, and those of the command after it", async () => {
  const seed = join(folder, "seed.json");
  writeFileSync(seed, JSON.stringify({ users: [{ username: "ann" }] }));
  const code = `
    const headers = { authorization: "Bearer " + process.env.SLIPWAY_TOKEN };
    const { user } = await (await fetch(process.env.SLIPWAY_API_URL + "/v2/user", { headers })).json();
    console.log(user.username, process.argv.slice(1).join(" "));`;
  const child = run("--seed", seed, ...program(code), "--", "--port", "x");
  expect(await ended(child)).toEqual({ status: 0, output: "ann --port x\n", errors: "" });
});

test.skipIf(process.platform === "win32").each(["SIGTERM", "SIGINT", "SIGHUP"] as const)(
  "%s is handed on, and the command says how it ends (Windows has no such signals)",
  async (signal) => {
    const child = run(
      ...program(`
        process.once("${signal}", () => { console.log("got ${signal}"); process.exit(3); });
        setInterval(() => {}, 1000);
        console.log("ready");`),
    );
    await hasBegun(child);
    child.kill(signal);
    expect(await ended(child)).toEqual({ status: 3, output: `ready\ngot ${signal}\n`, errors: "" });
  },
);

test.skipIf(process.platform === "win32").each([
  ["SIGTERM", 143],
  ["SIGKILL", 137],
] as const)("a command that %s ends has the status %i (Windows has no such signals)", async (signal, expected) => {
  const { status } = await ended(
    run(...program(`process.kill(process.pid, "${signal}"); setInterval(() => {}, 1000);`)),
  );
  expect(status).toBe(expected);
});

test("a process that the command leaves behind goes on", async () => {
  const code = `
    import { spawn } from "node:child_process";
    const args = ["-e", "setInterval(() => {}, 1000)"];
    const left = spawn(process.execPath, args, { detached: true, stdio: "ignore" });
    left.unref();
    console.log(left.pid);`;
  const { status, output } = await ended(run(...program(code)));
  expect(status).toBe(0);
  process.kill(Number(output), "SIGKILL");
});

test("--proxy leads programs to the emulator by the platform's own host, and nowhere else", async () => {
  const code = `
    import { readFileSync } from "node:fs";
    const { SLIPWAY_TOKEN, SSL_CERT_FILE, NODE_EXTRA_CA_CERTS, HTTPS_PROXY, http_proxy, NO_PROXY } = process.env;
    const headers = { authorization: "Bearer " + SLIPWAY_TOKEN };
    const { status } = await fetch("https://api.vercel.com/v2/user", { headers });
    const refused = await fetch("https://elsewhere.invalid/").catch(({ cause }) => cause.cause?.message ?? cause.message);
    const authorities = readFileSync(SSL_CERT_FILE, "utf8").split("BEGIN").length - 1;
    console.log(JSON.stringify({ status, refused, authorities, NO_PROXY, file: SSL_CERT_FILE,
      same: HTTPS_PROXY === http_proxy && NODE_EXTRA_CA_CERTS === SSL_CERT_FILE }));`;
  const variables = { NO_PROXY: "*", HTTPS_PROXY: "http://elsewhere.invalid:1" };
  const { status, output, errors } = await ended(runWith(variables, "--proxy", ...program(code)));
  expect([status, errors]).toEqual([0, ""]);
  const { file, ...said } = JSON.parse(output);
  expect(said).toEqual({
    status: 200,
    refused: expect.stringContaining("403"),
    authorities: 1,
    NO_PROXY: "localhost,127.0.0.1,::1",
    same: true,
  });
  expect(existsSync(dirname(file))).toBe(false);
});

test("--proxy-pass lets programs trust the usual authorities, and those that the environment names", async () => {
  const named = join(folder, "named.pem");
  writeFileSync(named, "-----BEGIN OUR OWN-----\n");
  const code = `
    import { readFileSync } from "node:fs";
    const text = readFileSync(process.env.CURL_CA_BUNDLE, "utf8");
    console.log(text.includes("BEGIN OUR OWN"), text.split("BEGIN CERTIFICATE").length > 100);`;
  const variables = { SSL_CERT_FILE: named, REQUESTS_CA_BUNDLE: "/nowhere" };
  expect((await ended(runWith(variables, "--proxy-pass", ...program(code)))).output).toBe("true true\n");
});

test("--proxy-pass with an unusable proxy in the environment does not start, and quotes nothing", async () => {
  const variables = { all_proxy: "socks5://ann:sesame@proxy.test", http_proxy: "", HTTP_PROXY: "" };
  const { status, errors } = await ended(runWith(variables, "--proxy-pass", ...program("")));
  expect([status, errors]).toEqual([2, expect.stringContaining("ALL_PROXY does not name an HTTP proxy")]);
  expect(errors).not.toContain("sesame");
});

test("a command that is not there is named, and ends with 127", async () => {
  const { status, output, errors } = await ended(run("--", "slipway-no-such-command", "x"));
  expect([status, output]).toEqual([127, ""]);
  expect(errors).toBe(
    'slipway-emulator: "slipway-no-such-command" could not be run: it was not found; check its name, and that it is installed\n',
  );
});

test.skipIf(process.platform === "win32")(
  "a command that cannot be run is named, and ends with 126 (Windows tells by the name's end)",
  async () => {
    const file = join(folder, "no-program");
    writeFileSync(file, "");
    const { status, errors } = await ended(run("--", file));
    expect(status).toBe(126);
    expect(errors).toMatch(/no-program" could not be run: .*EACCES/);
  },
);
