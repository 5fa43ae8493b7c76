import { getUser } from "@slipway/user";
import { expect, test } from "vitest";
import { clientOf, start } from "../../../test/start.ts";
import { createEmulator } from "../../start/emulator.ts";

const users = (token: string) => ({ users: [{ username: "ann" }, { username: "ben", token }] });

test.each([
  ["none", ""],
  ["one with a space", "has space"],
  ["one that no header can hold", "tøken→"],
])("%s is refused as a token, and by whose it is", async (_, token) => {
  await expect(createEmulator({ token })).rejects.toThrow(/^token: /);
  await expect(createEmulator({ seed: users(token) })).rejects.toThrow(/^seed: `users.1`: the token of the user ben /);
});

test("a token of two users is refused, and not printed", async () => {
  const refused = expect(createEmulator({ token: "secret-of-ben", seed: users("secret-of-ben") })).rejects;
  await refused.toThrow(/^token: .*another user/);
  await refused.not.toThrow(/secret-of-ben/);
  const { emulator } = await start({ seed: users("secret-of-ben") });
  const twin = { users: [{ username: "cem", token: "secret-of-ben" }] };
  await expect(emulator.seed(twin)).rejects.toThrow(/^seed: `users.0`: the token of the user cem .*another user/);
});

test("the first user's token of the seed may be the emulator's own", async () => {
  const { emulator } = await start({ token: "mine", seed: { users: [{ username: "ann", token: "mine" }] } });
  await emulator.reset();
  expect((await getUser(clientOf(emulator, "mine"))).user.username).toBe("ann");
});
