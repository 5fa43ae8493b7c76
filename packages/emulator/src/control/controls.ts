import * as v from "valibot";
import { prefix } from "../engine/addresses/own-prefix.ts";
import { FaultSchema } from "../engine/faults/schema.ts";
import { given } from "../engine/omit-undefined.ts";
import { spanOf } from "../engine/time/duration.ts";
import { SeedSchema } from "../seed/seed-data.ts";
import { type Control, control, refusing } from "./control.ts";
import type { Emulator } from "./emulator-types.ts";
import * as schema from "./schemas.ts";

/** What takes code, or owns the process: it cannot be had from outside. */
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

/** Members that hold further functions. */
type Group = "authority" | "clock" | "world" | "faults" | "deliveries";

/** All that a test can do in process and from outside: `reset`, `clock.advance`, … */
export type ControlName =
  | Exclude<keyof Emulator, InProcessOnly | Group>
  | { [Name in Group]: `${Name}.${Extract<keyof Emulator[Name], string>}` }[Group];

/** Each function of the emulator has its control here: one that is missing does not compile. */
export const controls: Readonly<Record<ControlName, Control>> = {
  "clock.now": control(
    { method: "GET", path: "/clock", summary: "The emulator's time, in ms since 1970." },
    { output: schema.Moment },
    (emulator) => ({ now: emulator.clock.now() }),
  ),
  "clock.advance": control(
    {
      method: "POST",
      path: "/clock/advance",
      summary:
        "Moves the clock forward, by ms or a text such as `3 days`, and answers when all that became due is done.",
    },
    { input: schema.Advance, output: schema.Moment },
    async ({ clock }, { duration }) => {
      // What the clock itself throws is why something that became due could not be done.
      await refusing(() => spanOf(duration, clock.now()), "`duration`: ");
      await clock.advance(duration);
      return { now: clock.now() };
    },
  ),
  origin: control(
    {
      method: "GET",
      path: "/origins/{host}",
      summary:
        "Where a host is reached from this machine: by its name, and by a path that needs neither a proxy nor a resolver.",
    },
    { input: schema.Hosted, output: v.object({ origin: v.string(), at: v.string() }) },
    (emulator, { host }) => {
      const origin = emulator.origin(host);
      return { origin, at: `${emulator.url}${prefix}/at/${new URL(origin).hostname}/` };
    },
  ),
  requests: control(
    { method: "GET", path: "/requests", summary: "The requests that reached the API, oldest first." },
    { output: v.object({ requests: v.array(schema.RequestRecordSchema) }) },
    ({ requests }) => ({ requests: [...requests] }),
  ),
  served: control(
    { method: "GET", path: "/served", summary: "The requests for what is deployed, oldest first, and what answered." },
    { output: v.object({ served: v.array(schema.ServedRecordSchema) }) },
    ({ served }) => ({ served: [...served] }),
  ),
  "world.records": control(
    { method: "GET", path: "/world/records", summary: "What DNS holds outside of the platform." },
    { output: v.object({ records: v.array(schema.DnsRecordSchema) }) },
    ({ world }) => ({ records: [...world.records] }),
  ),
  "world.setRecords": control(
    {
      method: "PUT",
      path: "/world/records",
      summary: "Says what a name has of a type in DNS, instead of what it had; no values: nothing.",
    },
    { input: schema.DnsRecordSchema, output: schema.Nothing },
    async ({ world }, record) => {
      await refusing(() => world.setRecords(record));
      return {};
    },
  ),
  "world.plans": control(
    { method: "GET", path: "/world/plans", summary: "The plan that each team is on." },
    { output: v.object({ plans: v.array(schema.TeamPlanSchema) }) },
    ({ world }) => ({ plans: [...world.plans] }),
  ),
  "world.setPlan": control(
    { method: "PUT", path: "/world/plans", summary: "Says which plan a team is on." },
    { input: schema.TeamPlanSchema, output: schema.Nothing },
    async ({ world }, plan) => {
      await refusing(() => world.setPlan(plan));
      return {};
    },
  ),
  "world.caches": control(
    { method: "GET", path: "/world/caches", summary: "Whether each team's remote cache may be used." },
    { output: v.object({ caches: v.array(schema.TeamCacheSchema) }) },
    ({ world }) => ({ caches: [...world.caches] }),
  ),
  "world.setCache": control(
    { method: "PUT", path: "/world/caches", summary: "Says whether a team's remote cache may be used." },
    { input: schema.TeamCacheSchema, output: schema.Nothing },
    async ({ world }, cache) => {
      await refusing(() => world.setCache(cache));
      return {};
    },
  ),
  "world.ssoCodes": control(
    { method: "GET", path: "/world/sso-codes", summary: "Who can sign on to integrations, without the codes." },
    { output: v.object({ ssoCodes: v.array(schema.SsoSignOnSchema) }) },
    ({ world }) => ({ ssoCodes: [...world.ssoCodes] }),
  ),
  "world.addSsoCode": control(
    {
      method: "POST",
      path: "/world/sso-codes",
      summary: "Lets a user sign on to an integration by a code, once.",
    },
    { input: schema.SsoCodeSchema, output: schema.Nothing },
    async ({ world }, code) => {
      await refusing(() => world.addSsoCode(code));
      return {};
    },
  ),
  "world.confirmDeletion": control(
    {
      method: "POST",
      path: "/world/confirmed-deletions",
      summary: "Confirms that the account of a user, who has asked for it, is deleted.",
    },
    { input: schema.ConfirmedDeletionSchema, output: schema.Nothing },
    async ({ world }, confirmed) => {
      await refusing(() => world.confirmDeletion(confirmed));
      return {};
    },
  ),
  resolve: control(
    { method: "GET", path: "/resolve/{name}/{type}", summary: "What DNS answers for a name, such as TXT records." },
    { input: schema.Resolved, output: v.object({ values: v.array(v.string()) }) },
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
    { method: "GET", path: "/certificates/{host}", summary: "The certificate that a host shows, with its chain." },
    { input: schema.Hosted, output: v.object({ certificate: v.exactOptional(v.string()) }) },
    async ({ authority }, { host }) => given({ certificate: await authority.certificateOf(host) }),
  ),
  "faults.pending": control(
    { method: "GET", path: "/faults", summary: "The faults that have not been used up." },
    { output: v.object({ faults: v.array(FaultSchema) }) },
    ({ faults }) => ({ faults: [...faults.pending] }),
  ),
  "faults.add": {
    ...control(
      { method: "POST", path: "/faults", summary: "Plans a fault." },
      { input: FaultSchema, output: schema.Nothing },
      async ({ faults }, fault) => {
        await refusing(() => faults.add(fault));
        return {};
      },
    ),
    judgesItself: true,
  },
  "faults.clear": control(
    { method: "DELETE", path: "/faults", summary: "Forgets all faults." },
    { output: schema.Nothing },
    ({ faults }) => {
      faults.clear();
      return {};
    },
  ),
  seed: control(
    { method: "POST", path: "/seed", summary: "Adds users, teams and projects, all or none." },
    { input: SeedSchema, output: schema.Nothing },
    async (emulator, data) => {
      await refusing(() => emulator.seed(data));
      return {};
    },
  ),
  reset: control(
    {
      method: "POST",
      path: "/reset",
      summary: "Forgets everything but snapshots, and begins again with the first seed.",
    },
    { output: schema.Nothing },
    async (emulator) => {
      await emulator.reset();
      return {};
    },
  ),
  "deliveries.list": control(
    { method: "GET", path: "/deliveries", summary: "What was sent to webhooks, or is to be, oldest first." },
    { output: v.object({ deliveries: v.array(schema.DeliverySchema) }) },
    ({ deliveries }) => ({ deliveries: [...deliveries.list] }),
  ),
  "deliveries.redeliver": control(
    {
      method: "POST",
      path: "/deliveries/{id}/redeliver",
      summary: "Sends a delivery again, and answers when that has been tried.",
    },
    { input: schema.Identified, output: schema.Nothing },
    async ({ deliveries }, { id }) => {
      await deliveries.redeliver(id);
      return {};
    },
  ),
  "deliveries.release": control(
    {
      method: "POST",
      path: "/deliveries/{id}/release",
      summary: "Sends a delivery that is held, where the option `webhooks.deliverTo` names its host.",
    },
    { input: schema.Identified, output: schema.Nothing },
    async ({ deliveries }, { id }) => {
      await deliveries.release(id);
      return {};
    },
  ),
  snapshots: control(
    { method: "GET", path: "/snapshots", summary: "The names of all snapshots." },
    { output: v.object({ snapshots: v.array(v.string()) }) },
    async (emulator) => ({ snapshots: [...(await emulator.snapshots())] }),
  ),
  snapshot: control(
    { method: "PUT", path: "/snapshots/{name}", summary: "Keeps a copy of everything, in place of one of that name." },
    { input: schema.Named, output: schema.Nothing },
    async (emulator, { name }) => {
      await emulator.snapshot(name);
      return {};
    },
  ),
  restore: control(
    { method: "POST", path: "/snapshots/{name}/restore", summary: "Makes everything as it was in a snapshot." },
    { input: schema.Named, output: schema.Nothing },
    async (emulator, { name }) => {
      await emulator.restore(name);
      return {};
    },
  ),
  removeSnapshot: control(
    { method: "DELETE", path: "/snapshots/{name}", summary: "Removes a snapshot." },
    { input: schema.Named, output: schema.Nothing },
    async (emulator, { name }) => {
      await emulator.removeSnapshot(name);
      return {};
    },
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
