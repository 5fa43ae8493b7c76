const ours = "api/openapi.json";

/** The description by which is judged: a file or an address, as `main.ts` was given it. */
export const description: string = process.env.SLIPWAY_DESCRIPTION ?? ours;

/** Whether the description is ours: acceptance by others depends on their description. */
export const isOurs: boolean = description.endsWith(ours);
