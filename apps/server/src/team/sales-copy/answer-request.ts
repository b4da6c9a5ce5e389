import { type CopyItem, type CopySectionId, sizeFaults, wordCount } from '@vouch/contract'
import { type GenerationDesk, type Generator, generate } from '../../outside/llm/generate.ts'
import { type Asked, askModel } from './ask-model.ts'
import { customRequest, promptVersion, sectionRequest } from './prompts.ts'
import { customWordsMax, writeCustom } from './write-custom.ts'
import { joined, writeSection } from './write-section.ts'

/** Writes copy by the configured language model, and by the built-in writer where there is none or where it fails. An answer says who
 *  wrote it, so that nobody takes one for the other. */

export interface CopyParts extends GenerationDesk {
  now: () => Date
  /** A new one for each text. */
  drawSeed: () => number
}

const builtIn = 'built-in'

/** @param named how the caller called the section */
export async function writeSectionCopy(
  parts: CopyParts,
  section: CopySectionId,
  named: string,
  signal: AbortSignal,
): Promise<CopyItem> {
  const asked = await ask(parts, 'sales-copy', {
    request: (faults) => sectionRequest(section, faults),
    sizeFaults: (items) => sizeFaults(section, items),
    signal,
  })
  const items = asked.items ?? writeSection(section, parts.drawSeed())
  return itemOf(parts, { ...asked, section: named, content: joined(section, items), items })
}

/** @returns what is wrong with the size of an answer to a request in free words */
export function customFaults(items: readonly string[]): string[] {
  return wordCount(items.join(' ')) > customWordsMax
    ? [`The items have more than ${customWordsMax} words in total.`]
    : []
}

export async function writeCustomCopy(
  parts: CopyParts,
  { section, prompt }: { section: string; prompt: string },
  signal: AbortSignal,
): Promise<CopyItem> {
  const asked = await ask(parts, 'sales-copy-request', {
    request: (faults) => customRequest(section, prompt, faults),
    sizeFaults: customFaults,
    signal,
  })
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

async function ask(desk: CopyParts, generator: Generator, asked: Omit<Asked, 'write'>): Promise<Outcome> {
  const { value, failure } = await generate(desk, generator, (write) => askModel({ ...asked, write }))
  if (value !== null && desk.model !== null)
    return { items: value, writer: `${desk.model.name}, instructions ${promptVersion}`, note: null }
  return { items: null, writer: builtIn, note: failure && `${failure} The built-in writer wrote this instead.` }
}

function itemOf(
  { now }: CopyParts,
  { section, content, items, writer, note }: Omit<CopyItem, 'variations' | 'timestamp'> & { items: string[] },
): CopyItem {
  return { content, variations: items, timestamp: now().toISOString(), section, writer, note }
}
