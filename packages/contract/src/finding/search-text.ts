export const sentenceMax = 300

/** @returns the sentence of a search, from the address of its page */
export function sentenceOf(address: URLSearchParams): string {
  return (address.get('q') ?? '').slice(0, sentenceMax)
}
