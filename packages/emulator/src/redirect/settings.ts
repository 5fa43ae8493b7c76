import { type IsEmulated, isLocal } from "./redirect-route.ts";

export interface Settings {
  readonly host: string;
  readonly port: number;
  readonly strict: boolean;
}

/** Reads `SLIPWAY_API_URL` and `SLIPWAY_REDIRECT`. Throws if they are wrong, or the program would call the platform itself. */
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
  // The value is not shown: it may hold a password.
  if (!url || !isOnThisMachine(url)) {
    const form = "has to be the emulator's URL on this machine, such as http://127.0.0.1:4000";
    throw new Error(`@slipway/emulator/redirect: SLIPWAY_API_URL ${form}: credentials go nowhere else`);
  }
  return { ...emulatorAddress(url), strict: mode === "strict" };
}

export interface Names extends Settings {
  readonly isEmulated: IsEmulated;
}

/** Settings for sites, with `SLIPWAY_BASE_DOMAIN`; undefined for a program that uses another API. */
export function readNames(environment: Readonly<Record<string, string | undefined>>): Names | undefined {
  const { SLIPWAY_API_URL: address = "", SLIPWAY_REDIRECT: mode, SLIPWAY_BASE_DOMAIN: domain = "" } = environment;
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (!url || !isOnThisMachine(url) || domain === "") return undefined;
  const place = emulatorAddress(url);
  const ports = [80, 443, place.port];
  return {
    ...place,
    strict: mode === "strict",
    isEmulated: (host, port) => ports.includes(port) && host.toLowerCase().endsWith(`.${domain}`),
  };
}

function isOnThisMachine(url: URL): boolean {
  const isOrigin = url.protocol === "http:" && url.pathname === "/" && url.search === "" && url.username === "";
  return isOrigin && url.password === "" && isLocal(url.hostname);
}

function emulatorAddress({ hostname, port }: URL): Pick<Settings, "host" | "port"> {
  return { host: hostname.replace(/^\[(.*)\]$/, "$1"), port: port === "" ? 80 : Number(port) };
}
