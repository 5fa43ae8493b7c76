/** The session of the sandbox whose way out a request came by: what is fetched for it is what that sandbox may reach. */
export const askedIn: WeakMap<Request, string> = new WeakMap();
