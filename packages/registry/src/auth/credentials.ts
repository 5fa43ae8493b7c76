/**
 * What a registry knows someone by: a name and a password (or an access token of the vendor in its place), a refresh token
 * (Docker calls it identity token) that the registry's token service takes, or an access token that the registry itself takes.
 */
export type Credential =
  | { readonly username: string; readonly password: string }
  | { readonly refreshToken: string }
  | { readonly accessToken: string };

/**
 * A credential, or where to get one. The function is asked when a registry wants to know who it is, and again when it
 * refused what it got; `undefined` goes on without.
 */
export type CredentialSource = Credential | ((registryHost: string, name?: string) => Promise<Credential | undefined>);

/** Gets the credential of a registry, with its port, and a repository on it. */
export async function findCredential(
  source: CredentialSource | undefined,
  registryHost: string,
  name?: string,
): Promise<Credential | undefined> {
  return typeof source === "function" ? source(registryHost, name) : source;
}

/** The value of an `Authorization` header. A name and a password may hold any character. */
export function basic(username: string, password: string): string {
  const bytes = new TextEncoder().encode(`${username}:${password}`);
  return `Basic ${btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""))}`;
}

/** What of a credential nobody else may see. */
export function secretsOf(credential: Credential | undefined): string[] {
  const { username: _, ...secrets } = { username: "", ...credential };
  return Object.values(secrets);
}
