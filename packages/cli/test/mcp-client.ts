import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StreamableHTTPClientTransport } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import type { Transport } from "@modelcontextprotocol/sdk/shared/transport.js";
import { ElicitRequestSchema } from "@modelcontextprotocol/sdk/types.js";
import { createMcpServers, type McpOptions, serveHttp } from "../src/mcp.ts";

/** Answer of the person behind a client to every question. */
export type Answer = boolean | (() => Promise<boolean>);

export interface Connected {
  readonly mcp: Client;
  /** The questions so far. */
  readonly asked: readonly string[];
  close(): Promise<void>;
}

/** A client of the SDK's, over HTTP. Without an answer it says that nobody can be asked. */
export async function connected(options: McpOptions, answer?: Answer): Promise<Connected> {
  const listening = await serveHttp(createMcpServers(options));
  const headers = { authorization: `Bearer ${listening.token}` };
  const transport = new StreamableHTTPClientTransport(new URL(listening.url), { requestInit: { headers } });
  const mcp = new Client(
    { name: "test", version: "1.0.0" },
    { capabilities: answer === undefined ? {} : { elicitation: {} } },
  );
  const asked: string[] = [];
  if (answer !== undefined) {
    mcp.setRequestHandler(ElicitRequestSchema, async ({ params }) => {
      asked.push(params.message);
      const isYes = typeof answer === "boolean" ? answer : await answer();
      return isYes ? { action: "accept", content: { confirm: true } } : { action: "decline" };
    });
  }
  // The SDK's types do not know exactOptionalPropertyTypes.
  await mcp.connect(transport as Transport);
  return { mcp, asked, close: () => mcp.close().then(listening.close) };
}

export async function result(
  mcp: Client,
  name: string,
  given: Record<string, unknown>,
): Promise<{ text: string; isError: boolean }> {
  const { content, isError = false } = await mcp.callTool({ name, arguments: given });
  const [first] = content as readonly { readonly text: string }[];
  return { text: first?.text ?? "", isError: isError === true };
}
