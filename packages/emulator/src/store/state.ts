import { Attempts } from "./attempts.ts";
import { Collection, type Kept } from "./collection.ts";
import type { Change, Journal } from "./journal.ts";
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
import { StorageError } from "./storage-error.ts";

/** Everything that the emulator knows, apart from file contents. */
export class State {
  readonly users: Collection<UserRecord, "email"> = new Collection({ email: (user) => user.email });
  readonly tokens: Collection<TokenRecord, "token" | "user"> = new Collection({
    token: (token) => token.token,
    user: (token) => token.userId,
  });
  readonly teams: Collection<TeamRecord, "slug" | "inviteCode"> = new Collection({
    slug: (team) => team.slug,
    inviteCode: (team) => team.inviteCode,
  });
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
  readonly #attempts: Attempts<Changed> = new Attempts((changed) => this.#write(changed));
  #lastPosition: number;
  #isClosed = false;
  #isFailing = false;
  #generation = 0;

  /** Takes over what the journal holds; without one everything is gone at the end. */
  constructor(journal?: Journal) {
    this.#journal = journal;
    this.#lastPosition = journal?.lastPosition() ?? 0;
    for (const [name, collection] of this.#collections()) {
      for (const row of journal?.load(name) ?? []) collection.restore(row);
      collection.keepWith({
        nextPosition: () => ++this.#lastPosition,
        changed: (id, undo) => {
          this.#demandOpen();
          this.#attempts.changed(undo, { name, collection, id });
        },
      });
    }
  }

  /**
   * The one way to change anything: `work` changes what it wants in one synchronous stretch, and on return that is on disk.
   * When it throws, when `isKept` refuses its result, or when the disk does not take the changes, all is as it was before.
   *
   * Throws what `work` throws, and `StorageError` when the changes cannot be written. What waits has to wait before.
   */
  attempt<Result>(work: () => Result, isKept?: (result: Result) => boolean): Result {
    return this.#attempts.run(work, isKept);
  }

  /** Says how to take back what is no record, such as a file that the present attempt has given its place. */
  onUndo(undo: () => void): void {
    this.#demandOpen();
    this.#attempts.changed(undo);
  }

  /** Runs `job` before what the present attempt changed is written: once, and the attempt fails with it. */
  beforeCommit(job: () => void): void {
    this.#demandOpen();
    this.#attempts.beforehand(job);
  }

  /** Runs `job` when what the present attempt changed is on disk; never when it is taken back. */
  afterCommit(job: () => void): void {
    this.#demandOpen();
    this.#attempts.afterwards(job);
  }

  /** How often everything was cleared: who waits across that has lost what it began with. */
  get generation(): number {
    return this.#generation;
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

  clear(): void {
    for (const [, collection] of this.#collections()) collection.clear();
    this.afterCommit(() => {
      this.#generation += 1;
    });
  }

  /** Every record, in order, as text; the same text for the same state. */
  dump(): string {
    const lines = this.#collections().flatMap(([name, kept]) =>
      kept.ids().map((id) => `${name} ${kept.row(id)?.position} ${kept.row(id)?.json}`),
    );
    return lines.join("\n");
  }

  /** Nothing can be changed any more. */
  close(): void {
    this.#isClosed = true;
    this.#journal?.close();
  }

  #demandOpen(): void {
    if (this.#isClosed) throw new Error("The emulator is closed: nothing can be changed any more");
  }

  #write(changed: readonly Changed[]): void {
    if (changed.length === 0) return;
    try {
      this.#journal?.write(changesOf(changed));
      this.#isFailing = false;
    } catch (error) {
      // Once an outage: who reads answers only sees that some fail.
      if (!this.#isFailing && error instanceof StorageError) process.emitWarning(error.message);
      this.#isFailing = true;
      throw error;
    }
  }

  #collections(): [string, Kept][] {
    return Object.entries(this).filter(([, member]) => member instanceof Collection);
  }
}

/** A record that an attempt touched. */
interface Changed {
  readonly name: string;
  readonly collection: Kept;
  readonly id: string;
}

/** What has become of each record, however often it was touched. */
function changesOf(changed: readonly Changed[]): Change[] {
  const changes = new Map<string, Change>();
  for (const { name, collection, id } of changed) {
    const key = `${name} ${id}`;
    if (!changes.has(key)) changes.set(key, { collection: name, id, row: collection.row(id) });
  }
  return [...changes.values()];
}

/** What a repository's blob or manifest is kept under. */
export function withinRepository(repositoryId: string, digest: string): string {
  return `${repositoryId}@${digest}`;
}

export function membershipId(teamId: string, userId: string): string {
  return `${teamId}/${userId}`;
}
