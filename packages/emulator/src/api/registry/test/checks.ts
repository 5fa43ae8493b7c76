import { listReferrers } from "@slipway/registry";
import type { Operations } from "@slipway/registry/contract";
import type { GroupChecks } from "../../../../test/checks.ts";
import { manifestType } from "../../../../test/push-image.ts";

export const checks: GroupChecks<Operations> = {
  level: "engine",
  unrecorded: "the registry's own protocol has no events yet",
  about: { everybody: ["checkRegistry"] },
  usual: ({ image, upload }) => ({ name: image, uuid: upload }),
  inputs: {
    checkRegistry: {},
    getBlob: ({ layer }) => ({ digest: layer }),
    hasBlob: ({ layer }) => ({ digest: layer }),
    deleteBlob: ({ blob }) => ({ digest: blob }),
    startBlobUpload: {},
    getBlobUpload: {},
    uploadBlobChunk: { body: "" },
    completeBlobUpload: ({ empty }) => ({ digest: empty, body: "" }),
    cancelBlobUpload: ({ otherUpload }) => ({ uuid: otherUpload }),
    getManifest: { reference: "v1" },
    hasManifest: { reference: "v1" },
    putManifest: ({ manifest }) => ({ reference: "v2", contentType: manifestType, body: manifest.body }),
    listTags: {},
    deleteManifest: { reference: "v1" },
  },
  requests: {
    async listReferrers(client, { image, manifest }) {
      const { manifests } = await listReferrers(client, { name: image, digest: manifest.digest });
      // An absent or hidden image has none: that is not a failure.
      if (manifests.length === 0) throw new Error("There are none");
    },
  },
};
