import type { Services } from "../../engine/services.ts";
import { type AccountDomainRow, accountDomainTable } from "./domain-tables.ts";

/** The domain of whatever account that a name is, or is below; of several the longest. */
export function domainOf({ rows }: Pick<Services, "rows">, name: string): AccountDomainRow | undefined {
  return [...parentsOf(name)].map((parent) => rows(accountDomainTable).first("name", parent)).find(Boolean);
}

/** A name and all that it is below, the longest first. */
function* parentsOf(name: string): Generator<string> {
  yield name;
  for (let dot = name.indexOf("."); dot !== -1; dot = name.indexOf(".", dot + 1)) yield name.slice(dot + 1);
}
