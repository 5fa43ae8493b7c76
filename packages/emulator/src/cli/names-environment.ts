import { fileURLToPath } from "node:url";
import type { ProxyOptions } from "../proxy/options.ts";
import {
  coversDomain,
  noProxyEntries,
  readUpstreams,
  UnknownProxyError,
  type Upstream,
  variableOf,
} from "../proxy/upstream.ts";

export interface NameOptions {
  readonly baseDomain: string;
  readonly strict: boolean;
}

/** Preloaded into Node programs; bundled beside the command's own file. */
const preload = fileURLToPath(new URL("./names.preload.cjs", import.meta.url));

/** Options of the proxy by which other programs than Node's reach sites. A text says why there cannot be one. */
export function namesProxy(strict: boolean, environment: NodeJS.ProcessEnv): ProxyOptions | string {
  if (strict) return { platform: false, pass: "machine" };
  try {
    readUpstreams(environment);
  } catch (error) {
    if (error instanceof UnknownProxyError) return `${error.message}: only Node, browsers and curl find sites by name`;
    throw error;
  }
  return { platform: false, pass: true, through: environment };
}

export function namesEnvironment(
  { baseDomain, strict }: NameOptions,
  proxy: string | undefined,
  environment: NodeJS.ProcessEnv,
): NodeJS.ProcessEnv {
  const { NODE_OPTIONS: before = "" } = environment;
  // NODE_OPTIONS escapes quotes and backslashes by a backslash.
  const loads = `--require "${preload.replace(/[\\"]/g, "\\$&")}"`;
  return {
    SLIPWAY_BASE_DOMAIN: baseDomain,
    ...(strict ? { SLIPWAY_REDIRECT: "strict" } : {}),
    NODE_OPTIONS: before.includes(loads) ? before : `${loads} ${before}`.trim(),
    ...(proxy === undefined ? withDirectSites(baseDomain, environment) : {}),
    ...(proxy !== undefined && strict ? strictVariables(proxy) : {}),
    ...(proxy !== undefined && !strict ? proxyVariables(proxy, baseDomain, environment) : {}),
  };
}

const machine = ["127.0.0.1", "::1"];

function strictVariables(proxy: string): NodeJS.ProcessEnv {
  const schemes = ["http_proxy", "https_proxy", "all_proxy"].map((name) => inBothCases(name, proxy));
  return Object.assign({}, ...schemes, inBothCases("no_proxy", machine.join(",")));
}

function proxyVariables(proxy: string, baseDomain: string, environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const { http, https } = readUpstreams(environment);
  // Entries that cover sites are left to the proxy itself.
  const remaining = noProxyEntries(variableOf(environment, "no_proxy")).filter(
    (each) => !coversDomain(each, baseDomain),
  );
  return {
    ...inBothCases("http_proxy", withCredentials(proxy, http)),
    // Without an upstream HTTPS connects directly, as before.
    ...(https ? inBothCases("https_proxy", withCredentials(proxy, https)) : {}),
    ...inBothCases("no_proxy", [...new Set([...machine, ...remaining])].join(",")),
  };
}

/** Excludes sites from the environment's proxies, which cannot resolve their names. */
function withDirectSites(baseDomain: string, environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const isNamed = ["http_proxy", "https_proxy", "all_proxy"].some((name) => variableOf(environment, name) !== "");
  if (!isNamed) return {};
  const before = noProxyEntries(variableOf(environment, "no_proxy"));
  return inBothCases("no_proxy", [...new Set([...before, baseDomain])].join(","));
}

/** Adds the upstream's credentials, which clients send and the proxy passes on. */
export function withCredentials(proxy: string, upstream: Upstream | undefined): string {
  return proxy.replace("://", `://${upstream?.credentials ?? ""}`);
}

/** Programs differ in which case they read and prefer. */
export function inBothCases(name: string, value: string): NodeJS.ProcessEnv {
  return { [name]: value, [name.toUpperCase()]: value };
}
