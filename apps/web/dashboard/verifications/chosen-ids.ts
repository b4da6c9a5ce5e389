/** Which verifications an address names: `?ids=a,b`. */

/** More columns than these cannot be read side by side. */
export const chosenMost = 4
/** As many as the choice of creators can weigh at once. */
export const portfolioMost = 20

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** @returns the ids of an address, each once, at most `most`; what is no id is left out. */
export function idsOf(text: string | null, most = chosenMost): string[] {
  const ids = (text ?? '').split(',').filter((id) => uuid.test(id))
  return [...new Set(ids)].slice(0, most)
}
