import type { IncomingMessage } from "node:http";
import type { Duplex } from "node:stream";

export interface Upgrade {
  readonly incoming: IncomingMessage;
  readonly url: URL;
  readonly socket: Duplex;
  readonly head: Buffer;
}
