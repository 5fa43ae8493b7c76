import { activity } from "./views/activity.tsx";
import { controls } from "./views/controls.ts";
import { coverage } from "./views/coverage.tsx";
import { state } from "./views/state.ts";
import type { View } from "./views/view.ts";

export const groups: Readonly<Record<string, Readonly<Record<string, View>>>> = {
  Activity: activity,
  State: state,
  Controls: controls,
  Coverage: coverage,
};
