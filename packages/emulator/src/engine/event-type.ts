import type { WebhookPayloads } from "@slipway/webhooks";

/** An event that webhooks can be told of. */
export type WebhookEvent = keyof WebhookPayloads;

/** Something that can happen, as the group whose thing it is declares it. */
export interface Happening<Type extends string = string, Event extends WebhookEvent = WebhookEvent> {
  /** What the account's list of events calls it. */
  readonly type: Type;
  /** One of those that a group names. Absent: no list of events has it, and only webhooks are told. */
  readonly category?: string;
  readonly description: string;
  /** What webhooks are told, in this order. Absent: nothing. */
  readonly webhooks?: readonly Event[];
}

/** One that no webhook is told of. */
export type PlainHappening = Happening<string, never>;

/** By their types; no webhook is told of them. */
export type Happenings<Type extends string = string> = { readonly [Each in Type]: Happening<Each, never> };

/** The same of what a group declares, with what webhooks are told: `HappeningsOf<typeof declared>`. */
export type HappeningsOf<Declaration> = {
  readonly [Type in keyof Declaration & string]: Happening<Type, EventOf<Declaration[Type]>>;
};

/** A group's, without what each causes. */
export type AnyHappenings = Readonly<Record<string, Happening>>;

type EventOf<Declared> = Declared extends { readonly webhooks: readonly (infer Event extends WebhookEvent)[] }
  ? Event
  : never;

/** Categories of what happens, each with what people read. */
export type Categories = Readonly<Record<string, string>>;

/** What accounts' lists of events have. */
export type ListedHappening = Happening & { readonly category: string };

/** All that accounts' lists of events can have. */
export interface EventTypes {
  /** In the order of the groups, and each group's in its own. */
  readonly types: readonly ListedHappening[];
  /** By name. */
  readonly categories: readonly { readonly name: string; readonly label: string }[];
}

type Declared = Omit<Happening, "type">;

/** Gives each of what a group declares its type, which is the name that it stands under. */
export function happeningsOf<const Declaration extends Readonly<Record<string, Declared>>>(
  declared: Declaration,
): HappeningsOf<Declaration> {
  const all = Object.entries<Declared>(declared).map(([type, rest]) => [type, { type, ...rest }]);
  // Every name is there, with itself as its type, which `fromEntries` cannot say.
  return Object.fromEntries(all) as HappeningsOf<Declaration>;
}
