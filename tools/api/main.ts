import { build } from "../../scripts/build.ts";
import { builtSnapshots, snapshots, storeApis } from "./packages.ts";

// npm run api: writes what a person reviews of each package's API to api/snapshots/<package>.d.ts.
build();
storeApis(snapshots, builtSnapshots());
