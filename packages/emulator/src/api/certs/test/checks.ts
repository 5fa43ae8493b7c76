import { issueCert } from "@slipway/certs";
import type { Operations } from "@slipway/certs/contract";
import type { BaseFixture, GroupChecks } from "../../../../test/checks.ts";
import { type MadeElsewhere, makeCertificate } from "../../../../test/make-certificate.ts";
import type { Operations as Unlisted } from "../../../generated/unlisted/certs/contract.ts";

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

export const checks: GroupChecks<Operations & Unlisted, Fixture> = {
  level: "engine",
  fixture: { make: makeFixture, namesIn },
  refused: { orderCert: "certificates are issued, not ordered" },
  ofWholeTeam: true,
  about: { noProject: ["listCerts"], new: ["orderCert", "uploadCert"] },
  usual: ({ fixture }) => ({ id: fixture.cert }),
  inputs: {
    getCert: {},
    listCerts: {},
    issueCert: { cns: ["www.free.test"] },
    orderCert: { op: "finalizeOrder", domains: ["www.free.test"] },
    uploadCert: ({ fixture }) => fixture.elsewhere,
    deleteCert: {},
  },
};
