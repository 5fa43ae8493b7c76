import * as artifacts from "@slipway/artifacts";
import type { Ground } from "../things/ground.ts";

export async function tourOfArtifacts({ crew }: Ground): Promise<void> {
  const hash = "0123456789abcdef";
  await artifacts.getArtifactsStatus(crew);
  await artifacts.uploadArtifact(crew, { hash, xArtifactDuration: 400, xArtifactTag: "signed", body: "built" });
  await (await artifacts.downloadArtifact(crew, { hash })).cancel();
  await artifacts.hasArtifact(crew, { hash });
  await artifacts.queryArtifacts(crew, { hashes: [hash, "none"] });
  const sessionId = "3f5b1e0c-9d1a-4a53-8f4f-7d5d6c2b1a00";
  await artifacts.recordArtifactEvents(crew, { body: [{ event: "HIT", source: "REMOTE", hash, sessionId }] });
  await artifacts.deleteAllArtifacts(crew);
  await artifacts.uploadArtifact(crew, { hash, body: "built again" });
}
