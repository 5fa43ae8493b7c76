import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { rootCertificates } from "node:tls";
import { readText } from "../engine/read-file.ts";
import { authorityNames } from "./command-environment.ts";

export interface AuthorityFile {
  readonly path: string;
  remove(): void;
}

const maxBytes = 16 * 1024 * 1024;

export function writeAuthorityFile(certificate: string, pass: boolean, environment: NodeJS.ProcessEnv): AuthorityFile {
  const others = pass ? [...configuredAuthorities(environment), ...rootCertificates] : [];
  const folder = mkdtempSync(join(tmpdir(), "slipway-proxy-"));
  const path = join(folder, "authority.pem");
  writeFileSync(path, [certificate, ...others].map((each) => `${each.trimEnd()}\n`).join(""));
  return { path, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

function configuredAuthorities(environment: NodeJS.ProcessEnv): string[] {
  const files = new Set(authorityNames.flatMap((name) => environment[name] ?? []));
  return [...files].flatMap((file) => {
    try {
      return file === "" ? [] : readText(file, maxBytes);
    } catch {
      return [];
    }
  });
}
