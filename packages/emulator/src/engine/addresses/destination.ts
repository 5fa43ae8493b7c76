export function isLoopback(hostname: string): boolean {
  return /^(?:(?:[^.]+\.)*localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname);
}

/** Whether something may be sent to a URL: to this machine, or to a host that the emulator's user has named. */
export function mayGoTo(url: string, allowed: readonly string[]): boolean {
  const { hostname } = new URL(url);
  return isLoopback(hostname) || allowed.some((host) => host === "*" || host.toLowerCase() === hostname);
}

/** Whether a text is a host as a URL has it, and nothing else. */
export function isHostName(text: string): boolean {
  return (
    !text.includes("*") && URL.canParse(`http://${text}`) && new URL(`http://${text}`).hostname === text.toLowerCase()
  );
}
