import { createServer } from "node:net";
import { expect, test } from "vitest";
import { portOf } from "../../../../../../test/port-of.ts";
import { type Input, startWayOut, trustOrigins } from "../../../../test/start-way-out.ts";
import { sessionTable } from "../tables.ts";

trustOrigins();

const subnets = { allow: ["127.0.0.0/8"] };
const webSocket = `Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n`;
const secret = { transform: [{ headers: { Authorization: "Bearer sealed" } }] };
const rules = [
  { match: { path: { startsWith: "/short" } }, response: { statusCode: 418, body: "short" } },
  { match: { path: { startsWith: "/forward" } }, forwardURL: "https://other.test/" },
  secret,
];
const places = ["http://site.vercel.app", "https://site.vercel.app", "http://site.localhost"];

async function startAt(place: string) {
  const started = await startWayOut({ allow: { "*.test": rules, "site.vercel.app": rules }, subnets });
  for (const name of ["a.test", "b.test"]) started.record(name, "127.0.0.1");
  const port = place.startsWith("https") ? started.secure : started.plain;
  return { ...started, url: place.endsWith("a.test") ? `${place}:${port}` : place };
}

/** Another server at a.test, which gets all that a connection says. */
async function server(answers: (said: string, write: (text: string) => void) => void): Promise<string> {
  return `http://a.test:${await portOf(
    createServer((socket) => {
      let said = "";
      socket
        .on("error", () => {})
        .on("data", (piece) => {
          said += piece;
          answers(said, (text) => socket.writable && socket.write(text));
        });
    }),
  )}`;
}

test.each(["http://a.test", "https://a.test", ...places])(
  "a rule holds for requests and WebSockets to %s alike, and none of its headers is shown",
  async (place) => {
    const { asked, seen, url, refused, services } = await startAt(place);
    expect(await asked("GET", `${url}/p`)).toMatch(/^HTTP\/1\.1 200 /);
    expect(await asked("GET", `${url}/p`, webSocket, "hello")).toMatch(/^HTTP\/1\.1 101 .*hello is heard$/s);
    // By `Connection` a client says what is not handed on, and what is for the proxy is not.
    const more = "Connection: close, authorization\r\nAuthorization: own\r\nProxy-Authorization: Basic x\r\n";
    expect(await asked("GET", `${url}/p`, more)).toMatch(/^HTTP\/1\.1 200 /);
    expect(seen.map((each) => each.replace(/^.*? (?=Bearer|-)/, ""))).toEqual(Array(3).fill("Bearer sealed"));
    seen.length = 0;
    for (const more of [undefined, webSocket]) {
      expect(await asked("GET", `${url}/short`, more)).toMatch(/^HTTP\/1\.1 418 .*short/s);
      expect(await asked("GET", `${url}/forward`, more)).toMatch(/^HTTP\/1\.1 501 .*forwardURL/s);
    }
    expect(await asked("TRACE", `${url}/p`)).toMatch(/^HTTP\/1\.1 405 .*TRACE/s);
    expect(seen).toEqual([]);
    expect(refused.join()).toMatch(/forwardURL.*TRACE/s);
    const kept = JSON.stringify(services.rows(sessionTable).get("sbx_1")?.networkPolicy);
    expect(kept).toMatch(/^(?!.*Bearer).*"headerNames":\["Authorization"\]/);
  },
);

test("a request names the host of its tunnel, which has no port where its scheme says that", async () => {
  const { asked, securely, through, upstream, seen, wayOut } = await startAt("");
  Object.assign(through, { https_proxy: `http://127.0.0.1:${upstream}` });
  await asked("GET", "https://b.test/p");
  expect(await securely("b.test:443", { host: "a.test" }, wayOut.certificate)).toMatch(/ 421 /);
  expect(seen).toEqual(["b.test/p Bearer sealed"]);
});

test.each(["localhost", "127.0.0.1", "a.localhost", "0.0.0.0", "[::1]"])(
  "%s is the sandbox itself, whatever its policy denies, and gets no header of a rule",
  async (name) => {
    for (const policy of [{ mode: "deny-all" }, { allow: { "*": [secret] } }] satisfies Input[]) {
      const { asked, seen, said } = await startWayOut(policy);
      const host = `${name}:3000`;
      expect(await asked("GET", `http://${host}/p`)).toContain(`inside of ${host}`);
      expect(await asked("GET", `http://${host}/p`, webSocket, "hello")).toContain("hello is heard");
      const words = `CONNECT ${host} HTTP/1.1\r\nHost: x\r\n\r\nGET /p HTTP/1.1\r\nHost: own\r\nConnection: close\r\n\r\n`;
      expect(await said(words)).toContain("inside of own");
      expect(seen).toEqual([`${host}/p -`, `ws ${host}/p -`, "own/p -"]);
    }
  },
);

test.each([
  ["*", "-"],
  ["*.vercel.run", "-"],
  ["sb-abc-3000.vercel.run", "Bearer sealed"],
])("the port of a sandbox gets of a rule for %s the header %s", async (domain, authorization) => {
  const { asked, seen } = await startWayOut({ allow: { [domain]: [secret] } });
  await asked("GET", "http://sb-abc-3000.vercel.run/p");
  expect(seen).toEqual([`http://sb-abc-3000.vercel.run/p ${authorization}`]);
});

test.each([...places, "http://api.vercel.com", "https://api.vercel.com"])(
  "the controls of the emulator are out of reach by %s",
  async (place) => {
    const { asked, seen } = await startWayOut({ allow: ["api.vercel.com", "site.vercel.app"] });
    for (const path of ["_emulator/state", "%5Femu%6cator/at/box/", "x/../_emulator/state", "/_emulator/at/box/"])
      for (const more of [undefined, webSocket])
        expect(await asked("GET", `${place}/${path}`, more)).toMatch(/^HTTP\/1\.1 403 .*path/s);
    expect(seen).toEqual([]);
  },
);

test.each([
  ["GET", "Transfer-Encoding: chunked\r\n"],
  ["DELETE", "Connection: transfer-encoding\r\nTransfer-Encoding: chunked\r\n"],
  ["GET", "Connection: content-length\r\nContent-Length: 60\r\n"],
])("the body of a %s with %j is no further request for who gets it", async (method, more) => {
  const { asked } = await startAt("");
  let heard = "";
  const url = await server((said, write) => {
    heard = said;
    if (said.includes("smuggled")) write("HTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\n");
  });
  const further = "GET /smuggled HTTP/1.1\r\nHost: a.test\r\n\r\n".padEnd(60);
  const body = more.includes("Transfer") ? `3c\r\n${further}\r\n0\r\n\r\n` : further;
  expect(await asked(method, `${url}/p`, more, body)).toMatch(/ 200 /);
  expect(heard).toMatch(more.includes("Transfer") ? /^transfer-encoding: chunked\r$/m : /^content-length: 60\r$/m);
});

test.each(["Host", "Connection", "Content-Length", "Transfer-Encoding", "Proxy-Authorization", "a b", "", "x\r\nhost"])(
  "a rule cannot set the header %j, nor lines as a value, and the error does not show that",
  async (name) => {
    for (const headers of [{ [name]: "0" }, { "x-key": "sealed\r\nHost: b.test" }])
      await expect(startWayOut({ allow: { "a.test": [{ transform: [{ headers }] }] } })).rejects.toThrow(
        /^(?!.*sealed).*is not a header that a rule may set/,
      );
  },
);

test("interim answers without end are ended, and the answer says so", async () => {
  const { asked } = await startAt("");
  const url = await server((_, write) => write("HTTP/1.1 103 Early Hints\r\n\r\n".repeat(1000)));
  expect(await asked("GET", `${url}/p`)).toMatch(/^HTTP\/1\.1 502 .*interim answers/s);
});

test.each([
  ["a request", "GET http://other.test/ HTTP/1.1\r\nHost: other.test\r\n\r\n", "does not allow this domain"],
  ["CONNECT", "CONNECT other.test:443 HTTP/1.1\r\nHost: x\r\n\r\n", "does not allow this domain"],
  ["words in a tunnel", "CONNECT site.vercel.app:443 HTTP/1.1\r\nHost: x\r\n\r\nSSH-2.0-x\r\n", "first bytes"],
])("the refusal of %s is explained in a sentence, which the body of the answer holds", async (_, words, why) => {
  const { said, refused } = await startWayOut({ allow: ["site.vercel.app"] });
  const answer = await said(words);
  expect(refused).toEqual([expect.stringContaining(why)]);
  if (answer.includes(" 403 ")) expect(answer.split("\r\n\r\n")[1]).toContain(`${refused[0]}\n`);
});
