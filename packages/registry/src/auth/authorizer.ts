import type { Authorization, AuthorizationRequest, Refusal } from "@slipway/core/raw";
import { AuthError, isAuthError } from "../errors/auth-error.ts";
import { checkRealm } from "../trust.ts";
import { type Challenge, parseChallenges } from "./challenge.ts";
import { basic, type Credential, type CredentialSource, findCredential, secretsOf } from "./credentials.ts";
import { joinScopes, type Scope, scopeOf } from "./scope.ts";
import { type Token, TokenCache } from "./token-cache.ts";
import { requestToken, type TokenClientOptions } from "./token-request.ts";

export interface Purpose {
  readonly name?: string | undefined;
  /** Repositories that are read besides, such as the source of a mount. */
  readonly readsFrom?: readonly string[] | undefined;
}

/** Secrets to redact: an answer may quote the token of another repository. */
const MAX_SECRETS = 100;

interface CredentialLookup {
  readonly credential: Promise<Credential | undefined>;
  isThere: boolean;
  /** In ms of Unix time: a credential that is not there by then is looked up anew. */
  readonly until: number;
}

/** Authorizes at one registry, in the way that it asks for. */
export class Authorizer {
  readonly #registry: URL;
  readonly #source: CredentialSource | undefined;
  readonly #options: TokenClientOptions;
  readonly #tokens: TokenCache;
  /** Asks the registry for its challenge, without a body. */
  readonly #ping: (learning: Authorization) => Promise<unknown>;
  #pinged: Promise<unknown> | undefined;
  /** In ms of Unix time: a question without an answer is asked anew from then on. */
  #pingedUntil = 0;
  #isAnswered = false;
  #challenge: Challenge | undefined;
  /** Scopes of challenges that want more than the derived ones, by the derived ones. */
  readonly #extraScopes = new Map<string, readonly Scope[]>();
  readonly #lookups = new Map<string | undefined, CredentialLookup>();
  readonly #secrets = new Set<string>();

  constructor(
    registry: URL,
    source: CredentialSource | undefined,
    options: TokenClientOptions,
    ping: (learning: Authorization) => Promise<unknown>,
  ) {
    this.#registry = registry;
    this.#source = source;
    this.#options = options;
    this.#tokens = new TokenCache(options.clock);
    this.#ping = ping;
  }

  for({ name, readsFrom = [] }: Purpose): Authorization {
    const reads = readsFrom.map((other) => scopeOf(other, "GET"));
    const scopesOf = (method: string): readonly Scope[] =>
      name === undefined ? [] : [scopeOf(name, method), ...reads];
    return {
      hint: `check the credentials for ${this.#registry.host}`,
      secrets: () => this.#secrets,
      header: (request) => this.#header(request, name, scopesOf(request.method)),
      refused: (refusal) => this.#refused(refusal, name, scopesOf(refusal.method)),
      giveUp: () => {
        for (const [key, { isThere }] of this.#lookups) if (!isThere) this.#lookups.delete(key);
        if (!this.#isAnswered) this.#pinged = undefined;
        this.#tokens.giveUp();
      },
      // A function may return a different credential for each repository.
      account: async () => JSON.stringify([this.#registry.host, this.#isFunction ? name : this.#source]),
    };
  }

  get #isFunction(): boolean {
    return typeof this.#source === "function";
  }

  /** Whether the scheme is known: from the registry, or since an access token has only one. */
  get #isSchemeKnown(): boolean {
    return this.#challenge !== undefined || (typeof this.#source === "object" && "accessToken" in this.#source);
  }

  async #header(
    { hasBody, patience }: AuthorizationRequest,
    name: string | undefined,
    scopes: readonly Scope[],
  ): Promise<string | undefined> {
    // A body is not sent only to hear that the registry wants credentials.
    if (hasBody && !this.#isSchemeKnown) await this.#learnChallenge(patience);
    const header = await this.#buildHeader(name, scopes, patience);
    if (header !== undefined) this.#rememberSecret(header.slice(header.indexOf(" ") + 1));
    return header;
  }

  /** The header; undefined until the registry has asked for one. Throws an `AuthError` when there is no way to get it. */
  async #buildHeader(
    name: string | undefined,
    scopes: readonly Scope[],
    patience: number,
    refused?: AuthError,
  ): Promise<string | undefined> {
    const challenge = this.#challenge;
    if (!this.#isSchemeKnown) return undefined;
    const credential = await this.#credential(name, patience);
    for (const secret of secretsOf(credential)) this.#rememberSecret(secret);
    if (credential && "accessToken" in credential) return bearer(credential.accessToken, this.#registry.host);
    if (challenge?.scheme !== "bearer") return challenge && basicHeader(credential);
    const requestedScopes = this.#extraScopes.get(String(scopes)) ?? scopes;
    const identity = this.#isFunction ? JSON.stringify(credential ?? null) : "";
    try {
      const token = await this.#tokens.get(identity, requestedScopes, patience, (all) =>
        this.#request(all, challenge, credential),
      );
      return bearer(token, this.#registry.host);
    } catch (error) {
      // The function's credential may have expired meanwhile: one more call.
      if (refused !== undefined || !this.#isFunction || !isAuthError(error) || error.status !== 401) throw error;
      this.#lookups.delete(name);
      return this.#buildHeader(name, scopes, patience, error);
    }
  }

  /** Learns the challenge from a 401; core calls this for the registry's own answers only. */
  #refused({ header: sent, challenge: header }: Refusal, name: string | undefined, scopes: readonly Scope[]): boolean {
    const challenges = parseChallenges(header ?? "");
    const challenge =
      challenges.find(({ scheme, parameters }) => scheme === "bearer" && parameters.realm !== undefined) ??
      challenges.find(({ scheme }) => scheme === "basic");
    if (challenge) this.#challenge = challenge;
    const { scope } = challenge?.parameters ?? {};
    if (scope) this.#extraScopes.set(String(scopes), joinScopes([...scopes, ...scope.split(" ").filter(Boolean)]));
    if (sent === undefined)
      return challenge?.scheme === "bearer" || (challenge !== undefined && this.#source !== undefined);
    // A refusal without a challenge is one of the token all the same.
    if (sent.startsWith("Bearer ")) this.#tokens.forget(sent.slice("Bearer ".length));
    // A function may return a newer credential now.
    this.#lookups.delete(name);
    const isAccessToken = typeof this.#source === "object" && "accessToken" in this.#source;
    return this.#isFunction || (this.#challenge?.scheme === "bearer" && !isAccessToken);
  }

  #learnChallenge(patience: number): Promise<unknown> {
    const now = this.#options.clock.now();
    if (!this.#isAnswered && this.#pingedUntil <= now) this.#pinged = undefined;
    if (!this.#pinged) this.#pingedUntil = now + patience;
    // Any answer will do: only its challenge counts.
    this.#pinged ??= this.#ping({
      header: async () => undefined,
      refused: (refusal) => {
        this.#refused(refusal, undefined, []);
        return false;
      },
    })
      .catch(() => {})
      .finally(() => {
        this.#isAnswered = true;
      });
    return this.#pinged;
  }

  #credential(name: string | undefined, patience: number): Promise<Credential | undefined> {
    const now = this.#options.clock.now();
    const pending = this.#lookups.get(name);
    if (pending && (pending.isThere || pending.until > now)) return pending.credential;
    const credential = findCredential(this.#source, this.#registry.host, name);
    const lookup: CredentialLookup = { credential, isThere: false, until: now + patience };
    this.#lookups.set(name, lookup);
    lookup.credential.then(
      () => {
        lookup.isThere = true;
      },
      () => {
        if (this.#lookups.get(name) === lookup) this.#lookups.delete(name);
      },
    );
    return lookup.credential;
  }

  #request(
    scopes: readonly Scope[],
    { parameters }: Challenge,
    credential: Exclude<Credential, { readonly accessToken: string }> | undefined,
  ): Promise<Token> {
    const { host } = this.#registry;
    const realm = checkRealm(parameters.realm ?? "", this.#registry);
    return requestToken(this.#options, { host, realm, service: parameters.service, scopes, credential });
  }

  #rememberSecret(secret: string): void {
    this.#secrets.delete(secret);
    this.#secrets.add(secret);
    const [oldest = ""] = this.#secrets;
    if (this.#secrets.size > MAX_SECRETS) this.#secrets.delete(oldest);
  }
}

function basicHeader(credential: Credential | undefined): string | undefined {
  return credential && "username" in credential ? basic(credential.username, credential.password) : undefined;
}

function bearer(token: string, host: string): string {
  // A header refuses other characters with an error that quotes them.
  if (/^[!-~]+$/.test(token)) return `Bearer ${token}`;
  throw new AuthError(`the access token for ${host} has invalid header characters`, { host });
}
