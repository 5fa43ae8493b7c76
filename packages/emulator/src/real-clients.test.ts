import { expect, test } from "vitest";
import { start, wholeBuild } from "../test/start.ts";

// Requests and responses of the platform's own clients (Terraform provider, command line and SDKs), one by one.
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

test("a new token shows its kind and its scope", async () => {
  const { ask } = await startAsking();
  const { id: teamId } = (await ask("GET /v2/teams/acme")).answer;
  expect((await ask("POST /v3/user/tokens?slug=acme", { name: "ci" })).answer.token).toMatchObject({
    ...{ type: "token", origin: "manual" },
    teamId,
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
  const input = {
    evs: [{ key: "KEY", value: "1" }],
    type: "encrypted",
    target: [],
    applyToAllCustomEnvironments: true,
  };
  const { id } = (await ask("GET /v9/projects/site")).answer;
  const { created } = (await ask("POST /v1/env", { ...input, projectId: [id] })).answer;
  expect(created).toMatchObject([{ target: [], applyToAllCustomEnvironments: true }]);
  expect((await ask("POST /v1/env", input)).answer.error.code).toBe("existing_key_and_target");
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

test.each([
  [
    "a name of the platform's own",
    "POST /v10/projects/site/env",
    { key: "VERCEL_URL", value: "x", type: "plain", target: ["preview"] },
  ],
  [
    "a name that functions reserve",
    "POST /v10/projects/site/env",
    { key: "TZ", value: "x", type: "plain", target: ["preview"] },
  ],
  [
    "a file that is there twice",
    "POST /v13/deployments",
    {
      name: "site",
      files: [
        { file: "a", data: "1" },
        { file: "a", data: "1" },
      ],
    },
  ],
  [
    "an alias that is not a host",
    "POST /v13/deployments",
    { name: "site", alias: ["x y"], files: [{ file: "a", data: "1" }] },
  ],
  [
    "a redirect with both statuses",
    "POST /v13/deployments",
    {
      name: "site",
      files: [{ file: "a", data: "1" }],
      redirects: [{ source: "/a", destination: "/b", permanent: true, statusCode: 301 }],
    },
  ],
  [
    "a destination with a part of no source",
    "POST /v13/deployments",
    { name: "site", files: [{ file: "a", data: "1" }], rewrites: [{ source: "/:a", destination: "/:b" }] },
  ],
])("%s is refused", async (_, route, body) => {
  const { ask } = await startAsking();
  expect((await ask(route, body)).status).toBe(400);
});

test("a build with more than 64 KB of variables fails, and says so", async () => {
  const { emulator, ask } = await startAsking();
  for (const key of ["A", "B"])
    await ask("POST /v10/projects/site/env", { key, value: "x".repeat(40_000), type: "plain", target: ["production"] });
  const { answer } = await ask("POST /v13/deployments", { name: "site", files: [{ file: "a", data: "1" }] });
  await emulator.clock.advance(wholeBuild);
  const { readyState, errorMessage } = (await ask(`GET /v13/deployments/${answer.id}`)).answer;
  expect([readyState, errorMessage]).toEqual(["ERROR", expect.stringContaining("65536 at most")]);
});

test("production in a team has a name with the team's, and what the deployment asks for; both follow a rollback", async () => {
  const { emulator, ask } = await startAsking();
  const deploy = async (data: string) => {
    const input = {
      name: "shop",
      target: "production",
      alias: ["www.shop.test"],
      files: [{ file: "index.html", data }],
    };
    const { answer } = await ask("POST /v13/deployments?slug=acme", input);
    await emulator.clock.advance(wholeBuild);
    return (await ask(`GET /v13/deployments/${answer.id}?slug=acme`)).answer;
  };
  const first = await deploy("one");
  expect(first.alias).toEqual(["shop.localhost", "shop-acme.localhost", "www.shop.test"]);
  await deploy("two");
  const { answer: other } = await ask("POST /v13/deployments", {
    ...{ name: "site", target: "production", alias: "www.shop.test" },
    files: [{ file: "index.html", data: "x" }],
  });
  await emulator.clock.advance(wholeBuild);
  expect((await ask(`GET /v13/deployments/${other.id}`)).answer.aliasError.code).toBe("alias_in_use");
  const shown = async (host: string) => (await emulator.fetch(`http://${host}/`)).text();
  expect([await shown("shop-acme.localhost"), await shown("www.shop.test")]).toEqual(["two", "two"]);
  await ask(`POST /v9/projects/${first.projectId}/rollback/${first.id}?slug=acme`);
  expect([await shown("shop.localhost"), await shown("shop-acme.localhost")]).toEqual(["one", "one"]);
});

test("a domain in use goes when its aliases have gone, with what projects have of it", async () => {
  const { emulator, ask } = await startAsking();
  await ask("POST /v7/domains", { name: "shop.test" });
  await ask("POST /v10/projects/site/domains", { name: "www.shop.test" });
  await ask("POST /v13/deployments", {
    name: "site",
    target: "production",
    files: [{ file: "index.html", data: "x" }],
  });
  await emulator.clock.advance(wholeBuild);
  const { status, answer } = await ask("DELETE /v6/domains/shop.test");
  expect([status, answer.error]).toMatchObject([409, { code: "domain_removal_conflict", resolvable: true, certs: [] }]);
  for (const id of answer.error.aliases) expect((await ask(`DELETE /now/aliases/${id}`)).status).toBe(200);
  expect((await ask("DELETE /v6/domains/shop.test")).status).toBe(200);
  expect((await ask("GET /v9/projects/site/domains/www.shop.test")).status).toBe(404);
});

test("a repository is renamed and opened, and its own team may be let in", async () => {
  const { ask } = await startAsking();
  const { id } = (await ask("POST /v11/projects?slug=acme", { name: "images" })).answer;
  await ask("POST /v1/vcr/repository?slug=acme", { projectId: id, name: "web" });
  const path = `/v1/vcr/repository/web?slug=acme&projectId=${id}`;
  const { answer } = await ask(`PATCH ${path}`, { name: "api", public: true });
  expect(answer.repository).toMatchObject({ name: "api", public: true });
  const permissions = `/v1/vcr/repository/api/permissions?slug=acme&projectId=${id}`;
  expect((await ask(`POST ${permissions}`, { teamSlug: "acme" })).answer.permission.teamSlug).toBe("acme");
});

test("the hosts beside the API have the lists that Terraform asks before it plans", async () => {
  const { emulator } = await startAsking();
  const list = async (host: string) => (await emulator.fetch(`https://${host}/`)).json();
  expect(await list("api-frameworks.zeit.sh")).toContainEqual({ slug: "nextjs" });
  expect(await list("dcs.vercel-infra.com")).toMatchObject({ iad1: { caps: ["V2_DEPLOYMENT_CREATE"] } });
});
