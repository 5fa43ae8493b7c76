import { X509Certificate } from "node:crypto";
import { deleteCert, getCert, issueCert, listCerts, uploadCert } from "@slipway/certs";
import { addDomain, deleteDomain, updateDomain } from "@slipway/domains";
import { listUserEvents } from "@slipway/user";
import { expect, test } from "vitest";
import { newFolder } from "../../../test/folder-state.ts";
import { makeCertificate } from "../../../test/make-certificate.ts";
import { clientOf, type Started, start } from "../../../test/start.ts";

const domain = "example.com";
const day = 24 * 60 * 60 * 1000;

async function withDomain(options: Parameters<typeof start>[0] = {}): Promise<Started> {
  const started = await start(options);
  await addDomain(started.client, { name: domain });
  started.emulator.world.setRecords({ name: domain, type: "A", values: ["76.76.21.21"] });
  started.emulator.world.setRecords({ name: "www.example.com", type: "CNAME", values: ["cname.vercel-dns.com."] });
  return started;
}

async function shown({ emulator }: Started, host: string): Promise<X509Certificate> {
  return new X509Certificate((await emulator.authority.certificateOf(host)) ?? "");
}

test("a certificate is issued for names that DNS leads here, and a host shows it", async () => {
  const started = await withDomain();
  const { client, emulator } = started;
  const cert = await issueCert(client, { cns: ["WWW.example.com", domain] });
  expect(cert).toMatchObject({ cns: ["www.example.com", domain], autoRenew: true });
  expect(Math.abs(cert.expiresAt - cert.createdAt - 90 * day)).toBeLessThan(1000);
  expect(await getCert(client, { id: cert.id })).toEqual(cert);
  expect(await listCerts(client).toArray()).toEqual([cert]);
  const certificate = await shown(started, "www.example.com");
  expect(certificate.subjectAltName).toBe("DNS:www.example.com, DNS:example.com");
  expect(certificate.verify(new X509Certificate(await emulator.authority.certificate()).publicKey)).toBe(true);
  await deleteCert(client, { id: cert.id });
  expect(await emulator.authority.certificateOf("www.example.com")).toBeUndefined();
});

test("certificates are listed page by page, and those for a domain alone", async () => {
  const { client } = await withDomain();
  const [first, second, third] = [
    await issueCert(client, { cns: [domain] }),
    await issueCert(client, { cns: ["www.example.com"] }),
    await issueCert(client, { cns: [domain, "www.example.com"] }),
  ];
  const page = await listCerts(client, { limit: 2 });
  expect([page.certs, page.pagination.count]).toEqual([[third, second], 2]);
  expect(await listCerts(client, { limit: 2 }).toArray()).toEqual([third, second, first]);
  expect(await listCerts(client, { domain: "www.example.com" }).toArray()).toEqual([third, second]);
  expect(await listCerts(client, { domain: "other.example.com" }).toArray()).toEqual([]);
});

test("clients of earlier versions say `domains`, and read `uid` and dates", async () => {
  const { emulator } = await withDomain();
  const headers = { authorization: `Bearer ${emulator.token}`, "content-type": "application/json" };
  const body = JSON.stringify({ domains: [domain] });
  const response = await fetch(`${emulator.url}/v3/now/certs`, { method: "POST", headers, body });
  const { id, expiresAt } = await response.clone().json();
  expect(await response.json()).toMatchObject({ uid: id, expiration: new Date(expiresAt).toISOString() });
});

test("a name whose DNS does not lead here, or lets others issue, gets no certificate", async () => {
  const { client, emulator } = await withDomain();
  const issue = (...cns: string[]) => issueCert(client, { cns });
  const body = { error: { cns: ["a.example.com"] } };
  await expect(issue("a.example.com")).rejects.toMatchObject({ status: 449, code: "configuration_error", body });
  await expect(issue("*.example.com")).rejects.toMatchObject({ status: 400, code: "wildcard_not_allowed" });
  await expect(issue("nobodys.test")).rejects.toMatchObject({
    status: 404,
    body: { error: { domain: "nobodys.test" } },
  });
  await expect(issue("no name")).rejects.toMatchObject({ status: 400, code: "invalid_cn" });
  await expect(issue()).rejects.toMatchObject({ status: 400 });
  await addDomain(client, { name: "other.test" });
  await expect(issue(domain, "other.test")).rejects.toMatchObject({ code: "should_share_root_domain" });
  for (const record of [
    '0 issue "ca.test"',
    '0 ISSUE "ca.test"',
    '0 issue "letsencrypt.org.ca.test"',
    '0 issue ";"',
    '128 unknown "x"',
  ]) {
    emulator.world.setRecords({ name: domain, type: "CAA", values: [record] });
    await expect(issue(domain), record).rejects.toMatchObject({ status: 400, code: "conflicting_caa_record" });
  }
  expect(await listCerts(client).toArray()).toEqual([]);
});

test.each([
  '0 issue "letsencrypt.org"',
  "0 issue letsencrypt.org",
  '0 issue " letsencrypt.org ; validationmethods=dns-01"',
])("the record %s lets the platform issue", async (record) => {
  const { client, emulator } = await withDomain();
  emulator.world.setRecords({ name: domain, type: "CAA", values: [record] });
  expect((await issueCert(client, { cns: [domain] })).cns).toEqual([domain]);
});

test("a wildcard is issued for a domain that the platform answers for", async () => {
  const started = await withDomain();
  const values = ["ns1.vercel-dns.com", "ns2.vercel-dns.com"];
  started.emulator.world.setRecords({ name: domain, type: "NS", values });
  await issueCert(started.client, { cns: ["*.example.com"] });
  expect((await shown(started, "any.example.com")).checkHost("any.example.com")).toBe("*.example.com");
});

test("a certificate is renewed a month before its end, as long as its domain is configured, also over a restart", async () => {
  const dataFolder = newFolder();
  const first = await withDomain({ dataFolder });
  const { id, expiresAt } = await issueCert(first.client, { cns: [domain] });
  const before = await shown(first, domain);
  await first.emulator.clock.advance(59 * day);
  await first.emulator.close();
  const { emulator, client } = await start({ dataFolder });
  expect((await getCert(client, { id })).expiresAt).toBe(expiresAt);
  await emulator.clock.advance(2 * day);
  const renewed = await getCert(client, { id });
  expect(renewed.expiresAt).toBeGreaterThan(expiresAt + 59 * day);
  expect((await shown({ emulator, client }, domain)).serialNumber).not.toBe(before.serialNumber);
  const [event] = await listUserEvents(client, { types: "cert-autorenew" }).toArray();
  expect(event).toMatchObject({ entities: [], text: expect.stringContaining(domain) });
  emulator.world.setRecords({ name: domain, type: "A", values: [] });
  await emulator.clock.advance(80 * day);
  expect((await getCert(client, { id })).expiresAt).toBe(renewed.expiresAt);
  expect(await emulator.authority.certificateOf(domain)).toBeDefined();
  await emulator.clock.advance(20 * day);
  expect(await emulator.authority.certificateOf(domain)).toBeUndefined();
});

test("a domain that is configured again in time is renewed", async () => {
  const { client, emulator } = await withDomain();
  const { id, expiresAt } = await issueCert(client, { cns: [domain] });
  emulator.world.setRecords({ name: domain, type: "A", values: [] });
  await emulator.clock.advance(70 * day);
  emulator.world.setRecords({ name: domain, type: "A", values: ["76.76.21.21"] });
  await emulator.clock.advance(day);
  expect((await getCert(client, { id })).expiresAt).toBeGreaterThan(expiresAt);
});

test("a certificate goes with its domain, or moves along with it", async () => {
  const { client, emulator } = await withDomain();
  const { id } = await issueCert(client, { cns: [domain] });
  await updateDomain(client, { domain, op: "move-out", destination: "acme" });
  await expect(getCert(client, { id })).rejects.toMatchObject({ status: 404 });
  const acme = clientOf(emulator, emulator.token, "acme");
  expect(await getCert(acme, { id })).toMatchObject({ id, cns: [domain] });
  await deleteDomain(acme, { domain });
  await expect(getCert(acme, { id })).rejects.toMatchObject({ status: 404 });
  await emulator.clock.advance("61 days");
});

test("a certificate from elsewhere is taken with its key and its chain, and is not renewed", async () => {
  const started = await start();
  const { client, emulator } = started;
  const made = makeCertificate(["own.test", "*.own.test"], emulator.clock.now() - day);
  const cert = await uploadCert(client, made);
  expect(cert).toMatchObject({ cns: ["own.test", "*.own.test"], autoRenew: false });
  expect((await shown(started, "a.own.test")).serialNumber).toBe(new X509Certificate(made.cert).serialNumber);
  await emulator.clock.advance("100 days");
  expect(await getCert(client, { id: cert.id })).toEqual(cert);
  expect(await emulator.authority.certificateOf("own.test")).toBeUndefined();
});

test("a certificate is shown for no name that is another account's by now, and is not part of one domain alone", async () => {
  const { client, emulator } = await start();
  const acme = clientOf(emulator, emulator.token, "acme");
  const now = emulator.clock.now();
  const early = await uploadCert(acme, makeCertificate(["own.test"], now));
  expect(await emulator.authority.certificateOf("own.test")).toContain("BEGIN CERTIFICATE");
  await addDomain(client, { name: "own.test" });
  expect(await emulator.authority.certificateOf("own.test")).toBeUndefined();
  expect(await getCert(acme, { id: early.id })).toMatchObject({ cns: ["own.test"] });

  await addDomain(client, { name: "one.test" });
  await addDomain(client, { name: "two.test" });
  const both = await uploadCert(client, makeCertificate(["one.test", "two.test"], now));
  await updateDomain(client, { domain: "one.test", op: "move-out", destination: "acme" });
  expect(await getCert(client, { id: both.id })).toMatchObject({ cns: ["one.test", "two.test"] });
  expect(await emulator.authority.certificateOf("one.test")).toBeUndefined();
  expect(await emulator.authority.certificateOf("two.test")).toContain("BEGIN CERTIFICATE");
});

test("a certificate that does not fit its key, or is not in force, is refused by its member and without the key", async () => {
  const { client, emulator } = await start();
  const now = emulator.clock.now();
  const [made, other] = [makeCertificate(["own.test"], now - day), makeCertificate(["own.test"], now - day)];
  const refused = async (input: Partial<typeof made> & { skipValidation?: boolean }, why: string) => {
    const failure = await uploadCert(client, { ...made, ...input }).catch((error: unknown) => error);
    expect(failure).toMatchObject({ status: 400, message: expect.stringContaining(why) });
    expect(String(failure)).not.toContain("PRIVATE KEY");
  };
  await refused({ key: other.key }, "`key` does not fit");
  await refused({ key: "nonsense" }, "`key` is not a private key");
  await refused({ cert: "nonsense" }, "`cert` is not a certificate");
  await refused({ ca: other.ca }, "`ca` lacks");
  await refused({ ca: "" }, "`ca` lacks");
  await refused(makeCertificate(["own.test"], now - 91 * day), "its time was over");
  await refused(makeCertificate(["own.test"], now + day), "its time begins");
  for (const name of ["*", "not a host"]) await refused(makeCertificate([name], now - day), "which is not a host name");
  await uploadCert(client, { ...made, ca: other.ca, skipValidation: true });
});

test("a certificate that was uploaded before its domain was added is the domain's own from then on", async () => {
  const { client, emulator } = await start();
  const cert = await uploadCert(
    client,
    makeCertificate(["www.example.com", "*.example.com"], emulator.clock.now() - day),
  );
  await addDomain(client, { name: domain });
  await deleteDomain(client, { domain });
  await expect(getCert(client, { id: cert.id })).rejects.toMatchObject({ status: 404 });
});

test("a certificate for a name of another account's is refused", async () => {
  const { client, emulator } = await start();
  await addDomain(clientOf(emulator, emulator.token, "acme"), { name: domain });
  const made = makeCertificate(["www.example.com"], emulator.clock.now() - day);
  await expect(uploadCert(client, made)).rejects.toMatchObject({ status: 403 });
});

test("the authority's certificate is had over HTTP, too", async () => {
  const { emulator, client } = await withDomain();
  await issueCert(client, { cns: [domain] });
  const ask = (path: string) =>
    fetch(`${emulator.url}/_emulator${path}`, { headers: { authorization: `Bearer ${emulator.token}` } });
  expect(await (await ask("/authority.pem")).text()).toBe(await emulator.authority.certificate());
  const { certificate } = await (await ask(`/certificates/${domain}`)).json();
  expect(certificate).toBe(await emulator.authority.certificateOf(domain));
  expect(await (await ask("/certificates/none.test")).json()).toEqual({});
});
