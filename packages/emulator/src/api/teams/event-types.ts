import { type Categories, type EventTypesOf, eventTypesOf } from "../../engine/event-type.ts";

const declared = {
  team: {
    team: "A team was created",
    "team-delete": "A team was deleted",
    "team-invite-code-reset": "A team's invite code was replaced",
    "team-invite-link-deleted": "An invitation was withdrawn",
    "team-member-add": "Somebody was invited to a team",
    "team-member-confirm-request": "A request for access to a team was granted",
    "team-member-delete": "A member was removed from a team",
    "team-member-join": "Somebody joined a team",
    "team-member-leave": "A member left a team",
    "team-member-request-access": "Somebody asked for access to a team",
    "team-member-role-update": "A member's role was changed",
    "team-name-update": "A team was renamed",
    "team-saml-roles": "What groups of a directory are in a team was changed",
    "team-slug-update": "A team's slug was changed",
  },
} as const;

export const eventTypes: EventTypesOf<typeof declared> = eventTypesOf(declared);

export const categories: Categories = {
  team: "Team",
};
