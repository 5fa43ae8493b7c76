import type { Emulator } from "../control/emulator-types.ts";
import { type ProxyVariables, readUpstreams } from "../proxy/upstream.ts";
import { inBothCases, type NameOptions, namesEnvironment, withCredentials } from "./names-environment.ts";

/** The environment of a command. Clients that ignore it call the platform with a token that is invalid there. @param authorityFile absent: the proxy only serves sites @param through upstream proxies */
export function commandEnvironment(
  { url, token, dnsServer, proxy }: Pick<Emulator, "url" | "token" | "dnsServer" | "proxy">,
  authorityFile: string | undefined,
  through: ProxyVariables | undefined,
  names: NameOptions,
  environment: NodeJS.ProcessEnv,
): NodeJS.ProcessEnv {
  return {
    ...environment,
    SLIPWAY_API_URL: url,
    SLIPWAY_TOKEN: token,
    VERCEL_TOKEN: token,
    VERCEL_API_TOKEN: token,
    ...(dnsServer === undefined ? {} : { SLIPWAY_DNS_SERVER: dnsServer }),
    ...namesEnvironment(names, authorityFile === undefined ? proxy?.url : undefined, environment),
    ...(proxy && authorityFile !== undefined
      ? { ...proxyVariables(proxy.url, through, names.strict), ...authorityVariables(authorityFile) }
      : {}),
  };
}

function proxyVariables(url: string, through: ProxyVariables = {}, strict: boolean): NodeJS.ProcessEnv {
  const { http, https } = readUpstreams(through);
  return {
    ...inBothCases("https_proxy", withCredentials(url, https)),
    ...inBothCases("http_proxy", withCredentials(url, http)),
    ...(strict ? inBothCases("all_proxy", url) : {}),
    // Replaced: a platform host in it would bypass the proxy.
    ...inBothCases("no_proxy", "localhost,127.0.0.1,::1"),
    // Makes Node's own clients read them.
    NODE_USE_ENV_PROXY: "1",
  };
}

/** Variables of certificate authorities. Node's and Deno's add authorities, the others replace them. */
export const authorityNames = [
  "SSL_CERT_FILE",
  "CURL_CA_BUNDLE",
  "REQUESTS_CA_BUNDLE",
  "NODE_EXTRA_CA_CERTS",
  "DENO_CERT",
] as const;

function authorityVariables(file: string): NodeJS.ProcessEnv {
  return Object.fromEntries(authorityNames.map((name) => [name, file]));
}
