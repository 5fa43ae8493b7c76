import { type OperationContract, type RawAnswer, send } from "@slipway/core/raw";
import type { Command } from "commander";
import { CommandError, type Context, usageError } from "../context.ts";
import { type Match, operationsAt, redactionOf, refuseHidden } from "../credentials.ts";
import { parseJson } from "../fields.ts";
import { writeBytes } from "../operations.ts";
import { readTextFile } from "../stdin.ts";

const MAX_ANSWER = 64 * 1024 * 1024;

interface ApiFlags {
  readonly input?: string;
}

/** Sends any request to the API with the command's login and team. The answer is printed unchanged, except for credentials. */
export function register(command: Command, context: Context): void {
  command
    .argument("<method>", "such as GET")
    .argument("<path>", "such as /v9/projects?limit=3")
    .option("--input <file>", "the JSON of the body; - is stdin")
    .addHelpText("after", "\nslipway api GET /v2/user\nslipway api POST /v11/projects --input - < project.json")
    .action((method: string, path: string, flags: ApiFlags) => sendRequest(method, path, flags, context));
}

/** Hides members by name at any depth, for a path that matches an operation only by its shape, such as `/v1/env/all`. */
function hideNames({ secrets }: OperationContract, value: unknown, { options, note }: Context): unknown {
  if (options.showSecrets || !secrets || value === undefined) return value;
  const names = new Set(secrets.map((path) => path.split(".").findLast((step) => step !== "*")));
  note(`Members with the name ${[...names].join(" or ")} are [redacted]: --show-secrets shows them.`);
  return JSON.parse(JSON.stringify(value), (name, each) => (each !== null && names.has(name) ? "[redacted]" : each));
}

/** Splits a path from its query, and refuses what could lead to another host, with the token. */
function splitPath(method: string, path: string): readonly [pathname: string, query: string] {
  if (!/^[a-z]+$/i.test(method)) throw usageError(`A method is one word, such as GET: ${method}`);
  if (!/^\/(?!\/)[!-[\]-~]*$/.test(path)) throw usageError(`A path begins with one / and is percent-encoded: ${path}`);
  const [pathname = "", query = ""] = path.split(/\?(.*)/s);
  if (/[{}#]|(^|\/)\.{1,2}(\/|$)/.test(pathname)) throw usageError(`A path has no steps, braces or fragment: ${path}`);
  return [pathname, query];
}

async function sendRequest(method: string, path: string, { input }: ApiFlags, context: Context): Promise<void> {
  const { signal, options, confirm } = context;
  const [pathname, query] = splitPath(method, path);
  const route = `${method.toUpperCase()} ${pathname}`;
  const matches = await operationsAt(method.toUpperCase(), pathname);
  if (matches.length === 0 && !options.showSecrets && !options.dryRun && !route.startsWith("HEAD "))
    throw usageError(
      `${route} is not in the contract, so credentials in its response cannot be redacted: pass --show-secrets to see it unchanged.`,
    );
  for (const { operation } of matches) refuseHidden(operation, context);
  const body = input === undefined ? undefined : { body: parseJson("The body", await readTextFile(input, context.io)) };
  const params = new URLSearchParams(query);
  const fields = Object.fromEntries(
    [...params.keys()].map((name) => [name, params.getAll(name).length > 1 ? params.getAll(name) : params.get(name)]),
  );
  const names = Object.keys(fields);
  if (route.startsWith("DELETE ")) await confirm(`Send ${route}?`);
  const hasTeam = names.some((name) => name === "teamId" || name === "slug");
  const team = hasTeam ? {} : { team: true as const };
  const operation = { route, query: names, ...team, ...(body && { body: "application/json" }) };
  const call = { signal, maxResponseSize: MAX_ANSWER };
  const answer = await send(await context.client(), operation, { ...fields, ...body }, call, { body: "bytes" });
  await printAnswer(answer, matches, context);
}

async function printAnswer(answer: RawAnswer, matches: readonly Match[], context: Context): Promise<void> {
  const { options } = context;
  const bytes = Buffer.from(answer.bytes ?? []);
  const isJson = /\bjson\b/.test(answer.response.headers.get("content-type") ?? "");
  const mayHold = !options.showSecrets && matches.some(({ operation: { secrets } }) => secrets);
  const noJson = new CommandError(
    "The response is not JSON and may hold credentials: --show-secrets shows it unchanged.",
  );
  if (bytes.length > 0 && !isJson && mayHold) throw noJson;
  if (options.raw || !isJson) return writeBytes(new Blob([bytes]).stream(), context);
  const text = bytes.toString().trim();
  let value: unknown;
  try {
    value = text ? JSON.parse(text) : undefined;
  } catch {
    // The parser's error would quote the answer.
    throw noJson;
  }
  const hidden = matches.reduce(
    (visible, { operation, isExact }) =>
      isExact ? redactionOf(operation, context).answer(visible) : hideNames(operation, visible, context),
    value,
  );
  await context.print(hidden);
}
