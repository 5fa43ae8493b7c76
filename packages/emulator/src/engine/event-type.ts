import type { WebhookPayloads } from "@slipway/webhooks";

export type WebhookEvent = keyof WebhookPayloads;

export interface EventType<Type extends string = string, Event extends WebhookEvent = WebhookEvent> {
  readonly type: Type;
  /** Absent: the event is not listed, and only webhooks receive it. */
  readonly category?: string;
  readonly description: string;
  /** Webhook events sent for it, in this order. */
  readonly webhooks?: readonly Event[];
}

export type PlainEventType = EventType<string, never>;

type Declaration = Readonly<Record<string, Readonly<Record<string, string | readonly [string, ...WebhookEvent[]]>>>>;

type Union<Members> = Members[keyof Members];
type KeyOf<Each> = Each extends unknown ? keyof Each & string : never;
type EventOf<Declared> = Declared extends readonly [string, ...infer Events extends WebhookEvent[]]
  ? Events[number]
  : never;

export type EventTypesOf<Declared> = {
  readonly [Type in KeyOf<Union<Declared>>]: EventType<
    Type,
    EventOf<Extract<Union<Declared>, Readonly<Record<Type, unknown>>>[Type]>
  >;
};

export type AnyEventTypes = Readonly<Record<string, EventType>>;

export type Categories = Readonly<Record<string, string>>;

export type ListedEventType = EventType & { readonly category: string };

export interface EventTypes {
  readonly types: readonly ListedEventType[];
  readonly categories: readonly { readonly name: string; readonly label: string }[];
}

export function eventTypesOf<const Declared extends Declaration>(declared: Declared): EventTypesOf<Declared> {
  const all = Object.entries(declared).flatMap(([category, types]) =>
    Object.entries(types).map(([type, declaration]) => {
      const [description, ...webhooks] = typeof declaration === "string" ? [declaration] : declaration;
      const listed = category === "" ? {} : { category };
      return [type, { type, ...listed, description, ...(webhooks.length > 0 && { webhooks }) }];
    }),
  );
  // `fromEntries` loses the names.
  return Object.fromEntries(all) as EventTypesOf<Declared>;
}

/** Event types of changes without webhooks, keyed by the setting that changed: its name in a sentence is `what`. */
export function eventTypesFor<Name extends string>(
  category: string,
  declared: { readonly [Each in Name]?: readonly [type: string, what: string] },
): { readonly [Each in Name]?: PlainEventType } {
  const all = Object.entries<readonly [string, string] | undefined>(declared);
  const entries = all.map(([name, [type, what] = ["", ""]]) => {
    return [name, { type, category, description: `A ${category}'s ${what} was changed` }];
  });
  // `fromEntries` loses the names.
  return Object.fromEntries(entries) as { [Each in Name]?: PlainEventType };
}

export function byType(eventTypes: Readonly<Record<string, EventType | undefined>>): AnyEventTypes {
  return Object.fromEntries(Object.values(eventTypes).flatMap((each) => (each ? [[each.type, each]] : [])));
}

const phrases = { created: "was created", updated: "was changed", deleted: "was deleted" } as const;

export type RowChange = keyof typeof phrases;

/** Event types of create, update and delete, by the platform's naming rule: `webhook-created`, "A webhook was created" and so on. */
export function plainEventTypes<const Type extends string>(
  type: Type,
  category: string,
  what: string,
): { readonly [Each in RowChange]: EventType<`${Type}-${Each}`, never> } {
  const one = <Each extends RowChange>(each: Each): EventType<`${Type}-${Each}`, never> => {
    return { type: `${type}-${each}`, category, description: `${what} ${phrases[each]}` };
  };
  return { created: one("created"), updated: one("updated"), deleted: one("deleted") };
}
