const sessions = new WeakMap<Request, string>();

/** Notes that a request came by the way out of a sandbox: what is fetched for it is what that sandbox may reach. */
export function noteAskedIn(request: Request, sessionId: string): Request {
  sessions.set(request, sessionId);
  return request;
}

/** The session of the sandbox that a request came from. Absent: it came from outside. */
export function askedIn(request: Request): string | undefined {
  return sessions.get(request);
}
