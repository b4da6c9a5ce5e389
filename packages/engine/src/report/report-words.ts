/** The words of a report's verdicts, in the order of their meaning. Pages, stored reports and the documentation go by them.
 *
 *  What a newcomer would get wrong is to compare them as text: "critical" comes before "low" in the alphabet and last here. */

/** INSUFFICIENT, PRIVATE, NOT_FOUND and RESTRICTED have no verdict; LOW_CONFIDENCE has one that should not be relied on alone. */
export const reportStates = ['READY', 'LOW_CONFIDENCE', 'INSUFFICIENT', 'PRIVATE', 'NOT_FOUND', 'RESTRICTED'] as const
/** Depends on what there was to look at, never on how good the score is. */
export type ReportState = (typeof reportStates)[number]

/** Best first. The cut-offs are those of `Trust`. */
export const trustBands = ['excellent', 'good', 'moderate', 'poor'] as const
/** The word for a score; it says nothing about how sure the score is. */
export type TrustBand = (typeof trustBands)[number]

/** Least first. A risk asks for the score and for how well it is known. */
export const fraudRisks = ['low', 'medium', 'high', 'critical'] as const
/** The word for what a brand risks; missing data alone never makes it high. */
export type FraudRisk = (typeof fraudRisks)[number]

/** Signals of one group look at the same deed from several sides and are weakened against each other. */
export const signalGroups = ['audience', 'engagement', 'growth', 'content', 'comments', 'coordination'] as const
/** The first part of a signal's id. */
export type SignalGroup = (typeof signalGroups)[number]

/** `neutral` is measured and says nothing either way; `not-measurable` saw too little. */
export const signalVerdicts = ['strength', 'neutral', 'concern', 'not-measurable'] as const
/** For the reader's eye. The sum is made of log-odds, with which it agrees in direction. */
export type SignalVerdict = (typeof signalVerdicts)[number]

/** Followers and subscribers are the same count under two names, kept apart because the published tables are. */
export const engagementBases = ['followers', 'views', 'subscribers'] as const
/** The denominator of an engagement rate. Rates on different bases must never be compared. */
export type EngagementBasis = (typeof engagementBases)[number]

/** The vendors' five bands, read as fifths of the creators of a size. */
export const engagementBands = ['low', 'below', 'average', 'above', 'high'] as const
/** Named from the creator's place in the table of the same size, platform and basis. */
export type EngagementBand = (typeof engagementBands)[number]
