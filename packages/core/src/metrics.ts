export { type MetricsOptions, metrics } from "./middleware/metrics.ts";
