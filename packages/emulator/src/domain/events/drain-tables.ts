import type { Operations } from "@slipway/drains/contract";
import type { Validated } from "../../engine/validate.ts";
import { type OfAccount, type Row, type Table, table } from "../../store/table.ts";

type Created = Validated<Operations["createDrain"]["input"]>;
type Filter = Exclude<NonNullable<Created["filter"]>, string>["filter"];

export type DeliveryInput = NonNullable<Created["delivery"]>;
type HttpDelivery = Extract<DeliveryInput, { readonly type: "http" }>;
export type BasicFilter = Extract<Filter, { readonly type: "basic" }>;
type Sampling = NonNullable<Created["sampling"]>[number];

type OtlpDelivery = Extract<DeliveryInput, { readonly type: "otlphttp" }>;

export interface Delivery {
  readonly endpoint: string;
  readonly encoding: HttpDelivery["encoding"] | `otlp-${OtlpDelivery["encoding"]}`;
  readonly compression: HttpDelivery["compression"] | null;
}

export function isOfSpans({ encoding }: Pick<Delivery, "encoding">): boolean {
  return encoding.startsWith("otlp-");
}

export interface DrainRow extends OfAccount, Delivery {
  readonly name: string;
  /** Present where an integration created it. */
  readonly createdFrom?: "integration";
  /** The sandbox session that set the endpoint last, whose network policy applies. Absent or null: none. */
  readonly askedIn?: string | null;
  /** Null: all projects. */
  readonly projectIds: readonly string[] | null;
  readonly sealed: string;
  readonly filter: BasicFilter | null;
  readonly sampling: readonly Sampling[];
  readonly schemas: Created["schemas"];
  readonly disabled: { readonly at: number; readonly by: string } | null;
  readonly firstErrorAt: number | null;
  readonly isErrored: boolean;
}

export const drainTable: Table<DrainRow, "account"> = table({
  name: "drains",
  called: "Drain",
  id: { prefix: "drain_", length: 24 },
  parents: { account: "account" },
});

interface DrainLineRow extends Row {
  readonly drainId: string;
  readonly text: string;
}

export const drainLineTable: Table<DrainLineRow, "drain"> = table({
  name: "drainLines",
  called: "Line of a drain",
  id: { prefix: "drl_", length: 24 },
  parents: { drain: drainTable },
});

export const drainTables: readonly Table[] = [drainTable, drainLineTable];
