import type { ObjectShape, Rules, Shape } from "../../generator/src/model/shape.ts";

export type Ruled = Extract<Shape, { rules: unknown }> | (ObjectShape & { readonly most: number });

/** Values on both sides of each bound: `inside` is just allowed, `outside` just not. */
export interface Edges {
  readonly inside: readonly unknown[];
  readonly outside: readonly unknown[];
}

// Written from the standards, not from the code that judges.
const formats: Readonly<Record<string, { inside: readonly string[]; outside: readonly string[] }>> = {
  "date-time": {
    inside: ["2026-11-22T10:30:00Z", "2026-11-22T10:30:00.000Z", "2026-11-22T10:30:00.123456+02:00"],
    outside: ["2026-11-22", "1732271400000", "2026-13-01T00:00:00Z", "22 November 2026"],
  },
  ipv4: {
    inside: ["0.0.0.0", "192.0.2.1", "255.255.255.255"],
    outside: ["", "256.0.0.1", "192.0.2", "192.0.2.1.", "192.0.2.01", "2001:db8::1", "example.com"],
  },
  ipv6: {
    inside: ["::", "2001:db8::1", "2001:DB8:0:0:0:0:0:1", "::ffff:192.0.2.1"],
    outside: ["", "192.0.2.1", "2001:db8::1::", "1:2:3:4:5:6:7:8:9", "[::1]", "2001:db8::g"],
  },
  uri: {
    inside: ["https://example.com/a?b#c", "sso:example"],
    outside: ["", "example.com", "/a/b", "https://"],
  },
  hostname: {
    inside: ["a", "example.com", "xn--bcher-kva.example", "1.2", `${"a".repeat(63)}.example`, longName(253)],
    outside: [
      "",
      "*.example.com",
      "-a.example",
      "a-.example",
      "a..b",
      "a_b",
      "a b",
      "example.com/",
      `${"a".repeat(64)}.example`,
      longName(254),
    ],
  },
  regex: { inside: ["", "a+", "@example\\.com$"], outside: ["(", "[", "a**", "\\"] },
};

function longName(length: number): string {
  return `${"a.".repeat(200)}`.slice(0, length - 1).padEnd(length, "b");
}

/** Values on both sides of the bounds of a shape; `make` makes an element of a list, each index another one where there are several. */
export function edgesOf(shape: Ruled, make: (index: number) => unknown): Edges {
  switch (shape.kind) {
    case "number":
      return numbers(shape);
    case "string":
      return texts(shape);
    case "object":
      return counts({ max: shape.most }, (length) =>
        Object.fromEntries(Array.from({ length }, (_, index) => [`key-${index}`, make(index)])),
      );
    case "array":
      return lists(shape.rules, make);
  }
}

function lists(rules: Rules, make: (index: number) => unknown): Edges {
  const { inside, outside } = counts(rules, (length) => Array.from({ length }, (_, index) => make(index)));
  return { inside, outside: [...outside, ...(rules.distinct ? [[make(0), make(0)]] : [])] };
}

function counts<T>({ min, max }: Rules, make: (length: number) => T): { inside: T[]; outside: T[] } {
  return {
    inside: [...(min === undefined ? [] : [make(min)]), ...(max === undefined ? [] : [make(max)])],
    outside: [
      ...(min === undefined || min === 0 ? [] : [make(min - 1)]),
      ...(max === undefined ? [] : [make(max + 1)]),
    ],
  };
}

function numbers({ integer, rules: { min, max } }: Extract<Ruled, { kind: "number" }>): Edges {
  const low = min ?? Math.min(1, max ?? 1);
  return {
    inside: [low, ...(max === undefined ? [] : [max])],
    outside: [
      ...(min === undefined ? [] : [min - 1]),
      ...(max === undefined ? [] : [max + 1]),
      ...(integer ? [low + 0.5] : []),
    ],
  };
}

const oddities = ["§", " ", "", "a b!", "ftp://example.com"];
const words = [
  "/path",
  "US",
  "12.5",
  "+1.2025550123",
  "ag_group",
  "icfg_a1",
  "0123456789abcdef0123456789abcdef01234567",
];

function texts({ format, rules }: Extract<Ruled, { kind: "string" }>): Edges {
  const { min = 0, max = Number.POSITIVE_INFINITY, pattern } = rules;
  const known = format === undefined ? { inside: [], outside: [] } : formats[format];
  if (!known) throw new Error(`There are no examples of the format "${format}".`);
  const isLong = (text: string) => text.length >= min && text.length <= max;
  const hasPattern = (text: string) => pattern === undefined || new RegExp(pattern).test(text);
  const long = counts(rules, (length) => ["a", "0"].map((each) => each.repeat(length)).filter(hasPattern));
  const strange = pattern === undefined ? [] : oddities.filter((text) => isLong(text) && !hasPattern(text)).slice(0, 1);
  if (pattern !== undefined && strange.length === 0) throw new Error(`Every text of ours fits ${pattern}.`);
  const inside = [...known.inside, ...(format === undefined ? [...long.inside.flat(), ...words, "a".repeat(32)] : [])];
  const outside = known.outside.filter((text) => isLong(text) && hasPattern(text));
  const fitting = inside.filter((text) => isLong(text) && hasPattern(text));
  if (fitting.length === 0) throw new Error(`No text of ours fits ${JSON.stringify({ format, rules })}.`);
  return { inside: fitting, outside: [...outside, ...long.outside.flat(), ...strange] };
}
