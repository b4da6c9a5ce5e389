import type { DataRequestStatus } from '@vouch/contract'
import { date } from '../../ui/format.ts'

/** @returns how a request stands, for the person who made it. */
export function standingOf(request: DataRequestStatus): { title: string; words: string } {
  switch (request.state) {
    case 'unconfirmed':
      return { title: 'Confirm that it is you', words: beforeConfirming(request) }
    case 'unproven':
      return {
        title: 'Show that the profile is yours',
        words: 'A mailbox does not say whose profile it is. Only its owner can change its description.',
      }
    case 'open':
      return {
        title: 'With our team',
        words: `A person decides, and you get a letter by ${date(request.dueAt)}.${heldBack(request)}`,
      }
    case 'done':
      return { title: 'Done', words: request.outcome ?? '' }
    case 'refused':
      return { title: 'Refused', words: request.outcome ?? '' }
  }
}

function beforeConfirming({ kind, subject }: DataRequestStatus): string {
  if (subject === 'creator') return 'If you did not ask for this, close the page: nothing happens.'
  if (kind === 'erasure')
    return 'Confirming deletes the account of this address at once, if there is one, and ends its subscription. Nobody can bring it back.'
  if (kind === 'access') return 'Confirming makes the file. It can be fetched here for seven days.'
  return 'Confirming stops news by mail at once; a person answers the rest.'
}

function heldBack({ kind, subject }: DataRequestStatus): string {
  return kind === 'objection' && subject === 'creator' ? ' Until then no new verdict is given on the profile.' : ''
}
