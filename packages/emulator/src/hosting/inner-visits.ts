/** A request that a rewrite of one site sends to another one of this emulator. */
export interface InnerVisit {
  /** Rewrites that have led here. */
  readonly hops: number;
  /** The account of the site before it, whose cache has the tags of the answer as well. */
  readonly accountId: string;
  tags: readonly string[];
  /** Whether a site behind the asked one has answered what not everybody may see. */
  isPrivate: boolean;
}

/** By their requests, so that no header of a visitor's can count or reset them. */
export const innerVisits: WeakMap<Request, InnerVisit> = new WeakMap();
