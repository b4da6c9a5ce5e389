import type { Config } from '../config.ts'
import type { VerificationParts } from '../verifications/verification-parts.ts'

/** What shortlists are given. They verify through the very function that everybody's verifications go through. */
export interface ShortlistParts {
  verifying: VerificationParts
  config: Pick<Config, 'company'>
  /** Where links in mail lead. */
  publicAddress: () => string
}
