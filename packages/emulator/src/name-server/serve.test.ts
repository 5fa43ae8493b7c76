import { createSocket, type Socket } from "node:dgram";
import { Resolver } from "node:dns/promises";
import { once } from "node:events";
import { connect } from "node:net";
import { buffer } from "node:stream/consumers";
import { createDnsRecord } from "@slipway/dns";
import { addProjectDomain, createProject } from "@slipway/projects";
import { decode, encode, streamDecode, streamEncode } from "dns-packet";
import { expect, onTestFinished, test } from "vitest";
import { type Started, start } from "../../test/start.ts";

async function asked(): Promise<Started & { readonly resolver: Resolver }> {
  const started = await start({ dnsPort: 0 });
  const { client, emulator } = started;
  await createProject(client, { name: "site" });
  await addProjectDomain(client, { idOrName: "site", name: "example.com" });
  emulator.world.setRecords({ name: "example.com", type: "NS", values: ["ns1.vercel-dns.com", "ns2.vercel-dns.com"] });
  const resolver = new Resolver({ timeout: 5000, tries: 1 });
  resolver.setServers([emulator.dnsServer ?? ""]);
  return { ...started, resolver };
}

/** A socket that has sent these packets to the name server. */
function sending({ dnsServer = "" }: Started["emulator"], ...packets: (Buffer | string)[]): Socket {
  const [host, port] = dnsServer.split(":");
  const socket = createSocket("udp4");
  onTestFinished(() => void socket.close());
  for (const packet of packets) socket.send(packet, Number(port), host);
  return socket;
}

test("records of a zone are answered over UDP, each type in its own form", async () => {
  const { client, resolver } = await asked();
  const domain = "example.com";
  const put = (record: object) =>
    createDnsRecord(client, { domain, ...record } as Parameters<typeof createDnsRecord>[1]);
  await put({ type: "A", name: "www", value: "192.0.2.1" });
  await put({ type: "A", name: "*.apps", value: "192.0.2.2" });
  await put({ type: "AAAA", name: "www", value: "2001:db8::1" });
  await put({ type: "CNAME", name: "docs", value: "www.example.com" });
  await put({ type: "MX", name: "", value: "mail.example.com", mxPriority: 10 });
  await put({ type: "TXT", name: "long", value: "x".repeat(400) });
  await put({ type: "CAA", name: "", value: '0 issue "example.org"' });
  await put({ type: "SRV", name: "_sip._tcp", srv: { priority: 1, weight: 2, port: 5060, target: "sip.example.com" } });
  expect(await resolver.resolve4("www.example.com")).toEqual(["192.0.2.1"]);
  expect(await resolver.resolve4("any.apps.example.com")).toEqual(["192.0.2.2"]);
  expect(await resolver.resolve6("www.example.com")).toEqual(["2001:db8::1"]);
  expect(await resolver.resolve4("DOCS.example.com")).toEqual(["192.0.2.1"]);
  expect(await resolver.resolveCname("docs.example.com")).toEqual(["www.example.com"]);
  expect(await resolver.resolveMx("example.com")).toMatchObject([{ priority: 10, exchange: "mail.example.com" }]);
  expect((await resolver.resolveTxt("long.example.com")).map((parts) => parts.join(""))).toEqual(["x".repeat(400)]);
  expect(await resolver.resolveCaa("example.com")).toContainEqual(expect.objectContaining({ issue: "example.org" }));
  const [service] = await resolver.resolveSrv("_sip._tcp.example.com");
  expect(service).toMatchObject({ priority: 1, weight: 2, port: 5060, name: "sip.example.com" });
  expect(await resolver.resolveNs("example.com")).toEqual(["ns1.vercel-dns.com", "ns2.vercel-dns.com"]);
});

test("a zone has an SOA, which says whose it is where it has nothing of what is asked for", async () => {
  const { emulator, resolver } = await asked();
  const soa = { nsname: "ns1.vercel-dns.com", hostmaster: "hostmaster.example.com", minttl: 0 };
  expect(await resolver.resolveSoa("example.com")).toMatchObject(soa);
  await expect(resolver.resolveSoa("www.example.com")).rejects.toMatchObject({ code: "ENODATA" });
  emulator.world.setRecords({ name: "other.test", type: "NS", values: ["ns.other.test"] });
  for (const [type, name, code, zone] of [
    ["A", "none.other.test", 3, "other.test"],
    ["MX", "www.example.com", 0, "example.com"],
  ] as const) {
    const socket = sending(emulator, encode({ type: "query", id: 1, questions: [{ type, name }] }));
    const [packet] = await once(socket, "message");
    const { answers, authorities, flags = 0 } = decode(packet);
    expect([answers, flags & 15, authorities]).toMatchObject([[], code, [{ type: "SOA", name: zone }]]);
  }
});

test("an answer that is too long for a datagram is had by a connection", async () => {
  const { client, emulator, resolver } = await asked();
  await createDnsRecord(client, { domain: "example.com", type: "TXT", name: "long", value: "x".repeat(20_000) });
  expect((await resolver.resolveTxt("long.example.com")).flat().join("")).toBe("x".repeat(20_000));
  // In pieces, and several in one: the answers come in the order of the questions; what is not a question ends it.
  const [address = "", port = ""] = (emulator.dnsServer ?? "").split(":");
  const socket = connect(Number(port), address);
  onTestFinished(() => void socket.destroy());
  const message = (id: number) => streamEncode({ type: "query", id, questions: [{ type: "NS", name: "example.com" }] });
  const sent = Buffer.concat([message(1), message(2), Buffer.from([0, 1, 7])]);
  socket.write(sent.subarray(0, 5));
  socket.end(sent.subarray(5));
  const said = await buffer(socket.on("error", () => {}));
  const ids = [said, said.subarray(2 + said.readUInt16BE(0))].map((each) => streamDecode(each)?.id);
  expect(ids).toEqual([1, 2]);
});

test("the apex leads to the platform by its ALIAS, which a resolver does not see", async () => {
  const { emulator, resolver } = await asked();
  expect(await resolver.resolve4("example.com")).toEqual(await emulator.resolve("example.com", "A"));
});

test("an apex that leads on by another name's CNAME is answered with addresses alone", async () => {
  const { client, emulator, resolver } = await asked();
  const domain = "example.com";
  await createDnsRecord(client, { domain, type: "ALIAS", name: "", value: "www.example.com" });
  await createDnsRecord(client, { domain, type: "CNAME", name: "www", value: "target.test" });
  emulator.world.setRecords({ name: "target.test", type: "A", values: ["192.0.2.7"] });
  expect(await resolver.resolve4(domain)).toEqual(["192.0.2.7"]);
  await expect(resolver.resolveCname(domain)).rejects.toMatchObject({ code: "ENODATA" });
  const socket = sending(emulator, encode({ type: "query", id: 1, questions: [{ type: "A", name: domain }] }));
  const [packet] = await once(socket, "message");
  expect(decode(packet).answers).toMatchObject([{ type: "A", name: domain, data: "192.0.2.7" }]);
});

test("a record that DNS cannot carry is refused when it is created, and a question never ends the server", async () => {
  const { client, emulator, resolver } = await asked();
  const text = (value: string) => createDnsRecord(client, { domain: "example.com", type: "TXT", name: "big", value });
  await expect(text("é".repeat(40_000))).rejects.toMatchObject({ status: 400 });
  await expect(text("x".repeat(65_280))).rejects.toMatchObject({ status: 400 });
  await text("x".repeat(65_279));
  await expect(resolver.resolveTxt("big.example.com")).rejects.toThrow();
  const head = Buffer.from("000101000001000000000000", "hex");
  const question = Buffer.concat([head, Buffer.from([63]), Buffer.alloc(63, 0xff), Buffer.from([0, 0, 1, 0, 1])]);
  sending(emulator, question);
  expect(await resolver.resolveNs("example.com")).toHaveLength(2);
});

test.each([
  ["A", "1.2.3"],
  ["AAAA", "zzz"],
  ["AAAA", "fe80::1%eth0"],
  ["MX", "mail.test"],
  ["MX", "99999 mail.test"],
  ["CAA", "bogus"],
  ["CAA", '999 issue "ca.test"'],
  ["CNAME", `${"x".repeat(64)}.test`],
  ["SRV", "1 2 443"],
  ["TXT", "x".repeat(200_000)],
] as const)("the world has no record of type %s with the value %s", async (type, value) => {
  const { emulator } = await start();
  expect(() => emulator.world.setRecords({ name: "a.test", type, values: [value] })).toThrow(RangeError);
});

test("a missing name has another answer than one without the type", async () => {
  const { emulator, resolver } = await asked();
  emulator.world.setRecords({ name: "other.test", type: "A", values: ["192.0.2.9"] });
  expect(await resolver.resolve4("other.test")).toEqual(["192.0.2.9"]);
  await expect(resolver.resolve4("none.test")).rejects.toMatchObject({ code: "ENOTFOUND" });
  await expect(resolver.resolveMx("other.test")).rejects.toMatchObject({ code: "ENODATA" });
});

test("a packet that is not a question is not answered, and stops nothing", async () => {
  const { emulator, resolver } = await asked();
  sending(emulator, "", "x", "x".repeat(2000));
  expect(await resolver.resolveNs("example.com")).toHaveLength(2);
});

test("an answer that is too long for who asked says so", async () => {
  const { emulator } = await asked();
  emulator.world.setRecords({ name: "long.test", type: "TXT", values: ["x".repeat(600)] });
  const name = Buffer.concat(["long", "test", ""].map((label) => Buffer.from([label.length, ...Buffer.from(label)])));
  const query = Buffer.concat([Buffer.from([0, 7, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0]), name, Buffer.from([0, 16, 0, 1])]);
  const [answer] = await once(sending(emulator, query), "message");
  expect([answer[1], answer[2] & 2, answer.readUInt16BE(6)]).toEqual([7, 2, 0]);
});

test("a port that is taken is named, and closing gives it up", async () => {
  const { emulator } = await start({ dnsPort: 0 });
  const port = Number((emulator.dnsServer ?? "").split(":")[1]);
  await expect(start({ dnsPort: port })).rejects.toThrow(`UDP port ${port} of 127.0.0.1 is in use`);
  await emulator.close();
  expect((await start({ dnsPort: port })).emulator.dnsServer).toBe(`127.0.0.1:${port}`);
});

test("the name server does not run unless it is asked for", async () => {
  expect((await start()).emulator.dnsServer).toBeUndefined();
});
