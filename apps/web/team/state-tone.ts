import type { Tone } from '@vouch/presentation'

/** What the words of states mean, over all tables. A word that is not here has no colour. */
const tones: Readonly<Record<string, Tone>> = {
  active: 'good',
  valid: 'good',
  paid: 'good',
  done: 'good',
  ready: 'good',
  healthy: 'good',
  sent: 'good',
  handled: 'good',
  answered: 'good',
  completed: 'good',
  accepted: 'good',
  strength: 'good',
  trialing: 'info',
  running: 'info',
  queued: 'info',
  waiting: 'info',
  open: 'info',
  created: 'info',
  unverified: 'caution',
  unproven: 'caution',
  unconfirmed: 'caution',
  'past due': 'caution',
  'due soon': 'caution',
  'some failures': 'caution',
  retry: 'caution',
  concern: 'caution',
  restricted: 'caution',
  insufficient: 'caution',
  revoked: 'caution',
  suspended: 'risk',
  failed: 'risk',
  failing: 'risk',
  dead: 'risk',
  overdue: 'risk',
  lapsed: 'risk',
  uncollectible: 'risk',
  refused: 'risk',
}

/** @param words a state as it is written, in lower case */
export function stateTone(words: string): Tone {
  return Object.hasOwn(tones, words) ? (tones[words] ?? 'plain') : 'plain'
}
