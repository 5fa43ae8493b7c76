import { InputError } from "@slipway/core/call";

/**
 * A registry log-in: a name and a password (or a vendor's access token in its place), a refresh token (Docker's identity token) for the
 * registry's token service, or an access token for the registry itself.
 */
export type Credential =
  | { readonly username: string; readonly password: string }
  | { readonly refreshToken: string }
  | { readonly accessToken: string };

/** A credential, or a function that finds one: called before the first authorized request and after a refusal; `undefined` continues anonymously. */
export type CredentialSource = Credential | ((registryHost: string, name?: string) => Promise<Credential | undefined>);

export async function findCredential(
  source: CredentialSource | undefined,
  registryHost: string,
  name?: string,
): Promise<Credential | undefined> {
  const credential = typeof source === "function" ? await source(registryHost, name) : source;
  checkCredential(credential, registryHost);
  return credential;
}

/** The value of an `Authorization` header. A name and a password may hold any character. */
export function basic(username: string, password: string): string {
  const bytes = new TextEncoder().encode(`${username}:${password}`);
  return `Basic ${btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""))}`;
}

export function secretsOf(credential: Credential | undefined): string[] {
  const { username: _, ...secrets } = { username: "", ...credential };
  return Object.values(secrets);
}

/** Checks a credential. @throws `InputError` that quotes no part of it. */
export function checkCredential(credential: unknown, registryHost: string): void {
  if (credential === undefined) return;
  // Members of an unknown object are unknown.
  const { username, password, refreshToken, accessToken } = Object(credential) as Readonly<Record<string, unknown>>;
  const [first, ...rest] = [username !== undefined && [username, password], refreshToken, accessToken].filter(Boolean);
  const isOne = first !== undefined && rest.length === 0 && [first].flat().every((each) => typeof each === "string");
  if (isOne) return;
  throw new InputError(
    `auth for ${registryHost} must be { username, password }, { refreshToken } or { accessToken }, with texts that are not empty`,
    { parameter: "auth" },
  );
}
