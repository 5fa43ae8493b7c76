import { test } from "@slipway/emulator/vitest";
import { createProject, getProject } from "@slipway/projects";
import { describe, expect } from "vitest";
import { renameProject } from "./rename-project.ts";

describe("renaming a project", () => {
  test("gives it another name", async ({ client }) => {
    await createProject(client, { name: "old" });
    expect(await renameProject(client, "old", "new")).toBe("renamed");
    expect((await getProject(client, { idOrName: "new" })).name).toBe("new");
  });

  test("waits for a limit; a minute takes no time here", async ({ client, emulator }) => {
    await createProject(client, { name: "old" });
    const before = emulator.clock.now();
    emulator.faults.add({ operation: "updateProject", status: 429, limit: { resetIn: 60 } });
    expect(await renameProject(client, "old", "new")).toBe("renamed");
    expect(emulator.clock.now() - before).toBeGreaterThanOrEqual(60_000);
  });

  test("looks when the answer is lost", async ({ client, emulator }) => {
    await createProject(client, { name: "old" });
    emulator.faults.add({ operation: "updateProject", drop: "after" });
    expect(await renameProject(client, "old", "new")).toBe("it was renamed");
  });

  test("says so when nothing happened", async ({ client, emulator }) => {
    await createProject(client, { name: "old" });
    emulator.faults.add({ operation: "updateProject", drop: "before" });
    await expect(renameProject(client, "old", "new")).rejects.toMatchObject({ sideEffect: "possible" });
    expect((await getProject(client, { idOrName: "old" })).name).toBe("old");
  });
});
