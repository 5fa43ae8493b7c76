import { unmodelledHost } from "../engine/addresses/platform-hosts.ts";

const strictly = "SLIPWAY_REDIRECT=strict allows only connections to the emulator and this machine";

export function refusedConnection(host: string, why: string = strictly): Error {
  const description = unmodelledHost(host);
  const reason = description === undefined ? why : `it is ${description}`;
  const message = `@slipway/emulator/redirect refuses a connection to ${host}: ${reason}`;
  return Object.assign(new Error(message), { code: "ERR_REDIRECT_REFUSED" });
}
