import { expect, test } from "vitest";
import { namesEnvironment, namesProxy } from "./names-environment.ts";

const proxy = "http://127.0.0.1:4001";
const names = { baseDomain: "localhost", strict: false };

test("encrypted traffic goes directly to its host if there was no proxy", () => {
  const { NODE_OPTIONS, ...variables } = namesEnvironment(names, proxy, {});
  expect(variables).toEqual({
    SLIPWAY_BASE_DOMAIN: "localhost",
    HTTP_PROXY: proxy,
    http_proxy: proxy,
    NO_PROXY: "127.0.0.1,::1",
    no_proxy: "127.0.0.1,::1",
  });
  expect(NODE_OPTIONS).toMatch(/^--require ".*names\.preload\.cjs"$/);
});

test("NO_PROXY keeps its entries that are not names of sites, and credentials stay where programs send them from", () => {
  const before = {
    http_proxy: "http://ann:a%40b@proxy.test",
    https_proxy: "proxy.test:1",
    NO_PROXY: "localhost,a.test",
  };
  expect(namesEnvironment(names, proxy, before)).toMatchObject({
    HTTP_PROXY: "http://ann:a%40b@127.0.0.1:4001",
    HTTPS_PROXY: proxy,
    NO_PROXY: "127.0.0.1,::1,a.test",
  });
});

test("options of Node that were there stay, and ours stands there once", () => {
  const { NODE_OPTIONS = "" } = namesEnvironment(names, undefined, { NODE_OPTIONS: "--no-warnings" });
  expect(NODE_OPTIONS).toMatch(/names\.preload\.cjs" --no-warnings$/);
  expect(namesEnvironment(names, undefined, { NODE_OPTIONS }).NODE_OPTIONS).toBe(NODE_OPTIONS);
});

test("strict leads everything to the proxy, which refuses it, whatever the environment leaves out or goes by", () => {
  const before = { all_proxy: "socks5://proxy.test", NO_PROXY: ".internal.test", https_proxy: "http://a:b@proxy.test" };
  const said = namesEnvironment({ ...names, strict: true }, proxy, before);
  const all = ["HTTP_PROXY", "HTTPS_PROXY", "ALL_PROXY", "http_proxy", "https_proxy", "all_proxy"];
  expect(all.map((name) => said[name])).toEqual(all.map(() => proxy));
  expect([said.NO_PROXY, said.no_proxy, said.SLIPWAY_REDIRECT]).toEqual(["127.0.0.1,::1", "127.0.0.1,::1", "strict"]);
  expect(namesProxy(true, before)).toEqual({ platform: false, pass: "machine" });
});

test("a proxy that nothing can be handed on by is left as it is, and said; names of sites go past it", () => {
  const before = { all_proxy: "socks5://proxy.test", no_proxy: "a.test" };
  expect(namesProxy(false, before)).toMatch(/^ALL_PROXY does not name an HTTP proxy: /);
  const said = namesEnvironment(names, undefined, before);
  expect(said).not.toHaveProperty("HTTP_PROXY");
  expect(said).toMatchObject({ no_proxy: "a.test,localhost", NO_PROXY: "a.test,localhost" });
  expect(namesEnvironment(names, undefined, {})).not.toHaveProperty("NO_PROXY");
});
