import { isLoopback } from "./way-of.ts";

/** What the environment says of the redirect. */
export interface Settings {
  /** The emulator's address on this machine. */
  readonly host: string;
  readonly port: number;
  /** Whether nothing else may be reached than the emulator and this machine. */
  readonly strict: boolean;
}

/**
 * Reads `SLIPWAY_API_URL` and `SLIPWAY_REDIRECT`.
 *
 * Throws where they are missing or wrong: a program that went on would ask the platform itself.
 */
export function readSettings(environment: Readonly<Record<string, string | undefined>>): Settings {
  const { SLIPWAY_API_URL: address = "", SLIPWAY_REDIRECT: mode = "" } = environment;
  if (address === "") {
    const instead = "start the program by `npx @slipway/emulator -- <command>`, or set it to the emulator's URL";
    throw new Error(`@slipway/emulator/redirect: SLIPWAY_API_URL does not say where the emulator is; ${instead}`);
  }
  if (mode !== "" && mode !== "strict") {
    throw new Error(`@slipway/emulator/redirect: SLIPWAY_REDIRECT is "strict" or not set, not ${JSON.stringify(mode)}`);
  }
  const url = URL.canParse(address) ? new URL(address) : undefined;
  // What it is instead is not shown: there may be a password in it.
  const isOrigin = url?.protocol === "http:" && url.pathname === "/" && url.search === "" && url.username === "";
  if (!url || !isOrigin || url.password !== "" || !isLoopback(url.hostname)) {
    const form = "has to be the emulator's URL on this machine, such as http://127.0.0.1:4000";
    throw new Error(`@slipway/emulator/redirect: SLIPWAY_API_URL ${form}: credentials go nowhere else`);
  }
  const host = url.hostname.replace(/^\[(.*)\]$/, "$1");
  return { host, port: url.port === "" ? 80 : Number(url.port), strict: mode === "strict" };
}
