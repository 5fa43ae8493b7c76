import type { Part } from "../../engine/services.ts";
import type { ProxyVariables } from "../../proxy/upstream.ts";

/** What is outside of sandboxes. */
export interface Outside {
  /** Answers what is the emulator's to answer. */
  answer(request: Request): Promise<Response>;
  /** The ports of this machine at which the emulator itself listens: no policy leads there. */
  ports(): readonly number[];
  /** The variables that name the proxies of the emulator's user. */
  readonly through: ProxyVariables;
}

export const outsidePart: Part<Outside> = {
  make: () => ({ answer: async () => new Response(null, { status: 503 }), ports: () => [], through: {} }),
};
