import { createDnsRecord } from "@slipway/dns";
import { addDomain, updateDomain } from "@slipway/domains";
import { expect, test } from "vitest";
import { type Started, start } from "../../../test/start.ts";

const domain = "example.com";

async function withZone(): Promise<Started> {
  const started = await start();
  await addDomain(started.client, { name: domain });
  await createDnsRecord(started.client, { domain, type: "A", name: "www", value: "192.0.2.1" });
  return started;
}

test("a zone answers beside the world as long as the world says nothing of name servers, and the world comes first", async () => {
  const { emulator } = await withZone();
  expect(await emulator.resolve("www.example.com", "A")).toEqual(["192.0.2.1"]);
  expect(await emulator.resolve("example.com", "A")).toEqual([]);
  emulator.world.setRecords({ name: "www.example.com", type: "A", values: ["198.51.100.1"] });
  expect(await emulator.resolve("www.example.com", "A")).toEqual(["198.51.100.1"]);
});

test("a domain that was handed to the platform is answered by its zone alone", async () => {
  const { emulator } = await withZone();
  emulator.world.setRecords({ name: "www.example.com", type: "A", values: ["198.51.100.1"] });
  const values = ["ns1.vercel-dns.com", "ns2.vercel-dns.com"];
  emulator.world.setRecords({ name: domain, type: "NS", values });
  expect(await emulator.resolve("www.example.com", "A")).toEqual(["192.0.2.1"]);
  expect(await emulator.resolve(domain, "A")).toEqual(["76.76.21.21"]);
  expect(await emulator.resolve(domain, "CAA")).toEqual(['0 issue "letsencrypt.org"']);
  expect(await emulator.resolve(domain, "NS")).toEqual(values);
});

test("a domain that other name servers have is not answered by its zone, and neither is one whose zone is off", async () => {
  const { client, emulator } = await withZone();
  emulator.world.setRecords({ name: domain, type: "NS", values: ["ns.elsewhere.test"] });
  expect(await emulator.resolve("www.example.com", "A")).toEqual([]);
  emulator.world.setRecords({ name: domain, type: "NS", values: [] });
  expect(await emulator.resolve("www.example.com", "A")).toEqual(["192.0.2.1"]);
  await updateDomain(client, { domain, zone: false });
  expect(await emulator.resolve("www.example.com", "A")).toEqual([]);
});

test("a wildcard answers for what is not there, in the world and in a zone, and for nothing that is", async () => {
  const { client, emulator } = await withZone();
  await createDnsRecord(client, { domain, type: "TXT", name: "*", value: "zone" });
  emulator.world.setRecords({ name: "*.world.test", type: "TXT", values: ["world"] });
  emulator.world.setRecords({ name: "a.b.world.test", type: "A", values: ["192.0.2.1"] });
  expect(await emulator.resolve("any.example.com", "TXT")).toEqual(["zone"]);
  expect(await emulator.resolve("any.deep.example.com", "TXT")).toEqual(["zone"]);
  expect(await emulator.resolve("www.example.com", "TXT")).toEqual([]);
  expect(await emulator.resolve(domain, "TXT")).toEqual([]);
  expect(await emulator.resolve("any.world.test", "TXT")).toEqual(["world"]);
  // A name exists if there is a record below it.
  expect(await emulator.resolve("b.world.test", "TXT")).toEqual([]);
  expect(await emulator.resolve("c.b.world.test", "TXT")).toEqual([]);
});

test("records of services are had from the world, and a type that is none is refused", async () => {
  const { emulator } = await start();
  emulator.world.setRecords({ name: "_sip._tcp.world.test", type: "SRV", values: ["1 2 443 sip.world.test"] });
  expect(await emulator.resolve("_sip._tcp.world.test", "SRV")).toEqual(["1 2 443 sip.world.test"]);
  // A caller without types may ask for it.
  await expect(emulator.resolve("world.test", "PTR" as "SRV")).rejects.toThrow(/"PTR" is not a type of records here/);
});
