import { expect, test } from "vitest";
import { start } from "../../test/start.ts";
import { controls } from "./controls.ts";

/** Options that take code or a signal, or that own the process; a `reset` of address and token would make another emulator. */
const inProcessOnly = ["url", "token", "dnsServer", "proxy", "fetch", "clientClock", "serve", "close"];
const groups = ["authority", "clock", "world", "faults", "deliveries"];

test("every function in process has a control over HTTP, but for what takes code or owns the process", async () => {
  const { emulator } = await start({ listen: false });
  const members = Object.keys(emulator).filter((name) => !inProcessOnly.includes(name));
  const single = members.filter((name) => !groups.includes(name));
  const grouped = (["authority", "clock", "world", "faults", "deliveries"] as const).flatMap((group) =>
    Object.keys(emulator[group]).map((name) => `${group}.${name}`),
  );
  expect(members).toEqual(expect.arrayContaining(groups));
  expect([...single, ...grouped].sort()).toEqual(Object.keys(controls).sort());
});

test("no two controls have one route, and none is at the description's", () => {
  const routes = Object.values(controls).map(({ method, path }) => `${method} ${path.replaceAll(/\{\w+\}/g, "{}")}`);
  expect(new Set(routes).size).toBe(routes.length);
  expect(routes).not.toContain("GET /openapi.json");
});
