import type pg from 'pg'
import { type LanguageModel, ModelFailure, type ModelFailureKind, type ModelRequest } from './language-model.ts'

/** The one way in which a generator asks the language model: whoever writes in the end, it is recorded with its time, its tokens and its
 *  failure. What a newcomer would get wrong: a model that fails is no failure of the request, because every generator has a built-in writer. */

export const generators = ['outreach-draft', 'negotiation-reply', 'sales-copy', 'sales-copy-request'] as const
export type Generator = (typeof generators)[number]

/** `rejected`: the model wrote, and its text did not hold to what it was told. */
export type GenerationFailure = ModelFailureKind | 'rejected'

/** One text. Nothing of its words, and nobody for whom it was written. */
export interface GenerationRecord {
  generator: Generator
  /** Provider and model; null: none is configured. */
  model: string | null
  failure: GenerationFailure | null
  /** All attempts together, with their pauses. */
  milliseconds: number
  /** Null: the provider did not say. */
  tokensRead: number | null
  tokensWritten: number | null
}

export interface GenerationDesk {
  /** Null: the built-in writer alone. */
  model: LanguageModel | null
  record: (generation: GenerationRecord) => Promise<void>
}

/** What a model's text came to: what is used of it, or in one sentence why it is not. */
export type Outcome<T> = { value: T } | { rejected: string }

export interface Generation<T> {
  /** Null: the built-in writer writes. */
  value: T | null
  /** Why, in one sentence; null: nothing failed. */
  failure: string | null
}

/** One request to the model, by whoever asks it once or several times. */
export type Write = (request: ModelRequest, signal: AbortSignal) => Promise<string>

/** @param ask writes with the model and holds what it says to what it was told
 *  @throws what is neither the model's failure nor a text that does not hold: a defect of ours, or whoever waited is gone */
export async function generate<T>(
  { model, record }: GenerationDesk,
  generator: Generator,
  ask: (write: Write, model: LanguageModel) => Promise<Outcome<T>>,
): Promise<Generation<T>> {
  if (model === null) {
    await record({ generator, model, failure: null, milliseconds: 0, tokensRead: null, tokensWritten: null })
    return { value: null, failure: null }
  }
  const began = performance.now()
  let tokensRead: number | null = null
  let tokensWritten: number | null = null
  const write: Write = (request, signal) =>
    model.write(request, signal, ({ read, written }) => {
      tokensRead = (tokensRead ?? 0) + read
      tokensWritten = (tokensWritten ?? 0) + written
    })
  const settle = (failure: GenerationFailure | null) => {
    const milliseconds = Math.round(performance.now() - began)
    return record({ generator, model: model.name, failure, milliseconds, tokensRead, tokensWritten })
  }
  try {
    const outcome = await ask(write, model)
    await settle('value' in outcome ? null : 'rejected')
    return 'value' in outcome ? { value: outcome.value, failure: null } : { value: null, failure: outcome.rejected }
  } catch (error) {
    if (!(error instanceof ModelFailure)) throw error
    await settle(error.kind)
    return { value: null, failure: error.message }
  }
}

/** @returns what writes records into the database */
export function generationLog(sql: Pick<pg.Pool, 'query'>): GenerationDesk['record'] {
  return async ({ generator, model, failure, milliseconds, tokensRead, tokensWritten }) => {
    await sql.query(
      `insert into generations (generator, model, failure, milliseconds, tokens_read, tokens_written) values ($1, $2, $3, $4, $5, $6)`,
      [generator, model, failure, milliseconds, tokensRead, tokensWritten],
    )
  }
}
