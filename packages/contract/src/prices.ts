/** What actions cost, in credits. Unknown actions cost one. */
export const actionCosts = {
  creator_verification: 10,
} as const

export type ActionId = keyof typeof actionCosts
