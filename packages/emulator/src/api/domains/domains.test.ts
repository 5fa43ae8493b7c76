import { assignAlias } from "@slipway/aliases";

import { createDnsRecord, listDnsRecords } from "@slipway/dns";
import * as domains from "@slipway/domains";
import {
  acceptProjectTransferRequest,
  addProjectDomain,
  createProject,
  createProjectTransferRequest,
  getProjectDomain,
  removeProjectDomain,
  verifyProjectDomain,
} from "@slipway/projects";
import { listUserEvents } from "@slipway/user";
import { expect, test } from "vitest";
import { deployBuilt, type Started, start, startTeams, visit } from "../../../test/start.ts";

const domain = "example.com";
const platformNameservers = ["ns1.vercel-dns.com", "ns2.vercel-dns.com"];

const withTeams = () => startTeams({ acme: "ann", corp: "bob", labs: "ann" });

async function prove({ emulator }: Pick<Started, "emulator">, client: Started["client"]): Promise<void> {
  const { verificationDomain: name, txtRecord } = await domains.getDomainVerificationRecord(client, { domain });
  emulator.world.setRecords({ name, type: "TXT", values: ["another", txtRecord] });
}

test("a domain is added, listed, found by its names, and removed", async () => {
  const { client } = await start();
  const { domain: added } = await domains.addDomain(client, { name: "Example.COM" });
  expect(added).toMatchObject({
    name: domain,
    verified: true,
    serviceType: "na",
    nameservers: [],
    intendedNameservers: platformNameservers,
    creator: { username: "developer" },
  });
  await domains.addDomain(client, { name: "other.test" });
  expect((await domains.listDomains(client, { limit: 1 }).toArray()).map(({ name }) => name)).toEqual([
    "other.test",
    domain,
  ]);
  expect((await domains.getDomain(client, { domain: "www.example.com" })).domain.id).toBe(added.id);
  expect(await domains.deleteDomain(client, { domain })).toEqual({ uid: added.id });
  await expect(domains.getDomain(client, { domain })).rejects.toMatchObject({ status: 404 });
});

test.each([
  "example",
  "a b.test",
  "*.example.com",
  "1.2.3.4",
  "site.localhost",
  "site.vercel.app",
  "vercel.app",
  "api.vercel.com",
])("%s is not a domain of one's own", async (name) => {
  const { client } = await start();
  await expect(domains.addDomain(client, { name })).rejects.toMatchObject({ status: 400, code: "invalid_name" });
});

test("a domain is one account's, and whose it is holds for projects and aliases, too", async () => {
  const { emulator, acme, corp } = await withTeams();
  await domains.addDomain(acme, { name: domain });
  await expect(domains.addDomain(acme, { name: domain })).rejects.toMatchObject({ code: "domain_already_exists" });
  await expect(domains.addDomain(corp, { name: domain })).rejects.toMatchObject({ code: "not_domain_owner" });
  const { id } = await deployBuilt(emulator, corp, { name: "site", files: [{ file: "index.html", data: "x" }] });
  await expect(assignAlias(corp, { id, alias: "www.example.com" })).rejects.toMatchObject({ status: 403 });
  expect(await addProjectDomain(corp, { idOrName: "site", name: "www.example.com" })).toMatchObject({
    verified: false,
  });
  await domains.deleteDomain(acme, { domain });
  expect(await verifyProjectDomain(corp, { idOrName: "site", domain: "www.example.com" })).toMatchObject({
    verified: true,
  });
});

test("a name that is added to a project adds its domain to the account, where it stays when the name goes", async () => {
  const { client } = await start();
  await createProject(client, { name: "site" });
  await addProjectDomain(client, { idOrName: "site", name: "www.example.com" });
  expect((await domains.getDomain(client, { domain: "www.example.com" })).domain.name).toBe(domain);
  const { projectDomains } = await domains.listDomainProjectDomains(client, { domain });
  expect(projectDomains.map(({ name }) => name)).toEqual(["www.example.com"]);
  await removeProjectDomain(client, { idOrName: "site", domain: "www.example.com" });
  await domains.deleteDomain(client, { domain });
});

test("the configuration is what DNS says: nothing, an address, another name, or the platform's name servers", async () => {
  const { client, emulator } = await start();
  await domains.addDomain(client, { name: domain });
  const www = { domain: "www.example.com" };
  expect(await domains.getDomainConfig(client, www)).toMatchObject({
    misconfigured: true,
    configuredBy: null,
    acceptedChallenges: [],
    recommendedIPv4: [{ rank: 1, value: ["76.76.21.21"] }],
    recommendedCNAME: [{ rank: 1, value: "cname.vercel-dns.com" }],
  });
  emulator.world.setRecords({ name: www.domain, type: "A", values: ["192.0.2.1"] });
  expect(await domains.getDomainConfig(client, www)).toMatchObject({
    misconfigured: true,
    conflicts: [{ name: www.domain, type: "A", value: "192.0.2.1" }],
  });
  emulator.world.setRecords({ name: www.domain, type: "A", values: ["76.76.21.21"] });
  expect(await domains.getDomainConfig(client, www)).toMatchObject({
    misconfigured: false,
    configuredBy: "A",
    acceptedChallenges: ["http-01"],
    conflicts: [],
  });
  emulator.world.setRecords({ name: www.domain, type: "A", values: [] });
  await createDnsRecord(client, { domain, type: "CNAME", name: "www", value: "cname.vercel-dns.com" });
  expect(await domains.getDomainConfig(client, www)).toMatchObject({ configuredBy: "CNAME", misconfigured: false });
  expect(await domains.getDomainConfig(client, { domain: "*.example.com" })).toMatchObject({ misconfigured: true });
  emulator.world.setRecords({ name: domain, type: "NS", values: platformNameservers });
  expect(await domains.getDomainConfig(client, { domain: "*.example.com" })).toMatchObject({
    misconfigured: false,
    acceptedChallenges: ["dns-01"],
    serviceType: "zeit.world",
  });
  expect((await domains.getDomain(client, { domain })).domain).toMatchObject({
    nameservers: platformNameservers,
    serviceType: "zeit.world",
  });
});

test("a domain whose authority is another one is misconfigured", async () => {
  const { client, emulator } = await start();
  emulator.world.setRecords({ name: "www.example.com", type: "CNAME", values: ["site.localhost"] });
  const config = () => domains.getDomainConfig(client, { domain: "www.example.com" });
  expect(await config()).toMatchObject({ misconfigured: false, configuredBy: "CNAME" });
  emulator.world.setRecords({ name: domain, type: "CAA", values: ['0 issue "ca.test"'] });
  expect(await config()).toMatchObject({ misconfigured: true, conflicts: [{ type: "CAA" }] });
  emulator.world.setRecords({ name: domain, type: "CAA", values: ['0 issue "ca.test"', '0 issue "letsencrypt.org"'] });
  expect(await config()).toMatchObject({ misconfigured: false });
});

test("a claim takes a domain from another account by its TXT record, with the names below it and without its zone", async () => {
  const { emulator, acme, corp } = await withTeams();
  const files = [{ file: "index.html", data: "ACME" }];
  const { id } = await deployBuilt(emulator, acme, { name: "site", target: "production", files });
  await addProjectDomain(acme, { idOrName: "site", name: "www.example.com" });
  await assignAlias(acme, { id, alias: "shop.example.com" });
  await createDnsRecord(acme, { domain, type: "TXT", name: "", value: "of acme" });
  await expect(domains.claimDomain(corp, { domain })).rejects.toMatchObject({
    status: 403,
    code: "missing_txt_record",
  });
  await prove({ emulator }, acme);
  await expect(domains.claimDomain(corp, { domain })).rejects.toMatchObject({ status: 403 });
  await prove({ emulator }, corp);
  expect((await domains.claimDomain(corp, { domain })).domain).toMatchObject({ name: domain, verified: true });
  await expect(domains.getDomain(acme, { domain })).rejects.toMatchObject({ status: 403 });
  expect(await getProjectDomain(acme, { idOrName: "site", domain: "www.example.com" })).toMatchObject({
    verified: false,
  });
  expect((await visit(emulator, "www.example.com")).status).toBe(404);
  const records = await listDnsRecords(corp, { domain }).toArray();
  expect(new Set(records.map(({ creator }) => creator))).toEqual(new Set(["system"]));
  const types = "domain-move-out,project-domain-unverified,alias-delete";
  const told = await listUserEvents(acme, { types }).toArray();
  const lost = (name: string) => `Another account has proven that ${name} is its own`;
  expect(told.map(({ text }) => text).sort()).toEqual(
    [domain, "shop.example.com", "www.example.com", "www.example.com"].map(lost),
  );
  await expect(domains.claimDomain(corp, { domain: "nobodys.test" })).rejects.toMatchObject({ status: 404 });
});

test("a project that proves a whole domain takes it from the account that has it", async () => {
  const { emulator, acme, corp } = await withTeams();
  await domains.addDomain(acme, { name: domain });
  await createProject(corp, { name: "site" });
  const { verification = [] } = await addProjectDomain(corp, { idOrName: "site", name: domain });
  emulator.world.setRecords({
    name: verification[0]?.domain ?? "",
    type: "TXT",
    values: [verification[0]?.value ?? ""],
  });
  await verifyProjectDomain(corp, { idOrName: "site", domain });
  expect((await domains.getDomain(corp, { domain })).domain.name).toBe(domain);
  await expect(domains.getDomain(acme, { domain })).rejects.toMatchObject({ status: 403 });
});

test("a domain moves to another team of one's own at once, with its records", async () => {
  const { acme, labs } = await withTeams();
  await domains.addDomain(acme, { name: domain });
  await createDnsRecord(acme, { domain, type: "TXT", name: "", value: "kept" });
  expect(await domains.updateDomain(acme, { domain, op: "move-out", destination: "labs" })).toEqual({ moved: true });
  await expect(listDnsRecords(acme, { domain })).rejects.toMatchObject({ status: 403 });
  expect((await listDnsRecords(labs, { domain }).toArray()).map(({ value }) => value)).toContain("kept");
});

test("a domain goes to a stranger's team by the token that is shown once", async () => {
  const { acme, corp, labs } = await withTeams();
  await domains.addDomain(acme, { name: domain });
  await expect(domains.updateDomain(acme, { domain, op: "move-out", destination: "nobody" })).rejects.toMatchObject({
    code: "invalid_move_destination",
  });
  const offer = await domains.updateDomain(acme, { domain, op: "move-out", destination: "corp" });
  const token = "token" in offer ? offer.token : "";
  expect(offer).toMatchObject({ moved: false, token: expect.stringMatching(/^\w{40}$/) });
  const move = (client: Started["client"], given: string) =>
    domains.addDomain(client, { method: "move-in", name: domain, token: given });
  await expect(move(corp, "wrong")).rejects.toMatchObject({ status: 403 });
  await expect(move(labs, token)).rejects.toMatchObject({ status: 404 });
  expect((await move(corp, token)).domain.name).toBe(domain);
  await expect(move(corp, token)).rejects.toMatchObject({ status: 404 });
  await expect(domains.getDomain(acme, { domain })).rejects.toMatchObject({ status: 403 });
});

test("a project that changes teams takes a domain along that nothing else of its team uses", async () => {
  const { emulator, acme, corp } = await withTeams();
  for (const name of ["site", "shop"]) await createProject(acme, { name });
  const { id } = await deployBuilt(emulator, acme, { name: "shop", files: [{ file: "index.html", data: "shop" }] });
  await addProjectDomain(acme, { idOrName: "site", name: "www.aliased.test" });
  await assignAlias(acme, { id, alias: "app.aliased.test" });
  await addProjectDomain(acme, { idOrName: "site", name: "www.example.com" });
  await addProjectDomain(acme, { idOrName: "site", name: "a.shared.test" });
  await addProjectDomain(acme, { idOrName: "shop", name: "b.shared.test" });
  const { code } = await createProjectTransferRequest(acme, { idOrName: "site" });
  await acceptProjectTransferRequest(corp, { code });
  expect((await domains.listDomains(corp).toArray()).map(({ name }) => name)).toEqual([domain]);
  expect((await domains.listDomains(acme).toArray()).map(({ name }) => name)).toEqual(["shared.test", "aliased.test"]);
});

test("settings of a domain are kept and shown", async () => {
  const { client } = await start();
  await domains.addDomain(client, { name: domain });
  const customNameservers = ["ns1.own.test", "ns2.own.test"];
  const input = { customNameservers, echMode: "disabled", renew: true, zone: false } as const;
  expect(await domains.updateDomain(client, { domain, op: "update", ...input })).toEqual(input);
  expect((await domains.getDomain(client, { domain })).domain).toMatchObject({
    customNameservers,
    intendedNameservers: customNameservers,
    echMode: "disabled",
    renew: true,
  });
  await expect(domains.updateDomain(client, { domain, customNameservers: ["no host"] })).rejects.toMatchObject({
    status: 400,
  });
  await expect(domains.updateDomain(client, { domain, op: "sell" })).rejects.toMatchObject({ status: 400 });
});
