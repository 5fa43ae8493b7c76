import { LOOPBACK, nearness } from "../connection/nearness.ts";
import { AuthError } from "../errors/auth-error.ts";
import { quoted } from "../quoted.ts";

/**
 * Checks where a registry says that tokens are had, before credentials go there: `https:`, or `http:` on this machine, and
 * no private address unless the registry has one itself.
 *
 * @throws `AuthError` that says what is wrong with it.
 */
export function checkRealm(realm: string, registry: URL): URL {
  const refuse = (problem: string): never => {
    throw new AuthError(`the token service that ${registry.host} names ${problem}: no credentials were sent`, {
      host: registry.host,
    });
  };
  if (!URL.canParse(realm)) return refuse("is no URL");
  const url = new URL(realm);
  if (url.username || url.password) refuse("has credentials in its URL");
  const near = nearness(url.hostname);
  if (near > nearness(registry.hostname)) refuse(`is the private address ${quoted(url.host)}`);
  // Who asks a registry that is not on this machine over `http:` has allowed it.
  const allowed = near === LOOPBACK || (registry.protocol === "http:" && nearness(registry.hostname) < LOOPBACK);
  if (url.protocol !== "https:" && !(url.protocol === "http:" && allowed)) refuse("is not https:");
  return url;
}
