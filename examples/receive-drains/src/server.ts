import { timingSafeEqual } from "node:crypto";
import { createServer, type IncomingMessage, type Server } from "node:http";
import { isInputError } from "@slipway/core";
import { decodeDrain, type LogRecord, type SpeedInsightsRecord, verifyDrain } from "@slipway/drains";

export interface Receiver {
  /** The secret of the drain of logs. */
  readonly secret: string;
  /** What the drain of measurements sends as its header `authorization`. */
  readonly authorization: string;
  readonly onLine: (line: LogRecord) => void;
  readonly onMeasurement: (measurement: SpeedInsightsRecord) => void;
}

/** Logs at `/logs`, verified as a whole; measurements at `/speed`, behind a header of the drain's and record by record. */
export function drainServer(receiver: Receiver): Server {
  return createServer(async (request, response) => {
    try {
      response.writeHead(await receive(request, receiver)).end();
    } catch (error) {
      // What does not fit is the sender's fault; anything else is ours.
      response.writeHead(isInputError(error) ? 403 : 500).end();
    }
  });
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
