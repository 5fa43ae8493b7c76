import { expect, test, vi } from "vitest";
import { createClient } from "../index.ts";
import { derive } from "./derive.ts";

test("a copy of this package derives the client of another copy, as a group may bring its own", async () => {
  const client = createClient({ token: "of one copy" });
  vi.resetModules();
  const other = await import("./derive.ts");
  expect(other.derive).not.toBe(derive);
  expect(other.derive(client, { team: "acme" }).protocol).toBe(client.protocol);
});
