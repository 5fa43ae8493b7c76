import { X509Certificate } from "node:crypto";
import { connect, createServer } from "node:tls";
import { expect, test } from "vitest";
import { portOf } from "../../../../test/port-of.ts";
import { createServices } from "../../test/create-services.ts";
import { authorityCertificate, issueCertificate } from "./authority.ts";

const day = 24 * 60 * 60 * 1000;

function issue(names: readonly string[]) {
  const services = createServices();
  return services.store.transact(() => ({
    services,
    authority: authorityCertificate(services),
    ...issueCertificate(services, names),
  }));
}

test("a certificate is for its names, for 90 days, and signed by the authority, as OpenSSL reads it", () => {
  const { services, authority, certificate, expiresAt } = issue(["www.example.com", "*.example.org"]);
  const [read, by] = [new X509Certificate(certificate), new X509Certificate(authority)];
  expect(read.subjectAltName).toBe("DNS:www.example.com, DNS:*.example.org");
  expect([read.checkHost("www.example.com"), read.checkHost("a.example.org")]).not.toContain(undefined);
  expect(read.checkHost("example.org")).toBeUndefined();
  expect([read.ca, by.ca, by.verify(by.publicKey)]).toEqual([false, true, true]);
  expect([read.checkIssued(by), read.verify(by.publicKey)]).toEqual([true, true]);
  expect(Date.parse(read.validTo)).toBe(expiresAt);
  expect(expiresAt - Date.parse(read.validFrom)).toBe(90 * day);
  expect(Math.abs(Date.parse(read.validFrom) - services.clock.now())).toBeLessThanOrEqual(1000);
  expect(read.keyUsage).toEqual(["1.3.6.1.5.5.7.3.1", "1.3.6.1.5.5.7.3.2"]);
});

test("only a client that trusts the authority connects to a server with its certificate", async () => {
  const { authority, certificate: cert, key } = issue(["site.test"]);
  const server = createServer({ cert, key, ca: authority, requestCert: true, rejectUnauthorized: false }, (socket) => {
    socket.on("error", () => {});
    socket.end(socket.authorized ? "known" : "unknown");
  });
  const port = await portOf(server);
  const ask = (options: object) =>
    new Promise<string>((resolve, reject) => {
      const socket = connect({ port, host: "127.0.0.1", servername: "site.test", ...options });
      socket.on("error", reject).on("data", (data) => resolve(data.toString()));
    });
  expect(await ask({ ca: authority })).toBe("unknown");
  expect(await ask({ ca: authority, cert, key })).toBe("known");
  await expect(ask({})).rejects.toMatchObject({ code: "SELF_SIGNED_CERT_IN_CHAIN" });
  await expect(ask({ ca: authority, servername: "other.test" })).rejects.toMatchObject({
    code: "ERR_TLS_CERT_ALTNAME_INVALID",
  });
});

test("an authority stays the same, and its key is written nowhere as it is", () => {
  const { services, authority } = issue(["site.test"]);
  expect(services.store.transact(() => authorityCertificate(services))).toBe(authority);
  expect(services.store.dump()).not.toMatch(/PRIVATE KEY|BEGIN/);
});

test("a name that is longer than a subject may be is in the list of names", () => {
  const name = `${"a".repeat(60)}.example.com`;
  expect(new X509Certificate(issue([name]).certificate).checkHost(name)).toBe(name);
});
