import { z } from 'zod'
import { type LanguageModel, ModelFailure } from './language-model.ts'
import { below, callModel, someText } from './model-http.ts'
import type { ModelSettings } from './openai-model.ts'

/** A model behind the messages call. */

/** The version of the call's form, which the provider asks each caller to name. */
const formVersion = '2023-06-01'

const shape = z.object({
  content: z.array(z.union([z.object({ type: z.literal('text'), text: someText }), z.object({ type: z.string() })])),
  stop_reason: z.string().nullish(),
  usage: z.object({ input_tokens: z.int(), output_tokens: z.int() }).nullish().catch(null),
})

export function anthropicModel({ apiKey, model, baseUrl }: ModelSettings): LanguageModel {
  return {
    name: `anthropic:${model}`,
    write: async ({ instructions, prompt, tokensMax }, signal, spent) => {
      const { content, stop_reason, usage } = await callModel({
        url: below(baseUrl, 'messages'),
        headers: { 'anthropic-version': formVersion, ...(apiKey !== null && { 'x-api-key': apiKey }) },
        body: { model, max_tokens: tokensMax, system: instructions, messages: [{ role: 'user', content: prompt }] },
        shape,
        signal,
      })
      if (usage) spent?.({ read: usage.input_tokens, written: usage.output_tokens })
      const text = content.map((part) => ('text' in part ? part.text : '')).join('')
      if (stop_reason === 'max_tokens' || text === '')
        throw new ModelFailure('bad_answer', 'The language model’s answer was cut off.')
      return text
    },
  }
}
