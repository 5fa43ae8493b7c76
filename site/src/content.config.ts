import { defineCollection } from "astro:content";
import { docsSchema } from "@astrojs/starlight/schema";
import { glob } from "astro/loaders";
import { z } from "astro/zod";

// Where scripts/site writes every page: none of them is written by hand.
export const collections = {
  docs: defineCollection({
    loader: glob({ base: "./.work/pages", pattern: "**/*.{md,mdx}" }),
    schema: docsSchema({ extend: z.object({ isDocument: z.boolean().default(false) }) }),
  }),
};
