import { once } from "node:events";
import { createProject } from "@slipway/projects";
import * as sandboxes from "@slipway/sandboxes";
import { describe, expect, onTestFinished, test } from "vitest";
import { WebSocket } from "ws";
import { problemOr } from "../../../test/escape/users-to-try.ts";
import { outputOf, sh, startSandbox } from "../../../test/sandbox-shell.ts";
import { startTeams } from "../../../test/start.ts";
import { callUnlisted } from "../../../test/unlisted.ts";

const problem = await problemOr("no isolated terminal is tried");
const isolations = (["none", "bubblewrap"] as const).filter((each) => each === "none" || problem === undefined);

type Client = Parameters<typeof sh>[0];
interface Offered {
  readonly url: string;
  readonly token: string;
}

const offer = async (client: Client, sessionId: string): Promise<Offered> =>
  // Response of the operation, by its contract.
  (await callUnlisted(client, "openSessionTerminal", { sessionId })) as Offered;

function dial({ url, token }: Offered, headers: Readonly<Record<string, string>> = {}): WebSocket {
  const { host, port } = new URL(url);
  const socket = new WebSocket(`ws://127.0.0.1:${port}/?token=${token}`, { headers: { host, ...headers } });
  onTestFinished(() => socket.on("error", () => {}).terminate());
  return socket;
}

const refusedWith = (...asked: Parameters<typeof dial>): Promise<number | undefined> =>
  new Promise((resolve) => {
    const socket = dial(...asked).once("open", () => resolve(101));
    socket.once("unexpected-response", (_, { statusCode }) => resolve(statusCode));
  });

/** A terminal of a session, as the platform's command line has it. */
async function open(client: Client, sessionId: string, start: object, size = { cols: 90, rows: 30 }) {
  const socket = dial(await offer(client, sessionId));
  const said = { text: "", exit: undefined as number | undefined };
  socket.on("message", (data: Buffer, isBinary) => {
    if (isBinary) said.text += data.toString("latin1");
    else said.exit = JSON.parse(String(data)).code;
  });
  const closed = once(socket, "close");
  await once(socket, "open");
  const tell = (message: object) => socket.send(JSON.stringify(message));
  tell({ type: "start", ...start, ...size });
  const type = (text: string) => socket.send(Buffer.from(text, "latin1"));
  const says = (pattern: RegExp) => expect.poll(() => said.text, { timeout: 20_000 }).toMatch(pattern);
  return { socket, said, closed, tell, type, says };
}

const shell = { command: "sh", env: ["PS1=> ", "GREETING=a=b"] };

describe.each(isolations)("isolation %s", (isolation) => {
  const begin = () => startSandbox({ sandboxes: { runtime: "process", isolation } }, { env: { OWN: "own" } });

  test("a terminal has a size, variables, a directory and an exit code, and what it says comes byte for byte", async () => {
    const { client, sessionId } = await begin();
    const { said, closed, tell, type, says } = await open(client, sessionId, { ...shell, cwd: "/tmp" });
    await says(/> $/);
    type("tty; stty size; echo $GREETING $OWN $TERM $(basename $PWD); printf '\\377\\200\\n'\n");
    await says(/\/dev\/pts\/\d+\r\n30 90\r\na=b own xterm-256color tmp\r\n\xff\x80\r\n/);
    // `stty` sets rows and columns one after the other.
    const program = `process.stdout.on("resize", () => console.log(process.stdout.getWindowSize().join("x")) ?? (process.stdout.columns === 101 && process.exit()))`;
    type(`node -e '${program}; console.log("waits"); setInterval(() => {}, 9000)'\n`);
    await says(/\nwaits\r\n/);
    tell({ type: "resize", cols: 101, rows: 41 });
    await says(/101x41\r\n/);
    type("exit 7\n");
    await closed;
    expect(said.exit).toBe(7);
  });

  test("keys end what they end: Ctrl-C a program, Ctrl-D a shell", async () => {
    const { client, sessionId } = await begin();
    const { said, closed, type, says } = await open(client, sessionId, shell);
    await says(/> $/);
    type("cat; echo ended with $?\n");
    await says(/ended with \$\?\r\n/);
    type("typed\n");
    await says(/typed\r\ntyped\r\n/);
    type("\x03");
    await says(/\^C/);
    type("echo over\n\x04");
    await closed;
    expect(said.text).toMatch(/over\r\n/);
    expect(said.exit).toBe(0);
  });

  test("a closed connection hangs up the programs of its terminal, and no others", async () => {
    const { client, sessionId } = await begin();
    const { socket, type, says } = await open(client, sessionId, shell);
    type("nohup sleep 7003 > /dev/null 2>&1 & sleep 7002; echo\n");
    const sleeps = async () => (await sh(client, sessionId, "ps -eo args= | grep '^sleep 700[23]'")).output;
    await expect.poll(sleeps).toMatch(/7002/);
    await says(/sleep 7002/);
    socket.terminate();
    await expect.poll(sleeps).toBe("sleep 7003\n");
  });

  test("the end of the session closes it", async () => {
    const { client, sessionId } = await begin();
    const { closed, says } = await open(client, sessionId, shell);
    await says(/> $/);
    await sandboxes.stopSession(client, { sessionId });
    await closed;
  });

  test("a program whose output nobody reads waits", async () => {
    const { client, sessionId } = await begin();
    const program = `const fs = require("node:fs"); for (let at = 0; at < 1000; at++) { fs.writeSync(1, "x".repeat(65536)); fs.writeFileSync("count", String(at)) }`;
    const { socket, says, said, closed } = await open(client, sessionId, { command: "node", args: ["-e", program] });
    await says(/x/);
    socket.pause();
    const counts = [-1];
    const count = async () => Number((await sh(client, sessionId, "cat count")).output);
    while (counts.at(-1) !== counts.at(-2)) counts.push(await count());
    // The size of the kernel's buffers.
    expect(counts.at(-1)).toBeLessThan(500);
    socket.resume();
    await closed;
    expect([said.text.length, said.exit]).toEqual([65_536_000, 0]);
  });
});

describe("opening a terminal", () => {
  test("a token does it once, at its own sandbox's host, until its minute or its session is over", async () => {
    const { client, emulator, make, sessionId } = await startSandbox();
    const other = await make({ name: "other" });
    const offered = await offer(client, sessionId);
    const { url: elsewhere } = await offer(client, other.session.id);
    expect(await refusedWith({ ...offered, token: "" })).toBe(401);
    expect(await refusedWith({ ...offered, token: emulator.token })).toBe(401);
    expect(await refusedWith({ ...offered, url: elsewhere })).toBe(401);
    await once(dial(offered), "open");
    expect(await refusedWith(offered)).toBe(401);
    const late = await offer(client, sessionId);
    await emulator.clock.advance(60_000);
    expect(await refusedWith(late)).toBe(401);
    const stopped = await offer(client, sessionId);
    await sandboxes.stopSession(client, { sessionId });
    expect(await refusedWith(stopped)).toBe(401);
    await expect(offer(client, sessionId)).rejects.toMatchObject({ status: 410 });
  });

  test("another team's member gets no token, and the token is in no log", async () => {
    const { acme, evil, emulator } = await startTeams(
      { acme: "ann", evil: "bob" },
      { sandboxes: { runtime: "process", isolation: "none" } },
    );
    const { id: projectId } = await createProject(acme, { name: "agents" });
    const { session } = await sandboxes.createSandbox(acme, { projectId });
    await expect(offer(evil, session.id)).rejects.toMatchObject({ status: 404 });
    const offered = await offer(acme, session.id);
    await once(dial(offered), "open");
    expect(JSON.stringify([emulator.requests, emulator.served])).not.toContain(offered.token);
  });

  test("a page of another origin opens none, even with a token; one of this machine does", async () => {
    const { client, sessionId } = await startSandbox();
    const offered = await offer(client, sessionId);
    expect(await refusedWith(offered, { origin: "https://evil.example" })).toBe(403);
    await once(dial(offered, { origin: "http://127.0.0.1:3000" }), "open");
  });

  test.each<[string, (socket: WebSocket) => void, number]>([
    ["is not a message", (socket) => socket.send("{"), 1008],
    [
      "breaks the protocol",
      (socket) => Object(socket)._socket.write(Buffer.from([0x82, 0x80, 0, 0, 0, 0, 0xff, 0xff])),
      1002,
    ],
    ["is none that comes first", (socket) => socket.send(JSON.stringify({ type: "resize", cols: 1, rows: 1 })), 1008],
    [
      "has a size that no terminal has",
      (socket) => socket.send('{"type":"start","command":"sh","cols":"1; id"}'),
      1008,
    ],
    ["is typed before it begins", (socket) => socket.send(Buffer.from("id\n")), 1008],
    ["is larger than what anybody types", (socket) => socket.send(Buffer.alloc(1024 ** 2 + 1)), 1009],
  ])("what %s ends the connection", async (_, send, code) => {
    const { client, sessionId } = await startSandbox();
    const socket = dial(await offer(client, sessionId));
    await once(socket, "open");
    send(socket);
    expect((await once(socket, "close"))[0]).toBe(code);
  });

  test("a command that cannot begin says why, and ends with 1", async () => {
    const { client, sessionId } = await startSandbox();
    const { said, closed } = await open(client, sessionId, { command: "sudo", args: ["-u", "alice", "sh"] });
    await closed;
    expect(said).toEqual({ text: expect.stringMatching(/^There is no user alice/), exit: 1 });
  });

  test("the host of a terminal says what it is", async () => {
    const { client, emulator, sessionId } = await startSandbox();
    const { url } = await offer(client, sessionId);
    const get = (path: string) => emulator.fetch(url.replace(/^ws/, "http") + path);
    expect([(await get("/health")).status, (await get("/")).status]).toEqual([200, 426]);
  });
});

test.runIf(problem === undefined)("a terminal with sudo is root's, as a command of the SDK's `asUser` is", async () => {
  const { client, sessionId } = await startSandbox({ sandboxes: { runtime: "process", isolation: "bubblewrap" } });
  const { said, closed } = await open(client, sessionId, { command: "sudo", args: ["id", "-u"] });
  await closed;
  expect(said).toEqual({ text: "0\r\n", exit: 0 });
  const asUser = { sessionId, command: "sudo", args: ["-u", "root", "--", "id", "-un"] };
  expect(await outputOf(client, asUser)).toEqual({ output: "root\n", exitCode: 0 });
});
