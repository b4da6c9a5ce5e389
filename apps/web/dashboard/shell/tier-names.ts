import type { User } from '@vouch/contract'

const tierNames = { STARTER: 'Starter', PROFESSIONAL: 'Professional', ENTERPRISE: 'Enterprise' }

interface Planned {
  tier: User['tier']
  /** Undefined: not known yet. */
  subscription?: Pick<NonNullable<User['subscription']>, 'isActive'> | null | undefined
}

/** @returns what somebody is on, in words. A workspace has a tier before it has a plan, and keeps it when that has ended. */
export function planName({ tier, subscription }: Planned): string {
  if (subscription === null) return 'No plan yet'
  return subscription?.isActive === false ? `${tierNames[tier]} plan, ended` : `${tierNames[tier]} plan`
}
