import type { Project } from "../../domain/projects/tables.ts";

export type Scope =
  | NonNullable<Project["ssoProtection"]>["deploymentType"]
  | NonNullable<Project["trustedIps"]>["deploymentType"];

export interface Place {
  readonly isProduction: boolean;
  readonly isOwnUrl: boolean;
  readonly isProductionDomain: boolean;
}

export function covers(scope: Scope, { isProduction, isOwnUrl, isProductionDomain }: Place): boolean {
  switch (scope) {
    case "all":
      return true;
    case "all_except_custom_domains":
      return !isProductionDomain;
    case "prod_deployment_urls_and_all_previews":
      return !isProductionDomain && (isOwnUrl || !isProduction);
    case "preview":
      return !isProductionDomain && !isProduction;
    default:
      return isProduction || isProductionDomain;
  }
}
