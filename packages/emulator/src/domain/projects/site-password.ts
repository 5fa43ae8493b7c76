import type { Services } from "../../engine/services.ts";
import type { ProjectRow } from "./tables.ts";

const purpose = "site-password";

/** A password of a project's sites as it is kept. */
export function sealPassword({ keys }: Pick<Services, "keys">, password: string): string {
  return keys.encrypt(password, purpose);
}

/** What visitors of a project's sites have to type; undefined where there is no password. */
export function openPassword({ keys }: Pick<Services, "keys">, { sitePassword }: ProjectRow): string | undefined {
  return sitePassword === undefined || sitePassword === null ? undefined : keys.decrypt(sitePassword, purpose);
}
