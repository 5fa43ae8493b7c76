// @module-tag many
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { allCases } from "../../../../test/cases.ts";
import { expectNone } from "../../../../test/expect-none.ts";
import { checks, gather, operationsAbout, requestsOf, type Send } from "../../test/checks.ts";
import { markdownTable } from "../../test/markdown-table.ts";
import { operations } from "../../test/operations.ts";
import { type Asker, createWorld, members, strangers } from "../../test/world.ts";
import { allows } from "../domain/accounts/access/allows.ts";
import type { Right } from "../domain/accounts/access/rights.ts";
import type { Operation } from "../pipeline/handler.ts";

// The law "least right": every modelled operation, asked for by everybody.

const notAsked = "not asked";

interface Case {
  readonly operation: Operation;
  readonly condition: string | undefined;
  readonly rights: readonly Right[];
  readonly send: Send;
}

const requests = new Map([...checks.keys()].flatMap(requestsOf));

const all: readonly Case[] = operations.flatMap((operation) => {
  if (!operation.handler) return [];
  const { right, further = [] } = operation.need;
  return (requests.get(operation.name) ?? []).map(([condition, send]) => {
    const more = further.filter((candidate) => candidate.if === condition).map((candidate) => candidate.right);
    return { operation, condition: condition === "plain" ? undefined : condition, rights: [right, ...more], send };
  });
});

test("every modelled operation is asked for, once for each right that some of its requests need", () => {
  const asked = all.map(({ operation, condition = "" }) => `${operation.name} ${condition}`);
  const modelled = operations.filter(({ handler }) => handler);
  const stated = modelled.flatMap(({ name, need: { further = [] } }) => further.map((one) => `${name} ${one.if}`));
  expect(asked.filter((one) => !one.endsWith(" ")).sort()).toEqual([...new Set(stated)].sort());
  expect([...new Set(all.map(({ operation }) => operation.name))].sort()).toEqual(
    modelled.map(({ name }) => name).sort(),
  );
});

test("everybody may what the table of rights gives, and nothing else", async () => {
  const { emulator, world, as } = await createWorld();
  const askers = [...members, ...strangers];
  const clients = new Map(askers.map((asker) => [asker, as(asker)]));
  const [owner] = members;

  async function outcome({ operation, send }: Case, asker: Asker, ofOwner?: Answer): Promise<Answer> {
    const client = clients.get(asker);
    if (!client) throw new Error("Everybody has a client");
    let message = "";
    const before = emulator.requests.at(-1);
    try {
      await send(
        client,
        { ...world, fixture: world.fixtures.get(operation.group) },
        { userId: world.userIds.get(asker.username) ?? "" },
      );
    } catch (error) {
      message = error instanceof Error ? error.message : String(error);
    }
    const sent = emulator.requests.slice(before ? emulator.requests.lastIndexOf(before) + 1 : 0);
    const record = sent.findLast((request) => request.operation === operation.name) ?? sent.at(-1);
    if (!record) throw new Error(`${operation.name} of ${asker.label} did not arrive: ${message}`);
    const { status, code = "" } = record;
    const isSame = ofOwner?.status === status && ofOwner.message === message;
    const isRefused =
      ([401, 403, 404].includes(status) || code === "invalid_client") && ofOwner !== undefined && !isSame;
    const isEmpty = status < 300 && message !== "";
    return { status, message, said: isRefused ? `${status} ${code}`.trim() : isEmpty ? "empty" : "yes" };
  }

  const rows: string[][] = [];
  const failures: string[] = [];
  for (const one of all) {
    const { operation, condition, rights } = one;
    const name = condition === undefined ? operation.name : `${operation.name} if ${condition}`;
    if (!owner) throw new Error("There is an owner");
    const ofOwner = await outcome(one, owner);
    if (ofOwner.message !== "" && !withoutSuccess.has(name)) failures.push(`${name}: an owner gets ${ofOwner.message}`);
    const answers: string[] = [];
    for (const [index, asker] of askers.entries()) {
      if (!allCases && (index + rows.length) % 4 !== 0) {
        answers.push(notAsked);
        continue;
      }
      const { said } = await outcome(one, asker, ofOwner);
      answers.push(said);
      const expected = isExpected(asker, one);
      if (expected !== (said === "yes"))
        failures.push(`${name}: ${asker.label} ${expected ? "should" : "should not"}, and gets ${said}`);
    }
    rows.push([operation.group, `\`${operation.name}\``, condition ?? "", rights.join(", "), ...answers]);
  }
  expectNone(
    failures,
    "Who may call it stands in `access` of the group's group.ts; whom the platform lets, in domain/accounts/access/rights.ts.",
  );
  const text = [
    "# Who may call what",
    "Written by least-right.test.ts from answers. `yes`: answered as an owner is; `empty`: as for what is not there; otherwise the status and code of the refusal. ADMIN and the other roles of projects are a CONTRIBUTOR's in the project that is asked about, by an assignment or by an access group; permissions add to them: see ../../domain/accounts/access/snapshots/rights.md.",
    markdownTable(["group", "operation", "if", "rights", ...askers.map(({ label }) => label)], rows),
  ];
  // With all cases the page is compared whole, or written anew.
  if (allCases) return await expect(`${text.join("\n\n")}\n`).toMatchFileSnapshot("snapshots/least-right.md");
  const known = readFileSync(join(import.meta.dirname, "snapshots/least-right.md"), "utf8").split("\n");
  for (const row of rows) {
    const line = known.find((each) => each.startsWith(`| ${row.slice(0, 4).join(" | ")} |`)) ?? "";
    const cells = line.slice("| ".length, -" |".length).split(" | ");
    expect(row.map((cell, index) => (cell === notAsked ? cells[index] : cell))).toEqual(cells);
  }
});

interface Answer {
  readonly status: number;
  readonly message: string;
  readonly said: string;
}

/** Operations without a success, because no modelled operation creates their objects. */
const withoutSuccess: ReadonlySet<string> = new Set([
  ...operationsAbout("noSuccess"),
  ...Object.keys(gather(({ refused = {} }) => refused)),
]);
const everybodys = operationsAbout("everybody");
const publics = operationsAbout("public");
const ofUser = operationsAbout("user");
const ofNoProject = operationsAbout("noProject");
const ofAnyProject = operationsAbout("anyProject");
const newThings = operationsAbout("new");
const ofTeam = operationsAbout("team");

function isExpected({ label, teamRole, projectRole }: Asker, { operation, condition = "", rights }: Case): boolean {
  const { name, group } = operation;
  if (publics.has(name)) return true;
  const isWholeTeams = ofTeam.has(name) || (checks.get(group)?.ofWholeTeam === true && !ofNoProject.has(name));
  const isOwn = everybodys.has(name) || (ofUser.has(name) && !rights.includes("members"));
  if (teamRole !== undefined)
    return rights.every((right) =>
      allows(right, { isOwnAccount: false, teamRole, projectRole: isWholeTeams ? undefined : projectRole }),
    );
  switch (label) {
    case "ADMIN of another project":
      return ofNoProject.has(name) || ofAnyProject.has(name) || rights.every((right) => right === "own");
    case "owner of another team":
      return isOwn;
    case "the same, naming no team":
      if (newThings.has(name)) return !condition.includes("again");
      return isOwn || name === "listEventTypes" || (ofNoProject.has(name) && name !== "listTeamMembers");
    case "token of another team":
      return everybodys.has(name);
    default:
      return false;
  }
}
