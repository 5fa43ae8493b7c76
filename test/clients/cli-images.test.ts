import { join } from "node:path";
import { expect, test } from "vitest";
import type { Emulator } from "../../packages/emulator/src/index.ts";
import { run } from "../interop/process.ts";
import { findProgram } from "../interop/programs.ts";
import { writeFiles } from "../new-folder.ts";
import { createDesk } from "./cli.ts";

const [podman, skopeo] = [findProgram("podman"), findProgram("skopeo")];
const title =
  "the platform's command line logs podman in, and what it builds is pushed to the project, and to no other one";

/** Settings of podman for a separate storage; it reaches the platform's host by the emulator's proxy. */
function envOf({ proxy }: Emulator, home: string): Readonly<Record<string, string>> {
  writeFiles(home, {
    ".config/containers/policy.json": '{"default":[{"type":"insecureAcceptAnything"}]}',
    "storage.conf": `[storage]\ndriver = "vfs"\ngraphroot = "${home}/graph"\nrunroot = "${home}/run"\n`,
    "authority.pem": proxy?.certificate ?? "",
  });
  const [CONTAINERS_STORAGE_CONF, SSL_CERT_FILE] = [join(home, "storage.conf"), join(home, "authority.pem")];
  return { HOME: home, XDG_RUNTIME_DIR: home, HTTPS_PROXY: proxy?.url ?? "", CONTAINERS_STORAGE_CONF, SSL_CERT_FILE };
}

if (podman === undefined || skopeo === undefined)
  test(`podman and skopeo are not both installed, and this is not tried: ${title}`, () => {});
else
  test(title, async () => {
    const projects = ["site", "shop"].map((name) => ({ name, team: "fleet" }));
    const env: Record<string, string> = { PATH: process.env.PATH ?? "" };
    const seed = { users: [{ username: "ann" }], teams: [{ slug: "fleet" }], projects };
    const desk = await createDesk(seed, (emulator, home) => Object.assign(env, envOf(emulator, home)));
    const vcr = (...args: string[]) =>
      desk.vercel("vcr", ...args.toSpliced(2, 0, "--project", "site", "--scope", "fleet"));
    desk.write({ Dockerfile: "FROM scratch\nCOPY hello /hello\n", hello: "hi" });
    expect((await vcr("login", "podman")).said).toContain("Logged in to vcr.vercel.com as oidc (podman)");
    await vcr("build", "podman", ".", "web:v1", "--", "--isolation", "chroot");
    const image = "vcr.vercel.com/fleet/site/web:v1";
    // Debian's podman 4.3 does not know the flag by which `vcr push` compresses.
    expect(await run(podman, ["push", image], { env })).toMatchObject({ code: 0 });
    const { stdout } = await run(skopeo, ["inspect", `docker://${image}`], { env });
    expect(JSON.parse(stdout)).toMatchObject({ RepoTags: ["v1"], Architecture: "amd64" });
    const elsewhere = await run(skopeo, ["copy", `docker://${image}`, "docker://vcr.vercel.com/fleet/shop/web:v1"], {
      env,
    });
    expect(elsewhere).toMatchObject({ code: 1, stderr: expect.stringMatching(/unauthorized|denied/i) });
    expect((await vcr("tags", "ls", "web")).said).toMatch(/\bv1\b/);
  });
