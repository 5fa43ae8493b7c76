import { spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { expect, test } from "vitest";
import { announced, prepareCommand } from "../test/run-command.ts";
import { limitsOf } from "./domain/sandboxes/limits.ts";

const { command, folder, run, runWith } = prepareCommand();

test.skipIf(process.platform === "win32")(
  "the command prints URL and token in its first line, answers, and ends in peace (Windows ends it unasked)",
  async () => {
    const child = runWith({ SLIPWAY_EMULATOR_TOKEN: "sesame" }, "--port", "0");
    const { url, token } = await announced(child);
    expect(token).toBe("sesame");
    expect((await fetch(`${url}/v2/user`, { headers: { authorization: `Bearer ${token}` } })).status).toBe(200);
    child.kill("SIGTERM");
    expect(await once(child, "exit")).toEqual([0, null]);
  },
);

test.skipIf(process.platform === "win32")(
  "the command begins with a seed and keeps its data in a folder (Windows ends it unasked)",
  async () => {
    const seed = join(folder, "seed.json");
    writeFileSync(seed, JSON.stringify({ users: [{ username: "ann" }], projects: [{ name: "site" }] }));
    const data = join(folder, "data");
    for (const args of [["--seed", seed], []]) {
      const child = run("--data", data, ...args);
      const { url, token } = await announced(child);
      const response = await fetch(`${url}/v9/projects/site`, { headers: { authorization: `Bearer ${token}` } });
      expect(response.status).toBe(200);
      child.kill("SIGINT");
      expect(await once(child, "exit")).toEqual([0, null]);
    }
  },
);

test.skipIf(process.platform === "win32")(
  "--proxy prints the proxy's address and the certificate to trust, and removes the file at the end (Windows ends it unasked)",
  async () => {
    const child = run("--proxy");
    let said = "";
    child.stdout.on("data", (piece) => {
      said += piece;
    });
    const form = /\nProxy at (http:\/\/127\.0\.0\.1:\d+) with authority (.+)\n$/;
    await expect.poll(() => said).toMatch(form);
    const [, url = "", file = ""] = form.exec(said) ?? [];
    expect(readFileSync(file, "utf8")).toMatch(/^-----BEGIN CERTIFICATE-----\n/);
    expect(await (await fetch(url)).text()).toContain("This is a proxy");
    child.kill("SIGTERM");
    expect(await once(child, "exit")).toEqual([0, null]);
    expect(existsSync(file)).toBe(false);
  },
);

test("the registry takes sparse indexes on demand", async () => {
  const seed = join(folder, "sparse.json");
  const data = { users: [{ username: "ann" }], teams: [{ slug: "acme" }], projects: [{ name: "site", team: "acme" }] };
  writeFileSync(seed, JSON.stringify(data));
  const mediaType = "application/vnd.oci.image.index.v1+json";
  const missing = {
    mediaType: "application/vnd.oci.image.manifest.v1+json",
    digest: `sha256:${"0".repeat(64)}`,
    size: 7,
  };
  const body = JSON.stringify({ schemaVersion: 2, mediaType, manifests: [missing] });
  for (const [args, status] of [
    [["--sparse", "indexes"], 201],
    [[], 400],
  ] as const) {
    const { url, token } = await announced(run("--seed", seed, ...args));
    const headers = { authorization: `Bearer ${token}`, "content-type": mediaType };
    const response = await fetch(`${url}/v2/acme/site/web/manifests/v1`, { method: "PUT", headers, body });
    expect(response.status).toBe(status);
  }
});

const secret = '"token": "sesame"';
test.each([
  ["--seed", `{ "users": [{ "username": "ann", ${secret}, [open }] }`, "this is neither YAML nor JSON"],
  ["--seed", '{ "users": [{ "username": "ann", "token": 99887766 }] }', "`users.0.token`: "],
  ["--seed", " ".repeat(17_000_000), "it is larger than"],
  [
    "--faults",
    `[{ "operation": "getUser", "status": 500, "headers": { ${secret} open } }]`,
    "the file could not be parsed",
  ],
  ["--faults", '[{ "status": 500, "headers": { "token": 99887766 } }]', "fault 0: `headers.token`: "],
  ["--faults", " ".repeat(17_000_000), "it is larger than"],
])("a file of %s that cannot be taken is named, and not quoted", async (option, content, message) => {
  const file = join(folder, "bad.json");
  writeFileSync(file, content);
  const child = run(option, file);
  const errors = await text(child.stderr);
  expect(errors).toContain("bad.json");
  expect(errors).toContain(message);
  expect(errors).not.toMatch(/sesame|99887766/);
  expect(child.exitCode ?? (await once(child, "exit"))[0]).toBe(2);
});

test("a seed that contradicts itself ends the command, port and all", async () => {
  const seed = join(folder, "lost.json");
  writeFileSync(seed, JSON.stringify({ users: [{ username: "ann" }], projects: [{ name: "site", team: "nobody" }] }));
  const child = run("--seed", seed);
  expect(await text(child.stderr)).toMatch(/the project site has no owner/);
  expect(child.exitCode ?? (await once(child, "exit"))[0]).toBe(2);
});

const unnamed = join(folder, "unnamed.json");
writeFileSync(unnamed, JSON.stringify({ projects: [{ name: "Bad Name" }] }));
test.each([
  [["--prot", "1"], 2, /--prot/],
  [["npm", "test"], 2, /'npm'.* Put a command after --/],
  [["--"], 2, /-- requires a command/],
  [["--port", "http"], 2, /--port takes a number from 0 to 65535, not "http"/],
  [["--port", ""], 2, /--port/],
  [["--token", "sesame"], 2, /--token is not accepted, .* set SLIPWAY_EMULATOR_TOKEN, or use --token-file/],
  [["--token-file", "nowhere"], 2, /--token-file nowhere cannot be read/],
  [["--base-domain", "http://sites.test"], 2, /--base-domain "http:\/\/sites.test" has to be a domain name/],
  [["--base-domain", ""], 2, /--base-domain "" has to be a domain name/],
  [["--origin", "https://app.test", "--origin", "foo"], 2, /--origin "foo" is not an origin: use scheme and host/],
  [["--data", ""], 2, /--data "" has to be the name of a folder/],
  [["--deliver-to", "hooks.example.com:8080"], 2, /--deliver-to takes a host name without a port, or \*, not/],
  [["--deliver-to", "*.example.com"], 2, /--deliver-to takes a host name without a port, or \*, not/],
  [["--reach", "localhost:1,10.0.0.1:80"], 2, /--reach "10.0.0.1:80" has to be a port of this machine, such as/],
  [["--sparse", "some"], 2, /--sparse takes indexes or all, not "some"/],
  [["--seed", "nowhere.json"], 2, /nowhere.json: it cannot be read/],
  [["--seed", unnamed], 2, /unnamed\.json:1: `projects\.0`: .*"Bad Name" is not a project name/],
  [["--faults", "nowhere.json"], 2, /nowhere.json: cannot be read/],
  [["--host", "203.0.113.7"], 1, /203\.0\.113\.7 is not an address of this machine; choose one that is, or 0\.0\.0\.0/],
  [["--allow-host", "emulator:4000"], 2, /--allow-host "emulator:4000" has to be a host name without a port/],
  [["--public-url", "emulator"], 2, /--public-url "emulator" has to be an address without a path/],
  [["--log", "text"], 2, /--log takes json, not "text"/],
  [["--strict"], 2, /--strict requires a command/],
  [["--strict", "--proxy-pass", "--", "node"], 2, /--strict cannot be combined with --proxy-pass/],
])("%o ends with %i and says why", async (args, status, message) => {
  const child = run(...args);
  const [output, errors] = await Promise.all([text(child.stdout), text(child.stderr)]);
  expect([child.exitCode ?? (await once(child, "exit"))[0], output]).toEqual([status, ""]);
  expect(errors).toMatch(message);
  expect(errors).not.toMatch(/^\s+at |sesame/m);
});

test.runIf(process.platform === "linux")("a folder that takes no folder fails at once", async () => {
  const child = run("--data", "/proc/slipway/data");
  expect(await text(child.stderr)).toMatch(
    /The data folder \/proc\/slipway\/data \(dataFolder, --data\) cannot be taken: ENOENT/,
  );
  expect(child.exitCode ?? (await once(child, "exit"))[0]).toBe(1);
});

test("the token of a file comes before the variable's", async () => {
  const file = join(folder, "token");
  writeFileSync(file, "open-sesame\n");
  const { token } = await announced(runWith({ SLIPWAY_EMULATOR_TOKEN: "barley" }, "--token-file", file));
  expect(token).toBe("open-sesame");
});

test("a variable that is blank says no token", async () => {
  expect((await announced(runWith({ SLIPWAY_EMULATOR_TOKEN: " " }))).token).toMatch(/^emulator_/);
});

test.each([
  ["two words", "open sesame"],
  ["nothing", "\n"],
  ["more than a header", "sesame".repeat(5000)],
])("a token file that holds %s is refused, and not quoted", async (_, content) => {
  const file = join(folder, "bad-token");
  writeFileSync(file, content);
  const child = run("--token-file", file);
  const errors = await text(child.stderr);
  expect(errors).toMatch(
    /--token-file .*bad-token (does not hold a token|cannot be read: it is larger than 16384 bytes)/,
  );
  expect(errors).not.toContain("sesame");
  expect(child.exitCode ?? (await once(child, "exit"))[0]).toBe(2);
});

test.skipIf(process.platform === "win32").each([
  [
    { runtime: "process", isolation: "none" },
    /^Sandboxes run without isolation: what runs in one can do all that you can\n/,
  ],
  [{ runtime: "just-bash" }, /^Sandboxes run in just-bash: the shell alone keeps a command in/],
] as const)("the start says what sandboxes of %j let through", async (sandboxes, sentence) => {
  const isolation = "isolation" in sandboxes ? ["--isolation", sandboxes.isolation] : [];
  const child = run("--sandboxes", sandboxes.runtime, ...isolation);
  await announced(child);
  child.kill();
  const errors = await text(child.stderr);
  expect(errors).toMatch(sentence);
  expect(errors).toBe((await limitsOf(sandboxes)).map((each) => `${each}\n`).join(""));
});

test("a bad token of the variable is refused, and not quoted", async () => {
  const errors = await text(runWith({ SLIPWAY_EMULATOR_TOKEN: "open sesame" }).stderr);
  expect(errors).toMatch(/SLIPWAY_EMULATOR_TOKEN does not hold a token/);
  expect(errors).not.toContain("sesame");
});

test("a deployment is served below the base domain", async () => {
  const { url, token } = await announced(run("--base-domain", "sites.test"));
  const response = await fetch(`${url}/v11/projects`, {
    method: "POST",
    headers: { authorization: `Bearer ${token}` },
    body: JSON.stringify({ name: "site" }),
  });
  expect(response.status).toBe(200);
  const domains = await fetch(`${url}/v9/projects/site/domains`, { headers: { authorization: `Bearer ${token}` } });
  expect(await domains.json()).toMatchObject({ domains: [{ name: "site.sites.test" }] });
});

test("the error names a port in use", async () => {
  const child = run("--port", new URL((await announced(run())).url).port);
  expect(await text(child.stderr)).toMatch(/Port \d+ of 127.0.0.1 is in use/);
});

test("--version tells the package's", async () => {
  expect(await text(run("--version").stdout)).toBe(
    `${JSON.parse(readFileSync(join(import.meta.dirname, "../package.json"), "utf8")).version}\n`,
  );
});

test.skipIf(process.platform !== "linux")(
  "output on a full disk is lost, and the exit code says so (Linux has /dev/full)",
  () => {
    const args = ["-c", '"$0" "$@" > /dev/full', process.execPath, command, "--version"];
    const { status, stderr } = spawnSync("sh", args, { encoding: "utf8" });
    expect([status, stderr]).toEqual([1, expect.stringMatching(/could not be written \(ENOSPC/)]);
  },
);

test("--help and docs/command.md have the same options", async () => {
  const help = await text(run("--help").stdout);
  const page = readFileSync(join(import.meta.dirname, "../docs/command.md"), "utf8");
  const rows = page.split("\n").filter((line) => line.startsWith("| `--"));
  const named = rows.flatMap((row) => row.split(" | ")[0]?.match(/--[a-z-]+/g) ?? []);
  expect(named.sort()).toEqual([...help.matchAll(/^ {2}(--[a-z-]+)/gm)].map(([, flag]) => flag).sort());
});

test("the emulator answers DNS over UDP on demand, and passes the address to its command", async () => {
  const script = join(folder, "resolve.mjs");
  writeFileSync(
    script,
    `import { Resolver } from "node:dns/promises";
const { SLIPWAY_API_URL, SLIPWAY_TOKEN, SLIPWAY_DNS_SERVER } = process.env;
const headers = { authorization: \`Bearer \${SLIPWAY_TOKEN}\`, "content-type": "application/json" };
const body = JSON.stringify({ name: "www.example.com", type: "A", values: ["192.0.2.1"] });
await fetch(\`\${SLIPWAY_API_URL}/_emulator/world/records\`, { method: "PUT", headers, body });
const resolver = new Resolver();
resolver.setServers([SLIPWAY_DNS_SERVER]);
console.log(...(await resolver.resolve4("www.example.com")));`,
  );
  expect((await text(run("--dns-port", "0", "--", process.execPath, script).stdout)).trim()).toBe("192.0.2.1");
});
