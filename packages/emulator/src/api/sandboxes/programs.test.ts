import { spawnSync } from "node:child_process";
import type * as sandboxes from "@slipway/sandboxes";
import { expect, test } from "vitest";
import { problemOr } from "../../../test/escape/users-to-try.ts";
import { begun, ran, startSandbox } from "../../../test/sandbox-shell.ts";
import { deployBuilt } from "../../../test/start.ts";

const problem = await problemOr("no program of a sandbox opens anything");
const token = "token-of-a-rule";
const word = (text: string) => `${"1".repeat(40)}\trefs/heads/${text}\n`;

/** Servers in the sandbox: a page, references of git, and a WebSocket that sends one word. */
const server = `
  const { createHash } = require("node:crypto");
  const server = require("node:http").createServer((q, a) => a.end(q.url.includes("info/refs") ? ${JSON.stringify(word("own"))} : "own"));
  server.on("upgrade", (q, socket) => {
    const accept = createHash("sha1").update(q.headers["sec-websocket-key"] + "258EAFA5-E914-47DA-95CA-C5AB0DC85B11").digest("base64");
    socket.on("error", () => {}).write("HTTP/1.1 101 Switching Protocols\\r\\nUpgrade: websocket\\r\\nConnection: Upgrade\\r\\nSec-WebSocket-Accept: " + accept + "\\r\\n\\r\\n");
    socket.on("data", () => socket.end()).write(Buffer.from([0x81, 3, ...Buffer.from("own")]));
  });
  server.listen(3000, () => console.log("up"));`;

const node = (each: string) =>
  `node --input-type=module -e 'for (const url of process.argv.slice(1)) console.log(await (${each})(url))' "$@"`;
const python = (each: string, first = "import sys") =>
  `python3 -c '${first}\nfor url in sys.argv[1:]: print(${each})' "$@"`;

/** It comes with pip, which Python has as an archive. */
const requests =
  'import ensurepip, glob, os, sys; sys.path[:0] = glob.glob(os.path.dirname(ensurepip.__file__) + "/_bundled/pip-*.whl"); from pip._vendor import requests';

/** A line that fails without the program, and one that prints the answer of each argument. */
interface Program {
  readonly is: string;
  readonly script: string;
}

const clients: Readonly<Record<string, Program>> = {
  "Node's fetch": { is: "node -v", script: node("async (url) => (await fetch(url)).text()") },
  "Node's http and https": {
    is: "node -v",
    script: node(
      'async (url) => { const { get } = await import(url.startsWith("https") ? "node:https" : "node:http"); return new Promise((done, fail) => get(url, async (answer) => done((await answer.toArray()).join(""))).on("error", fail)); }',
    ),
  },
  curl: { is: "curl --version", script: 'for url; do curl -sS "$url"; echo; done' },
  wget: { is: "wget --version", script: 'for url; do wget -qO- "$url"; echo; done' },
  "Python's urllib": {
    is: "python3 --version",
    script: python('__import__("urllib.request").request.urlopen(url).read().decode()'),
  },
  "Python's requests": { is: `python3 -c '${requests}'`, script: python("requests.get(url).text", requests) },
  git: { is: "git --version", script: 'for url; do git ls-remote "$url/repo.git"; done' },
  "Node's WebSocket": {
    is: "node -v",
    script: node(
      '(url) => new Promise((done, fail) => Object.assign(new WebSocket(url.replace("http", "ws")), { onmessage: ({ data, target }) => { done(data); target.close(); }, onerror: fail }))',
    ),
  },
};

const isThere = ([, { is }]: [string, Program]) => spawnSync("sh", ["-c", is]).status === 0;
for (const [name] of Object.entries(clients).filter((each) => !isThere(each)))
  test(`${name} is not on this machine, and opens nothing in a sandbox`, () => expect(name).toBeTypeOf("string"));

async function begin(networkPolicy?: sandboxes.CreateSandboxInput["networkPolicy"]) {
  const started = await startSandbox(
    { sandboxes: { runtime: "process", isolation: "bubblewrap" }, token },
    { ports: [3000], ...(networkPolicy && { networkPolicy }) },
  );
  const { client, emulator, sessionId, url } = started;
  const files = [
    { file: "index.html", data: "site" },
    { file: "repo.git/info/refs", data: word("site") },
  ];
  await deployBuilt(emulator, client, { name: "site", target: "production", files });
  await begun(client, { sessionId, command: "node", args: ["-e", server] }, /up/);
  const { port, hostname } = new URL(url);
  const own = ["http://localhost:3000", "http://127.0.0.1:3000", `http://${hostname}:${port}`, `http://${hostname}`];
  const places: Record<string, string> = {
    ...Object.fromEntries(own.map((each) => [each, "own"])),
    [`https://${hostname}`]: "own",
    [`https://${hostname}:${port}`]: "own",
    [`https://${hostname.replace("localhost", "vercel.run")}`]: "own",
    "https://site.localhost": "site",
    [`http://site.localhost:${port}`]: "site",
    "https://site.vercel.app": "site",
  };
  return { ...started, places };
}

const policies = {
  "without a policy": undefined,
  "where a policy names the API beside every domain": {
    allow: { "api.vercel.com": [{ transform: [{ headers: { authorization: `Bearer ${token}` } }] }], "*": [] },
  },
};

test.runIf(problem === undefined).each(Object.entries(policies))(
  "%s, each program opens sites and ports by their names",
  async (_, policy) => {
    const { client, sessionId, places } = await begin(policy);
    const run = (...args: string[]) => ran(client, { sessionId, command: "sh", args: ["-c", ...args] });
    for (const [name, { script }] of Object.entries(clients).filter(isThere)) {
      const isPage = name !== "git" && name !== "Node's WebSocket";
      const all = { ...places, ...(policy && isPage ? { "https://api.vercel.com/v2/user": '"user":' } : {}) };
      const wanted = Object.entries(all).filter(([, answer]) => name !== "Node's WebSocket" || answer === "own");
      const { stdout, stderr } = await run(script, "sh", ...wanted.map(([url]) => url));
      const lines = stdout.trim().split("\n");
      const found = wanted.map(([url, answer], index) => [url, lines[index]?.includes(answer) ? answer : lines[index]]);
      expect([name, stderr.match(/.*(error|refuse).*/i)?.[0], found]).toEqual([name, undefined, wanted]);
    }
  },
);

test.runIf(problem === undefined)(
  "a refusal is written once into each command that runs, and is an event",
  async () => {
    const { client, emulator, sessionId } = await begin({ allow: ["api.vercel.com"] });
    const events = emulator.events();
    const sentence = "@slipway/emulator refuses other.test: the sandbox's network policy does not allow this domain";
    const script =
      "curl -sS http://other.test/; curl -sS https://other.test/; echo $?; curl -sk https://api.vercel.com/v2/user -o /dev/null";
    const { stdout, stderr } = await ran(client, { sessionId, command: "sh", args: ["-c", script] });
    expect(stdout).toBe(`${sentence}\n56\n`);
    expect(stderr.split("\n").filter((line) => line === sentence)).toHaveLength(1);
    for await (const event of events)
      if (event.kind === "refused") {
        expect(event).toEqual({ kind: "refused", sessionId, sentence });
        break;
      }
  },
);
