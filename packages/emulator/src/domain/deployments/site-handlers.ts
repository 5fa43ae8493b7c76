import { inspect } from "node:util";
import type { Service, Services, WithRows } from "../../engine/services.ts";
import { accountName } from "../accounts/account-names.ts";
import { projectTable } from "../projects/tables.ts";

/** The deployment that a request has reached. */
export interface SiteDeployment {
  readonly id: string;
  /** Its own host name. */
  readonly url: string;
  /** Variables as of the build, with the platform's own, such as `VERCEL_ENV`. */
  readonly env: Readonly<Record<string, string>>;
}

/** Answers requests in the place of the functions that a deployment would have. */
export type SiteHandler = (request: Request, deployment: SiteDeployment) => Response | Promise<Response>;

export const siteHandlers: Service<Map<string, SiteHandler>> = {
  make: () => new Map(),
  clear(handlers) {
    handlers.clear();
    return [];
  },
};

export function projectNames(services: WithRows, projectId: string): string[] {
  const project = services.rows(projectTable).get(projectId);
  if (!project) return [];
  const { id, name, accountId } = project;
  return [id, `${accountName(services, accountId)}/${name}`, name];
}

export function handlerOf(services: Services, projectId: string): SiteHandler | undefined {
  const handlers = services.service(siteHandlers);
  return projectNames(services, projectId).flatMap((name) => handlers.get(name) ?? [])[0];
}

export function renderThrown(thrown: unknown): string {
  if (thrown instanceof Error) return thrown.stack ?? thrown.message;
  return typeof thrown === "string" ? thrown : inspect(thrown);
}

export async function callHandler(
  handler: SiteHandler,
  request: Request,
  { path, headers }: { readonly path: string; readonly headers: Headers },
  deployment: SiteDeployment,
): Promise<Response> {
  // A leading `//` must not become another host.
  const url = new URL(`${new URL(request.url).origin}${path}`);
  const answer = await handler(new Request(new Request(url, request), { headers }), deployment);
  // Duck-typed for Responses of other libraries; any other value would become an empty 200.
  if (typeof Object(answer).headers?.get !== "function")
    throw new TypeError(`The code behind the project has answered with ${inspect(answer)}, which is not a Response`);
  // A copy, since headers of fetched responses are immutable.
  const own = new Response(answer.body, answer);
  // A wrong length would desynchronize the connection.
  if (request.method !== "HEAD") own.headers.delete("content-length");
  return own;
}
