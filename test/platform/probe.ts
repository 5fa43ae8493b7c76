import { setTimeout as wait } from "node:timers/promises";
import type { Site } from "./site.ts";

/** Probe of a deployment in the form of the platform's repository: `test/lib/deployment/test-deployment.js` of vercel/vercel, 2026-08-03. */
export interface Probe {
  readonly path?: string;
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly fetchOptions?: { readonly redirect?: RequestRedirect };
  readonly status?: number;
  readonly mustContain?: string;
  readonly mustNotContain?: string;
  readonly bodyMustBe?: string;
  readonly responseHeaders?: Readonly<Record<string, string | readonly string[] | null>>;
  readonly notResponseHeaders?: Readonly<Record<string, string>>;
  readonly logMustContain?: string;
  readonly logMustNotContain?: string;
  readonly delay?: number;
  readonly retries?: number;
  readonly retryDelay?: number;
  readonly websocket?: unknown;
}

const known: ReadonlySet<string> = new Set<keyof Probe>([
  "path",
  "method",
  "headers",
  "body",
  "fetchOptions",
  "status",
  "mustContain",
  "mustNotContain",
  "bodyMustBe",
  "responseHeaders",
  "notResponseHeaders",
  "logMustContain",
  "logMustNotContain",
  "delay",
  "retries",
  "retryDelay",
  "websocket",
]);

/** Why a probe cannot be asked here; undefined: it can. */
export function absenceOf(probe: Probe, site: Site): string | undefined {
  if (probe.websocket !== undefined) return "functions here take no WebSocket";
  const asksLog = probe.logMustContain !== undefined || probe.logMustNotContain !== undefined;
  return asksLog && site.isPrebuilt
    ? "it asks the log of a build, which the command line made before the deployment"
    : undefined;
}

/** Sends a probe, again as often as it allows. @returns the problem */
export async function askProbe(probe: Probe, site: Site): Promise<string | undefined> {
  const unknown = [
    ...Object.keys(probe),
    ...Object.keys(probe.fetchOptions ?? {}).filter((name) => name !== "redirect"),
  ];
  const strange = unknown.filter((name) => !known.has(name) && name !== "redirect");
  if (strange.length > 0) return `nobody knows what ${strange.join(", ")} asks`;
  if (probe.delay !== undefined) {
    await wait(probe.delay);
    return undefined;
  }
  for (let retries = probe.retries ?? 0; ; retries--) {
    const problem = await askOnce(probe, site).catch((error: unknown) => String(Object(error).cause ?? error));
    if (problem === undefined || retries <= 0) return problem;
    await wait(probe.retryDelay ?? 0);
  }
}

async function askOnce(probe: Probe, site: Site): Promise<string | undefined> {
  const { logMustContain, logMustNotContain, method = "GET", body } = probe;
  if (logMustContain !== undefined || logMustNotContain !== undefined) {
    const log = await site.log();
    if (logMustContain !== undefined && !log.includes(logMustContain)) return `the log lacks ${logMustContain}`;
    const hasOther = logMustNotContain !== undefined && log.includes(logMustNotContain);
    return hasOther ? `the log has ${logMustNotContain}` : undefined;
  }
  const headers = { ...probe.headers, ...(body !== undefined && { "content-type": "application/json" }) };
  const path = await scriptPath(probe.path ?? "", site);
  const response = await site.ask(path, {
    ...probe.fetchOptions,
    method,
    headers,
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  return problemOf(probe, response, await response.text());
}

function problemOf(probe: Probe, { status, headers }: Response, text: string): string | undefined {
  const shown = `${status} ${text.slice(0, 200).replaceAll(/\s+/g, " ")}`;
  if (probe.status && probe.status !== status) return `the status is not ${probe.status}: ${shown}`;
  if (probe.mustContain && !text.includes(probe.mustContain)) return `the text lacks ${probe.mustContain}: ${shown}`;
  if (probe.mustNotContain && text.includes(probe.mustNotContain))
    return `the text has ${probe.mustNotContain}: ${shown}`;
  if (probe.bodyMustBe && text !== probe.bodyMustBe) return `the text is not ${probe.bodyMustBe}: ${shown}`;
  for (const [name, expected] of Object.entries(probe.responseHeaders ?? {})) {
    const values = name.toLowerCase() === "set-cookie" ? headers.getSetCookie() : [headers.get(name) ?? []].flat();
    if (expected === null ? values.length > 0 : !hasAll(values, [expected].flat()))
      return `${name} is ${values.join(" | ") || "absent"} and not ${expected}`;
  }
  for (const [name, value] of Object.entries(probe.notResponseHeaders ?? {}))
    if (headers.get(name) === value) return `${name} is ${value}`;
  return undefined;
}

function hasAll(values: readonly string[], expected: readonly string[]): boolean {
  return expected.every((each) => {
    const pattern = /^\/(.*)\/$/s.exec(each)?.[1];
    return values.some((value) => (pattern === undefined ? value === each : new RegExp(pattern).test(value)));
  });
}

const scriptMark = /__NEXT_SCRIPT__\((.*)\)/;

/** Replaces the name of a page of Next by the path of its script, which the manifest of the build has. */
async function scriptPath(path: string, site: Site): Promise<string> {
  const [, named] = scriptMark.exec(path) ?? [];
  if (named === undefined) return path;
  const [page = "", prefix = ""] = named.split(",");
  const manifest = await site.ask(`${prefix}/_next/static/build-TfctsWXpff2fKS/_buildManifest.js`, {});
  const text = `const self = {};${await manifest.text()};return self.__BUILD_MANIFEST`;
  const scripts: Readonly<Record<string, string | readonly string[]>> = new Function(text)();
  return path.replace(scriptMark, () => String([scripts[page] ?? []].flat()[0]));
}
