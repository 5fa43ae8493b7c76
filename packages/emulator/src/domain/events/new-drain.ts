import type { Operations } from "@slipway/drains/contract";
import { type EventType, plainEventTypes, type RowChange } from "../../engine/event-type.ts";
import { invalid, refuse } from "../../engine/platform-error.ts";
import { newId } from "../../store/ids.ts";
import type { Draft } from "../../store/table.ts";
import type { Context } from "../accounts/scope.ts";
import { teamTable } from "../accounts/tables.ts";
import { seenTokens } from "../accounts/tokens.ts";
import { type DrainDelivery, seal } from "./drain-request.ts";
import type { Delivery, DeliveryInput, DrainRow } from "./drain-tables.ts";
import type { EventDetails } from "./record-event.ts";

interface DrainEvents {
  readonly events: { readonly [Each in RowChange]: EventType<`drain-${Each}`, never> };
  readonly details: (row: DrainRow) => EventDetails<never>;
}

export const drainEvents: DrainEvents = {
  events: plainEventTypes("drain", "observability", "A drain"),
  details: ({ name }) => ({ text: `the drain ${name}` }),
};

type Identity = Pick<DrainRow, "accountId" | "name" | "schemas" | "createdFrom">;

/** A drain of all projects, without a filter. Throws 402 where the plan has no drains. */
export function newDrain(context: Context, identity: Identity, delivery: DrainDelivery): Draft<DrainRow> {
  if (context.rows(teamTable).get(identity.accountId)?.plan === "hobby") throw refuse("drain_plan");
  const settings = { projectIds: null, filter: null, sampling: [] };
  return {
    ...identity,
    ...settings,
    disabled: null,
    firstErrorAt: null,
    isErrored: false,
    ...sentBy(delivery, context),
  };
}

/** Readers expect an installation of the integration, which the emulator never has. */
export function drainOwner({ createdFrom }: DrainRow): Operations["getDrain"]["output"]["source"] {
  if (createdFrom === undefined) return { kind: "self-served" };
  return { kind: createdFrom, integrationConfigurationId: "", integrationId: "" };
}

/** Throws 400 for what the emulator has nothing to deliver of, or no way to. */
export function deliverable(delivery: DeliveryInput | undefined, schemas: object): DrainDelivery {
  if (!delivery) throw invalid("`delivery`: it is needed where no integration has one");
  const { type, encoding } = delivery;
  if (type === "s3") throw refuse("drain_not_carried_out", { what: `by \`${type}\` in \`${encoding}\`` });
  const isTrace = type === "otlphttp";
  const schemaNames = Object.keys(schemas);
  const other = schemaNames.find((name) => name !== (isTrace ? "trace" : "log"));
  if (other !== undefined)
    throw refuse("drain_not_carried_out", { what: `what is of the schema \`${other}\` by \`${type}\`` });
  if (schemaNames.length === 0) throw invalid("`schemas`: it names nothing that is to be delivered, such as `log`");
  const endpoint = isTrace ? delivery.endpoint.traces : delivery.endpoint;
  if (!URL.canParse(endpoint) || !/^https?:$/.test(new URL(endpoint).protocol))
    throw invalid(`\`delivery.endpoint\`: "${endpoint}" is not a URL of HTTP`);
  const { headers, secret } = delivery;
  try {
    new Headers(headers);
  } catch {
    // Its error quotes the value, which may let somebody in.
    throw invalid("`delivery.headers`: a name or a value is none that HTTP has");
  }
  const way = { endpoint, headers, secret };
  if (delivery.type === "otlphttp") return { ...way, encoding: `otlp-${delivery.encoding}`, compression: null };
  return { ...way, encoding: delivery.encoding, compression: delivery.compression ?? null };
}

export function sentBy(
  { headers, secret = newId("", 24), ...way }: DrainDelivery,
  context: Context,
): Delivery & Pick<DrainRow, "sealed" | "askedIn"> {
  context.service(seenTokens).add(secret);
  return { ...way, sealed: seal(context, { headers, secret }), askedIn: context.askedIn ?? null };
}
