/** SHA-256 of what identifies an account. */
export type AccountHash = (account: string | undefined) => Promise<ArrayBuffer>;

/** Makes the hash of a client's accounts. The last one is remembered: calls at the same time keep their order. */
export function accountHash(): AccountHash {
  let last: { readonly account: string | undefined; readonly hash: Promise<ArrayBuffer> } | undefined;
  return (account) => {
    if (!last || last.account !== account) {
      last = { account, hash: crypto.subtle.digest("SHA-256", new TextEncoder().encode(account)) };
    }
    return last.hash;
  };
}
