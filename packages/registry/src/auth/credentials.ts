/** What a registry knows someone by. */
export type Credential =
  | { readonly username: string; readonly password: string }
  | { readonly refreshToken: string }
  | { readonly accessToken: string };
