import { openAsBlob, writeFileSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { prefix } from "../engine/addresses/own-prefix.ts";
import type { SeedData } from "../seed/seed-data.ts";
import { UsageError } from "./usage-error.ts";

const firstSeed = `# What an empty emulator begins with: npx @slipway/emulator --seed seed.yaml
users:
  - username: ann
teams:
  - slug: acme
    members:
      - { username: ann, role: OWNER }

# What ann does then. Each call is an operation of the API with its input. What is called "shop" here is named below.
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
  # The time that it takes to be built.
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
    does: "writes a seed that works (default: seed.yaml)",
    async run(file) {
      const path = file || "seed.yaml";
      const { parse } = await import("yaml");
      const text = path.endsWith(".json") ? `${JSON.stringify(parse(firstSeed), null, 2)}\n` : firstSeed;
      writeFileSync(path, text, { flag: "wx" });
      process.stderr.write(`${path} is written. Start with it: slipway-emulator --seed ${path}\n`);
    },
  },
  seed: {
    takes: "",
    does: "prints what stands in the emulator that runs, as a seed",
    async run() {
      const { stringify } = await import("yaml");
      const seed: SeedData = await (await ask("GET", "/seed")).json();
      for (const each of seed.left ?? []) process.stderr.write(`Left out: ${each}\n`);
      process.stdout.write(stringify(seed));
    },
  },
  snapshot: snapshotCommand("PUT", "", "keeps a copy of everything in the emulator that runs"),
  restore: snapshotCommand("POST", "/restore", "makes everything as it was in a snapshot"),
  export: {
    takes: "<file>",
    does: "writes everything that the emulator holds, its keys too: keep it secret",
    async run(file) {
      const stream = (await ask("GET", "/export")).body ?? new Blob().stream();
      await writeFile(requireArgument(file, "a file"), stream, { flag: "wx", mode: 0o600 });
    },
  },
  import: {
    takes: "<file>",
    does: "makes everything as it was in an export",
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
  if (argument === "") throw new UsageError(`The command is followed by ${what}`);
  return argument;
}

/** Asks the emulator that runs. Throws what it says against it. */
async function ask(method: string, path: string, body?: Blob): Promise<Response> {
  const { SLIPWAY_API_URL: url, SLIPWAY_TOKEN: token } = process.env;
  if (!url || !token)
    throw new UsageError(
      "Say by SLIPWAY_API_URL and SLIPWAY_TOKEN which emulator it is: it prints both when it starts",
    );
  if (!/^[\x21-\x7e]+$/.test(token)) throw new UsageError("SLIPWAY_TOKEN holds what no token can");
  if (!URL.canParse(url) || new URL(url).username || new URL(url).password)
    throw new UsageError("SLIPWAY_API_URL has to be an address such as http://127.0.0.1:4000, without a user");
  const headers = { authorization: `Bearer ${token}` };
  const init: RequestInit = { method, headers, redirect: "error", ...(body && { body }) };
  const response = await fetch(`${url}${prefix}${path}`, init).catch((error: unknown) => {
    const { message } = error instanceof Error && error.cause instanceof Error ? error.cause : Object(error);
    throw new Error(`No emulator answers at ${url} (${message}): start one, or say by SLIPWAY_API_URL where it is`);
  });
  if (response.ok) return response;
  const answer: unknown = await response.json().catch(() => undefined);
  throw new Error(Object(Object(answer).error).message ?? `The emulator answers ${response.status}`);
}
