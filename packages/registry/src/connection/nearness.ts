/** How near a host is, by its name or address: what is nearer than the registry itself is not asked on its word. */
const PUBLIC = 0;
const PRIVATE = 1;
export const LOOPBACK = 2;

/** Names are taken at their word: only the runtime could resolve them. */
export function nearness(hostname: string): number {
  const host = hostname.replace(/\.$/, "");
  if (/(^|\.)localhost$/.test(host)) return LOOPBACK;
  const v6 = /^\[(.*)\]$/.exec(host)?.[1];
  const v4 = v6 === undefined ? host : mapped(v6);
  if (v4 !== undefined && /^\d+(\.\d+){3}$/.test(v4)) {
    if (v4.startsWith("127.")) return LOOPBACK;
    return /^(0|10|169\.254|192\.168|172\.(1[6-9]|2\d|3[01])|100\.(6[4-9]|[7-9]\d|1[01]\d|12[0-7]))\./.test(v4)
      ? PRIVATE
      : PUBLIC;
  }
  if (v6 === "::1") return LOOPBACK;
  if (v6 !== undefined) return /^(::$|f[cd]|fe[89ab])/.test(v6) ? PRIVATE : PUBLIC;
  return /\.(local|internal|home\.arpa)$/.test(host) ? PRIVATE : PUBLIC;
}

/** The IPv4 address within an IPv6 one, which the URL parser writes as two hexadecimal numbers. */
function mapped(v6: string): string | undefined {
  const [, high = "", low = ""] = /^::ffff:([0-9a-f]+):([0-9a-f]+)$/.exec(v6) ?? [];
  const [a, b] = [Number.parseInt(high, 16), Number.parseInt(low, 16)];
  return high ? [a >> 8, a & 255, b >> 8, b & 255].join(".") : undefined;
}
