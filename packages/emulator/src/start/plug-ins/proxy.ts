import type { Signer } from "../../authority/authority.ts";
import { isOnlyHere, isServed } from "../../domain/hosts/is-served.ts";
import type { ProxyServer } from "../../proxy/serve.ts";
import { readUpstreams } from "../../proxy/upstream.ts";
import { loopbackHost, type Opened, type Opening, type PlugIn } from "../plug-in.ts";

export const proxy: PlugIn = {
  open: async (opening) => (opening.options.proxy ? exposeProxy(await openProxy(opening)) : undefined),
};

async function openProxy({ options, services, answer, takeOver, url }: Opening): Promise<ProxyServer> {
  const { openAuthority } = await import("../../authority/authority.ts");
  const { serveProxy } = await import("../../proxy/serve.ts");
  const { pass = false, through, platform = true } = typeof options.proxy === "object" ? options.proxy : {};
  let authority: Signer | undefined;
  // Kept over a `reset`, like the token: programs trust its certificate.
  const signer = (): Signer => {
    authority ??= services.store.transact(() => openAuthority(services));
    return authority;
  };
  if (platform) signer();
  const own = url === undefined ? undefined : Number(new URL(url).port);
  return serveProxy({
    host: loopbackHost(options),
    answer,
    takeOver,
    ...(url === undefined ? {} : { emulator: url }),
    signer,
    // Without `platform`, other ports of a site's host are left alone too.
    isServed: (name, port) =>
      platform ? isServed(services, name) : [80, 443, own].includes(port) && isOnlyHere(services, name),
    pass,
    unseen: !platform,
    ...(through ? { upstreams: readUpstreams(through) } : {}),
  });
}

function exposeProxy(server: ProxyServer): Opened {
  const exposed = {
    url: server.url,
    get certificate() {
      return server.certificate;
    },
  };
  return { close: () => server.close(), port: Number(new URL(server.url).port), exposed: { proxy: exposed } };
}
