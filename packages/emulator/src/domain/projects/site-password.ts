import type { Services } from "../../engine/services.ts";
import type { ProjectRow } from "./tables.ts";

const purpose = "site-password";

export function sealPassword({ keys }: Pick<Services, "keys">, password: string): string {
  return keys.encrypt(password, purpose);
}

export function openPassword({ keys }: Pick<Services, "keys">, { sitePassword }: ProjectRow): string | undefined {
  return sitePassword === undefined || sitePassword === null ? undefined : keys.decrypt(sitePassword, purpose);
}
