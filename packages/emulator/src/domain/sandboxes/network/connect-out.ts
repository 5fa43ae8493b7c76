import { lookup } from "node:dns/promises";
import { once } from "node:events";
import { type ClientRequest, type IncomingMessage, request } from "node:http";
import { request as requestSecurely } from "node:https";
import { connect, isIP, type Socket } from "node:net";
import type { Duplex } from "node:stream";
import type { WithRows } from "../../../engine/services.ts";
import { bareHost, type Target, type Upstream } from "../../../proxy/upstream.ts";
import { resolveName } from "../../names/resolve.ts";

export async function addressesOf(services: WithRows, host: string): Promise<readonly string[]> {
  if (isIP(host) > 0) return [host];
  const own = (["A", "AAAA"] as const)
    .flatMap((type) => resolveName(services, host, type))
    .filter((each) => isIP(each));
  if (own.length > 0) return own;
  return (await lookup(host, { all: true })).map(({ address }) => address);
}

export async function connectOut(
  target: Target,
  { address, upstream }: { readonly address: string | undefined; readonly upstream: Upstream | undefined },
  signal: AbortSignal,
): Promise<Duplex> {
  if (upstream) return tunnelBy(upstream, target, signal);
  const socket = connect({ host: address ?? bareHost(target), port: target.port, allowHalfOpen: true });
  await connected(socket, signal);
  return socket;
}

async function connected(connecting: Socket | ClientRequest, signal: AbortSignal): Promise<unknown[]> {
  try {
    return await once(connecting, "connect", { signal });
  } catch (error) {
    connecting.on("error", () => {}).destroy();
    throw signal.aborted ? new Error("no connection in time") : error;
  }
}

export function credentialsFor({ credentials }: Upstream): Record<string, string> {
  if (credentials === "") return {};
  const decoded = decodeURIComponent(credentials.replace(/@$/, ""));
  return { "proxy-authorization": `Basic ${Buffer.from(decoded).toString("base64")}` };
}

async function tunnelBy(upstream: Upstream, target: Target, signal: AbortSignal): Promise<Duplex> {
  const { host, port, secure } = upstream;
  const path = `${target.host}:${target.port}`;
  const headers = { host: path, ...credentialsFor(upstream) };
  const asking = (secure ? requestSecurely : request)({ host, port, method: "CONNECT", path, headers, agent: false });
  // The values of this event, by Node's description.
  const [{ statusCode = 502 }, socket, head] = (await connected(asking.end(), signal)) as [
    IncomingMessage,
    Socket,
    Buffer,
  ];
  if (statusCode >= 300) {
    socket.destroy();
    throw new Error(`the proxy ${host}:${port} answers ${statusCode}`);
  }
  if (head.length > 0) socket.unshift(head);
  return socket;
}
