import { actionCosts, type ConsentRequest, type ConsentState } from '@vouch/contract'
import { date, plural } from '@vouch/presentation'

const stateWords: Readonly<Record<Exclude<ConsentState, 'waiting' | 'reading' | 'connected'>, string>> = {
  expired: 'Not answered in time',
  declined: 'Declined',
  canceled: 'Withdrawn',
  ended: 'Disconnected',
}

/** @returns how a request stands, for the brand */
export function standingOf({ state, trouble, expiresAt, uploaded }: ConsentRequest): string {
  const answered = uploaded ? 'Uploaded an export' : 'Connected'
  if (trouble === 'insufficient_credits')
    return `${answered}, but the report needs ${plural(actionCosts.creator_verification, 'credit')}`
  if (trouble === 'not_possible') return `${answered}, but a report isn’t possible`
  if (state === 'connected') return answered
  if (state === 'reading') return `${answered}: the creator reads the report first`
  return state === 'waiting' ? `Waiting for the creator until ${date(expiresAt)}` : stateWords[state]
}
