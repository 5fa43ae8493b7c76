import { expect, test } from "vitest";
import { start, wholeBuild } from "../test/start.ts";

// What the platform's own clients send and read (its Terraform provider, command line and SDKs), request by request.
async function startAsking() {
  const { emulator } = await start({ listen: false });
  const ask = async (route: string, body?: object) => {
    const [method = "", path = ""] = route.split(" ");
    const response = await emulator.fetch(`${emulator.url}${path}`, {
      method,
      headers: { authorization: `Bearer ${emulator.token}`, "content-type": "application/json" },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    const text = await response.text();
    return { status: response.status, answer: text === "" ? undefined : JSON.parse(text) };
  };
  await ask("POST /v11/projects", { name: "site" });
  return { emulator, ask };
}

test.each(["/v9/projects/site/", "/v2/teams/", "/v1/access-groups/"])(
  "%s is the same path as without its last slash",
  async (path) => {
    const { ask } = await startAsking();
    expect(await ask(`GET ${path}`)).toEqual(await ask(`GET ${path.slice(0, -1)}`));
    expect((await ask(`GET ${path}`)).status).toBe(200);
  },
);

test("a path that ends with two slashes is none", async () => {
  const { ask } = await startAsking();
  expect((await ask("GET /v9/projects//")).status).toBe(404);
});

test("the first bypass of a project is its environment variable; another one is promoted, and the only one stays", async () => {
  const { ask } = await startAsking();
  const change = async (body: object) => (await ask("PATCH /v1/projects/site/protection-bypass", body)).answer;
  const variable = ({ protectionBypass }: { protectionBypass: Record<string, { isEnvVar: boolean }> }) =>
    Object.entries(protectionBypass).flatMap(([secret, { isEnvVar }]) => (isEnvVar ? secret : []));
  const one = "a".repeat(32);
  const two = "b".repeat(32);
  expect(variable(await change({ generate: { secret: one } }))).toEqual([one]);
  expect((await change({ update: { secret: one, isEnvVar: false } })).error.code).toBe("bad_request");
  expect(variable(await change({ generate: { secret: two } }))).toEqual([one]);
  expect(variable(await change({ update: { secret: two, isEnvVar: true } }))).toEqual([two]);
  expect(variable(await change({ revoke: { secret: two, regenerate: true } }))).toHaveLength(1);
});

test("a record's value is kept as it was sent, and DNS answers it without its last dot", async () => {
  const { emulator, ask } = await startAsking();
  await ask("POST /v7/domains", { name: "example.com" });
  emulator.world.setRecords({ name: "example.com", type: "NS", values: ["ns1.vercel-dns.com"] });
  await ask("POST /v2/domains/example.com/records", { type: "CNAME", name: "www", value: "Other.test." });
  await ask("POST /v2/domains/example.com/records", { type: "MX", name: "", value: "mail.test.", mxPriority: 5 });
  const srv = { priority: 1, weight: 2, port: 3000, target: "" };
  expect((await ask("POST /v2/domains/example.com/records", { type: "SRV", name: "_a._tcp", srv })).status).toBe(200);
  const { records } = (await ask("GET /v4/domains/example.com/records")).answer;
  const values = records.map(({ value }: { value: string }) => value);
  expect(values).toEqual(expect.arrayContaining(["Other.test.", "mail.test.", "2 3000 ."]));
  expect(await emulator.resolve("example.com", "MX")).toEqual(["5 mail.test"]);
});

test("a new token says what it is, and for whom", async () => {
  const { ask } = await startAsking();
  expect((await ask("POST /v3/user/tokens", { name: "ci" })).answer.token).toMatchObject({
    type: "token",
    origin: "manual",
  });
});

test("a file that is sent from a folder beside lies below the deployment's root, whatever it is called", async () => {
  const { emulator, ask } = await startAsking();
  const files = [
    { file: "../site/index.html", data: "beside" },
    { file: "../../etc/passwd", data: "mine" },
  ];
  const { answer } = await ask("POST /v13/deployments", { name: "site", target: "production", files });
  await emulator.clock.advance(wholeBuild);
  expect(await (await emulator.fetch(`http://${answer.url}/site/`)).text()).toBe("beside");
  expect(await (await emulator.fetch(`http://${answer.url}/etc/passwd`)).text()).toBe("mine");
});

test("a shared variable may be for custom environments only, and these get it", async () => {
  const { ask } = await startAsking();
  const wish = { evs: [{ key: "KEY", value: "1" }], type: "encrypted", target: [], applyToAllCustomEnvironments: true };
  const { id } = (await ask("GET /v9/projects/site")).answer;
  const { created } = (await ask("POST /v1/env", { ...wish, projectId: [id] })).answer;
  expect(created).toMatchObject([{ target: [], applyToAllCustomEnvironments: true }]);
  expect((await ask("POST /v1/env", wish)).answer.error.code).toBe("existing_key_and_target");
  await ask("POST /v9/projects/site/custom-environments", { slug: "staging" });
  expect((await ask("GET /v3/env/pull/site/staging")).answer.env).toMatchObject({ KEY: "1" });
  expect((await ask("GET /v3/env/pull/site/preview")).answer.env).not.toHaveProperty("KEY");
  const updates = { [created[0].id]: { applyToAllCustomEnvironments: false, target: ["preview"] } };
  expect((await ask("PATCH /v1/env", { updates })).answer.updated[0].applyToAllCustomEnvironments).toBe(false);
});

test("a project is linked to a repository of every host, and unlinked", async () => {
  const { ask } = await startAsking();
  for (const type of ["bitbucket", "cursor-origin", "github", "github-limited", "gitlab", "vercel"]) {
    const { answer } = await ask("POST /v9/projects/site/link", { type, repo: "acme/site" });
    expect(answer.link).toMatchObject({ type, productionBranch: "main" });
  }
  expect((await ask("DELETE /v9/projects/site/link")).answer).not.toHaveProperty("link");
  expect((await ask("GET /v9/projects/site")).answer).not.toHaveProperty("link");
  expect(
    (await ask("POST /v11/projects", { name: "b", gitRepository: { type: "bitbucket", repo: "a/b" } })).status,
  ).toBe(200);
});

test("all shared variables are listed, and those of development are pulled without a target", async () => {
  const { ask } = await startAsking();
  const { id } = (await ask("GET /v9/projects/site")).answer;
  await ask("POST /v1/env", { evs: [{ key: "KEY", value: "1" }], target: ["development"], projectId: [id] });
  expect((await ask("GET /v1/env/all")).answer).toEqual((await ask("GET /v1/env")).answer);
  expect((await ask("GET /v1/env/all?until=1")).answer.data).toEqual([]);
  expect((await ask("GET /v3/env/pull/site?source=vercel-cli:dev")).answer.env).toMatchObject({ KEY: "1" });
});
