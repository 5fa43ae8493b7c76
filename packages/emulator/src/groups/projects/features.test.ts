import { createProject, updateProjectProtectionBypass } from "@slipway/projects";
import { expect, test } from "vitest";
import { start } from "../../../test/start.ts";

test.each(["constructor", "toString", "__proto__"])(
  "%s is no bypass secret unless somebody has made it one",
  async (secret) => {
    const { client } = await start();
    await createProject(client, { name: "site" });
    const change = (wish: object) => updateProjectProtectionBypass(client, { idOrName: "site", ...wish });
    await expect(change({ revoke: { secret, regenerate: false } })).rejects.toMatchObject({ status: 404 });
    await expect(change({ update: { secret, note: "x" } })).rejects.toMatchObject({ status: 404 });
  },
);
