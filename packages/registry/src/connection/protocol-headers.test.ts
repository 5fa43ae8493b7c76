import { expect, test } from "vitest";
import { protocolHeaders } from "./protocol-headers.ts";

test("what the protocol says stays, and everything else goes", () => {
  const all = {
    accept: "*/*",
    "accept-encoding": "identity",
    "content-length": "5",
    "content-range": "0-4",
    "content-type": "application/octet-stream",
    range: "bytes=0-4",
  };
  const own = { authorization: "Basic eDp5", cookie: "a=b", "x-api-key": "c", "if-match": '"d"', traceparent: "e" };
  expect(Object.fromEntries(protocolHeaders(new Headers({ ...own, ...all })))).toEqual(all);
});
