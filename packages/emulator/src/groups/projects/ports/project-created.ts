import type { Happening } from "../../../engine/happenings.ts";
import { happenings } from "../happenings.ts";

/** That a project is there, which whoever makes one notes. */
export const projectCreated: Happening = happenings["project-created"];
