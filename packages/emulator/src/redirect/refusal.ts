import { unmodelledHost } from "../engine/addresses/platform-hosts.ts";

const strictly = "with SLIPWAY_REDIRECT=strict nothing leaves this process but what the emulator answers";

export function refusal(host: string, why: string = strictly): Error {
  const known = unmodelledHost(host);
  const said = known === undefined ? why : `it is ${known}`;
  const message = `@slipway/emulator/redirect refuses a connection to ${host}: ${said}`;
  return Object.assign(new Error(message), { code: "ERR_REDIRECT_REFUSED" });
}
