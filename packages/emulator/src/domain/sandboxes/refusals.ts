import { type PlatformError, refuse } from "../../engine/platform-error.ts";

export function sessionEnded(message: string): PlatformError {
  return refuse("session_ended", { why: message });
}

export function unprocessable(message: string): PlatformError {
  return refuse("sandbox_impossible", { why: message });
}

/** Another program may have the port: without isolation the ports of this machine are shared. */
export class PortTakenError extends Error {
  constructor(port: number, by: string) {
    super(
      `Port ${port} of this machine is taken by ${by}, so nothing in the sandbox listens there; let it use another one.`,
    );
  }
}
