export { type TracingOptions, tracing } from "./middleware/tracing.ts";
