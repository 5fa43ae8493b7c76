const project = { id: "prj_example", name: "site" };

/** What events of a kind have beside user and team, by the first word of their type. */
const members: Readonly<Record<string, object>> = {
  deployment: {
    deployment: { id: "dpl_example", name: "site", url: "site-example.vercel.app", meta: {} },
    links: { deployment: "https://vercel.com/acme/site/example", project: "https://vercel.com/acme/site" },
    target: "production",
    plan: "pro",
    regions: ["iad1"],
    project,
  },
  project: { project },
  domain: { domain: { name: "example.com" } },
  "integration-configuration": { configuration: { id: "icfg_example", projects: [project.id] } },
};

/** A payload that an event could have, for tests: the members that those of its kind have in common. */
export function examplePayload(type: string): Record<string, unknown> {
  const [kind = ""] = type.split(".");
  const own = Object.hasOwn(members, kind) ? members[kind] : {};
  return { user: { id: "usr_example" }, team: { id: "team_example" }, ...structuredClone(own) };
}
