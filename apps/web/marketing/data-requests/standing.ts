import type { DataRequestStatus } from '@vouch/contract'
import { date } from '@vouch/presentation'

/** @returns how a request stands, for the person who made it. */
export function standingOf(request: DataRequestStatus): { title: string; words: string } {
  switch (request.state) {
    case 'unconfirmed':
      return { title: 'Confirm it’s you', words: beforeConfirming(request) }
    case 'unproven':
      return {
        title: 'Prove that the profile is yours',
        words: `An email address doesn’t tell us whose profile it is. Only the owner can change its bio.${meanwhile(request)}`,
      }
    case 'open':
      return {
        title: 'Our team is on it',
        words: `A person decides, and we’ll email you by ${date(request.dueAt)}.${meanwhile(request)}`,
      }
    case 'done':
      return { title: 'Done', words: request.outcome ?? '' }
    case 'refused':
      return { title: 'Declined', words: request.outcome ?? '' }
  }
}

function beforeConfirming({ kind, subject }: DataRequestStatus): string {
  if (subject === 'creator') return 'If you didn’t ask for this, just close the page. Nothing will happen.'
  if (kind === 'erasure')
    return 'If there is an account with this email address, confirming deletes it right away and ends its subscription. This can’t be undone.'
  if (kind === 'access') return 'Confirming creates the file. You can download it here for seven days.'
  return 'Confirming stops our news emails right away; a person handles the rest.'
}

function meanwhile({ kind, subject, dueAt }: DataRequestStatus): string {
  if (kind !== 'objection' || subject !== 'creator') return ''
  return ` Until then brands see that a request is being examined. If you have no answer by ${date(dueAt)}, new verdicts on the profile pause.`
}
