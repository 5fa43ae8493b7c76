import * as certs from "@slipway/certs";
import { issueCert } from "@slipway/certs";
import type { Operations } from "@slipway/certs/contract";
import { addDomain, deleteDomain } from "@slipway/domains";
import type { BaseFixture, GroupChecks, SmokeTest } from "../../../../test/checks.ts";
import { type MadeElsewhere, makeCertificate } from "../../../../test/make-certificate.ts";
import { callUnlisted } from "../../../../test/unlisted.ts";
import type { Operations as Unlisted } from "../../../generated/unlisted/certs/contract.ts";

/** A certificate of the team's, for a name of its domain `free.test`, and one to upload. */
interface Fixture {
  readonly cert: string;
  readonly elsewhere: MadeElsewhere;
}

async function makeFixture({ owner, emulator }: BaseFixture): Promise<Fixture> {
  const { id } = await issueCert(owner, { cns: ["www.free.test"] });
  return { cert: id, elsewhere: makeCertificate(["www.elsewhere.test"], emulator.clock.now() - 1000) };
}

function namesIn({ cert, elsewhere }: Fixture): Readonly<Record<string, readonly string[]>> {
  const names = ["www.free.test", "nobodys.test"];
  return { id: [cert], cns: names, domains: names, cert: [elsewhere.cert], key: [elsewhere.key], ca: [elsewhere.ca] };
}

const smoke: SmokeTest = async ({ emulator, owner }) => {
  const domain = "smoke.test";
  await addDomain(owner, { name: domain });
  emulator.world.setRecords({ name: domain, type: "A", values: ["76.76.21.21"] });
  const { id } = await certs.issueCert(owner, { cns: [domain] });
  await certs.getCert(owner, { id });
  await certs.listCerts(owner);
  await certs.uploadCert(owner, makeCertificate(["www.elsewhere.test"], emulator.clock.now() - 1000));
  await certs.deleteCert(owner, { id });
  await deleteDomain(owner, { domain });
};

export const checks: GroupChecks<Operations & Unlisted, Fixture> = {
  level: "engine",
  fixture: { make: makeFixture, namesIn },
  smoke,
  refused: { orderCert: "certificates are issued, not ordered" },
  ofWholeTeam: true,
  about: { noProject: ["listCerts"], new: ["orderCert", "uploadCert"] },
  requests: {
    getCert: (client, { fixture }) => certs.getCert(client, { id: fixture.cert }),
    deleteCert: (client, { fixture }) => certs.deleteCert(client, { id: fixture.cert }),
    listCerts: (client) => certs.listCerts(client),
    issueCert: (client) => certs.issueCert(client, { cns: ["www.free.test"] }),
    orderCert: (client) => callUnlisted(client, "orderCert", { op: "finalizeOrder", domains: ["www.free.test"] }),
    uploadCert: (client, { fixture }) => certs.uploadCert(client, fixture.elsewhere),
  },
};
