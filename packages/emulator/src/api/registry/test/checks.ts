import * as registry from "@slipway/registry";
import type { Operations } from "@slipway/registry/contract";
import type { Cases } from "../../../../test/checks.ts";
import { manifestType } from "../../../../test/push-image.ts";

export const registryCases: Cases<Operations> = {
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
};
