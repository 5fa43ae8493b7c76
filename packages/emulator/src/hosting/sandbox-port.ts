import { request as ask } from "node:http";
import { Readable } from "node:stream";
import { isOfConnection } from "../engine/of-connection.ts";
import type { SandboxPortOf } from "../groups/sandboxes/ports/sandbox-at.ts";
import { platformPage } from "./pages.ts";

/** Answers a request for a port of a sandbox with what its process answers: one that listens on that port of this machine. */
export async function servePort(request: Request, sandbox: SandboxPortOf): Promise<Response> {
  const { name, port, isRunning } = sandbox;
  if (!isRunning) return platformPage(410, "SANDBOX_STOPPED", `The sandbox ${name} is stopped; resume it to go on.`);
  const other = sandbox.takenBy();
  if (other !== undefined) {
    const sentence = `Port ${port} of this machine is taken by ${other}, so nothing in the sandbox ${name} listens there; let it use another one.`;
    return platformPage(502, "SANDBOX_PORT_TAKEN", sentence);
  }
  try {
    return await passOn(request, port);
  } catch (error) {
    if (request.signal.aborted) throw error;
    const sentence = `Nothing in the sandbox ${name} answers on port ${port}.`;
    return platformPage(502, "SANDBOX_NOT_LISTENING", sentence);
  }
}

function passOn(request: Request, port: number): Promise<Response> {
  const { pathname, search, host } = new URL(request.url);
  const headers = Object.fromEntries([...request.headers].filter(([name]) => !isOfConnection(name)));
  return new Promise((resolve, reject) => {
    const { method, signal } = request;
    const asking = ask(
      { host: "127.0.0.1", port, method, path: pathname + search, headers: { ...headers, host }, signal, agent: false },
      (answer) => {
        const told = new Headers();
        for (const [name, values = []] of Object.entries(answer.headersDistinct)) {
          if (!isOfConnection(name)) for (const value of values) told.append(name, value);
        }
        const { statusCode: status = 502 } = answer;
        const hasBody = method !== "HEAD" && ![204, 205, 304].includes(status);
        if (!hasBody) answer.resume();
        // The types of Node and of the web say the same of streams differently.
        const body = hasBody ? (Readable.toWeb(answer) as unknown as ReadableStream<Uint8Array>) : null;
        resolve(new Response(body, { status, headers: told }));
      },
    );
    asking.once("error", reject);
    if (!request.body) asking.end();
    // The same.
    else
      Readable.fromWeb(request.body as unknown as Parameters<typeof Readable.fromWeb>[0])
        .on("error", reject)
        .pipe(asking);
  });
}
