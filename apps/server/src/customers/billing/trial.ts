/** The trial: a fortnight on the Starter plan with its credits, begun by a card that is not charged yet. */

export const trialCredits = 150

/** Days after which a sign-up that nobody finished is cleared away: a link that was mailed or a tab that was left open is taken up within
 *  days or never. */
export const signUpDaysKept = 3
