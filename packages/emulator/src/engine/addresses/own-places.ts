import { isIP } from "node:net";

/** A port of this machine's loopback. */
export interface OwnPlace {
  readonly address: string;
  readonly port: number;
}

const form = /^(localhost|127(?:\.\d{1,3}){3}|\[::1\]):(\d{1,5})$/;

/** Reads a text such as `127.0.0.1:5432`; `localhost` means two places. Another machine gives none, as does a text without a port. */
export function ownPlaces(text: string): readonly OwnPlace[] {
  const [, host = "", digits] = form.exec(text) ?? [];
  const port = Number(digits);
  const addresses = host === "localhost" ? ["127.0.0.1", "::1"] : [host.replace(/[[\]]/g, "")];
  return port >= 1 && port <= 65_535
    ? addresses.filter((each) => isIP(each)).map((address) => ({ address, port }))
    : [];
}

export function placeText({ address, port }: OwnPlace): string {
  return isIP(address) === 6 ? `[${address}]:${port}` : `${address}:${port}`;
}

export function ownPlaceProblem(text: string): string | undefined {
  return ownPlaces(text).length > 0 ? undefined : "has to be a port of this machine, such as 127.0.0.1:5432";
}

export function isAmong(places: readonly OwnPlace[], { hostname, port, protocol }: URL): boolean {
  const own = ownPlaces(`${hostname}:${port || (protocol === "https:" ? 443 : 80)}`);
  return own.some((place) => places.some((each) => each.address === place.address && each.port === place.port));
}
