import { fileRetention, followFiles } from "../domain/deployments/collect.ts";
import { buildTime } from "../domain/deployments/queue.ts";
import { createDispatcher } from "../domain/events/dispatcher.ts";
import { completeOptions, reachService, webhookOptions } from "../domain/events/reach.ts";
import { registryOptions } from "../domain/images/options.ts";
import { firstProtection } from "../domain/projects/team-defaults.ts";
import { createVisits, visits } from "../engine/visits.ts";
import { isLoopbackAddress } from "../server/listen.ts";
import type { PlugIn } from "./plug-in.ts";
import { dns } from "./plug-ins/dns.ts";
import { proxy } from "./plug-ins/proxy.ts";
import { functions, sandboxes } from "./plug-ins/sandboxes.ts";

const deployments: PlugIn = {
  choose({ options, instances, answer }) {
    instances.set(visits, createVisits(answer));
    if (options.protection === false) instances.set(firstProtection, null);
    if (options.buildTime !== undefined) instances.set(buildTime, options.buildTime);
    if (options.fileRetention !== undefined) instances.set(fileRetention, options.fileRetention);
  },
  open({ services, options }) {
    followFiles(services, options.dataFolder !== undefined);
    return { settled: () => services.service(visits).settled() };
  },
};

const registry: PlugIn = {
  choose: ({ options, instances }) => options.registry && instances.set(registryOptions, options.registry),
};

const webhooks: PlugIn = {
  choose({ options, instances, ports }) {
    if (options.webhooks) instances.set(webhookOptions, completeOptions(options.webhooks));
    const { host = "127.0.0.1", listen } = options;
    instances.set(reachService, {
      isShared: listen !== false && !isLoopbackAddress(host),
      ports,
      places: options.reach ?? [],
    });
  },
  open: ({ services }) => createDispatcher(services),
};

export const plugIns: readonly PlugIn[] = [deployments, functions, registry, sandboxes, webhooks, dns, proxy];
