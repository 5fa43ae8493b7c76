import type { ServerResponse } from "node:http";
import type { Reply, Turn } from "./server.ts";

// Turns of `serve` that misbehave: each takes the socket into its own hands.

const json = { "content-type": "application/json" };

async function begin(
  response: ServerResponse,
  headers: Reply["headers"],
  part: string | Uint8Array,
  status = 200,
): Promise<void> {
  response.writeHead(status, headers);
  await new Promise<void>((resolve) => response.write(part, () => resolve()));
}

export function cutInBody(part: string | Uint8Array, headers: Reply["headers"] = json): Turn {
  return async (_, response) => {
    await begin(response, { ...headers, "content-length": "100000" }, part);
    await new Promise((resolve) => setTimeout(resolve, 15)); // written bytes reach the client first
    response.destroy();
    return undefined;
  };
}

export const silence: Turn = () => undefined;

export function stallInBody(part: string, headers: Reply["headers"] = json, status = 200): Turn {
  return async (_, response) => {
    await begin(response, headers, part, status);
    return undefined;
  };
}

export function endless(status: number, headers: Reply["headers"] = json): Turn {
  return async (_, response) => {
    response.writeHead(status, headers);
    const gone = new Promise((resolve) => response.once("close", resolve));
    const chunk = Buffer.alloc(65_536, "x");
    while (!response.destroyed) {
      if (!response.write(chunk)) await Promise.race([new Promise((resolve) => response.once("drain", resolve)), gone]);
    }
    return undefined;
  };
}
