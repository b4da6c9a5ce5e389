import { actionCosts, type ConsentRequest, type ConsentState } from '@vouch/contract'
import { date, plural } from '@vouch/presentation'

const stateWords: Readonly<Record<Exclude<ConsentState, 'waiting'>, string>> = {
  expired: 'Not answered in time',
  reading: 'Connected: the creator reads the report first',
  connected: 'Connected',
  declined: 'Declined',
  canceled: 'Taken back',
  ended: 'Disconnected',
}

/** @returns how a request stands, for the brand */
export function standingOf({ state, trouble, expiresAt }: ConsentRequest): string {
  if (trouble === 'insufficient_credits')
    return `Connected, but the report needs ${plural(actionCosts.creator_verification, 'credit')}`
  if (trouble === 'not_possible') return 'Connected, but there can be no report'
  return state === 'waiting' ? `Waiting for the creator until ${date(expiresAt)}` : stateWords[state]
}
