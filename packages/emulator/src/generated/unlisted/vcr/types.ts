// Generated from contract/ by `npm run generate`. Changes here are lost.

/** A repository of images. */
export interface ImageRepository {
  id: string;
  name: string;
  createdAt: string;
  /** The ID of a project: `prj_…`. */
  projectId: string;
  /** Whether everyone may pull from it. */
  public: boolean;
  updatedAt: string;
}

/** Input of `updateRepository`. */
export interface UpdateRepositoryInput {
  /** The repository, by its ID or its name. */
  idOrName: string;
  /** The project. */
  projectId: string;
  /** Its new name. */
  name?: string | undefined;
  /** Whether everybody may pull from it. */
  public?: boolean | undefined;
}

/** Answer of `updateRepository`. */
export interface UpdateRepositoryOutput {
  repository: ImageRepository;
}
