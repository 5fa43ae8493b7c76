import { expect, test } from "vitest";
import { createServices } from "../../../test/create-services.ts";
import type { DeploymentRow } from "../deployments/tables.ts";
import { createProject } from "../sites/create-project.ts";
import { aliasTable } from "./alias-tables.ts";
import { pointAlias } from "./point-alias.ts";

test("a row of another account is never pointed elsewhere, whoever asks", () => {
  const services = createServices();
  const { store, rows } = services;
  const projects = store.transact(() =>
    ["acme", "evil"].map((account) => createProject(services, account, `site-of-${account}`, {})),
  );
  const [ours, theirs] = projects.map(({ id: projectId, accountId }, index) => {
    // All that is looked at of a deployment.
    return { id: `dpl_${index}`, projectId, accountId } as DeploymentRow;
  });
  if (!ours || !theirs) throw new Error("There are two");
  store.transact(() => pointAlias(services, "www.example.com", ours, "ann"));
  for (const name of ["www.example.com", "site-of-acme.localhost", "site-of-acme.vercel.app"])
    expect(() => store.transact(() => pointAlias(services, name, theirs, "bob"))).toThrow(/another account/);
  expect(rows(aliasTable).all()).toMatchObject([{ alias: "www.example.com", deploymentId: ours.id }]);
});
