/** What the names of parameters and members end with that hold what lets somebody in; as words. */
const secretName = /(?:^| )(?:token|code|secret|password|invite id|protection bypass|vercel share|vercel jwt)$/;
const secretMember = /^sealed|secret|password|hash$|bypass|authorization|cookie|privateKey/i;

/** Whether a name ends with the word for a secret: `inviteCode` and `x_token` do, `zipcode` does not. */
export function isSecretName(name: string): boolean {
  const words = name.replace(/([a-z\d])([A-Z])/g, "$1 $2").toLowerCase();
  return secretName.test(words.replace(/[^a-z\d]+/g, " "));
}

/** In addresses: who is let in, parameters that let in, and the last part of a deploy hook. */
const inAddress =
  /(?<=:\/\/)[^/@\s"]+(?=@)|(?<=[?&](?:[\w-]*(?:token|secret|code|password|key|bypass))=)[^&\s"#]+|(?<=\/integrations\/deploy\/[^/\s"]+\/)[^/?\s"]+/gi;

/** What is kept as JSON, for a screen: `*` for what lets somebody in, by members' names, known values, addresses and variables' kinds. */
export function hideSecrets(value: unknown, known: readonly unknown[] = []): unknown {
  return JSON.parse(
    JSON.stringify(value, function hide(this: Readonly<Record<string, unknown>>, name: string, member: unknown) {
      // The code of an error lets nobody in.
      const isNamed = (isSecretName(name) && !/error_?code$/i.test(name)) || secretMember.test(name);
      const isOfVariable = name === "value" && "key" in this && this.type !== "plain";
      if (isNamed || isOfVariable || (typeof member === "string" && known.includes(member)))
        return typeof member === "string" || (typeof member === "object" && member !== null) ? "*" : member;
      return typeof member === "string" ? member.replaceAll(inAddress, "*") : member;
    }) ?? "null",
  );
}
