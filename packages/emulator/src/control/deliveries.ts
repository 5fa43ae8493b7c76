import { notFound } from "../engine/platform-error.ts";

/** Something that was sent to a webhook, or is to be. */
export interface Delivery {
  readonly id: string;
}

/** What was sent to webhooks, or is to be. There are no webhooks yet, so that the list is empty. */
export interface Deliveries {
  readonly list: readonly Delivery[];
  /** Sends one again. Throws for one that is not there. */
  redeliver(id: string): Promise<void>;
  /** Sends one that is held. Throws for one that is not there. */
  release(id: string): Promise<void>;
}

export const noDeliveries: Deliveries = {
  list: [],
  redeliver: async () => Promise.reject(notFound("Delivery")),
  release: async () => Promise.reject(notFound("Delivery")),
};
