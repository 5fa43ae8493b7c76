// @module-tag endurance
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { generate } from "../src/generate.ts";
import { compileContract, hostWith, readContract } from "../src/model/read.ts";
import { type ReadContract, wholeContract, wholeEntry } from "./contracts.ts";

const root = join(import.meta.dirname, "../..");
const file = join(root, "contract/webhooks/main.tsp");
const operation = `
/** Sends an event to a webhook again. */
@post
@route("/v1/webhooks/{id}/redeliver")
@operationId("redeliverWebhook")
op redeliverWebhook(...TeamScope, @path id: string, eventId: string, delay?: int32):
  | Webhook
  | Failure<400 | 401 | 403 | 410>;
`;

async function filesOf({ program, contract }: ReadContract) {
  return (await generate(root, contract, program)).files;
}

test("an operation of eight lines is a diff that a person reads: under 200 lines, beside snapshots", async () => {
  const files = await filesOf(await wholeContract());
  const changed = new Map<string, number>();
  const host = hostWith(new Map([[file, (await readFile(file, "utf8")) + operation]]));
  const program = await compileContract(wholeEntry, host);
  for (const [path, text] of await filesOf({ program, contract: readContract(program) })) {
    const lines = differingLines(files.get(path) ?? "", text);
    if (lines > 0) changed.set(path, lines);
  }
  expect([...changed.keys()]).toContain("packages/webhooks/src/generated/operations.ts");
  expect([...changed.values()].reduce((sum, lines) => sum + lines, 0)).toBeLessThan(200);
});

function differingLines(before: string, after: string): number {
  if (before === after) return 0;
  const counts = new Map<string, number>();
  for (const line of before.split("\n")) counts.set(line, (counts.get(line) ?? 0) + 1);
  for (const line of after.split("\n")) counts.set(line, (counts.get(line) ?? 0) - 1);
  return [...counts.values()].reduce((sum, count) => sum + Math.abs(count), 0);
}
