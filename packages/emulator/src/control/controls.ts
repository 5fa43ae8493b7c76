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
    "Moves the clock forward, by ms or text such as `3 days`, and answers once all due work is done.",
    { input: schema.Advance, output: schema.Moment },
    async ({ clock }, { duration }) => {
      // Only a wrong duration is the caller's error; later errors are of the due work.
      await refusing(() => spanOf(duration, clock.now()), "`duration`: ");
      await clock.advance(duration);
      return { now: clock.now() };
    },
  ),
  origin: control(
    "GET /origins/{host}",
    "URLs of a host on this machine: by its name, and by a path that needs neither a proxy nor a resolver.",
    { input: schema.HostInput, output: v.object({ origin: v.string(), at: v.string() }) },
    (emulator, { host }) => {
      const origin = emulator.origin(host);
      return { origin, at: `${emulator.url}${prefix}/at/${new URL(origin).hostname}/` };
    },
  ),
  requests: lists("/requests", "API requests, oldest first.", schema.RequestRecordSchema, ({ requests }) => requests),
  request: control(
    "GET /requests/{id}",
    "Input, error message and changes of a recent request.",
    { input: schema.IdInput, output: schema.RequestDetailSchema },
    (emulator, { id }) => emulator.request(id),
  ),
  rows: control(
    "POST /rows",
    "Rows of a table, newest first, without secrets.",
    { input: schema.RowsQuerySchema, output: schema.FoundRowsSchema },
    (emulator, query) => refusing(() => emulator.rows(query)),
  ),
  served: lists(
    "/served",
    "Requests for deployments, oldest first, with the step that answered.",
    schema.ServedRecordSchema,
    ({ served }) => served,
  ),
  waitFor: {
    method: "POST",
    path: "/wait-for",
    summary: "Waits for a request for at most `timeout` ms, and answers its record; 404 lists the nearest records.",
    input: schema.AwaitedSchema,
    answers: "json",
    output: v.union([schema.RequestRecordSchema, schema.ServedRecordSchema]),
    limit: "The maximum of listeners is reached.",
    run(emulator, input, { signal }) {
      // `waitFor` validates the other members.
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
    "The step that would answer a request for a site, and its rule.",
    { input: schema.ExplainedSchema, output: schema.ExplanationSchema },
    (emulator, { url, ...visitor }) => refusing(() => emulator.explain(url, visitor)),
  ),
  "world.records": lists(
    "/world/records",
    "DNS records outside the platform.",
    schema.DnsRecordSchema,
    ({ world }) => world.records,
  ),
  "world.setRecords": does(
    "PUT /world/records",
    "Replaces the DNS records of a name and type; no values remove them.",
    schema.DnsRecordSchema,
    ({ world }, record) => refusing(() => world.setRecords(record)),
  ),
  "world.plans": lists("/world/plans", "The plan of each team.", schema.TeamPlanSchema, ({ world }) => world.plans),
  "world.setPlan": does("PUT /world/plans", "Sets the plan of a team.", schema.TeamPlanSchema, ({ world }, plan) =>
    refusing(() => world.setPlan(plan)),
  ),
  "world.caches": lists(
    "/world/caches",
    "The status of each team's remote cache.",
    schema.TeamCacheSchema,
    ({ world }) => world.caches,
  ),
  "world.setCache": does(
    "PUT /world/caches",
    "Sets the status of a team's remote cache.",
    schema.TeamCacheSchema,
    ({ world }, cache) => refusing(() => world.setCache(cache)),
  ),
  "world.ssoCodes": lists(
    "/world/sso-codes",
    "Sign-ons to integrations, without their codes.",
    schema.SsoSignOnSchema,
    ({ world }) => world.ssoCodes,
  ),
  "world.addSsoCode": does(
    "POST /world/sso-codes",
    "Adds a code by which a user signs on to an integration once.",
    schema.SsoCodeSchema,
    ({ world }, code) => refusing(() => world.addSsoCode(code)),
  ),
  "world.confirmDeletion": does(
    "POST /world/confirmed-deletions",
    "Confirms the deletion of an account that its user requested.",
    schema.ConfirmedDeletionSchema,
    ({ world }, confirmed) => refusing(() => world.confirmDeletion(confirmed)),
  ),
  resolve: control(
    "GET /resolve/{name}/{type}",
    "The DNS answer for a name and type.",
    { input: schema.ResolveInput, output: v.object({ values: v.array(v.string()) }) },
    async (emulator, { name, type }) => ({ values: [...(await emulator.resolve(name, type))] }),
  ),
  "authority.certificate": {
    method: "GET",
    path: "/authority.pem",
    summary: "The authority's certificate, as PEM.",
    answers: "bytes",
    run: async ({ authority }) => new Blob([await authority.certificate()]).stream(),
  },
  "authority.certificateOf": control(
    "GET /certificates/{host}",
    "The certificate of a host, with its chain.",
    { input: schema.HostInput, output: v.object({ certificate: v.exactOptional(v.string()) }) },
    async ({ authority }, { host }) => omitUndefined({ certificate: await authority.certificateOf(host) }),
  ),
  "faults.pending": lists("/faults", "Pending faults.", FaultSchema, ({ faults }) => faults.pending),
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
  "faults.clear": does("DELETE /faults", "Removes all faults.", undefined, ({ faults }) => faults.clear()),
  seed: {
    ...does(
      "POST /seed",
      "Adds users, teams and projects, and makes calls, in one transaction.",
      SeedSchema,
      (emulator, data) => refusing(() => emulator.seed(data)),
    ),
    judgesItself: true,
  },
  toSeed: control(
    "GET /seed",
    "The current state as a seed, without tokens and sensitive variables.",
    { output: SeedSchema },
    (emulator) => emulator.toSeed(),
  ),
  reset: does("POST /reset", "Removes everything but snapshots, and applies the first seed.", undefined, (emulator) =>
    emulator.reset(),
  ),
  "deliveries.list": lists(
    "/deliveries",
    "Deliveries to webhooks and drains, oldest first.",
    schema.DeliverySchema,
    ({ deliveries }) => deliveries.list,
  ),
  "deliveries.redeliver": does(
    "POST /deliveries/{id}/redeliver",
    "Sends a delivery again, and answers after the attempt.",
    schema.IdInput,
    ({ deliveries }, { id }) => deliveries.redeliver(id),
  ),
  "deliveries.release": does(
    "POST /deliveries/{id}/release",
    "Sends a held delivery, if the option `webhooks.deliverTo` names its host.",
    schema.IdInput,
    ({ deliveries }, { id }) => deliveries.release(id),
  ),
  snapshots: lists("/snapshots", "Names of all snapshots.", v.string(), (emulator) => emulator.snapshots()),
  snapshot: does(
    "PUT /snapshots/{name}",
    "Takes a snapshot, replacing one of the same name.",
    schema.NameInput,
    (emulator, { name }) => emulator.snapshot(name),
  ),
  restore: does("POST /snapshots/{name}/restore", "Restores a snapshot.", schema.NameInput, (emulator, { name }) =>
    emulator.restore(name),
  ),
  removeSnapshot: does("DELETE /snapshots/{name}", "Removes a snapshot.", schema.NameInput, (emulator, { name }) =>
    emulator.removeSnapshot(name),
  ),
  compare: control(
    "POST /compare",
    "Rows added, changed and removed between two snapshots, or a snapshot and the present.",
    { input: schema.ComparedSchema, output: schema.FoundDifferencesSchema },
    (emulator, snapshots) => emulator.compare(snapshots),
  ),
  export: {
    method: "GET",
    path: "/export",
    summary: "The whole state with its keys: keep it as secret as the data folder.",
    answers: "bytes",
    run: (emulator) => emulator.export(),
  },
  import: {
    method: "POST",
    path: "/import",
    summary: "Restores an export.",
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
    summary: "Events from now on, until the caller disconnects.",
    answers: "events",
    output: schema.EventSchema,
    limit: "The maximum of listeners is reached.",
    run: (emulator, _, { signal }) => emulator.events(signal),
  },
};
