import { expect, test } from "vitest";
import { deployFunctions, fn } from "../../test/functions.ts";

/** APIs of an edge function, an expression for each, and its value: https://edge-runtime.vercel.app/features/available-apis, 2026-11-29. */
const table = `
Blob | await new Blob(["a", "b"]).text() | ab
Event | new Event("e").type | e
EventTarget | new EventTarget().dispatchEvent(new Event("e")) | true
fetch | await (await fetch("data:text/plain,fetched")).text() | fetched
FetchEvent | new FetchEvent("fetch", { request: 1 }).request | 1
File | new File(["a"], "name").name | name
FormData | new FormData().has("a") | false
Headers | new Headers({ A: "b" }).get("a") | b
PromiseRejectionEvent | new PromiseRejectionEvent("e", { promise: Promise.resolve(), reason: "why" }).reason | why
Request | new Request("https://a.example/", { method: "POST", body: new Blob(["a"]).stream() }).method | POST
Response | Response.json([1]).headers.get("content-type") | application/json
URLSearchParams | new URLSearchParams("a=b").get("a") | b
WebSocket | typeof WebSocket | function
TextDecoder | new TextDecoder().decode(new Uint8Array([97])) | a
TextDecoderStream | typeof new TextDecoderStream().readable | object
TextEncoder | new TextEncoder().encode("a")[0] | 97
TextEncoderStream | typeof new TextEncoderStream().writable | object
atob | atob("YQ==") | a
btoa | btoa("a") | YQ==
ReadableStream | await new Response(new ReadableStream({ start: (c) => (c.enqueue(new TextEncoder().encode("a")), c.close()) })).text() | a
ReadableStreamBYOBReader | typeof ReadableStreamBYOBReader | function
ReadableStreamDefaultReader | new ReadableStreamDefaultReader(new ReadableStream()).closed instanceof Promise | true
TransformStream | typeof new TransformStream().readable | object
WritableStream | new WritableStream().locked | false
WritableStreamDefaultWriter | typeof new WritableStreamDefaultWriter(new WritableStream()).write | function
crypto | crypto.getRandomValues(new Uint8Array(2)).length + crypto.randomUUID().length | 38
CryptoKey | (await crypto.subtle.generateKey({ name: "AES-GCM", length: 256 }, true, ["encrypt"])) instanceof CryptoKey | true
SubtleCrypto | (await crypto.subtle.digest("SHA-256", new Uint8Array())).byteLength | 32
AbortController | new AbortController().signal.aborted | false
AbortSignal | AbortSignal.abort().aborted | true
DOMException | new DOMException("m", "AbortError").code | 20
structuredClone | structuredClone({ a: [1] }).a[0] | 1
URLPattern | new URLPattern({ pathname: "/:a" }).exec("https://a.example/b").pathname.groups.a | b
URL | new URL("/a", "https://a.example").href | https://a.example/a
setTimeout | await new Promise((done) => setTimeout(done, 1, "later")) | later
setInterval | clearInterval(setInterval(() => {}, 1e6)) | undefined
queueMicrotask | await new Promise((done) => queueMicrotask(() => done("soon"))) | soon
console | typeof console.assert | function
Intl | new Intl.NumberFormat("en").format(1000) | 1,000
WebAssembly | WebAssembly.validate(new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0])) | true
AsyncLocalStorage | new AsyncLocalStorage().run(1, () => "run") | run
EdgeRuntime | EdgeRuntime | edge-runtime
process.env | typeof process.env.VERCEL_REGION | string
self | self === globalThis | true`;
const rows = table
  .trim()
  .split("\n")
  .map((line) => line.split(" | "));

test("an edge function has each documented API, which works", async () => {
  const tried = rows.map(([name = "", expression = ""]) => `[${JSON.stringify(name)}, async () => ${expression}]`);
  const code = `export default async () => {
    const answers = [];
    for (const [name, run] of [${tried.join()}]) answers.push([name, String(await run().catch((error) => error))]);
    return Response.json(answers);
  }`;
  const { get } = await deployFunctions(fn("page", code, { runtime: "edge" }));
  const [, text] = await get("/page");
  expect(JSON.parse(text)).toEqual(rows.map(([name, , result]) => [name, result]));
});
