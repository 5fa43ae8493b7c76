import { refuse } from "../../engine/platform-error.ts";
import type { Services } from "../../engine/services.ts";
import { demandBearer, type Identity, identify } from "../accounts/scope.ts";
import { readToken } from "../images/tokens.ts";
import { readProjectToken } from "../projects/sign-project-token.ts";

type Kind = "platform" | "project" | "registry";

const readers: Readonly<Record<Kind, (token: string, services: Services) => Identity | undefined>> = {
  platform: identify,
  project: readProjectToken,
  registry: (token, services) => readToken(services, token, "access"),
};

/** "registry log-in" is the password by which the registry's own tokens are given out. */
export type PartWithTokens = "api" | "images" | "sandboxes" | "registry" | "registry log-in";

/** Kinds of token that a part takes. Programs that run in a project have its token alone (vercel/vercel, packages/container, 2026-08-03). */
const taken: Readonly<Record<PartWithTokens, readonly Kind[]>> = {
  api: ["platform"],
  images: ["platform", "project"],
  sandboxes: ["platform", "project"],
  registry: ["platform", "project", "registry"],
  "registry log-in": ["platform", "project"],
};

/** For whom a token acts in a part of the emulator. Tokens that act for nobody, a config's and the control's, are judged where they are read. */
export function whoseToken(token: string, part: PartWithTokens, services: Services): Identity | undefined {
  for (const kind of taken[part]) {
    const identity = readers[kind](token, services);
    if (identity) return identity;
  }
  return undefined;
}

/** Who is asking, by a bearer token. Throws 403 without one, and for one that the part does not take. */
export function authenticate(request: Request, part: PartWithTokens, services: Services): Identity {
  const identity = whoseToken(demandBearer(request), part, services);
  if (!identity) throw refuse("token_invalid", { invalidToken: true });
  return identity;
}
