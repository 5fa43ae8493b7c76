import { inOneLine } from "@slipway/core/internal";
import { hideSecrets, isSecretName } from "../../engine/hide-secrets.ts";
import { type Query, recordQuery } from "../../engine/http/query.ts";
import { omitUndefined } from "../../engine/omit-undefined.ts";
import type { PlatformError } from "../../engine/platform-error.ts";
import type { RequestDetail } from "../../engine/request-details.ts";
import type { Services } from "../../engine/services.ts";
import { rowOf, seenTokens } from "./tokens.ts";

const hidden = "*";
const beforeSecret = /^(?:tokens?|codes?|secrets?|invites|transfer-request)$/i;
const shortToken = 8;
/** As long as no name is that has capital letters, small ones and digits: a sealed text, a part of a signed one, or a random one. */
const longSecret = 40;

interface Named {
  readonly path: Readonly<Record<string, string>>;
}

export function redact(
  url: URL,
  candidate: Named | undefined,
  services: Services,
): { readonly path: string; readonly query: Query } {
  const known = (text: string): string => withoutTokens(text, services);
  return { path: redactPath(url.pathname, candidate, known), query: redactQuery(url, known) };
}

/** The same of a request for what is deployed: what its paths mean is its owner's, and known to nobody here. */
export function redactServed(url: URL, services: Services): { readonly path: string; readonly query: Query } {
  const known = (text: string): string => withoutTokens(text, services);
  return { path: url.pathname.split("/").map(known).join("/"), query: redactQuery(url, known) };
}

export function redactText(text: string, services: Services): string {
  return withoutTokens(text, services);
}

function redactQuery(url: URL, known: (text: string) => string): Query {
  return recordQuery(
    [...url.searchParams].map(([name, value]) => [known(name), isSecretName(name) ? hidden : known(value)]),
  );
}

export function redactDetail(detail: RequestDetail, services: Services): RequestDetail {
  const { input, body, ...rest } = detail;
  const shown = everyText(hideSecrets(omitUndefined({ input, body })), (text) => withoutTokens(text, services));
  return { ...Object(shown), ...rest };
}

export function hideTokens<Failure extends PlatformError>(failure: Failure, services: Services): Failure {
  const known = (text: string): string => withoutTokens(text, services);
  const extra = everyText(failure.extra, known);
  return Object.assign(failure, { message: inOneLine(known(failure.message)), extra });
}

function everyText(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === "string") return change(value);
  if (Array.isArray(value)) return value.map((each) => everyText(each, change));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, everyText(each, change)]));
}

function redactPath(pathname: string, candidate: Named | undefined, known: (text: string) => string): string {
  const values = Object.entries(candidate?.path ?? {}).flatMap(([name, value]) => (isSecretName(name) ? value : []));
  const segments = pathname.split("/");
  return segments
    .map((segment, index) => {
      const isSecret = candidate ? values.includes(segment) : beforeSecret.test(segments[index - 1] ?? "");
      return isSecret && segment !== "" ? hidden : known(segment);
    })
    .join("/");
}

function withoutTokens(text: string, services: Services): string {
  const decoded = decode(text);
  let rest = decoded;
  for (const token of services.part(seenTokens).all()) {
    if (rest === token || token.length >= shortToken) rest = rest.replaceAll(token, hidden);
  }
  if (isKnown(rest, services)) return hidden;
  rest = rest.replace(/[\w-]+/g, (word) => (word.length >= shortToken && isSecret(word, services) ? hidden : word));
  return rest === decoded ? text : rest;
}

function isSecret(word: string, services: Services): boolean {
  const isRandom = word.length >= longSecret && /[A-Z]/.test(word) && /[a-z]/.test(word) && /\d/.test(word);
  return isRandom || isKnown(word, services);
}

function isKnown(text: string, services: Services): boolean {
  return services.store.holdsSecret(text) || rowOf(text, services) !== undefined;
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
