import { once } from "node:events";
import { createLayoutStore } from "../src/layout/layout-store.ts";
import { folderFiles } from "../src/node/folder-files.ts";
import { pushImage, sampleBytes } from "./sample-images.ts";

// Stores images in a layout folder that others write, too. One that holds says so when it is about to write the index, and goes on at a
// signal.
const [, , folder = "", name = "", count = "", holds = ""] = process.argv;
const files = folderFiles(folder);
const store = createLayoutStore({
  ...files,
  replace: async (path, content) => {
    if (holds && path === "index.json") {
      const told = once(process, "SIGUSR2");
      process.stdout.write("held\n");
      await told;
    }
    return files.replace(path, content);
  },
});
for (let at = 0; at < Number(count); at++) {
  await pushImage(store, { layers: [sampleBytes(1000, at)], tag: `${name}-${at}` });
}
