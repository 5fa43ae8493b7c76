import type { Operations } from "@slipway/authentication/contract";
import { requireRight } from "../../domain/accounts/access/require-right.ts";
import type { Context } from "../../domain/accounts/scope.ts";
import { hashToken, seenTokens } from "../../domain/accounts/tokens.ts";
import { requireVisible } from "../../domain/accounts/visible-rows.ts";
import { type ApiKey, type ApiKeyRow, apiKeyTable } from "../../domain/api-keys/tables.ts";
import { recordChange } from "../../domain/events/record-event.ts";
import { projectTable } from "../../domain/projects/tables.ts";
import { omitUndefined } from "../../engine/omit-undefined.ts";
import { onePage } from "../../engine/page.ts";
import { invalid } from "../../engine/platform-error.ts";
import type { Operations as Unlisted } from "../../generated/unlisted/authentication/contract.ts";
import type { Handlers, SomeHandlers } from "../../pipeline/handler.ts";
import { noContent, ofAccount, resource } from "../../pipeline/resource.ts";
import type { Frozen } from "../../store/frozen.ts";
import { newId } from "../../store/ids.ts";
import { eventTypes } from "./event-types.ts";

type Requested = NonNullable<Operations["createApiKey"]["input"]["aiGatewayQuota"]>;
type Quota = Omit<Requested, "refreshPeriod"> & { readonly refreshPeriod?: string | undefined };

const purposes: readonly string[] = ["ai-gateway"];
const thresholds: readonly number[] = [50, 75, 100];

export const createApiKey: Handlers<Operations>["createApiKey"] = (input, context) => {
  const { purpose, projectId, aiGatewayQuota, expiresAt, metadata } = input;
  const { rows, scope, clock, service } = context;
  if (!purposes.includes(purpose)) throw invalid(`\`purpose\`: "${purpose}" is none of ${purposes.join(", ")}`);
  if (expiresAt !== undefined && expiresAt <= clock.now()) throw invalid("`expiresAt` is over already");
  const accountId = accountFor(context, projectId);
  const apiKeyString = `vck_${newId("", 56)}`;
  service(seenTokens).add(apiKeyString);
  const key = rows(apiKeyTable).add({
    accountId,
    projectId: projectId ?? null,
    hash: hashToken(apiKeyString),
    name: input.name ?? "API key",
    purpose,
    partialKey: `${apiKeyString.slice(0, 8)}...${apiKeyString.slice(-4)}`,
    createdBy: scope.user.id,
    expiresAt: expiresAt ?? null,
    ...omitUndefined({ metadata, quota: aiGatewayQuota && newQuota(aiGatewayQuota, clock.now()) }),
  });
  recordChange(context, eventTypes["ai-gateway-api-key-created"], apiKeyTable, key, `created the API key ${key.name}`);
  return { apiKey: presentKey(key), apiKeyString };
};

const keys = resource(ofAccount(apiKeyTable, "apiKeyId"), { present: presentKey });

/** Operations on keys that the platform's command line calls, and no description has. */
export const keyHandlers: SomeHandlers<Unlisted, "listApiKeys" | "getApiKey" | "deleteApiKey" | "updateApiKeyQuota"> = {
  listApiKeys: keys.list(
    onePage,
    (apiKeys) => ({ apiKeys, pagination: { count: apiKeys.length, next: null, prev: null } }),
    {
      filter:
        ({ purpose }) =>
        (key) =>
          purpose === undefined || key.purpose === purpose,
    },
  ),
  getApiKey: keys.get((apiKey) => ({ apiKey })),
  updateApiKeyQuota: keys.onRow((key, { apiKeyId: _, archived = false, ...changes }, { rows, clock }) => {
    const { limitAmount = key.quota?.limitAmount } = changes;
    if (limitAmount === undefined) throw invalid("`limitAmount` is missing: the key has no quota yet");
    const renewed = newQuota({ ...key.quota, ...omitUndefined(changes), limitAmount }, clock.now());
    const { createdAt, currentSpend, currentByokSpend, quotaEntityId } = key.quota ?? renewed;
    const quota = { ...renewed, createdAt, currentSpend, currentByokSpend, quotaEntityId, archived, active: !archived };
    rows(apiKeyTable).change(key.id, { quota });
    return { quota };
  }),
  deleteApiKey: keys.remove(noContent),
};

function accountFor(context: Context, projectId: string | undefined): string {
  const { rows, scope } = context;
  if (projectId !== undefined)
    return requireVisible(context, projectTable, rows(projectTable).get(projectId)).accountId;
  requireRight(context, "write", scope);
  return scope.accountId;
}

function newQuota(quota: Quota, now: number): NonNullable<ApiKeyRow["quota"]> {
  const { limitAmount, alertThresholds, includeByokInQuota = false, refreshPeriod = "none" } = quota;
  if (limitAmount < 0) throw invalid("`aiGatewayQuota.limitAmount` has to be no less than 0");
  const stray = alertThresholds?.find((threshold) => !thresholds.includes(threshold));
  if (stray !== undefined)
    throw invalid(`\`aiGatewayQuota.alertThresholds\`: ${stray} is none of ${thresholds.join(", ")}`);
  return {
    active: true,
    archived: false,
    createdAt: now,
    updatedAt: now,
    currentSpend: 0,
    currentByokSpend: 0,
    limitAmount,
    includeByokInQuota,
    refreshPeriod,
    quotaEntityId: newId("", 24),
    ...omitUndefined({ alertThresholds }),
  };
}

function presentKey({ hash: _, accountId, updatedAt: __, ...key }: ApiKeyRow): Frozen<ApiKey> {
  return {
    ...key,
    teamId: accountId,
    activeAt: key.createdAt,
    createdByAppId: null,
    leakedAt: null,
    leakedUrl: null,
  };
}
