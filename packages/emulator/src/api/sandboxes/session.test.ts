import * as sandboxes from "@slipway/sandboxes";
import { describe, expect, test } from "vitest";
import { problemOr } from "../../../test/escape/users-to-try.ts";
import { freePort } from "../../../test/free-port.ts";
import { plainly, sh, startSandbox } from "../../../test/sandbox-shell.ts";

const problem = await problemOr("no session of an isolated sandbox is begun");
const kinds = problem === undefined ? (["process", plainly] as const) : ([plainly] as const);
/** A server that says which of its visitors one is, as a development server that goes on behind a command. */
const server = `let n = 0; require("http").createServer((_, answer) => answer.end(String(++n))).listen(process.env.PORT, () => console.log("listening"))`;

describe.each(kinds)("a session of the runtime %o", (runtime) => {
  test("a process that a command leaves running goes on, with its output kept, until the session stops", async () => {
    // Without isolation the port is this machine's.
    const port = await freePort();
    const { client, emulator, sessionId, url, projectId } = await startSandbox(
      { sandboxes: runtime },
      { ports: [port] },
    );
    const begun = { sessionId, command: "sh", args: ["-c", `PORT=${port} node -e '${server}' & echo begun`] };
    const { command } = await sandboxes.runSessionCommand(client, begun);
    const logs = async () => {
      let text = "";
      for await (const line of sandboxes.getSessionCommandLogs(client, { sessionId, cmdId: command.id }))
        if ("data" in line) text += line.data;
      return text;
    };
    await expect.poll(logs).toMatch(/^listening$/m);
    const { command: ended } = await sandboxes.getSessionCommand(client, { sessionId, cmdId: command.id });
    expect(ended.exitCode).toBe(0);
    const visit = async () => (await emulator.fetch(url)).text();
    expect([await visit(), await visit()]).toEqual(["1", "2"]);
    await sandboxes.stopSession(client, { sessionId });
    const { session } = await sandboxes.getSandbox(client, { name: "box", projectId, resume: true });
    expect(session.id).not.toBe(sessionId);
    expect(await emulator.fetch(url)).toMatchObject({ status: 502 });
  });
});

describe.runIf(problem === undefined)("an isolated session", () => {
  test("its commands see and signal one another, and no other session's", async () => {
    const { client, make, sessionId } = await startSandbox({ sandboxes: "process" });
    const { session } = await make({ name: "other" });
    const sleeps = { sessionId, command: "sleep", args: ["7001"] };
    const { command } = await sandboxes.runSessionCommand(client, sleeps);
    expect((await sh(client, session.id, "pgrep -fc '^sleep 7001'")).output).toBe("0\n");
    expect((await sh(client, sessionId, "pkill -f '^sleep 7001'")).exitCode).toBe(0);
    const ended = async () =>
      (await sandboxes.getSessionCommand(client, { sessionId, cmdId: command.id })).command.exitCode;
    await expect.poll(ended).toBe(143);
  });

  test("its processes that have ended are taken, whoever left them", async () => {
    const { client, sessionId } = await startSandbox({ sandboxes: "process" });
    await sh(client, sessionId, "(sh -c 'sleep 0.01 & exec sleep 0.05' &); true");
    const zombies = async () =>
      (await sh(client, sessionId, "ps -eo stat= | grep -c '^Z'; ps -C sleep -o args=")).output;
    await expect.poll(zombies).toBe("0\nsleep 2147483647\n");
  });
});
