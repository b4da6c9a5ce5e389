import { z } from 'zod'
import { address } from './variable-kinds.ts'

/** The language model, where there is one. */

export interface ModelConfig {
  /** Null: the built-in writers. */
  llm: {
    provider: 'openai' | 'anthropic'
    apiKey: string | null
    model: string
    baseUrl: string | null
    /** US dollars for a million tokens; null: not told, so nobody sees a cost. */
    prices: { read: number; written: number } | null
  } | null
}

const price = z.coerce.number('must be a number of US dollars').nonnegative('must be 0 or more').optional()

export const modelVariables = {
  LLM_PROVIDER: z
    .enum(['openai', 'anthropic'])
    .optional()
    .describe(
      'Whose language model writes emails and marketing copy; openai covers compatible servers. Unset: the built-in writers.',
    ),
  LLM_API_KEY: z.string().optional().describe('Its API key. Your own server at LLM_BASE_URL may not need one.'),
  LLM_MODEL: z.string().optional().describe('The model’s name. Goes with LLM_PROVIDER.'),
  LLM_BASE_URL: address.optional().describe('Another base URL for its API, with the version in the path.'),
  LLM_USD_PER_MILLION_READ: price.describe(
    'What a million tokens that the model reads cost. Monitoring then shows what texts cost; unset: tokens alone.',
  ),
  LLM_USD_PER_MILLION_WRITTEN: price.describe('What a million tokens that it writes cost. Goes with the other.'),
}

/** @param values the variables, read */
export function modelConfigOf(values: z.output<z.ZodObject<typeof modelVariables>>): ModelConfig {
  const { LLM_PROVIDER: provider, LLM_MODEL: model, LLM_API_KEY: apiKey, LLM_BASE_URL: baseUrl } = values
  if (provider === undefined || model === undefined) return { llm: null }
  const { LLM_USD_PER_MILLION_READ: read, LLM_USD_PER_MILLION_WRITTEN: written } = values
  const prices = read === undefined || written === undefined ? null : { read, written }
  return { llm: { provider, model, apiKey: apiKey ?? null, baseUrl: baseUrl ?? null, prices } }
}
