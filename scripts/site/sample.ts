import type { Operation } from "../../generator/src/model/contract.ts";
import type { ResolvedGroup } from "../../generator/src/model/resolve-group.ts";
import { type Member, type Rules, resolve, type Shape, type Shapes } from "../../generator/src/model/shape.ts";
import { kebab } from "./page.ts";

/** An example input: the contract's, or one with the required members. */
export function sampleInput(operation: Operation, group: ResolvedGroup): Readonly<Record<string, unknown>> {
  if (operation.example) return operation.example;
  const input = group.inputs.get(operation.name);
  if (!input) return {};
  const [body] = input.bodyAlternatives;
  return {
    ...sampleMembers(input.parameters.members, group.shapes, []),
    ...(body ? asObject(body, group.shapes) : {}),
  };
}

function asObject(shape: Shape, shapes: Shapes): object {
  const value = sample(shape, "body", shapes, []);
  return typeof value === "object" && value !== null ? value : {};
}

function sampleMembers(members: readonly Member[], shapes: Shapes, under: readonly string[]): Record<string, unknown> {
  const needed = members.filter(({ optional }) => !optional);
  return Object.fromEntries(needed.map(({ name, shape }) => [name, sample(shape, name, shapes, under)]));
}

/** A value with the required members; `name` is the member's name. */
function sample(shape: Shape, name: string, shapes: Shapes, under: readonly string[]): unknown {
  if (shape.kind === "ref") {
    // Recursion ends here.
    if (under.filter((each) => each === shape.name).length > 1) return {};
    return sample(resolve(shape, shapes), name, shapes, [...under, shape.name]);
  }
  switch (shape.kind) {
    case "string":
      return sampleText(name, shape.format, shape.rules);
    case "number":
      return Math.max(shape.rules.min ?? 1, Math.min(1, shape.rules.max ?? 1));
    case "boolean":
      return true;
    case "null":
      return null;
    case "literal":
      return shape.value;
    case "bytes":
      return "its bytes";
    case "array":
      return Array.from({ length: Math.max(1, shape.rules.min ?? 0) }, () =>
        sample(shape.items, name.replace(/s$/, ""), shapes, under),
      );
    case "object": {
      const { most = Number.POSITIVE_INFINITY } = shape;
      const rest =
        shape.members.length === 0 && shape.rest && most > 0 ? { key: sample(shape.rest, "value", shapes, under) } : {};
      return { ...sampleMembers(shape.members, shapes, under), ...rest };
    }
    case "union": {
      const [first = { kind: "null" } as const] = shape.variants.filter(({ kind }) => kind !== "null");
      return sample(first, name, shapes, under);
    }
    default:
      return {};
  }
}

const byFormat: Readonly<Record<string, string>> = {
  uri: "https://example.com",
  url: "https://example.com",
  email: "you@example.com",
  "date-time": "2026-11-22T10:30:00.000Z",
  date: "2026-11-22",
  ipv4: "192.0.2.1",
  uuid: "5f6c1b1e-0f0a-4d57-9a3c-3b7f2c9d8e10",
};

const byName: readonly (readonly [RegExp, string])[] = [
  [/^(projectIdOrName|idOrName|project)$/, "my-project"],
  [/^projectId$/i, "prj_a1b2"],
  [/^teamId$/i, "team_a1b2"],
  [/^deploymentId$/i, "dpl_a1b2"],
  [/email/i, "you@example.com"],
  [/domain$/i, "example.com"],
  [/(url|uri)$/i, "https://example.com"],
  [/path$/i, "/docs"],
  [/country/i, "US"],
  [/^region/i, "iad1"],
  [/^cidr$/i, "10.0.0.0/16"],
  [/phone/i, "+1.2025550123"],
  [/digest|sha256/i, `sha256:${"0123456789abcdef".repeat(4)}`],
  [/sha|hash/i, "0123456789abcdef0123456789abcdef01234567"],
];

// Values for patterns and formats that names do not determine.
const others = [
  "/docs",
  "US",
  "https://example.com",
  "12.50",
  "+1.2025550123",
  "ag_a1b2",
  "icfg_a1b2",
  "project.created",
  "0123456789abcdef0123456789abcdef01234567",
  "192.0.2.1",
  "2001:db8::1",
  "2026-11-22T10:30:00.000Z",
];

function sampleText(name: string, format: string | undefined, { min = 0, max = 1000, pattern }: Rules): string {
  const plain = /id$/i.test(name) ? `${kebab(name).replace(/-?id$/, "") || "its"}-id` : `my-${kebab(name)}`;
  const words = [
    ...(format !== undefined && byFormat[format] ? [byFormat[format]] : []),
    ...byName.flatMap(([of, text]) => (of.test(name) ? [text] : [])),
    plain,
    plain.replaceAll("-", ""),
    ...others,
  ];
  const fits = (text: string) =>
    text.length >= min && text.length <= max && (pattern === undefined || new RegExp(pattern, "u").test(text));
  return words.find(fits) ?? words.map((word) => word.padEnd(min, "x").slice(0, max)).find(fits) ?? plain;
}
