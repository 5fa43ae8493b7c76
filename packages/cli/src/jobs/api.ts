import { send } from "@slipway/core/raw";
import type { Command } from "commander";
import { usageError } from "../command-error.ts";
import type { Context } from "../context.ts";
import { textOf } from "../stdin.ts";

/** As many bytes of an answer are read, unless the client says otherwise. */
const MOST = 64 * 1024 * 1024;

interface ApiFlags {
  readonly input?: string;
}

/** Sends any request to the API, with the login and the team of this command. What the API says is printed as it came. */
export function register(command: Command, context: Context): void {
  command
    .argument("<method>", "such as GET")
    .argument("<path>", "such as /v9/projects?limit=3")
    .option("--input <file>", "the JSON of the body; - is stdin")
    .addHelpText("after", "\nslipway api GET /v2/user\nslipway api POST /v11/projects --input - < project.json")
    .action((method: string, path: string, flags: ApiFlags) => run(method, path, flags, context));
}

async function run(method: string, path: string, { input }: ApiFlags, context: Context): Promise<void> {
  const { io, signal, options, confirm, print } = context;
  // Anything else could lead to another host, with the token.
  if (!/^\/(?!\/)[!-[\]-~]*$/.test(path)) throw usageError(`A path begins with one / and is percent-encoded: ${path}`);
  const [pathname = "", query = ""] = path.split(/\?(.*)/s);
  if (/[{}#]|(^|\/)\.{1,2}(\/|$)/.test(pathname)) throw usageError(`A path has no steps, braces or fragment: ${path}`);
  const route = `${method.toUpperCase()} ${pathname}`;
  const given = bodyOf(input === undefined ? undefined : await read(input, context));
  const fields = Object.fromEntries(
    [...new URLSearchParams(query)].map(([name], _, all) => [name, valuesOf(name, all)]),
  );
  const names = Object.keys(fields);
  if (route.startsWith("DELETE ")) await confirm(`Send ${route}?`);
  const operation = { route, query: names, ...(given && { body: "application/json" }) };
  const isTeamSaid = names.some((name) => name === "teamId" || name === "slug");
  const client = await context.client();
  const sent = await send(
    client,
    isTeamSaid ? operation : { ...operation, team: true },
    { ...fields, ...given },
    { signal, maxResponseSize: MOST },
    { body: "bytes" },
  );
  const bytes = sent.bytes ?? new Uint8Array();
  const isJson = /\bjson\b/.test(sent.response.headers.get("content-type") ?? "");
  if (options.raw || !isJson) return void io.stdout.write(bytes);
  const text = new TextDecoder().decode(bytes);
  await print(text.trim() ? JSON.parse(text) : undefined);

  function valuesOf(name: string, all: readonly (readonly [string, string])[]): string | string[] {
    const values = all.flatMap(([each, value]) => (each === name ? [value] : []));
    return values.length === 1 ? (values[0] ?? "") : values;
  }
}

async function read(file: string, { io }: Context): Promise<string> {
  if (file === "-") return textOf(io);
  const { readFile } = await import("node:fs/promises");
  return readFile(file, "utf8");
}

function bodyOf(text: string | undefined): { body: unknown } | undefined {
  if (text === undefined) return undefined;
  try {
    return { body: JSON.parse(text) };
  } catch {
    // Its error would quote the text, which may hold secrets.
    throw usageError("The body is no JSON, and nothing was sent.");
  }
}
