/** What was asked of the command cannot be done, as its message says: another wording is needed, not another try. */
export class UsageError extends Error {}
