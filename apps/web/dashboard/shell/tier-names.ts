import type { User } from '@vouch/contract'

const tierNames = { STARTER: 'Starter', PROFESSIONAL: 'Professional', ENTERPRISE: 'Enterprise' }

/** @returns what somebody is on, in words. A workspace has a tier before it has a plan. */
export function planName({ tier, subscription }: Pick<User, 'tier' | 'subscription'>): string {
  return subscription === null ? 'No plan yet' : `${tierNames[tier]} plan`
}
