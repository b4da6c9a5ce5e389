import jsonata from 'jsonata'
import { answerOrders } from '../../../foundation/jobs/answer-orders.ts'
import { hashtagsIn, mentionsIn } from '../reading/caption-words.ts'
import type { MappingAnswer, MappingOrder } from './mapper.ts'

/** The thread behind `openMapper`: rows of a supplier in, what its mapping makes of each of them out. A mapping reaches nothing but its row; a row that it
 *  cannot read is passed over, as long as it can read others. */

/** Of one evaluation: its time in milliseconds, its depth, and the longest list that it may make. */
const bounds = { timeout: 1_500, stack: 400, sequence: 200_000 }
/** Twice what the largest answer holds. */
const resultCharsMax = 40_000_000

answerOrders<MappingOrder, MappingAnswer>(async ({ expression, rows, about }) => {
  try {
    const mapping = jsonata(expression, bounds)
    mapping.registerFunction('hashtags', (text: unknown) => hashtagsIn(String(text ?? '')), '<x?:a>')
    mapping.registerFunction('mentions', (text: unknown) => mentionsIn(String(text ?? '')), '<x?:a>')
    const made: unknown[] = []
    let fault: string | null = null
    for (const row of rows) {
      const result: unknown = await mapping.evaluate(row, about).catch((error: unknown) => {
        fault ??= wordsOf(error)
        return null
      })
      if (result !== null && result !== undefined) made.push(...(Array.isArray(result) ? result : [result]))
    }
    if (made.length === 0 && fault !== null) return { fault }
    const json = JSON.stringify(made)
    return json.length <= resultCharsMax ? { json } : { fault: 'it made more than Vouch reads' }
  } catch (error) {
    return { fault: wordsOf(error) }
  }
})

/** JSONata quotes the values that it stumbles over. They are a creator's, and what is said of a fault is kept. */
function wordsOf(error: unknown): string {
  if (typeof error !== 'object' || error === null || !('message' in error)) return 'failed'
  const quoted = ['value', 'value2'].flatMap((key) => {
    const value: unknown = Reflect.get(error, key)
    return value === undefined || typeof value === 'number' ? [] : [JSON.stringify(value)]
  })
  const message = quoted.reduce((text, value) => text.replaceAll(value, '…'), String(error.message))
  return message.replace(/\.$/, '').slice(0, 300)
}
