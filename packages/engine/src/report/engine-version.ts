/** Version of the verdict. It changes when the same snapshot could get another report, so that a stored report says which
 *  rules it was made by. */
export const engineVersion = '2.0.0'

/** Every engine that there has been, oldest first: no other can have written a report before this one. */
export const engineVersions: readonly string[] = ['1.0.0', '1.1.0', '1.2.0', engineVersion]

/** The first one that splits a report into parts and decides by them. */
export const partsSince = '2.0.0'
