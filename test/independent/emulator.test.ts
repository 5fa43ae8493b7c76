import { expect, test } from "vitest";
import { createEmulator } from "../../packages/emulator/src/index.ts";
import { smokeSandboxes, smokeSeed, smokeTest } from "../../packages/emulator/test/smoke.ts";
import { clientOf } from "../../packages/emulator/test/start.ts";
import { groups } from "../groups.ts";
import { evidenceFile, printEvidence } from "../parity/evidence.ts";
import { description, isOurs } from "./description.ts";
import { startPrism } from "./prism.ts";
import { violationsOf } from "./violations.ts";

// Every kind of request that the emulator carries out, on its way through a proxy that somebody else made: it judges what is sent
// and what the emulator answers by a description, which is our own unless another one is given.

/** Message that the description has no such route: such a route cannot be judged. */
const noRoute = "Selected route not found";
/** Routes of the description. Another operation may have a path that looks like one of these, such as `/v1/env/all`. */
const described = new Set(Object.values(groups).flatMap(({ contract }) => Object.keys(contract.operations)));

test("the emulator's answers fit the description", async () => {
  await using emulator = await createEmulator({
    clock: "manual",
    validateAnswers: true,
    seed: smokeSeed,
    sandboxes: smokeSandboxes,
  });
  await using prism = await startPrism("proxy", description, emulator.url);
  const wrong: string[] = [];
  const judged = new Map<string, ReadonlySet<string>>();
  const through: typeof fetch = async (input, init) => {
    const url = String(input);
    const type = new Headers(init?.headers).get("content-type") ?? "application/json";
    // The proxy takes what it is sent for text.
    if (!type.endsWith("json")) return fetch(url, init);
    const known = emulator.requests.length;
    const response = await fetch(url.replace(emulator.url, prism.url), init);
    const { operation } = emulator.requests[known] ?? {};
    // Answers of its own: the proxy reads lines of JSON as one value, and fails.
    if (response.status === 500 && /^(GET|HEAD)$/.test(init?.method ?? "")) return fetch(url, init);
    const violations = violationsOf(response).map(({ location, message }) => `${location.join(".")}: ${message}`);
    // Lines of JSON, each a value of its own, it takes for one text.
    if (/ndjson|jsonl|stream\+json/.test(response.headers.get("content-type") ?? "")) return response;
    if (operation === undefined || !described.has(operation) || violations.some((each) => each.includes(noRoute)))
      return response;
    judged.set(operation, new Set(["prism"]));
    for (const each of violations) wrong.push(`${operation}: ${each}`);
    return response;
  };
  await smokeTest(emulator, (token, team) => clientOf(emulator, token, team, through));
  expect(wrong).toEqual([]);
  if (isOurs) await expect(printEvidence(judged)).toMatchFileSnapshot(evidenceFile("answers"));
});
