export function isLoopback(hostname: string): boolean {
  return /^(?:(?:[^.]+\.)*localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname);
}

export function isHostName(text: string): boolean {
  return (
    !text.includes("*") && URL.canParse(`http://${text}`) && new URL(`http://${text}`).hostname === text.toLowerCase()
  );
}

export function ownPortProblem(text: string): string | undefined {
  const isOwn = /^(localhost|127(\.\d+){3}):[1-9]\d*$/.test(text) && URL.canParse(`http://${text}`);
  return isOwn ? undefined : "has to be a port of this machine, such as 127.0.0.1:5432";
}

export function isAmong(places: readonly string[], { hostname, port, protocol }: URL): boolean {
  return places.includes(`${hostname}:${port || (protocol === "https:" ? 443 : 80)}`);
}
