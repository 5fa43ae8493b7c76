// Generated from contract/ by `npm run generate`. Changes here are lost.
import type { GroupHelp } from "@slipway/core";

/** The help on the group's operations, beside what its contract says. */
export const help: GroupHelp = {
  group: "registry",
  operations: {
    checkRegistry: {
      inputs: [],
      withoutTeam: "the protocol of registries has no teams: the name of a repository begins with its team",
    },
    getBlob: {
      inputs: [
        {
          name: "name", in: "path", type: "string", kind: "string", required: true,
          doc: "A repository by its name: segments with `/` between them, on the platform a team, a project and the own name.",
        },
        { name: "digest", in: "path", type: "string", kind: "string", required: true, doc: "`sha256:` and 64 hexadecimal digits, or `sha512:` and 128." },
        { name: "range", in: "header", type: "string", kind: "string", doc: "The requested bytes, such as `bytes=0-1023`." },
        {
          name: "ifRange", in: "header", type: "string", kind: "string", unpublished: true,
          doc: "The entity tag of the content to which `range` applies; with another one the whole blob is sent. Not in the platform's published description.",
        },
      ],
      withoutTeam: "the protocol of registries has no teams: the name of a repository begins with its team",
    },
    deleteBlob: {
      inputs: [
        {
          name: "name", in: "path", type: "string", kind: "string", required: true,
          doc: "A repository by its name: segments with `/` between them, on the platform a team, a project and the own name.",
        },
        { name: "digest", in: "path", type: "string", kind: "string", required: true, doc: "`sha256:` and 64 hexadecimal digits, or `sha512:` and 128." },
      ],
      withoutTeam: "the protocol of registries has no teams: the name of a repository begins with its team",
    },
    hasBlob: {
      inputs: [
        {
          name: "name", in: "path", type: "string", kind: "string", required: true,
          doc: "A repository by its name: segments with `/` between them, on the platform a team, a project and the own name.",
        },
        { name: "digest", in: "path", type: "string", kind: "string", required: true, doc: "`sha256:` and 64 hexadecimal digits, or `sha512:` and 128." },
      ],
      withoutTeam: "the protocol of registries has no teams: the name of a repository begins with its team",
    },
    getBlobUpload: {
      inputs: [
        {
          name: "name", in: "path", type: "string", kind: "string", required: true,
          doc: "A repository by its name: segments with `/` between them, on the platform a team, a project and the own name.",
        },
        { name: "uuid", in: "path", type: "string", kind: "string", required: true, doc: "The upload." },
      ],
      withoutTeam: "the protocol of registries has no teams: the name of a repository begins with its team",
    },
    completeBlobUpload: {
      inputs: [
        {
          name: "name", in: "path", type: "string", kind: "string", required: true,
          doc: "A repository by its name: segments with `/` between them, on the platform a team, a project and the own name.",
        },
        { name: "uuid", in: "path", type: "string", kind: "string", required: true, doc: "The upload." },
        { name: "digest", in: "query", type: "string", kind: "string", required: true, doc: "`sha256:` and 64 hexadecimal digits, or `sha512:` and 128." },
        { name: "contentRange", in: "header", type: "string", kind: "string", doc: "The bytes that are sent, such as `0-1023`." },
        { name: "body", in: "body", type: "bytes", kind: "bytes", doc: "The last chunk; left out when everything was uploaded before." },
      ],
      withoutTeam: "the protocol of registries has no teams: the name of a repository begins with its team",
    },
    uploadBlobChunk: {
      inputs: [
        {
          name: "name", in: "path", type: "string", kind: "string", required: true,
          doc: "A repository by its name: segments with `/` between them, on the platform a team, a project and the own name.",
        },
        { name: "uuid", in: "path", type: "string", kind: "string", required: true, doc: "The upload." },
        { name: "body", in: "body", type: "bytes", kind: "bytes", required: true, doc: "The bytes of the chunk." },
        { name: "contentRange", in: "header", type: "string", kind: "string", doc: "The bytes that are sent, such as `0-1023`." },
      ],
      withoutTeam: "the protocol of registries has no teams: the name of a repository begins with its team",
    },
    cancelBlobUpload: {
      inputs: [
        {
          name: "name", in: "path", type: "string", kind: "string", required: true,
          doc: "A repository by its name: segments with `/` between them, on the platform a team, a project and the own name.",
        },
        { name: "uuid", in: "path", type: "string", kind: "string", required: true, doc: "The upload." },
      ],
      withoutTeam: "the protocol of registries has no teams: the name of a repository begins with its team",
    },
    startBlobUpload: {
      inputs: [
        {
          name: "name", in: "path", type: "string", kind: "string", required: true,
          doc: "A repository by its name: segments with `/` between them, on the platform a team, a project and the own name.",
        },
        { name: "from", in: "query", type: "string", kind: "string", doc: "The repository that the blob is taken over from." },
        { name: "mount", in: "query", type: "string", kind: "string", doc: "The digest of a blob to take over from another repository." },
        { name: "digest", in: "query", type: "string", kind: "string", doc: "The digest of the whole blob, when it is sent at once." },
        {
          name: "digest-algorithm", in: "query", type: "string", kind: "string", unpublished: true,
          doc: "Algorithm by which the blob's digest will be computed, `sha256` or `sha512`; sha256 by default. Not in the platform's published description.",
        },
        { name: "body", in: "body", type: "bytes", kind: "bytes", doc: "The whole blob, to upload it at once; left out to send chunks." },
      ],
      withoutTeam: "the protocol of registries has no teams: the name of a repository begins with its team",
    },
    getManifest: {
      inputs: [
        {
          name: "name", in: "path", type: "string", kind: "string", required: true,
          doc: "A repository by its name: segments with `/` between them, on the platform a team, a project and the own name.",
        },
        { name: "reference", in: "path", type: "string", kind: "string", required: true, doc: "A tag or a digest." },
        { name: "accept", in: "header", type: "string", kind: "string", doc: "The media types that are understood." },
      ],
      withoutTeam: "the protocol of registries has no teams: the name of a repository begins with its team",
    },
    putManifest: {
      inputs: [
        {
          name: "name", in: "path", type: "string", kind: "string", required: true,
          doc: "A repository by its name: segments with `/` between them, on the platform a team, a project and the own name.",
        },
        { name: "reference", in: "path", type: "string", kind: "string", required: true, doc: "A tag or a digest." },
        { name: "body", in: "body", type: "bytes", kind: "bytes", required: true, doc: "The manifest's bytes: its digest is theirs." },
        {
          name: "tag", in: "query", type: "string[]", kind: "string", array: true, unpublished: true,
          doc: "Tags that are to name the manifest, where `reference` is its digest; `OCI-Tag` tells which were taken. Not in the platform's published description.",
        },
        {
          name: "ifMatch", in: "header", type: "string", kind: "string", unpublished: true,
          doc: "Only if the manifest under the reference has one of these entity tags, such as `\"sha256:9f86…\"`; `*`: any. Not in the platform's published description.",
        },
        {
          name: "ifNoneMatch", in: "header", type: "string", kind: "string", unpublished: true,
          doc: "Only if the manifest under the reference has none of these entity tags; `*`: if there is none yet. Not in the platform's published description.",
        },
        {
          name: "contentType", in: "header", type: "OciManifestType", kind: "string",
          values: [
            "application/vnd.oci.image.manifest.v1+json", "application/vnd.oci.image.index.v1+json", "application/vnd.docker.distribution.manifest.v2+json",
            "application/vnd.docker.distribution.manifest.list.v2+json",
          ],
          default: "application/vnd.oci.image.manifest.v1+json", doc: "The media type of `body`.",
        },
      ],
      withoutTeam: "the protocol of registries has no teams: the name of a repository begins with its team",
    },
    deleteManifest: {
      inputs: [
        {
          name: "name", in: "path", type: "string", kind: "string", required: true,
          doc: "A repository by its name: segments with `/` between them, on the platform a team, a project and the own name.",
        },
        { name: "reference", in: "path", type: "string", kind: "string", required: true, doc: "A tag or a digest." },
        {
          name: "ifMatch", in: "header", type: "string", kind: "string", unpublished: true,
          doc: "Only if the manifest under the reference has one of these entity tags, such as `\"sha256:9f86…\"`; `*`: any. Not in the platform's published description.",
        },
      ],
      withoutTeam: "the protocol of registries has no teams: the name of a repository begins with its team",
    },
    hasManifest: {
      inputs: [
        {
          name: "name", in: "path", type: "string", kind: "string", required: true,
          doc: "A repository by its name: segments with `/` between them, on the platform a team, a project and the own name.",
        },
        { name: "reference", in: "path", type: "string", kind: "string", required: true, doc: "A tag or a digest." },
        { name: "accept", in: "header", type: "string", kind: "string", doc: "The media types that are understood." },
      ],
      withoutTeam: "the protocol of registries has no teams: the name of a repository begins with its team",
    },
    listTags: {
      inputs: [
        {
          name: "name", in: "path", type: "string", kind: "string", required: true,
          doc: "A repository by its name: segments with `/` between them, on the platform a team, a project and the own name.",
        },
        { name: "last", in: "query", type: "string", kind: "string", doc: "The tag after which the page begins." },
        { name: "n", in: "query", type: "number", kind: "number", doc: "Maximum number of tags per page." },
      ],
      words: ["versions of an image", "docker tags"],
      withoutTeam: "the protocol of registries has no teams: the name of a repository begins with its team",
    },
    listReferrers: {
      inputs: [
        {
          name: "name", in: "path", type: "string", kind: "string", required: true,
          doc: "A repository by its name: segments with `/` between them, on the platform a team, a project and the own name.",
        },
        { name: "digest", in: "path", type: "string", kind: "string", required: true, doc: "The digest of the manifest that they are about." },
        {
          name: "artifactType", in: "query", type: "string", kind: "string",
          doc: "Only artifacts of this type; a registry may ignore it, and says in `OCI-Filters-Applied` when it does not.",
        },
      ],
      withoutTeam: "the protocol of registries has no teams: the name of a repository begins with its team",
      rows: "manifests",
      columns: ["digest", "artifactType", "size"],
    },
  },
  shapes: {},
};
