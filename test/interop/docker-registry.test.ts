import { expect, test } from "vitest";
import { startDockerRegistry } from "./docker-registry.ts";
import { createLayout, layoutDigests } from "./layout.ts";
import { skopeo, trySkopeo } from "./skopeo.ts";

// The harness itself: what the other files of this suite build on.
test.each(["none", "htpasswd", "token"] as const)(
  "skopeo pushes to and pulls from docker-registry (auth: %s)",
  async (auth) => {
    await using registry = await startDockerRegistry({ auth });
    using source = createLayout();
    using target = createLayout();
    source.addImage({ tag: "v1" });
    const image = `docker://${registry.host}/team/project/image:v1`;
    const credentials = auth === "none" ? [] : ["--creds", `${registry.username}:${registry.password}`];
    const to = credentials.map((word) => word.replace("--creds", "--dest-creds"));
    const from = credentials.map((word) => word.replace("--creds", "--src-creds"));
    await skopeo("copy", ...to, "--dest-tls-verify=false", `oci:${source.folder}:v1`, image);
    await registry.restart();
    await skopeo("copy", ...from, "--src-tls-verify=false", image, `oci:${target.folder}:v1`);
    expect(layoutDigests(target.folder)).toEqual(source.digests());
    if (auth !== "none") expect((await trySkopeo("inspect", "--tls-verify=false", image)).code).not.toBe(0);
  },
);
