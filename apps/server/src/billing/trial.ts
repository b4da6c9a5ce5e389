/** The trial: a fortnight on the Starter plan with its credits, begun by a card that is not charged yet. */

export const trialCredits = 150
