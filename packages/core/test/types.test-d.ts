import {
  type ApiPromise,
  type ApiStream,
  type Client,
  call,
  createClient,
  isApiError,
  isRateLimitError,
  list,
  type PagedPromise,
  stream,
} from "../src/index.ts";

// Checked by tsc: a line that must not compile has `@ts-expect-error`, which fails when it does.
interface Project {
  readonly id: string;
}

const client: Client = createClient({ fetch, token: null, retry: false });
const one: ApiPromise<Project> = call<Project>(client, { route: "GET /v9/projects/{idOrName}" }, { idOrName: "x" });
const id: Promise<string> = one.then((project) => project.id);
const all: PagedPromise<{ projects: Project[] }, Project> = list(client, {
  route: "GET /v10/projects",
  items: "projects",
});
const events: ApiStream<Project> = stream(client, { route: "GET /v3/events" });

export async function uses(): Promise<[string, Project[], Project, string | undefined]> {
  for await (const event of events) return [await id, await all.toArray({ limit: 3 }), event, undefined];
  const { data, requestId } = await one.withResponse();
  // @ts-expect-error a misspelt member
  data.name;
  return [data.id, (await all).projects, data, requestId];
}

// @ts-expect-error a list says where its items are
list(client, { route: "GET /v10/projects" });
// @ts-expect-error a token is text or a function
createClient({ token: 1 });
// @ts-expect-error an operation has a route
call(client, { query: [] });
createClient({ timeout: { attempt: undefined }, retry: { base: undefined } });
// @ts-expect-error a text is not a time
createClient({ timeout: { attempt: "1s" } });
// @ts-expect-error a middleware gives an answer
createClient({ middleware: [{}] });
// @ts-expect-error a misspelt option
createClient({ timeouts: {} });
// @ts-expect-error a team is text or null
call(client, { route: "GET /v9/projects" }, {}, { team: 1 });

// An error is narrowed by its guard, and its fields have their types.
export function status(error: unknown): number | undefined {
  // @ts-expect-error it may be anything
  error.status;
  if (isRateLimitError(error)) return error.retryAt?.getTime();
  return isApiError(error) ? error.status : undefined;
}
