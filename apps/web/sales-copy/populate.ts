import { type Copy, firstPiece } from './copy-answer.ts'

/** Fills the places of the preview one after the other. A section that fails is left out in silence; only when none could be written
 *  the whole run has failed. */

export const populatedSections = [
  'announcement-bar',
  'headlines',
  'sub-headlines',
  'social-proof',
  'final-cta-section',
] as const
export type PopulatedSection = (typeof populatedSections)[number]

export interface Populating {
  fetchSection: (section: PopulatedSection) => Promise<Copy>
  begins: (section: PopulatedSection) => void
  filled: (section: PopulatedSection, text: string) => void
}

/** @returns how many sections were filled @throws the last failure where none was */
export async function populate({ fetchSection, begins, filled }: Populating): Promise<number> {
  let count = 0
  let failure: unknown = null
  for (const section of populatedSections) {
    begins(section)
    try {
      filled(section, firstPiece(await fetchSection(section)))
      count += 1
    } catch (error) {
      failure = error
    }
  }
  if (count === 0) throw failure
  return count
}
