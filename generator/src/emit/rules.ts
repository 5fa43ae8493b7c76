import type { Shape } from "../model/shape.ts";

type Ruled = Extract<Shape, { rules: unknown }>;

interface Format {
  readonly action: string;
  readonly brings?: string;
}

const formats: Readonly<Record<string, Format>> = {
  "date-time": { action: "v.isoTimestamp()" },
  ipv4: { action: "v.ipv4()" },
  ipv6: { action: "v.ipv6()" },
  uri: { action: "v.url()" },
  // By RFC 1123: labels of 1 to 63 letters, digits and hyphens, with no hyphen at either end, 253 characters in all.
  hostname: {
    action: "hostname",
    brings: `
const hostname: v.RegexAction<string, string> = /* @__PURE__ */ v.regex(
  /^(?=.{1,253}$)[a-z\\d](?:[a-z\\d-]{0,61}[a-z\\d])?(?:\\.[a-z\\d](?:[a-z\\d-]{0,61}[a-z\\d])?)*$/i,
  "Invalid host name",
);
`,
  },
  regex: {
    action: "expression",
    brings: `
const expression: v.CheckAction<string, string> = /* @__PURE__ */ v.check((text) => {
  try {
    return Boolean(new RegExp(text));
  } catch {
    return false;
  }
}, "Invalid regular expression");
`,
  },
};

export function actionsOf(shape: Ruled): string[] {
  const { min, max, pattern, distinct } = shape.rules;
  const bound = shape.kind === "number" ? "Value" : "Length";
  return [
    ...(shape.kind === "number" && shape.integer ? ["v.integer()"] : []),
    ...(shape.kind === "string" && shape.format ? [formatNamed(shape.format).action] : []),
    ...(min === undefined ? [] : [`v.min${bound}(${min})`]),
    ...(max === undefined ? [] : [`v.max${bound}(${max})`]),
    ...(pattern === undefined ? [] : [`v.regex(new RegExp(${JSON.stringify(pattern)}))`]),
    ...(distinct ? ['v.checkItems((item, index, items) => items.indexOf(item) === index, "Repeated item")'] : []),
  ];
}

export function broughtBy(schemas: string): string {
  const used = Object.values(formats).filter(({ action }) => new RegExp(`, ${action}[,)]`).test(schemas));
  return used.map(({ brings }) => brings ?? "").join("");
}

function formatNamed(name: string): Format {
  const format = formats[name];
  if (!format)
    throw new Error(
      `The contract asks for the format "${name}" in a request, and generator/src/emit/rules.ts has none.`,
    );
  return format;
}
