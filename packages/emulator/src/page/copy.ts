import { type Item, live } from "./data.ts";

export const parity: Readonly<Record<string, readonly [group: string, level: string, judge: string]>> = PARITY;
declare const PARITY: typeof parity;

export interface RequestInput {
  readonly input?: Item;
  readonly body?: unknown;
}

const quoted = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`;

export function asCurl({ method, path, query }: Item, { body }: RequestInput): string {
  // The query of a request record.
  const values = Object.entries(query as Record<string, string | string[]>);
  const search = new URLSearchParams(
    values.flatMap(([name, of]) => [of].flat().map((each) => [name, each])),
  ).toString();
  const address = `"$SLIPWAY_API_URL"${quoted(`${path}${search && `?${search}`}`)}`;
  const data =
    body === undefined ? [] : [`--header 'Content-Type: application/json'`, `--data ${quoted(JSON.stringify(body))}`];
  return [
    `curl --globoff --request ${method} ${address}`,
    `--header "Authorization: Bearer $SLIPWAY_TOKEN"`,
    ...data,
  ].join(" \\\n  ");
}

export function asCall({ operation, query }: Item, { input }: RequestInput): string {
  const [group] = parity[String(operation)] ?? [];
  const team = teamOf(query);
  return [
    `import { ${operation} } from "@slipway/${group}";`,
    "",
    ...(team === undefined ? [] : [`// The client acts for the team ${text(team)}.`]),
    `await ${operation}(client${input ? `, ${literal(input)}` : ""});`,
  ].join("\n");
}

export function asSeed({ operation, query }: Item, { input }: RequestInput): string {
  const team = teamOf(query);
  const call = { ...(team !== undefined && { team }), [String(operation)]: input ?? {} };
  return JSON.stringify(call, null, 1).replaceAll(/\n\s*/g, " ");
}

function teamOf(query: unknown): string | undefined {
  const { teamId, slug } = query as Record<string, string>;
  return slug ?? (teamId === undefined ? undefined : (live.names.get(teamId) ?? teamId));
}

function text(value: unknown): string {
  return JSON.stringify(value).replaceAll(/[\u2028\u2029]/g, (char) => `\\u${char.charCodeAt(0).toString(16)}`);
}

function literal(value: unknown, indent = ""): string {
  if (typeof value !== "object" || value === null) return text(value);
  const inner = `${indent}  `;
  const parts = Array.isArray(value)
    ? value.map((each) => literal(each, inner))
    : Object.entries(value).map(
        ([name, each]) => `${/^[a-z_$][\w$]*$/i.test(name) ? name : JSON.stringify(name)}: ${literal(each, inner)}`,
      );
  const [open, close] = Array.isArray(value) ? "[]" : "{}";
  const short = parts.join(", ");
  const pad = Array.isArray(value) || short === "" ? "" : " ";
  if (short.length < 80 && !short.includes("\n")) return `${open}${pad}${short}${pad}${close}`;
  return `${open}\n${parts.map((part) => `${inner}${part},\n`).join("")}${indent}${close}`;
}
