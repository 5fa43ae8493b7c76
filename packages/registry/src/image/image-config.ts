import { InputError } from "@slipway/core/call";
import { shortLine } from "@slipway/core/internal";
import { mustBe } from "../check-names.ts";
import { isTextRecord } from "../text-record.ts";

/** How a container of an image runs (image specification, "Image Configuration"). Members that are left out are the base's. */
export interface ImageConfig {
  /** The program that is run, with arguments that come before those of `cmd`. Takes away the `cmd` of the base, as a Dockerfile's does. */
  readonly entrypoint?: readonly string[] | undefined;
  /** The arguments of the entrypoint, or the program where there is none. */
  readonly cmd?: readonly string[] | undefined;
  /** Environment variables by name, added to those of the base or replacing them. */
  readonly env?: Readonly<Record<string, string>> | undefined;
  /** User that runs the program: `"user"`, `"1000"`, `"user:group"` or `"1000:1000"`. */
  readonly user?: string | undefined;
  /** Ports, added to those of the base: a number, which is TCP, or such as `"53/udp"`. */
  readonly ports?: readonly (number | string)[] | undefined;
  /** Labels by name, added to those of the base or replacing them. */
  readonly labels?: Readonly<Record<string, string>> | undefined;
  /** Working directory: an absolute path. */
  readonly workingDir?: string | undefined;
  /** Absolute paths of data outside the container, added to those of the base. */
  readonly volumes?: readonly string[] | undefined;
  /** Signal to end the program: `"SIGTERM"`, `"SIGRTMIN+3"`. */
  readonly stopSignal?: string | undefined;
}

const USER = /^[^\s:\0]+(:[^\s:\0]+)?$/;
const PORT = /^([1-9][0-9]{0,4})(?:\/(tcp|udp|sctp))?$/;
const SIGNAL = /^(SIG[A-Z][A-Z0-9]*([+-][0-9]{1,2})?|[1-9][0-9]{0,2})$/;

type Check = (value: unknown) => boolean;

const isText: Check = (value) => typeof value === "string" && !value.includes("\0");
const isTexts: Check = (value) => Array.isArray(value) && value.every(isText);
const matches =
  (pattern: RegExp): Check =>
  (value) =>
    typeof value === "string" && pattern.test(value);

const RULES: { readonly [Name in keyof ImageConfig]-?: readonly [isRight: Check, what: string] } = {
  entrypoint: [isTexts, "a list of texts: the program and its arguments, one by one"],
  cmd: [isTexts, "a list of texts: the arguments one by one"],
  env: [
    (value) => isTextRecord(value) && Object.keys(value).every((name) => !name.includes("=")),
    'texts by name, and a name has a character at least and no "="',
  ],
  user: [matches(USER), '"user", "1000" or "user:group"'],
  ports: [
    (value) => Array.isArray(value) && value.every((each) => portOf(each) !== undefined),
    'a list of numbers from 1 to 65535, or of such as "53/udp"',
  ],
  labels: [isTextRecord, "texts by name, and a name has a character at least"],
  workingDir: [isImagePath, "an absolute path without steps such as .."],
  volumes: [
    (value) => Array.isArray(value) && value.every(isImagePath),
    "a list of absolute paths without steps such as ..",
  ],
  stopSignal: [matches(SIGNAL), "such as SIGTERM, SIGRTMIN+3 or 9"],
};

/** Tells whether a text is an absolute path within an image, in its only form: `/`, or names with slashes before them. */
export function isImagePath(value: unknown): value is string {
  if (typeof value !== "string" || !value.startsWith("/")) return false;
  const names = value === "/" ? [] : value.slice(1).split("/");
  return names.every((name) => name !== "" && name !== "." && name !== ".." && !name.includes("\0"));
}

/** Checks a configuration. @throws `InputError` that names the member. */
export function checkImageConfig(config: ImageConfig): void {
  if (typeof config !== "object" || config === null || Array.isArray(config)) throw mustBe("config", "an object");
  for (const [name, value] of Object.entries(config)) {
    if (value === undefined) continue;
    if (!Object.hasOwn(RULES, name)) {
      throw new InputError(`"config.${shortLine(name)}" is not a supported setting`, {
        parameter: "config",
      });
    }
    // Unknown names were refused above.
    const [isRight, what] = RULES[name as keyof ImageConfig];
    // The wrong value is not shown: it may be a secret.
    if (!isRight(value)) throw mustBe(`config.${name}`, what);
  }
}

/** The base's `config` with these members applied. Unknown members stay as they are. */
export function appliedConfig(
  base: Readonly<Record<string, unknown>>,
  config: ImageConfig,
): Readonly<Record<string, unknown>> {
  const { entrypoint, cmd, env, user, ports, labels, workingDir, volumes, stopSignal } = config;
  const { Cmd: _, ...withoutCmd } = base;
  return {
    ...(entrypoint === undefined ? base : withoutCmd),
    ...(user !== undefined && { User: user }),
    ...(ports && {
      ExposedPorts: { ...objectOrEmpty(base.ExposedPorts), ...keys(ports.map((port) => portOf(port) ?? "")) },
    }),
    ...(env && { Env: mergedEnv(base.Env, env) }),
    ...(entrypoint && { Entrypoint: [...entrypoint] }),
    ...(cmd && { Cmd: [...cmd] }),
    ...(volumes && { Volumes: { ...objectOrEmpty(base.Volumes), ...keys(volumes) } }),
    ...(workingDir !== undefined && { WorkingDir: workingDir }),
    ...(labels && { Labels: { ...objectOrEmpty(base.Labels), ...labels } }),
    ...(stopSignal !== undefined && { StopSignal: stopSignal }),
  };
}

/** Variables in the order in which they came first. */
function mergedEnv(base: unknown, env: Readonly<Record<string, string>>): string[] {
  const lines = Array.isArray(base) ? base.filter((line) => typeof line === "string") : [];
  const all = new Map(lines.map((line) => [line.split("=", 1)[0] ?? "", line]));
  for (const [name, value] of Object.entries(env)) all.set(name, `${name}=${value}`);
  return [...all.values()];
}

function portOf(port: unknown): string | undefined {
  if (typeof port !== "number" && typeof port !== "string") return undefined;
  const [, number, protocol = "tcp"] = PORT.exec(String(port)) ?? [];
  return number !== undefined && Number(number) <= 65_535 ? `${number}/${protocol}` : undefined;
}

function objectOrEmpty(value: unknown): object {
  return typeof value === "object" && value !== null ? value : {};
}

function keys(names: readonly string[]): Record<string, object> {
  return Object.fromEntries(names.map((name) => [name, {}]));
}
