import type { Operations } from "@slipway/deployments/contract";
import { fileTree } from "../../domain/deployments/file-tree.ts";
import { holdFiles } from "../../domain/deployments/held-files.ts";
import { fileListTable } from "../../domain/deployments/tables.ts";
import { findDeployment } from "../../domain/hosts/find-deployment.ts";
import { badRequest, invalid, notFound } from "../../engine/platform-error.ts";
import type { Operations as Unlisted } from "../../generated/unlisted/deployments/contract.ts";
import { type SomeHandlers, waits } from "../../pipeline/handler.ts";

export const fileHandlers: SomeHandlers<
  Operations,
  "uploadDeploymentFile" | "listDeploymentFiles" | "getDeploymentFile"
> &
  SomeHandlers<Unlisted, "listDeploymentBuilds"> = {
  uploadDeploymentFile: waits(async ({ xVercelDigest, xNowDigest, xNowSize }, waiting) => {
    const digest = (xVercelDigest ?? xNowDigest)?.toLowerCase();
    if (digest === undefined) throw invalid("the header x-vercel-digest with the file's SHA-1 is missing");
    const arrived = await waiting.blobs.receive(waiting.bytes);
    try {
      const { sha, size } = arrived;
      if (sha !== digest) throw badRequest(`The file's SHA-1 is ${sha}, not ${digest} as its digest header says`);
      if (xNowSize !== undefined && size !== xNowSize)
        throw badRequest(`The file has ${size} bytes, not ${xNowSize} as x-now-size says`);
      return waiting.attempt((context) => {
        context.blobs.keep(arrived);
        holdFiles(context, context.scope.accountId, [sha]);
        return { urls: [] };
      });
    } finally {
      waiting.blobs.discard(arrived);
    }
  }),

  listDeploymentFiles({ id }, context) {
    const deployment = findDeployment(context, id);
    return fileTree(context.rows(fileListTable).get(deployment.id) ?? { files: [] });
  },

  listDeploymentBuilds({ id }, context) {
    const deployment = findDeployment(context, id);
    const { files = [] } = context.rows(fileListTable).get(deployment.id) ?? {};
    const { readyState, createdAt } = deployment;
    const isBuilt = readyState === "READY";
    const build = {
      id: deployment.id.replace(/^dpl_/, "bld_"),
      deploymentId: deployment.id,
      entrypoint: deployment.root === "" ? "." : deployment.root,
      readyState,
      createdAt,
      readyStateAt: deployment.readyAt ?? deployment.failedAt ?? deployment.canceledAt ?? createdAt,
      output: isBuilt ? files.map(({ path, sha, size }) => ({ path, digest: sha, type: "file", size })) : [],
    };
    return { builds: [build] };
  },

  getDeploymentFile: waits(async ({ id, fileId, path }, context) => {
    const deployment = findDeployment(context, id);
    const files = context.rows(fileListTable).get(deployment.id)?.files ?? [];
    const file = files.find((candidate) => (path === undefined ? candidate.sha === fileId : candidate.path === path));
    if (!file) throw notFound("File");
    return { data: (await context.blobs.readAll(file.sha)).toString("base64") };
  }),
};
