import { unmodelledHost } from "../engine/addresses/platform-hosts.ts";

const strictly = "with SLIPWAY_REDIRECT=strict nothing leaves this process but what the emulator answers";

/** The error of a refused connection; its code tells it from a network that fails. */
export function refusal(host: string, why: string = strictly): Error {
  const known = unmodelledHost(host);
  const said = known === undefined ? why : `it is ${known}`;
  const message = `@slipway/emulator/redirect refuses a connection to ${host}: ${said}`;
  return Object.assign(new Error(message), { code: "ERR_REDIRECT_REFUSED" });
}
