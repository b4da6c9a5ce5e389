import { type CopyItem, type CopySectionId, sizeFaults, wordCount } from '@vouch/contract'
import type { FastifyBaseLogger } from 'fastify'
import type { LanguageModel } from '../../outside/llm/language-model.ts'
import { askModel, type ModelAnswer } from './ask-model.ts'
import { customRequest, promptVersion, sectionRequest } from './prompts.ts'
import { writeCustom } from './write-custom.ts'
import { joined, writeSection } from './write-section.ts'

/** Writes copy by the configured language model, and by the built-in writer where there is none or where it fails. An answer says who
 *  wrote it, so that nobody takes one for the other. */

export interface CopyParts {
  /** Null: the built-in writer alone. */
  model: LanguageModel | null
  now: () => Date
  /** A new one for each text. */
  drawSeed: () => number
}

/** Who asks, and what becomes of the call. */
export interface Asking {
  log: Pick<FastifyBaseLogger, 'info' | 'warn'>
  signal: AbortSignal
}

const builtIn = 'built-in'

/** @param named how the caller called the section */
export async function writeSectionCopy(
  parts: CopyParts,
  section: CopySectionId,
  named: string,
  asking: Asking,
): Promise<CopyItem> {
  const asked = await ask(parts, asking, named, (model) =>
    askModel({
      model,
      request: (faults) => sectionRequest(section, faults),
      sizeFaults: (items) => sizeFaults(section, items),
      signal: asking.signal,
    }),
  )
  const items = asked.items ?? writeSection(section, parts.drawSeed())
  return itemOf(parts, { ...asked, section: named, content: joined(section, items), items })
}

const customWordsMax = 260

export async function writeCustomCopy(
  parts: CopyParts,
  { section, prompt }: { section: string; prompt: string },
  asking: Asking,
): Promise<CopyItem> {
  const asked = await ask(parts, asking, 'custom', (model) =>
    askModel({
      model,
      request: (faults) => customRequest(section, prompt, faults),
      sizeFaults: (items) =>
        wordCount(items.join(' ')) > customWordsMax
          ? [`The items have more than ${customWordsMax} words in total.`]
          : [],
      signal: asking.signal,
    }),
  )
  if (asked.items !== null)
    return itemOf(parts, { section, content: asked.items.join('\n\n'), ...asked, items: asked.items })
  const { content, items, note } = writeCustom(section, prompt, parts.drawSeed())
  const said = [asked.note, note].filter((each) => each !== null).join(' ')
  return itemOf(parts, { section, content, items, writer: asked.writer, note: said })
}

interface Outcome {
  /** Null: the built-in writer writes. */
  items: string[] | null
  writer: string
  note: string | null
}

async function ask(
  { model }: CopyParts,
  { log }: Asking,
  what: string,
  asks: (model: LanguageModel) => Promise<ModelAnswer>,
): Promise<Outcome> {
  if (model === null) return { items: null, writer: builtIn, note: null }
  const writer = `${model.name}, instructions ${promptVersion}`
  const answer = await asks(model)
  if ('items' in answer) {
    log.info({ section: what, writer }, 'A language model wrote copy')
    return { items: answer.items, writer, note: null }
  }
  log.warn({ section: what, writer, failure: answer.failure }, 'The built-in writer stepped in for a language model')
  return { items: null, writer: builtIn, note: `${answer.failure} The built-in writer wrote this instead.` }
}

function itemOf(
  { now }: CopyParts,
  { section, content, items, writer, note }: Omit<CopyItem, 'variations' | 'timestamp'> & { items: string[] },
): CopyItem {
  return { content, variations: items, timestamp: now().toISOString(), section, writer, note }
}
