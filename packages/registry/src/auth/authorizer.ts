import type { Client } from "@slipway/core";
import type { Secrets } from "../connection/secrets.ts";
import { AuthError } from "../errors/auth-error.ts";
import { type Challenge, parseChallenges } from "./challenge.ts";
import { basic, type Credential, type CredentialSource, findCredential } from "./credentials.ts";
import { checkRealm } from "./realm.ts";
import { joinScopes, type Scope } from "./scope.ts";
import { type Token, TokenCache } from "./token-cache.ts";
import { requestToken } from "./token-request.ts";

/** What a request is for. */
export interface Purpose {
  /** The repository; undefined for the registry as a whole. */
  readonly name?: string | undefined;
  readonly scopes: readonly Scope[];
}

/** Says to one registry who asks, in the way that it wants to be told. */
export class Authorizer {
  readonly #registry: URL;
  readonly #source: CredentialSource | undefined;
  /** Asks token services. */
  readonly #client: Client;
  readonly #tokens: TokenCache;
  /** How the registry wants to be told, as soon as it has said so. */
  #challenge: Challenge | undefined;
  /** What it asked for beyond what was thought of, by that. */
  readonly #wanted = new Map<string, readonly Scope[]>();
  readonly #credentials = new Map<string | undefined, Promise<Credential | undefined>>();

  readonly #secrets: Secrets;

  constructor(registry: URL, source: CredentialSource | undefined, client: Client, secrets: Secrets) {
    this.#secrets = secrets;
    this.#registry = registry;
    this.#source = source;
    this.#client = client;
    this.#tokens = new TokenCache(client.clock);
  }

  /** Whether it is known how to tell: by the registry, or since an access token is told in one way only. */
  get isTold(): boolean {
    return this.#challenge !== undefined || (typeof this.#source === "object" && "accessToken" in this.#source);
  }

  /**
   * The `Authorization` header of a request; none until the registry has asked for one.
   *
   * @throws `AuthError` when there is no way to get one.
   */
  async authorization(purpose: Purpose): Promise<string | undefined> {
    const header = await this.#header(purpose);
    if (header !== undefined) this.#secrets.add(header.slice(header.indexOf(" ") + 1));
    return header;
  }

  async #header(purpose: Purpose): Promise<string | undefined> {
    const challenge = this.#challenge;
    if (!this.isTold) return undefined;
    const credential = await this.#credential(purpose.name);
    const { username: _, ...shown } = { username: "", ...credential };
    for (const secret of Object.values(shown)) this.#secrets.add(secret);
    if (credential && "accessToken" in credential) return bearer(credential.accessToken, this.#registry.host);
    if (!challenge) return undefined;
    if (challenge.scheme === "basic") {
      return credential && "username" in credential ? basic(credential.username, credential.password) : undefined;
    }
    const scopes = this.#wanted.get(String(purpose.scopes)) ?? purpose.scopes;
    return bearer(
      await this.#tokens.get(scopes, (all) => this.#request(all, challenge, credential)),
      this.#registry.host,
    );
  }

  /**
   * Learns from a 401.
   *
   * @param header its `WWW-Authenticate`
   * @param sent the header that was refused
   * @returns whether another try may go better.
   */
  async refused(header: string | null, sent: string | undefined, purpose: Purpose): Promise<boolean> {
    const challenges = parseChallenges(header ?? "");
    const challenge =
      challenges.find(({ scheme, parameters }) => scheme === "bearer" && parameters.realm !== undefined) ??
      challenges.find(({ scheme }) => scheme === "basic");
    if (!challenge) return false;
    this.#challenge = challenge;
    const { scope } = challenge.parameters;
    if (scope)
      this.#wanted.set(String(purpose.scopes), joinScopes([...purpose.scopes, ...scope.split(" ").filter(Boolean)]));
    if (sent === undefined)
      return challenge.scheme === "bearer" || (await this.#credential(purpose.name)) !== undefined;
    if (sent.startsWith("Bearer ")) await this.#tokens.forget(sent.slice("Bearer ".length));
    const credential = await this.#credential(purpose.name);
    // A function may know another one by now.
    this.#credentials.delete(purpose.name);
    const isFixed = challenge.scheme === "basic" || (credential && "accessToken" in credential);
    return typeof this.#source === "function" || !isFixed;
  }

  #credential(name: string | undefined): Promise<Credential | undefined> {
    let found = this.#credentials.get(name);
    if (!found) {
      found = findCredential(this.#source, this.#registry.host, name);
      this.#credentials.set(name, found);
      found.catch(() => this.#credentials.delete(name));
    }
    return found;
  }

  #request(
    scopes: readonly Scope[],
    { parameters }: Challenge,
    credential: Exclude<Credential, { readonly accessToken: string }> | undefined,
  ): Promise<Token> {
    const { host } = this.#registry;
    const realm = checkRealm(parameters.realm ?? "", this.#registry);
    return requestToken(this.#client, { host, realm, service: parameters.service, scopes, credential });
  }
}

function bearer(token: string, host: string): string {
  // A header refuses other characters with an error that quotes them.
  if (/^[!-~]+$/.test(token)) return `Bearer ${token}`;
  throw new AuthError(`the access token for ${host} has characters that no header takes`, { host });
}
