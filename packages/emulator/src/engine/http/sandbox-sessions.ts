/** The sandbox session whose egress proxy a request came through. Fetches on its behalf obey that sandbox's network policy. */
export const sandboxSessions: WeakMap<Request, string> = new WeakMap();
