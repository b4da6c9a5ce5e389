/** Version of the verdict. It changes when the same snapshot could get another report, so that a stored report says which
 *  rules it was made by. */
export const engineVersion = '2.0.0'
