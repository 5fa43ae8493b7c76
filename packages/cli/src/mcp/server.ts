import { readFileSync } from "node:fs";
import { findPackageJSON } from "node:module";
import { join } from "node:path";
import { Server } from "@modelcontextprotocol/sdk/server/index.js";
import {
  CallToolRequestSchema,
  type CallToolResult,
  ListResourcesRequestSchema,
  ListToolsRequestSchema,
  ReadResourceRequestSchema,
  type Tool,
} from "@modelcontextprotocol/sdk/types.js";
import { type Client, isSlipwayError } from "@slipway/core/call";
import { shortLine } from "@slipway/core/internal";
import { getProject } from "@slipway/projects";
import type { GroupName } from "../groups.ts";
import { callFor, mayHaveChanged, type Policy } from "./call.ts";
import { type Entry, isRead, loadCatalog } from "./catalog.ts";
import { createRanking } from "./rank.ts";
import { type Limits, limits, ProgramError, runProgram } from "./sandbox.ts";
import { describeHits } from "./search.ts";

export interface McpOptions {
  readonly client: Client;
  /** Description of the target, which every result names. */
  readonly target: string;
  /** Default: operations that change something are refused. */
  readonly allowWrite?: boolean | undefined;
  /** Default: credentials in answers are `[redacted]`. */
  readonly showSecrets?: boolean | undefined;
  /** Available groups. Default: all. */
  readonly groups?: readonly GroupName[] | undefined;
  /** The only allowed project, by ID or name; operations that name no project are left out. */
  readonly project?: string | undefined;
  readonly limits?: Partial<Limits> | undefined;
  /** Beginning of the commands in refusals. Default: `slipway`. */
  readonly command?: string | undefined;
}

const maxOutput = 24_000;
const patience = 600_000;

interface Prepared {
  readonly entries: ReadonlyMap<string, Entry>;
  readonly rank: (query: string) => Entry[];
  readonly project: Policy["project"];
}

/** Creates servers, one per connection, that share the loaded groups. */
export function createMcpServers(options: McpOptions): () => Server {
  let prepared: Promise<Prepared> | undefined;
  const load = (): Promise<Prepared> =>
    (prepared ??= prepare(options).catch((error: unknown) => {
      prepared = undefined;
      throw error;
    }));
  return () => createServer(options, load);
}

async function prepare({ client, groups, project }: McpOptions): Promise<Prepared> {
  const entries = await loadCatalog(groups, project !== undefined);
  const own = project === undefined ? undefined : await getProject(client, { idOrName: project });
  return { entries, rank: createRanking([...entries.values()]), project: own && [own.id, own.name] };
}

function createServer(options: McpOptions, load: () => Promise<Prepared>): Server {
  const manifest = findPackageJSON(import.meta.url) ?? "";
  const { version }: { version: string } = JSON.parse(readFileSync(manifest, "utf8"));
  const server = new Server({ name: "slipway", version }, { capabilities: { tools: {}, resources: {} }, instructions });
  server.setRequestHandler(ListToolsRequestSchema, () => ({ tools: [...tools] }));
  server.setRequestHandler(CallToolRequestSchema, async ({ params: { name, arguments: given = {} } }, { signal }) => {
    try {
      if (name === "search")
        return textResult(options, await describeHits((await load()).rank(textArgument(given, "query"))));
      if (name === "execute")
        return await execute(server, options, await load(), { code: textArgument(given, "code"), signal });
      throw new ProgramError(`There is no tool ${name}: there are search and execute.`);
    } catch (error) {
      return {
        ...textResult(options, shortLine(error instanceof Error ? error.message : String(error), 2000)),
        isError: true,
      };
    }
  });
  const guides = (): Record<string, string> => JSON.parse(readFileSync(join(manifest, "../dist/guides.json"), "utf8"));
  server.setRequestHandler(ListResourcesRequestSchema, () => ({
    resources: Object.entries(guides()).map(([name, text]) => ({
      uri: `slipway://guides/${name}`,
      name,
      title: /^# (.*)$/m.exec(text)?.[1] ?? name,
      mimeType: "text/markdown",
    })),
  }));
  server.setRequestHandler(ReadResourceRequestSchema, ({ params: { uri } }) => {
    const text = Object.entries(guides()).find(([name]) => uri === `slipway://guides/${name}`)?.[1];
    if (text === undefined) throw new Error("There is no such guide: resources/list has their names.");
    return { contents: [{ uri, mimeType: "text/markdown", text }] };
  });
  return server;
}

function textArgument(args: Record<string, unknown>, name: string): string {
  const text = args[name];
  if (typeof text === "string" && text.length > 0 && text.length <= 100_000) return text;
  throw new ProgramError(`${name} is a text of 1 to 100,000 characters.`);
}

function textResult({ target }: McpOptions, text: string): CallToolResult {
  const body =
    text.length <= maxOutput
      ? text
      : `${text.slice(0, maxOutput)}\n… cut: it has ${text.length} characters. Return less of it.`;
  return { content: [{ type: "text", text: `target: ${target}\n${body}` }] };
}

async function execute(
  server: Server,
  options: McpOptions,
  { entries, project }: Prepared,
  { code, signal }: { readonly code: string; readonly signal: AbortSignal },
): Promise<CallToolResult> {
  const { client, allowWrite = false, showSecrets = false, command = "slipway" } = options;
  const bounds = { ...limits, ...options.limits };
  const end = new AbortController();
  const over = AbortSignal.any([signal, end.signal]);
  const changed: string[] = [];
  let pendingQuestions = 0;
  const ask =
    server.getClientCapabilities()?.elicitation &&
    (async (question: string): Promise<boolean> => {
      pendingQuestions++;
      return confirmed(server, `${question} Target: ${options.target}`).finally(() => pendingQuestions--);
    });
  const outside = async (name: string, input: unknown): Promise<unknown> => {
    const entry = entries.get(name);
    if (!entry) throw new Error(`There is no operation ${shortLine(name, 80)} here: search for it.`);
    try {
      const policy = { allowWrite, showSecrets, project, ask, command };
      const answer = await callFor(entry, input, client, policy, over);
      if (!isRead(entry.contract)) changed.push(name);
      return answer;
    } catch (error) {
      if (mayHaveChanged(entry, error))
        changed.push(`${name} (${isSlipwayError(error) ? error.sideEffect : "possible"})`);
      throw error;
    }
  };
  try {
    return textResult(
      options,
      await runProgram(code, outside, { bounds, isAsking: () => pendingQuestions > 0, signal }),
    );
  } catch (error) {
    const effect = changed.length > 0 ? `Changed before: ${changed.join(", ")}.` : "Nothing was changed.";
    const message = error instanceof Error ? error.message : String(error);
    return { ...textResult(options, `${shortLine(message, 2000)}\n${effect}`), isError: true };
  } finally {
    end.abort();
  }
}

async function confirmed(server: Server, message: string): Promise<boolean> {
  const { action, content } = await server.elicitInput(
    {
      message,
      requestedSchema: {
        type: "object",
        properties: { confirm: { type: "boolean", title: "Do it", description: "True to carry it out." } },
        required: ["confirm"],
      },
    },
    { timeout: patience },
  );
  return action === "accept" && content?.confirm === true;
}

/** Instructions for models, short because each conversation pays for them. */
export const instructions = `Vercel's REST API (unofficial client). First search for operations by words, then execute one program that calls them. Never guess names or fields: use those that search gave. Every result begins with its target; tell the user when it is the platform itself.`;

export const tools: readonly Tool[] = [
  {
    name: "search",
    description:
      "Finds operations by the words of a task, such as 'env vars of a project' or 'why did the build fail'. Gives the best ones with TypeScript of input and answer, error statuses, and whether they read, change, delete or spend. One topic per search.",
    inputSchema: {
      type: "object",
      properties: { query: { type: "string", description: "A few words: the object and the action." } },
      required: ["query"],
    },
    annotations: { readOnlyHint: true, openWorldHint: false },
  },
  {
    name: "execute",
    description: `Runs JavaScript (the body of an async function) in a sandbox without network, files or modules. Its only access is
await call(operation, input): input is one flat object (path, query and body fields side by side), the team is added automatically. A list gives an array of all items (at most 1000), bytes give text.
Return only what you need: filter and join in the program, call many operations in one program, use Promise.all.
A failed call throws an Error with message, status, code and sideEffect: "none" (nothing was done), "certain" or "possible" (look before you repeat).
Changes may be refused; deleting and spending asks the user. Credentials are "[redacted]".
Example: const all = await call("listProjects", {}); return all.map(({ id, name }) => ({ id, name }));`,
    inputSchema: {
      type: "object",
      properties: { code: { type: "string", description: "JavaScript that returns a JSON value." } },
      required: ["code"],
    },
    annotations: { readOnlyHint: false, destructiveHint: true, openWorldHint: true },
  },
];
