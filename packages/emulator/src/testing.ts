export type { Tested } from "./testing/tested.ts";
export { withEmulator } from "./testing/with-emulator.ts";
