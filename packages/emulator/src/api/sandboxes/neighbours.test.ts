// @module-tag endurance
import type { Client } from "@slipway/core";
import * as sandboxes from "@slipway/sandboxes";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Fixture, startAs } from "../../../test/escape/fixture.ts";
import { askAt, deployAll, shellFunction } from "../../../test/escape/functions.ts";
import { attacks } from "../../../test/escape/neighbours.ts";
import { usersToTry } from "../../../test/escape/users-to-try.ts";
import { fn } from "../../../test/functions.ts";
import { type Command, prepareCommand } from "../../../test/run-command.ts";
import { begun, outputOf } from "../../../test/sandbox-shell.ts";

const runner = prepareCommand();

const good = "export default (request, answer) => answer.end('good')";
describe.each(await usersToTry("no attack is tried"))("an emulator of $name's:", (user) => {
  let fixture: Fixture;
  let client: Client;
  let child: Command;
  let port = 0;
  let projectId = "";
  const preview = { session: "", host: "" };
  const kinds = ["a sandbox", "a function"] as const;

  beforeAll(async () => {
    const open = ["--no-protection", "--functions", "--sandboxes", "process"];
    ({ fixture, child, client, projectId, port } = await startAs(user, runner, ...open));
    const functions = attacks.map((_, index) => ({ ...fn(`bad${index}`, shellFunction), ...fn(`good${index}`, good) }));
    await deployAll(client, "site", Object.assign({}, ...functions));
    const made = await sandboxes.createSandbox(client, { projectId, name: "neighbour", ports: [3000] });
    Object.assign(preview, { session: made.session.id, host: new URL(made.routes[0]?.url ?? "").host });
    const server = `require("http").createServer((_, to) => to.end("of a neighbour")).listen(3000, () => console.log("up"))`;
    await begun(client, { sessionId: made.session.id, command: "node", args: ["-e", server] });
  });
  afterAll(async () => {
    child?.kill("SIGKILL");
    await fixture?.clear();
  });

  const ask = (...asked: [host: string, path: string, script?: string, headers?: Record<string, string>]) =>
    askAt(port, ...asked);

  async function attack(kind: (typeof kinds)[number], script: string, index: number): Promise<() => Promise<unknown>> {
    if (kind === "a function") {
      expect(await ask("site.localhost", `/bad${index}`, script)).toMatch(/^held\n$|FUNCTION_INVOCATION_FAILED/);
      return () => ask("site.localhost", `/bad${index}`, "", { over: "1" });
    }
    const { session, sandbox, routes } = await sandboxes.createSandbox(client, { projectId, ports: [3000] });
    const input = { sessionId: session.id, command: "sh", args: ["-c", `${script} 2>&1`], sudo: true };
    expect((await begun(client, input, /^held$/m)).said).toBe("held\n");
    for (let n = 0; n < 20; n++) ask(new URL(routes[0]?.url ?? "").host, "/").catch(() => {});
    return () => sandboxes.deleteSandbox(client, { projectId, name: sandbox.name });
  }

  const table = kinds.flatMap((kind) => attacks.map((each, index) => ({ kind, ...each, index })));
  test.each(table)("$kind that $name leaves its neighbours alone", async ({ kind, script, own, index }) => {
    const over = await attack(kind, script, index);
    const { session, host } = preview;
    const line = (sessionId: string, script: string) =>
      outputOf(client, { sessionId, command: "sh", args: ["-c", `${script} 2>&1`] });
    expect(await ask(host, "/")).toBe("of a neighbour");
    expect(await line(session, "node -p 40+2")).toEqual({ output: "42\n", exitCode: 0 });
    if (own) expect(await line(session, own[0])).toEqual({ output: own[1], exitCode: 0 });
    const made = await sandboxes.createSandbox(client, { projectId });
    expect(await line(made.session.id, "echo there")).toEqual({ output: "there\n", exitCode: 0 });
    await sandboxes.deleteSandbox(client, { projectId, name: made.sandbox.name });
    expect(await ask("site.localhost", `/good${kind === "a function" ? index : attacks.length - 1 - index}`)).toBe(
      "good",
    );
    await over();
  });
});
