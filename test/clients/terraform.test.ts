import { expect, test } from "vitest";
import { createEmulator } from "../../packages/emulator/src/index.ts";
import { wholeBuild } from "../../packages/emulator/test/start.ts";
import { noteExercised } from "./exercised.ts";
import resources from "./terraform.json" with { type: "json" };

// The requests of the platform's Terraform provider (vercel/terraform-provider-vercel, client/*.go, c8a6711 of 2026-08-07), resource by
// resource: created, read, changed, read, deleted, read. What is compared of an answer is what the provider puts into its state, which
// Terraform holds member by member against the plan.

/**
 * A request, and what of its answer is compared and kept. `{name}` is what was kept, `"*"` anything, a text that ends with `*` a part
 * of one, `contains` one of a list.
 */
interface Step {
  readonly route: string;
  readonly body?: unknown;
  readonly answer?: unknown;
  /** Paths of the answer where nothing is. */
  readonly without?: readonly string[];
  /** Default: any of 2xx. */
  readonly status?: number;
  /** The members of `body` that have no effect, on the platform either. */
  readonly ignored?: readonly string[];
  /** By name, where in the answer it stands. */
  readonly keep?: Readonly<Record<string, string>>;
}

/** A member of an answer, by its path; undefined where there is none. */
function within(value: unknown, path: string): unknown {
  return path.split(".").reduce<unknown>((found, name) => Object(found)[name], value);
}

/** An emulator with a team that has a project, a domain and a member; and its requests, with what was kept of their answers. */
async function startPlay() {
  const users = [
    { username: "ann" },
    { username: "ben", email: "ben@example.com" },
    { username: "eve", email: "eve@example.com" },
  ];
  const [owner, other] = [
    { username: "ann", role: "OWNER" as const },
    { username: "ben", role: "CONTRIBUTOR" as const },
  ];
  const seed = { users, teams: [{ slug: "acme", members: [owner, other] }] };
  const emulator = await createEmulator({ clock: "manual", listen: false, validateAnswers: true, seed });
  emulator.world.setPlan({ team: "acme", plan: "enterprise" });
  const kept = new Map<string, string>();
  const filled = (text: string) => text.replace(/\{(\w+)\}/g, (whole, name: string) => kept.get(name) ?? whole);
  const fill = (value: unknown): unknown => {
    if (value === "*") return expect.anything();
    if (typeof value === "string" && value.endsWith("*")) return expect.stringContaining(filled(value.slice(0, -1)));
    if (typeof value === "string") return filled(value);
    if (Array.isArray(value)) return value.map(fill);
    if (typeof value !== "object" || value === null) return value;
    if ("contains" in value) return expect.arrayContaining([expect.objectContaining(Object(fill(value.contains)))]);
    return Object.fromEntries(Object.entries(value).map(([name, each]) => [filled(name), fill(each)]));
  };
  const play = async ({ route, body, answer: expected, status, without = [], keep = {} }: Step) => {
    const [method = "", path = ""] = filled(route).split(" ");
    const url = new URL(path, emulator.url);
    const team = kept.get("team");
    if (team !== undefined) url.searchParams.set("teamId", team);
    const headers = { authorization: `Bearer ${emulator.token}`, "content-type": "application/json" };
    const sent = body === undefined ? {} : { body: JSON.stringify(fill(body)) };
    const response = await emulator.fetch(url, { method, headers, ...sent });
    const text = await response.text();
    const answer: unknown = text === "" ? undefined : JSON.parse(text);
    const isTaken = status === undefined ? response.ok : response.status === status;
    expect([route, response.status, isTaken ? "as it should be" : text]).toEqual([
      route,
      response.status,
      "as it should be",
    ]);
    if (expected !== undefined) expect(answer, route).toMatchObject(Object(fill(expected)));
    expect(without.map((where) => within(answer, where))).toEqual(without.map(() => undefined));
    for (const [name, where] of Object.entries(keep)) kept.set(name, String(within(answer, where)));
    if (route.includes("/deployments?")) await emulator.clock.advance(wholeBuild);
  };
  await play({ route: "GET /v2/teams", keep: { team: "teams.0.id" } });
  await play({ route: "POST /v8/projects", body: { name: "site" }, keep: { site: "id" } });
  await play({ route: "POST /v7/domains", body: { name: "site.test" } });
  await play({ route: "GET /v2/teams/{team}/members?search=ben", keep: { ben: "members.0.uid" } });
  return { emulator, play };
}

test.each(Object.entries<readonly Step[]>(resources))("vercel_%s: what is sent comes back", async (_, steps) => {
  const { emulator, play } = await startPlay();
  await using _emulator = emulator;
  const before = emulator.requests.length;
  for (const step of steps) await play(step);
  const asked = emulator.requests.slice(before);
  noteExercised("Terraform's requests", asked);
  // Members that the contract does not know would be lost.
  expect(asked.flatMap(({ unknown = [] }) => unknown)).toEqual(steps.flatMap(({ ignored = [] }) => ignored));
});
