import starlight from "@astrojs/starlight";
import { defineConfig, passthroughImageService } from "astro/config";

/** Who has no pointer scrolls wide code by the keyboard; what is not wide gives that up when the page runs. */
const reachable = {
  name: "reachable",
  hooks: {
    postprocessRenderedBlock: ({ renderData }) => {
      const visit = (node) => {
        if (node.tagName === "pre") node.properties.tabIndex = 0;
        for (const child of node.children ?? []) visit(child);
      };
      visit(renderData.blockAst);
    },
  },
};

// Pages are written by scripts/site into .work before this is read.
export default defineConfig({
  base: process.env.SLIPWAY_SITE_BASE ?? "/",
  trailingSlash: "always",
  image: { service: passthroughImageService() },
  devToolbar: { enabled: false },
  integrations: [
    starlight({
      title: "Slipway",
      description:
        "A typed client for Vercel's REST API (unofficial), an emulator of the platform for tests, and an OCI registry client.",
      // What stands beside a page is decided by src/sidebars.ts: each package has its own.
      sidebar: [],
      routeMiddleware: "./src/sidebars.ts",
      pagination: false,
      // What a page is about weighs more than how often it says a word.
      pagefind: { ranking: { pageLength: 0.4, termFrequency: 0.1, termSaturation: 1.4, termSimilarity: 1 } },
      credits: false,
      components: {
        PageTitle: "./src/PageTitle.astro",
        MarkdownContent: "./src/MarkdownContent.astro",
        Footer: "./src/Footer.astro",
      },
      customCss: ["./src/site.css"],
      expressiveCode: { plugins: [reachable] },
    }),
  ],
});
