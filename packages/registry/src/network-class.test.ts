import { expect, test } from "vitest";
import { words } from "../../../test/words.ts";
import { networkClass } from "./network-class.ts";

const hosts = {
  public: words(`ghcr.io 8.8.8.8 9.255.255.255 11.0.0.1 100.63.255.255 100.128.0.1 172.15.0.1 172.32.0.1 192.0.1.1
    198.17.0.1 198.20.0.1 [2606:4700::1111] [2a00:1450:4001::200e] [::ffff:8.8.8.8] [64:ff9b::8.8.8.8]`),
  private: words(`registry registry.local auth.internal. 0.0.0.0 10.1.2.3 100.64.0.1 169.254.169.254 172.31.255.255
    192.0.0.8 192.168.1.1 198.18.0.1 198.19.255.255 203.0.113.9 224.0.0.1 255.255.255.255 [::] [fd00::1] [fe80::1]
    [fec0::1] [ff02::1] [2001:db8::1] [2001:0:4136:e378::1] [2002:a00:1::] [::8.8.8.8] [::ffff:10.0.0.1]
    [::ffff:0:10.0.0.1] [64:ff9b::10.0.0.1] [64:ff9b:1::8.8.8.8] [100::1]`),
  "this machine": words(`localhost auth.localhost. 127.0.0.1 127.1 0x7f000001 [::1] [::ffff:127.0.0.1]
    [64:ff9b::127.0.0.1]`),
};

test.each(Object.entries(hosts).flatMap(([where, some], near) => some.map((host) => [host, where, near] as const)))(
  "%s is %s",
  (host, _, near) => {
    // The form that a URL parser gives it.
    expect(networkClass(new URL(`https://${host}/`).hostname)).toBe(near);
  },
);
