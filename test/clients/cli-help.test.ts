import { expect, test } from "vitest";
import { createDesk } from "./cli.ts";

/** Arguments of commands that list nothing, or that list by another word than `ls`. */
const others: Readonly<Record<string, string>> = {
  "agent-runs": "agent-runs",
  "ai-gateway": "ai-gateway budgets ls",
  api: "api /v2/user",
  blob: "blob list-stores",
  budgets: "budgets",
  build: "pull --yes",
  buy: "buy pro --yes --non-interactive",
  cache: "cache purge --yes",
  contract: "contract",
  deploy: "deploy --prod --yes",
  firewall: "firewall overview",
  inspect: "inspect site.localhost",
  link: "link --yes --project site",
  list: "list",
  logs: "logs --no-follow",
  metrics: "metrics schema",
  microfrontends: "microfrontends inspect-group --group none",
  promote: "promote status site",
  pull: "pull --yes",
  redeploy: "redeploy site.localhost --no-wait",
  remove: "remove none --yes",
  rollback: "rollback status site",
  "rolling-release": "rolling-release fetch",
  security: "security",
  switch: "switch fleet",
  usage: "usage",
  whoami: "whoami",
};

/** Commands that wait for a person, run another program, or ask other hosts alone. */
const local =
  /^(agent|bisect|changelog|curl|dev|help|httpstat|init|install|login|logout|mcp|open|pricing|sandbox|setup|signup|skills|telemetry|upgrade|vcr)$/;

test("no command that help lists meets a path or sends a member that the emulator does not know", async () => {
  const desk = await createDesk();
  desk.write({ "index.html": "first" });
  await desk.vercel("deploy", "--prod", "--yes");
  const { said: help } = await desk.attempt("help");
  const names = [...help.matchAll(/^ {6}(?:[\w-]+ \| )?([\w-]+) {2,}\S/gm)].map(([, name = ""]) => name);
  expect(names.length).toBeGreaterThan(60);
  for (const name of names.filter((each) => !local.test(each)))
    await desk.attempt(...(others[name] ?? `${name} ls`).split(" "));
  const { requests } = desk.emulator;
  expect(requests.length).toBeGreaterThan(names.length);
  const unknown = requests.filter(({ code, unknown: members }) => code === "unknown_path" || members);
  expect(unknown.map(({ method, path, unknown: members = [] }) => `${method} ${path} ${members.join()}`)).toEqual([]);
}, 900_000);
