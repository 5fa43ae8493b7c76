// Generated from contract/ by `npm run generate`. Changes here are lost.
import type { GroupHelp } from "@slipway/core";

/** The help on the group's operations, beside what its contract says. */
export const help: GroupHelp = {
  group: "feature-flags",
  operations: {
    listFlags: {
      inputs: [
        { name: "projectIdOrName", in: "path", type: "string", kind: "string", required: true, doc: "The project, by its ID or its name." },
        { name: "createdBy", in: "query", type: "string", kind: "string", doc: "Only flags that this user or team made, by ID." },
        { name: "cursor", in: "query", type: "string", kind: "string", doc: "Cursor of the page to return, from the answer of the previous page." },
        { name: "includeMarketplaceFlags", in: "query", type: "boolean", kind: "boolean", doc: "Whether flags that integrations keep are listed too." },
        { name: "limit", in: "query", type: "number", kind: "number", default: 25, doc: "Maximum number of items per page." },
        { name: "maintainerIds", in: "query", type: "string[]", kind: "string", array: true, doc: "Only flags with one of these maintainers." },
        { name: "search", in: "query", type: "string", kind: "string", doc: "A part of the slug or of the description, case-insensitive." },
        {
          name: "state", in: "query", type: "FlagState", kind: "string", values: ["active", "archived"],
          doc: "Only flags in this state; `active` when left out.",
        },
        { name: "tags", in: "query", type: "string[]", kind: "string", array: true, doc: "Only flags with all of these tags." },
      ],
      words: ["feature toggles"],
      columns: ["id", "slug", "kind", "state", "createdAt"],
    },
    listFlagsV1: {
      inputs: [
        { name: "projectIdOrName", in: "path", type: "string", kind: "string", required: true, doc: "The project, by its ID or its name." },
        { name: "cursor", in: "query", type: "string", kind: "string", doc: "Cursor of the page to return, from the answer of the previous page." },
        { name: "limit", in: "query", type: "number", kind: "number", doc: "Maximum number of items per page." },
        { name: "search", in: "query", type: "string", kind: "string", doc: "A part of the slug or of the description, case-insensitive." },
        {
          name: "state", in: "query", type: "FlagState", kind: "string", values: ["active", "archived"],
          doc: "Only flags in this state; `active` when left out.",
        },
        { name: "tags", in: "query", type: "string[]", kind: "string", array: true, doc: "Only flags with all of these tags." },
        { name: "withMetadata", in: "query", type: "boolean", kind: "boolean", doc: "Whether the names of the creators are added." },
      ],
      columns: ["id", "slug", "kind", "state", "createdAt"],
    },
    createFlag: {
      inputs: [
        { name: "projectIdOrName", in: "path", type: "string", kind: "string", required: true, doc: "The project, by its ID or its name." },
        {
          name: "slug", in: "body", type: "string", kind: "string", required: true,
          doc: "The key that code asks for the flag by: letters, digits, dashes and underscores, unique in the project.",
        },
        {
          name: "environments", in: "body", type: "Record<string, FlagEnvironmentInput>", kind: "object", required: true,
          doc: "Configuration of the flag in each environment, by name.", members: "CreateFlagInput.environments",
        },
        {
          name: "kind", in: "body", type: "FlagKind", kind: "string", values: ["boolean", "string", "number", "json"], required: true,
          doc: "Type of the flag's values.",
        },
        { name: "description", in: "body", type: "string", kind: "string", doc: "Purpose of the flag." },
        { name: "maintainerIds", in: "body", type: "string[]", kind: "string", array: true, doc: "The users who maintain the flag." },
        { name: "permanent", in: "body", type: "boolean", kind: "boolean", doc: "Whether the flag is meant to stay." },
        { name: "seed", in: "body", type: "number", kind: "number", doc: "Seed of the random assignment in a split." },
        {
          name: "state", in: "body", type: "FlagState", kind: "string", values: ["active", "archived"],
          doc: "Whether the flag is in use (`active`) or put away (`archived`).",
        },
        { name: "tags", in: "body", type: "string[]", kind: "string", array: true, doc: "Words to find the flag by." },
        {
          name: "variants", in: "body", type: "FlagVariantInput[]", kind: "object", array: true, doc: "The values that it can have.",
          members: "FlagVariantInput",
        },
      ],
      words: ["feature toggle"],
      columns: ["id", "slug", "kind", "state", "createdAt"],
    },
    getFlag: {
      inputs: [
        { name: "projectIdOrName", in: "path", type: "string", kind: "string", required: true, doc: "The project, by its ID or its name." },
        { name: "flagIdOrSlug", in: "path", type: "string", kind: "string", required: true, doc: "The flag, by its ID or its slug." },
        { name: "ifMatch", in: "query", type: "string", kind: "string", doc: "The ETag of the flag that the caller knows." },
        { name: "withMetadata", in: "query", type: "boolean", kind: "boolean", doc: "Whether the names of the creators are added." },
      ],
      columns: ["id", "slug", "kind", "state", "createdAt"],
    },
    updateFlag: {
      inputs: [
        { name: "projectIdOrName", in: "path", type: "string", kind: "string", required: true, doc: "The project, by its ID or its name." },
        { name: "flagIdOrSlug", in: "path", type: "string", kind: "string", required: true, doc: "The flag, by its ID or its slug." },
        { name: "ifMatch", in: "query", type: "string", kind: "string", doc: "The ETag of the flag that the caller knows." },
        { name: "withMetadata", in: "query", type: "boolean", kind: "boolean", doc: "Whether the names of the creators are added." },
        { name: "createdBy", in: "body", type: "string", kind: "string", doc: "The user who makes the change." },
        { name: "description", in: "body", type: "string", kind: "string", doc: "Purpose of the flag." },
        {
          name: "environments", in: "body", type: "Record<string, FlagEnvironmentInput>", kind: "object",
          doc: "Configuration of the flag in each environment, by name.", members: "UpdateFlagInput.environments",
        },
        { name: "maintainerIds", in: "body", type: "string[]", kind: "string", array: true, doc: "The users who maintain the flag." },
        { name: "message", in: "body", type: "string", kind: "string", doc: "Reason for the change." },
        { name: "permanent", in: "body", type: "boolean", kind: "boolean", doc: "Whether the flag is meant to stay." },
        { name: "seed", in: "body", type: "number", kind: "number", doc: "Seed of the random assignment in a split." },
        {
          name: "state", in: "body", type: "FlagState", kind: "string", values: ["active", "archived"],
          doc: "Whether the flag is in use (`active`) or put away (`archived`).",
        },
        { name: "tags", in: "body", type: "string[]", kind: "string", array: true, doc: "Words to find the flag by." },
        {
          name: "variants", in: "body", type: "FlagVariantInput[]", kind: "object", array: true, doc: "The values that it can have.",
          members: "FlagVariantInput",
        },
      ],
      words: ["turn a feature on", "turn a feature off", "enable a flag", "toggle"],
      columns: ["id", "slug", "kind", "state", "createdAt"],
    },
    deleteFlag: {
      inputs: [
        { name: "projectIdOrName", in: "path", type: "string", kind: "string", required: true, doc: "The project, by its ID or its name." },
        { name: "flagIdOrSlug", in: "path", type: "string", kind: "string", required: true, doc: "The flag, by its ID or its slug." },
        { name: "ifMatch", in: "query", type: "string", kind: "string", doc: "The ETag of the flag that the caller knows." },
        { name: "withMetadata", in: "query", type: "boolean", kind: "boolean", doc: "Whether the names of the creators are added." },
      ],
    },
    listFlagVersions: {
      inputs: [
        { name: "projectIdOrName", in: "path", type: "string", kind: "string", required: true, doc: "The project, by its ID or its name." },
        { name: "flagIdOrSlug", in: "path", type: "string", kind: "string", required: true, doc: "The flag, by its ID or its slug." },
        { name: "cursor", in: "query", type: "string", kind: "string", doc: "Cursor of the page to return, from the answer of the previous page." },
        { name: "environment", in: "query", type: "string", kind: "string", doc: "Only versions that changed this environment." },
        { name: "limit", in: "query", type: "number", kind: "number", default: 20, doc: "Maximum number of items per page." },
        { name: "withMetadata", in: "query", type: "boolean", kind: "boolean", default: false, doc: "Whether the names of the creators are added." },
      ],
      columns: ["id", "revision", "message", "createdBy", "createdAt"],
    },
    getFlagSettings: {
      inputs: [
        { name: "projectIdOrName", in: "path", type: "string", kind: "string", required: true, doc: "The project, by its ID or its name." },
      ],
      columns: ["projectId", "enabled", "createdAt"],
    },
    updateFlagSettings: {
      inputs: [
        { name: "projectIdOrName", in: "path", type: "string", kind: "string", required: true, doc: "The project, by its ID or its name." },
        { name: "enabled", in: "body", type: "boolean", kind: "boolean", doc: "Whether the project uses flags." },
        {
          name: "entities", in: "body", type: "FlagEntity[]", kind: "object", array: true, doc: "Kinds of entity to which rules can apply.",
          members: "FlagEntity",
        },
        { name: "environments", in: "body", type: "string[]", kind: "string", array: true, doc: "The environments that flags have values for." },
      ],
      columns: ["projectId", "enabled", "createdAt"],
    },
    listTeamFlagSettings: {
      inputs: [
        { name: "teamId", in: "path", type: "string", kind: "string", required: true, doc: "The team, by its ID." },
        { name: "cursor", in: "query", type: "string", kind: "string", doc: "Cursor of the page to return, from the answer of the previous page." },
        { name: "limit", in: "query", type: "number", kind: "number", default: 20, doc: "Maximum number of items per page." },
        { name: "slug", in: "query", type: "string", kind: "string", doc: "The team by its slug." },
      ],
      withoutTeam: "its path names the team",
      columns: ["projectId", "enabled", "createdAt"],
    },
    listTeamFlags: {
      inputs: [
        { name: "teamId", in: "path", type: "string", kind: "string", required: true, doc: "The team, by its ID." },
        { name: "createdBy", in: "query", type: "string", kind: "string", doc: "Only flags that this user or team made, by ID." },
        { name: "cursor", in: "query", type: "string", kind: "string", doc: "Cursor of the page to return, from the answer of the previous page." },
        { name: "includeMarketplaceFlags", in: "query", type: "boolean", kind: "boolean", doc: "Whether flags that integrations keep are listed too." },
        {
          name: "kind", in: "query", type: "FlagKind", kind: "string", values: ["boolean", "string", "number", "json"],
          doc: "Only flags whose values are of this kind.",
        },
        { name: "limit", in: "query", type: "number", kind: "number", default: 25, doc: "Maximum number of items per page." },
        { name: "maintainerIds", in: "query", type: "string[]", kind: "string", array: true, doc: "Only flags with one of these maintainers." },
        { name: "search", in: "query", type: "string", kind: "string", doc: "A part of the slug or of the description, case-insensitive." },
        { name: "slug", in: "query", type: "string", kind: "string", doc: "The team by its slug." },
        {
          name: "state", in: "query", type: "FlagState", kind: "string", values: ["active", "archived"],
          doc: "Only flags in this state; `active` when left out.",
        },
        { name: "tags", in: "query", type: "string[]", kind: "string", array: true, doc: "Only flags with all of these tags." },
      ],
      withoutTeam: "its path names the team",
      columns: ["id", "slug", "kind", "state", "createdAt"],
    },
    listTeamFlagsV1: {
      inputs: [
        { name: "teamId", in: "path", type: "string", kind: "string", required: true, doc: "The team, by its ID." },
        { name: "cursor", in: "query", type: "string", kind: "string", doc: "Cursor of the page to return, from the answer of the previous page." },
        {
          name: "kind", in: "query", type: "FlagKind", kind: "string", values: ["boolean", "string", "number", "json"],
          doc: "Only flags whose values are of this kind.",
        },
        { name: "limit", in: "query", type: "number", kind: "number", default: 20, doc: "Maximum number of items per page." },
        { name: "search", in: "query", type: "string", kind: "string", doc: "A part of the slug or of the description, case-insensitive." },
        { name: "slug", in: "query", type: "string", kind: "string", doc: "The team by its slug." },
        {
          name: "state", in: "query", type: "FlagState", kind: "string", values: ["active", "archived"],
          doc: "Only flags in this state; `active` when left out.",
        },
        { name: "tags", in: "query", type: "string[]", kind: "string", array: true, doc: "Only flags with all of these tags." },
        { name: "withMetadata", in: "query", type: "boolean", kind: "boolean", doc: "Whether the names of the creators are added." },
      ],
      withoutTeam: "its path names the team",
      columns: ["id", "slug", "kind", "state", "createdAt"],
    },
    listFlagSegments: {
      inputs: [
        { name: "projectIdOrName", in: "path", type: "string", kind: "string", required: true, doc: "The project, by its ID or its name." },
        { name: "withMetadata", in: "query", type: "boolean", kind: "boolean", default: false, doc: "Whether the names of the creators are added." },
      ],
      rows: "data",
      columns: ["id", "slug", "label", "createdAt"],
    },
    createFlagSegment: {
      inputs: [
        { name: "projectIdOrName", in: "path", type: "string", kind: "string", required: true, doc: "The project, by its ID or its name." },
        { name: "slug", in: "body", type: "string", kind: "string", required: true, doc: "The key that the segment is found by." },
        {
          name: "data", in: "body", type: "FlagSegmentDataInput", kind: "object", required: true, doc: "Membership of the segment.",
          members: "FlagSegmentDataInput",
        },
        { name: "hint", in: "body", type: "string", kind: "string", required: true, doc: "Kind of entity in the segment." },
        { name: "label", in: "body", type: "string", kind: "string", required: true, doc: "A name to show." },
        { name: "createdBy", in: "body", type: "string", kind: "string", doc: "Creator of the segment." },
        { name: "description", in: "body", type: "string", kind: "string", doc: "Purpose of the segment." },
      ],
      columns: ["id", "slug", "label", "createdAt"],
    },
    getFlagSegment: {
      inputs: [
        { name: "projectIdOrName", in: "path", type: "string", kind: "string", required: true, doc: "The project, by its ID or its name." },
        { name: "segmentIdOrSlug", in: "path", type: "string", kind: "string", required: true, doc: "The segment, by its ID or its slug." },
        { name: "withMetadata", in: "query", type: "boolean", kind: "boolean", default: false, doc: "Whether the names of the creators are added." },
      ],
      columns: ["id", "slug", "label", "createdAt"],
    },
    updateFlagSegment: {
      inputs: [
        { name: "projectIdOrName", in: "path", type: "string", kind: "string", required: true, doc: "The project, by its ID or its name." },
        { name: "segmentIdOrSlug", in: "path", type: "string", kind: "string", required: true, doc: "The segment, by its ID or its slug." },
        { name: "withMetadata", in: "query", type: "boolean", kind: "boolean", default: false, doc: "Whether the names of the creators are added." },
        { name: "data", in: "body", type: "FlagSegmentDataInput", kind: "object", doc: "Membership of the segment.", members: "FlagSegmentDataInput" },
        { name: "description", in: "body", type: "string", kind: "string", doc: "Purpose of the segment." },
        { name: "hint", in: "body", type: "string", kind: "string", doc: "Kind of entity in the segment." },
        { name: "label", in: "body", type: "string", kind: "string", doc: "A name to show." },
        {
          name: "operations", in: "body", type: "SegmentOperation[]", kind: "object", array: true, doc: "Values to add and to remove.",
          members: "SegmentOperation",
        },
      ],
      columns: ["id", "slug", "label", "createdAt"],
    },
    deleteFlagSegment: {
      inputs: [
        { name: "projectIdOrName", in: "path", type: "string", kind: "string", required: true, doc: "The project, by its ID or its name." },
        { name: "segmentIdOrSlug", in: "path", type: "string", kind: "string", required: true, doc: "The segment, by its ID or its slug." },
        { name: "withMetadata", in: "query", type: "boolean", kind: "boolean", default: false, doc: "Whether the names of the creators are added." },
      ],
    },
    getDeploymentFlags: {
      inputs: [
        { name: "deploymentId", in: "path", type: "string", kind: "string", required: true, doc: "The deployment." },
      ],
      columns: ["status.deploymentId", "status.flagCount", "status.responseStatus", "status.createdAt"],
    },
    listFlagSdkKeys: {
      inputs: [
        { name: "projectIdOrName", in: "path", type: "string", kind: "string", required: true, doc: "The project, by its ID or its name." },
      ],
      rows: "data",
      columns: ["hashKey", "label", "type", "environment", "createdAt"],
    },
    createFlagSdkKey: {
      inputs: [
        { name: "projectIdOrName", in: "path", type: "string", kind: "string", required: true, doc: "The project, by its ID or its name." },
        { name: "environment", in: "body", type: "string", kind: "string", required: true, doc: "The environment whose flags the key reads." },
        {
          name: "sdkKeyType", in: "body", type: "FlagSdkKeyType", kind: "string", values: ["client", "mobile", "server"], required: true,
          doc: "Environment in which the key is used: browsers (`client`), mobile apps or servers.",
        },
        { name: "label", in: "body", type: "string", kind: "string", doc: "A name that tells keys apart." },
      ],
    },
    deleteFlagSdkKey: {
      inputs: [
        { name: "projectIdOrName", in: "path", type: "string", kind: "string", required: true, doc: "The project, by its ID or its name." },
        { name: "hashKey", in: "path", type: "string", kind: "string", required: true, doc: "The hash that the key is known by." },
      ],
    },
  },
  shapes: {
    AnnotatedValue: [
      { name: "value", type: "string", kind: "string", required: true, doc: "The value itself." },
      { name: "note", type: "string", kind: "string", doc: "A note on the value." },
    ],
    "CreateFlagInput.environments": [
      { name: "*", type: "FlagEnvironmentInput", kind: "object", members: "FlagEnvironmentInput" },
    ],
    EntityAttribute: [
      { name: "type", type: "\"entity\"", kind: "string", values: ["entity"], required: true, doc: "`entity`: an attribute of an entity." },
      { name: "attribute", type: "string", kind: "string", required: true, doc: "The key of the attribute." },
      { name: "kind", type: "string", kind: "string", required: true, doc: "The kind of entity." },
    ],
    FlagCondition: [
      {
        name: "cmp", type: "FlagComparison", kind: "string",
        values: [
          "eq", "!eq", "oneOf", "!oneOf", "contains", "!contains", "containsAllOf", "containsAnyOf", "containsNoneOf", "startsWith", "!startsWith", "endsWith",
          "!endsWith", "regex", "!regex", "ex", "!ex", "gt", "gte", "lt", "lte", "before", "after",
        ],
        required: true, doc: "Comparison operator.",
      },
      { name: "lhs", type: "FlagConditionSubject", kind: "object", required: true, doc: "Left-hand side of the comparison.", members: "FlagConditionSubject" },
      { name: "cmpOptions", type: "object", kind: "object", doc: "Strictness of the comparison.", members: "FlagCondition.cmpOptions" },
      {
        name: "rhs", type: "string | number | boolean | FlagRegex | FlagList", kind: "mixed", kinds: ["boolean", "number", "object", "string"],
        doc: "Right-hand side of the comparison.", members: "FlagCondition.rhs",
      },
    ],
    "FlagCondition.cmpOptions": [
      { name: "ignoreCase", type: "boolean", kind: "boolean", doc: "Whether upper and lower case count as the same." },
    ],
    "FlagCondition.rhs": [
      {
        name: "type", type: "\"regex\" | \"list\" | \"list/inline\"", kind: "string", values: ["regex", "list", "list/inline"], required: true,
        doc: "In \"A regular expression\": `regex`: a regular expression. In \"Several values\": `list` or `list/inline`: several values; how the two differ is not published.",
      },
      { name: "flags", type: "string", kind: "string", doc: "The flags of the expression, such as `i`. Only in \"A regular expression\"." },
      { name: "pattern", type: "string", kind: "string", doc: "The expression, without slashes around it. Only in \"A regular expression\"." },
      { name: "items", type: "FlagListItem[]", kind: "object", array: true, doc: "The values. Only in \"Several values\".", members: "FlagListItem" },
    ],
    FlagConditionSubject: [
      {
        name: "type", type: "\"segment\" | \"entity\"", kind: "string", values: ["segment", "entity"], required: true,
        doc: "In \"The segment to which an entity belongs\": `segment`: the segments to which an entity belongs. In \"An attribute of an entity\": `entity`: an attribute of an entity.",
      },
      { name: "attribute", type: "string", kind: "string", doc: "The key of the attribute. Only in \"An attribute of an entity\"." },
      { name: "kind", type: "string", kind: "string", doc: "The kind of entity. Only in \"An attribute of an entity\"." },
    ],
    FlagEntity: [
      {
        name: "attributes", type: "FlagEntityAttribute[]", kind: "object", array: true, required: true, doc: "Attributes of an entity of this kind.",
        members: "FlagEntityAttribute",
      },
      { name: "kind", type: "string", kind: "string", required: true, doc: "The key of the kind, by which rules name it." },
      { name: "label", type: "string", kind: "string", required: true, doc: "A name to show." },
    ],
    FlagEntityAttribute: [
      { name: "type", type: "string", kind: "string", required: true, doc: "Type of the attribute's values, such as string or number." },
      { name: "key", type: "string", kind: "string", required: true, doc: "The key of the attribute, by which rules name it." },
      { name: "labels", type: "object[]", kind: "object", array: true, doc: "Names to show for single values.", members: "FlagEntityAttribute.labels" },
    ],
    "FlagEntityAttribute.labels": [
      { name: "label", type: "string", kind: "string", required: true, doc: "A name to show." },
      { name: "value", type: "string", kind: "string", required: true, doc: "The value that it is for." },
    ],
    FlagEnvironmentInput: [
      { name: "active", type: "boolean", kind: "boolean", required: true, doc: "Whether the rules decide; while they do not, everyone gets `pausedOutcome`." },
      { name: "fallthrough", type: "FlagOutcomeInput", kind: "object", required: true, doc: "Outcome if no rule matches.", members: "FlagOutcomeInput" },
      {
        name: "pausedOutcome", type: "VariantOutcome", kind: "object", required: true, doc: "Outcome while the flag is not active.", members: "VariantOutcome",
      },
      {
        name: "rules", type: "FlagRuleInput[]", kind: "object", array: true, required: true, doc: "The rules, in the order in which they are tried.",
        members: "FlagRuleInput",
      },
      { name: "reuse", type: "FlagEnvironmentReuse", kind: "object", doc: "The environment whose rules are used instead.", members: "FlagEnvironmentReuse" },
      { name: "revision", type: "number", kind: "number", doc: "Number of changes." },
      {
        name: "targets", type: "Record<string, Record<string, Record<string, AnnotatedValue[]>>>", kind: "object",
        doc: "Entities that are assigned a variant individually, by variant, kind of entity and attribute.", members: "FlagEnvironmentInput.targets",
      },
    ],
    "FlagEnvironmentInput.targets": [
      { name: "*", type: "Record<string, Record<string, AnnotatedValue[]>>", kind: "object", members: "FlagEnvironmentInput.targets.*" },
    ],
    "FlagEnvironmentInput.targets.*": [
      { name: "*", type: "Record<string, AnnotatedValue[]>", kind: "object", members: "FlagEnvironmentInput.targets.*.*" },
    ],
    "FlagEnvironmentInput.targets.*.*": [
      { name: "*", type: "AnnotatedValue[]", kind: "object", array: true, members: "AnnotatedValue" },
    ],
    FlagEnvironmentReuse: [
      { name: "active", type: "boolean", kind: "boolean", required: true, doc: "Whether the other environment's rules are used." },
      { name: "environment", type: "string", kind: "string", required: true, doc: "The other environment, by its name." },
    ],
    FlagListItem: [
      { name: "value", type: "number | string", kind: "mixed", kinds: ["number", "string"], required: true, doc: "The value itself." },
      { name: "label", type: "string", kind: "string", doc: "A name to show for the value." },
      { name: "note", type: "string", kind: "string", doc: "A note on the value." },
    ],
    FlagOutcomeInput: [
      {
        name: "type", type: "\"rollout\" | \"split\" | \"variant\"", kind: "string", values: ["rollout", "split", "variant"], required: true,
        doc: "In \"Gradual rollout of a variant, with another one for the rest\": `rollout`: one variant for more and more. In \"A variant by chance, with a share for each\": `split`: a variant by chance. In \"A variant\": `variant`: a single variant for all.",
      },
      {
        name: "base", type: "EntityAttribute", kind: "object",
        doc: "The attribute whose value determines the share of an entity. Only in \"Gradual rollout of a variant, with another one for the rest\" or \"A variant by chance, with a share for each\".",
        members: "EntityAttribute",
      },
      {
        name: "defaultVariantId", type: "string", kind: "string",
        doc: "Variant for entities without the attribute. Only in \"Gradual rollout of a variant, with another one for the rest\" or \"A variant by chance, with a share for each\".",
      },
      {
        name: "rollFromVariantId", type: "string", kind: "string",
        doc: "The variant of entities that the rollout has not reached yet, by its ID. Only in \"Gradual rollout of a variant, with another one for the rest\".",
      },
      {
        name: "rollToVariantId", type: "string", kind: "string",
        doc: "The variant that more and more get, by its ID. Only in \"Gradual rollout of a variant, with another one for the rest\".",
      },
      {
        name: "slots", type: "RolloutSlot[]", kind: "object", array: true,
        doc: "The shares, one after the other; when the last has passed, everyone is reached. Only in \"Gradual rollout of a variant, with another one for the rest\".",
        members: "RolloutSlot",
      },
      {
        name: "startTimestamp", type: "number", kind: "number",
        doc: "Time at which the rollout begins. Unix time in milliseconds. Only in \"Gradual rollout of a variant, with another one for the rest\".",
      },
      {
        name: "weights", type: "Record<string, number>", kind: "object",
        doc: "The share of each variant, by its ID. Only in \"A variant by chance, with a share for each\".", members: "FlagOutcomeInput.weights",
      },
      { name: "variantId", type: "string", kind: "string", doc: "The variant, by its ID. Only in \"A variant\"." },
    ],
    "FlagOutcomeInput.weights": [
      { name: "*", type: "number", kind: "number" },
    ],
    FlagRuleInput: [
      { name: "id", type: "string", kind: "string", required: true, doc: "The rule's ID." },
      {
        name: "conditions", type: "FlagCondition[]", kind: "object", array: true, required: true, doc: "The conditions, which all have to hold.",
        members: "FlagCondition",
      },
      { name: "outcome", type: "FlagOutcomeInput", kind: "object", required: true, doc: "Outcome if all conditions are met.", members: "FlagOutcomeInput" },
    ],
    FlagSegmentDataInput: [
      {
        name: "exclude", type: "Record<string, Record<string, AnnotatedValue[]>>", kind: "object",
        doc: "Individually excluded entities, by kind of entity and attribute.", members: "FlagSegmentDataInput.exclude",
      },
      {
        name: "include", type: "Record<string, Record<string, AnnotatedValue[]>>", kind: "object",
        doc: "Individually included entities, by kind of entity and attribute.", members: "FlagSegmentDataInput.include",
      },
      { name: "rules", type: "SegmentRuleInput[]", kind: "object", array: true, doc: "Rules for further members of the segment.", members: "SegmentRuleInput" },
    ],
    "FlagSegmentDataInput.exclude": [
      { name: "*", type: "Record<string, AnnotatedValue[]>", kind: "object", members: "FlagSegmentDataInput.exclude.*" },
    ],
    "FlagSegmentDataInput.exclude.*": [
      { name: "*", type: "AnnotatedValue[]", kind: "object", array: true, members: "AnnotatedValue" },
    ],
    "FlagSegmentDataInput.include": [
      { name: "*", type: "Record<string, AnnotatedValue[]>", kind: "object", members: "FlagSegmentDataInput.include.*" },
    ],
    "FlagSegmentDataInput.include.*": [
      { name: "*", type: "AnnotatedValue[]", kind: "object", array: true, members: "AnnotatedValue" },
    ],
    FlagVariantInput: [
      { name: "id", type: "string", kind: "string", required: true, doc: "The variant's ID, by which outcomes name it." },
      { name: "description", type: "string", kind: "string", doc: "Purpose of the variant." },
      { name: "label", type: "string", kind: "string", doc: "A name to show." },
      { name: "value", type: "unknown", kind: "mixed", doc: "Value that the application gets; it must match the kind of the flag." },
    ],
    RolloutSlot: [
      { name: "durationMs", type: "number", kind: "number", required: true, doc: "Duration of the share, in milliseconds." },
      { name: "promille", type: "number", kind: "number", required: true, doc: "The share in thousandths." },
    ],
    SegmentOperation: [
      {
        name: "action", type: "\"add\" | \"remove\"", kind: "string", values: ["add", "remove"], required: true, doc: "Whether the value is added or removed.",
      },
      { name: "attribute", type: "string", kind: "string", required: true, doc: "The key of the attribute that the value is one of." },
      { name: "entity", type: "string", kind: "string", required: true, doc: "The kind of entity that has the attribute." },
      {
        name: "field", type: "\"exclude\" | \"include\"", kind: "string", values: ["exclude", "include"], required: true,
        doc: "List to change: individually included (`include`) or excluded (`exclude`) entities.",
      },
      { name: "value", type: "AnnotatedValue", kind: "object", required: true, doc: "The value, with a note.", members: "AnnotatedValue" },
    ],
    SegmentOutcomeInput: [
      {
        name: "type", type: "\"split\" | unknown", kind: "mixed", values: ["split"],
        doc: "In \"A share of them by chance\": `split`: a share of them. In \"Any other share\": The kind of share, such as `all` for all of them.",
      },
      {
        name: "base", type: "EntityAttribute", kind: "object",
        doc: "The attribute whose value determines the share of an entity. Only in \"A share of them by chance\".", members: "EntityAttribute",
      },
      { name: "passPromille", type: "number", kind: "number", doc: "The share in thousandths. Only in \"A share of them by chance\"." },
    ],
    SegmentRuleInput: [
      { name: "id", type: "string", kind: "string", required: true, doc: "The rule's ID." },
      {
        name: "conditions", type: "FlagCondition[]", kind: "object", array: true, required: true, doc: "The conditions, which all have to hold.",
        members: "FlagCondition",
      },
      {
        name: "outcome", type: "SegmentOutcomeInput", kind: "object", required: true, doc: "Share of the matching entities that belongs to the segment.",
        members: "SegmentOutcomeInput",
      },
    ],
    "UpdateFlagInput.environments": [
      { name: "*", type: "FlagEnvironmentInput", kind: "object", members: "FlagEnvironmentInput" },
    ],
    VariantOutcome: [
      { name: "type", type: "\"variant\"", kind: "string", values: ["variant"], required: true, doc: "`variant`: a single variant for all." },
      { name: "variantId", type: "string", kind: "string", required: true, doc: "The variant, by its ID." },
    ],
  },
  variants: {
    "FlagCondition.rhs": {
      discriminator: "type",
      of: [{ values: ["regex"], required: ["flags", "pattern"], optional: [] }, { values: ["list", "list/inline"], required: ["items"], optional: [] }],
    },
    FlagConditionSubject: { discriminator: "type", of: [{ values: ["segment"], required: [], optional: [] }, { values: ["entity"], required: ["attribute", "kind"], optional: [] }] },
    FlagOutcomeInput: {
      discriminator: "type",
      of: [
        { values: ["rollout"], required: ["base", "defaultVariantId", "rollFromVariantId", "rollToVariantId", "slots", "startTimestamp"], optional: [] },
        { values: ["split"], required: ["base", "defaultVariantId", "weights"], optional: [] }, { values: ["variant"], required: ["variantId"], optional: [] },
      ],
    },
    SegmentOutcomeInput: { of: [{ required: ["type", "base", "passPromille"], optional: [] }, { required: [], optional: ["type"] }] },
  },
};
