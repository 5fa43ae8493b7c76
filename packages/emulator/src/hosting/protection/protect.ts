import { matchWithinTime } from "../../domain/deployments/routing/within.ts";
import { type DeploymentRow, isOfProduction } from "../../domain/deployments/tables.ts";
import { type AliasRow, aliasTable } from "../../domain/hosts/alias-tables.ts";
import { isProduction } from "../../domain/projects/production-domain.ts";
import { domainTable, type ProjectRow } from "../../domain/projects/tables.ts";
import { addressOf, isWithin } from "../../domain/projects/trusted.ts";
import type { Services } from "../../engine/services.ts";
import { platformPage } from "../pages.ts";
import { answers, type Decision, type Visit } from "../visit.ts";
import { covers, type Place, type Scope } from "./covers.ts";
import { isDigestOf, isOneOf, type Passes, passCookie, passesOf, shownBefore } from "./passes.ts";
import { protectedPage, readPassword, signInPage } from "./password-page.ts";
import { isOwner, solution, visitor } from "./visitor.ts";

interface Asking {
  readonly request: Request;
  readonly host: string;
  readonly url: URL;
  readonly services: Services;
}

const signedIn = "the owner";

const [bypass, setCookie, share] = ["x-vercel-protection-bypass", "x-vercel-set-bypass-cookie", "_vercel_share"];

/** An address without what lets a visitor in: that is for the platform, and no redirect takes it along to another site. */
export function withoutPass(url: URL): URL {
  const bare = new URL(url);
  if (url.search === "") return bare;
  for (const name of [bypass, setCookie, share, visitor, solution])
    if (bare.searchParams.has(name)) bare.searchParams.delete(name);
  return bare;
}

export async function protect(visit: Visit): Promise<Decision | undefined> {
  const response = await refusalOf(visit);
  if (!response) return undefined;
  const isPass = response.status === 303 || response.status === 307;
  const why = isPass ? "The visitor has shown a pass, and gets a cookie for it." : "The deployment is protected.";
  return answers("protection", why, () => response);
}

/** Whether a deployment asks visitors of a host for a pass. */
export function isProtected(
  services: Services,
  host: string,
  deployment: DeploymentRow,
  project: ProjectRow | undefined,
): boolean {
  const { ssoProtection, passwordProtection, trustedIps } = project?.settings ?? {};
  if (!project || !(ssoProtection || passwordProtection || trustedIps)) return false;
  const isFor = scopeRule(placeOf(services, host, deployment, project));
  return [ssoProtection, passwordProtection, trustedIps].some(isFor);
}

function scopeRule(place: Place): (setting: unknown) => boolean {
  return (setting) => {
    const scope = Object(setting).deploymentType;
    return typeof scope === "string" && covers(scope as Scope, place); // The contract has judged it.
  };
}

async function refusalOf({ request, host, deployment, project, services }: Visit): Promise<Response | undefined> {
  const { ssoProtection, passwordProtection, trustedIps } = project?.settings ?? {};
  if (!deployment || !project || (!ssoProtection && !passwordProtection && !trustedIps)) return undefined;
  const url = new URL(request.url);
  const secret = request.headers.get(bypass) ?? url.searchParams.get(bypass);
  const isFor = scopeRule(placeOf(services, host, deployment, project));
  if (secret === null && ![ssoProtection, passwordProtection, trustedIps].some(isFor)) return undefined;
  const alias = services.rows(aliasTable).first("alias", host);
  const asking: Asking = { request, host, url, services };
  if (isExcepted(alias) || isPreflight(asking, project)) return undefined;

  const passes = passesOf(services, project, alias);
  const before = shownBefore(services, request.headers, host);
  if (isOneOf(secret, passes.automation)) return isCookieWanted(asking) ? withCookie(asking, secret ?? "") : undefined;
  if (isDigestOf(before, passes.automation)) return undefined;

  if (trustedIps && "addresses" in trustedIps && isFor(trustedIps)) {
    const { addresses, protectionMode } = trustedIps;
    const ranges = addresses.map(({ value }) => value);
    const isTrusted = isWithin(addressOf(request.headers), ranges);
    if (isTrusted && protectionMode === "exclusive") return undefined;
    if (!isTrusted && protectionMode === "additional")
      return platformPage(404, "DEPLOYMENT_NOT_FOUND", `Nothing is deployed under ${host} for your address.`);
  }
  const needsMember = isFor(ssoProtection) && !isOwner(request);
  const needsPassword = isFor(passwordProtection) && passes.password !== undefined;
  if (!needsMember && !needsPassword) return undefined;
  return needsPassword ? byPassword(asking, passes, before) : byLink(asking, passes, before);
}

function byLink(asking: Asking, { links }: Passes, before: string | undefined): Response | undefined {
  const { searchParams } = asking.url;
  const link = searchParams.get(share);
  if (isOneOf(link, links)) return withCookie(asking, link ?? "");
  if (searchParams.get(visitor) === "owner") return withCookie(asking, signedIn);
  if (isDigestOf(before, [...links, signedIn])) return undefined;
  return protectedPage(
    `<p>Only members of its team see this deployment: ${bypass} takes a secret of the project, ${share} that of a link.</p>
<p><a href="${linkTo(asking.url, visitor, "owner")}">Sign in as its owner</a></p>`,
  );
}

async function byPassword(asking: Asking, passes: Passes, before: string | undefined): Promise<Response | undefined> {
  const { request, url } = asking;
  const { links, password } = passes;
  const link = url.searchParams.get(share);
  if (isOneOf(link, links)) return withCookie(asking, link ?? "");
  if (isDigestOf(before, [...links, password])) return undefined;
  const typed = await readPassword(request);
  if (isOneOf(typed, [password])) return withCookie(asking, typed ?? "", 303);
  return signInPage(typed !== undefined);
}

export function linkTo(url: URL, name: string, value: string): string {
  const target = withoutPass(url);
  target.searchParams.set(name, value);
  return pathOf(target).replaceAll("&", "&amp;").replaceAll('"', "&quot;");
}

export function pathOf({ pathname, search }: URL): string {
  return `${pathname.replace(/^\/+/, "/")}${search}`;
}

function placeOf({ rows }: Services, host: string, deployment: DeploymentRow, project: ProjectRow): Place {
  return {
    isProduction: isOfProduction(deployment),
    isOwnUrl: host === deployment.host,
    isProductionDomain: rows(domainTable)
      .by("name", host)
      .some((domain) => domain.projectId === project.id && isProduction(domain)),
  };
}

function isExcepted(alias: AliasRow | undefined): boolean {
  return Object.values(alias?.protectionBypass ?? {}).some(({ scope }) => scope === "alias-protection-override");
}

function isPreflight({ request, url }: Asking, { settings }: ProjectRow): boolean {
  if (request.method !== "OPTIONS") return false;
  const paths = settings.optionsAllowlist?.paths ?? [];
  return paths.some(
    ({ value }) => matchWithinTime(() => new RegExp(`^(?:${value})`).test(url.pathname))?.result === true,
  );
}

function cookieWish({ request, url }: Asking): string | null {
  return request.headers.get(setCookie) ?? url.searchParams.get(setCookie);
}

function isCookieWanted(asking: Asking): boolean {
  return ["true", "samesitenone"].includes(cookieWish(asking) ?? "");
}

function withCookie(asking: Asking, secret: string, status: 303 | 307 = 307): Response {
  const { url, host, services } = asking;
  const target = withoutPass(url);
  const crossSite = cookieWish(asking) === "samesitenone";
  const headers = {
    location: pathOf(target),
    "set-cookie": passCookie(services, host, secret, crossSite),
    "cache-control": "no-store",
  };
  return new Response(null, { status, headers });
}
