/** How the proxy behaves. */
export interface ProxyOptions {
  /**
   * Connects to the hosts that the emulator does not answer for, instead of refusing them; `machine`: to those of this machine alone.
   * Default: false.
   */
  readonly pass?: boolean | "machine";
  /** Variables (`HTTP_PROXY`, `NO_PROXY`, …) that say by which other proxies it connects to them. Default: directly. */
  readonly through?: Readonly<Record<string, string | undefined>>;
  /** Whether it answers for the platform's own hosts, too; if not, for what is deployed alone. Default: true. */
  readonly platform?: boolean;
}
