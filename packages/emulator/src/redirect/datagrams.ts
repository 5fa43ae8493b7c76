import { Socket } from "node:dgram";
import { refusal } from "./refusal.ts";
import { isLocal } from "./way-of.ts";

type Call = (this: Socket, ...args: unknown[]) => unknown;

export function holdDatagrams(): void {
  // Each of the forms in which they are called is handled below.
  const [send, connect] = [Socket.prototype.send as Call, Socket.prototype.connect as Call];

  function heldSend(this: Socket, ...args: unknown[]): unknown {
    // `(message, offset, length, port, address)` or `(message, port, address)`, as Node itself tells them apart.
    const isLong = args[4] !== undefined || (args[3] !== undefined && typeof args[3] !== "function");
    return held.call(this, send, args, isLong ? args[4] : args[2]);
  }

  function heldConnect(this: Socket, ...args: unknown[]): unknown {
    return held.call(this, connect, args, args[1]);
  }

  // They take and give what the methods in whose place they stand do.
  Socket.prototype.send = heldSend as typeof Socket.prototype.send;
  Socket.prototype.connect = heldConnect as typeof Socket.prototype.connect;
}

function held(this: Socket, act: Call, args: readonly unknown[], address: unknown): unknown {
  if (typeof address !== "string" || isLocal(address)) return act.apply(this, [...args]);
  const done = args.findLast((each) => typeof each === "function");
  const error = refusal(address);
  process.nextTick(() => (done ? done(error) : this.emit("error", error)));
  return undefined;
}
