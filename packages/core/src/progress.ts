export { type ByteProgress, withProgress } from "./streams/with-progress.ts";
