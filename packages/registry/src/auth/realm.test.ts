import { expect, test } from "vitest";
import { checkRealm } from "./realm.ts";

test.each([
  ["https://ghcr.io", "https://ghcr.io/token"],
  ["https://registry.example", "https://auth.example/token?account=me"],
  ["http://127.0.0.1:5000", "http://127.0.0.1:5001/token"],
  ["http://localhost:5000", "http://[::1]:5001/token"],
  ["http://localhost:5000", "https://auth.example/token"],
  ["https://10.0.0.5", "https://192.168.1.1/token"],
  ["http://10.0.0.5", "http://10.0.0.6/token"],
  ["https://registry.internal", "https://auth.internal/token"],
])("a registry at %s may name %s", (registry, realm) => {
  expect(checkRealm(realm, new URL(registry)).href).toBe(realm);
});

test.each([
  ["https://ghcr.io", "http://ghcr.io/token", /is not https/],
  ["http://127.0.0.1:5000", "http://auth.example/token", /is not https/],
  ["https://ghcr.io", "https://127.0.0.1/token", /is the private address 127.0.0.1/],
  ["https://ghcr.io", "https://127.1/token", /is the private address 127.0.0.1/],
  ["https://ghcr.io", "https://0x7f000001/token", /is the private address 127.0.0.1/],
  ["https://ghcr.io", "https://localhost./token", /is the private address/],
  ["https://ghcr.io", "https://169.254.169.254/latest", /is the private address/],
  ["https://ghcr.io", "https://[::ffff:10.0.0.1]/token", /is the private address/],
  ["https://ghcr.io", "https://[fd00::1]/token", /is the private address/],
  ["https://ghcr.io", "https://100.64.0.1/token", /is the private address/],
  ["https://10.0.0.5", "http://localhost/token", /is the private address/],
  ["https://ghcr.io", "https://me:secret@auth.example/token", /has credentials/],
  ["https://ghcr.io", "file:///etc/passwd", /is not https/],
  ["https://ghcr.io", "/token", /is no URL/],
])("a registry at %s may not name %s", (registry, realm, message) => {
  expect(() => checkRealm(realm, new URL(registry))).toThrow(message);
});
