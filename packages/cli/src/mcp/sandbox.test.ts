import { expect, test } from "vitest";
import { ProgramError, runProgram } from "./sandbox.ts";

/** The total is long enough for the start of a thread on a busy machine. */
const bounds = { cpu: 500, memory: 32 * 2 ** 20, total: 20_000, calls: 5 };
const run = (
  code: string,
  outside = async (name: string, input: unknown): Promise<unknown> => ({ name, input }),
  total = bounds.total,
) => runProgram(code, outside, { bounds: { ...bounds, total } });

test("a program calls, joins and returns", async () => {
  const code = `const [a, b] = await Promise.all([call("x", { n: 1 }), call("y")]); return [a.input.n, b.name];`;
  expect(await run(code)).toBe('[1,"y"]');
  expect(await run("")).toBe("null");
});

test("an error of a call has what it says of side effects, and can be caught", async () => {
  const fails = () => Promise.reject(Object.assign(new Error("no"), { status: 409, sideEffect: "none", token: "t" }));
  const code = "try { await call('x') } catch (error) { return { ...error, is: error instanceof Error } }";
  expect(JSON.parse(await run(code, fails))).toEqual({
    name: "Error",
    message: "no",
    status: 409,
    sideEffect: "none",
    is: true,
  });
  await expect(run("await call('x')", fails)).rejects.toThrow("no (side effect: none)");
});

test.each([
  ["process", "return typeof process"],
  ["fetch", "return typeof fetch"],
  ["require", "return typeof require"],
  ["Function", "return Function('return typeof process')()"],
  ["the function of the bridge", "return call.constructor('return typeof globalThis.process')()"],
  ["timers", "return typeof setTimeout"],
  ["WebAssembly", "return typeof WebAssembly"],
  ["the environment", "return typeof globalThis.process?.env"],
  [
    "a host's prototype",
    "const answer = await call('x'); return typeof answer.constructor.constructor('return this')().process",
  ],
  ["a rest of the bridge", "return typeof send"],
])("there is no %s", async (_what, code) => {
  expect(await run(code)).toBe('"undefined"');
});

test.each([
  ["an endless loop", "for (;;);", /over \d+ ms/],
  ["an endless chain of promises", "for (;;) await null", /over \d+ ms/],
  ["an endless generator", "[...(function* () { for (;;) yield 1 })()]", /over \d+ ms|memory/],
  ["a pattern that backtracks", "/^(a+)+$/.test('a'.repeat(40) + 'b')", /over \d+ ms|interrupted/],
  ["texts without an end", "const all = []; for (;;) all.push('x'.repeat(1e5) + all.length)", /memory|over \d+ ms/],
  ["objects without an end", "const all = []; for (;;) all.push({})", /memory|over \d+ ms|ended/],
  ["one long text", "let text = 'x'; for (;;) text += text", /too long|memory/],
  ["deep recursion", "(function f() { f() })()", /stack overflow/],
  ["a promise that nobody keeps", "await new Promise(() => {})", /never comes/],
  ["a call that does not end", "await call('slow')", /over 2000 ms/],
  ["too many calls", "for (let i = 0; i < 9; i++) await call('x')", /More than 5 calls/],
  ["a module of the host", "await import('node:fs')", /could not load module/],
  ["no program", "return {", /SyntaxError/],
  ["a program that closes its function", "} , process.exit()); (async () => {", /Error/],
])("%s ends, and this process goes on", async (_what, code, message) => {
  const outside = (name: string) => (name === "slow" ? new Promise<never>(() => {}) : Promise.resolve(1));
  const total = code.includes("slow") ? 2000 : undefined;
  const error: unknown = await run(code, outside, total).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(ProgramError);
  expect(String(error)).toMatch(message);
});

test("a program leaves no trace for the next one", async () => {
  await run("Array.prototype.map = () => 'taken'; globalThis.left = 1; Object.prototype.left = 2;");
  expect(await run("return [[1].map(String), typeof left, ({}).left ?? null]")).toBe('[["1"],"undefined",null]');
  expect(Object.prototype).not.toHaveProperty("left");
});

test("a prototype that is sent along changes nothing outside", async () => {
  let got: unknown;
  await run(`await call("x", JSON.parse('{"__proto__": {"is": 1}}'))`, async (_name, input) => {
    got = input;
  });
  expect(Object.getPrototypeOf({})).not.toHaveProperty("is");
  expect(got).toBeTypeOf("object");
});
