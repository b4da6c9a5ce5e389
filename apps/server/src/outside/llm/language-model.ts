/** The port to a language model: instructions and a request in, one text out. Rooms that write with it know no provider, and
 *  every one of them has a way on when it fails. */

export interface ModelRequest {
  /** What holds for every request: role, facts, form. */
  instructions: string
  prompt: string
  /** Bounds length, and with it cost. */
  tokensMax: number
}

/** What an attempt used, as its provider counts. */
export interface TokensSpent {
  read: number
  written: number
}

export interface LanguageModel {
  /** Provider and model, for the log and the screen. */
  name: string
  /** One attempt. @param spent is told what each attempt used, where the provider says so, also of a text that is then refused
   *  @throws ModelFailure, or whatever `signal` was aborted with */
  write: (request: ModelRequest, signal: AbortSignal, spent?: (tokens: TokensSpent) => void) => Promise<string>
}

/** Why a model wrote nothing that can be used. `refused` is about us (key, model, request), `busy` passes, `bad_answer` is an answer in a
 *  form that we do not know. */
export type ModelFailureKind = 'unreachable' | 'timeout' | 'busy' | 'refused' | 'bad_answer'

export class ModelFailure extends Error {
  readonly kind: ModelFailureKind
  /** How long the provider asks to wait; 0 where it says nothing. */
  readonly pauseMs: number

  constructor(kind: ModelFailureKind, message: string, pauseMs = 0) {
    super(message)
    this.name = 'ModelFailure'
    this.kind = kind
    this.pauseMs = pauseMs
  }

  /** Whether the same request may go better in a moment. */
  get passes(): boolean {
    return this.kind !== 'refused' && this.kind !== 'bad_answer'
  }
}
