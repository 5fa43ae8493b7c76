import { createProject, deleteProject } from "@slipway/projects";
import { removeTeamMember } from "@slipway/teams";
import { deleteUser, getUser, listEventTypes, listUserEvents } from "@slipway/user";
import { expect, test } from "vitest";
import { clientOf, start } from "../../../test/start.ts";
import { startTestTeam } from "../../../test/start-test-team.ts";

test("events are listed newest first, page by page, filtered by kind and time", async () => {
  const { emulator, client } = await start();
  for (const name of ["one", "two"]) {
    await createProject(client, { name });
    await emulator.clock.advance(1);
  }
  await deleteProject(client, { idOrName: "one" });
  const events = await listUserEvents(client, { limit: 1 }).toArray();
  expect(events.map(({ type }) => type)).toEqual(["project-delete", "project-created", "project-created"]);
  expect(events[0]?.text).toContain("developer deleted the project one");
  expect(await listUserEvents(client, { types: "project-delete" }).toArray()).toHaveLength(1);
  expect(await listUserEvents(client, { since: `${events[1]?.createdAt}` }).toArray()).toEqual(events.slice(0, 1));
  expect(await listUserEvents(client, { until: "1999-12-31" }).toArray()).toEqual([]);
  await expect(listUserEvents(client, { until: "soon" })).rejects.toMatchObject({ status: 400 });
});

test("events of one moment are listed whole: the next page begins from that moment", async () => {
  const { client } = await start();
  for (const name of ["one", "two", "three"]) await createProject(client, { name });
  expect(await listUserEvents(client, { limit: 1 }).toArray()).toHaveLength(3);
});

test("events of a project are listed by its name, and by its ID once it is gone", async () => {
  const { client } = await start();
  const { id } = await createProject(client, { name: "one" });
  await createProject(client, { name: "two" });
  const types = async (projectIds: string) => {
    return (await listUserEvents(client, { projectIds })).events.map(({ type }) => type);
  };
  expect(await types("one")).toEqual(["project-created"]);
  expect(await types(`two,${id}`)).toEqual(["project-created", "project-created"]);
  await deleteProject(client, { idOrName: "one" });
  expect(await types(id)).toEqual(["project-delete", "project-created"]);
  await expect(types("one")).rejects.toMatchObject({ status: 404 });
});

test("events of a user are listed by their ID, also after they have left", async () => {
  const { as, owner, emulator } = await startTestTeam({ ben: "MEMBER" });
  await createProject(as("ben"), { name: "bens" });
  const { user: ben } = await getUser(as("ben"));
  const { user: stranger } = await getUser(clientOf(emulator, emulator.token));
  await removeTeamMember(owner, { teamId: "fleet", uid: ben.id });
  for (const filter of [{ userId: ben.id }, { principalId: ben.id }])
    expect((await listUserEvents(owner, filter)).events.map(({ type }) => type)).toContain("project-created");
  expect((await listUserEvents(owner, { userId: stranger.id })).events).not.toEqual([]);
  await expect(listUserEvents(owner, { userId: "ben" })).rejects.toMatchObject({ status: 404 });
});

test("a team's events are the team's", async () => {
  const { emulator, client } = await start();
  const team = clientOf(emulator, emulator.token, "acme");
  await createProject(team, { name: "ours" });
  expect(await listUserEvents(team).toArray()).toHaveLength(1);
  expect(await listUserEvents(client).toArray()).toEqual([]);
});

test("every kind of event that is recorded is described, with a category that has a label", async () => {
  const { types, categories } = await listEventTypes((await start()).client);
  const labelled = categories.map(({ name }) => name);
  for (const { description, categories: own } of types) {
    expect(description).not.toBe("");
    expect(labelled).toEqual(expect.arrayContaining(own ?? []));
  }
});

test("a deletion of the account is asked for, and the account is still there", async () => {
  const { client } = await start();
  const { user } = await getUser(client);
  expect(await deleteUser(client, {})).toMatchObject({ id: user.id, email: user.email });
  expect((await getUser(client)).user.id).toBe(user.id);
});

test("a deletion that is confirmed takes the account, its tokens and its memberships", async () => {
  const { emulator } = await start({
    seed: { users: [{ username: "ann" }, { username: "ben", token: "ben" }], teams: [{ slug: "fleet" }] },
  });
  const ben = clientOf(emulator, "ben");
  const deletion = { user: "ben" };
  expect(() => emulator.world.confirmDeletion(deletion)).toThrow(/has not asked/);
  await deleteUser(ben, {});
  expect(() => emulator.world.confirmDeletion({ user: "nobody" })).toThrow(/no user nobody/);
  expect(() => emulator.world.confirmDeletion({ user: "ann" })).toThrow(/has not asked/);
  emulator.world.confirmDeletion(deletion);
  await expect(getUser(ben)).rejects.toMatchObject({ status: 403, body: { error: { invalidToken: true } } });
});

test("the only owner of a team, and the user of the emulator's own token, cannot be deleted", async () => {
  const seed = {
    users: [{ username: "ann" }, { username: "ben", token: "ben" }],
    teams: [{ slug: "fleet", members: [{ username: "ben", role: "OWNER" as const }] }],
  };
  const { emulator, client } = await start({ seed });
  await Promise.all([client, clientOf(emulator, "ben")].map((each) => deleteUser(each, {})));
  expect(() => emulator.world.confirmDeletion({ user: "ann" })).toThrow(/own token/);
  expect(() => emulator.world.confirmDeletion({ user: "ben" })).toThrow(/only owner of the team fleet/);
});
