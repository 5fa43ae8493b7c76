import { build } from "../../scripts/build.ts";
import { builtApis, snapshots, storeApis } from "./packages.ts";

// pnpm api: writes each package's API, names and signatures, to api/snapshots/<package>.d.ts.
build();
storeApis(snapshots, builtApis());
