import { open } from "node:fs/promises";
import { homedir } from "node:os";
import { join } from "node:path";
import { InputError } from "@slipway/core/call";
import type { Credential } from "../auth/credentials.ts";
import { AMOUNT, checkOptions, TEXT } from "../check-options.ts";
import { askCredentialHelper, type CredentialHelperOptions } from "./run-helper.ts";

export interface DockerCredentialsOptions extends CredentialHelperOptions {
  /** The only file to look into. Default: the places where Docker and Podman keep their log-ins. */
  readonly file?: string | undefined;
}

/** Limit of a file with log-ins, in bytes; real ones have a few thousand. */
const MAX_FILE = 1024 * 1024;

interface DockerConfig {
  readonly auths?: Readonly<Record<string, unknown>>;
  readonly credsStore?: string;
  readonly credHelpers?: Readonly<Record<string, string>>;
}

/**
 * Makes a credential source of the log-ins of Docker and Podman: `createRegistry({ url, auth: dockerCredentials() })`.
 *
 * Looked into are, in this order: `$DOCKER_AUTH_CONFIG`, which holds such a file's text, the file `$REGISTRY_AUTH_FILE`,
 * `config.json` in `$DOCKER_CONFIG` or `~/.docker`, `$XDG_RUNTIME_DIR/containers/auth.json`, `$XDG_CONFIG_HOME/containers/auth.json` (or in `~/.config`). In each of them
 * the helper that `credHelpers` names for the host, then `credsStore`, then `auths`, whose keys may name a repository or
 * a part of its path (`quay.io/acme`): the longest that fits. The files are read each time that a credential is needed.
 *
 * @returns a function of a host and a repository's name. It gives undefined when nobody is logged in there, and throws an
 * `InputError` when a file cannot be understood or a helper fails.
 */
export function dockerCredentials(
  options: DockerCredentialsOptions = {},
): (registryHost: string, name?: string) => Promise<Credential | undefined> {
  checkOptions(options, { file: TEXT, timeout: AMOUNT });
  return async (host, name) => {
    const text = options.file === undefined ? (process.env.DOCKER_AUTH_CONFIG ?? "") : "";
    const first = await credentialIn(configOf(text, "DOCKER_AUTH_CONFIG"), host, name, options);
    if (first) return first;
    for (const file of options.file === undefined ? defaultFiles() : [options.file]) {
      const credential = await credentialIn(await readConfig(file), host, name, options);
      if (credential) return credential;
    }
    return undefined;
  };
}

async function credentialIn(
  { auths = {}, credsStore, credHelpers = {} }: DockerConfig,
  host: string,
  name: string | undefined,
  options: CredentialHelperOptions,
): Promise<Credential | undefined> {
  const names = serverNames(host);
  const serverName = names.find((name) => Object.hasOwn(credHelpers, name));
  const helper = serverName === undefined ? credsStore : credHelpers[serverName];
  const helperCredential = helper
    ? await askCredentialHelper(helper, serverName ?? names[0], { timeout: options.timeout })
    : undefined;
  return helperCredential ?? credentialOfEntry(authEntryFor(auths, host, name));
}

function defaultFiles(): string[] {
  const { REGISTRY_AUTH_FILE, DOCKER_CONFIG, XDG_RUNTIME_DIR, XDG_CONFIG_HOME } = process.env;
  return [
    ...(REGISTRY_AUTH_FILE ? [REGISTRY_AUTH_FILE] : []),
    join(DOCKER_CONFIG || join(homedir(), ".docker"), "config.json"),
    ...(XDG_RUNTIME_DIR ? [join(XDG_RUNTIME_DIR, "containers", "auth.json")] : []),
    join(XDG_CONFIG_HOME || join(homedir(), ".config"), "containers", "auth.json"),
  ];
}

async function readConfig(file: string): Promise<DockerConfig> {
  let text: string;
  try {
    text = await readShort(file);
  } catch (cause) {
    if (cause instanceof Error && "code" in cause && cause.code === "ENOENT") return {};
    throw new InputError(`${file} cannot be read`, { cause });
  }
  return configOf(text, file);
}

function configOf(text: string, source: string): DockerConfig {
  try {
    // Docker and Podman take an empty text and each null for nothing.
    const config: unknown = JSON.parse(text.trim() || "{}", (_, value: unknown) => value ?? undefined) ?? {};
    if (isConfig(config)) return config;
  } catch {
    // Its error would quote the file, which holds passwords.
  }
  throw new InputError(`${source} is not a configuration of Docker or Podman`, {});
}

/** Reads a file up to a limit: a device may never end. */
async function readShort(file: string): Promise<string> {
  const handle = await open(file);
  try {
    const bytes = Buffer.alloc(MAX_FILE + 1);
    let size = 0;
    for (let count = 1; count > 0 && size < bytes.length; size += count) {
      count = (await handle.read(bytes, size, bytes.length - size)).bytesRead;
    }
    if (size > MAX_FILE) throw new Error(`more than ${MAX_FILE} bytes`);
    // A byte order mark, which some editors and shells write, is not part of the text.
    return new TextDecoder().decode(bytes.subarray(0, size));
  } finally {
    await handle.close();
  }
}

function isConfig(value: unknown): value is DockerConfig {
  if (!isRecord(value)) return false;
  const { auths, credsStore, credHelpers } = value;
  return (
    (auths === undefined || isRecord(auths)) &&
    (credsStore === undefined || typeof credsStore === "string") &&
    (credHelpers === undefined ||
      (isRecord(credHelpers) && Object.values(credHelpers).every((helper) => typeof helper === "string")))
  );
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Docker Hub answers under several hosts; its log-in is kept under an address of its first API. */
const dockerHub: readonly string[] = ["docker.io", "index.docker.io", "registry-1.docker.io"];

/** Names of a registry: `credsStore` uses the first, `credHelpers` any of them. Docker and Podman differ. */
function serverNames(host: string): readonly [string, ...string[]] {
  return dockerHub.includes(host) ? ["https://index.docker.io/v1/", ...dockerHub] : [host];
}

/**
 * The entry of `auths` for a repository: by the key that names most of its path, else by its host, else by an address of the host
 * (`https://host/v1/`).
 */
export function authEntryFor(
  auths: Readonly<Record<string, unknown>>,
  host: string,
  name: string | undefined,
): unknown {
  const hosts = dockerHub.includes(host) ? dockerHub : [host];
  const parts = name?.split("/") ?? [];
  for (let length = parts.length; length >= 0; length--) {
    for (const registryHost of hosts) {
      const key = [registryHost, ...parts.slice(0, length)].join("/");
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

/** The credential in an entry of `auths`; undefined when there is none, as when a helper has it. */
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
