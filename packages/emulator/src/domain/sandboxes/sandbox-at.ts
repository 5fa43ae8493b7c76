import type { Socket } from "node:net";
import { sandboxDomain } from "../../engine/addresses/platform-hosts.ts";
import type { Services } from "../../engine/services.ts";
import { machinesPart } from "./machines.ts";
import { sandboxTable, sessionTable } from "./tables.ts";

export interface SandboxPortOf {
  readonly name: string;
  readonly port: number;
  readonly isRunning: boolean;
  connect(): Promise<Socket>;
}

/** The port of a sandbox that is reached under a host. Absent: it is no sandbox's, or none that its sandbox shows. */
export function sandboxAt(services: Services, host: string): SandboxPortOf | undefined {
  const { rows, hosts } = services;
  const domain = [hosts.baseDomain, sandboxDomain].find((each) => host.endsWith(`.${each}`));
  const label = domain === undefined ? host : host.slice(0, -domain.length - 1);
  const [, subdomain, digits] = /^(sb-[a-z0-9]+)-(\d{4,5})$/.exec(label) ?? [];
  if (subdomain === undefined) return undefined;
  const sandbox = rows(sandboxTable).first("subdomain", subdomain);
  const port = Number(digits);
  if (!sandbox?.ports.includes(port)) return undefined;
  return {
    name: sandbox.name,
    port,
    isRunning: sandbox.status === "running",
    async connect() {
      const session = services.rows(sessionTable).get(sandbox.currentSessionId);
      if (!session) throw new Error(`The sandbox ${sandbox.name} has no session`);
      return services.part(machinesPart).connect(session, port);
    },
  };
}
