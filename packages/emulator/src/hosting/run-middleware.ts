import type { MiddlewareResult } from "../domain/deployments/routing/run-routes.ts";
import { askFunction, type FunctionVisit, headersFor, readBody } from "./ask-function.ts";
import type { Served } from "./served.ts";

const own = "x-middleware-";

/** @param before the request's headers, with what routes before it have changed of them */
export async function runMiddleware(
  name: string,
  visit: FunctionVisit,
  before: Headers,
): Promise<Served | MiddlewareResult> {
  const { request, url } = visit;
  await readBody(visit);
  const headers = headersFor(visit, { headers: before });
  const question = { name: name.replace(/^\//, ""), path: url.pathname + url.search, headers, method: request.method };
  const withBody = visit.body instanceof Uint8Array;
  const served = await askFunction({ ...question, withBody, step: "middleware" }, visit);
  const { response } = served;
  const answerHeaders = response.headers;
  const rewrite = answerHeaders.get(`${own}rewrite`) ?? undefined;
  if (answerHeaders.get(`${own}next`) !== "1" && rewrite === undefined) {
    for (const each of [...answerHeaders.keys()]) if (each.startsWith(own)) answerHeaders.delete(each);
    return served;
  }
  await response.body?.cancel();
  if (served.printed) visit.printed.push(served.printed);
  return {
    headers: overridden(before, answerHeaders),
    added: [...answerHeaders].filter(
      ([each]) =>
        !each.startsWith(own) && !["content-length", "content-type", "date", "transfer-encoding"].includes(each),
    ),
    ...(rewrite !== undefined && { rewrite: pathOf(rewrite, url) }),
  };
}

function overridden(headers: Headers, answerHeaders: Headers): Headers {
  const names = answerHeaders.get(`${own}override-headers`);
  if (names === null) return headers;
  const overrides = names.split(",").map((each) => each.trim().toLowerCase());
  const changed = new Headers();
  for (const [each, value] of answerHeaders) {
    const [, name = ""] = each.split(`${own}request-`, 2);
    if (name !== "" && overrides.includes(name)) changed.set(name, value);
  }
  return changed;
}

function pathOf(rewrite: string, url: URL): string {
  if (!URL.canParse(rewrite, url)) return rewrite;
  const target = new URL(rewrite, url);
  return target.host === url.host ? target.pathname + target.search : target.href;
}
