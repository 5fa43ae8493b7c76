import { build } from "../../scripts/build.ts";
import { builtSnapshots, snapshots, storeApis } from "./packages.ts";

// npm run api: writes each package's API to api/snapshots/<package>.d.ts, for review.
build();
storeApis(snapshots, builtSnapshots());
