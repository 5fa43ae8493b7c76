import { cookieOf } from "../../domain/deployments/routing/route.ts";
import type { Verdict } from "../../domain/firewall/decide.ts";
import { linkTo, pathOf, withoutPass } from "../protection/protect.ts";
import { solution } from "../protection/visitor.ts";
import { answers, type Decision, type Visit } from "../visit.ts";

/** The cookie is called as the platform's; that it lasts for an hour, and how the challenge is solved, is chosen. */
const [cookie, lasts] = ["_vcrcs", 3_600_000];

export function isSolved({ request, host, services, at }: Visit): boolean {
  const value = cookieOf(request.headers.get("cookie") ?? "", cookie);
  if (value === undefined) return false;
  try {
    const { host: of, until } = Object(JSON.parse(services.keys.decrypt(value, cookie)));
    return of === host && until > at;
  } catch {
    return false;
  }
}

/** Asks a browser to prove that it is one, or takes the proof. The attack mode answers 429, a rule 403: both were seen. */
export function challengeOf(visit: Visit, why: string, { kind }: Verdict): Decision {
  const { services, host, at, url } = visit;
  if (url.searchParams.get(solution) === "solved")
    return answers("firewall", "The visitor has solved the challenge, and gets a cookie for it.", () => {
      const payload = JSON.stringify({ host, until: at + lasts });
      const value = services.store.transact(() => services.keys.encrypt(payload, cookie));
      const cookieLine = `${cookie}=${value}; Path=/; Max-Age=${lasts / 1000}; HttpOnly; SameSite=Lax`;
      const headers = { location: pathOf(withoutPass(url)), "set-cookie": cookieLine, "cache-control": "no-store" };
      return new Response(null, { status: 307, headers });
    });
  const link = linkTo(url, solution, "solved");
  const page = `<!doctype html>
<meta charset="utf-8">
<title>Vercel Security Checkpoint</title>
<h1>We're verifying your browser</h1>
<p><a id="go" href="${link}">Go on</a></p>
<script>location.replace(document.getElementById("go").href)</script>
`;
  const headers = {
    "content-type": "text/html; charset=utf-8",
    "cache-control": "private, no-store, max-age=0",
    "x-vercel-mitigated": "challenge",
  };
  return answers("firewall", why, () => new Response(page, { status: kind === "system-action" ? 429 : 403, headers }));
}
