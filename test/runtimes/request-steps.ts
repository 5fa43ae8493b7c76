import { isApiError } from "@slipway/core";
import { createProject, getProject, listProjects } from "@slipway/projects";
import { getUser } from "@slipway/user";
import { clientOf, failureOf, type Step, same } from "./given.ts";

export const requestSteps: Readonly<Record<string, Step>> = {
  "signs in": async (given) => {
    const { user } = await getUser(clientOf(given));
    same(user.username, "ada");
    const refused = await failureOf(getUser(clientOf(given, { token: "somebody-else" })));
    same(isApiError(refused) && [refused.status, refused.code], [401, "forbidden"]);
  },

  "asks for another token once one is refused": async (given) => {
    const tokens = ["outdated", given.token];
    const client = clientOf(given, { token: async () => tokens.shift() ?? "none is left" });
    same((await getUser(client)).user.id, "user_1");
    same((await getUser(client)).user.id, "user_1");
  },

  "asks for another token once the platform calls one invalid": async (given) => {
    const tokens = ["expired", given.token];
    const client = clientOf(given, { token: async () => tokens.shift() ?? "none is left" });
    same((await getUser(client)).user.id, "user_1");
  },

  "encodes paths": async (given) => {
    const { name } = await getProject(clientOf(given), { idOrName: "a b/ü%?#" });
    same(name, "/v9/projects/a%20b%2F%C3%BC%25%3F%23");
  },

  "encodes queries": async (given) => {
    const client = clientOf(given, { team: "team_1" });
    const { projects } = await listProjects(client, { search: "a&b=c +ü", limit: 2 });
    const query = new URL(projects[0]?.name ?? "", given.baseUrl).searchParams;
    same([...query].sort(), [
      ["limit", "2"],
      ["search", "a&b=c +ü"],
      ["teamId", "team_1"],
    ]);
  },

  GET: async (given) => same((await getProject(clientOf(given), { idOrName: "site" })).id, "prj_1"),

  POST: async (given) => {
    const project = await createProject(clientOf(given), { name: "site", framework: "nextjs" });
    same(project, { id: "prj_1", name: "site", framework: "nextjs" });
  },

  "tries again after a 503": async (given) => {
    const { data, attempts } = await getProject(clientOf(given), { idOrName: "unsteady" }).withResponse();
    same([data.name, attempts], ["unsteady", 2]);
  },
};
