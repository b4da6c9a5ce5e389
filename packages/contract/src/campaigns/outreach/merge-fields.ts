import { isVisible } from '../../wire/visible-text.ts'

/** Merge fields: `{{creator_name}}`, or `{{first_name|there}}` with what stands where nothing is known. Upper case and spaces do
 *  not matter. The server fills messages in with this, and
 *  the screens show by it what will be sent. */

export const mergeFields = {
  creator_name: 'The creator’s name',
  first_name: 'The creator’s first name',
  handle: 'The creator’s handle',
  platform: 'Where the creator publishes',
  followers: 'The creator’s followers',
  brand: 'Your legal name',
  sender_name: 'The name you send as',
  campaign: 'The campaign’s name',
  product: 'What the campaign promotes',
  fee: 'The fee you planned for the creator',
  start_date: 'The campaign’s first day',
  end_date: 'The campaign’s last day',
} as const

export type MergeField = keyof typeof mergeFields

/** What could stand where a field isn't known: an example for whoever is told to say something there. */
const exampleFallbacks: Readonly<Record<MergeField, string>> = {
  ...{ creator_name: 'there', first_name: 'there', handle: 'there', platform: 'your channel', followers: 'many' },
  ...{ brand: 'our team', sender_name: 'our team', campaign: 'our next campaign', product: 'our product' },
  ...{ fee: 'your usual fee', start_date: 'soon', end_date: 'later' },
}

/** @returns a field with an example of a fallback: `{{fee|your usual fee}}` */
export function fieldWithFallback(name: MergeField): string {
  return `{{${name}|${exampleFallbacks[name]}}}`
}
export const mergeFieldNames = Object.keys(mergeFields) as MergeField[]

/** What is known of a recipient; what is missing, empty or blank is a hole. */
export type MergeValues = Partial<Record<MergeField, string>>

export interface FilledText {
  text: string
  /** Fields without a value and without a fallback: the text must not be sent with these. */
  holes: string[]
  /** Names in braces that are no field, and braces that hold nothing of the kind: what a slip of the hand leaves of one. */
  unknown: string[]
}

// A field, else what was meant as one: other words in two braces, braces that nobody closed or opened, and a field in one brace.
const field =
  /\{\{ {0,3}([a-z_]{1,40}) {0,3}(?:\|([^{}|]{0,200}))?\}\}|\{\{[^{}\n]{0,60}\}{0,2}|\}\}|\{ ?([a-z_]{1,40}) ?\}/gi

function isMergeField(name: string): name is MergeField {
  return Object.hasOwn(mergeFields, name)
}

/** @returns the text with its fields filled in; holes stand as `[field]`, and what is no field stays as it is written */
export function filledText(text: string, values: MergeValues): FilledText {
  return filledWith(text, values, isMergeField)
}

/** The same for fields of another kind. @param isField whether a name in braces is one of them */
export function filledWith<Field extends string>(
  text: string,
  values: Partial<Record<Field, string>>,
  isField: (name: string) => name is Field,
): FilledText {
  const [holes, unknown] = [new Set<string>(), new Set<string>()]
  const filled = text.replace(field, (written: string, called?: string, fallback?: string, single?: string) => {
    if (single !== undefined && !isField(single.toLowerCase())) return written
    const name = called?.toLowerCase()
    if (name === undefined || !isField(name)) {
      unknown.add(name ?? written.trim())
      return written
    }
    const known = values[name] ?? ''
    if (isVisible(known)) return known
    if (fallback !== undefined && isVisible(fallback)) return fallback.trim()
    holes.add(name)
    return `[${name}]`
  })
  return { text: filled, holes: [...holes], unknown: [...unknown] }
}
