/** The plans that are sold, the smallest first. */
export const tiers = ['STARTER', 'PROFESSIONAL', 'ENTERPRISE'] as const
