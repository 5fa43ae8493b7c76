import { controls } from "./views/controls.ts";
import { coverage } from "./views/coverage.tsx";
import { happens } from "./views/happens.tsx";
import { stands } from "./views/stands.ts";
import type { View } from "./views/view.ts";

export const groups: Readonly<Record<string, Readonly<Record<string, View>>>> = {
  "What happens": happens,
  "What there is": stands,
  Controls: controls,
  Coverage: coverage,
};
