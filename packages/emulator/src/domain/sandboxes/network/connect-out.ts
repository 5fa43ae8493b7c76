import { lookup } from "node:dns/promises";
import { request } from "node:http";
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

/** Connects to an address, or by another proxy to a name. Throws what keeps it from that, or when its time is over. */
export function connectOut(
  target: Target,
  way: { readonly address: string | undefined; readonly upstream: Upstream | undefined },
  signal: AbortSignal,
): Promise<Duplex> {
  const { address, upstream } = way;
  if (upstream) return tunnelBy(upstream, target, signal);
  return new Promise<Socket>((resolve, reject) => {
    const socket = connect({ host: address ?? bareHost(target), port: target.port, allowHalfOpen: true });
    const fail = (error: Error): void => {
      socket.destroy();
      reject(error);
    };
    const late = (): void => fail(new Error("no connection in time"));
    signal.addEventListener("abort", late, { once: true });
    socket.once("error", fail).once("connect", () => {
      signal.removeEventListener("abort", late);
      socket.off("error", fail);
      resolve(socket);
    });
  });
}

export function credentialsFor({ credentials }: Upstream): Record<string, string> {
  if (credentials === "") return {};
  const given = decodeURIComponent(credentials.replace(/@$/, ""));
  return { "proxy-authorization": `Basic ${Buffer.from(given).toString("base64")}` };
}

function tunnelBy(upstream: Upstream, target: Target, signal: AbortSignal): Promise<Duplex> {
  const { host, port, secure } = upstream;
  const authority = `${target.host}:${target.port}`;
  return new Promise<Duplex>((resolve, reject) => {
    (secure ? requestSecurely : request)({
      host,
      port,
      method: "CONNECT",
      path: authority,
      headers: { host: authority, ...credentialsFor(upstream) },
      agent: false,
      signal,
    })
      .once("connect", ({ statusCode = 502 }, socket, head) => {
        if (statusCode < 300) {
          if (head.length > 0) socket.unshift(head);
          resolve(socket);
          return;
        }
        socket.destroy();
        reject(new Error(`the proxy ${host}:${port} answers ${statusCode}`));
      })
      .once("response", ({ statusCode, socket }) => {
        socket.destroy();
        reject(new Error(`the proxy ${host}:${port} answers ${statusCode}`));
      })
      .once("error", reject)
      .end();
  });
}
