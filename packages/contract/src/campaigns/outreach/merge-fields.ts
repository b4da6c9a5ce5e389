/** Merge fields: `{{creator_name}}`, or `{{first_name|there}}` with what stands where nothing is known. The server fills messages in with this, and
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
export const mergeFieldNames = Object.keys(mergeFields) as MergeField[]

/** What is known of a recipient; what is missing or empty is a hole. */
export type MergeValues = Partial<Record<MergeField, string>>

export interface FilledText {
  text: string
  /** Fields without a value and without a fallback: the text must not be sent with these. */
  holes: string[]
  /** Names in braces that are no field. */
  unknown: string[]
}

const field = /\{\{ ?([a-z_]{1,40}) ?(?:\|([^{}|]{0,200}))?\}\}/g

function isMergeField(name: string): name is MergeField {
  return Object.hasOwn(mergeFields, name)
}

/** @returns the text with its fields filled in; holes stand as `[field]`, and what is no field stays as it is written */
export function filledText(text: string, values: MergeValues): FilledText {
  const [holes, unknown] = [new Set<string>(), new Set<string>()]
  const filled = text.replace(field, (written, name: string, fallback: string | undefined) => {
    if (!isMergeField(name)) {
      unknown.add(name)
      return written
    }
    const known = values[name] ?? ''
    if (known !== '') return known
    if (fallback !== undefined && fallback.trim() !== '') return fallback.trim()
    holes.add(name)
    return `[${name}]`
  })
  return { text: filled, holes: [...holes], unknown: [...unknown] }
}
