import { astro, buildSite } from "./build.ts";

// npm run site -- build    builds the site into site/dist, and fails when a link of it leads nowhere
// npm run site             the same, and serves it on this machine
const isBuilt = await buildSite();
if (!isBuilt) process.exitCode = 1;
else if (!process.argv.includes("build")) process.exitCode = astro("preview");
