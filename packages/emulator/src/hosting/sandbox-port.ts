import { request as ask, type IncomingMessage, type RequestOptions } from "node:http";
import { type Duplex, Readable } from "node:stream";
import { PortTakenError } from "../domain/sandboxes/limits.ts";
import type { SandboxPortOf } from "../domain/sandboxes/sandbox-at.ts";
import { isForwarded } from "../engine/http/hop-by-hop.ts";
import { PlatformError } from "../engine/platform-error.ts";
import { platformPage } from "./pages.ts";

export async function servePort(request: Request, sandbox: SandboxPortOf, signal: AbortSignal): Promise<Response> {
  const { name, port, isRunning } = sandbox;
  if (!isRunning) return platformPage(410, "SANDBOX_STOPPED", `The sandbox ${name} is stopped; resume it to go on.`);
  if (request.headers.get("upgrade")?.toLowerCase() === "websocket") {
    return platformPage(
      501,
      "SANDBOX_NO_WEBSOCKET",
      "A WebSocket is handed on at the emulator's own address, by a GET without a body on a connection of its own, and no other way.",
    );
  }
  try {
    return await passOn(request, sandbox, signal);
  } catch (error) {
    if (signal.aborted) throw error;
    if (error instanceof PlatformError) return platformPage(error.status, error.code.toUpperCase(), error.message);
    if (error instanceof PortTakenError) return platformPage(502, "SANDBOX_PORT_TAKEN", error.message);
    if (error instanceof BadAnswerError) return platformPage(502, "SANDBOX_BAD_ANSWER", error.message);
    return platformPage(502, "SANDBOX_NOT_LISTENING", `Nothing in the sandbox ${name} answers on port ${port}.`);
  }
}

export function passOn(
  request: Request,
  there: Pick<SandboxPortOf, "connect">,
  signal: AbortSignal,
): Promise<Response> {
  const { pathname, search, host } = new URL(request.url);
  const goesOn = isForwarded(request.headers.get("connection"));
  // A request without a body is as long as it is, whatever it says: GETs of the web have none.
  const isSaid = (name: string) => request.body !== null || name !== "content-length";
  const headers = Object.fromEntries([...request.headers].filter(([name]) => goesOn(name) && isSaid(name)));
  // Node sends the body of a DELETE without framing, as if it were the next request.
  if (request.body && headers["content-length"] === undefined) headers["transfer-encoding"] = "chunked";
  return new Promise((resolve, reject) => {
    const { method } = request;
    const asking = ask(
      {
        method,
        path: pathname + search,
        headers: { ...headers, host },
        signal,
        createConnection: connectionTo(there),
      },
      (answer) => {
        try {
          resolve(handOn(answer, method));
        } catch (error) {
          asking.destroy();
          reject(error);
        }
      },
    );
    asking.once("error", reject);
    asking.once("upgrade", ({ statusCode }, socket) => {
      socket.destroy();
      reject(
        new BadAnswerError(`The program in the sandbox answers with status ${statusCode}, which nobody asked for.`),
      );
    });
    if (!request.body) asking.end();
    // Node and the web have types of their own for the same streams.
    else
      Readable.fromWeb(request.body as unknown as Parameters<typeof Readable.fromWeb>[0])
        .on("error", reject)
        .pipe(asking);
  });
}

/** Node's way to be given a connection later. */
export function connectionTo({
  connect,
}: Pick<SandboxPortOf, "connect">): NonNullable<RequestOptions["createConnection"]> {
  return (_, callback) => {
    connect().then(
      (socket) => callback(null, socket),
      // There is no connection, but Node's types want one beside the error.
      (error: Error) => callback(error, undefined as unknown as Duplex),
    );
    return undefined;
  };
}

/** Answers of a sandbox's program are untrusted: Node reads heads that no answer may have, such as one of status 999. */
class BadAnswerError extends Error {}

function demandStatus(status: number | undefined): void {
  if (status === undefined || status < 200 || status > 599)
    throw new BadAnswerError(
      `The program in the sandbox answers with status ${status}, which is none of what was asked.`,
    );
}

function handOn(answer: IncomingMessage, method: string): Response {
  const { statusCode: status = 502 } = answer;
  const forwarded = new Headers();
  const goesOn = isForwarded(answer.headers.connection);
  for (const [name, values = []] of Object.entries(answer.headersDistinct)) {
    if (goesOn(name)) for (const value of values) forwarded.append(name, value);
  }
  demandStatus(status);
  const hasBody = method !== "HEAD" && ![204, 205, 304].includes(status);
  if (!hasBody) answer.resume();
  // The types of Node and of the web say the same of streams differently.
  const body = hasBody ? (Readable.toWeb(answer) as unknown as ReadableStream<Uint8Array>) : null;
  return new Response(body, { status, headers: forwarded });
}
