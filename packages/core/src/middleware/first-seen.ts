import type { Sent } from "../types/client.ts";

/** Tells of each call, once, that it is seen for the first time: another middleware may have answered its first attempt. */
export function firstSeen(): (call: Promise<Sent>) => boolean {
  const seen = new WeakSet<Promise<Sent>>();
  return (call) => {
    if (seen.has(call)) return false;
    seen.add(call);
    return true;
  };
}
