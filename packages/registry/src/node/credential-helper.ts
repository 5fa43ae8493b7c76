import { spawn } from "node:child_process";
import { InputError } from "@slipway/core";
import type { Credential } from "../auth/credentials.ts";

export interface CredentialHelperOptions {
  /** How long the helper may take, in milliseconds; some ask the user. Default: 60 000. */
  readonly timeout?: number | undefined;
}

/** More than any credential has. */
const outputLimit = 1024 * 1024;

/**
 * Asks a credential helper, the program `docker-credential-<name>` on the PATH, for the credential of a server.
 *
 * @param name such as `osxkeychain` or `ecr-login`
 * @param server what the helper keeps it under: a host, or `https://index.docker.io/v1/`
 * @returns undefined when the helper has none.
 * @throws `InputError` when it is not there, fails, takes too long or answers something else. What it printed is not told:
 * it may be a secret.
 */
export async function askCredentialHelper(
  name: string,
  server: string,
  options: CredentialHelperOptions = {},
): Promise<Credential | undefined> {
  // The name comes from a file; a path in it would run any program.
  if (!/^[\w.-]+$/.test(name)) throw new InputError(`"${name}" is no name of a credential helper`, {});
  const program = `docker-credential-${name}`;
  const { code, output } = await run(program, server, options.timeout ?? 60_000);
  if (code !== 0) {
    if (/credentials not found/i.test(output)) return undefined;
    throw new InputError(
      `${program} failed for ${server} with exit code ${code}: run "echo ${server} | ${program} get" to see why`,
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

function run(program: string, input: string, timeout: number): Promise<{ code: number | null; output: string }> {
  return new Promise((resolve, reject) => {
    const refuse = (what: string, cause?: unknown): void => {
      child.kill("SIGKILL");
      reject(new InputError(`${program} ${what}`, { cause }));
    };
    const child = spawn(program, ["get"], { stdio: ["pipe", "pipe", "ignore"], windowsHide: true });
    const timer = setTimeout(() => refuse(`did not answer within ${timeout} ms`), timeout);
    let output = "";
    child.stdout.setEncoding("utf8").on("data", (text: string) => {
      output += text;
      if (output.length > outputLimit) refuse("answered more than a credential can be");
    });
    child.on("error", (error: NodeJS.ErrnoException) => {
      clearTimeout(timer);
      refuse(error.code === "ENOENT" ? "is not on the PATH: install it, or log in without it" : "cannot be run", error);
    });
    child.on("close", (code) => {
      clearTimeout(timer);
      resolve({ code, output });
    });
    // A helper that ends without reading has its exit code to say so.
    child.stdin.on("error", () => {});
    child.stdin.end(input);
  });
}
