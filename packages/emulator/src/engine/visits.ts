import type { Service } from "./services.ts";

/** Requests that the emulator itself makes to what is deployed. */
export interface Visits {
  ask(request: Request): Promise<Response>;
  begin(request: Request): void;
  settled(): Promise<void>;
}

export const visits: Service<Visits> = { make: () => createVisits(async () => new Response(null, { status: 503 })) };

export function createVisits(answer: (request: Request) => Promise<Response>): Visits {
  const underWay = new Set<Promise<void>>();
  return {
    ask: answer,
    begin(request) {
      const visit = answer(request)
        .then((response) => response.body?.cancel())
        // The emulator closes, or a planned fault struck, which the request log shows.
        .catch(() => {})
        .finally(() => underWay.delete(visit));
      underWay.add(visit);
    },
    async settled() {
      while (underWay.size > 0) await Promise.all(underWay);
    },
  };
}
