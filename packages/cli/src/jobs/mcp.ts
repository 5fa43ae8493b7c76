import type { Command } from "commander";
import { needs, usageError } from "../command-error.ts";
import type { Context } from "../context.ts";
import { type GroupName, groupNames } from "../groups.ts";
import { readPort } from "../this-machine.ts";

interface McpFlags {
  readonly allowWrite?: true;
  readonly showSecrets?: true;
  readonly groups?: readonly GroupName[];
  readonly project?: string;
  readonly http?: string | true;
}

/** Serves agents until they go, or until Ctrl-C. */
export function register(command: Command, { client, note, options: { local }, signal, io }: Context): void {
  command
    .option("--allow-write", "operations that change something, too; deleting and spending asks first")
    .option("--show-secrets", "credentials in answers as they are")
    .option("--groups <a,b>", "only operations of these groups", readGroups)
    .option("--project <project>", "only operations that name a project, and this one alone")
    .option("--http [port]", "Streamable HTTP on 127.0.0.1 instead of stdio; its token is printed on stderr")
    .action(async ({ http, ...flags }: McpFlags) => {
      const made = await client();
      const { createMcpServers, serveHttp } = await import("../mcp.ts").catch(
        needs("mcp", "@modelcontextprotocol/sdk", "quickjs-emscripten-core", "@jitl/quickjs-wasmfile-release-sync"),
      );
      const target = `${made.baseUrl}${local === undefined ? "" : " (emulator)"}`;
      const connect = createMcpServers({ client: made, target, ...flags });
      const end = new AbortController();
      const over = AbortSignal.any([signal, end.signal]);
      const gone = new Promise<void>((resolve) => over.addEventListener("abort", () => resolve(), { once: true }));
      if (http !== undefined) {
        const listening = await serveHttp(connect, http === true ? 0 : readPort(http));
        note(`${listening.url} with authorization: Bearer ${listening.token}`);
        await gone;
        return listening.close();
      }
      const { StdioServerTransport } = await import("@modelcontextprotocol/sdk/server/stdio.js");
      const server = connect();
      server.onclose = () => end.abort();
      io.stdin.once("end", () => end.abort());
      await server.connect(new StdioServerTransport(io.stdin, io.stdout));
      await gone;
      await server.close();
    });
}

function readGroups(text: string): GroupName[] {
  return text.split(",").map((name) => {
    const found = groupNames.find((each) => each === name);
    if (found === undefined)
      throw usageError(`--groups: there is no group "${name}"; the groups are ${groupNames.join(", ")}`);
    return found;
  });
}
