import { typesOf } from "../types-of.ts";
import { type Entry, effectOf } from "./catalog.ts";

const detailedHits = 3;
const listedHits = 8;
const maxLength = 4400;

/** Describes the best hits with TypeScript, errors and effects, and the next ones in a line each. */
export async function describeHits(hits: readonly Entry[]): Promise<string> {
  if (hits.length === 0) return "Nothing found. Try other words for the resource and the action.";
  const lines = hits.slice(detailedHits, listedHits).map((entry) => `- ${hitTitle(entry)}`);
  const rest = lines.length > 0 ? `\nAlso:\n${lines.join("\n")}` : "";
  const each = Math.floor((maxLength - rest.length) / Math.min(detailedHits, hits.length));
  const parts = await Promise.all(hits.slice(0, detailedHits).map((entry) => describeHit(entry, each)));
  return `${parts.join("\n")}${rest}`;
}

function hitTitle({ name, group, contract }: Entry): string {
  return `${name} (${group}, ${effectOf(contract)}): ${truncate(contract.summary.split("\n")[0] ?? "", 160)}`;
}

async function describeHit(entry: Entry, room: number): Promise<string> {
  const { name, group, contract } = entry;
  const { input, output, others } = await typesOf(group, name);
  const errors = Object.keys(contract.errors).join(" ");
  const gives = {
    list: `all items as a list (${contract.items === "" ? "the" : contract.items} of):`,
    stream: "the records as a list, each:",
    bytes: "text.",
    probe: "true or false.",
    call: "",
  }[contract.kind];
  const isTyped = contract.kind !== "bytes" && contract.kind !== "probe";
  const head = `## ${hitTitle(entry)}\nerrors: ${errors || "none named"}. gives ${gives}\n`;
  const remaining = room - head.length;
  const texts = [
    truncate(compact(input), remaining * 0.5),
    ...(isTyped ? [truncate(compact(output), remaining * 0.4)] : []),
  ];
  let size = texts.join("\n").length;
  for (const other of isTyped ? others.map(compact) : []) {
    if (size + other.length + 1 > remaining) continue;
    size += other.length + 1;
    texts.push(other);
  }
  return `${head}${texts.join("\n")}`;
}

function compact(code: string): string {
  return code
    .replace(/\/\*\*.*?\*\//gs, "")
    .replace(/ \| undefined\b/g, "")
    .replace(/ \| \(string & \{\}\)/g, "")
    .replace(/\s+/g, " ")
    .replace(/; \}/g, " }")
    .trim();
}

function truncate(text: string, length: number): string {
  return text.length <= length ? text : `${text.slice(0, Math.max(0, length - 2))} …`;
}
