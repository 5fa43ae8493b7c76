declare const unlisted: unique symbol;

/**
 * A value of an answer that the contract does not list, because the platform may be newer. Inputs accept it, so that answers can be written
 * back, and refuse other unknown values. Cast a newer value: `"moon" as Unlisted`.
 */
export type Unlisted<Value extends string | number = string> = Value & { readonly [unlisted]: true };
