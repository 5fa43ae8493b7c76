import { once } from "node:events";
import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { deployFiles } from "@slipway/deployments";
import { expect, onTestFinished, test } from "vitest";
import { start, wholeBuild } from "../../test/start.ts";
import { listen } from "./listen.ts";
import { requestUrl } from "./request-url.ts";

test.each([
  ["/", "localhost:4000", "http://localhost:4000/"],
  ["/v2/user?limit=1", "127.0.0.1:4000", "http://127.0.0.1:4000/v2/user?limit=1"],
  ["//evil.test/v2/user", "localhost", "http://localhost//evil.test/v2/user"],
  ["///evil.test", "localhost", "http://localhost///evil.test"],
  ["/\\evil.test", "localhost", "http://localhost//evil.test"],
  ["/https://evil.test", "localhost", "http://localhost/https://evil.test"],
  ["/a?next=http://evil.test", "[::1]:80", "http://[::1]/a?next=http://evil.test"],
  ["/@evil.test", "site.localhost", "http://site.localhost/@evil.test"],
  ["http://api.vercel.com/v2/user", "localhost", "https://api.vercel.com/v2/user"],
  ["http://site.localhost", "localhost", "http://site.localhost/"],
  ["http://site.localhost?a", "localhost", "http://site.localhost/?a"],
])("the target %s at the host %s is %s", (target, host, url) => {
  expect(requestUrl(target, host).href).toBe(url);
});

test.each([
  ["*", "localhost"],
  ["v2/user", "localhost"],
  ["@evil.test/", "localhost"],
  [":80/", "localhost"],
  ["https://evil.test/", "localhost"],
  ["http:///v2/user", "localhost"],
  ["http://user:pass@evil.test/", "localhost"],
  ["/", ""],
  ["/", "user@evil.test"],
  ["/", "localhost/v2"],
  ["/", "localhost?"],
  ["/", "a b"],
  ["/", "evil.test#"],
  ["/", "localhost:port"],
])("the target %j at the host %j is refused", (target, host) => {
  expect(() => requestUrl(target, host)).toThrow(/is not a (?:host|request target)/);
});

async function ask(url: string, request: string): Promise<string> {
  const socket = connect(Number(new URL(url).port), "127.0.0.1");
  await once(socket, "connect");
  socket.write(request);
  return text(socket);
}

test("a page cannot reach the API under a name of its own by a target with two slashes", async () => {
  const answer = await ask(
    (await start()).emulator.url,
    "GET //localhost/v2/user HTTP/1.1\r\nHost: evil.test\r\nConnection: close\r\n\r\n",
  );
  expect(answer).toMatch(/^HTTP\/1\.1 404 .*x-vercel-error: DEPLOYMENT_NOT_FOUND/s);
});

test("a path of a site that begins with two slashes stays the site's", async () => {
  const { emulator, client } = await start();
  await deployFiles(client, {
    name: "site",
    files: [{ path: "index.html", data: "mine" }],
    wait: false,
    target: "production",
  });
  await emulator.clock.advance(wholeBuild);
  const head = "HTTP/1.1\r\nHost: site.localhost\r\nConnection: close\r\n\r\n";
  expect(await ask(emulator.url, `GET / ${head}`)).toMatch(/mine/);
  expect(await ask(emulator.url, `GET //127.0.0.1/openapi.json ${head}`)).toMatch(
    /^HTTP\/1\.1 404 .*x-vercel-error: NOT_FOUND/s,
  );
});

test.each([
  ["a host that is none", "GET / HTTP/1.1\r\nHost: a@b\r\nConnection: close\r\n\r\n"],
  ["no host", "GET / HTTP/1.1\r\nConnection: close\r\n\r\n"],
  ["two hosts", "GET / HTTP/1.1\r\nHost: localhost\r\nHost: site.localhost\r\nConnection: close\r\n\r\n"],
  ["a target that is none", "OPTIONS * HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n"],
])("%s is answered 400 before anybody is asked", async (_, request) => {
  let asked = 0;
  const listener = await listen({ host: "127.0.0.1", port: 0 }, async () => {
    asked += 1;
    return new Response();
  });
  onTestFinished(() => listener.close());
  expect(await ask(listener.url, request)).toMatch(/^HTTP\/1\.1 400 /);
  expect(asked).toBe(0);
});
