import { hasValidToken } from "../domain/accounts/tokens.ts";
import { ownName } from "../domain/hosts/deployment-at.ts";
import { sandboxAt } from "../domain/sandboxes/sandbox-at.ts";
import { isWebSocket, type Upgrade } from "../engine/http/hop-by-hop.ts";
import type { Services } from "../engine/services.ts";
import { forwardRequest } from "../proxy/forward.ts";
import { answerOn } from "../server/upgrading-server.ts";
import { type ByPath, headersInside } from "./path-form.ts";
import { connectionTo } from "./sandbox-port.ts";

/** Joins a WebSocket with the program on a port. Any other answer is handed on and ends the connection, which is for the emulator only. */
export function joinSandbox(upgrade: Upgrade, services: Services, byPath?: ByPath): boolean {
  const { incoming, url, socket } = upgrade;
  if (!isWebSocket(incoming)) return false;
  const sandbox = sandboxAt(services, ownName(services, url.hostname));
  // Told where requests are answered.
  if (!sandbox?.isRunning) return false;
  if (byPath && hasValidToken(incoming.headers.authorization ?? "", services))
    delete incoming.headersDistinct.authorization;
  const isSecure = url.protocol === "https:";
  forwardRequest(
    incoming,
    answerOn(incoming, socket),
    {
      target: { host: url.hostname, port: Number(url.port) || (isSecure ? 443 : 80) },
      ...{ isSecure, upgrade, upstream: undefined, connect: connectionTo(sandbox) },
      show: byPath && ((headers) => inside(headers, byPath, services)),
    },
    url.pathname + url.search,
  );
  return true;
}

function inside(headers: NodeJS.Dict<string[]>, byPath: ByPath, services: Services): string[] {
  const each = Object.entries(headers).flatMap(([name, values = []]) => values.map((value) => [name, value] as const));
  return [...headersInside(each, byPath, services)].flat();
}
