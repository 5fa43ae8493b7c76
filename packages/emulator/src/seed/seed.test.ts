import { getProject, listProjects } from "@slipway/projects";
import { getUser } from "@slipway/user";
import { expect, test } from "vitest";
import { clientOf } from "../../test/start.ts";
import { createEmulator, type SeedData } from "../index.ts";
import { readSeedData } from "./seed-data.ts";

test("who owns a team of the seed has an account of today's kind, who owns none has an older one", async () => {
  const seed: SeedData = {
    users: [
      { username: "ann", token: "a" },
      { username: "ben", token: "b" },
      { username: "cid", token: "c", account: "hobby" },
    ],
    teams: [
      { id: "team_1", slug: "one" },
      {
        slug: "two",
        members: [
          { username: "ann", role: "OWNER" },
          { username: "ben", role: "MEMBER" },
          { username: "cid", role: "OWNER" },
        ],
      },
    ],
    projects: [{ name: "site" }],
  };
  await using emulator = await createEmulator({ seed: readSeedData(seed) });
  const defaults = ["a", "b", "c"].map(async (token) => (await getUser(clientOf(emulator, token))).user.defaultTeamId);
  expect(await Promise.all(defaults)).toEqual(["team_1", null, null]);
  // A project without a team is where the first user's requests without one look.
  expect((await getProject(clientOf(emulator), { idOrName: "site" })).accountId).toBe("team_1");
  expect(await listProjects(clientOf(emulator, "c")).toArray()).toEqual([]);
});

test.each<[string, SeedData, RegExp]>([
  [
    "an account of today's kind without a team",
    { users: [{ username: "ann", account: "northstar" }] },
    /ann owns no team/,
  ],
  [
    "a token for a team that is not there",
    { users: [{ username: "ann", tokens: [{ token: "t", team: "crew" }] }] },
    /token of the user ann is for the team crew, which is not there/,
  ],
  [
    "one token twice, for different times",
    { users: [{ username: "ann", tokens: [{ token: "secret-text", expiresAt: 1 }, { token: "secret-text" }] }] },
    /^seed: the token of the user ann acts for another user already, or for less/,
  ],
])("%s is refused", async (_, seed, message) => {
  const refused = expect(createEmulator({ seed })).rejects;
  await refused.toThrow(message);
  await refused.not.toThrow(/secret-text/);
});
