import type { EmulatorOptions } from "../control/emulator-types.ts";
import { isLoopbackAddress } from "../server/listen.ts";

/** Where listens what takes no token: on this machine only, wherever the emulator itself listens. */
export function besideHost({ host = "127.0.0.1" }: EmulatorOptions): string {
  return isLoopbackAddress(host) ? host : "127.0.0.1";
}
