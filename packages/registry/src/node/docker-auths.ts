import type { Credential } from "../auth/credentials.ts";

/** Docker Hub answers under several hosts, and is kept under an address of its first API. */
const dockerHub: readonly string[] = ["docker.io", "index.docker.io", "registry-1.docker.io"];

/** What a registry is called: by `credsStore` the first, in `credHelpers` any of them. Docker and Podman differ. */
export function serverNames(host: string): readonly [string, ...string[]] {
  return dockerHub.includes(host) ? ["https://index.docker.io/v1/", ...dockerHub] : [host];
}

/** What `auths` holds for a repository: the key that names most of its path, else its host, else the host in an address (`https://host/v1/`). */
export function authEntryFor(
  auths: Readonly<Record<string, unknown>>,
  host: string,
  name: string | undefined,
): unknown {
  const hosts = dockerHub.includes(host) ? dockerHub : [host];
  const parts = name?.split("/") ?? [];
  for (let length = parts.length; length >= 0; length--) {
    for (const one of hosts) {
      const key = [one, ...parts.slice(0, length)].join("/");
      if (Object.hasOwn(auths, key)) return auths[key];
    }
  }
  const key = Object.keys(auths).find((key) => hosts.includes(hostOf(key) ?? ""));
  return key === undefined ? undefined : auths[key];
}

/** The host of a key as Docker writes it; a key with a path but without a scheme or version is a namespace of Podman's. */
function hostOf(key: string): string | undefined {
  return /^https?:\/\/([^/]+)/.exec(key)?.[1] ?? /^([^/]+)\/(?:v[12]\/?)?$/.exec(key)?.[1];
}

/** The credential in an entry of `auths`; undefined when it has none, as when a helper keeps it. */
export function credentialOfEntry(entry: unknown): Credential | undefined {
  if (typeof entry !== "object" || entry === null) return undefined;
  const { auth, username, password, identitytoken, registrytoken }: Readonly<Record<string, unknown>> = { ...entry };
  if (isFilled(registrytoken)) return { accessToken: registrytoken };
  if (isFilled(identitytoken)) return { refreshToken: identitytoken };
  if (isFilled(username) && isFilled(password)) return { username, password };
  if (!isFilled(auth)) return undefined;
  const [, name = "", padded = ""] = /^([^:]*):(.*)$/s.exec(Buffer.from(auth, "base64").toString("utf8")) ?? [];
  const secret = withoutPadding(padded);
  return name && secret ? { username: name, password: secret } : undefined;
}

/** Old versions of Docker pad the password with zeros. */
function withoutPadding(text: string): string {
  let end = text.length;
  while (text[end - 1] === "\0") end--;
  return text.slice(0, end);
}

function isFilled(value: unknown): value is string {
  return typeof value === "string" && value !== "";
}
