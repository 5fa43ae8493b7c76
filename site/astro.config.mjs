import starlight from "@astrojs/starlight";
import { defineConfig, passthroughImageService } from "astro/config";

// Pages are written by scripts/site into .work before this is read.
export default defineConfig({
  base: process.env.SLIPWAY_SITE_BASE ?? "/",
  trailingSlash: "always",
  image: { service: passthroughImageService() },
  devToolbar: { enabled: false },
  integrations: [
    starlight({
      title: "Slipway",
      description: "A typed client for Vercel's REST API, an emulator of the platform, and a registry client.",
      // What stands beside a page is decided by src/sidebars.ts: each package has its own.
      sidebar: [],
      routeMiddleware: "./src/sidebars.ts",
      pagination: false,
      credits: false,
      components: { PageTitle: "./src/PageTitle.astro" },
      customCss: ["./src/site.css"],
      expressiveCode: { shiki: { langAlias: { tsp: "ts" } } },
    }),
  ],
});
