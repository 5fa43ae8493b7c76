import type { ProxyServer } from "../../proxy/serve.ts";
import { besideHost, type Opened, type PlugIn } from "../plug-in.ts";

export const proxy: PlugIn = {
  async open({ options, services, answer, url }) {
    if (!options.proxy) return undefined;
    const { openProxy } = await import("../open-proxy.ts");
    const chosen = options.proxy === true ? {} : options.proxy;
    const itself = url === undefined ? {} : { emulator: url };
    return opened(await openProxy(chosen, services, { host: besideHost(options), answer, ...itself }));
  },
};

/** Users see no `close` of it: it ends with the emulator. */
function opened(server: ProxyServer): Opened {
  const shown = {
    url: server.url,
    get certificate() {
      return server.certificate;
    },
  };
  return { close: () => server.close(), port: Number(new URL(server.url).port), shown: { proxy: shown } };
}
