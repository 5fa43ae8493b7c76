import { expect, test } from "vitest";
import { refuseSilentTeams } from "../src/model/refuse-silent-teams.ts";
import { readThings } from "./contracts.ts";

async function judge(operations: string, onGroup = ""): Promise<void> {
  refuseSilentTeams((await readThings(operations, onGroup)).contract);
}

const silent = `/** Lists. */ @get @route("/v1/a") op listA(): void;
/** Lists. */ @get @route("/v1/b") op listB(@query projectId: string): void;`;

test("operations of which nobody said whether the client's team is sent are refused by their names", async () => {
  await expect(judge(silent)).rejects.toThrow("Say whether the client's team is sent with listA, listB:");
});

test.each([
  ["a scope", `/** Lists. */ @get @route("/v1/a") op listA(...TeamScope): void;`],
  ["a scope that is not described", `/** Lists. */ @get @route("/v1/a") op listA(...UnpublishedTeamScope): void;`],
  ["a scope by ID", `/** Lists. */ @get @route("/v1/a") op listA(...TeamIdScope): void;`],
  ["its team in the path", `/** Lists. */ @get @route("/v1/teams/{teamId}") op listA(@path teamId: string): void;`],
  [
    "a published scope, no token and a reason for none",
    `/** Lists. */ @useAuth(NoAuth) @withoutTeam("for anybody") @get @route("/v1/a") op listA(...TeamScope): void;`,
  ],
  ["a reason for none", `/** Lists. */ @withoutTeam("it is public") @get @route("/v1/a") op listA(): void;`],
])("an operation that has %s is taken", async (_, operation) => {
  await expect(judge(operation)).resolves.toBeUndefined();
});

test("a group's reason is that of all of its operations", async () => {
  await expect(judge(silent, '@withoutTeam("it is public")')).resolves.toBeUndefined();
});

test("a scope and a reason for none contradict each other", async () => {
  const both = `/** Lists. */ @withoutTeam("it is public") @get @route("/v1/a") op listA(...TeamScope): void;`;
  await expect(judge(both)).rejects.toThrow("These have a team scope, and a reason to have none: listA.");
});
