import * as registry from "@slipway/registry";
import type { Operations } from "@slipway/registry/contract";
import { createRepository } from "@slipway/vcr";
import type { GroupChecks, SmokeTest } from "../../../../test/checks.ts";
import { manifestType, pushBlob, pushImage, startUpload } from "../../../../test/push-image.ts";

const smoke: SmokeTest = async ({ owner, project: projectId }) => {
  const name = "crew/site/smoke";
  await registry.checkRegistry(owner);
  await createRepository(owner, { projectId, name: "smoke" });
  const { descriptor, layer } = await pushImage(owner, name, { tag: "v1" });
  const uuid = await startUpload(owner, name);
  await registry.uploadBlobChunk(owner, { name, uuid, body: "half" });
  await registry.getBlobUpload(owner, { name, uuid });
  await registry.cancelBlobUpload(owner, { name, uuid });
  await (await registry.getBlob(owner, { name, digest: layer.digest })).cancel();
  await registry.hasBlob(owner, { name, digest: layer.digest });
  await registry.getManifest(owner, { name, reference: "v1" });
  await registry.hasManifest(owner, { name, reference: "v1" });
  await registry.listTags(owner, { name });
  await registry.listReferrers(owner, { name, digest: descriptor.digest });
  await registry.deleteManifest(owner, { name, reference: "v1" });
  const { digest } = await pushBlob(owner, name, Buffer.from("alone"));
  await registry.deleteBlob(owner, { name, digest });
};

export const checks: GroupChecks<Operations> = {
  level: "engine",
  smoke,
  unrecorded: "the registry's own protocol has no events yet",
  about: { everybody: ["checkRegistry"] },
  requests: {
    checkRegistry: (client) => registry.checkRegistry(client),
    getBlob: async (client, { image, layer }) =>
      (await registry.getBlob(client, { name: image, digest: layer })).cancel(),
    hasBlob: (client, { image, layer }) => registry.hasBlob(client, { name: image, digest: layer }),
    deleteBlob: (client, { image, blob }) => registry.deleteBlob(client, { name: image, digest: blob }),
    startBlobUpload: (client, { image }) => registry.startBlobUpload(client, { name: image }),
    getBlobUpload: (client, { image, upload }) => registry.getBlobUpload(client, { name: image, uuid: upload }),
    uploadBlobChunk: (client, { image, upload }) =>
      registry.uploadBlobChunk(client, { name: image, uuid: upload, body: "" }),
    completeBlobUpload: (client, { image, upload, empty }) =>
      registry.completeBlobUpload(client, { name: image, uuid: upload, digest: empty, body: "" }),
    cancelBlobUpload: (client, { image, upload }) => registry.cancelBlobUpload(client, { name: image, uuid: upload }),
    getManifest: (client, { image }) => registry.getManifest(client, { name: image, reference: "v1" }),
    hasManifest: (client, { image }) => registry.hasManifest(client, { name: image, reference: "v1" }),
    putManifest: (client, { image, manifest }) =>
      registry.putManifest(client, { name: image, reference: "v2", contentType: manifestType, body: manifest.body }),
    deleteManifest: (client, { image }) => registry.deleteManifest(client, { name: image, reference: "v1" }),
    listTags: (client, { image }) => registry.listTags(client, { name: image }),
    async listReferrers(client, { image, manifest }) {
      const { manifests } = await registry.listReferrers(client, { name: image, digest: manifest.digest });
      // What is not there, or hidden, has none: that is no failure.
      if (manifests.length === 0) throw new Error("There are none");
    },
  },
};
