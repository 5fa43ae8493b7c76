/** The command cannot be carried out as it was typed; its message says how to type it. */
export class UsageError extends Error {}
