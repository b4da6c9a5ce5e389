import { type ShortlistStatus, shortlistStatuses } from '@vouch/contract'

/** Where the talks with a creator stand, as it is read. */
export const statusWords: Record<ShortlistStatus, string> = {
  considering: 'Considering',
  contacted: 'Contacted',
  agreed: 'Agreed',
  declined: 'Declined',
}

/** @returns the status that a form's value names */
export function statusOf(value: string): ShortlistStatus {
  return shortlistStatuses.find((status) => status === value) ?? 'considering'
}

/** @returns the tags that somebody wrote with commas between them: each once, none empty, at most as many as are kept */
export function tagsOf(text: string, max: number): string[] {
  const tags = text.split(',').map((tag) => tag.trim().slice(0, 30))
  return [...new Set(tags.filter(Boolean))].slice(0, max)
}
