import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { text } from "node:stream/consumers";
import { type ConnectionOptions, connect as connectSecurely, type TLSSocket } from "node:tls";

export interface Answered {
  readonly head: string;
  readonly socket: Socket;
}

export function say(url: string, words: string | Uint8Array): Socket {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  // A refused client is cut off.
  socket.on("error", () => {});
  socket.write(words);
  return socket;
}

export async function connectBy(url: string, target: string): Promise<Answered> {
  const socket = say(url, `CONNECT ${target} HTTP/1.1\r\nHost: ${target}\r\n\r\n`);
  let head = "";
  while (!head.includes("\r\n\r\n")) {
    const [piece] = await once(socket, "data");
    head += piece;
  }
  socket.pause();
  const end = head.indexOf("\r\n\r\n") + 4;
  if (end < head.length) socket.unshift(Buffer.from(head.slice(end)));
  return { head: head.slice(0, end), socket };
}

export async function secure(socket: Socket, options: ConnectionOptions): Promise<TLSSocket> {
  const secured = connectSecurely({ ...options, socket });
  await once(secured, "secureConnect");
  return secured;
}

/** All that comes until the connection ends, in whatever way: who is cut off may get nothing. */
export async function allOf(socket: Socket): Promise<string> {
  let all = "";
  socket
    .on("error", () => {})
    .on("data", (piece) => {
      all += piece;
    });
  await new Promise((resolve) => socket.once("close", resolve));
  return all;
}

export function answerTo(socket: Socket, words: string): Promise<string> {
  socket.write(words);
  return text(socket);
}
