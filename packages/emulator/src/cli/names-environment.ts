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

/** What is loaded into each program of Node's: one file, beside the command's own. */
const preload = fileURLToPath(new URL("./names.preload.cjs", import.meta.url));

/** The proxy by which programs other than Node's find sites: it answers for their names alone. A text: why there cannot be one. */
export function namesProxy(strict: boolean, environment: NodeJS.ProcessEnv): ProxyOptions | string {
  // Nothing goes on by another proxy, whatever it is.
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
  // In double quotes a backslash stands before what would end them.
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
  // The proxy itself keeps to what is left out here.
  const remaining = noProxyEntries(variableOf(environment, "no_proxy")).filter(
    (each) => !coversDomain(each, baseDomain),
  );
  return {
    ...inBothCases("http_proxy", withCredentials(proxy, http)),
    // Where there was none, what is encrypted goes directly to its host, as before.
    ...(https ? inBothCases("https_proxy", withCredentials(proxy, https)) : {}),
    ...inBothCases("no_proxy", [...new Set([...machine, ...remaining])].join(",")),
  };
}

/** No proxy that the environment names knows the names of sites: programs that know them themselves are not led past this machine. */
function withDirectSites(baseDomain: string, environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const isNamed = ["http_proxy", "https_proxy", "all_proxy"].some((name) => variableOf(environment, name) !== "");
  if (!isNamed) return {};
  const before = noProxyEntries(variableOf(environment, "no_proxy"));
  return inBothCases("no_proxy", [...new Set([...before, baseDomain])].join(","));
}

/** Programs send the credentials of the other proxy themselves: this one hands them on, and nobody else can go by them. */
export function withCredentials(proxy: string, upstream: Upstream | undefined): string {
  return proxy.replace("://", `://${upstream?.credentials ?? ""}`);
}

/** Some programs read one case only, and each takes the other's place where both are there: both say the same. */
export function inBothCases(name: string, value: string): NodeJS.ProcessEnv {
  return { [name]: value, [name.toUpperCase()]: value };
}
