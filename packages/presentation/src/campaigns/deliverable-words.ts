import type { DeliverableKind, Disclosure } from '@vouch/contract'

/** What creators deliver, and how it says that it is paid for. */

export const deliverableWords: Readonly<Record<DeliverableKind, string>> = {
  post: 'Post',
  reel: 'Reel',
  story: 'Story',
  video: 'Video',
  short: 'Short',
  live: 'Live',
  other: 'Other',
}

/** A disclosure below the fold is read by those alone who open the caption. */
export const disclosureWords: Readonly<Record<Disclosure, string>> = {
  label: 'Platform label',
  caption: 'Disclosed in caption',
  late: 'Disclosed below the fold',
  vague: 'Disclosure too vague',
  none: 'No disclosure seen',
}

/** @returns whether a brand can leave a disclosure as it is */
export function isDisclosed(disclosure: Disclosure): boolean {
  return disclosure === 'label' || disclosure === 'caption'
}
