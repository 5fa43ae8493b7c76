import type { SideEffect } from "../errors/slipway-error.ts";
import { isTransient } from "../errors/transient-error.ts";

export interface Failed {
  readonly name?: string | undefined;
  readonly status?: number | undefined;
  readonly body?: unknown;
  readonly sideEffect?: SideEffect;
  readonly attempts?: number | undefined;
  readonly isLasting?: boolean | undefined;
  readonly retryAt?: Date | undefined;
}

export interface Situation {
  /** Largest number of attempts, and the number of the failed one, from 1. */
  readonly attempts: number;
  readonly number: number;
  readonly safe: boolean;
  readonly isAffordable: boolean;
  readonly base: number;
  readonly cap: number;
}

/** Milliseconds to wait before another attempt, or undefined for none. `random` is from 0 up to 1. */
export function retryDelay(
  { attempts, sideEffect, isLasting, retryAt }: Failed,
  reason: string,
  situation: Situation,
  now: number,
  deadline: number,
  random: number = Math.random(),
): number | undefined {
  // Errors of user code have no `attempts`, and are not retried.
  if (situation.number >= situation.attempts || attempts === undefined) return undefined;
  if (isLasting || !isTransient(reason)) return undefined;
  // A possible effect must not be repeated by an unsafe operation.
  if (!situation.safe && sideEffect !== "none") return undefined;
  if (!situation.isAffordable) return undefined;
  // Exponential backoff with full jitter, added to the API's delay so that clients do not return at once.
  const drawn = random * Math.min(situation.cap, situation.base * 2 ** (situation.number - 1));
  const wait = Math.max(0, Number(retryAt ?? now) - now) + drawn;
  return now + wait < deadline ? wait : undefined;
}
