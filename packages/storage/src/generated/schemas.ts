// Generated from contract/ by `pnpm generate`. Changes here are lost.
import * as v from "valibot";
import type * as types from "./types.ts";

export const BlobRegion: v.GenericSchema<types.BlobRegion> = /* @__PURE__ */ v.picklist(["arn1", "bom1", "cdg1", "cle1", "cpt1", "dub1", "dxb1", "fra1", "gru1", "hkg1", "hnd1", "iad1", "icn1", "kix1", "lhr1", "pdx1", "sfo1", "sin1", "syd1", "yul1"]);

export const Framework: v.GenericSchema<types.Framework> = /* @__PURE__ */ v.picklist(["actix-web", "angular", "ash", "astro", "axum", "blitzjs", "brunch", "bun", "container", "create-react-app", "django", "docusaurus", "docusaurus-2", "dojo", "eleventy", "elysia", "ember", "eve", "express", "factory-eve", "fastapi", "fasthtml", "fastify", "flask", "gatsby", "go", "gridsome", "h3", "hexo", "hono", "hugo", "hydrogen", "ionic-angular", "ionic-react", "jekyll", "koa", "mastra", "middleman", "nestjs", "nextjs", "nitro", "node", "nuxtjs", "parcel", "polymer", "preact", "python", "react-router", "redwoodjs", "remix", "ruby", "rust", "saber", "sanity", "sanity-v2", "sapper", "scully", "services", "solidstart", "solidstart-1", "stencil", "storybook", "svelte", "sveltekit", "sveltekit-1", "tanstack-start", "tanstack-start-lovable", "umijs", "vite", "vitepress", "vue", "vuepress", "xmcp", "zola"]);

export const ConnectedProject: v.GenericSchema<types.ConnectedProject> = /* @__PURE__ */ v.looseObject({
  id: /* @__PURE__ */ v.string(),
  name: /* @__PURE__ */ v.string(),
  envVarPrefix: /* @__PURE__ */ v.nullable(/* @__PURE__ */ v.string()),
  environmentVariables: /* @__PURE__ */ v.array(/* @__PURE__ */ v.string()),
  environments: /* @__PURE__ */ v.array(/* @__PURE__ */ v.string()),
  projectId: /* @__PURE__ */ v.string(),
  deployments: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.looseObject({
    actions: /* @__PURE__ */ v.array(/* @__PURE__ */ v.looseObject({
      slug: /* @__PURE__ */ v.string(),
      environments: /* @__PURE__ */ v.array(/* @__PURE__ */ v.string()),
    })),
    required: /* @__PURE__ */ v.boolean(),
  })),
  framework: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(Framework)),
  latestDeployment: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  makeEnvVarsSensitive: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
});

export const GitProvider: v.GenericSchema<types.GitProvider> = /* @__PURE__ */ v.picklist(["github", "gitlab", "bitbucket"]);

export const StoreProjectFilter: v.GenericSchema<types.StoreProjectFilter> = /* @__PURE__ */ v.looseObject({
  git: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.looseObject({
    providers: /* @__PURE__ */ v.union([/* @__PURE__ */ v.picklist(["*"]), /* @__PURE__ */ v.array(GitProvider)]),
    owners: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.string())),
    repos: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.string())),
  })),
});

export const StoreStatus: v.GenericSchema<types.StoreStatus> = /* @__PURE__ */ v.picklist(["available", "initializing", "onboarding", "suspended", "limits-exceeded-suspended", "limits-exceeded-suspended-store-count", "uninstalled", "error"]);

export const BlobStore: v.GenericSchema<types.BlobStore> = /* @__PURE__ */ v.looseObject({
  count: /* @__PURE__ */ v.number(),
  isTokenExpired: /* @__PURE__ */ v.boolean(),
  projectsMetadata: /* @__PURE__ */ v.array(ConnectedProject),
  region: BlobRegion,
  size: /* @__PURE__ */ v.number(),
  status: /* @__PURE__ */ v.nullable(StoreStatus),
  usageQuotaExceeded: /* @__PURE__ */ v.boolean(),
  access: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.picklist(["private", "public"])),
  kind: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.picklist(["project-default", "user-created"])),
  projectFilter: /* @__PURE__ */ v.optional(StoreProjectFilter),
  projectId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  totalConnectedProjects: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
});

export const CreateBlobStoreRequest: v.GenericSchema<types.CreateBlobStoreRequest> = /* @__PURE__ */ v.looseObject({
  name: /* @__PURE__ */ v.string(),
  access: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.picklist(["private", "public"])),
  projectId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  region: /* @__PURE__ */ v.optional(BlobRegion),
});

export const Store: v.GenericSchema<types.Store> = /* @__PURE__ */ v.looseObject({
  projectsMetadata: /* @__PURE__ */ v.array(ConnectedProject),
  status: /* @__PURE__ */ v.nullable(StoreStatus),
  usageQuotaExceeded: /* @__PURE__ */ v.boolean(),
  projectFilter: /* @__PURE__ */ v.optional(StoreProjectFilter),
  totalConnectedProjects: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
});

export const StoreAnswer: v.GenericSchema<types.StoreAnswer> = /* @__PURE__ */ v.looseObject({
  store: Store,
});

export const GetStoreInput: v.GenericSchema<types.GetStoreInput> = /* @__PURE__ */ v.looseObject({
  id: /* @__PURE__ */ v.string(),
  "include-guides": /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  "skip-metadata": /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
});

export const CreateBlobStoreInput: v.GenericSchema<types.CreateBlobStoreInput> = /* @__PURE__ */ v.looseObject({
  name: /* @__PURE__ */ v.string(),
  access: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.picklist(["private", "public"])),
  projectId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  region: /* @__PURE__ */ v.optional(BlobRegion),
});

export const CreateBlobStoreOutput: v.GenericSchema<types.CreateBlobStoreOutput> = /* @__PURE__ */ v.looseObject({
  store: /* @__PURE__ */ v.nullable(BlobStore),
});

export const DeleteBlobStoreInput: v.GenericSchema<types.DeleteBlobStoreInput> = /* @__PURE__ */ v.looseObject({
  id: /* @__PURE__ */ v.string(),
});

export const DeleteBlobStoreOutput: v.GenericSchema<types.DeleteBlobStoreOutput> = /* @__PURE__ */ v.looseObject({
  id: /* @__PURE__ */ v.string(),
});
