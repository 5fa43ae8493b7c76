import type { Emulator, EmulatorOptions } from "../control/emulator-types.ts";
import { serveControl } from "../control/prefix.ts";
import { frameworks } from "../domain/projects/frameworks.ts";
import { answerByPath, readPath } from "../hosting/path-form.ts";
import { type Api, ownFault } from "../pipeline/api.ts";
import { hostRule, refuseHost } from "../server/allowed-hosts.ts";
import { originRule, withCors } from "../server/cors.ts";
import { serveDocument } from "../server/documents.ts";
import { serveHealth } from "../server/health.ts";
import { checkSize } from "../server/limits.ts";
import { type Listener, listen } from "../server/listen.ts";
import type { Core } from "./core.ts";
import type { Front } from "./plug-in.ts";

export function createFront({ options, services, catalog, served }: Core, api: Api, emulator: Emulator): Front {
  const { hosts, closing } = services;
  let sites: Promise<typeof import("../hosting/sites.ts")> | undefined;
  const mayCall = originRule(options.baseDomain ?? "localhost", options.origins);

  async function answerApi(request: Request): Promise<Response> {
    return (
      (await withErrors(() => serveDocument(request, services, options.openapi, lists))) ??
      (await withErrors(() => catalog.serve(request))) ??
      serveHealth(request) ??
      (await serveControl(request, emulator, closing)) ??
      api.handle(request)
    );
  }

  return {
    async answer(request) {
      const tooLarge = checkSize(request);
      const url = new URL(request.url);
      if (catalog.ownsHost(url.hostname)) {
        if (tooLarge) return tooLarge.toResponse();
        return (await withErrors(() => catalog.serve(request))) ?? new Response(null, { status: 404 });
      }
      const bySitePath = readPath(url, hosts);
      if (bySitePath || !hosts.isApi(url.hostname)) {
        if (tooLarge) return tooLarge.toResponse();
        // Cached: a repeated import costs more than most answers.
        sites ??= import("../hosting/sites.ts");
        const { answerSite } = await sites;
        const answer = (forSite: Request, host: string) => answerSite(forSite, host, services, served);
        return bySitePath ? answerByPath(request, bySitePath, services, answer) : answer(request, url.hostname);
      }
      if (tooLarge) return api.refuse(request, tooLarge);
      return withCors(request, mayCall, () => answerApi(request));
    },
    async takeOver(upgrade) {
      const { joinSandbox } = await import("../hosting/sandbox-socket.ts");
      const bySitePath = readPath(upgrade.url, hosts);
      if (typeof bySitePath === "object")
        return joinSandbox({ ...upgrade, url: bySitePath.site }, services, bySitePath);
      if (joinSandbox(upgrade, services)) return true;
      const { joinTerminal } = await import("../hosting/terminal-socket.ts");
      return joinTerminal(upgrade, services, mayCall);
    },
  };
}

export async function openPort(options: EmulatorOptions, front: Front): Promise<Listener | undefined> {
  const { baseDomain = "localhost", host = "127.0.0.1", port = 0, allowHosts = [], publicUrl } = options;
  if (options.listen === false) return undefined;
  const isAnswered = hostRule({ host, publicUrl, baseDomain, allowHosts });
  return listen(
    { host, port },
    async (request) => {
      const { hostname } = new URL(request.url);
      return isAnswered(hostname) ? front.answer(request) : refuseHost(hostname);
    },
    async (upgrade) => isAnswered(upgrade.url.hostname) && front.takeOver(upgrade),
  );
}

async function withErrors(serve: () => Promise<Response | undefined>): Promise<Response | undefined> {
  try {
    return await serve();
  } catch (error) {
    return ownFault(error).toResponse();
  }
}

const regions = "arn1 bom1 cdg1 cle1 cpt1 dub1 dxb1 fra1 gru1 hkg1 hnd1 iad1 icn1 kix1 lhr1 pdx1 sfo1 sin1 syd1 yul1";

/** Documents that the Terraform provider reads before it plans, by host. */
const lists: Readonly<Record<string, object>> = {
  "api-frameworks.zeit.sh": frameworks.map((slug) => ({ slug })),
  "dcs.vercel-infra.com": Object.fromEntries(
    regions.split(" ").map((region) => [region, { caps: ["V2_DEPLOYMENT_CREATE"] }]),
  ),
};
