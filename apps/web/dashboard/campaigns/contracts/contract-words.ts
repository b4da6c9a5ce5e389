import type { ContractPhase, OpenContract, TermConflict } from '@vouch/contract'
import { dateTime } from '@vouch/presentation'

/** How a contract stands, in words. */

export const phaseWords: Readonly<Record<ContractPhase, string>> = {
  draft: 'Draft',
  sent: 'Sent',
  accepted: 'Accepted',
  declined: 'Declined',
}

/** @returns one sentence about what happened last */
export function standingSentence({ state, sent, answer, current }: OpenContract): string {
  if (state === 'accepted' && answer) return `Accepted by ${answer.name ?? 'the creator'} on ${dateTime(answer.at)}`
  if (state === 'declined' && answer) return `Declined on ${dateTime(answer.at)}`
  if (state === 'sent' && sent) {
    const whom = sent.to === null ? 'Link made' : `Sent to ${sent.to}`
    return `${whom} on ${dateTime(sent.at)}${sent.by === null ? '' : ` by ${sent.by}`}. Awaiting response`
  }
  return `Version ${current.version}, saved ${dateTime(current.at)}${current.by === null ? '' : ` by ${current.by}`}`
}

/** @returns the steps of a campaign in which what conflicts can be changed: days stand with the brief, fees with outreach */
export function stepsOfConflicts(conflicts: readonly Pick<TermConflict, 'name'>[]): { step: number; label: string }[] {
  const [fees, days] = [conflicts.some(isFee), conflicts.some((each) => !isFee(each))]
  return [
    ...(days ? [{ step: 1, label: 'Open the campaign’s dates' }] : []),
    ...(fees ? [{ step: 5, label: 'Open the campaign’s fees' }] : []),
  ]
}

function isFee({ name }: Pick<TermConflict, 'name'>): boolean {
  return name === 'fee'
}
