import { join } from "node:path";
import { expect, test } from "vitest";
import { makeReadOnly, mountSmallDisk } from "../../test/small-disk.ts";
import { createEmulator } from "../start/emulator.ts";

const disk = mountSmallDisk(8);

const name =
  disk === undefined
    ? "no disk could be mounted here (it takes root on Linux), so that none was made read-only"
    : "a data folder on a disk that takes no writes is refused at the start, by its name";

test(name, async () => {
  if (disk === undefined) return;
  const dataFolder = join(disk, "data");
  const first = await createEmulator({ dataFolder, listen: false });
  await first.close();
  makeReadOnly(disk);
  for (const folder of [dataFolder, join(disk, "another")]) {
    await expect(createEmulator({ dataFolder: folder, listen: false })).rejects.toThrow(
      new RegExp(
        `^The data folder ${folder} .* cannot be taken: EROFS: read-only file system.*\\. Its disk takes no writes: mount the volume for writing`,
      ),
    );
  }
});
