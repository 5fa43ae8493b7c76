import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** Where systems keep whom they trust, in one file. */
const bundles = [
  "/etc/ssl/certs/ca-certificates.crt",
  "/etc/pki/tls/certs/ca-bundle.crt",
  "/etc/ssl/ca-bundle.pem",
  "/etc/ssl/cert.pem",
];

/** Writes the files by which programs trust an authority beside those of this machine. */
export function writeTrust(folder: string, certificate: string): void {
  mkdirSync(folder, { recursive: true });
  const bundle = bundles.find((path) => existsSync(path));
  const known = bundle === undefined ? "" : `${readFileSync(bundle, "utf8").trimEnd()}\n`;
  writeFileSync(join(folder, "authority.pem"), certificate);
  writeFileSync(join(folder, "all.pem"), `${known}${certificate}`);
}

/** The variables by which programs read them. Those of Node and Deno add to what they trust, the others replace it. @param folder as the sandbox names it */
export function trustVariables(folder: string): Record<string, string> {
  const [added, all] = [`${folder}/authority.pem`, `${folder}/all.pem`];
  return {
    NODE_EXTRA_CA_CERTS: added,
    DENO_CERT: added,
    SSL_CERT_FILE: all,
    CURL_CA_BUNDLE: all,
    REQUESTS_CA_BUNDLE: all,
    GIT_SSL_CAINFO: all,
  };
}
