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
  /** Other repositories that they read from. */
  readonly readsFrom?: readonly string[] | undefined;
}

/** Secrets that were shown last; tokens come and go, and an answer may quote one of another repository. */
const MOST = 100;

interface Asked {
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
  /** What it asked for beyond what was thought of, by that. */
  readonly #wanted = new Map<string, readonly Scope[]>();
  readonly #asked = new Map<string | undefined, Asked>();
  readonly #shown = new Set<string>();

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
      secrets: () => this.#shown,
      header: (request) => this.#header(request, name, scopesOf(request.method)),
      refused: (refusal) => this.#refused(refusal, name, scopesOf(refusal.method)),
      giveUp: () => {
        for (const [key, { isThere }] of this.#asked) if (!isThere) this.#asked.delete(key);
        if (!this.#isAnswered) this.#pinged = undefined;
        this.#tokens.giveUp();
      },
      // A function may know another one for each repository.
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
    if (hasBody && !this.#isSchemeKnown) await this.#askHow(patience);
    const header = await this.#make(name, scopes, patience);
    if (header !== undefined) this.#show(header.slice(header.indexOf(" ") + 1));
    return header;
  }

  /** The header; undefined until the registry has asked for one. Throws an `AuthError` when there is no way to get it. */
  async #make(
    name: string | undefined,
    scopes: readonly Scope[],
    patience: number,
    refused?: AuthError,
  ): Promise<string | undefined> {
    const challenge = this.#challenge;
    if (!this.#isSchemeKnown) return undefined;
    const credential = await this.#credential(name, patience);
    for (const secret of secretsOf(credential)) this.#show(secret);
    if (credential && "accessToken" in credential) return bearer(credential.accessToken, this.#registry.host);
    if (!challenge) return undefined;
    if (challenge.scheme === "basic") {
      return credential && "username" in credential ? basic(credential.username, credential.password) : undefined;
    }
    const wanted = this.#wanted.get(String(scopes)) ?? scopes;
    const whose = this.#isFunction ? JSON.stringify(credential ?? null) : "";
    try {
      const token = await this.#tokens.get(whose, wanted, patience, (all) => this.#request(all, challenge, credential));
      return bearer(token, this.#registry.host);
    } catch (error) {
      // What a function gave hours ago may be over by now: it is asked once more.
      if (refused !== undefined || !this.#isFunction || !isAuthError(error) || error.status !== 401) throw error;
      this.#asked.delete(name);
      return this.#make(name, scopes, patience, error);
    }
  }

  /** Learns from a 401 of the registry itself; core asks nobody else's. */
  #refused({ header: sent, challenge: header }: Refusal, name: string | undefined, scopes: readonly Scope[]): boolean {
    const challenges = parseChallenges(header ?? "");
    const challenge =
      challenges.find(({ scheme, parameters }) => scheme === "bearer" && parameters.realm !== undefined) ??
      challenges.find(({ scheme }) => scheme === "basic");
    if (challenge) this.#challenge = challenge;
    const { scope } = challenge?.parameters ?? {};
    if (scope) this.#wanted.set(String(scopes), joinScopes([...scopes, ...scope.split(" ").filter(Boolean)]));
    if (sent === undefined)
      return challenge?.scheme === "bearer" || (challenge !== undefined && this.#source !== undefined);
    // A refusal without a challenge is one of the token all the same.
    if (sent.startsWith("Bearer ")) this.#tokens.forget(sent.slice("Bearer ".length));
    // A function may know another one by now.
    this.#asked.delete(name);
    const isAccessToken = typeof this.#source === "object" && "accessToken" in this.#source;
    return this.#isFunction || (this.#challenge?.scheme === "bearer" && !isAccessToken);
  }

  #askHow(patience: number): Promise<unknown> {
    const now = this.#options.clock.now();
    if (!this.#isAnswered && this.#pingedUntil <= now) this.#pinged = undefined;
    if (!this.#pinged) this.#pingedUntil = now + patience;
    // Whatever it answers: what counts is the challenge.
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
    const known = this.#asked.get(name);
    if (known && (known.isThere || known.until > now)) return known.credential;
    const credential = findCredential(this.#source, this.#registry.host, name);
    const asked: Asked = { credential, isThere: false, until: now + patience };
    this.#asked.set(name, asked);
    asked.credential.then(
      () => {
        asked.isThere = true;
      },
      () => {
        if (this.#asked.get(name) === asked) this.#asked.delete(name);
      },
    );
    return asked.credential;
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

  #show(secret: string): void {
    this.#shown.delete(secret);
    this.#shown.add(secret);
    const [oldest = ""] = this.#shown;
    if (this.#shown.size > MOST) this.#shown.delete(oldest);
  }
}

function bearer(token: string, host: string): string {
  // A header refuses other characters with an error that quotes them.
  if (/^[!-~]+$/.test(token)) return `Bearer ${token}`;
  throw new AuthError(`the access token for ${host} has characters that no header takes`, { host });
}
