import { Socket } from "node:dgram";
import { isLocal } from "./redirect-route.ts";
import { refusedConnection } from "./refusal.ts";

type Call = (this: Socket, ...args: unknown[]) => unknown;

export function guardDatagrams(): void {
  // The overloads differ in the position of the address.
  const [send, connect] = [Socket.prototype.send as Call, Socket.prototype.connect as Call];

  function guardedSend(this: Socket, ...args: unknown[]): unknown {
    // `(message, offset, length, port, address)` or `(message, port, address)`, distinguished as Node does.
    const isLong = args[4] !== undefined || (args[3] !== undefined && typeof args[3] !== "function");
    return guard.call(this, send, args, isLong ? args[4] : args[2]);
  }

  function guardedConnect(this: Socket, ...args: unknown[]): unknown {
    return guard.call(this, connect, args, args[1]);
  }

  // Drop-in replacements, with the signatures of Node.
  Socket.prototype.send = guardedSend as typeof Socket.prototype.send;
  Socket.prototype.connect = guardedConnect as typeof Socket.prototype.connect;
}

function guard(this: Socket, act: Call, args: readonly unknown[], address: unknown): unknown {
  if (typeof address !== "string" || isLocal(address)) return act.apply(this, [...args]);
  const callback = args.findLast((each) => typeof each === "function");
  const error = refusedConnection(address);
  process.nextTick(() => (callback ? callback(error) : this.emit("error", error)));
  return undefined;
}
