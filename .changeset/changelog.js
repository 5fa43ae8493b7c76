// A changelog for people: each line of a changeset is a line of it.
export default {
  getReleaseLine: async ({ summary }) =>
    summary
      .split("\n")
      .filter((line) => line.trim() !== "")
      .map((line) => `- ${line}`)
      .join("\n"),
  getDependencyReleaseLine: async (_changesets, updated) =>
    updated.map(({ name, newVersion }) => `- Goes with \`${name}\` ${newVersion}.`).join("\n"),
};
