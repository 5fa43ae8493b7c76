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
import { omitUndefined } from "./engine/omit-undefined.ts";
import type { SandboxIsolation } from "./isolation/choose-isolation.ts";
import { readUpstreams, UnknownProxyError } from "./proxy/upstream.ts";
import { SeedError } from "./seed/seed-data.ts";
import { allowHostProblem, publicUrlProblem } from "./server/allowed-hosts.ts";
import { originProblem } from "./server/cors.ts";
import { createEmulator } from "./start/emulator.ts";

const usage = `slipway-emulator: the hosting platform on your machine

  slipway-emulator [options]                        runs until a signal ends it, and prints its URL
  slipway-emulator [options] -- command [argument…] runs a command against it, and ends with the command
${Object.entries(commands)
  .map(([name, { takes, does }]) => `  slipway-emulator ${`${name} ${takes}`.padEnd(32)} ${does}\n`)
  .join("")}
  --port <n>            the port (default: a free one)
  --host <address>      the address to listen on (default: 127.0.0.1); 0.0.0.0 for all, such as in a container
  --allow-host <name>   a host name that it answers for when others reach it; .name for the sites of a domain; repeatable
  --public-url <url>    the API's URL as others reach it (default: where it listens)
  --dns-port <n>        also answers DNS over UDP and TCP at this port; 0 for a free one
  --proxy               also opens an HTTPS proxy, which answers for the platform's hosts and refuses others
  --proxy-pass          like --proxy, and connects to other hosts, through the proxies that the environment names
  --strict              the command can reach only the emulator and this machine
  --strict-requests     refuses members and parameters that the contract lacks (default: ignores them with a warning)
  --no-protection       opens the previews of new projects to everybody (default: to members, as the platform does)
  --token-file <file>   the file with the token to accept (default: the variable SLIPWAY_EMULATOR_TOKEN, the data folder's
                        token, or a random one)
  --base-domain <name>  the domain that deployments are named below (default: localhost)
  --data <folder>       the folder that keeps all data for the next start (default: memory)
  --origin <url>        an origin whose pages may call the API, besides those of this machine; * for any; repeatable
  --deliver-to <host>   a host that webhooks may go to and tarballs may come from, besides this machine, which --host
                        excludes; * for any host but this machine; repeatable
  --sparse <what>       manifests that may name missing content: indexes, or all (default: none)
  --functions           runs the functions and middlewares of deployments (default: they answer 501)
  --sandboxes <runtime> runs sandboxes with process (programs of this machine) or just-bash (default: none can be created)
  --isolation <kind>    isolates functions and sandboxes with bubblewrap or none (default: bubblewrap)
  --sandbox-images <folder>  a folder of image layouts that sandboxes may run in; repeatable
  --reach <places>      ports of this machine that functions, rewrites and tarballs may reach, such as
                        127.0.0.1:5432,localhost:6379; repeatable
  --seed <file>         users, teams, projects and calls for an empty emulator, as YAML or JSON
  --faults <file>       faults to plan, as a JSON list
  --log json            logs the start, each request and the end, as one JSON object a line
  --version             prints the version
  --help                prints this help

The command's environment has the emulator's URL and a token: SLIPWAY_API_URL, SLIPWAY_TOKEN, VERCEL_TOKEN;
with --dns-port the DNS server: SLIPWAY_DNS_SERVER;
with --proxy the proxy (HTTPS_PROXY, ...) and its certificate authority (SSL_CERT_FILE, CURL_CA_BUNDLE, NODE_EXTRA_CA_CERTS, ...).
HTTP_PROXY, NO_PROXY and NODE_OPTIONS are set so that its programs open sites by name, such as http://site.localhost.
The exit code is the command's; 127 if the command was not found.
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
    const instead = "set SLIPWAY_EMULATOR_TOKEN, or use --token-file";
    throw new UsageError(`--token is not accepted, because others can read a command line: ${instead}`);
  }
  const { functions, sandboxes, seed, faults, "sandbox-images": images, "proxy-pass": pass } = values;
  const token = readToken(values["token-file"], process.env);
  const sparse = readChoice("--sparse", values.sparse, "indexes", "all");
  const isolation = readChoice("--isolation", values.isolation, "bubblewrap", "none");
  if (isolation && !functions && sandboxes === undefined)
    throw new UsageError("--isolation requires --functions or --sandboxes process");
  const options = omitUndefined({
    port: readPort("--port", values.port),
    dnsPort: readPort("--dns-port", values["dns-port"]),
    proxy: pass ? { pass, through: readThrough(process.env) } : values.proxy && { pass: false },
    strict: values["strict-requests"],
    protection: values["no-protection"] && false,
    host: values.host,
    allowHosts: values["allow-host"]?.map((text) => requireValid("--allow-host", text, allowHostProblem)),
    publicUrl: requireValid("--public-url", values["public-url"], publicUrlProblem),
    token,
    baseDomain: requireValid("--base-domain", values["base-domain"], domainProblem),
    dataFolder: requireValid("--data", values.data, (text) => (text ? undefined : "has to be the name of a folder")),
    origins: values.origin?.map((text) => requireValid("--origin", text, originProblem)),
    webhooks: values["deliver-to"] && { deliverTo: values["deliver-to"].map(readHost) },
    registry: sparse && { sparse },
    sandboxes: readSandboxes(sandboxes, isolation, images),
    functions: functions && isolation ? { isolation } : functions,
    reach: values.reach
      ?.flatMap((text) => text.split(","))
      .map((text) => requireValid("--reach", text, ownPortProblem)),
    seed,
    faults,
  });
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
  // Node's own advice is about file names.
  const isPositional = "code" in error && error.code === "ERR_PARSE_ARGS_UNEXPECTED_POSITIONAL";
  return isPositional ? `${error.message.split(". ")[0]}. Put a command after --` : error.message;
}

function readCommand(args: readonly string[]): readonly string[] {
  if (!args[0]) throw new UsageError("-- requires a command, such as: slipway-emulator -- npm test");
  return args;
}

function readPort(flag: string, text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
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
    throw new UsageError(`--proxy-pass: ${error.message}, the only kind supported; unset that variable`);
  }
}

function requireValid<Text extends string | undefined>(
  flag: string,
  text: Text,
  problemOf: (text: string) => string | undefined,
): Text {
  const problem = text === undefined ? undefined : problemOf(text);
  if (problem !== undefined) throw new UsageError(`${flag} ${JSON.stringify(text)} ${problem}`);
  return text;
}

function readChoice<const Word extends string>(flag: string, text: string | undefined, ...words: [Word, Word]) {
  const word = words.find((each) => each === text);
  if (text !== undefined && word === undefined)
    throw new UsageError(`${flag} takes ${words.join(" or ")}, not "${text}"`);
  return word;
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
  if (text !== "process" && images !== undefined) throw new UsageError("--sandbox-images requires --sandboxes process");
  const runtime = readChoice("--sandboxes", text, "process", "just-bash");
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
    // The reader of a pipe may end first, as in `| head`.
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
  if (strict && !command) throw new UsageError("--strict requires a command: slipway-emulator --strict -- npm test");
  if (strict && own.includes("--proxy-pass")) {
    throw new UsageError("--strict cannot be combined with --proxy-pass");
  }
  try {
    await begin(parsed, command, strict);
  } catch (error) {
    fail(error, parsed.log);
  }
}

async function begin({ options, log }: Arguments, command: readonly string[] | undefined, strict: boolean) {
  // A command receives the signals itself.
  const signal = command ? undefined : endSignal();
  const proxy = command && !options.proxy ? namesProxy(strict, process.env) : undefined;
  if (typeof proxy === "string") log.warn(proxy);
  const chosen = typeof proxy === "object" ? { ...options, proxy } : options;
  const emulator = await createEmulator(chosen);
  for (const sentence of await isolationLimits(options)) log.warn(sentence);
  const authority = await authorityFileOf(emulator, options);
  try {
    if (command) {
      const names = { baseDomain: options.baseDomain ?? "localhost", strict };
      const through = typeof chosen.proxy === "object" ? chosen.proxy.through : undefined;
      const environment = commandEnvironment(emulator, authority?.path, through, names, process.env);
      process.exitCode = await runCommand(command, environment);
    } else {
      log.started(emulator, authority?.path);
      await signal;
    }
  } finally {
    await emulator.close();
    authority?.remove();
  }
  if (!command) log.ended();
}

async function isolationLimits({ functions, sandboxes }: EmulatorOptions): Promise<readonly string[]> {
  if (!functions && typeof sandboxes !== "object") return [];
  const { limitsOf } = await import("./domain/sandboxes/limits.ts");
  const isolation = typeof functions === "object" ? functions.isolation : undefined;
  return limitsOf(
    typeof sandboxes === "object" ? sandboxes : undefined,
    functions ? (isolation ?? "bubblewrap") : undefined,
  );
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
