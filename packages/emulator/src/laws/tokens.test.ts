import { createApiKey, createAuthToken } from "@slipway/authentication";

import * as configs from "@slipway/global-config";
import * as projects from "@slipway/projects";
import { createSandbox } from "@slipway/sandboxes";
import { afterAll, describe, expect, test } from "vitest";
import { createServices } from "../../test/create-services.ts";
import { pushImage } from "../../test/push-image.ts";
import { ran } from "../../test/sandbox-shell.ts";
import { clientOf, deployBuilt } from "../../test/start.ts";
import { tokenTable } from "../domain/accounts/tables.ts";
import { findToken } from "../domain/accounts/tokens.ts";
import { signProjectToken } from "../domain/projects/sign-project-token.ts";
import { projectTable } from "../domain/projects/tables.ts";
import { isolationProblem } from "../isolation/choose-isolation.ts";
import { startEmulator } from "../start/emulator.ts";
import { openState } from "../start/open-state.ts";
import { Keys } from "../store/keys.ts";

// The law "a credential is judged in one place": each kind of token, good and wrong in every way, at each part of the emulator.
const ofProject = ["images", "sandboxes", "registry", "push", "log-in"] as const;
const ofAccount = ["API", "artifacts", ...ofProject] as const;
const parts = [...ofAccount, "config", "site", "control"] as const;
type Part = (typeof parts)[number];

const problem = await isolationProblem();
const isolation = problem === undefined ? "bubblewrap" : "none";
const state = await openState({ clock: "manual" });
const { store, clock } = state;
const owners = { acme: "ann", other: "ben" };
const seed = {
  users: Object.values(owners).map((username) => ({ username, token: `token-of-${username}` })),
  teams: Object.entries(owners).map(([slug, username]) => ({ slug, members: [{ username, role: "OWNER" as const }] })),
  projects: ["site", "shop"].flatMap((name) => Object.keys(owners).map((team) => ({ name, team }))),
};
const options = { clock: "manual", token: "token-of-ann", sandboxes: { runtime: "process", isolation } } as const;
const emulator = await startEmulator({ ...options, seed }, state);
afterAll(() => emulator.close());

const clientFor = (token: string, team?: string) => clientOf(emulator, token, team, emulator.fetch);
const remove = (text: string) => store.transact(() => store.rows(tokenTable).remove(findToken(text, store)?.id ?? ""));
const brief = async (client: Maker["client"], more: { projectId?: string } = {}) =>
  (await createAuthToken(client, { name: "a", expiresAt: clock.now() + 3_600_000, ...more })).bearerToken;

async function makerOf(token: string, team: string, name: string) {
  const client = clientFor(token, team);
  const { id: idOrName } = await projects.getProject(client, { idOrName: name });
  const { id: edgeConfigId = "" } = await configs.createGlobalConfig(client, { slug: `of-${team}-${name}` });
  return { token, client, idOrName, edgeConfigId, path: `${team}/${name}/web` };
}
type Maker = Awaited<ReturnType<typeof makerOf>>;

async function ofRegistry({ token, path }: Maker): Promise<{ token: string; refresh_token: string }> {
  const headers = { authorization: `Basic ${btoa(`me:${token}`)}` };
  const query = `scope=repository:${path}:pull,push&offline_token=true`;
  return (await emulator.fetch(`${emulator.url}/v2/_token?${query}`, { headers })).json();
}
async function bypass({ client, idOrName }: Maker, secret?: string): Promise<string> {
  const input = secret === undefined ? {} : { revoke: { secret, regenerate: true } };
  const { protectionBypass = {} } = await projects.updateProjectProtectionBypass(client, { idOrName, ...input });
  return Object.keys(protectionBypass).at(-1) ?? "";
}

interface Kind {
  readonly opens: readonly Part[];
  make(maker: Maker): Promise<string>;
  end?(token: string, maker: Maker): unknown;
  readonly lasts?: true;
}
const kinds: Readonly<Record<string, Kind>> = {
  "the emulator's own token": { opens: [...ofAccount, "control"], make: async ({ token }) => token, lasts: true },
  "a platform token": { opens: ofAccount, make: ({ token }) => brief(clientFor(token)), end: remove },
  "a team's token": { opens: ofAccount, make: ({ client }) => brief(client), end: remove },
  "a token for one project": {
    opens: ["API", ...ofProject],
    make: ({ client, idOrName: projectId }) => brief(client, { projectId }),
    end: remove,
  },
  "a project's OIDC token": {
    opens: ofProject,
    make: async ({ client, idOrName }) => (await projects.createProjectToken(client, { idOrName })).token,
  },
  // The token has no user from whom it could take rights.
  "the OIDC token of what is deployed": {
    opens: [],
    make: async ({ idOrName }) => {
      const project = store.rows(projectTable).get(idOrName) ?? expect.unreachable();
      const services = { ...createServices(), rows: store.rows, clock, keys: new Keys(store) };
      return store.transact(() => signProjectToken(services, project, "production"));
    },
  },
  "the registry's token": { opens: ["registry", "push"], make: async (maker) => (await ofRegistry(maker)).token },
  "a refresh token of the registry": { opens: [], make: async (maker) => (await ofRegistry(maker)).refresh_token },
  "a config's token": {
    opens: ["config"],
    make: async ({ client, edgeConfigId }) =>
      (await configs.createGlobalConfigToken(client, { edgeConfigId, label: "a" })).token,
    end: (token, { client, ...maker }) => configs.deleteGlobalConfigTokens(client, { ...maker, tokens: [token] }),
    lasts: true,
  },
  "an API key": {
    opens: [],
    make: async ({ client }) => (await createApiKey(client, { purpose: "ai-gateway" })).apiKeyString,
    lasts: true,
  },
  "a secret past the protection": {
    opens: ["site"],
    make: (maker) => bypass(maker),
    end: (secret, maker) => bypass(maker, secret),
    lasts: true,
  },
};

const ann = await makerOf("token-of-ann", "acme", "site");
const [stranger, shop] = [
  await makerOf("token-of-ben", "other", "site"),
  await makerOf("token-of-ann", "acme", "shop"),
];
await pushImage(ann.client, ann.path);
const { url } = await deployBuilt(emulator, ann.client, {
  name: "site",
  files: [{ file: "index.html", data: "home" }],
});

const [api, vcr] = ["http://api.vercel.com", "http://vcr.vercel.com/v2"];
const push = `${vcr}/${ann.path}/blobs/uploads/`;

function requestOf(
  part: Part,
  token: string,
): [url: string, init: { method?: string; headers: Record<string, string>; body?: string }] {
  const headers = { authorization: `Bearer ${token}` };
  const json = { ...headers, "content-type": "application/json" };
  const basic = { authorization: `Basic ${btoa(`oidc:${token}`)}` };
  const visitor = { ...headers, "x-slipway-visitor": "stranger", "x-vercel-protection-bypass": token };
  const asked: Record<Part, ReturnType<typeof requestOf>> = {
    API: [`${api}/v9/projects/${ann.idOrName}?slug=acme`, { headers }],
    artifacts: [`${api}/v8/artifacts?slug=acme`, { method: "POST", headers: json, body: '{"hashes":["a1b2"]}' }],
    images: [`${api}/v1/vcr/repository?slug=acme&projectId=${ann.idOrName}`, { headers }],
    sandboxes: [`${api}/v2/sandboxes?slug=acme&project=${ann.idOrName}`, { headers }],
    registry: [`${vcr}/${ann.path}/tags/list`, { headers }],
    push: [push, { method: "POST", headers }],
    "log-in": [`${vcr}/_token?scope=repository:${ann.path}:pull,push`, { headers: basic }],
    config: [`http://edge-config.vercel.com/${ann.edgeConfigId}/items`, { headers }],
    site: [`http://${url.replace(/localhost$/, "vercel.app")}/`, { headers: visitor }],
    control: [`${api}/_emulator/requests`, { headers }],
  };
  return asked[part];
}

/** Whether it is answered; what a log-in gives has to be good for a push. It uses nothing but its arguments, since a sandbox runs it, too. */
async function isOpen([url, init]: ReturnType<typeof requestOf>, push: string, send = fetch): Promise<boolean> {
  const answer = await send(url, init);
  if (!answer.ok || !url.includes("_token")) return answer.ok;
  const headers = { authorization: `Bearer ${(await answer.json()).token}` };
  return (await send(push, { method: "POST", headers })).ok;
}

const forms: [kind: string, form: string, token: string][] = [];
for (const [name, kind] of Object.entries(kinds)) if (!kind.lasts) forms.push([name, "expired", await kind.make(ann)]);
await emulator.clock.advance("13 hours");
for (const [name, kind] of Object.entries(kinds)) {
  const good = await kind.make(ann);
  const at = Math.floor(good.length / 2);
  forms.push([name, "good", good], [name, "of another team", await kind.make(stranger)]);
  forms.push([name, "with another letter", `${good.slice(0, at)}${good[at] === "a" ? "b" : "a"}${good.slice(at + 1)}`]);
  if (!kind.opens.includes("artifacts")) forms.push([name, "of another project", await kind.make(shop)]);
  const passing = await brief(clientFor(ann.token));
  const taken = await kind.make({ ...ann, token: passing, client: clientFor(passing, "acme") });
  await (kind.end ?? (() => remove(passing)))(taken, ann);
  forms.push([name, "taken back", taken]);
}

describe.each(forms)("%s, %s", (name, form, token) => {
  test.each(parts)("opens what it should: %s", async (part) => {
    const expected = form === "good" && kinds[name]?.opens.includes(part);
    expect(await isOpen(requestOf(part, token), push, emulator.fetch)).toBe(expected);
  });
});

test.runIf(isolation === "bubblewrap")("tokens open the same routes in a sandbox, but for the control", async () => {
  const allowedDomains = ["*.vercel.com", "*.vercel.app", "api.vercel.com", "vcr.vercel.com", "edge-config.vercel.com"];
  const networkPolicy = { mode: "custom", allowedDomains } as const;
  const { session } = await createSandbox(ann.client, { projectId: ann.idOrName, name: "box", networkPolicy });
  const cells = forms
    .filter(([, form]) => form === "good")
    .flatMap(([name, , token]) => parts.map((part) => [name, part, requestOf(part, token)] as const));
  const program = `${isOpen}
    const all = ${JSON.stringify(cells)}.map(async ([name, part, asked]) => [name, part, await isOpen(asked, "${push}")]);
    console.log(JSON.stringify(await Promise.all(all)))`;
  const run = { sessionId: session.id, command: "node", args: ["--input-type=module", "-e", program] };
  const { stdout } = await ran(ann.client, run);
  const expected = cells.map(([name, part]) => [name, part, part !== "control" && kinds[name]?.opens.includes(part)]);
  expect(JSON.parse(stdout)).toEqual(expected);
});
if (problem !== undefined) test(`bubblewrap cannot be had on this machine, and is not tried: ${problem}`, () => {});
