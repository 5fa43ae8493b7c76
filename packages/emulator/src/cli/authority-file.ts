import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { rootCertificates } from "node:tls";
import { readText } from "../engine/read-file.ts";
import { authorityNames } from "./command-environment.ts";

/** A file that says whom to trust. */
export interface AuthorityFile {
  readonly path: string;
  remove(): void;
}

/** Far more than all authorities that a system trusts. */
const most = 16 * 1024 * 1024;

/**
 * Writes the certificate of the proxy's authority into a folder of its own, for programs that read whom to trust from a file.
 *
 * @param pass whether they also reach hosts that others vouch for: then those that are usually trusted stand in it as well, since most
 * programs trust nobody but those in the file, and what the environment's own files name.
 */
export function writeAuthorityFile(certificate: string, pass: boolean, environment: NodeJS.ProcessEnv): AuthorityFile {
  const others = pass ? [...namedBy(environment), ...rootCertificates] : [];
  const folder = mkdtempSync(join(tmpdir(), "slipway-proxy-"));
  const path = join(folder, "authority.pem");
  writeFileSync(path, [certificate, ...others].map((each) => `${each.trimEnd()}\n`).join(""));
  return { path, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** What the files hold in whose place the new one stands. */
function namedBy(environment: NodeJS.ProcessEnv): string[] {
  const files = new Set(authorityNames.flatMap((name) => environment[name] ?? []));
  return [...files].flatMap((file) => {
    try {
      return file === "" ? [] : readText(file, most);
    } catch {
      // Of a file that cannot be read those programs trust nobody, either.
      return [];
    }
  });
}
