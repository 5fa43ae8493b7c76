import { describeValue, mustBe } from "./check-names.ts";
import {
  ANNOTATIONS,
  checkOptions,
  checkStore,
  REFERENCE,
  type Rule,
  type Rules,
  SIGNAL,
  TEXT,
} from "./check-options.ts";
import type { OciDescriptor } from "./generated/types.ts";
import { isDescriptor } from "./manifest.ts";
import { OCI } from "./media-types.ts";
import { checkReference } from "./reference.ts";
import type { Manifest, Store, StoreOptions } from "./store.ts";
import { checkAnnotations } from "./text-record.ts";

export interface ArtifactOptions extends StoreOptions {
  /** Media type of the artifact, such as `application/vnd.acme.report.v1+json`. */
  readonly artifactType: string;
  /** Its contents, which were pushed to the store before. Default: none. */
  readonly layers?: readonly OciDescriptor[] | undefined;
  /** Configuration blob, pushed before. Default: the empty config, `{}`. */
  readonly config?: OciDescriptor | undefined;
  /** Manifest to attach the artifact to, as one of its referrers. */
  readonly subject?: OciDescriptor | undefined;
  readonly annotations?: Readonly<Record<string, string>> | undefined;
  /** Its tag. Default: none; it is found by its digest, or by its subject. */
  readonly reference?: string | undefined;
}

const DESCRIPTOR: Rule = [isDescriptor, "a descriptor: { mediaType, digest, size }"];

export const ARTIFACT: Rules<ArtifactOptions> = {
  signal: SIGNAL,
  artifactType: TEXT,
  layers: [(value) => Array.isArray(value) && value.every(isDescriptor), "a list of descriptors"],
  config: DESCRIPTOR,
  subject: DESCRIPTOR,
  annotations: ANNOTATIONS,
  reference: REFERENCE,
};

// RFC 6838, section 4.2.
const MEDIA_TYPE = /^[a-z0-9][a-z0-9!#$&^_.+-]{0,126}\/[a-z0-9][a-z0-9!#$&^_.+-]{0,126}$/i;

/**
 * Stores the manifest of an artifact: anything that is not an image, by the image specification's "Guidelines for Artifact
 * Usage". The same input gives the same digest.
 *
 * @throws `InputError` when `artifactType` is not a media type, `annotations` are not texts, or `reference` is none.
 * @example
 * const signature = await repository.blobs.push(bytes, { mediaType: "application/vnd.acme.signature" });
 * const subject = await repository.manifests.head("1.2");
 * await pushArtifact(repository, { artifactType: "application/vnd.acme.signature", layers: [signature], subject });
 * for await (const found of repository.referrers.list(subject.digest)) console.log(found.digest);
 */
export async function pushArtifact(store: Store, options: ArtifactOptions): Promise<Manifest> {
  checkStore(store, "store");
  checkOptions(options, ARTIFACT);
  checkArtifact(options);
  const { artifactType, layers = [], config, subject, annotations, reference, signal } = options;
  const empty = config && layers.length > 0 ? config : await pushEmpty(store, signal);
  return store.manifests.push(
    {
      schemaVersion: 2,
      mediaType: OCI.manifest,
      artifactType,
      config: config ?? empty,
      // A manifest has one layer at least, which says nothing where there is none.
      layers: layers.length > 0 ? [...layers] : [empty],
      ...(subject && { subject: { mediaType: subject.mediaType, digest: subject.digest, size: subject.size } }),
      ...(annotations && { annotations: { ...annotations } }),
    },
    { reference, signal },
  );
}

/** Refuses what is none, before anything is stored. @throws `InputError` that names the option. */
export function checkArtifact(options: ArtifactOptions): void {
  // Code without types may leave them out.
  const { artifactType, annotations, reference } = Object(options) as ArtifactOptions;
  if (typeof artifactType !== "string" || !MEDIA_TYPE.test(artifactType)) {
    throw mustBe(
      "artifactType",
      `a media type such as application/vnd.acme.report, not ${describeValue(artifactType)}`,
    );
  }
  checkAnnotations(annotations);
  if (reference !== undefined) checkReference(reference);
}

/** The content `{}`, which its descriptor holds too, so that it need not be fetched. */
async function pushEmpty(store: Store, signal: AbortSignal | undefined): Promise<OciDescriptor> {
  const { mediaType, digest, size } = await store.blobs.push("{}", {
    digest: "sha256:44136fa355b3678a1146ad16f7e8649e94fb4fc21fe77e8310c060f61caaff8a",
    size: 2,
    mediaType: OCI.empty,
    signal,
  });
  return { mediaType, digest, size, data: "e30=" };
}
