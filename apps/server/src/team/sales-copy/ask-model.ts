import { wordCount } from '@vouch/contract'
import { z } from 'zod'
import type { Outcome, Write } from '../../outside/llm/generate.ts'
import type { ModelRequest } from '../../outside/llm/language-model.ts'
import { claimFaults } from './claims.ts'

/** Asks a language model for items and lets through only what fits. A refused answer is sent back once with what is wrong. */

export interface Asked {
  write: Write
  /** @param faults of the answer before, none at first */
  request: (faults: readonly string[]) => ModelRequest
  /** What is wrong with the size of an answer. */
  sizeFaults: (items: readonly string[]) => string[]
  signal: AbortSignal
}

const asksMax = 2
const faultsShown = 8
const itemsMax = 20
const itemWordsMax = 400

const form = z.object({ items: z.array(z.string().trim().min(1)).min(1).max(itemsMax) })

/** @returns items that fit, or in one sentence why there are none
 *  @throws ModelFailure */
export async function askModel({ write, request, sizeFaults, signal }: Asked): Promise<Outcome<string[]>> {
  let faults: string[] = []
  for (let asks = 0; asks < asksMax; asks += 1) {
    const text = await write(request(faults.slice(0, faultsShown)), signal)
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
    if (faults.length === 0) return { value: items }
  }
  return { rejected: `The language model’s copy was rejected: ${faults[0] ?? ''}` }
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
