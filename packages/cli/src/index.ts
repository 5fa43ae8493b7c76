export type { Io } from "./context.ts";
export { run } from "./run.ts";
