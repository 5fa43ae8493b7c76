import { openAsBlob, writeFileSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { prefix } from "../engine/addresses/own-prefix.ts";
import type { SeedData } from "../seed/seed-data.ts";
import { UsageError } from "./usage-error.ts";

const firstSeed = `# A seed for an empty emulator: npx @slipway/emulator --seed seed.yaml
users:
  - username: ann
teams:
  - slug: acme
    members:
      - { username: ann, role: OWNER }

# Calls by ann: operations of the API with their inputs; "as" names a result for later calls.
calls:
  - createProject: { name: shop }
    team: acme
    as: shop
  - createProjectEnvs: { idOrName: "{{shop.id}}", key: GREETING, value: ahoy, type: plain, target: [production, preview] }
    team: acme
  - createDeployment:
      name: shop
      target: production
      files:
        - { file: index.html, data: "<h1>Ahoy</h1>" }
    team: acme
  # The build takes simulated time.
  - advance: 10 seconds
`;

interface Command {
  readonly takes: string;
  readonly does: string;
  run(argument: string): Promise<void>;
}

export const commands: Readonly<Record<string, Command>> = {
  init: {
    takes: "[file]",
    does: "writes an example seed (default: seed.yaml)",
    async run(file) {
      const path = file || "seed.yaml";
      const { parse } = await import("yaml");
      const text = path.endsWith(".json") ? `${JSON.stringify(parse(firstSeed), null, 2)}\n` : firstSeed;
      writeFileSync(path, text, { flag: "wx" });
      process.stderr.write(`Wrote ${path}. Use it: slipway-emulator --seed ${path}\n`);
    },
  },
  seed: {
    takes: "",
    does: "prints the state of the running emulator as a seed",
    async run() {
      const { stringify } = await import("yaml");
      const seed: SeedData = await (await ask("GET", "/seed")).json();
      for (const each of seed.left ?? []) process.stderr.write(`Left out: ${each}\n`);
      process.stdout.write(stringify(seed));
    },
  },
  snapshot: snapshotCommand("PUT", "", "takes a snapshot in the running emulator"),
  restore: snapshotCommand("POST", "/restore", "restores a snapshot"),
  export: {
    takes: "<file>",
    does: "writes the whole state with its keys to a file: keep it secret",
    async run(file) {
      const stream = (await ask("GET", "/export")).body ?? new Blob().stream();
      await writeFile(requireArgument(file, "a file"), stream, { flag: "wx", mode: 0o600 });
    },
  },
  import: {
    takes: "<file>",
    does: "restores an export",
    async run(file) {
      await ask("POST", "/import", await openAsBlob(requireArgument(file, "a file")));
    },
  },
};

function snapshotCommand(method: string, below: string, does: string): Command {
  return {
    takes: "<name>",
    does,
    run: async (name) =>
      void (await ask(method, `/snapshots/${encodeURIComponent(requireArgument(name, "a name"))}${below}`)),
  };
}

function requireArgument(argument: string, what: string): string {
  if (argument === "") throw new UsageError(`The command requires ${what}`);
  return argument;
}

async function ask(method: string, path: string, body?: Blob): Promise<Response> {
  const { SLIPWAY_API_URL: url, SLIPWAY_TOKEN: token } = process.env;
  if (!url || !token)
    throw new UsageError(
      "Set SLIPWAY_API_URL and SLIPWAY_TOKEN to those of the emulator, which it prints when it starts",
    );
  if (!/^[\x21-\x7e]+$/.test(token))
    throw new UsageError("SLIPWAY_TOKEN is not a token: it has other characters than printable ASCII");
  if (!URL.canParse(url) || new URL(url).username || new URL(url).password)
    throw new UsageError("SLIPWAY_API_URL has to be a URL such as http://127.0.0.1:4000, without credentials");
  const headers = { authorization: `Bearer ${token}` };
  const init: RequestInit = { method, headers, redirect: "error", ...(body && { body }) };
  const response = await fetch(`${url}${prefix}${path}`, init).catch((error: unknown) => {
    const { message } = error instanceof Error && error.cause instanceof Error ? error.cause : Object(error);
    throw new Error(`No emulator answers at ${url} (${message}): start one, or set SLIPWAY_API_URL to its URL`);
  });
  if (response.ok) return response;
  const answer: unknown = await response.json().catch(() => undefined);
  throw new Error(Object(Object(answer).error).message ?? `The emulator answers ${response.status}`);
}
