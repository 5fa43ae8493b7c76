export type OriginRule = (origin: string) => boolean;

/** Allowed origins: this machine, the emulator's sites, and those in `more` (`*`: any). */
export function originRule(baseDomain: string, more: readonly string[] = []): OriginRule {
  const allowedOrigins = new Set(more.map(originOf));
  return (origin) => allowedOrigins.has("*") || allowedOrigins.has(origin.toLowerCase()) || isHere(origin, baseDomain);
}

export function originProblem(text: string): string | undefined {
  if (originOf(text) !== undefined) return undefined;
  return "is not an origin: use scheme and host, such as https://app.test, or * for any";
}

function originOf(text: string): string | undefined {
  if (text === "*" || text === "null") return text;
  const bare = text.replace(/\/$/, "").toLowerCase();
  if (!/^[a-z][a-z0-9+.-]*:\/\/[^\s/?#@\\*]+$/.test(bare) || !URL.canParse(bare)) return undefined;
  // URL has no origin for other schemes, such as those of apps.
  return /^https?:/.test(bare) ? new URL(bare).origin : bare;
}

function isHere(origin: string, baseDomain: string): boolean {
  if (!URL.canParse(origin)) return false;
  const { hostname } = new URL(origin);
  if (/^(?:127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname)) return true;
  return ["localhost", baseDomain].some((domain) => hostname === domain || hostname.endsWith(`.${domain}`));
}

const methods = "GET, HEAD, POST, PUT, PATCH, DELETE";

export async function withCors(
  request: Request,
  mayCall: OriginRule,
  answer: () => Promise<Response>,
): Promise<Response> {
  const origin = request.headers.get("origin");
  const allowed = origin !== null && mayCall(origin);
  const response = request.method === "OPTIONS" ? answerPreflight(origin, allowed) : await answer();
  const { headers } = response;
  headers.append("vary", "Origin");
  if (allowed) headers.set("access-control-allow-origin", origin);
  // turbo sends preflights without an origin, and omits its token unless Authorization is allowed.
  if (allowed || (origin === null && request.method === "OPTIONS")) {
    headers.set("access-control-allow-methods", methods);
    // `*` does not cover Authorization.
    headers.set("access-control-allow-headers", "*, Authorization");
  }
  return response;
}

function answerPreflight(origin: string | null, allowed: boolean): Response {
  if (origin === null || allowed) return new Response(null, { status: 204 });
  return new Response(`Pages of ${origin} may not call; name the origin in \`origins\` (--origin) when you start\n`, {
    status: 403,
    headers: { "content-type": "text/plain; charset=utf-8" },
  });
}
