import { expect, test } from "vitest";
import { markdownTable } from "../../packages/emulator/test/markdown-table.ts";
import { operations } from "../../packages/emulator/test/operations.ts";
import { groups } from "../groups.ts";
import { readPlatform } from "./platform.ts";
import { evidence, type Proof, proofOf, refusals } from "./proof.ts";

// docs/parity.md: how far the emulator and the client are proven, operation by operation. `npm run derive -- parity` writes it from what suites noted.
interface Line extends Proof {
  readonly group: string;
  readonly name: string;
}

const lines: readonly Line[] = Object.entries(groups).flatMap(([group, { contract }]) =>
  Object.keys(contract.operations).map((name) => ({ group, name, ...proofOf(group, name) })),
);

function count(fits: (line: Line) => boolean): number {
  return lines.filter(fits).length;
}

/** Calls of clients that are in no description, by client. */
const unlisted = operations.flatMap(({ group, name, contract: { published, route } }) =>
  published === false ? [[group, `\`${route}\``, (evidence.clients[name] ?? []).join(", ")]] : [],
);

/** Fixtures of the platform's public repository, by package, and their failures. */
function fixtures(): string[] {
  const { date, fixtures } = readPlatform();
  const packages = Map.groupBy(Object.entries(fixtures), ([name]) => name.replace(/\/[^/]*$/, ""));
  const sum = (all: readonly number[]) => all.reduce((one, other) => one + other, 0);
  const counts = [...packages].map(([name, rows]) => {
    const [passed, failed] = [sum(rows.map(([, row]) => row.passed)), sum(rows.map(([, row]) => row.failed.length))];
    return [name, rows.length, passed, failed].map(String);
  });
  const failures = Object.entries(fixtures).flatMap(([name, { failed }]) =>
    failed.map((each) => [name, `\`${each.replaceAll(/[`|]/g, "'")}\``]),
  );
  const [passed, asked] = [
    sum(counts.map(([, , each]) => Number(each))),
    sum(counts.map(([, , one, other]) => Number(one) + Number(other))),
  ];
  return [
    "## What the platform asks of deployments",
    `The platform's public repository has fixtures with probes, which its authors ask of real deployments, and tests of its development server and its routing library. \`npm run test:platform -- <checkout>\` asks the emulator: ${passed} of ${asked} pass (${date}). Only these fixtures could be asked where that ran; it prints the others, each with its reason.`,
    markdownTable(["package", "fixtures", "passed", "failed"], counts),
    "**What fails:**",
    markdownTable(["fixture", "question and answer"], failures),
    "## Endpoints",
  ];
}

test("each operation has its line in docs/parity.md: how much of it the emulator has, and who judged it", async () => {
  const of = (answer: string) => count((line) => line.answer === answer);
  const text = [
    "# How far it is proven",
    "Written by test/parity/parity.test.ts (`npm run derive -- parity`) from what the suites noted in test/parity/evidence. A suite that finds less than its file says fails.",
    `Of ${lines.length} functions the emulator carries out ${count(({ answer }) => answer !== "")}; the answers of ${of("client")} were taken by an unmodified client of the platform, ` +
      `those of ${of("description")} more were judged by our own description, and of the other ${of("contract")} by our own tests alone. ` +
      `Of the functions, ${count(({ call }) => call === "description")} were understood by a mock that Prism made of our own description.`,
    "Prism is somebody else's program, and what it judges by is `api/openapi.json`, which is made of our contract: it shows that functions, emulator and document agree, and not that the platform does what the document says. " +
      "By the platform's own description 378 of 399 were understood when it was last tried (2026-11-23), and not all answers of the emulator fit: the contract says something else there, with a reason (contract/differences.json). Only what the clients took was judged by words that are not ours.",
    "**The emulator.** *state*: what is written is kept, found, paged, refused to who has no right, and recorded as an event. *behaviour*: what follows from it elsewhere happens, too. *engine*: something real runs, such as a registry or a certificate authority. Nothing: it answers that it is not modelled.",
    "**Who judged it**, the best of these:",
    [
      "- *client*: an unmodified client of the platform called it and went on, or the schemas of the vendor's SDK took the answer (`npm run test:clients`); which one stands beside it. *Terraform's requests* are a table of what its provider sends, played without it: they judge nothing.",
      "- *description*: Prism found that it fits our own description: the emulator's answers as a proxy, the client's requests as a mock (`npm run test:independent`; with an address, by any other description).",
      "- *contract*: our own tests, by the contract (`npm test`).",
    ].join("\n"),
    markdownTable(
      ["package", "function", "emulator", "its answers judged by", "the function judged by", ""],
      lines.map(({ group, name, level, answer, call, note }) => [group, `\`${name}\``, level, answer, call, note]),
    ),
    ...fixtures(),
    "**Endpoints that no description has**, by the clients that were seen to call them; those without one are known from clients' sources.",
    markdownTable(["package", "endpoint", "called by"], unlisted),
  ];
  await expect(`${text.join("\n\n")}\n`).toMatchFileSnapshot("../../docs/parity.md");
});

test("the evidence names existing operations only", () => {
  const names = new Set(operations.map(({ name }) => name));
  const noted = [...Object.values(evidence), refusals].flatMap((each) => Object.keys(each));
  expect(noted.filter((name) => !names.has(name))).toEqual([]);
});
