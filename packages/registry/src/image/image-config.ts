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
  /** Environment variables by name, added to those of the base or replacing them; `null` takes one of the base away. */
  readonly env?: Readonly<Record<string, string | null>> | undefined;
  /** User that runs the program: `"user"`, `"1000"`, `"user:group"` or `"1000:1000"`; `""` is root, whoever the base's is. */
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
  /** Shell of commands that are one text, in programs that take such: `["/bin/sh", "-c"]`. */
  readonly shell?: readonly string[] | undefined;
  /** Check of the running program by Docker and others; `"none"` takes the base's away. */
  readonly healthcheck?: Healthcheck | "none" | undefined;
}

/** A command that ends with 0 while all is well. Times are in milliseconds; those left out are the container program's. */
export interface Healthcheck {
  /** The program and its arguments, one by one, or a command for the image's shell. */
  readonly test: readonly string[] | string;
  readonly interval?: number | undefined;
  readonly timeout?: number | undefined;
  readonly startPeriod?: number | undefined;
  readonly startInterval?: number | undefined;
  /** Failures in a row after which the container is unhealthy. */
  readonly retries?: number | undefined;
}

const USER = /^([^\s:\0]+(:[^\s:\0]+)?)?$/;
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
  env: [isEnvironment, 'texts or null by name, and a name has a character at least and no "="'],
  user: [matches(USER), '"user", "1000", "user:group", or "" for root'],
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
  shell: [isTexts, "a list of texts: the program and its arguments, one by one"],
  healthcheck: [
    isHealthcheck,
    '"none" or { test, interval, timeout, startPeriod, startInterval, retries }, times in ms',
  ],
};

const HEALTH_TIMES = {
  interval: "Interval",
  timeout: "Timeout",
  startPeriod: "StartPeriod",
  startInterval: "StartInterval",
} as const;

function isEnvironment(value: unknown): boolean {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return false;
  const texts = Object.entries(value).map(([name, each]) => [name, each ?? ""]);
  return isTextRecord(Object.fromEntries(texts)) && texts.every(([name]) => !name.includes("="));
}

function isHealthcheck(value: unknown): boolean {
  if (value === "none") return true;
  // Members of an unknown object are unknown.
  const { test, retries, ...times } = Object(value) as Readonly<Record<string, unknown>>;
  const isTest = isText(test) ? test !== "" : isTexts(test) && Object(test).length > 0;
  // Docker refuses an image whose times in nanoseconds do not fit its integers.
  const isWhole = (each: unknown): boolean =>
    each === undefined || (Number.isInteger(each) && Number(each) >= 1 && Number.isSafeInteger(Number(each) * 1e6));
  const isTime = ([name, each]: [string, unknown]): boolean => Object.hasOwn(HEALTH_TIMES, name) && isWhole(each);
  return isTest && isWhole(retries) && Object.entries(times).every(isTime);
}

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
  const { entrypoint, cmd, env, user, ports, labels, workingDir, volumes, stopSignal, shell, healthcheck } = config;
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
    ...(shell && { Shell: [...shell] }),
    ...(healthcheck && { Healthcheck: writtenHealthcheck(healthcheck) }),
  };
}

/** The form of Docker's image configuration, whose times are in nanoseconds. */
function writtenHealthcheck(healthcheck: Healthcheck | "none"): object {
  if (healthcheck === "none") return { Test: ["NONE"] };
  const { test, retries } = healthcheck;
  const times = Object.entries(HEALTH_TIMES).map(([name, own]) => [
    own,
    healthcheck[name as keyof typeof HEALTH_TIMES],
  ]);
  return {
    Test: typeof test === "string" ? ["CMD-SHELL", test] : ["CMD", ...test],
    ...Object.fromEntries(times.flatMap(([own, ms]) => (ms === undefined ? [] : [[own, Number(ms) * 1e6]]))),
    ...(retries !== undefined && { Retries: retries }),
  };
}

/** Variables in the order in which they came first. */
function mergedEnv(base: unknown, env: Readonly<Record<string, string | null>>): string[] {
  const lines = Array.isArray(base) ? base.filter((line) => typeof line === "string") : [];
  const all = new Map(lines.map((line) => [line.split("=", 1)[0] ?? "", line]));
  for (const [name, value] of Object.entries(env))
    if (value === null) all.delete(name);
    else all.set(name, `${name}=${value}`);
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
