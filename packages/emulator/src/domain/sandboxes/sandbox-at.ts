import type { Socket } from "node:net";
import { isPlatformHost, sandboxDomain } from "../../engine/addresses/platform-hosts.ts";
import type { Services } from "../../engine/services.ts";
import type { Context } from "../accounts/scope.ts";
import { machinesService } from "./machines.ts";
import { type SandboxRow, sandboxTable, sessionTable } from "./tables.ts";

export interface SandboxPortOf {
  readonly name: string;
  readonly port: number;
  readonly isRunning: boolean;
  connect(): Promise<Socket>;
}

export function sandboxAt(services: Services, host: string): SandboxPortOf | undefined {
  const { sandbox, last } = read(services, host);
  const port = /^\d{4,5}$/.test(last) ? Number(last) : undefined;
  if (port === undefined || !sandbox?.ports.includes(port)) return undefined;
  return {
    name: sandbox.name,
    port,
    isRunning: sandbox.status === "running",
    async connect() {
      const session = services.rows(sessionTable).get(sandbox.currentSessionId);
      if (!session) throw new Error(`The sandbox ${sandbox.name} has no session`);
      return (await services.service(machinesService).of(session)).connect(port);
    },
  };
}

const terminal = "terminal";

export function terminalAt(services: Services, host: string): SandboxRow | undefined {
  const { sandbox, last } = read(services, host);
  return last === terminal ? sandbox : undefined;
}

/** The address of a sandbox's terminals: below the platform's name for clients that asked the platform, and else below ours. */
export function terminalAddress({ hosts, url }: Pick<Context, "hosts" | "url">, { subdomain }: SandboxRow): string {
  const host = `${subdomain}-${terminal}`;
  if (isPlatformHost(url.hostname)) return `wss://${host}.${sandboxDomain}`;
  return hosts.origin(`${host}.${hosts.baseDomain}`).replace(/^http/, "ws");
}

function read({ rows, hosts }: Pick<Services, "rows" | "hosts">, host: string) {
  const domain = [hosts.baseDomain, sandboxDomain].find((each) => host.endsWith(`.${each}`));
  const label = domain === undefined ? host : host.slice(0, -domain.length - 1);
  const [, subdomain, last = ""] = /^(sb-[a-z0-9]+)-(\w+)$/.exec(label) ?? [];
  return { sandbox: subdomain === undefined ? undefined : rows(sandboxTable).first("subdomain", subdomain), last };
}
