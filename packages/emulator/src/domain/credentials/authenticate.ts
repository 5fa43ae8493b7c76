import { refuse } from "../../engine/platform-error.ts";
import type { Services } from "../../engine/services.ts";
import { type Identity, identify, requireBearer } from "../accounts/scope.ts";
import { readToken } from "../images/tokens.ts";
import { readProjectToken } from "../projects/sign-project-token.ts";

type Kind = "platform" | "project" | "registry";

const readers: Readonly<Record<Kind, (token: string, services: Services) => Identity | undefined>> = {
  platform: identify,
  project: readProjectToken,
  registry: (token, services) => readToken(services, token, "access"),
};

/** "registry log-in" is the password in exchange for the registry's own tokens. */
export type TokenAudience = "api" | "images" | "sandboxes" | "registry" | "registry log-in";

/** Kinds of token by audience. Programs that run in a project only have its own token (vercel/vercel, packages/container, 2026-08-03). */
const acceptedKinds: Readonly<Record<TokenAudience, readonly Kind[]>> = {
  api: ["platform"],
  images: ["platform", "project"],
  sandboxes: ["platform", "project"],
  registry: ["platform", "project", "registry"],
  "registry log-in": ["platform", "project"],
};

/** Identifies a token's user. Tokens without a user (a config's, the control API's) are checked where they are read. */
export function identifyFor(token: string, audience: TokenAudience, services: Services): Identity | undefined {
  for (const kind of acceptedKinds[audience]) {
    const identity = readers[kind](token, services);
    if (identity) return identity;
  }
  return undefined;
}

/** Authenticates a bearer token. Throws 403 for a missing one or one of the wrong kind. */
export function authenticate(request: Request, audience: TokenAudience, services: Services): Identity {
  const identity = identifyFor(requireBearer(request), audience, services);
  if (!identity) throw refuse("token_invalid", { invalidToken: true });
  return identity;
}
