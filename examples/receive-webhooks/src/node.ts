import { createServer, type Server } from "node:http";
import { receive } from "./receive.ts";

/** A server of Node: the request itself is verified, for nobody has read it yet. */
export function nodeServer(secret: string | undefined): Server {
  return createServer(async (request, response) => {
    const { status, text } = await receive(request, secret);
    response.writeHead(status).end(text);
  });
}
