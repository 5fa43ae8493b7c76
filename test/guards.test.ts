import { isMinimalDeployment, isPublicDeployment } from "@slipway/deployments";
import { Deployment, MinimalDeployment, PublicDeployment } from "@slipway/deployments/schemas";
import { expect, test } from "vitest";
import { type Extent, Values } from "./wire/values.ts";

test.each<Extent>(["full", "least"])("a guard tells its alternative from all others, with %s members", (extent) => {
  // Made from the contract's schemas: what the platform may answer.
  const values = new Values("guards");
  const forms = [Deployment, PublicDeployment, MinimalDeployment].map((schema) => {
    return values.make(schema, "deployment", extent) as Parameters<typeof isPublicDeployment>[0];
  });
  expect(forms.map((form) => isMinimalDeployment(form))).toEqual([false, false, true]);
  expect(forms.map((form) => isPublicDeployment(form))).toEqual([false, true, false]);
});
