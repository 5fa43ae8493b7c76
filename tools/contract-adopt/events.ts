import { formatIdentifier, type Model, navigateProgram, type Program, type Union } from "@typespec/compiler";
import { SyntaxKind } from "@typespec/compiler/ast";
import { getPayloads } from "../../generator/lib/decorators.ts";
import type { Insertion } from "./edits.ts";
import { spanOf } from "./locate.ts";

/** The lines that give new events a payload of which nothing is known, and how that payload is called. */
export interface NewPayloads {
  readonly insertion: Insertion;
  readonly shape: string;
}

/** The unions that say which event was delivered, each with the model of what its payload is. */
export function eventsOf(program: Program): ReadonlyMap<Union, Model> {
  const found = new Map<Union, Model>();
  navigateProgram(program, {
    model: (event) => {
      const payloads = getPayloads(program, event);
      const type = event.properties.get("type")?.type;
      if (payloads && type?.kind === "Union") found.set(type, payloads);
    },
  });
  return found;
}

/** What new events have as their payload, until somebody knows more: undefined where no event of the contract has a payload like that. */
export function newPayloads(payloads: Model, events: readonly string[]): NewPayloads | undefined {
  const types = [...payloads.properties.values()].map(({ type }) => type);
  const shape = types.find((type) => type.kind === "Model" && type.name !== "" && type.properties.size === 0);
  const { node } = payloads;
  const span = node?.kind === SyntaxKind.ModelStatement ? spanOf(node) : undefined;
  if (shape?.kind !== "Model" || !span) return undefined;
  const lines = events.map((event) => `${formatIdentifier(event)}: ${shape.name};\n`);
  const pos = span.end - 1;
  return { insertion: { file: span.file, pos, end: pos, text: `\n${lines.join("")}` }, shape: shape.name };
}
