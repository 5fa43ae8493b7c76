import { VERSION } from "../generated/version.ts";
import { isBrowser } from "./runtime.ts";

/** The header by which a client says who it is: the application, then this package. None in a browser: a page that sets it is asked whether it may. */
export function userAgent(application: string | undefined): Record<string, string> {
  if (isBrowser()) return {};
  return { "user-agent": `${application ? `${application} ` : ""}slipway-core/${VERSION}` };
}
