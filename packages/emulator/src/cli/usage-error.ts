/** Wrong use of the command line; the message says what to type instead. */
export class UsageError extends Error {}
