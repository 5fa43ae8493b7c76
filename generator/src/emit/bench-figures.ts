import { replaceRegion } from "./region.ts";

export interface BenchTable {
  readonly title: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

export interface BenchFigures {
  readonly at: string;
  readonly tables?: readonly BenchTable[];
  /** Milliseconds until the first output of `node -e`: by hand, and from `createSandbox` on with each isolation that the machine had. */
  readonly sandboxes?: Readonly<Record<string, number>>;
}

export function emitBenchTables(text: string, name: string, { at, tables = [] }: BenchFigures): string {
  const line = (cells: readonly string[]) => `| ${cells.join(" | ")} |\n`;
  const printedTables = tables.map(
    ({ title, columns, rows }) =>
      `${title}:\n\n${line(columns.map((each) => each || "what"))}${line(columns.map(() => "---"))}${rows.map(line).join("")}`,
  );
  return replaceRegion(text, name, `Medians, ${at}.\n\n${printedTables.join("\n")}`);
}

const peers: Readonly<Record<string, string>> = { none: "by hand", bubblewrap: "bubblewrap by hand" };

export function emitSandboxSentence(text: string, { sandboxes = {} }: BenchFigures): string {
  const ratios = Object.entries(peers).flatMap(([name, peer]) => {
    const [whole, least] = [sandboxes[name], sandboxes[peer]];
    return whole === undefined || least === undefined
      ? []
      : `${ratio(whole, least)} with isolation \`${name}\` (${short(least)} ms by hand)`;
  });
  const sentence = `From \`createSandbox\` to the first output of \`node -e\` it takes so many times what the same command takes by hand, in the same namespaces:
${ratios.join(", ")} (\`npm run bench:emulator\`).
`;
  return replaceRegion(text, "sandboxes", sentence);
}

function ratio(whole: number, least: number): string {
  return (whole / least).toFixed(1);
}

function short(milliseconds: number): string {
  return milliseconds.toFixed(milliseconds < 10 ? 1 : 0);
}
