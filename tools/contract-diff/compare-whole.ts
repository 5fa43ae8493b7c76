import { difference } from "../differ/weight.ts";
import type { Found } from "./compare-values.ts";
import { type Document, isObject } from "./document.ts";
import { saidBeside } from "./said-beside.ts";
import { serversOf } from "./security.ts";

/** Stands for a route and for a group where something is said of all operations at once. */
export const wholeDescription = "the whole description";

/** What is compared operation by operation, and what only says how the document itself is written. */
const read: ReadonlySet<string> = new Set([
  ...["openapi", "info", "paths", "components", "servers", "security", "tags", "webhooks"],
  ...["jsonSchemaDialect", "$self"],
]);

/** What another document says otherwise of the API as a whole: where it is, and what it describes beside operations. */
export function* compareWhole(ours: Document, theirs: Document): Generator<Found> {
  yield* gained("servers", serversOf(ours), serversOf(theirs));
  yield* gained("webhooks", webhooksOf(ours), webhooksOf(theirs));
  yield* gained("document", new Set(saidBeside(ours, read)), new Set(saidBeside(theirs, read)));
}

/** What is sent to callers, each with what is said of it. */
function webhooksOf({ webhooks = {} }: Document): ReadonlySet<string> {
  if (!isObject(webhooks)) return new Set([JSON.stringify(webhooks)]);
  return new Set(Object.entries(webhooks).map(([name, item]) => `${name} ${JSON.stringify(item)}`));
}

function* gained(path: string, own: ReadonlySet<string>, their: ReadonlySet<string>): Generator<Found> {
  const beside = { path, side: "both", alternatives: [], trail: [], members: 0, aspect: "types" } as const;
  const found = difference(own, their);
  if (found) yield { ...beside, kind: "changed", ...found };
}
