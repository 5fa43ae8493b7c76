/** Last words of parameter and member names that hold credentials. */
const secretName = /(?:^| )(?:token|code|secret|password|invite id|protection bypass|vercel share|vercel jwt)$/;
const secretMember = /^sealed|secret|password|hash$|bypass|authorization|cookie|privateKey/i;

/** Whether a name ends with the word for a secret: `inviteCode` and `x_token` do, `zipcode` does not. */
export function isSecretName(name: string): boolean {
  const words = name.replace(/([a-z\d])([A-Z])/g, "$1 $2").toLowerCase();
  return secretName.test(words.replace(/[^a-z\d]+/g, " "));
}

/** Credentials in URLs: user info, secret query parameters, and the key of a deploy hook. */
const inAddress =
  /(?<=:\/\/)[^/@\s"]+(?=@)|(?<=[?&](?:[\w-]*(?:token|secret|code|password|key|bypass))=)[^&\s"#]+|(?<=\/integrations\/deploy\/[^/\s"]+\/)[^/?\s"]+/gi;

/** A copy for display, with `*` in place of secrets: by member name, `known` value, URL part, and kind of environment variable. */
export function hideSecrets(value: unknown, known: readonly unknown[] = []): unknown {
  return JSON.parse(
    JSON.stringify(value, function hide(this: Readonly<Record<string, unknown>>, name: string, member: unknown) {
      // An error code is not a credential.
      const isNamed = (isSecretName(name) && !/error_?code$/i.test(name)) || secretMember.test(name);
      const isOfVariable = name === "value" && "key" in this && this.type !== "plain";
      if (isNamed || isOfVariable || (typeof member === "string" && known.includes(member)))
        return typeof member === "string" || (typeof member === "object" && member !== null) ? "*" : member;
      return typeof member === "string" ? member.replaceAll(inAddress, "*") : member;
    }) ?? "null",
  );
}
