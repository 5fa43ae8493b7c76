import type { Refusal } from "../model/contract.ts";
import { origins } from "../model/refusals.ts";
import { banner, laidOut } from "./text.ts";

export function emitRefusals(refusals: readonly Refusal[]): string {
  const rows = refusals.map(
    ({ situation, by: _, ...row }) => `  ${situation}: ${laidOut(row, "  ", situation.length)},\n`,
  );
  return `${banner}/** How the operations are refused, by the situation. */
export const refusals = {
${rows.join("")}} as const;
`;
}

export function emitRefusalsPage(refusals: readonly Refusal[]): string {
  const rows = refusals.map(({ operations, status, code, members = [], message, by }) => {
    const of = operations?.map((name) => `\`${name}\``).join(", ") ?? "any";
    const memberNote = members.length > 0 ? `; with ${members.map((name) => `\`${name}\``).join(", ")}` : "";
    return `| ${of} | ${status} \`${code}\` | ${message.replaceAll("|", "\\|")}${memberNote} | ${origins[by]} |\n`;
  });
  return `<!-- Generated from contract/ by \`npm run generate\`. Changes here are lost. -->

# Refusals

With which status and code the emulator refuses an operation, with which sentence, and how we know: the platform's pages say so, a client of the
platform branches on it in its sources, as of the date, or it is *ours*: nothing public says what the platform answers.

| operation | status, code | what it says | by |
|---|---|---|---|
${rows.join("")}`;
}
