/** The slug of a team, and the name of a user: both stand for an account in host names, and in names of the registry. */
export const slugPattern: RegExp = /^[a-z0-9](?:[a-z0-9-]{0,46}[a-z0-9])?$/;

export const emailPattern: RegExp = /^[^\s@]+@[^\s@]+$/;
