/** Members that let somebody in, or are sealed. */
const secret = /^sealed|secret|password|hash$|bypass|(?<!error)code$|token$|authorization|cookie|privateKey/i;

/** In addresses: who is let in, parameters that let in, and the last part of a deploy hook. */
const inAddress =
  /(?<=:\/\/)[^/@\s"]+(?=@)|(?<=[?&](?:[\w-]*(?:token|secret|code|password|key|bypass))=)[^&\s"#]+|(?<=\/integrations\/deploy\/[^/\s"]+\/)[^/?\s"]+/gi;

/**
 * What is kept or shown as JSON, for a screen: `*` stands for what lets somebody in. It goes by the names of members, by the values that are
 * known to be secret, and by what stands in addresses; of a variable's value by its kind.
 */
export function hideSecrets(value: unknown, known: readonly unknown[] = []): unknown {
  return JSON.parse(
    JSON.stringify(value, function hide(this: Readonly<Record<string, unknown>>, name: string, member: unknown) {
      const isOfVariable = name === "value" && "key" in this && this.type !== "plain";
      if (secret.test(name) || isOfVariable || (typeof member === "string" && known.includes(member)))
        return typeof member === "string" || (typeof member === "object" && member !== null) ? "*" : member;
      return typeof member === "string" ? member.replaceAll(inAddress, "*") : member;
    }) ?? "null",
  );
}
