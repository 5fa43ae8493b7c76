import { inOneLine } from "@slipway/core/internal";
import { hideSecrets, isSecretName } from "../../engine/hide-secrets.ts";
import { type Query, recordQuery } from "../../engine/http/query.ts";
import { omitUndefined } from "../../engine/omit-undefined.ts";
import type { PlatformError } from "../../engine/platform-error.ts";
import type { RequestDetail } from "../../engine/request-details.ts";
import type { Services } from "../../engine/services.ts";
import { findToken, seenTokens } from "./tokens.ts";

const hidden = "*";
const beforeSecret = /^(?:tokens?|codes?|secrets?|invites|transfer-request)$/i;
const shortToken = 8;
/** Minimum length of a random secret: names of that length do not mix capital letters, small ones and digits. */
const longSecret = 40;

interface RouteMatch {
  readonly path: Readonly<Record<string, string>>;
}

export function redact(
  url: URL,
  candidate: RouteMatch | undefined,
  services: Services,
): { readonly path: string; readonly query: Query } {
  const hide = (text: string): string => redactText(text, services);
  return { path: redactPath(url.pathname, candidate, hide), query: redactQuery(url, hide) };
}

/** Redacts a request for a deployment, whose paths only its owner understands. */
export function redactServed(url: URL, services: Services): { readonly path: string; readonly query: Query } {
  const hide = (text: string): string => redactText(text, services);
  return { path: url.pathname.split("/").map(hide).join("/"), query: redactQuery(url, hide) };
}

function redactQuery(url: URL, hide: (text: string) => string): Query {
  return recordQuery(
    [...url.searchParams].map(([name, value]) => [hide(name), isSecretName(name) ? hidden : hide(value)]),
  );
}

export function redactDetail(detail: RequestDetail, services: Services): RequestDetail {
  const { input, body, ...rest } = detail;
  const redacted = mapTexts(hideSecrets(omitUndefined({ input, body })), (text) => redactText(text, services));
  return { ...Object(redacted), ...rest };
}

export function hideTokens<Failure extends PlatformError>(failure: Failure, services: Services): Failure {
  const hide = (text: string): string => redactText(text, services);
  const extra = mapTexts(failure.extra, hide);
  return Object.assign(failure, { message: inOneLine(hide(failure.message)), extra });
}

function mapTexts(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === "string") return change(value);
  if (Array.isArray(value)) return value.map((each) => mapTexts(each, change));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, mapTexts(each, change)]));
}

function redactPath(pathname: string, candidate: RouteMatch | undefined, hide: (text: string) => string): string {
  const values = Object.entries(candidate?.path ?? {}).flatMap(([name, value]) => (isSecretName(name) ? value : []));
  const segments = pathname.split("/");
  return segments
    .map((segment, index) => {
      const isSecret = candidate ? values.includes(segment) : beforeSecret.test(segments[index - 1] ?? "");
      return isSecret && segment !== "" ? hidden : hide(segment);
    })
    .join("/");
}

export function redactText(text: string, services: Services): string {
  const decoded = decode(text);
  let rest = decoded;
  for (const token of services.service(seenTokens).all()) {
    if (rest === token || token.length >= shortToken) rest = rest.replaceAll(token, hidden);
  }
  // No secret has a blank in it.
  if (!rest.includes(" ") && isKnown(rest, services)) return hidden;
  rest = rest.replace(/[\w-]+/g, (word) => (word.length >= shortToken && isSecret(word, services) ? hidden : word));
  return rest === decoded ? text : rest;
}

function isSecret(word: string, services: Services): boolean {
  const isRandom = word.length >= longSecret && /[A-Z]/.test(word) && /[a-z]/.test(word) && /\d/.test(word);
  return isRandom || isKnown(word, services);
}

function isKnown(text: string, services: Services): boolean {
  return services.store.holdsSecret(text) || findToken(text, services) !== undefined;
}

function decode(text: string): string {
  if (!text.includes("%")) return text;
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
