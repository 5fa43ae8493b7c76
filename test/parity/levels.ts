/** How much of a group the emulator has, as its design names it. */
export type Level = "state" | "behaviour" | "engine";

/**
 * *state*: what is written is kept, found, paged, refused to who has no right, and told as an event. *behaviour*: what follows from it
 * elsewhere happens. *engine*: something real runs, such as a registry, a certificate authority or a cache.
 */
export const levels: Readonly<Record<string, Level>> = {
  "access-groups": "behaviour",
  aliases: "behaviour",
  artifacts: "engine",
  authentication: "behaviour",
  certs: "engine",
  deployments: "behaviour",
  dns: "engine",
  domains: "behaviour",
  environment: "behaviour",
  "global-config": "behaviour",
  logs: "engine",
  "project-members": "behaviour",
  projects: "behaviour",
  registry: "engine",
  sandboxes: "engine",
  teams: "behaviour",
  user: "behaviour",
  vcr: "engine",
  webhooks: "engine",
};

/** What the emulator refuses whatever it is asked, because nothing that it models makes what it is about. */
export const alwaysRefused: Readonly<Record<string, string>> = {
  getProjectTrace: "nothing is traced",
  orderCert: "certificates are issued, not ordered",
  updateDeploymentIntegrationAction: "no integration can be installed",
};
