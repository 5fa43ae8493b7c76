import { writeFile } from "node:fs/promises";
import { request } from "node:http";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { makeCertificates } from "./network/certificates.ts";
import { startProxy } from "./network/proxy.ts";
import { type Handler, startTls } from "./network/tls-api.ts";

/**
 * Prepares what the README of core speaks of under "Proxies, agents, certificates": a proxy, which has to be gone through, and a
 * server that asks for the certificate that lies in the folder.
 *
 * @param api what answers in the end.
 * @returns the variables that say where they are.
 */
export async function prepareNetwork(
  code: string,
  folder: string,
  api: string,
  resources: AsyncDisposableStack,
): Promise<Record<string, string>> {
  if (code.includes("PROXY_URL")) {
    const proxy = resources.use(await startProxy());
    resources.defer(() => {
      if (proxy.tunnels.length === 0) throw new Error("The code does not go through its proxy.");
    });
    return { PROXY_URL: proxy.url };
  }
  if (!code.includes("client.pem")) return {};
  const { ca, server, client } = await makeCertificates();
  const files = { "ca.pem": ca, "client.pem": client.cert, "client-key.pem": client.key };
  for (const [name, content] of Object.entries(files)) await writeFile(join(folder, name), content);
  const { url } = resources.use(await startTls({ ca, server, client }, true, forward(api)));
  return { SLIPWAY_API_URL: url };
}

function forward(api: string): Handler {
  return async (incoming, response) => {
    const { method, url = "/", headers } = incoming;
    const further = request(new URL(url, api), { method, headers: { ...headers, host: new URL(api).host } });
    further.once("response", (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      pipeline(answer, response).catch(() => response.destroy());
    });
    await pipeline(incoming, further);
  };
}
