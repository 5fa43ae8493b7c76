import { timingSafeEqual } from "node:crypto";
import { createServer, type IncomingMessage, type Server } from "node:http";
import { isInputError } from "@slipway/core";
import { decodeDrain, type LogRecord, type SpeedInsightsRecord, verifyDrain } from "@slipway/drains";

export interface Receiver {
  readonly secret: string;
  /** What the drain of measurements sends as its header `authorization`. */
  readonly authorization: string;
  readonly onLine: (line: LogRecord) => void;
  readonly onMeasurement: (measurement: SpeedInsightsRecord) => void;
}

/**
 * Logs at `/logs`, verified as a whole; measurements at `/speed`, behind a header of the drain's and record by record: those before
 * a fault were handed on when the platform sends all of them again.
 */
export function drainServer(receiver: Receiver): Server {
  // A header that is not set would be that of everybody who sends none.
  if (!receiver.authorization) throw new Error("There is no `authorization`: set what the drain sends as its header.");
  return createServer(async (request, response) => {
    try {
      response.writeHead(await receive(request, receiver)).end();
    } catch (error) {
      console.error(isInputError(error) ? error.message : error);
      response.writeHead(statusOf(error)).end();
    }
  });
}

/** What does not fit is the sender's fault; anything else is ours, such as no secret, and the platform tries again. */
function statusOf(error: unknown): number {
  if (!isInputError(error)) return 500;
  return error.parameter === "x-vercel-signature" ? 403 : error.parameter === "body" ? 400 : 500;
}

async function receive(request: IncomingMessage, receiver: Receiver): Promise<number> {
  switch (request.url) {
    case "/logs":
      for (const line of await verifyDrain<"log">(request, receiver.secret)) receiver.onLine(line);
      return 200;
    case "/speed":
      if (!isEqual(request.headers.authorization ?? "", receiver.authorization)) return 403;
      for await (const measurement of decodeDrain<"speed_insights">(request)) receiver.onMeasurement(measurement);
      return 200;
    default:
      return 404;
  }
}

function isEqual(given: string, wanted: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(wanted)];
  return one.length === other.length && timingSafeEqual(one, other);
}
