import { type ChildProcessByStdio, spawn } from "node:child_process";
import type { Readable, Writable } from "node:stream";
import { InputError } from "@slipway/core/call";
import type { Credential } from "../auth/credentials.ts";
import { mustBe } from "../check-names.ts";
import { AMOUNT, checkOptions, checkText } from "../check-options.ts";

/** Limit of a helper's output, in bytes: more than any credential has. */
const MAX_OUTPUT = 1024 * 1024;

/** Wait for output after the program's end, in ms: a child of its own may keep the pipe open. */
const REST = 100;

type Helper = ChildProcessByStdio<Writable, Readable, null>;

interface HelperResult {
  readonly code: number | NodeJS.Signals;
  readonly output: string;
}

/** Runs a program with `get` and a line of input until it exits, or until the timeout in ms; an `InputError` quotes nothing of its output. */
function runHelper(program: string, input: string, timeout: number): Promise<HelperResult> {
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = [];
    let size = 0;
    let isOver = false;
    let child: Helper | undefined;
    let rest: NodeJS.Timeout | undefined;

    const finish = (): void => {
      isOver = true;
      clearTimeout(timer);
      clearTimeout(rest);
      // A child that still writes gets an error; this process does not wait.
      child?.stdout.destroy();
      child?.stdin.destroy();
      child?.unref();
    };
    const refuse = (what: string, cause?: unknown): void => {
      if (isOver) return;
      finish();
      child?.kill("SIGKILL");
      reject(new InputError(`${program} ${what}`, { cause }));
    };
    const cannotRun = (error: NodeJS.ErrnoException): void =>
      refuse(error.code === "ENOENT" ? "is not on the PATH: install it, or log in without it" : "cannot be run", error);
    const timer = setTimeout(() => refuse(`did not answer within ${timeout} ms`), timeout);

    child = spawnHelper(program, cannotRun);
    if (!child) return;
    const { stdin, stdout } = child;
    child.on("error", cannotRun);
    stdout.on("data", (part: Buffer) => {
      size += part.length;
      if (size > MAX_OUTPUT) return refuse(`answered with more than ${MAX_OUTPUT} bytes`);
      parts.push(part);
    });
    child.on("exit", (code, signal) => {
      if (isOver) return;
      const end = (): void => {
        if (isOver) return;
        finish();
        // Either the code or the signal is set.
        resolve({ code: code ?? signal ?? "SIGKILL", output: Buffer.concat(parts).toString("utf8") });
      };
      if (stdout.readableEnded) return end();
      stdout.once("end", end);
      // The pipe is read before an immediate runs, however busy this process was.
      rest = setTimeout(() => setImmediate(end), REST);
    });
    // The exit code tells of a program that does not read; a broken pipe ends with the program.
    stdin.on("error", () => {});
    stdout.on("error", () => {});
    stdin.end(input);
  });
}

/** Starts a program; `spawn` throws some failures and emits most. */
function spawnHelper(program: string, fail: (error: NodeJS.ErrnoException) => void): Helper | undefined {
  try {
    return spawn(program, ["get"], { stdio: ["pipe", "pipe", "ignore"], windowsHide: true });
  } catch (error) {
    // Node throws system errors.
    fail(error as NodeJS.ErrnoException);
    return undefined;
  }
}

export interface CredentialHelperOptions {
  /** How long the helper may take, in milliseconds; some ask the user. Default: 60 000. */
  readonly timeout?: number | undefined;
}

/** Longest time of a timer, in ms: almost 25 days. */
const MAX_TIMER = 2 ** 31 - 1;

/**
 * Asks a credential helper, the program `docker-credential-<name>` on the PATH, for the credential of a server, a host or
 * `https://index.docker.io/v1/`.
 *
 * @throws `InputError` when it is not there, fails, takes too long or answers something else. What it printed is not told: it may be a
 * secret.
 */
export async function askCredentialHelper(
  name: string,
  server: string,
  options: CredentialHelperOptions = {},
): Promise<Credential | undefined> {
  // The name comes from a file; a path in it would run any program.
  checkText(name, "name");
  checkText(server, "server");
  checkOptions(options, { timeout: AMOUNT });
  if (!/^[\w.-]+$/.test(name)) throw new InputError(`"${name}" is not a name of a credential helper`, {});
  const { timeout = 60_000 } = options;
  if (!(timeout > 0 && timeout <= MAX_TIMER)) {
    throw mustBe("timeout", `milliseconds from 1 to ${MAX_TIMER}, not ${timeout}`);
  }
  const program = `docker-credential-${name}`;
  const { code, output } = await runHelper(program, server, timeout);
  if (code !== 0) {
    if (/credentials not found/i.test(output)) return undefined;
    throw new InputError(
      `${program} ${typeof code === "number" ? `failed for ${server} with exit code ${code}` : `was ended by ${code}`}: run "echo ${server} | ${program} get" to see why`,
      {},
    );
  }
  return credentialOf(output, program);
}

function credentialOf(output: string, program: string): Credential | undefined {
  try {
    const { Username, Secret }: { Username?: unknown; Secret?: unknown } = JSON.parse(output);
    if (typeof Username === "string" && typeof Secret === "string") {
      if (!Secret) return undefined;
      // This name says that the secret is an identity token.
      return Username === "<token>" ? { refreshToken: Secret } : { username: Username, password: Secret };
    }
  } catch {
    // Its error would quote the output, which may be a secret.
  }
  throw new InputError(`${program} answered no JSON object with Username and Secret`, {});
}
