import { sandboxDomain } from "../../../engine/platform-hosts.ts";
import type { Services } from "../../../engine/services.ts";
import { holderOfPort } from "../runtimes/process/port-holder.ts";
import { sandboxTable } from "../tables.ts";

/** Whose port a host is. */
export interface SandboxPortOf {
  readonly name: string;
  readonly port: number;
  readonly isRunning: boolean;
  /** Who listens on that port of this machine instead, in words; absent: nobody else does. */
  takenBy(): string | undefined;
}

/** The port of a sandbox that is reached under a host. Absent: it is no sandbox's, or none that its sandbox shows. */
export function sandboxAt({ rows, hosts }: Services, host: string): SandboxPortOf | undefined {
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
    takenBy() {
      const holder = holderOfPort(port);
      if (holder === undefined) return undefined;
      if (holder === "no sandbox") return "a program of this machine";
      return holder.sessionId === sandbox.currentSessionId ? undefined : "another sandbox";
    },
  };
}
