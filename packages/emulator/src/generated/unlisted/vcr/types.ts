// Generated from contract/ by `npm run generate`. Changes here are lost.
import type {
  ImageRepository,
} from "@slipway/vcr";

/** Input of `updateRepository`. */
export interface UpdateRepositoryInput {
  /** The repository, by its ID or its name. */
  idOrName: string;
  /** The project. */
  projectId: string;
  /** New name of the repository. */
  name?: string | undefined;
  /** Whether everybody may pull from it. */
  public?: boolean | undefined;
}

/** Answer of `updateRepository`. */
export interface UpdateRepositoryOutput {
  repository: ImageRepository;
}
