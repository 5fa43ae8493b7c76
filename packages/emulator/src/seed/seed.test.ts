import type { Unlisted } from "@slipway/core";
import { getProject, listProjects } from "@slipway/projects";
import { getUser } from "@slipway/user";
import { expect, test } from "vitest";
import { clientOf } from "../../test/start.ts";
import { createEmulator, type SeedData } from "../index.ts";

test("a user who owns a team of the seed has an account of today's kind, and one who owns none has an older one", async () => {
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
  await using emulator = await createEmulator({ seed });
  const defaults = ["a", "b", "c"].map(async (token) => (await getUser(clientOf(emulator, token))).user.defaultTeamId);
  expect(await Promise.all(defaults)).toEqual(["team_1", null, null]);
  expect((await getProject(clientOf(emulator), { idOrName: "site" })).accountId).toBe("team_1");
  expect(await listProjects(clientOf(emulator, "c")).toArray()).toEqual([]);
});

test("a user with the name of a team is refused", async () => {
  await using emulator = await createEmulator();
  await expect(emulator.seed({ users: [{ username: "acme" }] })).rejects.toThrow(
    "seed: `users.0`: the user acme is called as a team is",
  );
});

test.each<[string, SeedData, RegExp]>([
  [
    "an account of today's kind without a team",
    { users: [{ username: "ann", account: "northstar" }] },
    /ann owns no team/,
  ],
  [
    "a token for a team that is not there",
    { users: [{ username: "ann", tokens: [{ token: "t", team: "fleet" }] }] },
    /token of the user ann is for the team fleet, which is not there/,
  ],
  [
    "a slug that no team could have",
    { teams: [{ slug: "BAD SLUG!!" }] },
    /^seed: `teams.0.slug`: has to have up to 48/,
  ],
  [
    "a role that there is not",
    {
      users: [{ username: "ann" }],
      teams: [{ slug: "fleet", members: [{ username: "ann", role: "GOD" as Unlisted }] }],
    },
    /^seed: `teams.0.members.0.role`: /,
  ],
  [
    "a framework that there is not",
    { projects: [{ name: "fw", framework: "nonsense" as Unlisted }] },
    /^seed: `projects.0.framework`: /,
  ],
  [
    "a project without a name that it could have",
    { users: [{ username: "ann" }], projects: [{ name: "No Good" }] },
    /^seed: `projects.0`: .*`name`: /,
  ],
  ["a name of a user that no host could have", { users: [{ username: "a/b" }] }, /^seed: `users.0.username`: /],
  [
    "what is not an email address",
    { users: [{ username: "ann", email: "secret-text" }] },
    /^seed: `users.0.email`: has to be an/,
  ],
  [
    "a member that a seed has not",
    { users: [{ username: "ann", ...{ mail: "secret-text" } }] },
    /^seed: `users.0.mail`: /,
  ],
  [
    "a team with the name of a user",
    { users: [{ username: "ann" }], teams: [{ slug: "ann" }] },
    /^seed: `teams.0`: the team ann is called as a user is/,
  ],
  [
    "the id of another user",
    {
      users: [
        { id: "1", username: "ann" },
        { id: "1", username: "ben" },
      ],
    },
    /there is one already whose id is "1"/,
  ],
  [
    "the id of another team",
    {
      users: [{ username: "ann" }],
      teams: [
        { id: "team_1", slug: "one" },
        { id: "team_1", slug: "two" },
      ],
    },
    /there is one already whose id is "team_1"/,
  ],
  [
    "a member of a team that stands twice",
    {
      users: [{ username: "ann" }],
      teams: [
        {
          slug: "fleet",
          members: [
            { username: "ann", role: "OWNER" },
            { username: "ann", role: "VIEWER" },
          ],
        },
      ],
    },
    /^seed: `teams.0`: the team fleet has the member ann twice/,
  ],
  [
    "one token twice",
    { users: [{ username: "ann", token: "secret-text", tokens: [{ token: "secret-text" }] }] },
    /^seed: `users.0`: a token of the user ann is there already/,
  ],
  [
    "one token twice, for different times",
    { users: [{ username: "ann", tokens: [{ token: "secret-text", expiresAt: 1 }, { token: "secret-text" }] }] },
    /^seed: `users.0`: the token of the user ann acts for another user already, or for less/,
  ],
])("%s is refused", async (_, seed, message) => {
  const refused = expect(createEmulator({ seed })).rejects;
  await refused.toThrow(message);
  await refused.not.toThrow(/secret-text/);
});
