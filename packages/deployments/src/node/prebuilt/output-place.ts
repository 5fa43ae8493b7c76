export const usualOutput = ".vercel/output";

/** What a project's own routes are kept in, below the folder that is deployed; the platform reads it with each deployment. */
export const routesFile = ".vercel/routes.json";
