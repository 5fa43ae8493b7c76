export const defaultOutput = ".vercel/output";

/** File of the project's routes below the deployed folder, which the platform reads with each deployment. */
export const routesFile = ".vercel/routes.json";
