import { wordCount } from '@vouch/contract'
import { z } from 'zod'
import { type LanguageModel, ModelFailure, type ModelRequest } from '../../outside/llm/language-model.ts'
import { claimFaults } from './claims.ts'

/** Asks a language model for items and lets through only what fits. A refused answer is sent back once with what is wrong. */

export interface Asked {
  model: LanguageModel
  /** @param faults of the answer before, none at first */
  request: (faults: readonly string[]) => ModelRequest
  /** What is wrong with the size of an answer. */
  sizeFaults: (items: readonly string[]) => string[]
  signal: AbortSignal
}

export type ModelAnswer = { items: string[] } | { failure: string }

const asksMax = 2
const faultsShown = 8
const itemsMax = 20
const itemWordsMax = 400

const form = z.object({ items: z.array(z.string().trim().min(1)).min(1).max(itemsMax) })

/** @returns items that fit, or in one sentence why there are none. It does not throw for what a model does. */
export async function askModel({ model, request, sizeFaults, signal }: Asked): Promise<ModelAnswer> {
  let faults: string[] = []
  for (let asks = 0; asks < asksMax; asks += 1) {
    let text: string
    try {
      text = await model.write(request(faults.slice(0, faultsShown)), signal)
    } catch (error) {
      if (error instanceof ModelFailure) return { failure: error.message }
      throw error
    }
    const items = itemsOf(text)
    if (items === null) {
      faults = ['The answer isn’t JSON in the requested format.']
      continue
    }
    faults = [
      ...sizeFaults(items),
      ...items.flatMap((item) => claimFaults(item)),
      ...items.filter((item) => wordCount(item) > itemWordsMax).map(() => 'An item is much too long.'),
      ...(new Set(items).size < items.length ? ['Two items are the same.'] : []),
    ]
    if (faults.length === 0) return { items }
  }
  return { failure: `The language model’s copy was rejected: ${faults[0] ?? ''}` }
}

/** Some models put their JSON into a fence or a sentence. @returns null where there is none of the form */
function itemsOf(text: string): string[] | null {
  const [begin, end] = [text.indexOf('{'), text.lastIndexOf('}')]
  if (begin < 0 || end < begin) return null
  try {
    const parsed = form.safeParse(JSON.parse(text.slice(begin, end + 1)))
    return parsed.success ? parsed.data.items : null
  } catch {
    return null
  }
}
