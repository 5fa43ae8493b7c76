import { isTransient } from "../errors/may-pass.ts";
import type { SideEffect } from "../errors/slipway-error.ts";

export interface Failed {
  readonly name?: string | undefined;
  /** Absent when there was no answer. */
  readonly status?: number | undefined;
  readonly body?: unknown;
  readonly sideEffect?: SideEffect;
  /** Of an error of this package: how often the request was sent. */
  readonly attempts?: number | undefined;
  /** Of a `NetworkError`: the next attempt would fail alike. */
  readonly isLasting?: boolean | undefined;
  readonly retryAt?: Date | undefined;
}

export interface Situation {
  /** How many attempts there may be, and which one failed: 1 for the first. */
  readonly attempts: number;
  readonly number: number;
  readonly safe: boolean;
  readonly isAffordable: boolean;
  /** Bounds of a drawn wait, ms. */
  readonly base: number;
  readonly cap: number;
}

/** Whether a failed attempt is followed by another: ms to wait first, or undefined. The rules are read from the top; `random` is from 0 up to 1. */
export function retryDelay(
  { attempts, sideEffect, isLasting, retryAt }: Failed,
  reason: string,
  situation: Situation,
  now: number,
  deadline: number,
  random: number = Math.random(),
): number | undefined {
  // There is an end to trying. What a plug-in of the user threw is his own.
  if (situation.number >= situation.attempts || attempts === undefined) return undefined;
  // Only what may go differently the next time is repeated.
  if (isLasting || !isTransient(reason)) return undefined;
  // What may have been done is done again only where that does no harm.
  if (!situation.safe && sideEffect !== "none") return undefined;
  // A client whose calls mostly fail stops adding load.
  if (!situation.isAffordable) return undefined;
  // Drawn below a bound that doubles, and added to what the API asks for: all that it sent away would come back at once.
  const drawn = random * Math.min(situation.cap, situation.base * 2 ** (situation.number - 1));
  const wait = Math.max(0, Number(retryAt ?? now) - now) + drawn;
  // A wait that the total clock does not allow is not begun.
  return now + wait < deadline ? wait : undefined;
}
