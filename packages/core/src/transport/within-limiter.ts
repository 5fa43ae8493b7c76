import type { Attempt } from "./call-state.ts";

/**
 * The layer that lets an attempt through when the client's limiter has room for it. What becomes of the attempt counts, whatever
 * the limiter makes of that.
 */
export async function withinLimiter({ call }: Attempt, next: () => Promise<Response>): Promise<Response> {
  const { limiter, clock } = call.client;
  if (!limiter) return next();
  let outcome: Promise<Response> | undefined;
  const run = (): Promise<Response> => {
    outcome = next();
    // It is looked at below, and not by everybody before.
    outcome.catch(() => {});
    return outcome;
  };
  try {
    const response = await limiter(run, call.context, clock, call.deadline);
    return outcome ? await outcome : response;
  } catch (error) {
    if (outcome) return outcome;
    throw error;
  }
}
