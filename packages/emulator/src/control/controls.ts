import * as v from "valibot";
import { prefix } from "../engine/addresses/own-prefix.ts";
import { FaultSchema } from "../engine/faults/schema.ts";
import { omitUndefined } from "../engine/omit-undefined.ts";
import { PlatformError } from "../engine/platform-error.ts";
import { spanOf } from "../engine/time/duration.ts";
import { SeedSchema } from "../seed/seed-data.ts";
import { type Control, control, does, lists, refusing } from "./control.ts";
import type { Emulator } from "./emulator-types.ts";
import * as schema from "./schemas.ts";
import { type AwaitedRequest, NoRequestError } from "./wait-for.ts";

type InProcessOnly =
  | "url"
  | "token"
  | "dnsServer"
  | "proxy"
  | "fetch"
  | "clientClock"
  | "serve"
  | "close"
  | typeof Symbol.asyncDispose;

type Group = "authority" | "clock" | "world" | "faults" | "deliveries";

export type ControlName =
  | Exclude<keyof Emulator, InProcessOnly | Group>
  | { [Name in Group]: `${Name}.${Extract<keyof Emulator[Name], string>}` }[Group];

export const controls: Readonly<Record<ControlName, Control>> = {
  "clock.now": control(
    "GET /clock",
    "The emulator's time, in ms since 1970.",
    { output: schema.Moment },
    (emulator) => ({ now: emulator.clock.now() }),
  ),
  "clock.advance": control(
    "POST /clock/advance",
    "Moves the clock forward, by ms or a text such as `3 days`, and answers when all that became due is done.",
    { input: schema.Advance, output: schema.Moment },
    async ({ clock }, { duration }) => {
      // What the clock itself throws is why something that became due could not be done.
      await refusing(() => spanOf(duration, clock.now()), "`duration`: ");
      await clock.advance(duration);
      return { now: clock.now() };
    },
  ),
  origin: control(
    "GET /origins/{host}",
    "Where a host is reached from this machine: by its name, and by a path that needs neither a proxy nor a resolver.",
    { input: schema.HostInput, output: v.object({ origin: v.string(), at: v.string() }) },
    (emulator, { host }) => {
      const origin = emulator.origin(host);
      return { origin, at: `${emulator.url}${prefix}/at/${new URL(origin).hostname}/` };
    },
  ),
  requests: lists(
    "/requests",
    "The requests that reached the API, oldest first.",
    "requests",
    schema.RequestRecordSchema,
    ({ requests }) => requests,
  ),
  request: control(
    "GET /requests/{id}",
    "What one of the latest requests was given, why it was refused, and what it changed.",
    { input: schema.IdInput, output: schema.RequestDetailSchema },
    (emulator, { id }) => emulator.request(id),
  ),
  rows: control(
    "POST /rows",
    "What the emulator holds in a table, the newest first, without secrets.",
    { input: schema.RowsQuerySchema, output: schema.FoundRowsSchema },
    (emulator, query) => refusing(() => emulator.rows(query)),
  ),
  served: lists(
    "/served",
    "The requests for what is deployed, oldest first, and what answered.",
    "served",
    schema.ServedRecordSchema,
    ({ served }) => served,
  ),
  waitFor: {
    method: "POST",
    path: "/wait-for",
    summary: "Waits for a request, in ms at most `timeout`, and answers its record; 404 names those that come nearest.",
    input: schema.AwaitedSchema,
    answers: "json",
    output: v.union([schema.RequestRecordSchema, schema.ServedRecordSchema]),
    limit: "As many listen already as may.",
    run(emulator, input, { signal }) {
      // Its other members are judged by `waitFor` itself.
      const { timeout, ...request } = input as AwaitedRequest & { readonly timeout?: number };
      const waited = emulator.waitFor(request, { ...omitUndefined({ timeout }), signal });
      return refusing(() =>
        waited.catch((error: unknown) => {
          throw error instanceof NoRequestError ? new PlatformError(404, "not_found", error.message) : error;
        }),
      );
    },
  },
  explain: control(
    "POST /explain",
    "Which step would decide about a request for a site, and by which rule.",
    { input: schema.ExplainedSchema, output: schema.ExplanationSchema },
    (emulator, { url, ...visitor }) => refusing(() => emulator.explain(url, visitor)),
  ),
  "world.records": lists(
    "/world/records",
    "What DNS holds outside of the platform.",
    "records",
    schema.DnsRecordSchema,
    ({ world }) => world.records,
  ),
  "world.setRecords": does(
    "PUT /world/records",
    "Says what a name has of a type in DNS, instead of what it had; no values: nothing.",
    schema.DnsRecordSchema,
    ({ world }, record) => refusing(() => world.setRecords(record)),
  ),
  "world.plans": lists(
    "/world/plans",
    "The plan that each team is on.",
    "plans",
    schema.TeamPlanSchema,
    ({ world }) => world.plans,
  ),
  "world.setPlan": does("PUT /world/plans", "Says which plan a team is on.", schema.TeamPlanSchema, ({ world }, plan) =>
    refusing(() => world.setPlan(plan)),
  ),
  "world.caches": lists(
    "/world/caches",
    "Whether each team's remote cache may be used.",
    "caches",
    schema.TeamCacheSchema,
    ({ world }) => world.caches,
  ),
  "world.setCache": does(
    "PUT /world/caches",
    "Says whether a team's remote cache may be used.",
    schema.TeamCacheSchema,
    ({ world }, cache) => refusing(() => world.setCache(cache)),
  ),
  "world.ssoCodes": lists(
    "/world/sso-codes",
    "Who can sign on to integrations, without the codes.",
    "ssoCodes",
    schema.SsoSignOnSchema,
    ({ world }) => world.ssoCodes,
  ),
  "world.addSsoCode": does(
    "POST /world/sso-codes",
    "Lets a user sign on to an integration by a code, once.",
    schema.SsoCodeSchema,
    ({ world }, code) => refusing(() => world.addSsoCode(code)),
  ),
  "world.confirmDeletion": does(
    "POST /world/confirmed-deletions",
    "Confirms that the account of a user, who has asked for it, is deleted.",
    schema.ConfirmedDeletionSchema,
    ({ world }, confirmed) => refusing(() => world.confirmDeletion(confirmed)),
  ),
  resolve: control(
    "GET /resolve/{name}/{type}",
    "What DNS answers for a name, such as TXT records.",
    { input: schema.ResolveInput, output: v.object({ values: v.array(v.string()) }) },
    async (emulator, { name, type }) => ({ values: [...(await emulator.resolve(name, type))] }),
  ),
  "authority.certificate": {
    method: "GET",
    path: "/authority.pem",
    summary: "The certificate of the authority that issues the others, to be trusted.",
    answers: "bytes",
    run: async ({ authority }) => new Blob([await authority.certificate()]).stream(),
  },
  "authority.certificateOf": control(
    "GET /certificates/{host}",
    "The certificate that a host shows, with its chain.",
    { input: schema.HostInput, output: v.object({ certificate: v.exactOptional(v.string()) }) },
    async ({ authority }, { host }) => omitUndefined({ certificate: await authority.certificateOf(host) }),
  ),
  "faults.pending": lists(
    "/faults",
    "The faults that have not been used up.",
    "faults",
    FaultSchema,
    ({ faults }) => faults.pending,
  ),
  "faults.add": {
    ...control(
      "POST /faults",
      "Plans a fault.",
      { input: FaultSchema, output: schema.Nothing },
      async ({ faults }, fault) => {
        await refusing(() => faults.add(fault));
        return {};
      },
    ),
    judgesItself: true,
  },
  "faults.clear": does("DELETE /faults", "Forgets all faults.", undefined, ({ faults }) => faults.clear()),
  seed: {
    ...does(
      "POST /seed",
      "Adds users, teams and projects, and makes calls, all or nothing.",
      SeedSchema,
      (emulator, data) => refusing(() => emulator.seed(data)),
    ),
    judgesItself: true,
  },
  toSeed: control(
    "GET /seed",
    "What stands here as a seed, without tokens and sensitive variables.",
    { output: SeedSchema },
    (emulator) => emulator.toSeed(),
  ),
  reset: does(
    "POST /reset",
    "Forgets everything but snapshots, and begins again with the first seed.",
    undefined,
    (emulator) => emulator.reset(),
  ),
  "deliveries.list": lists(
    "/deliveries",
    "What was sent to webhooks, or is to be, oldest first.",
    "deliveries",
    schema.DeliverySchema,
    ({ deliveries }) => deliveries.list,
  ),
  "deliveries.redeliver": does(
    "POST /deliveries/{id}/redeliver",
    "Sends a delivery again, and answers when that has been tried.",
    schema.IdInput,
    ({ deliveries }, { id }) => deliveries.redeliver(id),
  ),
  "deliveries.release": does(
    "POST /deliveries/{id}/release",
    "Sends a delivery that is held, where the option `webhooks.deliverTo` names its host.",
    schema.IdInput,
    ({ deliveries }, { id }) => deliveries.release(id),
  ),
  snapshots: lists("/snapshots", "The names of all snapshots.", "snapshots", v.string(), (emulator) =>
    emulator.snapshots(),
  ),
  snapshot: does(
    "PUT /snapshots/{name}",
    "Keeps a copy of everything, in place of one of that name.",
    schema.NameInput,
    (emulator, { name }) => emulator.snapshot(name),
  ),
  restore: does(
    "POST /snapshots/{name}/restore",
    "Makes everything as it was in a snapshot.",
    schema.NameInput,
    (emulator, { name }) => emulator.restore(name),
  ),
  removeSnapshot: does("DELETE /snapshots/{name}", "Removes a snapshot.", schema.NameInput, (emulator, { name }) =>
    emulator.removeSnapshot(name),
  ),
  compare: control(
    "POST /compare",
    "What was added, changed and removed from one snapshot to another one, or to the present.",
    { input: schema.ComparedSchema, output: schema.FoundDifferencesSchema },
    (emulator, snapshots) => emulator.compare(snapshots),
  ),
  export: {
    method: "GET",
    path: "/export",
    summary: "Everything that the emulator holds, its keys too: keep it as secret as its data folder.",
    answers: "bytes",
    run: (emulator) => emulator.export(),
  },
  import: {
    method: "POST",
    path: "/import",
    summary: "Makes everything as it was in an export.",
    input: "bytes",
    answers: "json",
    output: schema.Nothing,
    async run(emulator, _, { bytes }) {
      await refusing(() => emulator.import(bytes));
      return {};
    },
  },
  events: {
    method: "GET",
    path: "/events",
    summary: "What happens from now on, as it happens, until the caller goes.",
    answers: "events",
    output: schema.EventSchema,
    limit: "As many listen already as may.",
    run: (emulator, _, { signal }) => emulator.events(signal),
  },
};
