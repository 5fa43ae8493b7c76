/** How the proxy behaves. */
export interface ProxyOptions {
  /**
   * Connects to hosts that the emulator does not answer for, instead of refusing them; `machine`: only to this machine. Default: false.
   */
  readonly pass?: boolean | "machine";
  /** Variables (`HTTP_PROXY`, `NO_PROXY`, …) of the upstream proxies. Default: connects directly. */
  readonly through?: Readonly<Record<string, string | undefined>>;
  /** Answers for the platform's own hosts; otherwise only for deployments. Default: true. */
  readonly platform?: boolean;
}
