import { type Categories, type Happenings, happeningsOf } from "../../engine/event-type.ts";

const declared = {
  "microfrontend-group-deleted": { category: "microfrontends", description: "A microfrontends group was deleted" },
  "microfrontend-group-updated": { category: "microfrontends", description: "A microfrontends group was changed" },
  team: { category: "team", description: "A team was created" },
  "team-delete": { category: "team", description: "A team was deleted" },
  "team-invite-code-reset": { category: "team", description: "A team's invite code was replaced" },
  "team-invite-link-deleted": { category: "team", description: "An invitation was withdrawn" },
  "team-member-add": { category: "team", description: "Somebody was invited to a team" },
  "team-member-confirm-request": { category: "team", description: "A request for access to a team was granted" },
  "team-member-delete": { category: "team", description: "A member was removed from a team" },
  "team-member-join": { category: "team", description: "Somebody joined a team" },
  "team-member-leave": { category: "team", description: "A member left a team" },
  "team-member-request-access": { category: "team", description: "Somebody asked for access to a team" },
  "team-member-role-update": { category: "team", description: "A member's role was changed" },
  "team-name-update": { category: "team", description: "A team was renamed" },
  "team-saml-roles": { category: "team", description: "What groups of a directory are in a team was changed" },
  "team-slug-update": { category: "team", description: "A team's slug was changed" },
} as const;

export const happenings: Happenings<keyof typeof declared> = happeningsOf(declared);

export const categories: Categories = {
  team: "Team",
};
