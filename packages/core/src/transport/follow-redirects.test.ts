import { expect, test } from "vitest";
import { isRedirect, nextHop } from "./follow-redirects.ts";

const headers = {
  accept: "application/json",
  authorization: "Bearer hush",
  cookie: "session=hush",
  range: "bytes=5-",
  "if-range": '"1"',
  "x-api-key": "hush",
};
const home = "https://api.test/v1/things?limit=1";

test.each([200, 201, 204, 300, 304, 305, 306, 400, 401, 3020])("a %i is none, whatever its location", (status) => {
  expect(isRedirect(status, "/x")).toBe(false);
});

interface Row {
  readonly says: string;
  readonly location: string;
  readonly from?: string;
  readonly method?: string;
  readonly followed?: number;
  readonly allowInsecure?: boolean;
  /** Next address and headers of the redirect; absent if it is not followed. */
  readonly to?: string;
  readonly keeps?: "all" | "what is wanted";
}

const elsewhere = { to: "https://other.test/x", keeps: "what is wanted" } as const;
const here = { to: "https://api.test/v2/things", keeps: "all" } as const;

const rows: readonly Row[] = [
  { says: "within the origin it is followed with all headers", location: "/v2/things", ...here },
  { says: "an absolute location within the origin, too", location: "https://api.test/v2/things", ...here },
  { says: "the usual port is the same origin", location: "https://api.test:443/v2/things", ...here },
  { says: "another origin gets what says what is wanted", location: "https://other.test/x", ...elsewhere },
  { says: "a location without a scheme names a host", location: "//other.test/x", ...elsewhere },
  { says: "a HEAD is followed as a HEAD", method: "HEAD", location: "https://other.test/x", ...elsewhere },
  { says: "a location with credentials is not followed", location: "https://me:hush@other.test/x" },
  ...["POST", "PUT", "PATCH", "DELETE"].map((method) => ({
    says: `a ${method} is not followed, not even within the origin`,
    method,
    location: "/v2/things",
  })),
  {
    says: "another port is another origin",
    location: "https://api.test:8443/x",
    to: "https://api.test:8443/x",
    keeps: "what is wanted",
  },
  {
    says: "a subdomain is another origin",
    location: "https://eu.api.test/x",
    to: "https://eu.api.test/x",
    keeps: "what is wanted",
  },
  {
    says: "a relative location belongs to what was asked",
    location: "x?y=1",
    to: "https://api.test/v1/x?y=1",
    keeps: "all",
  },
  { says: "nothing is asked for in the clear", location: "http://api.test/x" },
  { says: "this machine is no exception to that", location: "http://127.0.0.1:9/x" },
  {
    says: "unless the client allows it, and then without the token",
    location: "http://api.test/x",
    allowInsecure: true,
    to: "http://api.test/x",
    keeps: "what is wanted",
  },
  {
    says: "on this machine it goes on in the clear",
    from: "http://127.0.0.1:1/x",
    location: "http://127.0.0.1:2/x",
    to: "http://127.0.0.1:2/x",
    keeps: "what is wanted",
  },
  { says: "but not from there elsewhere", from: "http://127.0.0.1:1/x", location: "http://other.test/x" },
  { says: "data: is not a place", location: "data:application/json,{}" },
  { says: "a file is not a place", location: "file:///etc/passwd" },
  { says: "nor a program", location: "javascript:1", allowInsecure: true },
  { says: "what is not a URL leads nowhere", location: "https://" },
  { says: "the fifth is followed", location: "/v2/things", followed: 4, ...here },
  { says: "the sixth is not", location: "/v2/things", followed: 5 },
];

test.each(rows)("$says", ({ from = home, method = "GET", location, followed = 0, allowInsecure, to, keeps }) => {
  const next = nextHop({ method, url: from, headers, followed }, location, allowInsecure);
  if (to === undefined) return expect(next).toBeUndefined();
  expect(next).toMatchObject({ method, url: to, followed: followed + 1 });
  const wanted = { accept: "application/json", range: "bytes=5-", "if-range": '"1"' };
  expect(next?.headers).toEqual(keeps === "all" ? headers : wanted);
});
