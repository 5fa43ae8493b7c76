import { X509Certificate } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { createClient } from "@slipway/core";
import { removeProjectDomain } from "@slipway/projects";
import { verifyWebhook } from "@slipway/webhooks";
import { expect, test } from "vitest";
import { makeCertificate } from "../../packages/emulator/test/make-certificate.ts";
import { portOf } from "../port-of.ts";
import { createDesk, type Desk } from "./cli.ts";

const nameservers = ["ns1.vercel-dns.com", "ns2.vercel-dns.com"];

/** A linked folder, and a domain whose name servers are the platform's. */
async function withDomain(): Promise<Desk> {
  const desk = await createDesk();
  desk.write({ "index.html": "x" });
  await desk.vercel("link", "--yes");
  await desk.vercel("deploy", "--prod", "--yes");
  desk.emulator.world.setRecords({ name: "example.com", type: "NS", values: nameservers });
  await desk.vercel("domains", "add", "example.com", "site");
  return desk;
}

test("a domain is added to a project, listed, looked at and removed", async () => {
  const desk = await withDomain();
  expect((await desk.vercel("domains", "ls")).said).toContain("example.com");
  expect((await desk.vercel("domains", "inspect", "example.com")).said).toContain("ns1.vercel-dns.com");
  expect(await (await desk.emulator.fetch("http://example.com/")).text()).toBe("x");
  const { url: baseUrl, token } = desk.emulator;
  const client = createClient({ baseUrl, token, allowInsecure: true, team: "fleet" });
  await removeProjectDomain(client, { idOrName: "site", domain: "example.com" });
  await desk.vercel("domains", "rm", "example.com", "--yes");
  expect((await desk.vercel("domains", "ls")).said).not.toContain("example.com");
});

test.each([
  ["A", ["www", "A", "192.0.2.1"], "www.example.com", "192.0.2.1"],
  ["AAAA", ["six", "AAAA", "2001:db8::1"], "six.example.com", "2001:db8::1"],
  ["CNAME", ["docs", "CNAME", "cname.vercel-dns.com"], "docs.example.com", "cname.vercel-dns.com"],
  ["MX", ["@", "MX", "mail.example.com", "10"], "example.com", "10 mail.example.com"],
  ["TXT", ["note", "TXT", "hello"], "note.example.com", "hello"],
  ["CAA", ["@", "CAA", '0 issue "example.org"'], "example.com", '0 issue "example.org"'],
  [
    "SRV",
    ["_sip._tcp", "SRV", "10", "20", "5060", "sip.example.com"],
    "_sip._tcp.example.com",
    "10 20 5060 sip.example.com",
  ],
] as const)("a DNS record of type %s is added, answered, listed and removed", async (type, record, name, value) => {
  const desk = await withDomain();
  const { said } = await desk.vercel("dns", "add", "example.com", ...record);
  const [id = ""] = /rec_\w+/.exec(said) ?? [];
  const answered = await desk.emulator.resolve(name, type);
  expect(answered.map((each) => each.replace(/\.$/, ""))).toContain(value);
  expect((await desk.vercel("dns", "ls", "example.com")).said).toContain(id);
  await desk.vercel("dns", "rm", id, "--yes");
  expect((await desk.vercel("dns", "ls", "example.com")).said).not.toContain(id);
});

test("certificates are issued and listed", async () => {
  const desk = await withDomain();
  await desk.vercel("certs", "issue", "example.com");
  expect((await desk.vercel("certs", "ls")).said).toContain("example.com");
  const { subjectAltName } = new X509Certificate((await desk.emulator.authority.certificateOf("example.com")) ?? "");
  expect(subjectAltName).toContain("example.com");
});

test("a certificate of one's own is added and removed", async () => {
  const desk = await withDomain();
  const { cert, key, ca } = makeCertificate(["example.com"]);
  desk.write({ "cert.pem": cert, "key.pem": key, "ca.pem": ca });
  const { said } = await desk.vercel("certs", "add", "--crt", "cert.pem", "--key", "key.pem", "--ca", "ca.pem");
  const [id = ""] = /cert_\w+/.exec(`${said}${(await desk.vercel("certs", "ls")).said}`) ?? [];
  expect((await desk.vercel("certs", "ls")).said).toContain(id);
  // `certs rm` itself wants a terminal.
  await desk.vercel("api", `/v8/certs/${id}`, "-X", "DELETE", "--dangerously-skip-permissions");
  expect((await desk.vercel("certs", "ls")).said).not.toContain(id);
});

test("a webhook that the command line makes is delivered, signed", async () => {
  const desk = await withDomain();
  const receiver = createServer();
  const port = await portOf(receiver);
  const { said } = await desk.vercel(
    "webhooks",
    "create",
    `http://127.0.0.1:${port}/`,
    "--event",
    "deployment.created",
  );
  const [secret = ""] = /[\w-]{20,}/.exec(said.split(/secret/i)[1] ?? "") ?? [];
  const delivered = once(receiver, "request");
  await desk.vercel("deploy", "--yes", "--no-wait");
  // Arguments of a server's event "request".
  const [request, response] = (await delivered) as [IncomingMessage, ServerResponse];
  expect(await verifyWebhook(request, secret)).toMatchObject({ type: "deployment.created" });
  response.end();
});
