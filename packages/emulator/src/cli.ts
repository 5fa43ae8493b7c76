#!/usr/bin/env node
import { createRequire } from "node:module";
import { parseArgs } from "node:util";
import { type AuthorityFile, writeAuthorityFile } from "./cli/authority-file.ts";
import { commandEnvironment } from "./cli/command-environment.ts";
import { commands } from "./cli/commands.ts";
import { endSignal } from "./cli/end-signal.ts";
import { jsonLog, type Log, plainLog } from "./cli/log.ts";
import { namesProxy } from "./cli/names-environment.ts";
import { readToken } from "./cli/read-token.ts";
import { CommandError, runCommand } from "./cli/run-command.ts";
import { UsageError } from "./cli/usage-error.ts";
import type { Emulator, EmulatorOptions } from "./control/emulator-types.ts";
import type { SandboxOptions } from "./domain/sandboxes/options.ts";
import { isHostName, ownPortProblem } from "./engine/addresses/destination.ts";
import { domainProblem } from "./engine/addresses/domain-name.ts";
import { FaultsError } from "./engine/faults/from-file.ts";
import type { SandboxIsolation } from "./isolation/choose-isolation.ts";
import { readUpstreams, UnknownProxyError } from "./proxy/upstream.ts";
import { SeedError } from "./seed/seed-data.ts";
import { allowHostProblem, publicUrlProblem } from "./server/allowed-hosts.ts";
import { originProblem } from "./server/cors.ts";
import { createEmulator } from "./start/emulator.ts";

const usage = `slipway-emulator: the hosting platform on your machine

  slipway-emulator [options]                        runs until a signal ends it, and prints its URL
  slipway-emulator [options] -- command [argument…] runs a command that works with it, and ends with that
${Object.entries(commands)
  .map(([name, { takes, does }]) => `  slipway-emulator ${`${name} ${takes}`.padEnd(32)} ${does}\n`)
  .join("")}
  --port <n>            the port (default: any free one)
  --host <address>      the address that it listens on (default: 127.0.0.1); 0.0.0.0: all, for a container
  --allow-host <name>   a host that it answers for when others reach it; .name: the sites of a domain; may be given several times
  --public-url <url>    the API's address as others reach it (default: where it listens)
  --dns-port <n>        answers DNS over UDP and TCP at this port, too; 0: any free one
  --proxy               opens an HTTPS proxy, too, that answers for the platform's hosts and refuses all others
  --proxy-pass          the same, and connects to all others, by the proxies that the environment names
  --strict              the command reaches nothing but the emulator and this machine
  --strict-requests     refuses members and parameters that the contract does not have, which are left out otherwise, with a warning
  --no-protection       previews of new projects are open to everybody (default: as the platform's, to members)
  --token-file <file>   holds the token that it takes (default: the variable SLIPWAY_EMULATOR_TOKEN, the data folder's,
                        or a random one)
  --base-domain <name>  what the names of deployments end with (default: localhost)
  --data <folder>       where everything is kept for the next start (default: memory)
  --origin <url>        an origin whose pages may call, beside those of this machine; may be given several times; *: any
  --deliver-to <host>   a host that webhooks may be delivered to and tarballs fetched from, beside this machine (with --host: as well as it);
                        may be given several times; *: any but this machine
  --sparse <what>       what may name content that the registry lacks: indexes, or all (default: nothing)
  --functions           runs the functions and middlewares of what is deployed (default: where one would answer, 501)
  --sandboxes <runtime> what runs sandboxes: process (programs of this machine) or just-bash (default: nothing)
  --isolation <kind>    what keeps functions and those programs from the rest: bubblewrap or none (default: bubblewrap)
  --sandbox-images <folder>  a folder with image layouts that sandboxes may run in; may be given several times
  --reach <places>      ports of this machine that functions, rewrites and tarballs reach, such as 127.0.0.1:5432,localhost:6379;
                        may be given several times (default: none)
  --seed <file>         users, teams, projects and calls as YAML or JSON, for an empty emulator
  --faults <file>       failures to plan, as a JSON list
  --log json            writes a JSON object a line for the start, each request and the end
  --version             the version of this package
  --help                this text

The command's environment has the emulator's URL and a token: SLIPWAY_API_URL, SLIPWAY_TOKEN, VERCEL_TOKEN;
with --dns-port also where DNS is answered: SLIPWAY_DNS_SERVER;
with --proxy also the proxy (HTTPS_PROXY, ...) and whom to trust (SSL_CERT_FILE, CURL_CA_BUNDLE, NODE_EXTRA_CA_CERTS, ...).
Its programs open what is deployed by name, such as http://site.localhost: HTTP_PROXY, NO_PROXY and NODE_OPTIONS lead them.
Its exit code is handed on; 127 says that there is no such command.
`;

interface Arguments {
  readonly options: EmulatorOptions;
  readonly log: Log;
}

function readOptions(args: readonly string[]): Arguments | "help" | "version" {
  const { values } = parse(args);
  if (values.help) return "help";
  if (values.version) return "version";
  if (values.token !== undefined) {
    const instead = "set SLIPWAY_EMULATOR_TOKEN, or name a file by --token-file";
    throw new UsageError(`--token is not taken, because others can see what a command line says: ${instead}`);
  }
  const options: { -readonly [Name in keyof EmulatorOptions]: EmulatorOptions[Name] } = {};
  if (values.port !== undefined) options.port = readPort("--port", values.port);
  if (values["dns-port"] !== undefined) options.dnsPort = readPort("--dns-port", values["dns-port"]);
  if (values["proxy-pass"]) options.proxy = { pass: true, through: readThrough(process.env) };
  else if (values.proxy) options.proxy = { pass: false };
  if (values["strict-requests"]) options.strict = true;
  if (values["no-protection"]) options.protection = false;
  if (values.host !== undefined) options.host = values.host;
  if (values["allow-host"] !== undefined)
    options.allowHosts = values["allow-host"].map((text) => requireValid("--allow-host", text, allowHostProblem));
  if (values["public-url"] !== undefined)
    options.publicUrl = requireValid("--public-url", values["public-url"], publicUrlProblem);
  const token = readToken(values["token-file"], process.env);
  if (token !== undefined) options.token = token;
  if (values["base-domain"] !== undefined)
    options.baseDomain = requireValid("--base-domain", values["base-domain"], domainProblem);
  if (values.data !== undefined) options.dataFolder = readFolder(values.data);
  if (values.origin !== undefined)
    options.origins = values.origin.map((text) => requireValid("--origin", text, originProblem));
  if (values["deliver-to"] !== undefined) options.webhooks = { deliverTo: values["deliver-to"].map(readHost) };
  const sparse = either("--sparse", values.sparse, "indexes", "all");
  if (sparse !== undefined) options.registry = { sparse };
  const isolation = either("--isolation", values.isolation, "bubblewrap", "none");
  const sandboxes = readSandboxes(values.sandboxes, isolation, values["sandbox-images"]);
  if (sandboxes) options.sandboxes = sandboxes;
  if (values.functions) options.functions = isolation === undefined ? true : { isolation };
  else if (isolation !== undefined && values.sandboxes === undefined)
    throw new UsageError("--isolation goes with --functions or --sandboxes process");
  const reach = values.reach?.flatMap((text) => text.split(","));
  if (reach) options.reach = reach.map((text) => requireValid("--reach", text, ownPortProblem));
  if (values.seed !== undefined) options.seed = values.seed;
  if (values.faults !== undefined) options.faults = values.faults;
  return { options, log: readLog(values.log, token !== undefined) };
}

const flags = {
  port: { type: "string" },
  "dns-port": { type: "string" },
  proxy: { type: "boolean" },
  "proxy-pass": { type: "boolean" },
  strict: { type: "boolean" },
  "strict-requests": { type: "boolean" },
  "no-protection": { type: "boolean" },
  host: { type: "string" },
  "allow-host": { type: "string", multiple: true },
  "public-url": { type: "string" },
  token: { type: "string" },
  "token-file": { type: "string" },
  "base-domain": { type: "string" },
  data: { type: "string" },
  origin: { type: "string", multiple: true },
  "deliver-to": { type: "string", multiple: true },
  sparse: { type: "string" },
  functions: { type: "boolean" },
  sandboxes: { type: "string" },
  isolation: { type: "string" },
  "sandbox-images": { type: "string", multiple: true },
  reach: { type: "string", multiple: true },
  seed: { type: "string" },
  faults: { type: "string" },
  log: { type: "string" },
  version: { type: "boolean" },
  help: { type: "boolean", short: "h" },
} as const;

function parse(args: readonly string[]): ReturnType<typeof parseArgs<{ options: typeof flags }>> {
  try {
    return parseArgs({ args: [...args], options: flags });
  } catch (error) {
    throw new UsageError(parseProblem(error));
  }
}

function parseProblem(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  // Node's own message advises on the names of files.
  const isStray = "code" in error && error.code === "ERR_PARSE_ARGS_UNEXPECTED_POSITIONAL";
  return isStray ? `${error.message.split(". ")[0]}. A command stands after --` : error.message;
}

function readCommand(args: readonly string[]): readonly string[] {
  if (!args[0]) throw new UsageError("-- is followed by a command, such as: slipway-emulator -- npm test");
  return args;
}

function readPort(flag: string, text: string): number {
  const port = Number(text);
  if (text.trim() === "" || !Number.isInteger(port) || port < 0 || port > 65_535) {
    throw new UsageError(`${flag} takes a number from 0 to 65535, not "${text}"`);
  }
  return port;
}

function readThrough(environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  try {
    readUpstreams(environment);
    return environment;
  } catch (error) {
    if (!(error instanceof UnknownProxyError)) throw error;
    throw new UsageError(
      `--proxy-pass: ${error.message}, and others cannot be gone by; start it without that variable`,
    );
  }
}

function requireValid(flag: string, text: string, problemOf: (text: string) => string | undefined): string {
  const problem = problemOf(text);
  if (problem !== undefined) throw new UsageError(`${flag} ${JSON.stringify(text)} ${problem}`);
  return text;
}

function either<const Word extends string>(flag: string, text: string | undefined, ...words: [Word, Word]) {
  const word = words.find((each) => each === text);
  if (text !== undefined && word === undefined)
    throw new UsageError(`${flag} takes ${words.join(" or ")}, not "${text}"`);
  return word;
}

function readFolder(text: string): string {
  if (text === "") throw new UsageError("--data takes the name of a folder, not an empty text");
  return text;
}

function readLog(text: string | undefined, isTokenKnown: boolean): Log {
  if (text === undefined) return plainLog;
  if (text === "json") return jsonLog(isTokenKnown);
  throw new UsageError(`--log takes json, not "${text}"`);
}

function readHost(text: string): string {
  if (text === "*" || isHostName(text)) return text;
  throw new UsageError(`--deliver-to takes a host name without a port, or *, not ${JSON.stringify(text)}`);
}

function readSandboxes(
  text: string | undefined,
  isolation: SandboxIsolation | undefined,
  images: readonly string[] | undefined,
): SandboxOptions | undefined {
  if (text !== "process" && images !== undefined)
    throw new UsageError("--sandbox-images goes with --sandboxes process");
  const runtime = either("--sandboxes", text, "process", "just-bash");
  return runtime && { runtime, ...(images && { images }), ...(isolation && { isolation }) };
}

function ownVersion(): string {
  const require = createRequire(import.meta.url);
  const { version }: { version: string } = require("@slipway/emulator/package.json");
  return version;
}

async function main(): Promise<void> {
  process.stderr.on("error", () => {});
  process.stdout.on("error", ({ code, message }: NodeJS.ErrnoException) => {
    // Whoever read what is said may be gone: that ends nobody's work.
    if (code === "EPIPE") return;
    process.exitCode = 1;
    process.stderr.write(`slipway-emulator: the output could not be written (${message})\n`);
  });
  const args = process.argv.slice(2);
  const end = args.indexOf("--");
  const [first = "", argument = "", ...more] = args;
  const other = Object.hasOwn(commands, first) ? commands[first] : undefined;
  if (other) {
    if (more.length > 0) throw new UsageError(`${first} takes ${other.takes || "nothing"}`);
    return other.run(argument);
  }
  const parsed = readOptions(end < 0 ? args : args.slice(0, end));
  if (parsed === "help") {
    process.stdout.write(usage);
    return;
  }
  if (parsed === "version") {
    process.stdout.write(`${ownVersion()}\n`);
    return;
  }
  const command = end < 0 ? undefined : readCommand(args.slice(end + 1));
  const own = args.slice(0, end < 0 ? undefined : end);
  const strict = own.includes("--strict");
  if (strict && !command) throw new UsageError("--strict goes with a command: slipway-emulator --strict -- npm test");
  if (strict && own.includes("--proxy-pass")) {
    throw new UsageError("--strict refuses what --proxy-pass connects to: give one of them");
  }
  try {
    await begin(parsed, command, strict);
  } catch (error) {
    fail(error, parsed.log);
  }
}

async function begin(
  { options, log }: Arguments,
  command: readonly string[] | undefined,
  strict: boolean,
): Promise<void> {
  // A command gets the signals itself.
  const endAsked = command ? undefined : endSignal();
  const proxy = command && !options.proxy ? namesProxy(strict, process.env) : undefined;
  if (typeof proxy === "string") log.warn(proxy);
  const chosen = typeof proxy === "object" ? { ...options, proxy } : options;
  const emulator = await createEmulator(chosen);
  if (options.functions || typeof options.sandboxes === "object") {
    const { limitsOf } = await import("./domain/sandboxes/limits.ts");
    const { sandboxes, functions } = options;
    const isolation = functions && ((functions !== true && functions.isolation) || "bubblewrap");
    for (const sentence of await limitsOf(
      typeof sandboxes === "object" ? sandboxes : undefined,
      isolation || undefined,
    ))
      log.warn(sentence);
  }
  const authority = await authorityFileOf(emulator, options);
  const stop = async (): Promise<void> => {
    await emulator.close();
    authority?.remove();
  };
  if (command) {
    try {
      const names = { baseDomain: options.baseDomain ?? "localhost", strict };
      const through = typeof chosen.proxy === "object" ? chosen.proxy.through : undefined;
      const environment = commandEnvironment(emulator, authority?.path, through, names, process.env);
      process.exitCode = await runCommand(command, environment);
    } finally {
      await stop();
    }
    return;
  }
  log.started(emulator, authority?.path);
  await endAsked;
  await stop();
  log.ended();
}

async function authorityFileOf(emulator: Emulator, { proxy }: EmulatorOptions): Promise<AuthorityFile | undefined> {
  if (!emulator.proxy || !proxy) return undefined;
  try {
    return writeAuthorityFile(
      emulator.proxy.certificate,
      typeof proxy === "object" && proxy.pass === true,
      process.env,
    );
  } catch (error) {
    await emulator.close();
    throw error;
  }
}

main().catch((error: unknown) => fail(error, plainLog));

function fail(error: unknown, log: Log): void {
  log.failed(error instanceof Error ? error.message : String(error));
  process.exitCode = exitCodeFor(error);
}

function exitCodeFor(error: unknown): number {
  if (error instanceof CommandError) return error.exitCode;
  return [UsageError, FaultsError, SeedError].some((kind) => error instanceof kind) ? 2 : 1;
}
