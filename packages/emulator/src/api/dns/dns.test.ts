import {
  createDnsRecord,
  deleteDnsRecord,
  getDnsRecord,
  listDnsRecords,
  replaceDnsRecords,
  updateDnsRecord,
} from "@slipway/dns";
import { addDomain, deleteDomain } from "@slipway/domains";
import { listUserEvents } from "@slipway/user";
import { expect, test } from "vitest";
import { clientOf, type Started, start } from "../../../test/start.ts";

const domain = "example.com";

type Created = Parameters<typeof createDnsRecord>[1];
type RecordInput = Created extends infer Each ? (Each extends Created ? Omit<Each, "domain"> : never) : never;

async function withDomain(): Promise<Started & { create(input: RecordInput): Promise<string> }> {
  const started = await start();
  await addDomain(started.client, { name: domain });
  return {
    ...started,
    create: async (input) => (await createDnsRecord(started.client, { domain, ...input })).uid ?? "",
  };
}

async function own({ client }: Pick<Started, "client">): Promise<string[]> {
  return (await listDnsRecords(client, { domain }).toArray())
    .filter(({ creator }) => creator !== "system")
    .map(({ name, type, value, mxPriority, priority }) => [name, type, mxPriority ?? priority, value].join(" "))
    .reverse();
}

test("records of every type are kept as zone files have them, and answered", async () => {
  const started = await withDomain();
  const { create, emulator } = started;
  await create({ type: "A", name: "www", value: "192.0.2.1" });
  await create({ type: "AAAA", name: "www", value: "2001:db8::1" });
  await create({ type: "CNAME", name: "Blog", value: "www.Example.com." });
  await create({ type: "MX", name: "", mxPriority: 10, value: "mail.example.net" });
  await create({ type: "TXT", name: "@", value: "v=spf1 -all" });
  await create({ type: "CAA", name: "", value: '0 issue "ca.test"' });
  await create({ type: "NS", name: "sub", value: "ns1.example.net" });
  await create({
    type: "SRV",
    name: "_sip._tcp",
    srv: { priority: 1, weight: 2, port: 443, target: "sip.example.net" },
  });
  await create({ type: "HTTPS", name: "www", https: { priority: 1, target: ".", params: 'alpn="h2"' } });
  await create({ type: "ALIAS", name: "", value: "www.example.com" });
  await create({ type: "SRV", name: "_none._tcp", srv: { priority: 1, weight: 2, port: 443 } });
  expect(await own(started)).toEqual([
    "www A  192.0.2.1",
    "www AAAA  2001:db8::1",
    "blog CNAME  www.Example.com.",
    " MX 10 mail.example.net",
    " TXT  v=spf1 -all",
    ' CAA  0 issue "ca.test"',
    "sub NS  ns1.example.net",
    "_sip._tcp SRV 1 2 443 sip.example.net",
    'www HTTPS 1 . alpn="h2"',
    " ALIAS  www.example.com",
    "_none._tcp SRV 1 2 443 .",
  ]);
  const answered = (name: string, type: Parameters<typeof emulator.resolve>[1]) => emulator.resolve(name, type);
  expect(await answered("blog.example.com", "AAAA")).toEqual(["2001:db8::1"]);
  expect(await answered("example.com", "MX")).toEqual(["10 mail.example.net"]);
  expect(await answered("_sip._tcp.example.com", "SRV")).toEqual(["1 2 443 sip.example.net"]);
  expect(await answered("www.example.com", "HTTPS")).toEqual(['1 . alpn="h2"']);
  expect(await answered("example.com", "A")).toEqual(["192.0.2.1"]);
});

test.each<[string, Record<string, unknown>, string]>([
  ["an address for a CNAME", { type: "CNAME", name: "a", value: "192.0.2.1" }, "`value`"],
  ["no value for a CNAME", { type: "CNAME", name: "a" }, "`value`"],
  ["a CNAME for the domain itself", { type: "CNAME", name: "", value: "site.test" }, "ALIAS"],
  ["half a priority", { type: "MX", name: "", value: "mail.test", mxPriority: 1.5 }, "`mxPriority`"],
  [
    "a port that is none",
    { type: "SRV", name: "a", srv: { priority: 1, weight: 1, port: 70_000, target: "a.test" } },
    "port",
  ],
  ["a CAA record of one word", { type: "CAA", name: "", value: "letsencrypt.org" }, "`value`"],
  ["no text", { type: "TXT", name: "", value: "" }, "`value`"],
  ["a name with a space", { type: "A", name: "a b", value: "192.0.2.1" }, "`name`"],
  ["a moment's time to live", { type: "TXT", name: "", value: "x", ttl: 1 }, "`ttl`"],
  ["parameters that are none", { type: "HTTPS", name: "", https: { priority: 1, target: ".", params: '"' } }, "params"],
])("%s is refused by its member", async (_, input, member) => {
  const started = await withDomain();
  await expect(started.create(input as RecordInput)).rejects.toMatchObject({
    status: 400,
    message: expect.stringContaining(member),
  });
  expect(await own(started)).toEqual([]);
});

test("a record is there once, and a CNAME alone at its name; the error names what is there", async () => {
  const { create } = await withDomain();
  const www = await create({ type: "A", name: "www", value: "192.0.2.1" });
  const refused = { status: 409, body: { error: { oldId: www } } };
  await expect(create({ type: "A", name: "WWW", value: "192.0.2.1" })).rejects.toMatchObject(refused);
  await expect(create({ type: "CNAME", name: "www", value: "site.test" })).rejects.toMatchObject(refused);
  await create({ type: "A", name: "www", value: "192.0.2.2" });
  const blog = await create({ type: "CNAME", name: "blog", value: "site.test" });
  await expect(create({ type: "TXT", name: "blog", value: "x" })).rejects.toMatchObject({
    status: 409,
    body: { error: { oldId: blog } },
  });
});

test("a record changes by what is said, keeps the rest, and stays of its type", async () => {
  const { client, create } = await withDomain();
  const recordId = await create({
    type: "SRV",
    name: "_sip._tcp",
    srv: { priority: 1, weight: 2, port: 443, target: "sip.test" },
    comment: "calls",
  });
  const srv = { priority: null, weight: null, port: 444, target: null };
  expect(await updateDnsRecord(client, { recordId, srv, ttl: 300 })).toMatchObject({
    type: "record",
    recordType: "SRV",
    domain,
    value: "1 2 444 sip.test",
    ttl: 300,
    comment: "calls",
  });
  expect(await getDnsRecord(client, { recordId })).toMatchObject({ type: "SRV", value: "1 2 444 sip.test" });
  await expect(updateDnsRecord(client, { recordId, type: "A", value: "192.0.2.1" })).rejects.toMatchObject({
    status: 400,
  });
  await expect(updateDnsRecord(client, { recordId, value: "x" })).rejects.toMatchObject({ status: 400 });
});

test("records of the platform are listed, cannot be changed, and give way to records of users", async () => {
  const { client, emulator, create } = await withDomain();
  emulator.world.setRecords({ name: domain, type: "NS", values: ["ns1.vercel-dns.com", "NS2.vercel-dns.com."] });
  expect(await emulator.resolve("any.example.com", "A")).toEqual(["76.76.21.21"]);
  const records = await listDnsRecords(client, { domain }).toArray();
  expect(records.map(({ creator, type, name }) => `${creator} ${type} ${name}`)).toEqual([
    "system ALIAS ",
    "system ALIAS *",
    "system CAA ",
  ]);
  for (const { id: recordId } of records) {
    await expect(deleteDnsRecord(client, { domain, recordId })).rejects.toMatchObject({ status: 403 });
    await expect(updateDnsRecord(client, { recordId, ttl: 60 })).rejects.toMatchObject({ status: 403 });
  }
  await create({ type: "A", name: "", value: "192.0.2.1" });
  await create({ type: "A", name: "*", value: "192.0.2.2" });
  expect(await emulator.resolve(domain, "A")).toEqual(["192.0.2.1"]);
  expect(await emulator.resolve("any.example.com", "A")).toEqual(["192.0.2.2"]);
});

test("a zone file takes the place of all records, or of none", async () => {
  const started = await withDomain();
  const { client, create } = started;
  await create({ type: "A", name: "old", value: "192.0.2.1" });
  const file = [
    "$ORIGIN example.com.",
    "$TTL 1h ; for all",
    "@ IN SOA ns1.test. mail.test. (",
    "  2026112201 7200 900 ; serial",
    "  1209600 60 )",
    "@ IN NS ns1.test.",
    "www 300 IN A 192.0.2.7",
    "    IN AAAA 2001:db8::7",
    'mail IN TXT "one; " "two"',
    "@ MX 10 mail",
    "_sip._tcp SRV 1 2 443 sip.example.net.",
    'web HTTPS 1 . alpn="h2,h3" port=443',
    'example.com. CAA 0 issue "ca.test"',
  ];
  const { recordIds } = await replaceDnsRecords(client, { domain, body: file.join("\n") });
  expect(await own(started)).toEqual([
    "www A  192.0.2.7",
    "www AAAA  2001:db8::7",
    "mail TXT  one; two",
    " MX 10 mail.example.com",
    "_sip._tcp SRV 1 2 443 sip.example.net",
    'web HTTPS 1 . alpn="h2,h3" port=443',
    ' CAA  0 issue "ca.test"',
  ]);
  expect(recordIds).toHaveLength(7);
  expect(await getDnsRecord(client, { recordId: recordIds[0] ?? "" })).toMatchObject({ name: "www", ttl: 300 });
  expect(await getDnsRecord(client, { recordId: recordIds[1] ?? "" })).toMatchObject({ ttl: 3600 });
  const before = await own(started);
  for (const wrong of [
    "a A 192.0.2.1\nb A nonsense",
    "a A 192.0.2.1\nb.other.test. A 192.0.2.1",
    "a A 192.0.2.1\nb WKS x",
    "a A 192.0.2.1\n$INCLUDE other",
    "a TXT (",
    'a TXT "',
    " A 192.0.2.1",
    "a CNAME b\na TXT x",
  ])
    await expect(replaceDnsRecords(client, { domain, body: wrong })).rejects.toMatchObject({
      status: expect.toBeOneOf([400, 409]),
    });
  expect(await own(started)).toEqual(before);
});

test("records are listed page by page, and are of their account only", async () => {
  const { client, emulator, create } = await withDomain();
  for (const name of ["a", "b", "c"]) await create({ type: "A", name, value: "192.0.2.1" });
  const first = await listDnsRecords(client, { domain, limit: 2 });
  expect("records" in first && first.records.map(({ name }) => name)).toEqual(["c", "b"]);
  expect(await listDnsRecords(client, { domain, limit: 2 }).toArray()).toHaveLength(6);
  const other = clientOf(emulator, emulator.token, "acme");
  await expect(listDnsRecords(other, { domain })).rejects.toMatchObject({ status: 403 });
  await expect(createDnsRecord(other, { domain, type: "A", name: "x", value: "192.0.2.1" })).rejects.toMatchObject({
    status: 403,
  });
});

test("a zone ends with its domain, and what happened to it is listed", async () => {
  const { client, emulator, create } = await withDomain();
  const recordId = await create({ type: "A", name: "www", value: "192.0.2.1" });
  await updateDnsRecord(client, { recordId, value: "192.0.2.2" });
  await replaceDnsRecords(client, { domain, body: "a A 192.0.2.1" });
  await deleteDomain(client, { domain });
  expect(await emulator.resolve("a.example.com", "A")).toEqual([]);
  await expect(getDnsRecord(client, { recordId })).rejects.toMatchObject({ status: 404 });
  expect((await listUserEvents(client).toArray()).map(({ type }) => type)).toEqual([
    "domain-delete",
    "dns-zonefile-import",
    "dns-update",
    "dns-add",
    "domain",
  ]);
});
