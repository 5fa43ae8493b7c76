/** Without isolation a port of this machine is one for all, so that another program may have it. */
export class PortTakenError extends Error {
  constructor(port: number, by: string) {
    super(
      `Port ${port} of this machine is taken by ${by}, so nothing in the sandbox listens there; let it use another one.`,
    );
  }
}
