import { type Item, rows } from "../data.ts";
import { Outputs, Served } from "../details.tsx";
import { maxItems, part, table, type View } from "./view.ts";

export const state: Readonly<Record<string, View>> = {
  accounts: {
    title: "Accounts",
    about: "Users and teams.",
    topics: ["users", "teams", "memberships"],
    async load({ search }) {
      const [teams, users] = await Promise.all([rows({ table: "teams", search }), rows({ table: "users", search })]);
      const as = (kind: string) => (row: Item) => ({ called: row.slug ?? row.username, kind, ...row });
      return [...teams.map(as("team")), ...users.map(as("user"))];
    },
    columns: ["called", "kind", "?name", "?plan", "?createdAt"],
    parts: [
      part("Members", "memberships", "team", ["userId", "role", "confirmed"]),
      part("Member of", "memberships", "user", ["teamId", "role"]),
      part("Projects", "projects", "account", ["name", "createdAt"]),
    ],
  },
  projects: {
    title: "Projects",
    about: "Projects of all accounts.",
    ...table("projects"),
    columns: ["name", "accountId", "?createdAt", "?updatedAt"],
    parts: [
      part("Deployments", "deployments", "project", ["createdAt", "target", "readyState", "id"]),
      part("Domains", "domains", "project", ["name", "verified"]),
      part("Variables, without their values", "envs", "project", ["key", "target"]),
    ],
  },
  deployments: {
    title: "Deployments",
    about: "Deployments with their logs, hosts and files.",
    ...table("deployments"),
    columns: ["createdAt", "name", "?accountId", "?target", "readyState", "?host"],
    detail: Served,
    parts: [
      {
        title: "Build log",
        columns: ["createdAt", "line", "type"],
        topics: ["deploymentEvents"],
        load: async ({ id }) =>
          (await rows({ table: "deploymentEvents", where: { deployment: String(id) } }))
            .map(({ createdAt, type, text, readyState }) => ({
              createdAt,
              line: text || readyState,
              type: readyState ? "state" : type,
            }))
            .toReversed(),
      },
      part("Runtime log", "requestLogs", "deployment", ["createdAt", "status", "message"]),
      {
        title: "Files",
        columns: ["path", "size"],
        topics: ["fileLists"],
        load: async ({ id }) =>
          (await rows({ table: "fileLists", where: { deployment: String(id) } })).flatMap(({ files }) =>
            (files as readonly Item[]).slice(0, maxItems),
          ),
      },
    ],
  },
  certificates: {
    title: "Certificates",
    about: "Certificates issued by the emulator's own authority, or uploaded.",
    ...table("certs"),
    titled: ["cns"],
    columns: ["cns", "createdAt", "expiresAt", "?accountId"],
  },
  sandboxes: {
    title: "Sandboxes",
    about: "Sandboxes, and the output of their commands.",
    ...table("sandboxes"),
    columns: ["name", "projectId", "status", "?createdAt"],
    detail: Outputs,
    parts: [part("Sessions", "sandboxSessions", "sandbox", ["startedAt", "status", "runtime"])],
  },
  registry: {
    title: "Registry",
    about: "Repositories with their tags, images and layers.",
    ...table("repositories"),
    columns: ["name", "projectId", "?createdAt", "?updatedAt"],
    parts: [
      part("Tags", "tags", "repository", ["tag", "digest"]),
      part("Images", "manifests", "repository", ["digest", "kind", "size", "pushedBy"]),
      part("Layers and configurations", "repositoryBlobs", "repository", ["digest", "size"]),
    ],
  },
};
