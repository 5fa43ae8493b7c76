import { expect, test } from "vitest";
import { redirectOf } from "./redirects.ts";

const headers = new Headers({
  accept: "application/json",
  authorization: "Bearer hush",
  cookie: "session=hush",
  range: "bytes=5-",
  "x-api-key": "hush",
});
const home = "https://api.test/v1/things?limit=1";
const walked = (count: number) => Array.from({ length: count }, (_, step) => `https://api.test/${step}`);

interface Row {
  readonly says: string;
  readonly from?: string;
  readonly method?: string;
  readonly status?: number;
  readonly location: string | null;
  readonly before?: readonly string[];
  readonly allowInsecure?: boolean;
  /** Where the walk goes on, with which headers. */
  readonly to?: string;
  readonly keeps?: "all" | "what is wanted";
  /** Or why it ends. */
  readonly refuses?: string;
}

const elsewhere = { to: "https://other.test/x", keeps: "what is wanted" } as const;

const rows: readonly Row[] = [
  ...[301, 302, 303, 307, 308].map((status) => ({
    says: `a ${status} within the origin is followed with all headers`,
    status,
    location: "/v2/things",
    to: "https://api.test/v2/things",
    keeps: "all" as const,
  })),
  ...[301, 302, 303, 307, 308].map((status) => ({
    says: `a ${status} to another origin is followed with what says what is wanted`,
    status,
    location: "https://other.test/x",
    ...elsewhere,
  })),
  { says: "a HEAD is followed as a HEAD", method: "HEAD", location: "https://other.test/x", ...elsewhere },
  ...["POST", "PUT", "PATCH", "DELETE"].flatMap((method) =>
    [301, 307].map((status) => ({
      says: `a ${status} of a ${method} is not followed, not even within the origin`,
      method,
      status,
      location: "/x",
      refuses: `is not followed for a ${method}`,
    })),
  ),
  ...[200, 204, 300, 304, 305, 306, 400].map((status) => ({
    says: `a ${status} with a location is no redirect`,
    status,
    location: "/x",
  })),
  { says: "a 302 without a location is no redirect", location: null },
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
  { says: "a location without a scheme names a host", location: "//other.test/x", ...elsewhere },
  {
    says: "a relative location belongs to what was asked",
    location: "x?y=1",
    to: "https://api.test/v1/x?y=1",
    keeps: "all",
  },
  { says: "a fragment is not sent", location: "https://other.test/x#y", ...elsewhere },
  { says: "a location to http: would send in the clear", location: "http://api.test/x", refuses: "is not to https:" },
  { says: "this machine is no exception to that", location: "http://127.0.0.1/x", refuses: "is not to https:" },
  {
    says: "http: that the client allows is followed, without the token",
    location: "http://api.test/x",
    allowInsecure: true,
    to: "http://api.test/x",
    keeps: "what is wanted",
  },
  {
    says: "from http: on this machine it goes on there",
    from: "http://127.0.0.1:1/x",
    location: "http://127.0.0.1:2/x",
    to: "http://127.0.0.1:2/x",
    keeps: "what is wanted",
  },
  {
    says: "from http: on this machine it does not go on in the clear elsewhere",
    from: "http://127.0.0.1:1/x",
    location: "http://other.test/x",
    refuses: "is not to https:",
  },
  { says: "data: is no place", location: "data:application/json,{}", refuses: "is not to https:" },
  { says: "a file is no place", location: "file:///etc/passwd", refuses: "is not to https:" },
  { says: "javascript: is no place", location: "javascript:1", refuses: "is not to https:" },
  { says: "what is no URL leads nowhere", location: "https://", refuses: "leads to no URL" },
  {
    says: "credentials in it are not used",
    location: "https://a:b@other.test/",
    refuses: "leads to a URL that holds credentials",
  },
  { says: "the same URL again is a circle", location: home, before: [home], refuses: "goes round in circles" },
  {
    says: "a URL that was asked before is a circle",
    location: "/2",
    before: walked(4),
    refuses: "goes round in circles",
  },
  { says: "the fifth is followed", location: "/x", before: walked(5), to: "https://api.test/x", keeps: "all" },
  { says: "the sixth is not", location: "/x", before: walked(6), refuses: "comes after 5 others" },
];

test.each(rows)("$says", ({ from = home, method = "GET", status = 302, location, before = [from], ...row }) => {
  const turn = redirectOf({ method, url: from, headers }, { status, location }, before, row.allowInsecure ?? false);
  if (row.refuses !== undefined) {
    expect(turn).toEqual({ refuse: row.refuses });
  } else if (row.to === undefined) {
    expect(turn).toBeUndefined();
  } else {
    expect(turn?.refuse).toBeUndefined();
    const hop = turn?.refuse === undefined ? turn?.follow : undefined;
    expect(hop).toMatchObject({ method, url: row.to });
    const wanted = { accept: "application/json", range: "bytes=5-" };
    expect(Object.fromEntries(hop?.headers ?? [])).toEqual(row.keeps === "all" ? Object.fromEntries(headers) : wanted);
  }
});
