import { execFile } from "node:child_process";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { createClient } from "@slipway/core";
import { listDeploymentFiles } from "@slipway/deployments";
import { createEmulator } from "@slipway/emulator";
import { build } from "esbuild";
import { expect, onTestFinished, test } from "vitest";
import { newFolder } from "./new-folder.ts";

test.each(["esm", "cjs"] as const)(
  "deploy works in a bundle of one file (%s), with nothing beside it",
  async (format) => {
    const base = newFolder();
    const emulator = await createEmulator({ buildTime: 5 });
    onTestFinished(() => emulator.close());
    const directory = join(base, "site");
    const outfile = join(base, "program", format === "esm" ? "deploy.mjs" : "deploy.cjs");
    await build({
      entryPoints: [join(import.meta.dirname, "deploy-bundled.child.ts")],
      outfile,
      bundle: true,
      platform: "node",
      format,
      tsconfig: join(import.meta.dirname, "../tsconfig.json"),
    });
    await mkdir(directory);
    for (const [name, text] of Object.entries({ ".vercelignore": "*.secret", "a.html": "a", "b.secret": "b" })) {
      await writeFile(join(directory, name), text);
    }
    const { stdout: id } = await promisify(execFile)(
      process.execPath,
      [outfile, emulator.url, emulator.token, directory],
      {
        cwd: base,
        // The test does not depend on where else modules are found.
        env: { ...process.env, NODE_PATH: "" },
      },
    );
    const nodes = await listDeploymentFiles(createClient({ baseUrl: emulator.url, token: emulator.token }), { id });
    expect(JSON.stringify(nodes)).toContain("a.html");
    expect(JSON.stringify(nodes)).not.toContain("b.secret");
  },
);
