import { z } from 'zod'
import { type LanguageModel, ModelFailure } from './language-model.ts'
import { below, callModel, someText } from './model-http.ts'

/** A model behind the chat-completions call, which its inventor, most other providers and programs on one's own machine serve. */

export interface ModelSettings {
  /** Null: the server asks for none. */
  apiKey: string | null
  model: string
  /** With the version in its path, as the provider's clients take it. */
  baseUrl: string
}

const shape = z.object({
  choices: z.array(z.object({ message: z.object({ content: someText }), finish_reason: z.string().nullish() })).min(1),
  usage: z.object({ prompt_tokens: z.int(), completion_tokens: z.int() }).nullish().catch(null),
})

export function openaiModel({ apiKey, model, baseUrl }: ModelSettings): LanguageModel {
  return {
    name: `openai:${model}`,
    write: async ({ instructions, prompt, tokensMax }, signal, spent) => {
      const { choices, usage } = await callModel({
        url: below(baseUrl, 'chat/completions'),
        headers: apiKey === null ? {} : { authorization: `Bearer ${apiKey}` },
        body: {
          model,
          max_completion_tokens: tokensMax,
          messages: [
            { role: 'system', content: instructions },
            { role: 'user', content: prompt },
          ],
        },
        shape,
        signal,
      })
      if (usage) spent?.({ read: usage.prompt_tokens, written: usage.completion_tokens })
      const [choice] = choices
      if (choice === undefined || choice.finish_reason === 'length')
        throw new ModelFailure('bad_answer', 'The language model’s answer was cut off.')
      return choice.message.content
    },
  }
}
