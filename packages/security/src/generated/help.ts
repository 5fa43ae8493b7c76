// Generated from contract/ by `npm run generate`. Changes here are lost.
import type { GroupHelp } from "@slipway/core";

/** The help on the group's operations, beside what its contract says. */
export const help: GroupHelp = {
  group: "security",
  operations: {
    updateAttackChallengeMode: {
      inputs: [
        { name: "attackModeEnabled", in: "body", type: "boolean", kind: "boolean", required: true, doc: "Whether all visitors are challenged." },
        { name: "projectId", in: "body", type: "string", kind: "string", required: true, doc: "The project." },
        {
          name: "attackModeActiveUntil", in: "body", type: "number | null", kind: "number", nullable: true,
          doc: "Time at which attack mode turns itself off; null for never. Unix time in milliseconds. Only in \"Whether all visitors are challenged, until a given time\".",
        },
      ],
      variants: {
        of: [
          { required: ["attackModeEnabled", "projectId", "attackModeActiveUntil"], optional: [] },
          { required: ["attackModeEnabled", "projectId"], optional: [] },
        ],
      },
      words: ["under attack", "DDoS"],
    },
    listFirewallConfigs: {
      inputs: [
        {
          name: "projectId", in: "query", type: "string", kind: "string", required: true, unpublished: true,
          doc: "The project. Not in the platform's published description.",
        },
      ],
      rows: "versions",
      columns: ["id", "version", "firewallEnabled", "updatedAt"],
    },
    replaceFirewallConfig: {
      inputs: [
        { name: "projectId", in: "query", type: "string", kind: "string", required: true, doc: "The project." },
        { name: "firewallEnabled", in: "body", type: "boolean", kind: "boolean", required: true, doc: "Whether the firewall is on." },
        { name: "botIdEnabled", in: "body", type: "boolean", kind: "boolean", doc: "Whether BotID is on." },
        { name: "crs", in: "body", type: "FirewallCrsInput", kind: "object", doc: "The OWASP core rule set, by category.", members: "FirewallCrsInput" },
        {
          name: "ips", in: "body", type: "FirewallIpRuleReplacement[]", kind: "object", array: true, doc: "Rules for IP addresses.",
          members: "FirewallIpRuleReplacement",
        },
        { name: "logHeaders", in: "body", type: "string | string[]", kind: "string", array: true, doc: "The headers that are logged; `*` for all." },
        {
          name: "managedRules", in: "body", type: "Record<string, unknown>", kind: "object", doc: "Rule sets that the platform manages, by name.",
          members: "ReplaceFirewallConfigInput.managedRules",
        },
        {
          name: "rules", in: "body", type: "FirewallRuleInput[]", kind: "object", array: true, doc: "Custom rules, in the order in which they are evaluated.",
          members: "FirewallRuleInput",
        },
        {
          name: "rulesets", in: "body", type: "FirewallRuleInsertion[] | Record<string, object>", kind: "object", array: true,
          doc: "Rule sets that other rules run, or the actions on their findings by name.", members: "ReplaceFirewallConfigInput.rulesets",
        },
      ],
      words: ["WAF rules"],
      rows: "active",
      columns: ["id", "version", "firewallEnabled", "updatedAt"],
    },
    updateFirewallConfig: {
      inputs: [
        { name: "projectId", in: "query", type: "string", kind: "string", required: true, doc: "The project." },
        {
          name: "action", in: "body", type: "string", kind: "string",
          values: [
            "firewallEnabled", "rules.insert", "rules.update", "rules.remove", "rules.priority", "crs.update", "crs.disable", "ip.insert", "ip.update",
            "ip.remove", "managedRules.update", "managedRuleGroup.update", "ja3Enabled", "ja4Enabled", "botId.toggle", "logHeaders.update",
          ],
          required: true,
          doc: "In \"Turns the firewall on or off\": `firewallEnabled`: turns the firewall on or off. In \"Adds a rule\": `rules.insert`: adds a rule. In \"Changes a rule\": `rules.update`: changes a rule. In \"Removes a rule\": `rules.remove`: removes a rule. In \"Moves a rule\": `rules.priority`: moves a rule to another place in the order. In \"Changes a category of the core rule set\": `crs.update`: changes a category of the core rule set. In \"Turns the core rule set off\" or \"Turns the core rule set off\": `crs.disable`: turns the core rule set off. In \"Adds a rule for an IP address\": `ip.insert`: adds a rule for an IP address. In \"Changes a rule for an IP address\": `ip.update`: changes a rule for an IP address. In \"Removes a rule for an IP address\": `ip.remove`: removes a rule for an IP address. In \"Changes a managed rule set\": `managedRules.update`: changes a rule set that the platform manages. In \"Changes the rules of a managed rule set\": `managedRuleGroup.update`: changes rules of a set that the platform manages. In \"Turns a setting on or off\": Setting to turn on or off. In \"Changes which headers are logged\": `logHeaders.update`: changes which headers are logged.",
        },
        {
          name: "id", in: "body", type: "null | string | CrsCategory | ManagedRulesetName", kind: "string", nullable: true,
          values: [
            "gen", "java", "lfi", "ma", "php", "rce", "rfi", "sd", "sf", "sqli", "xss", "ai_bots", "bot_filter", "bot_protection", "owasp", "traffic_sources",
            "vercel_ruleset",
          ],
          open: true,
          doc: "In \"Turns the firewall on or off\" or \"Changes which headers are logged\": Unused: the change applies to the whole config. In \"Adds a rule\" or \"Adds a rule for an IP address\": Unused: the rule is new. The rule, by its ID. In \"Changes a category of the core rule set\": The category. In \"Turns the core rule set off\": Unused: the change applies to the whole rule set. In \"Changes a managed rule set\" or \"Changes the rules of a managed rule set\": The rule set. In \"Turns a setting on or off\": ID of the setting to turn on or off, if the action does not imply it. In \"Turns the core rule set off\": Target to turn off; its values are not published.",
        },
        {
          name: "value", in: "body",
          type: "boolean | FirewallRuleInsertion | FirewallRuleInput | null | number | CrsRule | FirewallIpRuleInput | ManagedRuleState | Record<string, ManagedRuleState> | unknown | \"*\" | string[]",
          kind: "mixed", array: true, nullable: true, values: ["*"], open: true,
          doc: "In \"Turns the firewall on or off\": Whether the firewall is on. In \"Adds a rule\" or \"Adds a rule for an IP address\": The new rule. In \"Changes a rule\" or \"Changes a rule for an IP address\": The complete new rule. In \"Removes a rule\" or \"Removes a rule for an IP address\": Unused: the platform's CLI sends it. Not in the platform's published description. In \"Moves a rule\": New position, from 0. In \"Changes a category of the core rule set\": Whether the category is on, and what it does. In \"Changes a managed rule set\": Whether the rule set is on, and what it does. In \"Changes the rules of a managed rule set\": Whether each rule of the set is on and what it does, by rule. In \"Turns a setting on or off\": Whether the setting is on. In \"Turns the core rule set off\": Any value; its effect is not published. In \"Changes which headers are logged\": The names of the headers; `*` for all.",
          members: "UpdateFirewallConfigInput.value",
        },
      ],
      variants: {
        discriminator: "action",
        of: [
          { values: ["firewallEnabled"], required: ["value"], optional: ["id"] }, { values: ["rules.insert"], required: ["value"], optional: ["id"] },
          { values: ["rules.update"], required: ["id", "value"], optional: [] }, { values: ["rules.remove"], required: ["id"], optional: ["value"] },
          { values: ["rules.priority"], required: ["id", "value"], optional: [] }, { values: ["crs.update"], required: ["id", "value"], optional: [] },
          { values: ["crs.disable"], required: [], optional: ["id"] }, { values: ["ip.insert"], required: ["value"], optional: ["id"] },
          { values: ["ip.update"], required: ["id", "value"], optional: [] }, { values: ["ip.remove"], required: ["id"], optional: ["value"] },
          { values: ["managedRules.update"], required: ["id", "value"], optional: [] },
          { values: ["managedRuleGroup.update"], required: ["id", "value"], optional: [] },
          { values: ["ja3Enabled", "ja4Enabled", "botId.toggle"], required: ["value"], optional: ["id"] },
          { values: ["crs.disable"], required: [], optional: ["id", "value"] }, { values: ["logHeaders.update"], required: ["value"], optional: ["id"] },
        ],
      },
      words: ["WAF rule", "block an IP", "rate limit"],
    },
    getFirewallConfig: {
      inputs: [
        { name: "configVersion", in: "path", type: "string", kind: "string", required: true, doc: "The version." },
        { name: "projectId", in: "query", type: "string", kind: "string", required: true, doc: "The project." },
      ],
      words: ["WAF rules"],
      columns: ["id", "version", "firewallEnabled", "updatedAt"],
    },
    deleteFirewallConfig: {
      inputs: [
        { name: "configVersion", in: "path", type: "string", kind: "string", required: true, doc: "The version." },
        {
          name: "projectId", in: "query", type: "string", kind: "string", required: true, unpublished: true,
          doc: "The project. Not in the platform's published description.",
        },
      ],
    },
    activateFirewallConfig: {
      inputs: [
        { name: "configVersion", in: "path", type: "string", kind: "string", required: true, doc: "The version." },
        {
          name: "projectId", in: "query", type: "string", kind: "string", required: true, unpublished: true,
          doc: "The project. Not in the platform's published description.",
        },
      ],
      columns: ["id", "version", "firewallEnabled", "updatedAt"],
    },
    getAttackStatus: {
      inputs: [
        { name: "projectId", in: "query", type: "string", kind: "string", required: true, doc: "The project." },
        { name: "since", in: "query", type: "number", kind: "number", doc: "Number of past days to search; at most 7. At least 1." },
      ],
      rows: "anomalies",
      columns: ["projectId", "state", "startTime", "endTime"],
    },
    listFirewallBypasses: {
      inputs: [
        { name: "projectId", in: "query", type: "string", kind: "string", required: true, doc: "The project." },
        {
          name: "domain", in: "query", type: "string", kind: "string",
          doc: "Only bypasses for this domain. At most 2544 characters. Pattern: `([a-z]+[a-z.]+)$`.",
        },
        { name: "limit", in: "query", type: "number", kind: "number", doc: "Maximum number of items per page. At most 256." },
        { name: "offset", in: "query", type: "number", kind: "number", doc: "Number of items to skip." },
        { name: "projectScope", in: "query", type: "boolean", kind: "boolean", doc: "Only bypasses for all domains of the project." },
        { name: "sourceIp", in: "query", type: "string", kind: "string", doc: "Only bypasses for this source. At most 49 characters." },
      ],
      columns: ["Id", "Domain", "Ip", "Action", "CreatedAt"],
    },
    addFirewallBypass: {
      inputs: [
        { name: "projectId", in: "query", type: "string", kind: "string", required: true, doc: "The project." },
        {
          name: "domain", in: "body", type: "string", kind: "string",
          doc: "In \"For a domain\": The domain that the bypass is for. In \"For all domains of the project\": A domain of the project; the bypass holds for the others too.",
        },
        { name: "allSources", in: "body", type: "boolean", kind: "boolean", doc: "Whether it is for every source." },
        { name: "note", in: "body", type: "string", kind: "string", doc: "A note on the purpose of the bypass." },
        { name: "projectScope", in: "body", type: "boolean", kind: "boolean", doc: "Whether it is for all domains of the project." },
        { name: "sourceIp", in: "body", type: "string", kind: "string", doc: "An address or a range." },
        { name: "ttl", in: "body", type: "number", kind: "number", doc: "Duration of the bypass, in milliseconds." },
      ],
      variants: {
        of: [
          { required: ["domain"], optional: ["allSources", "note", "projectScope", "sourceIp", "ttl"] },
          { required: ["projectScope"], optional: ["allSources", "domain", "note", "sourceIp", "ttl"] },
        ],
      },
      words: ["allow an IP", "whitelist"],
    },
    removeFirewallBypass: {
      inputs: [
        { name: "projectId", in: "query", type: "string", kind: "string", required: true, doc: "The project." },
        {
          name: "domain", in: "body", type: "string", kind: "string",
          doc: "In \"For a domain\": The domain that the bypass was for. In \"For all domains of the project\": A domain of the project; the bypass held for the others too.",
        },
        { name: "allSources", in: "body", type: "boolean", kind: "boolean", doc: "Whether it is for every source." },
        { name: "note", in: "body", type: "string", kind: "string", doc: "The note of the bypass." },
        { name: "projectScope", in: "body", type: "boolean", kind: "boolean", doc: "Whether it is for all domains of the project." },
        { name: "sourceIp", in: "body", type: "string", kind: "string", doc: "An address or a range." },
      ],
      variants: {
        of: [
          { required: ["domain"], optional: ["allSources", "note", "projectScope", "sourceIp"] },
          { required: ["projectScope"], optional: ["allSources", "domain", "note", "sourceIp"] },
        ],
      },
    },
    listFirewallEvents: {
      inputs: [
        { name: "projectId", in: "query", type: "string", kind: "string", required: true, doc: "The project." },
        { name: "endTimestamp", in: "query", type: "number", kind: "number", doc: "Only actions before this time. Unix time in milliseconds." },
        { name: "hosts", in: "query", type: "string", kind: "string", doc: "Only actions at these hosts." },
        { name: "startTimestamp", in: "query", type: "number", kind: "number", doc: "Only actions after this time. Unix time in milliseconds." },
      ],
      rows: "actions",
      columns: ["action", "host", "public_ip", "count", "startTime"],
    },
    generateFirewallRule: {
      inputs: [
        { name: "projectId", in: "query", type: "string", kind: "string", doc: "The project." },
        {
          name: "body", in: "body", type: "Record<string, unknown>", kind: "object", doc: "The members are not published.",
          members: "GenerateFirewallRuleInput.body",
        },
      ],
      rows: "rule",
      columns: ["name"],
    },
  },
  shapes: {
    CrsRule: [
      { name: "action", type: "\"deny\" | \"log\"", kind: "string", values: ["deny", "log"], required: true, doc: "Action on a matching request." },
      { name: "active", type: "boolean", kind: "boolean", required: true, doc: "Whether the category is on." },
    ],
    FirewallConditionGroupInput: [
      {
        name: "conditions", type: "FirewallConditionInput[]", kind: "object", array: true, required: true,
        doc: "In \"Group of at most 65 conditions\": The conditions, which all have to hold; at most 65. At most 65 items. In \"Group of any number of conditions\": The conditions, which all have to hold.",
        members: "FirewallConditionGroupInput.conditions",
      },
    ],
    "FirewallConditionGroupInput.conditions": [
      {
        name: "type", type: "FirewallConditionKind", kind: "string",
        values: [
          "bot_category", "bot_name", "bot_protection", "bot_status", "cookie", "domain_environment", "environment", "geo_as_number", "geo_city",
          "geo_continent", "geo_country", "geo_country_region", "header", "host", "ip_address", "ja3_digest", "ja4_digest", "method", "path", "protocol",
          "query", "rate_limit_api_id", "raw_path", "region", "route", "ruleset", "scheme", "server_action", "shared_condition", "target_path",
          "traffic_source", "user_agent",
        ],
        required: true, doc: "Part of the request that the condition inspects.",
      },
      {
        name: "op", type: "FirewallOperator", kind: "string",
        values: ["eq", "neq", "gt", "gte", "lt", "lte", "inc", "ninc", "list", "pre", "suf", "sub", "re", "ex", "nex"], required: true,
        doc: "Comparison operator, such as `eq` for equal, `pre` for a prefix, `re` for a regular expression, `ex` for existence.",
      },
      { name: "key", type: "string", kind: "string", doc: "Key of the inspected part, such as the name of a header." },
      { name: "neg", type: "boolean", kind: "boolean", doc: "Whether the condition must not hold." },
      {
        name: "value", type: "string | string[] | number | null", kind: "mixed", kinds: ["number", "string"], array: true, nullable: true,
        doc: "Value to compare with; several values with `inc` and `ninc`.",
      },
    ],
    FirewallCrsInput: [
      { name: "gen", type: "CrsRule", kind: "object", doc: "Generic attacks.", members: "CrsRule" },
      { name: "java", type: "CrsRule", kind: "object", doc: "Attacks on programs written in Java.", members: "CrsRule" },
      { name: "lfi", type: "CrsRule", kind: "object", doc: "Local file inclusion: paths that make an application show its own files.", members: "CrsRule" },
      { name: "ma", type: "CrsRule", kind: "object", doc: "Multipart bodies whose encoding hides an attack.", members: "CrsRule" },
      { name: "php", type: "CrsRule", kind: "object", doc: "Attacks on programs written in PHP.", members: "CrsRule" },
      { name: "rce", type: "CrsRule", kind: "object", doc: "Remote execution of commands and scripts.", members: "CrsRule" },
      { name: "rfi", type: "CrsRule", kind: "object", doc: "Remote file inclusion: an application made to load files from elsewhere.", members: "CrsRule" },
      { name: "sd", type: "CrsRule", kind: "object", doc: "Scanners that look for weak points.", members: "CrsRule" },
      { name: "sf", type: "CrsRule", kind: "object", doc: "Session fixation: visitors made to use a session that the attacker knows.", members: "CrsRule" },
      { name: "sqli", type: "CrsRule", kind: "object", doc: "SQL injection.", members: "CrsRule" },
      { name: "xss", type: "CrsRule", kind: "object", doc: "Cross-site scripting.", members: "CrsRule" },
    ],
    FirewallIpRuleReplacement: [
      {
        name: "action", type: "IpRuleAction", kind: "string", values: ["log", "challenge", "deny", "bypass"], required: true,
        doc: "Action on requests from the address.",
      },
      { name: "hostname", type: "string", kind: "string", required: true, doc: "The host that it is for." },
      { name: "ip", type: "string", kind: "string", required: true, doc: "The address, or a range in CIDR notation." },
      { name: "id", type: "string", kind: "string", doc: "The rule's ID; a new rule has none yet." },
      { name: "notes", type: "string", kind: "string", doc: "A note on the purpose of the rule." },
    ],
    FirewallMitigationInput: [
      {
        name: "action", type: "MitigationAction", kind: "string", values: ["log", "challenge", "deny", "bypass", "rate_limit", "redirect"], required: true,
        doc: "Action on a matching request.",
      },
      {
        name: "actionDuration", type: "string | null", kind: "string", nullable: true,
        doc: "Time for which the action stays in force after a match, such as `1h`.",
      },
      { name: "bypassSystem", type: "boolean | null", kind: "boolean", nullable: true, doc: "Whether the platform's own mitigations are bypassed too." },
      { name: "logHeaders", type: "string | string[]", kind: "string", array: true, doc: "The headers that are logged; `*` for all." },
      {
        name: "rateLimit", type: "FirewallRateLimitInput | string | object | null", kind: "mixed", kinds: ["object", "string"], nullable: true,
        doc: "Rate limit of requests; for `rate_limit`.", members: "FirewallMitigationInput.rateLimit",
      },
      {
        name: "redirect", type: "object | string | null", kind: "mixed", kinds: ["object", "string"], nullable: true,
        doc: "Redirect for visitors; for `redirect`.", members: "FirewallMitigationInput.redirect",
      },
    ],
    "FirewallMitigationInput.rateLimit": [
      {
        name: "algo", type: "\"fixed_window\" | \"token_bucket\"", kind: "string", values: ["fixed_window", "token_bucket"], required: true,
        doc: "Algorithm by which requests are counted: a fixed window, or a bucket of tokens that are refilled evenly.",
      },
      { name: "keys", type: "string[]", kind: "string", array: true, required: true, doc: "Keys by which visitors are told apart." },
      { name: "limit", type: "number", kind: "number", required: true, doc: "Number of requests allowed in a window." },
      { name: "window", type: "number", kind: "number", required: true, doc: "In seconds." },
      { name: "action", type: "string | object | null", kind: "mixed", kinds: ["object", "string"], nullable: true, doc: "Action on requests over the limit." },
    ],
    "FirewallMitigationInput.redirect": [
      { name: "location", type: "string", kind: "string", required: true, doc: "The path or URL that visitors are sent to." },
      { name: "permanent", type: "boolean", kind: "boolean", required: true, doc: "Whether browsers may remember the redirect." },
    ],
    FirewallRuleInput: [
      { name: "name", type: "string", kind: "string", required: true, doc: "The name of the rule; at most 160 characters. At most 160 characters." },
      { name: "action", type: "object", kind: "object", required: true, doc: "Action on a matching request.", members: "FirewallRuleInput.action" },
      { name: "active", type: "boolean", kind: "boolean", required: true, doc: "Whether the rule is on." },
      {
        name: "conditionGroup", type: "FirewallConditionGroupInput[]", kind: "object", array: true, required: true,
        doc: "Groups of conditions; the rule matches when all conditions of one group hold. At most 25 items.", members: "FirewallConditionGroupInput",
      },
      { name: "id", type: "string", kind: "string", doc: "The rule's ID; a new rule has none yet." },
      { name: "description", type: "string", kind: "string", doc: "Purpose of the rule; at most 256 characters. At most 256 characters." },
      { name: "valid", type: "boolean", kind: "boolean", doc: "Whether the rule is valid; accepted so that a rule that was read can be sent back." },
      {
        name: "validationErrors", type: "string[] | string", kind: "string", array: true,
        doc: "Validation errors that the platform reports for a rule; accepted so that a rule that was read can be sent back.",
      },
    ],
    "FirewallRuleInput.action": [
      { name: "mitigate", type: "FirewallMitigationInput", kind: "object", doc: "The action and its details.", members: "FirewallMitigationInput" },
    ],
    "GenerateFirewallRuleInput.body": [
      { name: "*", type: "unknown", kind: "mixed" },
    ],
    ManagedRuleState: [
      { name: "active", type: "boolean", kind: "boolean", required: true, doc: "Whether the rule set is on." },
      {
        name: "action", type: "\"challenge\" | \"deny\" | \"log\"", kind: "string", values: ["challenge", "deny", "log"], doc: "Action on a matching request.",
      },
    ],
    "ReplaceFirewallConfigInput.managedRules": [
      { name: "*", type: "unknown", kind: "mixed" },
    ],
    "ReplaceFirewallConfigInput.rulesets": [
      { name: "*", type: "object", kind: "object", members: "ReplaceFirewallConfigInput.rulesets.*" },
      { name: "id", type: "string", kind: "string", doc: "The rule's ID; a new rule has none yet. Only in \"A new rule\"." },
      { name: "name", type: "string", kind: "string", doc: "The name of the rule; at most 160 characters. At most 160 characters. Only in \"A new rule\"." },
      { name: "active", type: "boolean", kind: "boolean", doc: "Whether the rule is on. Only in \"A new rule\"." },
      {
        name: "conditionGroup", type: "FirewallConditionGroupInput[]", kind: "object", array: true,
        doc: "Groups of conditions; the rule matches when all conditions of one group hold. At most 25 items. Only in \"A new rule\".",
        members: "FirewallConditionGroupInput",
      },
      {
        name: "action", type: "object", kind: "object", doc: "Action on a matching request. Only in \"A new rule\".",
        members: "ReplaceFirewallConfigInput.rulesets.action",
      },
      {
        name: "description", type: "string", kind: "string",
        doc: "Purpose of the rule; at most 256 characters. At most 256 characters. Only in \"A new rule\".",
      },
      {
        name: "valid", type: "boolean", kind: "boolean",
        doc: "Whether the rule is valid; accepted so that a rule that was read can be sent back. Only in \"A new rule\".",
      },
      {
        name: "validationErrors", type: "string[] | string", kind: "string", array: true,
        doc: "Validation errors that the platform reports for a rule; accepted so that a rule that was read can be sent back. Only in \"A new rule\".",
      },
    ],
    "ReplaceFirewallConfigInput.rulesets.*": [
      {
        name: "action", type: "ManagedRulesetAction", kind: "string", values: ["allow", "challenge", "deny", "log"], required: true,
        doc: "Action on a matching request.",
      },
    ],
    "ReplaceFirewallConfigInput.rulesets.action": [
      { name: "mitigate", type: "FirewallMitigationInput", kind: "object", doc: "The action and its details.", members: "FirewallMitigationInput" },
    ],
    "UpdateFirewallConfigInput.value": [
      { name: "id", type: "string", kind: "string", doc: "The rule's ID; a new rule has none yet. Only in \"A new rule\" or \"A custom rule\"." },
      {
        name: "name", type: "string", kind: "string",
        doc: "The name of the rule; at most 160 characters. At most 160 characters. Only in \"A new rule\" or \"A custom rule\".",
      },
      {
        name: "active", type: "boolean", kind: "boolean",
        doc: "In \"A new rule\" or \"A custom rule\": Whether the rule is on. In \"Action of a rule category\": Whether the category is on. In \"Whether a maintained rule set is on, and what it does\": Whether the rule set is on.",
      },
      {
        name: "conditionGroup", type: "FirewallConditionGroupInput[]", kind: "object", array: true,
        doc: "Groups of conditions; the rule matches when all conditions of one group hold. At most 25 items. Only in \"A new rule\" or \"A custom rule\".",
        members: "FirewallConditionGroupInput",
      },
      {
        name: "action", type: "object | \"deny\" | \"log\" | IpRuleAction | \"challenge\"", kind: "mixed", kinds: ["object", "string"],
        values: ["deny", "log", "challenge", "bypass"],
        doc: "Action on a matching request. In \"A rule for an IP address or a range\": Action on requests from the address.",
        members: "UpdateFirewallConfigInput.value.action",
      },
      {
        name: "description", type: "string", kind: "string",
        doc: "Purpose of the rule; at most 256 characters. At most 256 characters. Only in \"A new rule\" or \"A custom rule\".",
      },
      {
        name: "valid", type: "boolean", kind: "boolean",
        doc: "Whether the rule is valid; accepted so that a rule that was read can be sent back. Only in \"A new rule\" or \"A custom rule\".",
      },
      {
        name: "validationErrors", type: "string[] | string", kind: "string", array: true,
        doc: "Validation errors that the platform reports for a rule; accepted so that a rule that was read can be sent back. Only in \"A new rule\" or \"A custom rule\".",
      },
      { name: "hostname", type: "string", kind: "string", doc: "The host that it is for. Only in \"A rule for an IP address or a range\"." },
      { name: "ip", type: "string", kind: "string", doc: "The address, or a range in CIDR notation. Only in \"A rule for an IP address or a range\"." },
      { name: "notes", type: "string", kind: "string", doc: "A note on the purpose of the rule. Only in \"A rule for an IP address or a range\"." },
      { name: "*", type: "ManagedRuleState", kind: "object", members: "ManagedRuleState" },
    ],
    "UpdateFirewallConfigInput.value.action": [
      { name: "mitigate", type: "FirewallMitigationInput", kind: "object", doc: "The action and its details.", members: "FirewallMitigationInput" },
    ],
  },
  variants: {
    FirewallConditionGroupInput: { of: [{ required: ["conditions"], optional: [] }, { required: ["conditions"], optional: [] }] },
    "ReplaceFirewallConfigInput.rulesets": {
      of: [
        { required: [], optional: ["*"] },
        { required: ["name", "active", "conditionGroup"], optional: ["id", "action", "description", "valid", "validationErrors"] },
      ],
    },
    "UpdateFirewallConfigInput.value": {
      of: [
        { required: ["name", "active", "conditionGroup"], optional: ["id", "action", "description", "valid", "validationErrors"] },
        { required: ["name", "action", "active", "conditionGroup"], optional: ["id", "description", "valid", "validationErrors"] },
        { required: ["action", "active"], optional: [] }, { required: ["action", "hostname", "ip"], optional: ["notes"] },
        { required: ["active"], optional: ["action"] }, { required: [], optional: ["*"] },
      ],
    },
  },
};
