import { deleteAuthToken } from "@slipway/authentication";
import { createDeployment, followDeploymentEvents } from "@slipway/deployments";
import { removeTeamMember, updateTeam } from "@slipway/teams";
import { getUser } from "@slipway/user";
import { expect, test } from "vitest";
import { clientOf, type Started, start } from "../../test/start.ts";

const hour = 3_600_000;

test("a followed stream goes on when the team is renamed", async () => {
  const { emulator } = await start({
    seed: { users: [{ username: "ann", token: "anns" }], teams: [{ slug: "fleet" }] },
  });
  const fleet = clientOf(emulator, "anns", "fleet");
  const { id } = await createDeployment(fleet, { name: "site", files: [{ file: "index.html", data: "x" }] });
  const seen: unknown[] = [];
  for await (const event of followDeploymentEvents(fleet, { idOrUrl: id })) {
    if (seen.push(event) === 1) await updateTeam(fleet, { teamId: "fleet", newSlug: "squad" });
    await emulator.clock.advance(500);
  }
  expect(seen.length).toBeGreaterThan(3);
});

const ends: readonly (readonly [string, string, (started: Started) => Promise<unknown>])[] = [
  ["the token expires", "bens-for-an-hour", ({ emulator }) => emulator.clock.advance("2 hours")],
  [
    "the token is deleted",
    "bens-for-good",
    async ({ emulator }) => {
      await deleteAuthToken(clientOf(emulator, "bens-for-good"), { tokenId: "current" });
    },
  ],
  [
    "its user is removed from the team",
    "bens-for-good",
    async ({ emulator, client }) => {
      const { user } = await getUser(clientOf(emulator, "bens-for-good"));
      await removeTeamMember(client, { teamId: "fleet", uid: user.id });
    },
  ],
];

test.each(ends)("a followed stream is cut off when %s", async (_, token, end) => {
  const begin = Date.now();
  const { emulator } = await start({
    buildTime: 10 * hour,
    seed: {
      users: [
        { username: "ann", token: "anns" },
        {
          username: "ben",
          tokens: [{ token: "bens-for-an-hour", expiresAt: begin + hour }, { token: "bens-for-good" }],
        },
      ],
      teams: [
        {
          slug: "fleet",
          members: [
            { username: "ann", role: "OWNER" },
            { username: "ben", role: "MEMBER" },
          ],
        },
      ],
    },
  });
  const fleet = clientOf(emulator, "anns", "fleet");
  const { id } = await createDeployment(fleet, { name: "site", files: [{ file: "index.html", data: "x" }] });
  const events = followDeploymentEvents(clientOf(emulator, token, "fleet"), { idOrUrl: id })[Symbol.asyncIterator]();
  expect((await events.next()).done).toBe(false);
  const next = events.next();
  await end({ emulator, client: fleet });
  await expect(next).rejects.toThrow();
  await expect(events.next()).resolves.toMatchObject({ done: true });
  const again = followDeploymentEvents(clientOf(emulator, token, "fleet"), { idOrUrl: id });
  await expect(again[Symbol.asyncIterator]().next()).rejects.toMatchObject({ status: 403 });
});
