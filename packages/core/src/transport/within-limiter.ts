import type { Attempt } from "./call-state.ts";

/**
 * The layer that lets an attempt through when the client's limiter has room for it. What becomes of the attempt counts, whatever
 * the limiter makes of that.
 */
export async function withinLimiter({ call, known }: Attempt, next: () => Promise<Response>): Promise<Response> {
  const { limiter, clock, tokens } = call.client;
  if (!limiter) return next();
  // It has to tell accounts apart, and does not get the token for that.
  const tokenHash = async (): Promise<ArrayBuffer> =>
    tokens.hash(call.request.headers.authorization ?? (await tokens.get(known, true)));
  let outcome: Promise<Response> | undefined;
  const run = (): Promise<Response> => {
    outcome = next();
    // It is looked at below, and not by everybody before.
    outcome.catch(() => {});
    return outcome;
  };
  try {
    const response = await limiter(run, call.context, clock, call.deadline, tokenHash);
    return outcome ? await outcome : response;
  } catch (error) {
    if (outcome) return outcome;
    throw error;
  }
}
