import { z } from 'zod'

/** Kinds of variables, each with the words that complete its name when a value is refused. */

export const flag = z.stringbool({ error: 'must be true or false' })
export const whole = z.coerce.number({ error: 'must be a whole number' }).int('must be a whole number')
export const portRange = 'must be from 0 to 65535'
export const part = z.coerce
  .number('must be a number from 0 to 1')
  .min(0, 'must be a number from 0 to 1')
  .max(1, 'must be a number from 0 to 1')
/** `name=value,other=value`, with what is special in a value percent-encoded. */
export const headerList = z.string().transform((text, context): Readonly<Record<string, string>> => {
  const pairs = text.split(',').map((pair) => /^\s*([\w-]+)=(([^%]|%[\da-f]{2})*)$/i.exec(pair))
  if (pairs.includes(null))
    context.addIssue({ code: 'custom', message: 'must be name=value pairs, separated by commas' })
  return Object.fromEntries(pairs.map((pair) => [pair?.[1] ?? '', decodeURIComponent(pair?.[2]?.trim() ?? '')]))
})
export const address = z.url('must be a URL such as https://example.com')

/** An address that mail comes from, by itself or behind a name: `Vouch <hello@vouch.example>`. */
export const sender = z.string().refine((text) => {
  const address = /<([^<>]*)>$/.exec(text)?.[1] ?? text
  return /^[^\s@<>]+@[^\s@<>]+$/.test(address)
}, 'must have an email address, such as Vouch <hello@vouch.example>')
