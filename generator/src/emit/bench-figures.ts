import { replaceRegion } from "./region.ts";

/** What a benchmark found, as it wrote it down: `bench/emulator/recorded.json`. */
export interface BenchFigures {
  /** The day of the run. */
  readonly at: string;
  /** Milliseconds until the first output of `node -e`: by hand, and from `createSandbox` on by each isolation that the machine had. */
  readonly sandboxes: Readonly<Record<string, number>>;
}

const isolations = ["none", "bubblewrap", "unshare"];

/** The benchmarks' README with the figures of sandboxes. */
export function emitSandboxTable(text: string, { at, sandboxes }: BenchFigures): string {
  const { byHand = Number.NaN } = sandboxes;
  const rows = measured(sandboxes).map(
    ({ name, whole }) =>
      `| a new sandbox, isolation \`${name}\` | ${short(whole)} | ${ratio(whole, byHand)} | ${short(sandboxes[`${name} created`] ?? Number.NaN)} |\n`,
  );
  const table = `Medians of interleaved rounds, ${at}:

| until the first output | ms | ratio | of this \`createSandbox\`, ms |
|---|---|---|---|
| \`node -e\` by hand | ${short(byHand)} | 1 | |
${rows.join("")}`;
  return replaceRegion(text, "sandboxes", table, "html");
}

/** A README with what a sandbox costs beside the same command by hand. */
export function emitSandboxSentence(text: string, { sandboxes }: BenchFigures): string {
  const { byHand = Number.NaN } = sandboxes;
  const told = measured(sandboxes).map(({ name, whole }) => `${ratio(whole, byHand)} with isolation \`${name}\``);
  const sentence = `From \`createSandbox\` to the first output of \`node -e\` it takes so many times what the same command takes by hand (${short(byHand)} ms):
${told.join(", ")} (\`npm run bench:emulator\`).
`;
  return replaceRegion(text, "sandboxes", sentence, "html");
}

function measured(sandboxes: BenchFigures["sandboxes"]): { name: string; whole: number }[] {
  return isolations.flatMap((name) => (sandboxes[name] === undefined ? [] : [{ name, whole: sandboxes[name] }]));
}

function ratio(whole: number, least: number): string {
  return (whole / least).toFixed(1);
}

function short(milliseconds: number): string {
  return milliseconds.toFixed(milliseconds < 10 ? 1 : 0);
}
