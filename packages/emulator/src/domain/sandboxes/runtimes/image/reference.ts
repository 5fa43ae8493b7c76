/** What `image` names. */
export type ImageReference = RegistryImage | LayoutImage;

/** An image of the emulator's own registry. */
interface RegistryImage {
  readonly from: "registry";
  /** The registry, where it is named. */
  readonly host: string | undefined;
  /** `team/project/repository`, or a repository of the sandbox's own project. */
  readonly name: string;
  /** A tag or a digest. */
  readonly reference: string;
}

/** An image in an image layout of this machine. */
export interface LayoutImage {
  readonly from: "folder" | "archive";
  readonly path: string;
  /** A tag or a digest. Absent: its only one. */
  readonly reference: string | undefined;
}

/** Skopeo's names for them: `docker save` writes an image layout, too. */
const layouts: ReadonlyMap<string, LayoutImage["from"]> = new Map([
  ["oci", "folder"],
  ["oci-archive", "archive"],
  ["docker-archive", "archive"],
]);

/** Takes a name of an image apart: `repository[:tag][@digest]`, or `oci:folder[:tag]`. Absent: nothing can be called so. */
export function parseImage(text: string): ImageReference | undefined {
  const [, transport = "", rest = ""] = /^([a-z-]+):(.+)$/.exec(text) ?? [];
  const from = layouts.get(transport);
  if (from) return layoutImage(from, rest);
  const parts = /^(?:([^/@]*[.:][^/@]*|localhost)\/)?([a-z0-9._/-]+)(?::([\w.-]+))?(?:@([a-z0-9]+:[a-f0-9]+))?$/.exec(
    text,
  );
  if (!parts) return undefined;
  const [, host, name = "", tag = "latest", digest = tag] = parts;
  return { from: "registry", host, name, reference: digest };
}

/** A digest or a tag stands behind the last name of the path. */
function layoutImage(from: LayoutImage["from"], text: string): LayoutImage {
  const [, path = text, digest, tag] = /^(.*?)(?:@([a-z0-9]+:[a-f0-9]+)|:([\w.-]+))$/.exec(text) ?? [];
  return { from, path, reference: digest ?? tag };
}
