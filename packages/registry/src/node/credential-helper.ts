import { InputError } from "@slipway/core/call";
import type { Credential } from "../auth/credentials.ts";
import { mustBe } from "../check-names.ts";
import { AMOUNT, checkOptions, checkText } from "../check-options.ts";
import { runHelper } from "./run-helper.ts";

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
  if (!/^[\w.-]+$/.test(name)) throw new InputError(`"${name}" is no name of a credential helper`, {});
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
