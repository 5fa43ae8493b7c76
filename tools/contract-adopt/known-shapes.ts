import { ValueComparer } from "../contract-diff/compare-values.ts";
import type { Document, Schema } from "../contract-diff/document.ts";
import { type Value, ValueReader } from "../contract-diff/values.ts";
import type { Side } from "../differ/member.ts";

/** The named shapes of the contract, found by what they are: a structure is not to be written twice. */
export class KnownShapes {
  readonly #comparer: ValueComparer;
  readonly #byLook: Map<string, string[]> = new Map();
  readonly #names: Set<string> = new Set();
  readonly #schemas: Readonly<Record<string, Schema>>;
  readonly #theirs: ValueReader;

  constructor(ours: Document, theirs: Document, side: Side) {
    const own = new ValueReader(ours, side, false);
    this.#theirs = new ValueReader(theirs, side, false);
    this.#comparer = new ValueComparer(own, this.#theirs);
    this.#schemas = (ours.components as { schemas?: Record<string, Schema> } | undefined)?.schemas ?? {}; // An OpenAPI document has them there.
    for (const name of Object.keys(this.#schemas)) {
      this.#names.add(lastOf(name));
      const look = lookOf(own.read({ $ref: `#/components/schemas/${name}` }));
      if (look) this.#byLook.set(look, [...(this.#byLook.get(look) ?? []), name]);
    }
  }

  /** Whether the contract has a shape of this name, in any group. */
  has(name: string): boolean {
    return this.#names.has(name);
  }

  /** What the contract calls a shape where a group can name it: its own, and those that all share. */
  find(schema: Schema, namespace: string): string | undefined {
    const look = lookOf(this.#theirs.read(schema));
    if (!look) return undefined;
    const wanted = lastOf(schema.$ref ?? "");
    const found = (this.#byLook.get(look) ?? []).filter((name) => {
      const group = name.includes(".") ? name.slice(0, name.lastIndexOf(".")) : "";
      if (group !== "" && group !== namespace) return false;
      return this.#comparer.compare({ $ref: `#/components/schemas/${name}` }, schema).length === 0;
    });
    const best = found.find((name) => lastOf(name) === wanted) ?? found[0];
    return best && lastOf(best);
  }
}

/** What two equal shapes have in common at least; undefined for what needs no name. */
function lookOf({ types, objects }: Value): string | undefined {
  const members = objects.map((each) => [...each.members.keys()].sort().join(",")).sort();
  if (members.length === 0 && types.size < 2) return undefined;
  return `${[...types].sort().join("|")} ${members.join(";")}`;
}

function lastOf(name: string): string {
  return name.slice(Math.max(name.lastIndexOf("."), name.lastIndexOf("/")) + 1);
}
