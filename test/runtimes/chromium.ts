import { ensureInstalled, isInstalled } from "../../scripts/installed.ts";
import { AbsentError } from "../../scripts/peers/install-peer.ts";

/** Names of Chromium, by the cost of opening a page. */
export const programs: readonly string[] = ["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome"];
const debian = "chromium-headless-shell";

/**
 * Finds a Chromium. No package of npm carries one: where SLIPWAY_INSTALL says so, Debian's is installed.
 *
 * @throws `AbsentError` when there is none.
 */
export function findChromium(): string {
  if (!programs.some(isInstalled)) ensureInstalled(debian);
  const found = programs.find(isInstalled);
  if (found) return found;
  throw new AbsentError(`no ${programs.join(", ")} is installed`);
}

/** How to open a page and nothing else: no look-ups of its own, nothing kept. */
export function chromiumArguments(page: string, profile: string): readonly string[] {
  const quiet = ["first-run", "sandbox", "default-browser-check"].map((each) => `--no-${each}`);
  const off = ["gpu", "quic", "background-networking", "component-update", "sync", "dev-shm-usage", "extensions"];
  return ["--headless", ...quiet, ...off.map((each) => `--disable-${each}`), `--user-data-dir=${profile}`, page];
}
