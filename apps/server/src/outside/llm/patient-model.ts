import { setTimeout as pause } from 'node:timers/promises'
import { type LanguageModel, ModelFailure } from './language-model.ts'

/** Gives each attempt a time limit, and tries again where that can help, within one limit for all of it. */

export interface Patience {
  attemptsMax: number
  /** For one attempt. */
  timeoutMs: number
  /** For all attempts and pauses together: somebody is waiting in front of a screen. */
  totalMs: number
  firstPauseMs: number
}

const usual: Patience = { attemptsMax: 3, timeoutMs: 25_000, totalMs: 40_000, firstPauseMs: 500 }

export function patientModel(model: LanguageModel, given: Partial<Patience> = {}): LanguageModel {
  const { attemptsMax, timeoutMs, totalMs, firstPauseMs } = { ...usual, ...given }
  return {
    name: model.name,
    write: async (request, signal, spent) => {
      const total = AbortSignal.timeout(totalMs)
      const limit = AbortSignal.any([signal, total])
      for (let attempt = 1; ; attempt += 1) {
        try {
          return await model.write(request, AbortSignal.any([limit, AbortSignal.timeout(timeoutMs)]), spent)
        } catch (error) {
          if (!(error instanceof ModelFailure) || !error.passes || attempt >= attemptsMax || limit.aborted) throw error
          const pauseMs = Math.max(error.pauseMs, firstPauseMs * 2 ** (attempt - 1))
          // A provider that asks for more patience than somebody at a screen has is answered by failing.
          if (pauseMs >= totalMs) throw error
          await pause(pauseMs, undefined, { signal: limit }).catch(() => {
            throw error
          })
        }
      }
    },
  }
}
