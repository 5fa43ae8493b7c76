import { Duplex } from "node:stream";
import { connect } from "node:tls";
import { expect, test } from "vitest";
import { readHello } from "./client-hello.ts";

async function helloOf(servername: string): Promise<Buffer> {
  return new Promise((resolve) => {
    const socket = new Duplex({
      read() {},
      write(bytes: Buffer) {
        resolve(bytes);
      },
    });
    connect({ socket, servername }).on("error", () => {});
  });
}

function inRecords(hello: Buffer, size: number): Buffer {
  const pieces = [];
  for (let at = 5; at < hello.length; at += size) {
    const piece = hello.subarray(at, at + size);
    pieces.push(Buffer.from([22, 3, 1, piece.length >> 8, piece.length & 255]), piece);
  }
  return Buffer.concat(pieces);
}

test("a name is read once all of its message is there, in whatever pieces it comes", async () => {
  const hello = await helloOf("A.Example.com");
  for (const whole of [hello, inRecords(hello, Math.ceil(hello.length / 3))]) {
    for (let end = 0; end < whole.length; end++) expect(readHello(whole.subarray(0, end))).toBe("more");
    expect(readHello(whole)).toEqual({ name: "a.example.com" });
    expect(readHello(Buffer.concat([whole, Buffer.from("what follows")]))).toEqual({ name: "a.example.com" });
  }
  expect(readHello(inRecords(hello, 1))).toBe("other");
  expect(readHello(await helloOf(""))).toEqual({ name: undefined });
});

test("a message whose lengths are wrong, in any byte, names what it named before or nothing that it did not say", async () => {
  const hello = await helloOf("a.example.com");
  for (let at = 0; at < hello.length; at++) {
    for (const value of [0, 1, 127, 255]) {
      const broken = Buffer.from(hello);
      broken[at] = value;
      const read = readHello(broken);
      const name = typeof read === "object" ? (read.name ?? "") : "";
      expect(broken.toString("latin1").toLowerCase()).toContain(name);
    }
  }
  expect(readHello(Buffer.from("GET / HTTP/1.1\r\n"))).toBe("other");
});
