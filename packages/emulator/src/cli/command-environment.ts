import type { Emulator } from "../emulator-types.ts";

/**
 * The environment of a command that is to work with an emulator: that of this process, with the variables that clients read.
 *
 * The platform's own command line tool and others take their token from `VERCEL_TOKEN`. They are told where the API is by options
 * of their own; should they not be, they go to the platform with a token that is good for nothing there.
 */
export function commandEnvironment(
  { url, token, dnsServer }: Pick<Emulator, "url" | "token" | "dnsServer">,
  environment: NodeJS.ProcessEnv,
): NodeJS.ProcessEnv {
  const dns = dnsServer === undefined ? {} : { SLIPWAY_DNS_SERVER: dnsServer };
  return { ...environment, SLIPWAY_API_URL: url, SLIPWAY_TOKEN: token, VERCEL_TOKEN: token, ...dns };
}
