import { once } from "node:events";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { text } from "node:stream/consumers";
import { expect, test } from "vitest";
import { announced, type Command, prepareCommand } from "../../test/run-command.ts";

const { folder, run, runWith } = prepareCommand();
const isWindows = process.platform === "win32";

async function* linesOf(child: Command): AsyncGenerator<Record<string, unknown>> {
  for await (const line of createInterface({ input: child.stdout })) yield JSON.parse(line);
}

async function nextLine(lines: AsyncGenerator<Record<string, unknown>>): Promise<Record<string, unknown>> {
  return (await lines.next()).value;
}

test.skipIf(isWindows)(
  "every change acknowledged before SIGTERM is there at the next start, and the process ends with 0 (Windows ends it unasked)",
  async () => {
    const args = ["--host", "0.0.0.0", "--data", join(folder, "kept")];
    const child = run(...args);
    const { url, token } = await announced(child);
    const headers = { authorization: `Bearer ${token}` };
    const created: string[] = [];
    const writing = (async () => {
      for (let number = 0; ; number++) {
        const body = JSON.stringify({ name: `project-${number}` });
        const answer = await fetch(`${url}/v11/projects`, { method: "POST", headers, body }).catch(() => undefined);
        if (answer?.status !== 200) return;
        created.push(`project-${number}`);
        if (number === 20) child.kill("SIGTERM");
      }
    })();
    expect(await once(child, "exit")).toEqual([0, null]);
    await writing;
    expect(created.length).toBeGreaterThan(20);
    const again = await announced(run(...args));
    for (const name of created) {
      expect([name, (await fetch(`${again.url}/v9/projects/${name}`, { headers })).status]).toEqual([name, 200]);
    }
  },
);

test.skipIf(isWindows)(
  "a transfer that stalls and a follower of events do not hold its end up (Windows ends it unasked)",
  async () => {
    const child = run();
    const { url, token } = await announced(child);
    const headers = { authorization: `Bearer ${token}` };
    const followed = await fetch(`${url}/_emulator/events`, { headers });
    const stalled = new ReadableStream<Uint8Array>({ start: (to) => to.enqueue(new Uint8Array(10)) });
    const init: RequestInit & { duplex: "half" } = { method: "POST", headers, body: stalled, duplex: "half" };
    const sent = fetch(`${url}/v2/files`, init).catch(() => "cut");
    expect(followed.status).toBe(200);
    child.kill("SIGTERM");
    expect(await once(child, "exit")).toEqual([0, null]);
    await sent;
    await followed.text().catch(() => "cut");
  },
);

test.skipIf(isWindows)(
  "--log json writes an object a line: the start, each request, the end; a chosen token is in none (Windows ends it unasked)",
  async () => {
    const child = runWith({ SLIPWAY_EMULATOR_TOKEN: "open-sesame" }, "--log", "json");
    const lines = linesOf(child);
    const started = await nextLine(lines);
    expect(started).toEqual({
      time: expect.stringMatching(/^\d{4}-.*Z$/),
      level: "info",
      event: "started",
      url: expect.stringMatching(/^http:/),
    });
    const headers = { authorization: "Bearer open-sesame" };
    const said = "\u2028\u009b2J\u202e\n";
    await fetch(`${started.url}/v2/user?token=open-sesame&said=${encodeURIComponent(said)}`, { headers });
    const first = await nextLine(lines);
    expect(first).toMatchObject({ level: "info", event: "request", method: "GET", path: "/v2/user", status: 200 });
    expect(first.query).toEqual({ token: "*", said });
    await fetch(`${started.url}/v2/user`);
    const second = await nextLine(lines);
    expect(second).toMatchObject({ event: "request", status: 403 });
    child.kill("SIGTERM");
    const last = await nextLine(lines);
    expect(last).toMatchObject({ level: "info", event: "ended" });
    expect(JSON.stringify([started, first, second, last])).not.toContain("open-sesame");
  },
);

test("a server goes on when nobody reads its log any more", async () => {
  const child = run("--log", "json");
  const { url } = await nextLine(linesOf(child));
  child.stdout.destroy();
  for (let number = 0; number < 20; number++) expect((await fetch(`${url}/v2/user`)).status).toBe(403);
});

test("--log json shows a random token once, at the start, and a failure is an object as well", async () => {
  const { token, url } = await nextLine(linesOf(run("--log", "json")));
  expect(token).toMatch(/^emulator_/);
  expect(JSON.parse(await text(run("--log", "json", "--port", new URL(String(url)).port).stderr))).toMatchObject({
    level: "error",
    event: "failed",
    message: expect.stringContaining("is in use"),
  });
});

test("a seed is written, started with, and written again of what stands; a copy is taken and put back", async () => {
  const seed = join(folder, "seed.yaml");
  const ended = async (child: Command): Promise<string> => {
    const [out, problems, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, "exit")]);
    return code === 0 ? out : `${code}: ${problems}`;
  };
  expect(await ended(run("init", seed))).toBe("");
  expect(await ended(run("init", seed))).toMatch(/^1: .*EEXIST/);
  const json = join(folder, "seed.json");
  expect(await ended(run("init", json))).toBe("");
  expect(JSON.parse(readFileSync(json, "utf8"))).toMatchObject({ users: [{ username: "ann" }] });
  const { url, token } = await announced(run("--seed", seed));
  const ask = (...args: string[]) => ended(runWith({ SLIPWAY_API_URL: url, SLIPWAY_TOKEN: token }, ...args));
  const project = (method: string) =>
    fetch(`${url}/v9/projects/shop?slug=acme`, { method, headers: { authorization: `Bearer ${token}` } });
  expect(await ask("seed")).toContain("data: <h1>Ahoy</h1>");
  const copy = join(folder, "copy.bin");
  const taken = [
    ["snapshot", "one"],
    ["export", copy],
  ];
  for (const [index, args] of taken.entries()) {
    expect(await ask(...args)).toBe("");
    expect((await project("DELETE")).status).toBe(204);
    expect(await ask(...(index === 0 ? ["restore", "one"] : ["import", copy]))).toBe("");
    expect((await project("GET")).status).toBe(200);
  }
  expect(await ask("restore", "two")).toMatch(/^1: .*two/);
  expect(await ask("snapshot")).toMatch(/^2: .*requires a name/);
  expect(await ask("snapshot", "a", "b")).toMatch(/^2: .*snapshot takes <name>/);
  const nobody = { SLIPWAY_API_URL: "http://127.0.0.1:9", SLIPWAY_TOKEN: token };
  expect(await ended(runWith(nobody, "snapshot", "b"))).toMatch(
    /^1: .*No emulator answers at http:\/\/127\.0\.0\.1:9 \(/,
  );
  expect(await ended(runWith({ SLIPWAY_API_URL: "", SLIPWAY_TOKEN: "" }, "seed"))).toMatch(/^2: .*SLIPWAY_API_URL/);
});
