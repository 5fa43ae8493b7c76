import { copy, createRegistry } from "@slipway/registry";
import { openLayoutFolder } from "@slipway/registry/node";
import { expect, test } from "vitest";
import { newFolder } from "../new-folder.ts";
import { startDockerRegistry } from "./docker-registry.ts";
import { createLayout } from "./layout.ts";
import { type Ended, run } from "./process.ts";
import { findProgram } from "./programs.ts";

const program = findProgram("cosign");

if (program === undefined) {
  test("absent: no cosign is installed, so what is copied with its signatures is verified by tests of our own only", () => {
    expect(program).toBeUndefined();
  });
} else {
  test("cosign verifies at the target what it signed at the source, by its tags as by referrers", async () => {
    await using source = await startDockerRegistry();
    await using target = await startDockerRegistry();
    using layout = createLayout();
    const folder = newFolder();
    const cosign = async (...args: string[]): Promise<Ended> => {
      const env = { PATH: process.env.PATH, HOME: folder, COSIGN_PASSWORD: "" };
      return run(program, args, { env, cwd: folder });
    };
    expect((await cosign("generate-key-pair")).stderr).toMatch(/cosign\.pub/);
    // The options that keep cosign from publishing, which differ by version.
    const { stdout: help } = await cosign("sign", "--help");
    const offline = ["--tlog-upload=false", "--use-signing-config=false"].filter((flag) =>
      help.includes(flag.split("=")[0] ?? flag),
    );
    const ways = help.includes("--new-bundle-format")
      ? ["--new-bundle-format=false", "--new-bundle-format=true"]
      : [undefined];
    for (const [at, way] of ways.entries()) {
      const { digest } = layout.addImage({ tag: `v${at}` });
      const from = createRegistry({ url: source.url }).repository("acme/web");
      const to = createRegistry({ url: target.url }).repository("acme/web");
      await copy(openLayoutFolder(layout.folder), from, `v${at}`);
      const flags = ["--allow-insecure-registry", ...(way === undefined ? [] : [way])];
      const signed = await cosign(
        ...["sign", "--yes", "--key", "cosign.key", ...offline, ...flags],
        `${source.host}/acme/web@${digest}`,
      );
      expect(signed.code, signed.stderr).toBe(0);
      await copy(from, to, `v${at}`, { referrers: true });
      const verified = await cosign(
        ...["verify", "--key", "cosign.pub", "--insecure-ignore-tlog=true", ...flags],
        `${target.host}/acme/web@${digest}`,
      );
      expect(verified.code, verified.stderr).toBe(0);
      expect(verified.stdout).toContain(digest);
    }
  });
}
