/** Milliseconds that one attempt may take where nobody says otherwise. */
export const ATTEMPT = 60_000;

/** Milliseconds that a whole call may take, or that a following stream is taken up again without a record. */
export const TOTAL = 300_000;
