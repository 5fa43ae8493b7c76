import { expect, test, vi } from "vitest";
import { start } from "../../test/start.ts";

const variable = { key: "KEY", value: "1", type: "plain", target: ["preview"], gitbranch: "next" };

async function startAsking(strict: boolean) {
  const { emulator } = await start({ listen: false, strict });
  const ask = async (route: string, body?: object) => {
    const [method = "", path = ""] = route.split(" ");
    const response = await emulator.fetch(`${emulator.url}${path}`, {
      method,
      headers: { authorization: `Bearer ${emulator.token}`, "content-type": "application/json" },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    const unknown = response.headers.get("x-slipway-unknown");
    return { status: response.status, unknown, answer: JSON.parse(await response.text()) };
  };
  return { emulator, ask };
}

test("a parameter that the contract does not have is left out, and named in the answer's header, in the log and once on the console", async () => {
  const { emulator, ask } = await startAsking(false);
  const warn = vi.spyOn(process, "emitWarning").mockReturnValue();
  const settings = { name: "site", nonsense: 1, oidcTokenConfig: { enabled: true, evil: [] } };
  const created = await ask("POST /v11/projects?colour=red", settings);
  expect(created).toMatchObject({
    status: 200,
    unknown: "nonsense, oidcTokenConfig.evil, %3Fcolour",
  });
  expect(JSON.stringify(created.answer)).not.toMatch(/nonsense|evil/);
  expect(created.answer.oidcTokenConfig).toEqual({ enabled: true });
  expect(emulator.requests.at(-1)?.unknown).toEqual(
    expect.arrayContaining(["nonsense", "oidcTokenConfig.evil", "?colour"]),
  );
  await ask("GET /v9/projects/site?colour=red");
  await ask("GET /v9/projects/site?colour=blue&teamId=acme");
  expect(warn.mock.calls.map(([text]) => text).filter((text) => String(text).startsWith("getProject "))).toEqual([
    expect.stringContaining('getProject has no "?colour"'),
  ]);
  expect(emulator.requests.at(-1)?.unknown).toEqual(["?colour"]);
  warn.mockRestore();
});

test.each([
  ["a variable", "POST /v10/projects/site/env", variable, "body.gitbranch"],
  ["a list of them", "POST /v10/projects/site/env", [variable], "body.0.gitbranch"],
  [
    "a body with a parameter of the path",
    "PATCH /v9/projects/site",
    { idOrName: "other", framework: null },
    "idOrName",
  ],
])("%s is taken without what it does not have, which is named", async (_, route, body, unknown) => {
  const { ask } = await startAsking(false);
  const { id } = (await ask("POST /v11/projects", { name: "site" })).answer;
  const taken = await ask(route, body);
  expect([taken.status < 300, taken.unknown]).toEqual([true, unknown]);
  expect((await ask("GET /v9/projects/site")).answer.id).toBe(id);
});

test("general parameters of any request are known: the team, a name that a parameter's begins, a field that chooses the operation", async () => {
  const { ask } = await startAsking(true);
  await ask("POST /v11/projects", { name: "site" });
  for (const query of ["teamId=acme", "slug=acme", "meta-colour=red", "limit=1"]) {
    expect((await ask(`GET /v6/deployments?${query}`)).unknown).toBe(null);
  }
  for (const query of ["follow=1", "follow=&format=lines"])
    expect((await ask(`GET /v3/now/deployments/none/events?${query}`)).answer.error.code).toBe("not_found");
  expect((await ask("GET /v9/projects/site?rollbackInfo=true")).unknown).toBe(null);
});

test("strict refuses it by name", async () => {
  const { ask } = await startAsking(true);
  const refused = {
    keyword: "additionalProperties",
    dataPath: ".oidcTokenConfig",
    params: { additionalProperty: "evil" },
  };
  expect(await ask("POST /v11/projects", { name: "site", oidcTokenConfig: { evil: 1 } })).toMatchObject({
    status: 400,
    answer: { error: { code: "bad_request", message: expect.stringContaining("`oidcTokenConfig.evil`"), ...refused } },
  });
  expect((await ask("GET /v2/user?colour=red")).answer.error.message).toContain(
    "`colour` in the query: getUser has no such",
  );
});

test("a deployment's are refused always, as the platform does", async () => {
  const { ask } = await startAsking(false);
  const { status, answer } = await ask("POST /v13/deployments", { name: "site", files: [], nonsense: 1 });
  expect(status).toBe(400);
  expect(answer.error).toMatchObject({ dataPath: "", params: { additionalProperty: "nonsense" } });
});
