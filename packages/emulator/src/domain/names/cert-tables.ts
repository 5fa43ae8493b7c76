import { type Row, type Table, table } from "../../store/table.ts";
import { accountDomainTable } from "./domain-tables.ts";

/** A certificate of an account. */
export interface CertRow extends Row {
  readonly accountId: string;
  /** The account's domain that all its names are of. Null: one that was uploaded for others. */
  readonly domainId: string | null;
  readonly cns: readonly string[];
  /** As PEM, and those of the authorities that it leads to. */
  readonly certificate: string;
  readonly chain: string;
  /** Encrypted with the emulator's own key. */
  readonly sealedKey: string;
  readonly expiresAt: number;
  readonly autoRenew: boolean;
  readonly creatorId: string;
}

export const certTable: Table<CertRow, "account" | "domain" | "name"> = table({
  name: "certs",
  called: "Certificate",
  id: { prefix: "cert_", length: 24 },
  indexes: { account: (cert) => cert.accountId, domain: (cert) => cert.domainId, name: (cert) => cert.cns },
  parents: { account: "account", domain: accountDomainTable },
});

export const certTables: readonly Table[] = [certTable];

/** What the keys of certificates are sealed for. */
export const keyPurpose = "certificate key";
