export function isLoopback(hostname: string): boolean {
  return /^(?:(?:[^.]+\.)*localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname);
}

export function isHostName(text: string): boolean {
  return (
    !text.includes("*") && URL.canParse(`http://${text}`) && new URL(`http://${text}`).hostname === text.toLowerCase()
  );
}
