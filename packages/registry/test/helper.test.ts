import { once } from "node:events";
import { writeFile } from "node:fs/promises";
import { createServer, type Socket } from "node:net";
import { delimiter, join } from "node:path";
import { text } from "node:stream/consumers";
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { newFolder } from "../../../test/new-folder.ts";
import { portOf } from "../../../test/port-of.ts";
import { askCredentialHelper } from "../src/node/run-helper.ts";
import { caught } from "./content.ts";
import { runChild } from "./run-child.ts";

// Helpers are often scripts around another program, which lives on when the script has ended, and writes on.
const answer = JSON.stringify({ ServerURL: "ghcr.io", Username: "ada", Secret: "hunter2" });
let folder: string;

beforeEach(async ({ skip }) => {
  skip(process.platform === "win32", "helpers here are scripts that begin with #!, which Windows does not start");
  folder = newFolder();
  vi.stubEnv("PATH", `${folder}${delimiter}${process.env.PATH}`);
  onTestFinished(() => void vi.unstubAllEnvs());
});

async function helper(script: string): Promise<void> {
  await writeFile(join(folder, "docker-credential-odd"), `#!${process.execPath}\n${script}`, { mode: 0o755 });
}

/** Makes a helper that starts another program, which writes to the same pipe; that one is there as long as its socket is. */
async function wrapper(script: string, inner: string): Promise<{ started: Promise<Socket> }> {
  const server = createServer();
  const port = await portOf(server);
  const started = once(server, "connection").then(([socket]: Socket[]) => {
    if (!socket) throw new Error("nobody came");
    socket.on("error", () => {});
    onTestFinished(() => void socket.destroy());
    return socket.resume();
  });
  const program = `
    const socket = require("node:net").connect(${port}, "127.0.0.1");
    socket.on("error", () => process.exit()).on("close", () => process.exit());
    process.stdout.on("error", () => process.exit());
    socket.on("connect", () => { ${inner} });`;
  await helper(`
    const inner = require("node:child_process").spawn(process.execPath, ["-e", ${JSON.stringify(program)}], {
      detached: true, stdio: ["ignore", "inherit", "ignore"] });
    inner.unref();
    ${script}`);
  return { started };
}

const flood = `const more = () => { while (process.stdout.write("hunter2".repeat(10_000))); };
  process.stdout.on("drain", more); more();`;

test("a helper whose own child floods the pipe is refused, and the child is let go of at once", async () => {
  const { started } = await wrapper("setInterval(() => {}, 1000);", flood);
  const asking = caught(askCredentialHelper("odd", "ghcr.io"));
  const socket = await started;
  const ended = once(socket, "close");
  expect(String(await asking)).toMatch(/answered with more than 1048576 bytes/);
  // The pipe has no reader any more, which ends the helper.
  await ended;
});

test("a helper that has answered and left a child behind, which keeps the pipe open, has answered", async () => {
  const { started } = await wrapper(`console.log(${JSON.stringify(answer)});`, "");
  const [credential, socket] = await Promise.all([askCredentialHelper("odd", "ghcr.io"), started]);
  expect(credential).toEqual({ username: "ada", password: "hunter2" });
  expect(socket.closed).toBe(false);
});

test("a helper that fails and leaves a child behind has failed", async () => {
  const { started } = await wrapper("process.exitCode = 3;", "");
  const [error] = await Promise.all([caught(askCredentialHelper("odd", "ghcr.io")), started]);
  expect(String(error)).toMatch(/failed for ghcr\.io with exit code 3/);
});

test.each([
  ["takes too long", "setInterval(() => {}, 1000);", "", "did not answer within 4000 ms"],
  ["prints too much", "setInterval(() => {}, 1000);", flood, "answered with more than 1048576 bytes"],
])(
  "a process that asked a helper which %s ends, whatever the helper left behind",
  async (_, script, inner, message) => {
    const { started } = await wrapper(script, inner);
    const child = await runChild("helper.child.ts", "odd", "4000");
    const [said, [code], socket] = await Promise.all([text(child.stdout), once(child, "exit"), started]);
    expect([code, said]).toEqual([0, expect.stringContaining(message)]);
    if (inner === "") expect(socket.closed).toBe(false);
  },
);

test("a helper that reads nothing and ends is not a broken pipe", async () => {
  await helper("process.stdin.destroy(); process.exit(2);");
  const error = await caught(askCredentialHelper("odd", "x".repeat(1_000_000)));
  expect(error).toMatchObject({ name: "InputError", message: expect.stringMatching(/exit code 2/) });
});

test("the error of a helper that is killed says so", async () => {
  await helper('process.kill(process.pid, "SIGKILL");');
  expect(String(await caught(askCredentialHelper("odd", "ghcr.io")))).toMatch(/was ended by SIGKILL/);
});

test("output that a helper wrote before its end is read completely, also if it left a child behind", async () => {
  const secret = "s".repeat(60_000);
  const { started } = await wrapper(
    `process.stdout.write(JSON.stringify({ Username: "ada", Secret: "s".repeat(60_000) }));`,
    "",
  );
  const [credential] = await Promise.all([askCredentialHelper("odd", "ghcr.io"), started]);
  expect(credential).toEqual({ username: "ada", password: secret });
});

test.each([0, -1, Number.NaN, Infinity, 2 ** 31])("a time limit of %d is none", async (timeout) => {
  await helper(`console.log(${JSON.stringify(answer)});`);
  expect(await caught(askCredentialHelper("odd", "ghcr.io", { timeout }))).toMatchObject({
    name: "InputError",
    parameter: "timeout",
  });
});
