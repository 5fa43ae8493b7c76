import { PassThrough, Readable } from "node:stream";
import { setImmediate as nextTurn } from "node:timers/promises";
import { expect, test } from "vitest";
import { FunctionProcess } from "./function-process.ts";

const control = '\x1e\x1e{"type":"invalidated","number":1,"tags":["a"]}\n';

test.each([
  ["its runner's control lines", control.repeat(20_000), 20_000, 64],
  ["lines of its own, with few control lines", `${"\n".repeat(63)}${control}`.repeat(2000), 2000, 1],
])("a program that floods %s leaves the loop to others after 64 lines", async (_, printed, count, countInTurn) => {
  let [heard, most, isOver] = [0, 0, false];
  const over = Promise.resolve();
  const place = { socket: "", listen: "", home: "", env: {}, end() {}, exited: over, closed: over, ended: over };
  const outputs = [Readable.from([Buffer.from(printed)])];
  const program = new FunctionProcess({ ...place, input: new PassThrough(), outputs }, () => heard++);
  void program.ended.then(() => {
    isOver = true;
  });
  for (let before = 0; !isOver; before = heard) {
    await nextTurn();
    most = Math.max(most, heard - before);
  }
  expect([heard, most]).toEqual([count, countInTurn]);
});
