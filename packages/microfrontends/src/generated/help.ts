// Generated from contract/ by `npm run generate`. Changes here are lost.
import type { GroupHelp } from "@slipway/core";

/** The help on the group's operations, beside what its contract says. */
export const help: GroupHelp = {
  group: "microfrontends",
  operations: {
    listMicrofrontendsGroups: {
      inputs: [],
    },
    listMicrofrontendsGroupProjects: {
      inputs: [
        { name: "groupId", in: "path", type: "string", kind: "string", required: true, doc: "The group." },
      ],
      rows: "projects",
      columns: ["id", "name", "createdAt"],
    },
    getMicrofrontendsConfig: {
      inputs: [
        { name: "deploymentId", in: "path", type: "string", kind: "string", required: true, doc: "The deployment." },
      ],
    },
    getProjectMicrofrontendsConfig: {
      inputs: [
        { name: "projectIdOrName", in: "path", type: "string", kind: "string", required: true, doc: "The project, by its ID or its name." },
      ],
    },
    createMicrofrontendsGroup: {
      inputs: [
        {
          name: "defaultApp", in: "body", type: "object", kind: "object", required: true, doc: "The project that serves all paths of no other app.",
          members: "CreateMicrofrontendsGroupInput.defaultApp",
        },
        { name: "groupName", in: "body", type: "string", kind: "string", required: true, doc: "The name of the group." },
        {
          name: "otherApplications", in: "body", type: "object[]", kind: "object", array: true, required: true,
          doc: "The other apps of the group, each a project.", members: "CreateMicrofrontendsGroupInput.otherApplications",
        },
      ],
      rows: "newMicrofrontendsGroup",
      columns: ["id", "name", "createdAt"],
    },
  },
  shapes: {
    "CreateMicrofrontendsGroupInput.defaultApp": [
      { name: "projectId", type: "string", kind: "string", required: true, doc: "The project." },
      { name: "defaultRoute", type: "string", kind: "string", doc: "The path that is shown first." },
    ],
    "CreateMicrofrontendsGroupInput.otherApplications": [
      { name: "projectId", type: "string", kind: "string", required: true, doc: "The project." },
      { name: "defaultRoute", type: "string", kind: "string", doc: "The path that is shown first." },
    ],
  },
};
