import { isIP } from "node:net";
import type { Services } from "../../../engine/services.ts";
import { bareHost, readTarget } from "../../../proxy/upstream.ts";
import { type Destination, lookupOf } from "../../events/reach.ts";
import { outsideService } from "../options.ts";
import { policyOfSession, rulesAt } from "../policy.ts";
import { routeOf } from "./route.ts";

export async function reachOfSession(services: Services, sessionId: string, url: URL): Promise<Destination> {
  const port = url.port || (url.protocol === "https:" ? "443" : "80");
  const target = readTarget(`${url.hostname}:${port}`);
  if (!target) return { refused: `${url.host} is not a host` };
  try {
    if (rulesAt(services, policyOfSession(services, sessionId), bareHost(target)).length > 0)
      return {
        refused: `${url.hostname} has rules in the sandbox's network policy, which its own requests alone follow`,
      };
    const route = await routeOf(services, () => policyOfSession(services, sessionId), target);
    if (route.kind === "refused") return { refused: route.sentence };
    if (route.kind === "here" && services.service(outsideService).ports().includes(target.port))
      return { lookup: lookupOf(["127.0.0.1", "::1"]) };
    const { address } = route.place;
    const isBareAddress = isIP(bareHost(target)) > 0 && route.kind === "there" && route.verdict === "named";
    if (address === undefined || isBareAddress) return { refused: `${url.host} is not asked for a sandbox` };
    return { lookup: lookupOf([address]) };
  } catch (error) {
    return { refused: `${url.host} is not found (${error instanceof Error ? error.message : String(error)})` };
  }
}
