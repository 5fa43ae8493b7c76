#!/usr/bin/env node
import { readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { createEmulator } from "./emulator.ts";
import type { EmulatorOptions } from "./emulator-types.ts";
import { tokenProblem } from "./engine/check-token.ts";
import { FaultsError } from "./engine/faults/from-file.ts";
import type { SparseContent } from "./groups/registry/options.ts";
import type { SeedData } from "./index.ts";
import { readSeedData } from "./seed/seed-data.ts";

const usage = `slipway-emulator: the hosting platform on your machine

  --port <n>      the port (default: any free one)
  --host <name>   a loopback address (default: 127.0.0.1)
  --token <text>  the token that it takes (default: the data folder's, or a random one)
  --data <folder> where everything is kept for the next start (default: memory)
  --origin <url>  an origin whose pages may call, beside those of this machine; may be given several times
  --sparse <what> what may name content that the registry lacks: indexes, or all (default: nothing)
  --seed <file>   users, teams and projects as JSON, for an empty emulator
  --faults <file> failures to plan, as a JSON list
  --help          this text
`;

class UsageError extends Error {}

function readOptions(args: readonly string[]): EmulatorOptions | "help" {
  const { values } = parse(args);
  if (values.help) return "help";
  const options: { -readonly [Name in keyof EmulatorOptions]: EmulatorOptions[Name] } = {};
  if (values.port !== undefined) options.port = readPort(values.port);
  if (values.host !== undefined) options.host = values.host;
  if (values.token !== undefined) options.token = readToken(values.token);
  if (values.data !== undefined) options.dataFolder = readFolder(values.data);
  if (values.origin !== undefined) options.origins = values.origin;
  if (values.sparse !== undefined) options.registry = { sparse: readSparse(values.sparse) };
  if (values.seed !== undefined) options.seed = readSeed(values.seed);
  if (values.faults !== undefined) options.faults = values.faults;
  return options;
}

const flags = {
  port: { type: "string" },
  host: { type: "string" },
  token: { type: "string" },
  data: { type: "string" },
  origin: { type: "string", multiple: true },
  sparse: { type: "string" },
  seed: { type: "string" },
  faults: { type: "string" },
  help: { type: "boolean", short: "h" },
} as const;

function parse(args: readonly string[]): ReturnType<typeof parseArgs<{ options: typeof flags }>> {
  try {
    return parseArgs({ args: [...args], options: flags });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

function readPort(text: string): number {
  const port = Number(text);
  if (text.trim() === "" || !Number.isInteger(port) || port < 0 || port > 65_535) {
    throw new UsageError(`--port takes a number from 0 to 65535, not "${text}"`);
  }
  return port;
}

function readToken(text: string): string {
  const problem = tokenProblem(text);
  if (problem !== undefined) throw new UsageError(`--token takes a token that ${problem}`);
  return text;
}

function readFolder(text: string): string {
  if (text === "") throw new UsageError("--data takes the name of a folder, not an empty text");
  return text;
}

function readSparse(text: string): SparseContent {
  if (text === "indexes" || text === "all") return text;
  throw new UsageError(`--sparse takes indexes or all, not "${text}"`);
}

function readSeed(file: string): SeedData {
  try {
    return readSeedData(JSON.parse(readFileSync(file, "utf8")));
  } catch (error) {
    throw new UsageError(`--seed ${file} cannot be read: ${error instanceof Error ? error.message : String(error)}`);
  }
}

async function main(): Promise<void> {
  const options = readOptions(process.argv.slice(2));
  if (options === "help") {
    process.stdout.write(usage);
    return;
  }
  const emulator = await createEmulator(options);
  process.stdout.write(`Slipway emulator at ${emulator.url} with token ${emulator.token}\n`);
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => void emulator.close());
}

main().catch((error: unknown) => {
  process.stderr.write(`slipway-emulator: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = error instanceof UsageError || error instanceof FaultsError ? 2 : 1;
});
