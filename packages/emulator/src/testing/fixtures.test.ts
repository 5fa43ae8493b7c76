import { fileURLToPath } from "node:url";
import { test as withEmulator } from "@slipway/emulator/vitest";
import { createProject, getProject } from "@slipway/projects";
import { getUser } from "@slipway/user";
import { build } from "esbuild";
import { describe, expect, test } from "vitest";
import { runVitest } from "../../test/run-vitest.ts";

const head = `
  import { test } from "@slipway/emulator/vitest";
  import { createProject, getProject } from "@slipway/projects";
  import { expect } from "vitest";
`;

for (const count of [1, 2]) {
  withEmulator(`test ${count} of 2 has an emulator of its own, and a client of it`, async ({ emulator, client }) => {
    expect(emulator.requests).toEqual([]);
    await createProject(client, { name: "site" });
    expect(emulator.requests).toHaveLength(1);
  });
}

withEmulator("its client's waits pass at once", async ({ emulator, client }) => {
  const began = emulator.clock.now();
  emulator.faults.add({ operation: "getUser", nth: 1, status: 429, limit: { resetIn: 3600 } });
  await getUser(client, {}, { timeout: { total: Number.POSITIVE_INFINITY } });
  expect(emulator.clock.now() - began).toBeGreaterThanOrEqual(3_600_000);
});

describe("where the options are others", () => {
  withEmulator.override({
    emulatorOptions: { seed: { users: [{ username: "ann" }], projects: [{ name: "shop" }] }, baseDomain: "sites.test" },
  });

  withEmulator("the emulator is made by them", async ({ client }) => {
    expect(await getUser(client)).toMatchObject({ user: { username: "ann" } });
    expect(await getProject(client, { idOrName: "shop" })).toMatchObject({ name: "shop" });
  });
});

test("the requests of a test that fails are printed, and no others, and no token", async () => {
  const code = `${head}
    test("passes", async ({ client }) => void (await createProject(client, { name: "quiet" })));
    test("fails", async ({ client, emulator }) => {
      await createProject(client, { name: "site" });
      await getProject(client, { idOrName: "lost" }).catch(() => {});
      console.log("token " + emulator.token.length);
      expect(emulator.token.slice(0, 9)).toBe("emulator!");
    });
  `;
  // What the environment says of another API is not meant.
  const elsewhere = { SLIPWAY_API_URL: "https://elsewhere.test", SLIPWAY_TOKEN: "theirs" };
  const { status, output } = await runVitest({ "code.test.ts": code }, elsewhere);
  expect(status).toBe(1);
  expect(output).toContain(
    [
      "Requests that reached the emulator:",
      "  POST /v11/projects → 200 (createProject)",
      "  GET /v9/projects/lost → 404 not_found (getProject)",
      "",
    ].join("\n"),
  );
  expect(output.match(/createProject\)/g)).toHaveLength(1);
  expect(output).not.toMatch(/emulator_[0-9a-f]/);
  expect(output).toMatch(/1 failed \| 1 passed/);
});

test("the package itself loads no test runner", async () => {
  for (const entry of ["index.ts", "cli.ts"]) {
    const { metafile } = await build({
      entryPoints: [fileURLToPath(new URL(`../${entry}`, import.meta.url))],
      bundle: true,
      write: false,
      metafile: true,
      platform: "node",
      format: "esm",
      tsconfig: fileURLToPath(new URL("../../../../tsconfig.json", import.meta.url)),
      external: ["vitest", "@playwright/test"],
    });
    const imports = Object.values(metafile.inputs).flatMap((input) => input.imports.map(({ path }) => path));
    expect(imports.length).toBeGreaterThan(100);
    expect(imports.filter((path) => /vitest|playwright/.test(path))).toEqual([]);
  }
});
