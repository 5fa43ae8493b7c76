import { once } from "node:events";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { expect, test } from "vitest";
import { announced, prepareCommand } from "../test/run-command.ts";

const { folder, run } = prepareCommand();

test.skipIf(process.platform === "win32")(
  "it prints one line with URL and token, answers, and ends in peace (Windows ends it unasked)",
  async () => {
    const child = run("--port", "0", "--token", "sesame");
    const { url, token } = await announced(child);
    expect(token).toBe("sesame");
    const response = await fetch(`${url}/v2/user`, { headers: { authorization: `Bearer ${token}` } });
    expect(response.status).toBe(200);
    child.kill("SIGTERM");
    expect(await once(child, "exit")).toEqual([0, null]);
  },
);

test.skipIf(process.platform === "win32")(
  "it begins with a seed and keeps its data in a folder (Windows ends it unasked)",
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

test("its registry takes sparse indexes when told to", async () => {
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

test("a seed with an unknown member is refused by name", async () => {
  const seed = join(folder, "bad.json");
  writeFileSync(seed, JSON.stringify({ users: [{ username: "ann", mail: "a@example.com" }] }));
  expect(await text(run("--seed", seed).stderr)).toMatch(/bad\.json cannot be read: users\.0\.mail/);
});

test("a seed that contradicts itself ends the command, port and all", async () => {
  const seed = join(folder, "lost.json");
  writeFileSync(seed, JSON.stringify({ users: [{ username: "ann" }], projects: [{ name: "site", team: "nobody" }] }));
  const child = run("--seed", seed);
  expect(await text(child.stderr)).toMatch(/the project site has no owner/);
  expect(child.exitCode ?? (await once(child, "exit"))[0]).toBe(1);
});

test.each([
  [["--prot", "1"], 2, /--prot/],
  [["--port", "http"], 2, /--port takes a number from 0 to 65535, not "http"/],
  [["--port", ""], 2, /--port/],
  [["--token", "a b"], 2, /without spaces/],
  [["--data", ""], 2, /--data takes the name of a folder/],
  [["--sparse", "some"], 2, /--sparse takes indexes or all, not "some"/],
  [["--seed", "nowhere.json"], 2, /--seed nowhere.json cannot be read/],
  [["--faults", "nowhere.json"], 2, /nowhere.json: cannot be read/],
  [["--host", "0.0.0.0"], 1, /loopback addresses only, not on 0.0.0.0/],
])("%o ends with %i and says why", async (args, status, message) => {
  const child = run(...args);
  const [output, errors] = await Promise.all([text(child.stdout), text(child.stderr)]);
  expect([child.exitCode ?? (await once(child, "exit"))[0], output]).toEqual([status, ""]);
  expect(errors).toMatch(message);
  expect(errors).not.toMatch(/^\s+at /m);
});

test("a port in use is told", async () => {
  const { url } = await announced(run());
  const child = run("--port", new URL(url).port);
  expect(await text(child.stderr)).toMatch(/Port \d+ of 127.0.0.1 is in use/);
});

test("--help tells every flag", async () => {
  const child = run("--help");
  const output = await text(child.stdout);
  const flags = ["--port", "--host", "--token", "--data", "--origin", "--sparse", "--seed", "--faults"];
  for (const flag of flags) expect(output).toContain(flag);
});
