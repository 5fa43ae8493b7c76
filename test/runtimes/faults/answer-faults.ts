import { type FaultRow, html, ok, post, put, token } from "./fault.ts";

const gives = { ok: true };
const certain = { sideEffect: "certain" };
const short = { maxResponseSize: 100_000 };
const quoted = { error: { code: "oops", message: `what about ${token}?` } };
const json = { "content-type": "application/json" };

export const answerFaults: readonly FaultRow[] = [
  {
    says: "answer: JSON that ends too early is not read again, and was done",
    turns: [{ body: '{"ok":' }],
    fails: { name: "DecodeError", ...certain, status: 200, body: '{"ok":' },
  },
  {
    says: "answer: JSON under another content type is JSON",
    turns: [{ headers: html, body: '{"ok":true}' }],
    gives,
  },
  {
    says: "answer: a page of HTML with a 200 is an error that shows it",
    turns: [{ headers: html, body: `<html>log in with ${token}</html>` }],
    fails: { name: "DecodeError", ...certain, status: 200, body: "<html>log in with [redacted]</html>" },
  },
  {
    says: "answer: a page of HTML with a 502 is tried again",
    turns: [{ status: 502, headers: html, body: "<html>bad gateway</html>" }, ok],
    gives,
    arrives: 2,
  },
  ...[202, 204].map((status) => ({
    says: `answer: an empty ${status} gives nothing`,
    turns: [{ status }],
    operation: post,
    gives: undefined,
  })),
  ...[200, 201].flatMap((status) => [
    {
      says: `answer: an empty ${status} gives nothing where the contract says that there may be nothing`,
      turns: [{ status }],
      operation: { ...post, empty: true } as const,
      gives: undefined,
    },
    {
      says: `answer: an empty ${status} where the contract states a body was done, and has lost its answer`,
      turns: [{ status }],
      operation: post,
      fails: { name: "DecodeError", ...certain, status },
    },
  ]),
  {
    says: "answer: a 304 that nobody asked for is an error",
    turns: [{ status: 304 }],
    fails: { name: "ApiError", status: 304, sideEffect: "none" },
  },
  {
    says: "answer: a 304 to a condition gives nothing",
    turns: [{ status: 304 }],
    options: { headers: { "If-None-Match": '"a"' } },
    gives: undefined,
  },
  { says: "answer: gzip is unpacked", turns: [{ ...ok, isPacked: true }], gives, arrives: 1 },
  {
    says: "answer: half of a packed one was done, and is an error",
    turns: [{ mishap: "halved", headers: json, body: { list: "0123456789".repeat(1000) } }],
    operation: post,
    fails: { name: /^(Network|Decode)Error$/, ...certain, attempts: 1 },
  },
  {
    says: "answer: a large one arrives whole",
    turns: [{ body: { list: Array(200_000).fill("0123456789") } }],
    gives: { list: Array(200_000).fill("0123456789") },
  },
  {
    says: "answer: an error body without an end is not read to its end",
    turns: [{ mishap: "endless", status: 400, headers: html }],
    fails: { name: "ApiError", status: 400, body: "x".repeat(8192) },
  },
  {
    says: "answer: a list without an end is not read to its end",
    turns: [{ mishap: "endless", headers: json }],
    options: short,
    fails: {
      name: "DecodeError",
      ...certain,
      status: 200,
      attempts: 1,
      message: "GET /v1/things/{id} 200 is longer than 100000 bytes (maxResponseSize)",
    },
  },
  {
    says: "answer: a small one that unpacks to a large one is not unpacked to its end",
    turns: [{ isPacked: true, body: { list: " ".repeat(10_000_000) } }],
    options: short,
    fails: { name: "DecodeError", ...certain, status: 200 },
  },
  {
    says: "answer: a PUT whose attempts all end in a 503 may have been done",
    turns: [{ status: 503, body: quoted }],
    operation: put,
    fails: { name: "ApiError", status: 503, code: "oops", sideEffect: "possible", attempts: 4 },
    arrives: 4,
  },
  {
    says: "answer: a POST is never repeated after a 408",
    turns: [{ status: 408 }],
    operation: post,
    fails: { name: "ApiError", status: 408, attempts: 1 },
  },
  {
    says: "answer: a POST that the contract calls safe is repeated",
    turns: [{ status: 503 }, ok],
    operation: { ...post, safe: true },
    gives,
    arrives: 2,
  },
  {
    says: "answer: retries that are turned off are none",
    turns: [{ status: 503 }],
    options: { retry: false },
    fails: { name: "ApiError", status: 503, attempts: 1 },
  },
];
