import { z } from 'zod'
import { neededText, notAnObject } from '../wire/form-fields.ts'
import { route } from '../wire/route.ts'
import { copySectionNames } from './copy-sections.ts'

/** The calls of the team's sales-copy tool. */

/** One answer of the writer. */
export const copyItem = z
  .object({
    /** All of it, ready to paste; its first line alone can be used too. */
    content: z.string(),
    /** The pieces of the content, each usable alone. */
    variations: z.array(z.string()),
    /** When it was written. */
    timestamp: z.string(),
    /** As it was asked for. */
    section: z.string(),
    writer: z
      .string()
      .describe('Who wrote it: `built-in`, or the name of the language model with the version of its instructions.'),
    /** Why the built-in writer stepped in for the language model, or how it read a request in free words; null otherwise. */
    note: z.string().nullable(),
  })
  .meta({ id: 'CopyItem' })
export type CopyItem = z.output<typeof copyItem>

/** The longest request in free words. */
export const customPromptCharsMax = 2_000
const sectionCharsMax = 100

export const salesCopy = {
  custom: route({
    method: 'POST',
    path: '/api/sales-copy/custom',
    access: 'team',
    tag: 'Sales copy',
    summary: 'Writes copy for a free-form request.',
    body: z.object(
      {
        section: neededText('Section name is required.', 'Section name', sectionCharsMax),
        prompt: neededText('Prompt is required.', 'A prompt', customPromptCharsMax),
      },
      notAnObject,
    ),
    status: 200,
    reply: copyItem,
    problems: ['validation', 'rate_limited'],
    callsPerMinuteMax: 60,
  }),
  section: route({
    method: 'POST',
    path: '/api/sales-copy/:section',
    access: 'team',
    tag: 'Sales copy',
    summary: 'Writes one section of marketing copy, different each time and within its size limits.',
    params: z.object({
      section: z
        .string('Section must be text.')
        .max(sectionCharsMax, `Section can be up to ${sectionCharsMax} characters.`)
        .describe(copySectionNames.join(', ')),
    }),
    status: 200,
    reply: copyItem,
    problems: ['not_found', 'rate_limited'],
    callsPerMinuteMax: 60,
  }),
}
