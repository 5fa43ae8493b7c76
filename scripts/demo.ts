import { build, run } from "./build.ts";

// npm run demo: builds, then deploys a site through the client, on the emulator or on the platform that the environment names.
build();
process.exit(run("node", ["examples/deploy-a-site/src/main.ts", ...process.argv.slice(2)]));
