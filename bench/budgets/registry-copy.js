import { copy, createRegistry } from "@slipway/registry";

export const mirror = () => {
  const source = createRegistry({ url: "https://ghcr.io" }).repository("acme/web");
  const target = createRegistry({ url: "https://registry.example" }).repository("acme/web");
  return copy(source, target, "1.2");
};
