import { answerTo } from "../../domain/names/resolve.ts";
import { loopbackHost, type PlugIn } from "../plug-in.ts";

export const dns: PlugIn = {
  async open({ options, services: { store } }) {
    if (options.dnsPort === undefined) return undefined;
    const { serveDns } = await import("../../name-server/serve.ts");
    const address = { host: loopbackHost(options), port: options.dnsPort };
    const { address: dnsServer, close } = await serveDns(address, (name, type) => answerTo(store, name, type));
    return { close, exposed: { dnsServer } };
  },
};
