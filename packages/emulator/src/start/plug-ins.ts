import type { PlugIn } from "./plug-in.ts";
import { deploymentsPlugIn } from "./plug-ins/deployments.ts";
import { dnsPlugIn } from "./plug-ins/dns.ts";
import { proxyPlugIn } from "./plug-ins/proxy.ts";
import { registryPlugIn } from "./plug-ins/registry.ts";
import { sandboxesPlugIn } from "./plug-ins/sandboxes.ts";
import { webhooksPlugIn } from "./plug-ins/webhooks.ts";

/** All that emulators bring along, in the order in which it is opened. */
export const plugIns: readonly PlugIn[] = [
  deploymentsPlugIn,
  registryPlugIn,
  sandboxesPlugIn,
  webhooksPlugIn,
  dnsPlugIn,
  proxyPlugIn,
];
