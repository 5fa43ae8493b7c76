import { Collection, type Kept } from "./collection.ts";
import type { Journal } from "./journal.ts";
import type {
  AliasRecord,
  DeploymentEventRecord,
  DeploymentRecord,
  DomainRecord,
  EnvRecord,
  FileListRecord,
  InviteRecord,
  KeyRecord,
  ManifestRecord,
  MembershipRecord,
  MicrofrontendsGroupRecord,
  ProjectRecord,
  RepositoryBlobRecord,
  RepositoryPermissionRecord,
  RepositoryRecord,
  TagRecord,
  TeamRecord,
  TokenRecord,
  TransferRecord,
  UploadRecord,
  UserEventRecord,
  UserRecord,
} from "./records.ts";

/** Everything that the emulator knows, apart from file contents. */
export class State {
  readonly users: Collection<UserRecord, "email"> = new Collection({ email: (user) => user.email });
  readonly tokens: Collection<TokenRecord, "token" | "user"> = new Collection({
    token: (token) => token.token,
    user: (token) => token.userId,
  });
  readonly teams: Collection<TeamRecord, "slug"> = new Collection({ slug: (team) => team.slug });
  readonly memberships: Collection<MembershipRecord, "team" | "user"> = new Collection({
    team: (membership) => membership.teamId,
    user: (membership) => membership.userId,
  });
  readonly invites: Collection<InviteRecord, "team"> = new Collection({ team: (invite) => invite.teamId });
  readonly microfrontendsGroups: Collection<MicrofrontendsGroupRecord, "team"> = new Collection({
    team: (group) => group.teamId,
  });
  readonly projects: Collection<ProjectRecord, "account" | "name"> = new Collection({
    account: (project) => project.accountId,
    name: (project) => project.name,
  });
  readonly envs: Collection<EnvRecord, "project"> = new Collection({ project: (env) => env.projectId });
  readonly domains: Collection<DomainRecord, "project" | "name" | "apex"> = new Collection({
    project: (domain) => domain.projectId,
    name: (domain) => domain.name,
    apex: (domain) => domain.apexName,
  });
  readonly transfers: Collection<TransferRecord, "project"> = new Collection({
    project: (transfer) => transfer.projectId,
  });
  readonly deployments: Collection<DeploymentRecord, "project" | "account" | "host"> = new Collection({
    project: (deployment) => deployment.projectId,
    account: (deployment) => deployment.accountId,
    host: (deployment) => deployment.host,
  });
  readonly fileLists: Collection<FileListRecord> = new Collection({});
  readonly deploymentEvents: Collection<DeploymentEventRecord, "deployment"> = new Collection({
    deployment: (event) => event.deploymentId,
  });
  readonly aliases: Collection<AliasRecord, "alias" | "deployment" | "project" | "account"> = new Collection({
    alias: (alias) => alias.alias,
    deployment: (alias) => alias.deploymentId ?? undefined,
    project: (alias) => alias.projectId ?? undefined,
    account: (alias) => alias.accountId,
  });
  readonly userEvents: Collection<UserEventRecord, "account"> = new Collection({ account: (event) => event.accountId });
  readonly repositories: Collection<RepositoryRecord, "project"> = new Collection({
    project: (repository) => repository.projectId,
  });
  readonly repositoryPermissions: Collection<RepositoryPermissionRecord, "repository" | "team"> = new Collection({
    repository: (permission) => permission.repositoryId,
    team: (permission) => permission.teamId,
  });
  readonly repositoryBlobs: Collection<RepositoryBlobRecord, "repository" | "digest"> = new Collection({
    repository: (blob) => blob.repositoryId,
    digest: (blob) => blob.digest,
  });
  readonly manifests: Collection<ManifestRecord, "repository" | "digest" | "image" | "subject"> = new Collection({
    repository: (manifest) => manifest.repositoryId,
    digest: (manifest) => manifest.digest,
    image: (manifest) => manifest.imageId,
    subject: ({ repositoryId, subject }) => subject && withinRepository(repositoryId, subject),
  });
  readonly tags: Collection<TagRecord, "repository" | "manifest"> = new Collection({
    repository: (tag) => tag.repositoryId,
    manifest: (tag) => withinRepository(tag.repositoryId, tag.digest),
  });
  readonly uploads: Collection<UploadRecord, "repository"> = new Collection({
    repository: (upload) => upload.repositoryId,
  });
  readonly keys: Collection<KeyRecord> = new Collection({});

  readonly #journal: Journal | undefined;
  #afterCommit: (() => void)[] = [];

  /** Takes over what the journal holds; without one everything is gone at the end. */
  constructor(journal?: Journal) {
    this.#journal = journal;
    for (const [name, collection] of this.#collections()) {
      for (const json of journal?.load(name) ?? []) collection.restore(json);
    }
  }

  /** The bond between a team and a user, confirmed or not. */
  membership(teamId: string, userId: string): MembershipRecord | undefined {
    return this.memberships.get(membershipId(teamId, userId));
  }

  /** The latest moment that a record tells, in ms; 0 where there is none. */
  latestTime(): number {
    const dated = [this.projects, this.deployments, this.aliases, this.userEvents, this.teams, this.users];
    const records = [...dated, this.repositories, this.manifests, this.tags];
    const times = records.flatMap((collection) => collection.all().map(({ createdAt }) => createdAt));
    const events = this.deploymentEvents.all().map(({ created }) => created);
    return [...times, ...events].reduce((latest, time) => Math.max(latest, time), 0);
  }

  /** Writes all changes since the last call to disk, together; an answer goes out only after it. */
  commit(): void {
    const changes = this.#collections().flatMap(([collection, kept]) =>
      kept.takeChanges().map((change) => ({ ...change, collection })),
    );
    if (changes.length > 0) this.#journal?.write(changes);
    const jobs = this.#afterCommit;
    this.#afterCommit = [];
    for (const job of jobs) job();
  }

  /** Runs `job` when the changes so far are on disk. */
  afterCommit(job: () => void): void {
    this.#afterCommit.push(job);
  }

  clear(): void {
    for (const [, collection] of this.#collections()) collection.clear();
  }

  /** Ends without writing: what is not committed has not been acknowledged. */
  close(): void {
    this.#journal?.close();
  }

  #collections(): [string, Kept][] {
    return Object.entries(this).filter(([, member]) => member instanceof Collection);
  }
}

/** What a repository's blob or manifest is kept under. */
export function withinRepository(repositoryId: string, digest: string): string {
  return `${repositoryId}@${digest}`;
}

export function membershipId(teamId: string, userId: string): string {
  return `${teamId}/${userId}`;
}
