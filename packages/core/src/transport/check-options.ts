import type { ClientOptions } from "../client.ts";
import { InputError } from "../errors/input-error.ts";

/**
 * Refuses what a client is plugged together with and cannot be called, when it is made and not when it is used.
 *
 * @throws `InputError` that names the option.
 */
export function checkOptions({ fetch, limiter, middleware = [], token = null }: ClientOptions): void {
  const refuse = (parameter: string, wanted: string): never => {
    throw new InputError(`${parameter} must be ${wanted}`, { parameter });
  };
  if (fetch !== undefined && typeof fetch !== "function") refuse("fetch", "a function");
  if (limiter !== undefined && typeof limiter !== "function") refuse("limiter", "a function: what limiter() returns");
  if (!Array.isArray(middleware) || middleware.some((layer) => typeof layer !== "function")) {
    refuse("middleware", "a list of functions");
  }
  if (token !== null && typeof token !== "string" && typeof token !== "function") {
    refuse("token", "a text, a function that gets one, or null");
  }
}

/**
 * Refuses a signal that is none, before anything is sent: a controller is easily given in its place.
 *
 * @throws `InputError`
 */
export function checkSignal(signal: AbortSignal | undefined, route?: string): void {
  // Of another realm, it is of another class.
  if (signal === undefined || typeof signal?.addEventListener === "function") return;
  throw new InputError("signal must be an AbortSignal: give controller.signal, not the controller", {
    route,
    parameter: "signal",
  });
}
