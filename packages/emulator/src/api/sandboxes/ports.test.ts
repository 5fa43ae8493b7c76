import { once } from "node:events";
import { createServer } from "node:http";
import { createProject } from "@slipway/projects";
import * as sandboxes from "@slipway/sandboxes";
import { describe, expect, onTestFinished, test } from "vitest";
import { freePort, takenPort } from "../../../test/free-port.ts";
import { begun } from "../../../test/sandbox-shell.ts";
import { start } from "../../../test/start.ts";

describe.runIf(process.platform === "linux")("without isolation, a port that is taken (Linux tells by whom)", () => {
  async function begin(port: number) {
    const { client, emulator } = await start({ sandboxes: { runtime: "process", isolation: "none" } });
    const { id: projectId } = await createProject(client, { name: "agents" });
    async function serve(name: string) {
      const { session, routes } = await sandboxes.createSandbox(client, { projectId, name, ports: [port] });
      const server = `require("http").createServer((q, a) => a.end("of ${name}")).listen(${port}, "127.0.0.1", () => console.log("up"))`;
      const mark = name === "unmarked" ? ["-u", "SLIPWAY_SANDBOX"] : [];
      const input = { sessionId: session.id, command: "env", args: [...mark, "node", "-e", server] };
      const { said } = await begun(client, input, /up|EADDRINUSE/);
      const visit = async () => {
        const answer = await emulator.fetch(routes[0]?.url ?? "");
        return [answer.status, await answer.text()] as const;
      };
      return { said, visit, sessionId: session.id };
    }
    return { client, serve };
  }

  test("by another sandbox is an error for the program and the visitor, and both other sandboxes go on", async () => {
    const { client, serve } = await begin(await freePort());
    const first = await serve("first");
    const second = await serve("second");
    expect([first.said, second.said]).toEqual(["up\n", expect.stringContaining("EADDRINUSE")]);
    expect(await first.visit()).toEqual([200, "of first"]);
    expect(await second.visit()).toEqual([502, expect.stringContaining("is taken by another sandbox")]);
    await sandboxes.stopSession(client, { sessionId: first.sessionId });
    expect(await second.visit()).toEqual([502, expect.stringContaining("Nothing in the sandbox second answers")]);
    expect(await (await serve("third")).visit()).toEqual([200, "of third"]);
  });

  test("by a program of this machine is an error as well, and what that says is not shown", async () => {
    const { serve } = await begin(await takenPort((_, answer) => answer.end("of this machine")));
    const { said, visit } = await serve("box");
    expect(said).toContain("EADDRINUSE");
    expect(await visit()).toEqual([502, expect.stringContaining("is taken by a program of this machine")]);
  });

  test("is taken at the address that visitors come by, and at no other one of this machine", async () => {
    const port = await freePort();
    const other = createServer().listen(port, "127.0.0.2");
    await once(other, "listening");
    onTestFinished(() => void other.close());
    const { serve } = await begin(port);
    expect(await (await serve("box")).visit()).toEqual([200, "of box"]);
  });

  test("by its own program is no such port, also where that has put its variables away", async () => {
    const { serve } = await begin(await freePort());
    expect(await (await serve("unmarked")).visit()).toEqual([200, "of unmarked"]);
  });
});
