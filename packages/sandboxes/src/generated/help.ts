// Generated from contract/ by `npm run generate`. Changes here are lost.
import type { GroupHelp } from "@slipway/core";

/** The help on the group's operations, beside what its contract says. */
export const help: GroupHelp = {
  group: "sandboxes",
  operations: {
    listSandboxes: {
      inputs: [
        { name: "cursor", in: "query", type: "string", kind: "string", doc: "Cursor of the page to return, from the answer of the previous page." },
        { name: "limit", in: "query", type: "number", kind: "number", default: 20, doc: "Maximum number of items per page." },
        { name: "namePrefix", in: "query", type: "string", kind: "string", doc: "Only items whose name begins with this prefix; `sortBy` has to be `name`." },
        { name: "project", in: "query", type: "string", kind: "string", doc: "The project, by ID or name." },
        {
          name: "sortBy", in: "query", type: "SandboxSortKey", kind: "string", values: ["createdAt", "currentSnapshotId", "name", "statusUpdatedAt"],
          default: "createdAt", doc: "Field to sort by.",
        },
        {
          name: "sortOrder", in: "query", type: "SandboxSortOrder", kind: "string", values: ["asc", "desc"], default: "desc",
          doc: "Whether the order rises or falls.",
        },
        {
          name: "status", in: "query", type: "SandboxStatus", kind: "string", values: ["running", "stopping", "stopped"],
          doc: "Only sandboxes in this state; `sortBy` has to be `createdAt`.",
        },
        {
          name: "tags", in: "query", type: "string | string[]", kind: "string", array: true,
          doc: "Only sandboxes with this tag, as `key:value`; the platform takes one at a time.",
        },
      ],
      columns: ["name", "status", "createdAt"],
    },
    createSandboxV2: {
      inputs: [
        {
          name: "name", in: "body", type: "string", kind: "string",
          doc: "The name that it is found by; unique in the project. At most 128 characters. Pattern: `^[a-zA-Z0-9_-]+$`.",
        },
        { name: "architecture", in: "body", type: "SandboxArchitecture", kind: "string", values: ["amd64", "arm64"], doc: "The processors that it runs on." },
        { name: "persistent", in: "body", type: "boolean", kind: "boolean", default: true, doc: "Whether its files outlast a session." },
        { name: "projectId", in: "body", type: "string", kind: "string", doc: "The project that it belongs to; needed unless the token is one of a project." },
        { name: "source", in: "body", type: "SandboxSource", kind: "object", doc: "Source of the sandbox's files.", members: "SandboxSource" },
        {
          name: "env", in: "body", type: "Record<string, string>", kind: "object", default: {}, secret: true, doc: "Environment variables.",
          members: "CreateSandboxV2Input.env",
        },
        { name: "image", in: "body", type: "string", kind: "string", doc: "The image that it begins with. At most 255 characters." },
        { name: "networkId", in: "body", type: "string", kind: "string", doc: "The private network that it belongs to. At most 255 characters." },
        { name: "resources", in: "body", type: "SandboxResources", kind: "object", doc: "Size of the machine.", members: "SandboxResources" },
        {
          name: "interactive", in: "body", type: "boolean", kind: "boolean", unpublished: true,
          doc: "Whether a terminal can be opened in it. Not in the platform's published description.",
        },
        {
          name: "failoverRegions", in: "body", type: "SandboxRegion[]", kind: "string", array: true,
          values: [
            "arn1", "bom1", "cdg1", "cle1", "cpt1", "dub1", "fra1", "gru1", "hkg1", "hnd1", "iad1", "icn1", "kix1", "lhr1", "pdx1", "sfo1", "sin1", "syd1",
            "yul1",
          ],
          doc: "Regions to which the sandbox falls back when its own fails. At most 19 items. No item twice.",
        },
        {
          name: "mounts", in: "body", type: "Record<string, SandboxMount>", kind: "object", doc: "The drives that it sees, by path. At most 4 keys.",
          members: "CreateSandboxV2Input.mounts",
        },
        {
          name: "networkPolicy", in: "body", type: "SandboxNetworkPolicyInput", kind: "object", doc: "Network policy of the sandbox.",
          members: "SandboxNetworkPolicyInput",
        },
        {
          name: "ports", in: "body", type: "number[]", kind: "number", array: true,
          doc: "The ports that can be reached from outside. At most 15 items. No item twice.",
        },
        {
          name: "region", in: "body", type: "SandboxRegion", kind: "string",
          values: [
            "arn1", "bom1", "cdg1", "cle1", "cpt1", "dub1", "fra1", "gru1", "hkg1", "hnd1", "iad1", "icn1", "kix1", "lhr1", "pdx1", "sfo1", "sin1", "syd1",
            "yul1",
          ],
          doc: "The region that it runs in.",
        },
        { name: "snapshotExpiration", in: "body", type: "number", kind: "number", doc: "Retention period of snapshots, in milliseconds; 0 for ever." },
        {
          name: "tags", in: "body", type: "Record<string, string>", kind: "object", doc: "Custom tags by key. At most 5 keys.",
          members: "CreateSandboxV2Input.tags",
        },
        { name: "timeout", in: "body", type: "number", kind: "number", doc: "Maximum duration of a session, in milliseconds. At least 1000." },
        {
          name: "keepLastSnapshots", in: "body", type: "KeepLastSnapshotsInput", kind: "object", doc: "Number of snapshots to keep.",
          members: "KeepLastSnapshotsInput",
        },
        {
          name: "runtime", in: "body", type: "SandboxRuntime", kind: "string", values: ["node26", "node24", "node22", "python3.13"], default: "node24",
          doc: "Runtime of the sandbox: a version of Node.js or of Python.",
        },
      ],
      columns: ["sandbox.name", "sandbox.status", "session.id", "sandbox.createdAt"],
    },
    listDrives: {
      inputs: [
        { name: "cursor", in: "query", type: "string", kind: "string", doc: "Cursor of the page to return, from the answer of the previous page." },
        { name: "limit", in: "query", type: "number", kind: "number", default: 20, doc: "Maximum number of items per page." },
        { name: "namePrefix", in: "query", type: "string", kind: "string", doc: "Only items whose name begins with this prefix; `sortBy` has to be `name`." },
        { name: "projectId", in: "query", type: "string", kind: "string", doc: "The project." },
        {
          name: "sortBy", in: "query", type: "\"createdAt\" | \"name\" | \"updatedAt\"", kind: "string", values: ["createdAt", "name", "updatedAt"],
          default: "createdAt", doc: "Field to sort by.",
        },
        {
          name: "sortOrder", in: "query", type: "SandboxSortOrder", kind: "string", values: ["asc", "desc"], default: "desc",
          doc: "Whether the order rises or falls.",
        },
      ],
      columns: ["id", "name", "createdAt"],
    },
    getOrCreateDrive: {
      inputs: [
        { name: "name", in: "path", type: "string", kind: "string", required: true, doc: "The name of the drive." },
        { name: "maxSizeBytes", in: "body", type: "number", kind: "number", doc: "Capacity in bytes; 100 GiB by default." },
        {
          name: "projectId", in: "body", type: "string", kind: "string",
          doc: "The project that it belongs to, by ID or name; needed unless the token is one of a project.",
        },
        {
          name: "region", in: "body", type: "SandboxRegion", kind: "string",
          values: [
            "arn1", "bom1", "cdg1", "cle1", "cpt1", "dub1", "fra1", "gru1", "hkg1", "hnd1", "iad1", "icn1", "kix1", "lhr1", "pdx1", "sfo1", "sin1", "syd1",
            "yul1",
          ],
          default: "iad1", doc: "The region that its files are stored in.",
        },
      ],
      rows: "drive",
      columns: ["id", "name", "createdAt"],
    },
    deleteDrive: {
      inputs: [
        { name: "name", in: "path", type: "string", kind: "string", required: true, doc: "The name of the drive." },
        { name: "projectId", in: "query", type: "string", kind: "string", doc: "The project." },
      ],
      rows: "drive",
      columns: ["id", "name", "createdAt"],
    },
    listSessionSnapshots: {
      inputs: [
        { name: "cursor", in: "query", type: "string", kind: "string", doc: "Cursor of the page to return, from the answer of the previous page." },
        { name: "limit", in: "query", type: "number", kind: "number", default: 20, doc: "Maximum number of items per page." },
        { name: "name", in: "query", type: "string", kind: "string", doc: "Only snapshots of this sandbox." },
        { name: "project", in: "query", type: "string", kind: "string", doc: "The project, by ID or name." },
        {
          name: "sortOrder", in: "query", type: "SandboxSortOrder", kind: "string", values: ["asc", "desc"], default: "desc",
          doc: "Whether the order rises or falls.",
        },
      ],
      columns: ["id", "sourceSessionId", "status", "sizeBytes", "createdAt"],
    },
    getSessionSnapshot: {
      inputs: [
        { name: "snapshotId", in: "path", type: "string", kind: "string", required: true, doc: "The snapshot." },
      ],
      rows: "snapshot",
      columns: ["id", "sourceSessionId", "status", "sizeBytes", "createdAt"],
    },
    deleteSessionSnapshot: {
      inputs: [
        { name: "snapshotId", in: "path", type: "string", kind: "string", required: true, doc: "The snapshot." },
      ],
      rows: "snapshot",
      columns: ["id", "sourceSessionId", "status", "sizeBytes", "createdAt"],
    },
    listSessions: {
      inputs: [
        { name: "cursor", in: "query", type: "string", kind: "string", doc: "Cursor of the page to return, from the answer of the previous page." },
        { name: "limit", in: "query", type: "number", kind: "number", default: 20, doc: "Maximum number of items per page." },
        { name: "name", in: "query", type: "string", kind: "string", doc: "Only sessions of this sandbox." },
        { name: "project", in: "query", type: "string", kind: "string", doc: "The project, by ID or name." },
        {
          name: "sortOrder", in: "query", type: "SandboxSortOrder", kind: "string", values: ["asc", "desc"], default: "desc",
          doc: "Whether the order rises or falls.",
        },
      ],
      columns: ["id", "sourceSandboxName", "status", "runtime", "createdAt"],
    },
    getSession: {
      inputs: [
        { name: "sessionId", in: "path", type: "string", kind: "string", required: true, doc: "The session." },
      ],
      columns: ["session.id", "session.status", "session.createdAt"],
    },
    getSandbox: {
      inputs: [
        { name: "name", in: "path", type: "string", kind: "string", required: true, doc: "The name of the sandbox." },
        { name: "projectId", in: "query", type: "string", kind: "string", doc: "The project." },
        { name: "resume", in: "query", type: "boolean", kind: "boolean", default: false, doc: "Whether a stopped sandbox is started again." },
        {
          name: "interactive", in: "query", type: "boolean", kind: "boolean", unpublished: true,
          doc: "Whether a terminal can be opened in it, when it is started again. Not in the platform's published description.",
        },
      ],
      columns: ["sandbox.name", "sandbox.status", "session.id", "sandbox.createdAt"],
    },
    updateSandbox: {
      inputs: [
        { name: "name", in: "path", type: "string", kind: "string", required: true, doc: "The name of the sandbox." },
        { name: "projectId", in: "query", type: "string", kind: "string", doc: "The project. At most 128 characters." },
        { name: "resume", in: "query", type: "boolean", kind: "boolean", default: false, doc: "Whether a stopped sandbox is started again." },
        {
          name: "failoverRegions", in: "body", type: "SandboxRegion[]", kind: "string", array: true,
          values: [
            "arn1", "bom1", "cdg1", "cle1", "cpt1", "dub1", "fra1", "gru1", "hkg1", "hnd1", "iad1", "icn1", "kix1", "lhr1", "pdx1", "sfo1", "sin1", "syd1",
            "yul1",
          ],
          doc: "Regions to which the sandbox falls back when its own fails. At most 19 items. No item twice.",
        },
        {
          name: "mounts", in: "body", type: "Record<string, SandboxMount>", kind: "object", doc: "The drives that it sees, by path. At most 4 keys.",
          members: "UpdateSandboxInput.mounts",
        },
        {
          name: "networkPolicy", in: "body", type: "SandboxNetworkPolicyInput", kind: "object", doc: "Network policy of the sandbox.",
          members: "SandboxNetworkPolicyInput",
        },
        {
          name: "ports", in: "body", type: "number[]", kind: "number", array: true,
          doc: "The ports that can be reached from outside. At most 15 items. No item twice.",
        },
        {
          name: "region", in: "body", type: "SandboxRegion", kind: "string",
          values: [
            "arn1", "bom1", "cdg1", "cle1", "cpt1", "dub1", "fra1", "gru1", "hkg1", "hnd1", "iad1", "icn1", "kix1", "lhr1", "pdx1", "sfo1", "sin1", "syd1",
            "yul1",
          ],
          doc: "The region that it runs in.",
        },
        { name: "snapshotExpiration", in: "body", type: "number", kind: "number", doc: "Retention period of snapshots, in milliseconds; 0 for ever." },
        {
          name: "tags", in: "body", type: "Record<string, string>", kind: "object", doc: "Custom tags by key. At most 5 keys.",
          members: "UpdateSandboxInput.tags",
        },
        { name: "timeout", in: "body", type: "number", kind: "number", doc: "Maximum duration of a session, in milliseconds. At least 1000." },
        {
          name: "currentSnapshotId", in: "body", type: "string", kind: "string", doc: "The snapshot that the next session begins with. At most 128 characters.",
        },
        {
          name: "env", in: "body", type: "Record<string, string>", kind: "object", secret: true, doc: "Environment variables.",
          members: "UpdateSandboxInput.env",
        },
        {
          name: "keepLastSnapshots", in: "body", type: "KeepLastSnapshotsInput | null", kind: "object", nullable: true,
          doc: "Number of snapshots to keep; null for all.", members: "KeepLastSnapshotsInput",
        },
        { name: "networkId", in: "body", type: "string | null", kind: "string", nullable: true, doc: "The private network that it belongs to." },
        { name: "persistent", in: "body", type: "boolean", kind: "boolean", doc: "Whether its files outlast a session." },
        { name: "resources", in: "body", type: "SandboxResourcesPatch", kind: "object", doc: "Size of the machine.", members: "SandboxResourcesPatch" },
        {
          name: "runtime", in: "body", type: "SandboxRuntime", kind: "string", values: ["node26", "node24", "node22", "python3.13"],
          doc: "Runtime of the sandbox: a version of Node.js or of Python.",
        },
      ],
      columns: ["sandbox.name", "sandbox.status", "session.id", "sandbox.createdAt"],
    },
    deleteSandbox: {
      inputs: [
        { name: "name", in: "path", type: "string", kind: "string", required: true, doc: "The name of the sandbox." },
        {
          name: "deleteOrphanSnapshots", in: "query", type: "boolean", kind: "boolean", default: false,
          doc: "Whether snapshots that no other sandbox uses are deleted too.",
        },
        { name: "projectId", in: "query", type: "string", kind: "string", doc: "The project." },
      ],
      rows: "sandbox",
      columns: ["name", "status", "createdAt"],
    },
    listSessionCommands: {
      inputs: [
        { name: "sessionId", in: "path", type: "string", kind: "string", required: true, doc: "The session." },
      ],
      rows: "commands",
      columns: ["id", "name", "args", "exitCode", "startedAt"],
    },
    runSessionCommand: {
      inputs: [
        { name: "sessionId", in: "path", type: "string", kind: "string", required: true, doc: "The session." },
        { name: "command", in: "body", type: "string", kind: "string", required: true, doc: "The program to run, without its arguments." },
        { name: "args", in: "body", type: "string[]", kind: "string", array: true, doc: "The arguments of the program, one by one." },
        { name: "cwd", in: "body", type: "string", kind: "string", doc: "The directory that paths are relative to." },
        {
          name: "env", in: "body", type: "Record<string, string>", kind: "object", default: {}, secret: true, doc: "Environment variables.",
          members: "RunSessionCommandInput.env",
        },
        { name: "logs", in: "body", type: "boolean", kind: "boolean", default: false, doc: "Whether its output is answered too." },
        { name: "sudo", in: "body", type: "boolean", kind: "boolean", default: false, doc: "Whether it runs as root." },
        {
          name: "timeout", in: "body", type: "number", kind: "number",
          doc: "Time after which the command is killed, in milliseconds. At least 100, at most 18000000.",
        },
      ],
      words: ["exec", "run code", "shell"],
      rows: "command",
      columns: ["id", "name", "args", "exitCode", "startedAt"],
    },
    streamSessionCommand: {
      inputs: [
        { name: "sessionId", in: "path", type: "string", kind: "string", required: true, doc: "The session." },
        { name: "command", in: "body", type: "string", kind: "string", required: true, doc: "The program to run, without its arguments." },
        { name: "args", in: "body", type: "string[]", kind: "string", array: true, doc: "The arguments of the program, one by one." },
        { name: "cwd", in: "body", type: "string", kind: "string", doc: "The directory that paths are relative to." },
        {
          name: "env", in: "body", type: "Record<string, string>", kind: "object", default: {}, secret: true, doc: "Environment variables.",
          members: "StreamSessionCommandInput.env",
        },
        { name: "logs", in: "body", type: "boolean", kind: "boolean", default: false, doc: "Whether its output is answered too." },
        { name: "sudo", in: "body", type: "boolean", kind: "boolean", default: false, doc: "Whether it runs as root." },
        {
          name: "timeout", in: "body", type: "number", kind: "number",
          doc: "Time after which the command is killed, in milliseconds. At least 100, at most 18000000.",
        },
      ],
      words: ["exec with output", "run code with output"],
      columns: ["stream", "data"],
    },
    getSessionCommand: {
      inputs: [
        { name: "sessionId", in: "path", type: "string", kind: "string", required: true, doc: "The session." },
        { name: "cmdId", in: "path", type: "string", kind: "string", required: true, doc: "The command." },
        { name: "wait", in: "query", type: "boolean", kind: "boolean", default: false, doc: "`true` answers when the command has ended." },
      ],
      rows: "command",
      columns: ["id", "name", "args", "exitCode", "startedAt"],
    },
    killSessionCommand: {
      inputs: [
        { name: "sessionId", in: "path", type: "string", kind: "string", required: true, doc: "The session." },
        { name: "cmdId", in: "path", type: "string", kind: "string", required: true, doc: "The command." },
        { name: "signal", in: "body", type: "number", kind: "number", required: true, doc: "The number of the signal, such as 15." },
      ],
      rows: "command",
      columns: ["id", "name", "args", "exitCode", "startedAt"],
    },
    getSessionCommandLogs: {
      inputs: [
        { name: "sessionId", in: "path", type: "string", kind: "string", required: true, doc: "The session." },
        { name: "cmdId", in: "path", type: "string", kind: "string", required: true, doc: "The command." },
      ],
      columns: ["stream", "data"],
    },
    stopSession: {
      inputs: [
        { name: "sessionId", in: "path", type: "string", kind: "string", required: true, doc: "The session." },
      ],
      words: ["shut down a sandbox", "kill a VM"],
      rows: "session",
      columns: ["id", "sourceSandboxName", "status", "runtime", "createdAt"],
    },
    extendSessionTimeout: {
      inputs: [
        { name: "sessionId", in: "path", type: "string", kind: "string", required: true, doc: "The session." },
        { name: "duration", in: "body", type: "number", kind: "number", required: true, doc: "Time by which the session is extended, in milliseconds." },
      ],
      words: ["keep a sandbox alive"],
      rows: "session",
      columns: ["id", "sourceSandboxName", "status", "runtime", "createdAt"],
    },
    updateSessionNetworkPolicy: {
      inputs: [
        { name: "sessionId", in: "path", type: "string", kind: "string", required: true, doc: "The session." },
        {
          name: "mode", in: "body", type: "SandboxNetworkMode", kind: "string", values: ["allow-all", "deny-all", "default-allow", "default-deny", "custom"],
          doc: "Access to destinations that no list covers: `allow-all` allows all of them, `deny-all` none, `custom` only those on\nthe lists. Only in \"Lists of allowed and denied destinations\".",
        },
        {
          name: "allowedCIDRs", in: "body", type: "string[]", kind: "string", array: true,
          doc: "Ranges in CIDR notation that are allowed for any domain. Only in \"Lists of allowed and denied destinations\".",
        },
        {
          name: "allowedDomains", in: "body", type: "string[]", kind: "string", array: true,
          doc: "Domains that are allowed; `*.example.com` means all its subdomains. Only in \"Lists of allowed and denied destinations\".",
        },
        {
          name: "deniedCIDRs", in: "body", type: "string[]", kind: "string", array: true,
          doc: "Ranges in CIDR notation that are denied, even if another rule allows them. Only in \"Lists of allowed and denied destinations\".",
        },
        {
          name: "injectionRules", in: "body", type: "SandboxInjectionRuleInput[]", kind: "object", array: true, secret: true,
          doc: "Headers that are added to requests. Only in \"Lists of allowed and denied destinations\".", members: "SandboxInjectionRuleInput",
        },
        {
          name: "allow", in: "body", type: "string[] | Record<string, SandboxDomainRule[]>", kind: "mixed", kinds: ["object", "string"], array: true,
          doc: "Domains, or rules by domain. Only in \"The allowed domains, with the rules for their requests\".",
          members: "UpdateSessionNetworkPolicyInput.allow",
        },
        {
          name: "subnets", in: "body", type: "object", kind: "object",
          doc: "The IP addresses that are allowed and denied. Only in \"The allowed domains, with the rules for their requests\".",
          members: "UpdateSessionNetworkPolicyInput.subnets",
        },
      ],
      variants: {
        of: [
          { required: ["mode"], optional: ["allowedCIDRs", "allowedDomains", "deniedCIDRs", "injectionRules"] },
          { required: [], optional: ["allow", "subnets"] },
        ],
      },
      rows: "session",
      columns: ["id", "sourceSandboxName", "status", "runtime", "createdAt"],
    },
    readSessionFile: {
      inputs: [
        { name: "sessionId", in: "path", type: "string", kind: "string", required: true, doc: "The session." },
        { name: "path", in: "body", type: "string", kind: "string", required: true, doc: "The path of the file." },
        { name: "cwd", in: "body", type: "string", kind: "string", doc: "The directory that paths are relative to; the home directory when left out." },
      ],
      words: ["download a file from a sandbox"],
    },
    createSessionDirectory: {
      inputs: [
        { name: "sessionId", in: "path", type: "string", kind: "string", required: true, doc: "The session." },
        { name: "path", in: "body", type: "string", kind: "string", required: true, doc: "The path of the directory, absolute or relative to `cwd`." },
        { name: "cwd", in: "body", type: "string", kind: "string", doc: "The directory that paths are relative to; the home directory when left out." },
        { name: "recursive", in: "body", type: "boolean", kind: "boolean", default: true, doc: "Whether the directories above it are created too." },
      ],
    },
    writeSessionFiles: {
      inputs: [
        { name: "sessionId", in: "path", type: "string", kind: "string", required: true, doc: "The session." },
        { name: "body", in: "body", type: "bytes", kind: "bytes", required: true, doc: "The files, as a gzipped tar archive." },
        {
          name: "xCwd", in: "header", type: "string", kind: "string", doc: "The directory that the archive is unpacked into; the home directory when left out.",
        },
      ],
      words: ["upload files to a sandbox"],
    },
    createSessionSnapshotV2: {
      inputs: [
        { name: "sessionId", in: "path", type: "string", kind: "string", required: true, doc: "The session." },
        {
          name: "expiration", in: "body", type: "number | object", kind: "mixed", kinds: ["number", "object"],
          doc: "Retention period of the snapshot, in milliseconds; 0 for ever.",
        },
      ],
      columns: ["snapshot.id", "snapshot.status", "session.id", "snapshot.createdAt"],
    },
    forkSandboxV2: {
      inputs: [
        { name: "name", in: "path", type: "string", kind: "string", required: true, doc: "The name of the sandbox." },
        { name: "projectId", in: "query", type: "string", kind: "string", doc: "The project. At most 128 characters." },
        {
          name: "env", in: "body", type: "Record<string, string>", kind: "object", default: {}, secret: true, doc: "Environment variables.",
          members: "ForkSandboxV2Input.env",
        },
        { name: "image", in: "body", type: "string", kind: "string", doc: "The image that it begins with. At most 255 characters." },
        { name: "networkId", in: "body", type: "string", kind: "string", doc: "The private network that it belongs to. At most 255 characters." },
        { name: "resources", in: "body", type: "SandboxResources", kind: "object", doc: "Size of the machine.", members: "SandboxResources" },
        {
          name: "interactive", in: "body", type: "boolean", kind: "boolean", unpublished: true,
          doc: "Whether a terminal can be opened in it. Not in the platform's published description.",
        },
        {
          name: "failoverRegions", in: "body", type: "SandboxRegion[]", kind: "string", array: true,
          values: [
            "arn1", "bom1", "cdg1", "cle1", "cpt1", "dub1", "fra1", "gru1", "hkg1", "hnd1", "iad1", "icn1", "kix1", "lhr1", "pdx1", "sfo1", "sin1", "syd1",
            "yul1",
          ],
          doc: "Regions to which the sandbox falls back when its own fails. At most 19 items. No item twice.",
        },
        {
          name: "mounts", in: "body", type: "Record<string, SandboxMount>", kind: "object", doc: "The drives that it sees, by path. At most 4 keys.",
          members: "ForkSandboxV2Input.mounts",
        },
        {
          name: "networkPolicy", in: "body", type: "SandboxNetworkPolicyInput", kind: "object", doc: "Network policy of the sandbox.",
          members: "SandboxNetworkPolicyInput",
        },
        {
          name: "ports", in: "body", type: "number[]", kind: "number", array: true,
          doc: "The ports that can be reached from outside. At most 15 items. No item twice.",
        },
        {
          name: "region", in: "body", type: "SandboxRegion", kind: "string",
          values: [
            "arn1", "bom1", "cdg1", "cle1", "cpt1", "dub1", "fra1", "gru1", "hkg1", "hnd1", "iad1", "icn1", "kix1", "lhr1", "pdx1", "sfo1", "sin1", "syd1",
            "yul1",
          ],
          doc: "The region that it runs in.",
        },
        { name: "snapshotExpiration", in: "body", type: "number", kind: "number", doc: "Retention period of snapshots, in milliseconds; 0 for ever." },
        {
          name: "tags", in: "body", type: "Record<string, string>", kind: "object", doc: "Custom tags by key. At most 5 keys.",
          members: "ForkSandboxV2Input.tags",
        },
        { name: "timeout", in: "body", type: "number", kind: "number", doc: "Maximum duration of a session, in milliseconds. At least 1000." },
        {
          name: "newName", in: "body", type: "string", kind: "string", doc: "The name of the new sandbox. At most 128 characters. Pattern: `^[a-zA-Z0-9_-]+$`.",
        },
        {
          name: "keepLastSnapshots", in: "body", type: "KeepLastSnapshotsInput", kind: "object", doc: "Number of snapshots to keep.",
          members: "KeepLastSnapshotsInput",
        },
        { name: "persistent", in: "body", type: "boolean", kind: "boolean", doc: "Whether its files outlast a session." },
      ],
      columns: ["sandbox.name", "sandbox.status", "session.id", "sandbox.createdAt"],
    },
    createSandboxV3: {
      inputs: [
        {
          name: "name", in: "body", type: "string", kind: "string",
          doc: "The name that it is found by; unique in the project. At most 128 characters. Pattern: `^[a-zA-Z0-9_-]+$`.",
        },
        { name: "architecture", in: "body", type: "SandboxArchitecture", kind: "string", values: ["amd64", "arm64"], doc: "The processors that it runs on." },
        { name: "persistent", in: "body", type: "boolean", kind: "boolean", default: true, doc: "Whether its files outlast a session." },
        { name: "projectId", in: "body", type: "string", kind: "string", doc: "The project that it belongs to; needed unless the token is one of a project." },
        { name: "source", in: "body", type: "SandboxSource", kind: "object", doc: "Source of the sandbox's files.", members: "SandboxSource" },
        {
          name: "env", in: "body", type: "Record<string, string>", kind: "object", default: {}, secret: true, doc: "Environment variables.",
          members: "CreateSandboxV3Input.env",
        },
        { name: "image", in: "body", type: "string", kind: "string", doc: "The image that it begins with. At most 255 characters." },
        { name: "networkId", in: "body", type: "string", kind: "string", doc: "The private network that it belongs to. At most 255 characters." },
        { name: "resources", in: "body", type: "SandboxResources", kind: "object", doc: "Size of the machine.", members: "SandboxResources" },
        {
          name: "interactive", in: "body", type: "boolean", kind: "boolean", unpublished: true,
          doc: "Whether a terminal can be opened in it. Not in the platform's published description.",
        },
        {
          name: "failoverRegions", in: "body", type: "SandboxRegion[]", kind: "string", array: true,
          values: [
            "arn1", "bom1", "cdg1", "cle1", "cpt1", "dub1", "fra1", "gru1", "hkg1", "hnd1", "iad1", "icn1", "kix1", "lhr1", "pdx1", "sfo1", "sin1", "syd1",
            "yul1",
          ],
          doc: "Regions to which the sandbox falls back when its own fails. At most 19 items. No item twice.",
        },
        {
          name: "mounts", in: "body", type: "Record<string, SandboxMount>", kind: "object", doc: "The drives that it sees, by path. At most 4 keys.",
          members: "CreateSandboxV3Input.mounts",
        },
        {
          name: "networkPolicy", in: "body", type: "SandboxNetworkPolicyInput", kind: "object", doc: "Network policy of the sandbox.",
          members: "SandboxNetworkPolicyInput",
        },
        {
          name: "ports", in: "body", type: "number[]", kind: "number", array: true,
          doc: "The ports that can be reached from outside. At most 15 items. No item twice.",
        },
        {
          name: "region", in: "body", type: "SandboxRegion", kind: "string",
          values: [
            "arn1", "bom1", "cdg1", "cle1", "cpt1", "dub1", "fra1", "gru1", "hkg1", "hnd1", "iad1", "icn1", "kix1", "lhr1", "pdx1", "sfo1", "sin1", "syd1",
            "yul1",
          ],
          doc: "The region that it runs in.",
        },
        { name: "snapshotExpiration", in: "body", type: "number", kind: "number", doc: "Retention period of snapshots, in milliseconds; 0 for ever." },
        {
          name: "tags", in: "body", type: "Record<string, string>", kind: "object", doc: "Custom tags by key. At most 5 keys.",
          members: "CreateSandboxV3Input.tags",
        },
        { name: "timeout", in: "body", type: "number", kind: "number", doc: "Maximum duration of a session, in milliseconds. At least 1000." },
        {
          name: "keepLastSnapshots", in: "body", type: "KeepLastSnapshotsInput", kind: "object", doc: "Number of snapshots to keep.",
          members: "KeepLastSnapshotsInput",
        },
      ],
      columns: ["sandbox.name", "sandbox.status", "session.id", "sandbox.createdAt"],
    },
    createSessionSnapshot: {
      inputs: [
        { name: "sessionId", in: "path", type: "string", kind: "string", required: true, doc: "The session." },
        {
          name: "expiration", in: "body", type: "number | object", kind: "mixed", kinds: ["number", "object"],
          doc: "Retention period of the snapshot, in milliseconds; 0 for ever; by default that of the sandbox or seven days.",
        },
      ],
      words: ["save a sandbox", "checkpoint"],
      columns: ["snapshot.id", "snapshot.status", "session.id", "snapshot.createdAt"],
    },
    forkSandbox: {
      inputs: [
        { name: "name", in: "path", type: "string", kind: "string", required: true, doc: "The name of the sandbox." },
        { name: "projectId", in: "query", type: "string", kind: "string", doc: "The project. At most 128 characters." },
        {
          name: "env", in: "body", type: "Record<string, string>", kind: "object", default: {}, secret: true, doc: "Environment variables.",
          members: "ForkSandboxInput.env",
        },
        { name: "image", in: "body", type: "string", kind: "string", doc: "The image that it begins with. At most 255 characters." },
        { name: "networkId", in: "body", type: "string", kind: "string", doc: "The private network that it belongs to. At most 255 characters." },
        { name: "resources", in: "body", type: "SandboxResources", kind: "object", doc: "Size of the machine.", members: "SandboxResources" },
        {
          name: "interactive", in: "body", type: "boolean", kind: "boolean", unpublished: true,
          doc: "Whether a terminal can be opened in it. Not in the platform's published description.",
        },
        {
          name: "failoverRegions", in: "body", type: "SandboxRegion[]", kind: "string", array: true,
          values: [
            "arn1", "bom1", "cdg1", "cle1", "cpt1", "dub1", "fra1", "gru1", "hkg1", "hnd1", "iad1", "icn1", "kix1", "lhr1", "pdx1", "sfo1", "sin1", "syd1",
            "yul1",
          ],
          doc: "Regions to which the sandbox falls back when its own fails. At most 19 items. No item twice.",
        },
        {
          name: "mounts", in: "body", type: "Record<string, SandboxMount>", kind: "object", doc: "The drives that it sees, by path. At most 4 keys.",
          members: "ForkSandboxInput.mounts",
        },
        {
          name: "networkPolicy", in: "body", type: "SandboxNetworkPolicyInput", kind: "object", doc: "Network policy of the sandbox.",
          members: "SandboxNetworkPolicyInput",
        },
        {
          name: "ports", in: "body", type: "number[]", kind: "number", array: true,
          doc: "The ports that can be reached from outside. At most 15 items. No item twice.",
        },
        {
          name: "region", in: "body", type: "SandboxRegion", kind: "string",
          values: [
            "arn1", "bom1", "cdg1", "cle1", "cpt1", "dub1", "fra1", "gru1", "hkg1", "hnd1", "iad1", "icn1", "kix1", "lhr1", "pdx1", "sfo1", "sin1", "syd1",
            "yul1",
          ],
          doc: "The region that it runs in.",
        },
        { name: "snapshotExpiration", in: "body", type: "number", kind: "number", doc: "Retention period of snapshots, in milliseconds; 0 for ever." },
        {
          name: "tags", in: "body", type: "Record<string, string>", kind: "object", doc: "Custom tags by key. At most 5 keys.",
          members: "ForkSandboxInput.tags",
        },
        { name: "timeout", in: "body", type: "number", kind: "number", doc: "Maximum duration of a session, in milliseconds. At least 1000." },
        {
          name: "newName", in: "body", type: "string", kind: "string", doc: "The name of the new sandbox. At most 128 characters. Pattern: `^[a-zA-Z0-9_-]+$`.",
        },
        {
          name: "keepLastSnapshots", in: "body", type: "KeepLastSnapshotsInput | null", kind: "object", nullable: true,
          doc: "Number of snapshots to keep; null for all.", members: "KeepLastSnapshotsInput",
        },
        { name: "persistent", in: "body", type: "boolean", kind: "boolean", doc: "Whether its files outlast a session." },
      ],
      columns: ["sandbox.name", "sandbox.status", "session.id", "sandbox.createdAt"],
    },
    createSandbox: {
      inputs: [
        {
          name: "name", in: "body", type: "string", kind: "string",
          doc: "The name that it is found by; unique in the project. At most 128 characters. Pattern: `^[a-zA-Z0-9_-]+$`.",
        },
        { name: "architecture", in: "body", type: "SandboxArchitecture", kind: "string", values: ["amd64", "arm64"], doc: "The processors that it runs on." },
        { name: "persistent", in: "body", type: "boolean", kind: "boolean", default: true, doc: "Whether its files outlast a session." },
        { name: "projectId", in: "body", type: "string", kind: "string", doc: "The project that it belongs to; needed unless the token is one of a project." },
        { name: "source", in: "body", type: "SandboxSource", kind: "object", doc: "Source of the sandbox's files.", members: "SandboxSource" },
        {
          name: "env", in: "body", type: "Record<string, string>", kind: "object", default: {}, secret: true, doc: "Environment variables.",
          members: "CreateSandboxInput.env",
        },
        { name: "image", in: "body", type: "string", kind: "string", doc: "The image that it begins with. At most 255 characters." },
        { name: "networkId", in: "body", type: "string", kind: "string", doc: "The private network that it belongs to. At most 255 characters." },
        { name: "resources", in: "body", type: "SandboxResources", kind: "object", doc: "Size of the machine.", members: "SandboxResources" },
        {
          name: "interactive", in: "body", type: "boolean", kind: "boolean", unpublished: true,
          doc: "Whether a terminal can be opened in it. Not in the platform's published description.",
        },
        {
          name: "failoverRegions", in: "body", type: "SandboxRegion[]", kind: "string", array: true,
          values: [
            "arn1", "bom1", "cdg1", "cle1", "cpt1", "dub1", "fra1", "gru1", "hkg1", "hnd1", "iad1", "icn1", "kix1", "lhr1", "pdx1", "sfo1", "sin1", "syd1",
            "yul1",
          ],
          doc: "Regions to which the sandbox falls back when its own fails. At most 19 items. No item twice.",
        },
        {
          name: "mounts", in: "body", type: "Record<string, SandboxMount>", kind: "object", doc: "The drives that it sees, by path. At most 4 keys.",
          members: "CreateSandboxInput.mounts",
        },
        {
          name: "networkPolicy", in: "body", type: "SandboxNetworkPolicyInput", kind: "object", doc: "Network policy of the sandbox.",
          members: "SandboxNetworkPolicyInput",
        },
        {
          name: "ports", in: "body", type: "number[]", kind: "number", array: true,
          doc: "The ports that can be reached from outside. At most 15 items. No item twice.",
        },
        {
          name: "region", in: "body", type: "SandboxRegion", kind: "string",
          values: [
            "arn1", "bom1", "cdg1", "cle1", "cpt1", "dub1", "fra1", "gru1", "hkg1", "hnd1", "iad1", "icn1", "kix1", "lhr1", "pdx1", "sfo1", "sin1", "syd1",
            "yul1",
          ],
          doc: "The region that it runs in.",
        },
        { name: "snapshotExpiration", in: "body", type: "number", kind: "number", doc: "Retention period of snapshots, in milliseconds; 0 for ever." },
        {
          name: "tags", in: "body", type: "Record<string, string>", kind: "object", doc: "Custom tags by key. At most 5 keys.",
          members: "CreateSandboxInput.tags",
        },
        { name: "timeout", in: "body", type: "number", kind: "number", doc: "Maximum duration of a session, in milliseconds. At least 1000." },
        {
          name: "keepLastSnapshots", in: "body", type: "KeepLastSnapshotsInput | null", kind: "object", nullable: true,
          doc: "Number of snapshots to keep; null for all.", members: "KeepLastSnapshotsInput",
        },
      ],
      words: ["run untrusted code", "microVM", "code interpreter", "VM"],
      columns: ["sandbox.name", "sandbox.status", "session.id", "sandbox.createdAt"],
    },
  },
  shapes: {
    "CreateSandboxInput.env": [
      { name: "*", type: "string", kind: "string" },
    ],
    "CreateSandboxInput.mounts": [
      { name: "*", type: "SandboxMount", kind: "object", members: "SandboxMount" },
    ],
    "CreateSandboxInput.tags": [
      { name: "*", type: "string", kind: "string", doc: "At most 256 characters." },
    ],
    "CreateSandboxV2Input.env": [
      { name: "*", type: "string", kind: "string" },
    ],
    "CreateSandboxV2Input.mounts": [
      { name: "*", type: "SandboxMount", kind: "object", members: "SandboxMount" },
    ],
    "CreateSandboxV2Input.tags": [
      { name: "*", type: "string", kind: "string", doc: "At most 256 characters." },
    ],
    "CreateSandboxV3Input.env": [
      { name: "*", type: "string", kind: "string" },
    ],
    "CreateSandboxV3Input.mounts": [
      { name: "*", type: "SandboxMount", kind: "object", members: "SandboxMount" },
    ],
    "CreateSandboxV3Input.tags": [
      { name: "*", type: "string", kind: "string", doc: "At most 256 characters." },
    ],
    "ForkSandboxInput.env": [
      { name: "*", type: "string", kind: "string" },
    ],
    "ForkSandboxInput.mounts": [
      { name: "*", type: "SandboxMount", kind: "object", members: "SandboxMount" },
    ],
    "ForkSandboxInput.tags": [
      { name: "*", type: "string", kind: "string", doc: "At most 256 characters." },
    ],
    "ForkSandboxV2Input.env": [
      { name: "*", type: "string", kind: "string" },
    ],
    "ForkSandboxV2Input.mounts": [
      { name: "*", type: "SandboxMount", kind: "object", members: "SandboxMount" },
    ],
    "ForkSandboxV2Input.tags": [
      { name: "*", type: "string", kind: "string", doc: "At most 256 characters." },
    ],
    KeepLastSnapshotsInput: [
      { name: "count", type: "number", kind: "number", required: true, doc: "Number of newest snapshots to keep. At least 1, at most 10." },
      { name: "deleteEvicted", type: "boolean", kind: "boolean", doc: "Whether older ones are deleted at once." },
      { name: "expiration", type: "number", kind: "number", doc: "Retention period of older snapshots, in milliseconds." },
    ],
    "RunSessionCommandInput.env": [
      { name: "*", type: "string", kind: "string" },
    ],
    SandboxDomainRule: [
      { name: "forwardURL", type: "string", kind: "string", doc: "URL to which the request is forwarded instead." },
      {
        name: "match", type: "SandboxRequestMatch", kind: "object", doc: "Only these requests; all of the domain when left out.",
        members: "SandboxRequestMatch",
      },
      { name: "response", type: "SandboxStaticResponse", kind: "object", doc: "Static response that is sent instead.", members: "SandboxStaticResponse" },
      {
        name: "transform", type: "object[]", kind: "object", array: true, secret: true, doc: "Changes to the request.", members: "SandboxDomainRule.transform",
      },
    ],
    "SandboxDomainRule.transform": [
      {
        name: "headers", type: "Record<string, string>", kind: "object", doc: "Headers that are added to the request, by name.",
        members: "SandboxDomainRule.transform.headers",
      },
    ],
    "SandboxDomainRule.transform.headers": [
      { name: "*", type: "string", kind: "string" },
    ],
    SandboxInjectionRuleInput: [
      { name: "domain", type: "string", kind: "string", required: true, doc: "The domain that requests go to; `*.example.com` means all its subdomains." },
      {
        name: "headers", type: "Record<string, string>", kind: "object", required: true, doc: "The headers by name; they replace those that the request has.",
        members: "SandboxInjectionRuleInput.headers",
      },
      { name: "match", type: "SandboxRequestMatch", kind: "object", doc: "Only these requests.", members: "SandboxRequestMatch" },
    ],
    "SandboxInjectionRuleInput.headers": [
      { name: "*", type: "string", kind: "string" },
    ],
    SandboxMount: [
      { name: "drive", type: "string", kind: "string", required: true, doc: "The drive, by its name. At most 64 characters. Pattern: `^[a-zA-Z0-9_-]+$`." },
      {
        name: "mode", type: "\"read-write\" | \"snapshot\"", kind: "string", values: ["read-write", "snapshot"], default: "read-write",
        doc: "`read-write` may change its files, in one sandbox at a time; `snapshot` only reads their present state.",
      },
    ],
    SandboxNetworkPolicyInput: [
      {
        name: "mode", type: "SandboxNetworkMode", kind: "string", values: ["allow-all", "deny-all", "default-allow", "default-deny", "custom"],
        doc: "Access to destinations that no list covers: `allow-all` allows all of them, `deny-all` none, `custom` only those on\nthe lists. Only in \"Lists of allowed and denied destinations\".",
      },
      {
        name: "allowedCIDRs", type: "string[]", kind: "string", array: true,
        doc: "Ranges in CIDR notation that are allowed for any domain. Only in \"Lists of allowed and denied destinations\".",
      },
      {
        name: "allowedDomains", type: "string[]", kind: "string", array: true,
        doc: "Domains that are allowed; `*.example.com` means all its subdomains. Only in \"Lists of allowed and denied destinations\".",
      },
      {
        name: "deniedCIDRs", type: "string[]", kind: "string", array: true,
        doc: "Ranges in CIDR notation that are denied, even if another rule allows them. Only in \"Lists of allowed and denied destinations\".",
      },
      {
        name: "injectionRules", type: "SandboxInjectionRuleInput[]", kind: "object", array: true, secret: true,
        doc: "Headers that are added to requests. Only in \"Lists of allowed and denied destinations\".", members: "SandboxInjectionRuleInput",
      },
      {
        name: "allow", type: "string[] | Record<string, SandboxDomainRule[]>", kind: "mixed", kinds: ["object", "string"], array: true,
        doc: "Domains, or rules by domain. Only in \"The allowed domains, with the rules for their requests\".", members: "SandboxNetworkPolicyInput.allow",
      },
      {
        name: "subnets", type: "object", kind: "object",
        doc: "The IP addresses that are allowed and denied. Only in \"The allowed domains, with the rules for their requests\".",
        members: "SandboxNetworkPolicyInput.subnets",
      },
    ],
    "SandboxNetworkPolicyInput.allow": [
      { name: "*", type: "SandboxDomainRule[]", kind: "object", array: true, members: "SandboxDomainRule" },
    ],
    "SandboxNetworkPolicyInput.subnets": [
      { name: "allow", type: "string[]", kind: "string", array: true, doc: "Ranges in CIDR notation that are allowed for any domain." },
      { name: "deny", type: "string[]", kind: "string", array: true, doc: "Ranges in CIDR notation that are denied, even if another rule allows them." },
    ],
    SandboxPairMatch: [
      { name: "key", type: "SandboxTextMatch", kind: "object", doc: "Condition on the name.", members: "SandboxTextMatch" },
      { name: "value", type: "SandboxTextMatch", kind: "object", doc: "Condition on the value.", members: "SandboxTextMatch" },
    ],
    SandboxRequestMatch: [
      {
        name: "headers", type: "SandboxPairMatch[]", kind: "object", array: true,
        doc: "Headers that the request must have, all of them; names are case-insensitive, values are not.", members: "SandboxPairMatch",
      },
      { name: "method", type: "string[]", kind: "string", array: true, doc: "The methods that it may have." },
      { name: "path", type: "SandboxTextMatch", kind: "object", doc: "Condition on the path, case-sensitive.", members: "SandboxTextMatch" },
      {
        name: "queryString", type: "SandboxPairMatch[]", kind: "object", array: true,
        doc: "Parameters of the query that it has to have, all of them; upper and lower case differ.", members: "SandboxPairMatch",
      },
    ],
    SandboxResources: [
      { name: "memory", type: "number", kind: "number", doc: "Memory in MiB. At least 2048." },
      { name: "vcpus", type: "number", kind: "number", default: 2, doc: "Number of CPUs. At least 1." },
    ],
    SandboxResourcesPatch: [
      { name: "memory", type: "number", kind: "number", doc: "Memory in MiB. At least 2048." },
      { name: "vcpus", type: "number", kind: "number", doc: "Number of CPUs. At least 1." },
    ],
    SandboxSource: [
      {
        name: "type", type: "\"git\" | \"tarball\" | \"snapshot\"", kind: "string", values: ["git", "tarball", "snapshot"], required: true,
        doc: "In \"A Git repository\": `git`: the files of a repository. In \"A tar archive\": `tarball`: the files of an archive. In \"A snapshot\": `snapshot`: the files of another sandbox.",
      },
      {
        name: "url", type: "string", kind: "string",
        doc: "In \"A Git repository\": The URL that the repository is cloned from. Format: `uri`. In \"A tar archive\": The URL that the archive is fetched from. Format: `uri`. Only in \"A Git repository\" or \"A tar archive\".",
      },
      { name: "depth", type: "number", kind: "number", doc: "Number of commits to fetch. At least 1. Only in \"A Git repository\"." },
      {
        name: "password", type: "string", kind: "string", secret: true,
        doc: "The password or access token that reads a private repository. Only in \"A Git repository\".",
      },
      { name: "revision", type: "string", kind: "string", doc: "The commit, branch or tag. Only in \"A Git repository\"." },
      { name: "username", type: "string", kind: "string", doc: "The user name that goes with the password. Only in \"A Git repository\"." },
      { name: "snapshotId", type: "string", kind: "string", doc: "The snapshot. Only in \"A snapshot\"." },
    ],
    SandboxStaticResponse: [
      { name: "statusCode", type: "number", kind: "number", required: true, doc: "The status of the answer." },
      { name: "body", type: "string", kind: "string", doc: "The text of the answer." },
      { name: "contentType", type: "string", kind: "string", doc: "The media type of the answer." },
      { name: "headers", type: "Record<string, string>", kind: "object", doc: "The headers of the answer, by name.", members: "SandboxStaticResponse.headers" },
    ],
    "SandboxStaticResponse.headers": [
      { name: "*", type: "string", kind: "string" },
    ],
    SandboxTextMatch: [
      { name: "exact", type: "string", kind: "string", doc: "The whole text." },
      { name: "startsWith", type: "string", kind: "string", doc: "Prefix of the string." },
    ],
    "StreamSessionCommandInput.env": [
      { name: "*", type: "string", kind: "string" },
    ],
    "UpdateSandboxInput.env": [
      { name: "*", type: "string", kind: "string" },
    ],
    "UpdateSandboxInput.mounts": [
      { name: "*", type: "SandboxMount", kind: "object", members: "SandboxMount" },
    ],
    "UpdateSandboxInput.tags": [
      { name: "*", type: "string", kind: "string", doc: "At most 256 characters." },
    ],
    "UpdateSessionNetworkPolicyInput.allow": [
      { name: "*", type: "SandboxDomainRule[]", kind: "object", array: true, members: "SandboxDomainRule" },
    ],
    "UpdateSessionNetworkPolicyInput.subnets": [
      { name: "allow", type: "string[]", kind: "string", array: true, doc: "Ranges in CIDR notation that are allowed for any domain." },
      { name: "deny", type: "string[]", kind: "string", array: true, doc: "Ranges in CIDR notation that are denied, even if another rule allows them." },
    ],
  },
  variants: {
    SandboxNetworkPolicyInput: {
      of: [
        { required: ["mode"], optional: ["allowedCIDRs", "allowedDomains", "deniedCIDRs", "injectionRules"] }, { required: [], optional: ["allow", "subnets"] },
      ],
    },
    SandboxSource: {
      discriminator: "type",
      of: [
        { values: ["git"], required: ["url"], optional: ["depth", "password", "revision", "username"] },
        { values: ["tarball"], required: ["url"], optional: [] }, { values: ["snapshot"], required: ["snapshotId"], optional: [] },
      ],
    },
  },
};
