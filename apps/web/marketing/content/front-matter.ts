/** The lines between two rows of dashes at the head of an article: one `name: value` each. It is no YAML; a value is the rest of
 *  its line, so colons and quotes need no care. */

export interface FrontMatter {
  fields: ReadonlyMap<string, string>
  body: string
}

/** @throws Error naming the line that is none, so that a build stops at a half-written article. */
export function splitFrontMatter(text: string): FrontMatter {
  const found = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text.replaceAll('\r\n', '\n'))
  if (!found) throw new Error('The article does not begin with its front matter between two lines of ---.')
  const [, head = '', body = ''] = found
  const fields = new Map<string, string>()
  for (const line of head.split('\n')) {
    const colon = line.indexOf(':')
    const name = line.slice(0, colon).trim()
    if (colon < 1 || !/^[a-z]+$/.test(name)) throw new Error(`"${line}" is no line of front matter.`)
    if (fields.has(name)) throw new Error(`"${name}" stands twice in the front matter.`)
    fields.set(name, line.slice(colon + 1).trim())
  }
  return { fields, body }
}

/** @throws Error when the field is missing or empty. */
export function neededField(fields: FrontMatter['fields'], name: string): string {
  const value = fields.get(name)
  if (!value) throw new Error(`"${name}" is missing in the front matter.`)
  return value
}

/** @returns an ISO day. @throws Error when it is none. */
export function dayField(fields: FrontMatter['fields'], name: string): string {
  const value = neededField(fields, name)
  if (!/^\d{4}-\d{2}-\d{2}$/.test(value) || new Date(value).toISOString().slice(0, 10) !== value)
    throw new Error(`"${name}" is no day such as 2026-11-20: ${value}`)
  return value
}

/** @returns the parts of a comma-separated value; none where the field is missing. */
export function listField(fields: FrontMatter['fields'], name: string): string[] {
  return (fields.get(name) ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)
}
