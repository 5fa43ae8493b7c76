import type { IncomingMessage } from "node:http";
import type { Duplex } from "node:stream";

export interface Upgrade {
  readonly incoming: IncomingMessage;
  readonly url: URL;
  readonly socket: Duplex;
  /** What has come behind the request. */
  readonly head: Buffer;
}
