import { Readable, Writable } from "node:stream";
import { setImmediate as nextTurn } from "node:timers/promises";
import { expect, test } from "vitest";
import { FunctionProcess } from "./function-process.ts";

/** A program that has printed this, and ends. */
function programOf(printed: string, invalidate: () => void): FunctionProcess {
  const [output, input] = [
    Readable.from([Buffer.from(printed)]),
    new Writable({ write: (_, _encoding, then) => then() }),
  ];
  const place = { socket: "", listen: "", home: "", env: {}, end() {} };
  const [exited, closed, ended] = [Promise.resolve(), Promise.resolve(), Promise.resolve()];
  return new FunctionProcess({ ...place, input, outputs: [output], exited, closed, ended }, invalidate);
}

test.each([
  ["its runner's control lines", '\x1e\x1e{"type":"invalidated","number":1,"tags":["a"]}\n', 20_000],
  [
    "lines of its own beside few control lines",
    `${"\n".repeat(63)}\x1e\x1e{"type":"invalidated","number":1,"tags":[]}\n`,
    2000,
  ],
])(
  "a program that floods %s leaves the loop to others after 64 lines, and each line is heard",
  async (_, line, count) => {
    let heard = 0;
    let isOver = false;
    const program = programOf(line.repeat(count), () => heard++);
    void program.ended.then(() => {
      isOver = true;
    });
    let most = 0;
    for (let before = 0; !isOver; before = heard) {
      await nextTurn();
      most = Math.max(most, heard - before);
    }
    expect([heard, most]).toEqual([count, line.startsWith("\n") ? 1 : 64]);
  },
);
