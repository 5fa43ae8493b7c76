declare const unlisted: unique symbol;

/**
 * A value of an answer that the contract does not list beside its known ones: the platform may be newer. Inputs take it, so that what was
 * read can be written back, and refuse any other that is none of their values. To send a newer value, say so: `"moon" as Unlisted`.
 */
export type Unlisted<Value extends string | number = string> = Value & { readonly [unlisted]: true };
