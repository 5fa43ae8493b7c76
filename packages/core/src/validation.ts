export type { Drift } from "./errors/validation-error.ts";
export type { ValidationMode, Validator } from "./types/client.ts";
export type { ValidatedGroup } from "./validation/declared-answers.ts";
export { type ValidationOptions, validation } from "./validation/validation.ts";
