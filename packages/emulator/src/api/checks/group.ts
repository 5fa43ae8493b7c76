import type { Operations } from "@slipway/checks/contract";
import type { Context } from "../../domain/accounts/scope.ts";
import { type ClassicCheckRow, classicCheckTable } from "../../domain/deployments/check-tables.ts";
import { isFinished } from "../../domain/deployments/tables.ts";
import { findDeployment } from "../../domain/hosts/deployment-at.ts";
import { recordRerequest } from "../../domain/sites/check-runs.ts";
import { resumeDeployment } from "../../domain/sites/progress.ts";
import { onePage } from "../../engine/page.ts";
import { badRequest, invalid, refuse, requireFound } from "../../engine/platform-error.ts";
import { type Group, group } from "../../pipeline/group.ts";
import { identity, ofOwner, resource } from "../../pipeline/resource.ts";

const maxOutput = 65_536;

const checks = resource(ofOwner(classicCheckTable, "deployment", deploymentOf, findCheck), { present });

export const classicCheckGroup: Group = group<Operations>({
  handlers: {
    createCheck: checks.create((input, _, deployment) => {
      if (isFinished(deployment)) throw refuse("check_too_late");
      return { ...input, deploymentId: deployment.id, status: "registered" };
    }, identity),
    listChecks: checks.list(onePage, (all) => ({
      checks: all.map(({ deploymentId: _, externalId: __, rerequestable = false, ...check }) => {
        return { ...check, rerequestable };
      }),
    })),
    getCheck: checks.get(identity),
    updateCheck: checks.onRow((row, { deploymentId, checkId, ...input }, context) => {
      const { conclusion, status = conclusion ? "completed" : row.status } = input;
      if ((status === "completed") !== ((conclusion ?? row.conclusion) !== undefined))
        throw invalid("`conclusion` and `status: completed` need each other: send both or neither");
      if (JSON.stringify(input.output ?? {}).length > maxOutput)
        throw refuse("check_output_large", { most: maxOutput });
      const now = context.clock.now();
      const check = context.rows(classicCheckTable).change(checkId, {
        ...{ ...input, status },
        ...(status === "running" && { startedAt: row.startedAt ?? now }),
        ...(conclusion && { completedAt: now }),
      });
      if (status === "completed") resumeDeployment(context, check.deploymentId);
      return present(check);
    }),
    rerequestCheck: checks.onRow(({ conclusion: _, completedAt: __, ...row }, { autoUpdate }, context) => {
      const { name, rerequestable } = row;
      if (rerequestable !== true) throw badRequest(`The check ${name} cannot be asked for again`);
      if (row.status !== "completed") throw badRequest(`The check ${name} goes on`);
      const status = autoUpdate ? "running" : "registered";
      context.rows(classicCheckTable).put({ ...row, status });
      recordRerequest(context, deploymentOf(row, context), row);
      return {};
    }),
  },
});

/** Its integration has no ID: the emulator takes any token for that of an integration. */
function present(row: ClassicCheckRow): Operations["getCheck"]["output"] {
  // A row was judged by the contract's input, whose lists may be changed and those of rows may not.
  return { ...structuredClone(row), integrationId: "" } as Operations["getCheck"]["output"];
}

function deploymentOf({ deploymentId }: { readonly deploymentId: string }, context: Context) {
  return findDeployment(context, deploymentId);
}

function findCheck(
  { checkId, ...named }: { readonly deploymentId: string; readonly checkId: string },
  context: Context,
) {
  const check = context.rows(classicCheckTable).get(checkId);
  return requireFound(check?.deploymentId === deploymentOf(named, context).id && check, classicCheckTable.called);
}
