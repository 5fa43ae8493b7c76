import type { DeploymentWebhookPayload } from "@slipway/webhooks";
import type { Services } from "../../engine/services.ts";
import { accountName } from "../accounts/account-names.ts";
import { teamTable } from "../accounts/tables.ts";
import type { DeploymentRow } from "../deployments/tables.ts";
import { projectTable } from "../projects/tables.ts";
import { planOf } from "../world/world.ts";

const region = "iad1";

export function deliveredDeployment(services: Services, record: DeploymentRow): DeploymentWebhookPayload {
  const { id, name, host, meta, target, config, projectId } = record;
  const team = services.rows(teamTable).get(record.accountId);
  const { name: project = name } = services.rows(projectTable).get(projectId) ?? {};
  const page = `${services.hosts.url}/${accountName(services, record.accountId)}/${project}`;
  return {
    deployment: { id, name, url: host, meta: { ...meta } },
    links: { deployment: `${page}/${id.replace("dpl_", "")}`, project: page },
    project: { id: projectId },
    target,
    plan: team ? planOf(team) : "hobby",
    regions: [...(config?.regions ?? [region])],
  };
}
