import type { Schema } from "../contract-diff/document.ts";

/** Words that a member's name has when its value is something that nobody else may see. */
const words: ReadonlySet<string> = new Set([
  ...[
    "token",
    "tokens",
    "secret",
    "secrets",
    "password",
    "passwords",
    "passphrase",
    "passwd",
    "credential",
    "credentials",
  ],
  ...["jwt", "bearer", "cookie", "otp", "pin", "pem", "key", "keys", "apikey", "auth"],
]);

/** Whether a member could be a credential, by its name: whether it is one is a person's word. */
function looksSecret(name: string): boolean {
  const parts = name.replaceAll(/([a-z\d])([A-Z])/g, "$1 $2").split(/[^A-Za-z\d]+/);
  return parts.some((part) => words.has(part.toLowerCase()));
}

/** Whether a described member could be a credential: by what it is called, or because the description says that it is a password. */
export function couldBeSecret(name: string, schema: Schema, types: ReadonlySet<string>): boolean {
  const harmless = ["number", "integer", "boolean", "null"];
  const isNamedSo = looksSecret(name) && [...types].some((type) => !harmless.includes(type));
  return isNamedSo || [schema, schema.items ?? {}].some(({ format }) => format === "password");
}
