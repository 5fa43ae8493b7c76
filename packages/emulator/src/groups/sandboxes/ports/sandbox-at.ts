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
  const label = host.endsWith(`.${hosts.baseDomain}`) ? host.slice(0, -hosts.baseDomain.length - 1) : host;
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
