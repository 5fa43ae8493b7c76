import { createRegistry } from "../src/registry.ts";

// A process that signs the same manifest as others at the same time.
const [, , url = "", digest = "", size = "", by = ""] = process.argv;
const web = createRegistry({ url }).repository("acme/web");
const subject = { mediaType: "application/vnd.oci.image.manifest.v1+json", digest, size: Number(size) };
const config = { mediaType: "application/vnd.oci.empty.v1+json", digest: `sha256:${"e".repeat(64)}`, size: 2 };
const pushed = await Promise.all(
  Array.from({ length: 8 }, (_, index) =>
    web.manifests.push({
      schemaVersion: 2,
      mediaType: subject.mediaType,
      artifactType: "application/x-signature",
      config,
      layers: [],
      subject,
      annotations: { by: `${by}-${index}` },
    }),
  ),
);
process.stdout.write(JSON.stringify(pushed.map(({ descriptor }) => descriptor.digest)));
