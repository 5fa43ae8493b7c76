import { demandBearer } from "../../domain/accounts/scope.ts";
import { readProjectToken } from "../../domain/projects/read-project-token.ts";
import { type Protocol, platformProtocol } from "../../pipeline/protocol.ts";

/** As everywhere, and by the OIDC token of a project: the platform's SDK has nothing else where it runs in a project, or beside a linked one. */
export const sandboxProtocol: Protocol = {
  ...platformProtocol,
  authenticate(request, candidate, services) {
    const token = demandBearer(request);
    return readProjectToken(token, services) ?? platformProtocol.authenticate(request, candidate, services);
  },
};
