import type { Command } from "commander";
import { type Context, needs, usageError } from "../context.ts";
import { type GroupName, groupNames } from "../groups.ts";
import { readPort } from "../this-machine.ts";

interface McpFlags {
  readonly allowWrite?: true;
  readonly groups?: readonly GroupName[];
  readonly project?: string;
  readonly http?: string | true;
}

export function register(
  command: Command,
  { client, options: { local, team, profile, showSecrets }, signal, io }: Context,
): void {
  command
    .option("--allow-write", "also operations that change something; deleting and spending asks first")
    .option("--groups <a,b>", "only operations of these groups", readGroups)
    .option("--project <project>", "only operations on this project")
    .option("--http [port]", "Streamable HTTP on 127.0.0.1 instead of stdio; its token is printed on stderr")
    .action(async ({ http, ...flags }: McpFlags) => {
      const apiClient = await client();
      const engine = ["quickjs-emscripten-core", "@jitl/quickjs-wasmfile-release-sync"];
      // Threads load the engine later, so its absence is detected now.
      const loaded = Promise.all([import("../mcp.ts"), ...engine.map((name) => import(name))]);
      const [{ createMcpServers, serveHttp }] = await loaded.catch(
        needs("mcp", "@modelcontextprotocol/sdk", ...engine),
      );
      const target = `${apiClient.baseUrl}${local === undefined ? "" : " (emulator)"}`;
      // Commands in refusals must reach the same target.
      const where = Object.entries({ local, team, profile }).flatMap(([name, value]) =>
        value === undefined ? [] : value ? `--${name}=${value}` : `--${name}`,
      );
      const connect = createMcpServers({
        client: apiClient,
        target,
        showSecrets,
        command: ["slipway", ...where].join(" "),
        ...flags,
      });
      const end = new AbortController();
      const over = AbortSignal.any([signal, end.signal]);
      const ended = new Promise<void>((resolve) => over.addEventListener("abort", () => resolve(), { once: true }));
      if (http !== undefined) {
        const listening = await serveHttp(connect, http === true ? 0 : readPort(http));
        // Printed with --quiet, too, because no other output has the token.
        io.stderr.write(`${listening.url} with authorization: Bearer ${listening.token}\n`);
        await ended;
        return listening.close();
      }
      const { StdioServerTransport } = await import("@modelcontextprotocol/sdk/server/stdio.js");
      const server = connect();
      server.onclose = () => end.abort();
      io.stdin.once("end", () => end.abort());
      await server.connect(new StdioServerTransport(io.stdin, io.stdout));
      await ended;
      await server.close();
    });
}

function readGroups(text: string): GroupName[] {
  return text.split(",").map((name) => {
    const group = groupNames.find((each) => each === name);
    if (group === undefined)
      throw usageError(`--groups: there is no group "${name}"; the groups are ${groupNames.join(", ")}`);
    return group;
  });
}
