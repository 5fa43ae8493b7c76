import { expect, test } from "vitest";
import { createServices } from "../../../test/create-services.ts";
import { startRegistry } from "../../../test/start-registry.ts";
import { tokenTable, userTable } from "../../domain/accounts/tables.ts";
import { hashToken } from "../../domain/accounts/tokens.ts";
import { serveRegistryToken } from "./token-endpoint.ts";

test("a form without a password, and an empty one, give no token", async () => {
  const { emulator } = await startRegistry();
  for (const form of ["grant_type=password", "grant_type=password&password=", "grant_type=refresh_token"]) {
    const body = new URLSearchParams(form);
    expect([form, (await fetch(`${emulator.url}/v2/_token`, { method: "POST", body })).status]).toEqual([form, 401]);
  }
});

test("an empty token that an older data folder holds is nobody's", async () => {
  const platform = createServices();
  const user = { id: "u", username: "ann", email: "ann@example.com", name: null, createdAt: 0, defaultTeamId: null };
  platform.store.transact(() => {
    platform.rows(userTable).put(user);
    platform.rows(tokenTable).put({ id: "t", hash: hashToken(""), userId: user.id });
  });
  const answer = await serveRegistryToken(
    new Request("http://localhost/v2/_token", { method: "POST", body: new URLSearchParams("grant_type=password") }),
    platform,
  );
  expect(answer?.status).toBe(401);
});
