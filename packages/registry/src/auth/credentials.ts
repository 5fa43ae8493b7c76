import { InputError } from "@slipway/core/call";

/**
 * What a registry knows someone by: a name and a password (or an access token of the vendor in its place), a refresh token
 * (Docker calls it identity token) that the registry's token service takes, or an access token that the registry itself takes.
 */
export type Credential =
  | { readonly username: string; readonly password: string }
  | { readonly refreshToken: string }
  | { readonly accessToken: string };

/** A credential, or where to get one: asked when a registry wants to know who it is, and again when it refused; `undefined` goes on without. */
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

/** Refuses what is no credential. @throws `InputError` that quotes nothing of it. */
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
