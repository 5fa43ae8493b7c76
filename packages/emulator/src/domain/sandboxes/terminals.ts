import { mapService, type Service, type Services } from "../../engine/services.ts";
import { newId } from "../../store/ids.ts";
import { hashToken } from "../accounts/tokens.ts";
import { type SandboxRow, type SessionRow, sessionTable } from "./tables.ts";

const validity = 60_000;

/** A clock that stands still ends none of them. */
const maxOffers = 1000;

interface Offer {
  readonly sessionId: string;
  readonly until: number;
}

const offers: Service<Map<string, Offer>> = mapService();

export function offerTerminal({ service, clock }: Services, sessionId: string): string {
  const [all, now] = [service(offers), clock.now()];
  for (const [hash, { until }] of all) if (until <= now) all.delete(hash);
  const [oldest] = all.keys();
  if (oldest !== undefined && all.size >= maxOffers) all.delete(oldest);
  const token = newId("sbt_", 40);
  all.set(hashToken(token), { sessionId, until: now + validity });
  return token;
}

/** The session whose terminal a token opens, which it does once. Absent: it opens none of this sandbox. */
export function takeTerminal(
  { service, clock, rows }: Services,
  { id }: SandboxRow,
  token: string,
): SessionRow | undefined {
  const all = service(offers);
  const hash = hashToken(token);
  const { sessionId = "", until = 0 } = all.get(hash) ?? {};
  const session = rows(sessionTable).get(sessionId);
  if (until <= clock.now() || session?.sandboxId !== id || session.status !== "running") return undefined;
  all.delete(hash);
  return session;
}
