import { root, run } from "../../scripts/build.ts";
import { ensurePrograms } from "./programs.ts";

// npm run check -- interop: the suite against docker-registry, skopeo and buildah; by hand, arguments go to vitest.
const { absent } = ensurePrograms();
if (absent !== undefined) {
  console.error(`The interoperability suite cannot run: ${absent}.`);
  process.exit(1);
}
process.exit(
  run("vitest", ["run", "--config", "test/interop/vitest.config.ts", ...process.argv.slice(2)], { cwd: root }),
);
