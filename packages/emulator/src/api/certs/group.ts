import type { Operations } from "@slipway/certs/contract";
import { requireInAccount } from "../../domain/accounts/access/require-right.ts";
import type { Context } from "../../domain/accounts/scope.ts";
import { recordAndDeliver, subjectOf } from "../../domain/events/record-event.ts";
import { wildcardOf } from "../../domain/hosts/certificate-of.ts";
import { checkConfigured, checkNames } from "../../domain/hosts/check-certificate-names.ts";
import { isAnothers } from "../../domain/hosts/host-names.ts";
import { type CertRow, certTable, domainOf, keyPurpose } from "../../domain/names/domain-tables.ts";
import { readUpload } from "../../domain/names/read-certificate.ts";
import { byMoment } from "../../engine/page.ts";
import { badRequest, refuse } from "../../engine/platform-error.ts";
import type { Operations as Unlisted } from "../../generated/unlisted/certs/contract.ts";
import { type Group, group } from "../../pipeline/group.ts";
import { identity, ofAccount, planLimit, resource } from "../../pipeline/resource.ts";
import { having } from "../../store/rows.ts";
import { eventTypes } from "./event-types.ts";
import { issuedContent, presentCert, renewCert, scheduleRenewal } from "./renew.ts";

const certs = resource(ofAccount(certTable, "id"), { present: presentCert });

function aboutCert(context: Context, cert: CertRow) {
  return {
    text: `${context.scope.user.username}: certificate for ${cert.cns.join(", ")}`,
    ...subjectOf(certTable, cert),
    payload: { id: cert.id, cns: cert.cns },
  };
}

function noteAdded(context: Context, cert: CertRow): void {
  recordAndDeliver(context, eventTypes.cert, aboutCert(context, cert), () => ({ cert: { ...presentCert(cert) } }));
}

export const certGroup: Group = group<Operations & Unlisted>({
  handlers: {
    getCert: certs.get(identity),

    listCerts: certs.list(byMoment, (views, page) => ({ certs: views, ...page }), {
      where: ({ domain }) => having("name", domain === undefined ? undefined : [domain, wildcardOf(domain)]),
    }),

    deleteCert: certs.onRow((cert, _, context) => {
      context.rows(certTable).remove(cert.id);
      const delivered = { cert: { ...presentCert(cert) } };
      recordAndDeliver(context, eventTypes["cert-delete"], aboutCert(context, cert), () => delivered);
      return {};
    }),

    issueCert({ cns, domains }, context) {
      requireInAccount(context);
      const { names, domain } = checkNames(context, cns ?? domains ?? []);
      checkConfigured(context, names);
      const cert = context.rows(certTable).add({
        accountId: domain.accountId,
        domainId: domain.id,
        cns: names,
        autoRenew: true,
        creatorId: context.scope.user.id,
        ...issuedContent(context, names),
      });
      scheduleRenewal(context, cert);
      noteAdded(context, cert);
      return presentCert(cert);
    },

    orderCert({ op, domains }, context) {
      requireInAccount(context);
      if (op === "startOrder")
        throw badRequest("Certificates are issued at once here, for names whose DNS is configured: no order is begun");
      throw refuse("cert_order_not_found", { names: domains.join(", ") });
    },

    uploadCert(input, context) {
      requireInAccount(context);
      const { rows, keys, clock, scope } = context;
      if (planLimit(context, { id: "", accountId: scope.accountId }, { hobby: 0, pro: 0, enterprise: 1 }) === 0)
        throw refuse("plan_limit", { why: "Only the plan enterprise has certificates of one's own" });
      const { names, expiresAt } = readUpload(input, clock.now());
      const hosts = names.map((name) => name.replace(/^\*\./, ""));
      const foreign = hosts.find((host) => isAnothers(context, host, scope.accountId));
      if (foreign !== undefined) throw refuse("cert_name_foreign", { name: foreign });
      const [domain, ...others] = new Set(hosts.map((host) => domainOf(context, host)));
      const isOfOne = others.length === 0 && domain?.accountId === scope.accountId;
      const cert = rows(certTable).add({
        accountId: scope.accountId,
        domainId: isOfOne ? domain.id : null,
        cns: names,
        certificate: input.cert,
        chain: input.ca,
        sealedKey: keys.encrypt(input.key, keyPurpose),
        expiresAt,
        autoRenew: false,
        creatorId: scope.user.id,
      });
      noteAdded(context, cert);
      return presentCert(cert);
    },
  },
  eventTypes,
  jobs: { renew: ({ subject }, services) => renewCert(services, subject) },
});
