import type { IncomingMessage } from "node:http";
import type { Duplex } from "node:stream";

/** A connection whose client wants to go on with another protocol, as its request says. */
export interface Upgrade {
  readonly incoming: IncomingMessage;
  readonly url: URL;
  readonly socket: Duplex;
  /** What has come behind the request. */
  readonly head: Buffer;
}
