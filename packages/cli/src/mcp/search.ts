import { typesOf } from "../types-of.ts";
import { type Entry, effectOf } from "./catalog.ts";

const detailed = 3;
const named = 8;
/** Characters of an answer: at most 1,500 tokens, of which one has over three of TypeScript. */
const most = 4400;

/** What an agent reads of the best hits: TypeScript, errors and what they change; of the next ones a line. */
export async function describeHits(hits: readonly Entry[]): Promise<string> {
  if (hits.length === 0)
    return "Nothing found. Say it in other words: what is it about, and what is to happen with it?";
  const lines = hits.slice(detailed, named).map((entry) => `- ${titleOf(entry)}`);
  const rest = lines.length > 0 ? `\nAlso:\n${lines.join("\n")}` : "";
  const each = Math.floor((most - rest.length) / Math.min(detailed, hits.length));
  const parts = await Promise.all(hits.slice(0, detailed).map((entry) => describe(entry, each)));
  return `${parts.join("\n")}${rest}`;
}

function titleOf({ name, group, contract }: Entry): string {
  return `${name} (${group}, ${effectOf(contract)}): ${cut(contract.summary.split("\n")[0] ?? "", 160)}`;
}

async function describe(entry: Entry, room: number): Promise<string> {
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
  const head = `## ${titleOf(entry)}\nerrors: ${errors || "none named"}. gives ${gives}\n`;
  const left = room - head.length;
  const texts = [cut(compact(input), left * 0.5), ...(isTyped ? [cut(compact(output), left * 0.4)] : [])];
  let size = texts.join("\n").length;
  for (const other of isTyped ? others.map(compact) : []) {
    if (size + other.length + 1 > left) continue;
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

function cut(text: string, length: number): string {
  return text.length <= length ? text : `${text.slice(0, Math.max(0, length - 2))} …`;
}
