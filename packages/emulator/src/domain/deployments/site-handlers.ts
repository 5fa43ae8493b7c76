import { inspect } from "node:util";
import type { Part, Services, WithRows } from "../../engine/services.ts";
import { accountName } from "../accounts/account-names.ts";
import { projectTable } from "../projects/tables.ts";

/** Which deployment a request has come to. */
export interface SiteDeployment {
  readonly id: string;
  /** The host name of its own. */
  readonly url: string;
  /** The variables of its environment as they were when it was built, and the platform's own, such as `VERCEL_ENV`. */
  readonly env: Readonly<Record<string, string>>;
}

/** Answers requests in the place of the functions that a deployment would have. */
export type SiteHandler = (request: Request, deployment: SiteDeployment) => Response | Promise<Response>;

export const siteHandlers: Part<Map<string, SiteHandler>> = {
  make: () => new Map(),
  clear(handlers) {
    handlers.clear();
    return [];
  },
};

export function namesOf(services: WithRows, projectId: string): string[] {
  const project = services.rows(projectTable).get(projectId);
  if (!project) return [];
  const { id, name, accountId } = project;
  return [id, `${accountName(services, accountId)}/${name}`, name];
}

export function handlerOf(services: Services, projectId: string): SiteHandler | undefined {
  const handlers = services.part(siteHandlers);
  return namesOf(services, projectId).flatMap((name) => handlers.get(name) ?? [])[0];
}

export function textOf(thrown: unknown): string {
  if (thrown instanceof Error) return thrown.stack ?? thrown.message;
  return typeof thrown === "string" ? thrown : inspect(thrown);
}

export async function handled(
  handler: SiteHandler,
  request: Request,
  { path, headers }: { readonly path: string; readonly headers: Headers },
  deployment: SiteDeployment,
): Promise<Response> {
  // A path that begins with two slashes names no other host.
  const url = new URL(`${new URL(request.url).origin}${path}`);
  const answer = await handler(new Request(new Request(url, request), { headers }), deployment);
  // Of whichever library: anything else would be an empty 200.
  if (typeof Object(answer).headers?.get !== "function")
    throw new TypeError(`The code behind the project has answered with ${inspect(answer)}, which is no Response`);
  // Whoever made it may have made it so that its headers cannot be changed, as those of `fetch` are.
  const own = new Response(answer.body, answer);
  // The body says how long it is: a number that is wrong would make the rest of it another answer.
  if (request.method !== "HEAD") own.headers.delete("content-length");
  return own;
}
