import { given } from "../../engine/omit-undefined.ts";
import { invalid } from "../../engine/platform-error.ts";
import type { Context } from "../accounts/context.ts";
import type { ProjectRow } from "../projects/tables.ts";
import { machinesPart } from "./machines.ts";
import type { SandboxSettings, SnapshotRow } from "./tables.ts";

type Image = Pick<SandboxSettings, "image" | "imageDigest">;

/**
 * The settings of a new sandbox with what the name of its image stands for: an image of files, found now and named by its digest from
 * then on, or else one of the platform's names for a runtime, which is judged by what runs it.
 *
 * @param named what the request says. Absent: the snapshot's image, else what the settings have
 */
export async function settleImage(
  waiting: Context,
  project: ProjectRow,
  settings: SandboxSettings,
  named: string | undefined,
  snapshot: SnapshotRow | undefined,
): Promise<SandboxSettings> {
  const { image: _image, imageDigest: _digest, ...others } = settings;
  if (named === undefined) return { ...others, ...imageUnder(settings, snapshot) };
  const machines = waiting.part(machinesPart);
  // Where none was chosen, that is what there is to say.
  await machines.runtime();
  const found = await machines.images.find(named, project, waiting.scope, waiting.signal);
  if (snapshot && snapshot.imageDigest !== found?.imageDigest) {
    const taken = snapshot.image ?? "what the emulator's machine has";
    throw invalid(`the snapshot ${snapshot.id} was taken over ${taken}, not over ${named}; leave \`image\` out`);
  }
  return { ...others, ...(found ?? { image: named }) };
}

/** What a session begins with: what a snapshot holds lies over the image that it was taken in, whatever its sandbox has. */
export function imageUnder(settings: Image, snapshot: Image | undefined): Image {
  const { image, imageDigest } = snapshot && snapshot.imageDigest !== settings.imageDigest ? snapshot : settings;
  return given({ image, imageDigest });
}
