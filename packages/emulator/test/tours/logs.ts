import { cancelDeployment, createDeployment } from "@slipway/deployments";
import { getRuntimeLogs } from "@slipway/logs";
import { callUnlisted } from "../unlisted.ts";
import type { Tour } from "./tours.ts";

export const tourOfLogs: Tour = async ({ crew, emulator, project: projectId }) => {
  await (await emulator.fetch("http://www.example.com/")).text();
  await callUnlisted(crew, "listRequestLogs", { projectId });
  // The lines of one that is ready do not end.
  const { id } = await createDeployment(crew, { name: "site", files: [{ file: "index.html", data: "hi" }] });
  await cancelDeployment(crew, { id });
  for await (const _ of getRuntimeLogs(crew, { projectId, deploymentId: id }));
};
