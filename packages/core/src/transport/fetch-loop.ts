import type { Loop } from "./send-with-retries.ts";

/** The loop of attempts of a client over plain `fetch`. */
export const fetchLoop: Loop = async ({ next, again }) => {
  for (;;) {
    try {
      return await next();
    } catch (error) {
      if (!(await again())) throw error;
    }
  }
};
