import { type OperationContract, send } from "@slipway/core/raw";
import type { Command } from "commander";
import { CommandError, type Context, usageError } from "../context.ts";
import { operationsAt, refuseHidden, shownOf } from "../credentials.ts";
import { parsed } from "../fields.ts";
import { writeBytes } from "../operations.ts";
import { textOf } from "../stdin.ts";

/** As many bytes of an answer are read, unless the client says otherwise. */
const MOST = 64 * 1024 * 1024;

interface ApiFlags {
  readonly input?: string;
}

/** Sends any request to the API, with the login and the team of this command. The answer is printed as it came, but for credentials. */
export function register(command: Command, context: Context): void {
  command
    .argument("<method>", "such as GET")
    .argument("<path>", "such as /v9/projects?limit=3")
    .option("--input <file>", "the JSON of the body; - is stdin")
    .addHelpText("after", "\nslipway api GET /v2/user\nslipway api POST /v11/projects --input - < project.json")
    .action((method: string, path: string, flags: ApiFlags) => run(method, path, flags, context));
}

/** Where a path only looks like the operation's, as `/v1/env/all` does: members are hidden by their names, at any depth. */
function hideNames({ secrets }: OperationContract, value: unknown, { options, note }: Context): unknown {
  if (options.showSecrets || !secrets || value === undefined) return value;
  const names = new Set(secrets.map((path) => path.split(".").findLast((step) => step !== "*")));
  note(`Whatever is called ${[...names].join(", ")} is [redacted]: --show-secrets shows it.`);
  return JSON.parse(JSON.stringify(value), (name, each) => (each !== null && names.has(name) ? "[redacted]" : each));
}

async function run(method: string, path: string, { input }: ApiFlags, context: Context): Promise<void> {
  const { signal, options, confirm } = context;
  // Anything else could lead to another host, with the token.
  if (!/^[a-z]+$/i.test(method)) throw usageError(`A method is one word, such as GET: ${method}`);
  if (!/^\/(?!\/)[!-[\]-~]*$/.test(path)) throw usageError(`A path begins with one / and is percent-encoded: ${path}`);
  const [pathname = "", query = ""] = path.split(/\?(.*)/s);
  if (/[{}#]|(^|\/)\.{1,2}(\/|$)/.test(pathname)) throw usageError(`A path has no steps, braces or fragment: ${path}`);
  const route = `${method.toUpperCase()} ${pathname}`;
  const known = await operationsAt(method.toUpperCase(), pathname);
  if (known.length === 0 && !options.showSecrets && !options.dryRun && !route.startsWith("HEAD "))
    throw usageError(
      `Which members of an answer of ${route} are credentials is not known: pass --show-secrets to see it as it comes.`,
    );
  for (const { operation } of known) refuseHidden(operation, context);
  const given = input === undefined ? undefined : { body: parsed("The body", await textOf(input, context.io)) };
  const asked = new URLSearchParams(query);
  const fields = Object.fromEntries(
    [...asked.keys()].map((name) => [name, asked.getAll(name).length > 1 ? asked.getAll(name) : asked.get(name)]),
  );
  const names = Object.keys(fields);
  if (route.startsWith("DELETE ")) await confirm(`Send ${route}?`);
  const isTeamSaid = names.some((name) => name === "teamId" || name === "slug");
  const team = isTeamSaid ? {} : { team: true as const };
  const operation = { route, query: names, ...team, ...(given && { body: "application/json" }) };
  const call = { signal, maxResponseSize: MOST };
  const sent = await send(await context.client(), operation, { ...fields, ...given }, call, { body: "bytes" });
  const bytes = Buffer.from(sent.bytes ?? []);
  const isJson = /\bjson\b/.test(sent.response.headers.get("content-type") ?? "");
  const mayHold = !options.showSecrets && known.some(({ operation: { secrets } }) => secrets);
  const noJson = new CommandError(
    "The answer is no JSON, and may hold credentials: --show-secrets shows it as it came.",
  );
  if (bytes.length > 0 && !isJson && mayHold) throw noJson;
  if (options.raw || !isJson) return writeBytes(new Blob([bytes]).stream(), context);
  const text = bytes.toString().trim();
  let value: unknown;
  try {
    value = text ? JSON.parse(text) : undefined;
  } catch {
    // Its error would quote what may be a credential.
    throw noJson;
  }
  const hidden = known.reduce(
    (shown, { operation, isExact }) =>
      isExact ? shownOf(operation, context).answer(shown) : hideNames(operation, shown, context),
    value,
  );
  await context.print(hidden);
}
