// Generated from contract/ by `npm run generate`. Changes here are lost.

/** Input of `getAvatar`. */
export interface GetAvatarInput {
  /** The entity. */
  id: string;
}

/** Input of `getWwwUser`. */
export type GetWwwUserInput = Record<string, never>;

/** Answer of `getWwwUser`. */
export interface GetWwwUserOutput {
  user: {
    uid: string;
    id: string;
    username: string;
    email: string;
    name: string | null;
    avatar: string | null;
  };
}
