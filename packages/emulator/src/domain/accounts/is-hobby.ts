import type { Services } from "../../engine/services.ts";
import { teamTable } from "./tables.ts";

/** Whether somebody has chosen the plan with the least for an account: its limits hold for no other one. */
export function isHobby({ rows }: Pick<Services, "rows">, accountId: string): boolean {
  return rows(teamTable).get(accountId)?.plan === "hobby";
}
