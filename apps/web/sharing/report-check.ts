/** Whether a digest belongs to a report: computed here, in the reader's own browser, from the very text that the page is drawn from. */

export type CheckOutcome =
  | { kind: 'match'; computed: string }
  | { kind: 'differs'; computed: string }
  /** Browsers compute digests only on pages that were sent encrypted. */
  | { kind: 'unable' }

/** @param expected `sha256:` and hexadecimal; spaces and case, as copying from paper brings them, do not matter
 *  @param subtle the browser's own; undefined on pages that were not sent encrypted */
export async function checkReport(
  text: string,
  expected: string,
  subtle: Pick<SubtleCrypto, 'digest'> | undefined,
): Promise<CheckOutcome> {
  if (subtle === undefined) return { kind: 'unable' }
  const bytes = new Uint8Array(await subtle.digest('SHA-256', new TextEncoder().encode(text)))
  const computed = `sha256:${Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')}`
  const plain = expected.replaceAll(/\s/g, '').toLowerCase()
  const named = plain.startsWith('sha256:') ? plain : `sha256:${plain}`
  return { kind: named === computed ? 'match' : 'differs', computed }
}
