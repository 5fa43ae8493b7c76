import { issueCert } from "@slipway/certs";
import type { Operations } from "@slipway/certs/contract";
import type { BaseFixture, GroupChecks } from "../../../../test/checks.ts";
import { makeCertificate } from "../../../../test/make-certificate.ts";
import type { Operations as Unlisted } from "../../../generated/unlisted/certs/contract.ts";

async function makeFixture({ owner, emulator }: BaseFixture) {
  const { id } = await issueCert(owner, { cns: ["www.free.test"] });
  return { cert: id, elsewhere: makeCertificate(["www.elsewhere.test"], emulator.clock.now() - 1000) };
}

const names = ["www.free.test", "nobodys.test"];

export const checks: GroupChecks<Operations & Unlisted, Awaited<ReturnType<typeof makeFixture>>> = {
  level: "engine",
  fixture: {
    make: makeFixture,
    namesIn: ({ cert: id, elsewhere: { cert, key, ca } }) => ({
      id: [id],
      cns: names,
      domains: names,
      cert: [cert],
      key: [key],
      ca: [ca],
    }),
  },
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
