import { expect, test } from "vitest";
import { groups as modelled } from "../../packages/emulator/src/groups.ts";
import { markdownTable } from "../../packages/emulator/test/markdown-table.ts";
import { groups } from "../groups.ts";
import { cannotServe } from "../independent/cannot.ts";
import { type Judge, readEvidence } from "./evidence.ts";
import { alwaysRefused, levels } from "./levels.ts";

// docs/parity.md: how far the emulator and the client are proven, operation by operation. `vitest -u` writes it from what suites noted.
const evidence: Readonly<Record<Judge, Readonly<Record<string, readonly string[]>>>> = {
  answers: readEvidence("answers"),
  clients: readEvidence("clients"),
  functions: readEvidence("functions"),
};

interface Line {
  readonly group: string;
  readonly name: string;
  readonly level: string;
  readonly answer: string;
  readonly call: string;
  readonly note: string;
}

const lines: readonly Line[] = Object.entries(groups).flatMap(([group, { contract }]) =>
  Object.keys(contract.operations).map((name) => {
    const level = group in modelled ? (levels[group] ?? "?") : "";
    const refused = alwaysRefused[name];
    const clients = evidence.clients[name] ?? [];
    const answer = clients.length > 0 ? "client" : name in evidence.answers ? "description" : "contract";
    const notes = [
      ...(refused === undefined ? [] : [`always refused: ${refused}`]),
      ...(clients.length > 0 ? [clients.join(", ")] : []),
      ...(name in cannotServe ? [`the mock cannot serve it: ${cannotServe[name]}`] : []),
    ];
    return {
      group,
      name,
      level,
      answer: level === "" || refused !== undefined ? "" : answer,
      call: name in evidence.functions ? "description" : "contract",
      note: notes.join("; "),
    };
  }),
);

function count(fits: (line: Line) => boolean): number {
  return lines.filter(fits).length;
}

test("each operation has its line in docs/parity.md: how much of it the emulator has, and who judged it", async () => {
  const of = (answer: string) => count((line) => line.answer === answer);
  const text = [
    "# How far it is proven",
    "Written by test/parity/parity.test.ts (`vitest -u`) from what the suites noted in test/parity/evidence. A suite that finds less than its file says fails.",
    `Of ${lines.length} functions the emulator carries out ${count(({ answer }) => answer !== "")}; the answers of ${of("client")} were taken by an unmodified client of the platform, ` +
      `those of ${of("description")} more were judged by a description, and of the other ${of("contract")} by our own tests alone. ` +
      `${count(({ call }) => call === "description")} functions of the client were judged by somebody else's mock.`,
    "**The emulator.** *state*: what is written is kept, found, paged, refused to who has no right, and told as an event. *behaviour*: what follows from it elsewhere happens, too. *engine*: something real runs, such as a registry or a certificate authority. Nothing: it answers that it is not modelled.",
    "**Who judged it**, the best of these:",
    [
      "- *client*: an unmodified client of the platform called it and went on, or the schemas of the vendor's SDK took the answer (`npm run test:clients`); which one stands beside it.",
      "- *description*: Prism, a program that somebody else made, found that it fits the published description: of the emulator's answers as a proxy, of the client's requests as a mock (`npm run test:independent`).",
      "- *contract*: our own tests, by the contract (`npm test`).",
    ].join("\n"),
    markdownTable(
      ["package", "function", "emulator", "its answers judged by", "the function judged by", ""],
      lines.map(({ group, name, level, answer, call, note }) => [group, `\`${name}\``, level, answer, call, note]),
    ),
  ];
  await expect(`${text.join("\n\n")}\n`).toMatchFileSnapshot("../../docs/parity.md");
});

test("each modelled group says how much of it there is", () => {
  expect(Object.keys(levels).sort()).toEqual(Object.keys(modelled).sort());
});

test("what was noted is of operations that there are", () => {
  const names = new Set(lines.map(({ name }) => name));
  const noted = Object.values(evidence).flatMap((each) => Object.keys(each));
  expect(noted.filter((name) => !names.has(name))).toEqual([]);
});
