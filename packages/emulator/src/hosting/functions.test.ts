import { existsSync, readFileSync } from "node:fs";
import { get, type IncomingMessage } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createDeployment, deleteDeployment } from "@slipway/deployments";
import { expect, test } from "vitest";
import { deployOutput } from "../../test/build-output.ts";
import { deployFunctions, fn, printedFor } from "../../test/functions.ts";
import { start, visit, wholeBuild } from "../../test/start.ts";
import { isolationProblem } from "../isolation/choose-isolation.ts";

const problem = await isolationProblem();

const kinds: readonly [name: string, code: string, config: object, request: RequestInit, text: string | RegExp][] = [
  ["a handler of node:http", "export default (q, s) => s.end(q.method + q.url)", {}, {}, "GET/fn0?a=1&a=2&b=%20"],
  ["CommonJS", "module.exports = (q, s) => s.end(__filename)", { handler: "a/index.cjs" }, {}, /a\/index\.cjs$/],
  [
    "a DELETE whose length is not said",
    "export default async (q, s) => { let t = ''; for await (const c of q) t += c; s.end(q.method + t) }",
    {},
    { method: "DELETE", body: "gone" },
    "DELETEgone",
  ],
  [
    "helpers: query, cookies, body",
    "export default (q, s) => s.status(200).json([q.query, q.cookies, q.body])",
    { shouldAddHelpers: true },
    { method: "POST", headers: { cookie: "x=%2B; y=2", "content-type": "application/json" }, body: '{"n":1}' },
    '[{"a":["1","2"],"b":" "},{"x":"+","y":"2"},{"n":1}]',
  ],
  [
    "helpers: a body that is read as a stream, too",
    "export default async (q, s) => { let t = ''; for await (const c of q) t += c; s.send(t + q.body) }",
    { shouldAddHelpers: true },
    { method: "POST", headers: { "content-type": "text/plain" }, body: "twice " },
    "twice twice ",
  ],
  [
    "web-standard methods",
    "export const POST = async (r) => new Response(await r.text() + new URL(r.url).search)",
    {},
    { method: "POST", body: "b" },
    "b?a=1&a=2&b=%20",
  ],
  [
    "`fetch`",
    "export default { fetch: (r) => Response.json(r.headers.get('x-in')) }",
    {},
    { headers: { "x-in": "i" } },
    '"i"',
  ],
  ["`useWebApi`", "export default async (r) => new Response(r.method)", { useWebApi: true }, {}, "GET"],
  [
    "a server that listens",
    "import { createServer } from 'node:http'; createServer((q, s) => s.end('served')).listen(3000)",
    {},
    {},
    "served",
  ],
  [
    "top-level await",
    "const a = await Promise.resolve('awaited'); export const GET = () => new Response(a)",
    {},
    {},
    "awaited",
  ],
  [
    "the edge runtime",
    "export default (r, c) => new Response([typeof self, EdgeRuntime, typeof c.waitUntil, process.env.A])",
    { runtime: "edge", environment: { A: "own" } },
    {},
    "object,edge-runtime,function,own",
  ],
  [
    "its environment",
    "export default (q, s) => s.end([process.env.A, process.env.VERCEL_ENV, process.env.HOME, process.env.SECRET_OF_TESTS].join())",
    { environment: [{ A: "own" }] },
    {},
    "own,production,/tmp,",
  ],
  [
    "files of elsewhere",
    "import a from './lib/a.mjs'; export default (q, s) => s.end(a)",
    { filePathMap: { "lib/a.mjs": ".vercel/output/shared/a.mjs" } },
    {},
    "shared",
  ],
];

test("a function is called as it is written", async () => {
  process.env.SECRET_OF_TESTS = "the emulator's own";
  const functions = kinds.map(([, code, config], index) => fn(`fn${index}`, code, config));
  const { get } = await deployFunctions(Object.assign({ "shared/a.mjs": "export default 'shared'" }, ...functions));
  for (const [index, [name, , , request, text]] of kinds.entries()) {
    const [status, said] = await get(`/fn${index}?a=1&a=2&b=%20`, request);
    const expected = text instanceof RegExp ? expect.stringMatching(text) : text;
    expect.soft([name, status, said]).toEqual([name, 200, expected]);
  }
});

const routed = [{ handle: "filesystem" }, { src: "/blog/(.*)", dest: "/fn?slug=$1", headers: { "x-route": "r" } }];

test("the request after one that ended the program meets another program", async () => {
  const code = `export default async (q, s) => {
    if (!q.url.includes("ends")) return void setTimeout(() => s.end("answered"), 200);
    q.socket.destroy();
    setTimeout(() => process.exit(3), 100);
    await new Promise(() => {});
  }`;
  const { get } = await deployFunctions(fn("fn", code));
  expect((await get("/fn?ends"))[0]).toBe(500);
  expect((await get("/fn")).slice(0, 2)).toEqual([200, "answered"]);
});

test("a function behind a rewrite sees the visitor's path with the query of both, and its answer is the visitor's", async () => {
  const code = `export default (q, s) => {
    s.writeHead(418, { "set-cookie": ["a=1", "b=2"], connection: "close", "x-own": "o" });
    s.end(JSON.stringify([q.url, q.headers["x-matched-path"], q.headers["x-vercel-id"], q.headers.host]));
  }`;
  const { get } = await deployFunctions(fn("fn", code), { routes: routed });
  const [status, text, { headers }] = await get("/blog/one?x=1", { headers: { "x-matched-path": "/forged" } });
  const id = headers.get("x-vercel-id");
  expect([status, JSON.parse(text)]).toEqual([418, ["/blog/one?x=1&slug=one", "/fn", id, "site.localhost"]]);
  expect(headers.getSetCookie()).toEqual(["a=1", "b=2"]);
  const named = ["x-own", "x-route", "connection", "x-vercel-cache"].map((name) => headers.get(name));
  expect(named).toEqual(["o", "r", null, "MISS"]);
});

test("a request that takes too long is the only one to end so: others of its program have their answer, and then it goes", async () => {
  const code = `const late = Promise.withResolvers();
  export default async (q, s) => {
    if (q.url.includes("late")) return void s.once("close", late.resolve);
    if (q.url.includes("slow")) await late.promise;
    s.end(String(process.pid));
  }`;
  const built = await deployFunctions(fn("fn", code, { maxDuration: 3 }));
  const [, pid] = await built.get("/fn");
  const late = built.get("/fn?late");
  await new Promise((done) => setTimeout(done, 1500));
  const [other, first] = await Promise.all([built.get("/fn?slow"), late]);
  expect([first[0], other.slice(0, 2)]).toEqual([504, [200, pid]]);
  await expect.poll(() => isAlive(Number(pid))).toBe(false);
  expect((await built.get("/fn"))[1]).not.toBe(pid);
});

test("work that goes on in a program without requests ends with the emulator", async () => {
  const code = `export const GET = ({ url }, { waitUntil }) => {
    if (url.includes("late")) return new Promise(() => {});
    waitUntil(new Promise(() => {}));
    return new Response(String(process.pid));
  }`;
  const { get, emulator } = await deployFunctions(fn("fn", code, { maxDuration: 3 }));
  const late = get("/fn?late");
  await new Promise((done) => setTimeout(done, 1500));
  const pid = Number((await get("/fn"))[1]);
  await late;
  expect(isAlive(pid)).toBe(true);
  expect((await get("/fn"))[1]).not.toBe(String(pid));
  await emulator.close();
  expect(isAlive(pid)).toBe(false);
});

test("the head of an answer arrives over the network as it was written, whichever way and whenever its body comes", async () => {
  const [late, name] = [
    "async start(c) { await null; c.enqueue(new Uint8Array(3)); c.close(); }",
    '"x-name": "caf\\xe9"',
  ];
  const { emulator } = await deployFunctions({
    ...fn("whole", `export const GET = () => new Response("one", { headers: { ${name} } })`),
    ...fn("pieces", `export const GET = () => new Response(new ReadableStream({ ${late} }), { headers: { ${name} } })`),
    ...fn(
      "empty",
      `export default (q, s) => s.writeHead(205, { ${name}, "content-length": 3 }).end(Buffer.from("one"))`,
    ),
  });
  const { port } = new URL(emulator.url);
  for (const path of Array<string[]>(5).fill(["/whole", "/pieces", "/empty"]).flat()) {
    const answer = await new Promise<IncomingMessage>((done, fail) => {
      get({ port, path, headers: { host: "site.localhost" } }, done).on("error", fail);
    });
    const size = (await answer.toArray()).join("").length;
    expect([path, answer.headers["x-name"], size]).toEqual([path, "caf\xe9", path === "/empty" ? 0 : 3]);
  }
});

test("an answer comes as it is made, and what is waited for and printed after it is in the log of its request", async () => {
  const code = `const wait = (ms) => new Promise((done) => setTimeout(done, ms));
    const more = Promise.withResolvers();
    export const GET = (request, { waitUntil }) => {
      if (request.url.includes("more")) return more.resolve(), new Response();
      console.log("first\\nsecond");
      waitUntil(wait(300).then(() => console.error("after")));
      globalThis[Symbol.for("@vercel/request-context")].get().waitUntil(Promise.reject(new Error("lost")));
      return new Response(new ReadableStream({ async start(c) { c.enqueue("one"); await more.promise; c.enqueue("two"); c.close(); } }).pipeThrough(new TextEncoderStream()));
    };`;
  const built = await deployFunctions(fn("fn", code), { routes: [{ src: "/more", dest: "/fn" }] });
  const response = await built.emulator.fetch("http://site.localhost/fn");
  const pieces: string[] = [];
  for await (const piece of response.body ?? []) {
    pieces.push(Buffer.from(piece).toString());
    if (pieces.length === 1) await built.get("/more");
  }
  expect(pieces).toEqual(["one", "two"]);
  const lines = (await printedFor(built, "/fn")).split("\n");
  expect([lines[0], lines[1], lines[2], lines.at(-1)]).toEqual(["first", "second", "Error: lost", "after"]);
});

test("a program that has ended is another one for the next request", async () => {
  const code = "export default (q, s) => { s.end(String(process.pid)); if (q.url.includes('end')) process.exit(); }";
  const { get } = await deployFunctions(fn("fn", code));
  const [first, again] = [(await get("/fn"))[1], (await get("/fn"))[1]];
  await get("/fn?end");
  expect([first === again, (await get("/fn"))[1] === first]).toEqual([true, false]);
});

test("requests at once have a log each, and one program answers them", async () => {
  const code = `export default async (q, s) => {
    await new Promise((done) => setTimeout(done, Math.random() * 50));
    console.log("for " + q.url);
    s.end(String(process.pid));
  }`;
  const built = await deployFunctions(fn("fn", code), { routes: [{ src: "/n/.*", dest: "/fn" }] });
  const paths = Array.from({ length: 40 }, (_, index) => `/n/${index}`);
  const answers = await Promise.all(paths.map((path) => built.get(path)));
  expect(new Set(answers.map(([, pid]) => pid)).size).toBe(1);
  for (const path of [paths[0] ?? "", paths[39] ?? ""]) expect(await printedFor(built, path)).toBe(`for ${path}`);
});

const failures: readonly [string, string, number, string, RegExp][] = [
  [
    "throws",
    "export default () => { throw new Error('of mine') }",
    500,
    "FUNCTION_INVOCATION_FAILED",
    /Error: of mine/,
  ],
  ["throws null", "export default async () => { throw null }", 500, "FUNCTION_INVOCATION_FAILED", /null/],
  [
    "ends its process",
    "export default () => { console.log('bye'); process.exit(0) }",
    500,
    "FUNCTION_INVOCATION_FAILED",
    /bye/,
  ],
  [
    "is killed",
    "export default () => process.kill(process.pid, 'SIGKILL')",
    500,
    "FUNCTION_INVOCATION_FAILED",
    /did not answer/,
  ],
  [
    "rejects for nobody",
    "export default () => { Promise.reject(new Error('nobody')) }",
    500,
    "FUNCTION_INVOCATION_FAILED",
    /nobody/,
  ],
  ["cannot be loaded", "import 'not-there'; export default 1", 500, "FUNCTION_INVOCATION_FAILED", /not-there/],
  ["exports nothing", "export const a = 1", 500, "FUNCTION_INVOCATION_FAILED", /exports neither/],
  ["never ends", "export default () => { for (;;); }", 504, "FUNCTION_INVOCATION_TIMEOUT", /within 1 seconds/],
  ["never answers", "export default () => {}", 504, "FUNCTION_INVOCATION_TIMEOUT", /within 1 seconds/],
  [
    "fills its memory",
    "export default () => { const all = []; for (;;) all.push(new Array(1e5).fill({})) }",
    500,
    "FUNCTION_INVOCATION_FAILED",
    /heap out of memory|did not answer/,
  ],
  ["answers with no Response", "export const GET = () => 'text'", 500, "FUNCTION_INVOCATION_FAILED", /not a Response/],
  [
    "lies about its length",
    "export default (q, s) => { s.socket.end('HTTP/1.1 200 OK\\r\\ncontent-length: 1\\r\\ncontent-length: 2\\r\\n\\r\\n') }",
    500,
    "FUNCTION_INVOCATION_FAILED",
    /did not answer/,
  ],
  [
    "answers in another protocol",
    "export default (q, s) => { s.socket.end('HTTP/1.1 101 Switching\\r\\nconnection: upgrade\\r\\nupgrade: x\\r\\n\\r\\n') }",
    500,
    "FUNCTION_INVOCATION_FAILED",
    /protocol/,
  ],
  [
    "has more headers than are read",
    "export default (q, s) => { s.setHeader('x-long', 'x'.repeat(20000)); s.end() }",
    500,
    "FUNCTION_INVOCATION_FAILED",
    /has answered with more than 16384 bytes of headers/,
  ],
  [
    "has a status that is none",
    "export default (q, s) => { s.socket.end('HTTP/1.1 999 None\\r\\n\\r\\n') }",
    500,
    "FUNCTION_INVOCATION_FAILED",
    /status 999/,
  ],
];

test.each(failures)(
  "a function that %s ends with the platform's code, and others answer",
  async (_, code, status, error, why) => {
    const files = {
      ...fn("bad", code, { maxDuration: status === 504 ? 1 : 20, memory: 128 }),
      ...fn("good", "export default (q, s) => s.end('good')"),
    };
    const built = await deployFunctions(files);
    expect((await built.get("/good"))[1]).toBe("good");
    const failed = built.get("/bad");
    const first = await Promise.race([failed, built.get("/")]);
    if (status === 504) expect(first[1]).toBe("home");
    const [got, , { headers }] = await failed;
    expect([got, headers.get("x-vercel-error")]).toEqual([status, error]);
    expect(await printedFor(built, "/bad")).toMatch(why);
    expect((await built.get("/good"))[1]).toBe("good");
  },
);

test.each<readonly [string, string, number?]>([
  ["a response that never ends", "s.write('a'); setInterval(() => s.write('a'), 10)"],
  [
    "an answer that its program calls done",
    `process.getBuiltinModule('fs').writeSync(1, '\\x1e\\x1e{"type":"done","id":"1"}\\n'); s.write('a'); setInterval(() => s.write('a'), 10)`,
  ],
  ["a process that dies in the middle", "s.write('a'); setTimeout(() => process.exit(1), 50)"],
  ["an end before what was said", "s.setHeader('content-length', 10); s.end('012')", 800],
  ["less than was said", "s.writeHead(200, { 'content-length': 10 }); s.write('a'); setTimeout(() => s.destroy(), 50)"],
])("%s is a connection that is cut", async (_, code, maxDuration = 1) => {
  const { emulator } = await deployFunctions(fn("fn", `export default (q, s) => { ${code} }`, { maxDuration }));
  const response = await emulator.fetch("http://site.localhost/fn");
  await expect(response.text()).rejects.toThrow();
});

test("functions leave neither processes nor files when the emulator ends", async () => {
  const code = `import { spawn } from "node:child_process"; import { createServer } from "node:net";
    export default (q, s) => {
      createServer().listen(0);
      const child = spawn("sleep", ["300"], { detached: true, stdio: "ignore" });
      s.end(JSON.stringify([process.pid, child.pid, process.cwd()]));
    }`;
  const { get, emulator } = await deployFunctions(fn("fn", code));
  const [program, child, folder]: [number, number, string] = JSON.parse((await get("/fn"))[1]);
  await emulator.close();
  for (const pid of [program, child]) await expect.poll(() => isAlive(pid)).toBe(false);
  expect(existsSync(folder)).toBe(false);
});

test("a function's program and files are removed with its deployment", async () => {
  const code = "export default (q, s) => s.end(JSON.stringify([process.pid, process.cwd()]))";
  const { get, client, id } = await deployFunctions(fn("fn", code));
  const [program, folder]: [number, string] = JSON.parse((await get("/fn"))[1]);
  await deleteDeployment(client, { id });
  await expect.poll(() => [isAlive(program), existsSync(folder)]).toEqual([false, false]);
});

test("every request that waits for the same page gets the answer of the function that failed to make it", async () => {
  const code =
    "let n = 0; export default (q, s) => setTimeout(() => { s.statusCode = 503; s.end('broken ' + ++n) }, 100)";
  const page = { "functions/fn.prerender-config.json": { expiration: 60 } };
  const { get } = await deployFunctions({ ...fn("fn", code), ...page });
  const answers = await Promise.all(["/fn", "/fn", "/fn"].map((path) => get(path)));
  expect(answers.map(([status, text]) => [status, text])).toEqual(answers.map(() => [503, "broken 1"]));
});

test("a cookie that a page for many is made with is nobody's", async () => {
  const code = "export default (q, s) => { s.setHeader('set-cookie', 'session=' + Math.random()); s.end('page') }";
  const page = { "functions/fn.prerender-config.json": { expiration: 60 } };
  const { get } = await deployFunctions({ ...fn("fn", code), ...page });
  const answers = [...(await Promise.all([get("/fn"), get("/fn")])), await get("/fn")];
  const shown = answers.map(([, text, { headers }]) => [
    text,
    headers.get("set-cookie"),
    headers.get("x-vercel-cache"),
  ]);
  expect(shown).toEqual(["MISS", "MISS", "HIT"].map((state) => ["page", null, state]));
});

const pages: readonly [string, string, number, string | RegExp][] = [
  ["whose first visitor leaves", "setTimeout(() => s.end('made'), 300)", 200, "made"],
  ["without a body", "s.writeHead(205).end()", 205, ""],
  ["that breaks off", "s.write('a'); setTimeout(() => s.destroy(), 50)", 500, /broken off/],
  ["without end", "const go = () => { s.write('a'.repeat(1e6), go) }; go()", 500, /more than 20971520 bytes/],
];

test.each(pages)("a page %s is answered", async (_, code, status, text) => {
  const page = { "functions/fn.prerender-config.json": { expiration: 60 } };
  const { get, emulator } = await deployFunctions({ ...fn("fn", `export default (q, s) => { ${code} }`), ...page });
  const leaving = new AbortController();
  const left = emulator.fetch("http://site.localhost/fn", { signal: leaving.signal }).then(
    () => {},
    () => {},
  );
  const stays = get("/fn");
  setTimeout(() => leaving.abort(), 50);
  await left;
  expect((await stays).slice(0, 2)).toEqual([status, text instanceof RegExp ? expect.stringMatching(text) : text]);
});

test.each(["its deployment", "the emulator"])("a function that is never loaded ends with %s", async (end) => {
  const code = "setInterval(() => {}, 1000); await new Promise(() => {})";
  const { get, client, id, emulator } = await deployFunctions(fn("fn", code));
  const asked = get("/fn").catch(() => [500]);
  await get("/");
  await (end === "the emulator" ? emulator.close() : deleteDeployment(client, { id }));
  expect((await asked)[0]).toBe(500);
});

function isAlive(pid: number): boolean {
  try {
    return !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, "utf8"));
  } catch {
    return false;
  }
}

test("links of a function lead nothing out of its folder", async () => {
  const { client, emulator } = await start({ functions: { isolation: "none" } });
  const way = "../".repeat(8);
  const out = join(tmpdir(), `outside-${process.pid}`);
  const deep = "a/".repeat(8);
  const link = (path: string, data: string) => ({ file: `.vercel/output/static/${path}`, data, mode: 0o120777 });
  const filePathMap = {
    [`${deep}up`]: `.vercel/output/static/${deep}up`,
    root: ".vercel/output/static/root",
    [`root${out}/x`]: ".vercel/output/static/x",
  };
  const code = fn("fn", "export default (q, s) => s.end('ok')", { filePathMap });
  const files = Object.entries(code).map(([path, data]) => ({
    file: `.vercel/output/${path}`,
    data: typeof data === "string" ? data : JSON.stringify(data),
  }));
  const links = [link(`${deep}up`, way.slice(0, -1)), link("root", `${deep}up/${way.slice(0, -1)}`), link("x", "y")];
  const config = { file: ".vercel/output/config.json", data: '{"version":3}' };
  await createDeployment(client, {
    name: "site",
    target: "production",
    files: [config, ...files, ...links],
    prebuilt: "1",
  });
  await emulator.clock.advance(wholeBuild);
  const response = await visit(emulator, "site.localhost", "/fn");
  expect([await response.text(), existsSync(out)]).toEqual(["ok", false]);
});

test("a body is the function's up to the platform's bound, and 413 beyond it", async () => {
  const code = "export const POST = async (r) => new Response(String((await r.arrayBuffer()).byteLength))";
  const { get } = await deployFunctions(fn("fn", code));
  expect((await get("/fn", { method: "POST", body: new Uint8Array(4e6) }))[1]).toBe("4000000");
  const [status, , { headers }] = await get("/fn", {
    method: "POST",
    body: new Uint8Array(5e6),
    headers: { "content-length": "5000000" },
  });
  expect([status, headers.get("x-vercel-error")]).toEqual([413, "FUNCTION_PAYLOAD_TOO_LARGE"]);
  const unsaid: RequestInit & { duplex: "half" } = {
    method: "POST",
    body: new Blob([new Uint8Array(5e6)]).stream(),
    duplex: "half",
  };
  expect((await get("/fn", unsaid))[0]).toBe(413);
});

test("a function that the emulator does not run is reported in the build log and at its path", async () => {
  const files = {
    ...fn("py", "", { runtime: "python3.12" }),
    ...fn("aws", "", { launcherType: "", awsLambdaHandler: "index.handler" }),
    ...fn("none", "export default 1", { memory: 0 }),
    ...fn("never", "export default 1", { maxDuration: 0.5 }),
  };
  const { get, log, readyState } = await deployFunctions(files);
  expect(readyState).toBe("READY");
  expect(log).toMatch(/Not carried out: [^"]*py\.func\/\.vc-config\.json: it is for .*python3\.12/);
  expect(await get("/py")).toMatchObject([501, expect.stringContaining("python3.12"), {}]);
  expect(await get("/aws")).toMatchObject([501, expect.stringContaining("AWS Lambda"), {}]);
  expect(log).toMatch(/none\.func\/\.vc-config\.json: `memory` is 0, and 128 is the least/);
  expect(await get("/none")).toMatchObject([501, expect.stringContaining("`memory` is 0"), {}]);
  expect(await get("/never")).toMatchObject([
    501,
    expect.stringContaining("`maxDuration` is 0.5, and 1 is the least"),
    {},
  ]);
});

test("functions do not run without the option, and the build log names it", async () => {
  const { get, log } = await deployOutput({}, fn("fn", "export default (q, s) => s.end()"));
  expect(await get("/fn")).toMatchObject([501, expect.stringContaining("--functions"), {}]);
  expect(log).toContain("Not carried out: the functions of the build (1)");
});

test.skipIf(problem !== undefined)(
  "an isolated function sees its files and no others of this machine, and writes to /tmp alone",
  async () => {
    const code = `import fs from "node:fs"; import { execFileSync } from "node:child_process";
    const tried = (work) => { try { return String(work()); } catch (error) { return error.code ?? error.message; } };
    export default (q, s) => s.end(JSON.stringify([
      process.cwd(), fs.readdirSync(".").sort(),
      tried(() => fs.readFileSync(${JSON.stringify(import.meta.filename)})), tried(() => fs.readdirSync("/root")), tried(() => fs.readdirSync("/home")),
      tried(() => fs.writeFileSync("x", "x")), tried(() => fs.writeFileSync("/usr/x", "x")), tried(() => fs.writeFileSync("/x", "x")), tried(() => fs.writeFileSync("/tmp/x", "x")),
      fs.readdirSync("/proc").filter((name) => /^\\d+$/.test(name)).length < 5, tried(() => execFileSync("unshare", ["-Ur", "true"])).length > 0,
    ]));`;
    const { get } = await deployFunctions(fn("fn", code), {}, "bubblewrap");
    expect(JSON.parse((await get("/fn"))[1])).toEqual([
      "/var/task",
      [".vc-config.json", "index.mjs"],
      ...["ENOENT", "ENOENT", "ENOENT", "EROFS", "EROFS", "EROFS", "undefined", true, true],
    ]);
  },
);

/** Attempts of a hostile function under isolation: each gets a response, and the next site responds at once. */
const bombs: readonly [string, string][] = [
  [
    "forks without end",
    "import { spawn } from 'node:child_process'; export default () => { for (;;) try { spawn('sleep', ['60']).on('error', () => {}) } catch {} }",
  ],
  [
    "fills what is shared",
    "import fs from 'node:fs'; export default (q, s) => { let n = 0; try { for (; n < 4096; n++) fs.appendFileSync('/dev/shm/x', Buffer.alloc(2 ** 20)) } catch {} s.end(String(n)) }",
  ],
];

test.skipIf(problem !== undefined).each(bombs)(
  "a function that %s is bounded, and the next one answers",
  async (_, code) => {
    const good = fn("good", "export default (q, s) => s.end('good')");
    const { get } = await deployFunctions({ ...fn("bad", code, { maxDuration: 3 }), ...good }, {}, "bubblewrap");
    await get("/good");
    const asked = get("/bad");
    for (let turn = 0; turn < 10; turn++) expect((await get("/good"))[1]).toBe("good");
    const [status, text] = await asked;
    expect(status === 200 ? Number(text) : status).toBeOneOf([64, 504, 500]);
    expect((await get("/good"))[1]).toBe("good");
  },
);

test.skipIf(problem !== undefined)("no function sees another one's secrets", async () => {
  const holder = "export default (q, s) => s.end(process.env.CRON_SECRET)";
  const code = `import fs from "node:fs"; import { execSync } from "node:child_process";
    const read = (path) => { try { return fs.readFileSync(path, "latin1"); } catch { return ""; } };
    export default (q, s) => {
      const pids = fs.readdirSync("/proc").filter((name) => /^\\d+$/.test(name));
      const all = [...pids.flatMap((pid) => ["environ", "cmdline"].map((name) => read("/proc/" + pid + "/" + name))), JSON.stringify(process.env)];
      let found = ""; try { found = execSync("grep -rlsI s3cr3t-of-crons /tmp /var /run /dev/shm /etc --exclude-dir=task || true").toString(); } catch {}
      s.end(all.join().includes("s3cr3t-of-crons") + found);
    }`;
  const config = { environment: { CRON_SECRET: "s3cr3t-of-crons" } };
  const { get } = await deployFunctions({ ...fn("cron", holder, config), ...fn("other", code) }, {}, "bubblewrap");
  expect((await get("/cron"))[1]).toBe("s3cr3t-of-crons");
  expect((await get("/other"))[1]).toBe("false");
});
