import type { ProxyServer } from "../../proxy/serve.ts";
import { besideHost } from "../beside-host.ts";
import type { Opened, PlugIn } from "../plug-in.ts";

export const proxyPlugIn: PlugIn = {
  async open({ options, services, answer, url }) {
    if (!options.proxy) return undefined;
    const { openProxy } = await import("../open-proxy.ts");
    const chosen = options.proxy === true ? {} : options.proxy;
    const itself = url === undefined ? {} : { emulator: url };
    return opened(await openProxy(chosen, services, { host: besideHost(options), answer, ...itself }));
  },
};

/** Users see no `close` of it: it ends with the emulator. */
function opened(proxy: ProxyServer): Opened {
  const shown = {
    url: proxy.url,
    get certificate() {
      return proxy.certificate;
    },
  };
  return { close: () => proxy.close(), port: Number(new URL(proxy.url).port), shown: { proxy: shown } };
}
