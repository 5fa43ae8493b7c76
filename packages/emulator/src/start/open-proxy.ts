import { openAuthority, type Signer } from "../authority/authority.ts";
import { isOnlyHere, isServed } from "../domain/hosts/is-served.ts";
import type { Services } from "../engine/services.ts";
import type { ProxyOptions } from "../proxy/options.ts";
import { type ProxyParts, type ProxyServer, serveProxy } from "../proxy/serve.ts";
import { readUpstreams } from "../proxy/upstream.ts";

/** Opens the proxy of an emulator, as its options say. */
export async function openProxy(
  { pass = false, through, platform = true }: ProxyOptions,
  services: Services,
  parts: Pick<ProxyParts, "host" | "emulator" | "answer">,
): Promise<ProxyServer> {
  let opened: Signer | undefined;
  // Who was given its certificate goes on to trust it after a `reset`, as the token stays.
  const signer = (): Signer => {
    opened ??= services.store.attempt(() => openAuthority(services));
    return opened;
  };
  if (platform) signer();
  const own = parts.emulator === undefined ? undefined : Number(new URL(parts.emulator).port);
  return serveProxy({
    ...parts,
    signer,
    // Where the platform's hosts are left alone, so is a host of the same name at a port that the emulator does not have.
    isServed: (name, port) =>
      platform ? isServed(services, name) : [80, 443, own].includes(port) && isOnlyHere(services, name),
    pass,
    unseen: !platform,
    ...(through ? { upstreams: readUpstreams(through) } : {}),
  });
}
