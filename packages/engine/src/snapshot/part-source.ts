import type { ConnectorId, SourceBasis, SourcedPart } from './words.ts'

/** Where data came from: never a reason for a verdict, and always named beside it. */

/** Which connector made the snapshot, and by what right. */
export interface Source {
  connector: ConnectorId
  basis: SourceBasis
}

/** Where one part came from, where parts of a snapshot differ in that. No signal weighs it; a report names it. */
export interface PartSource extends Source {
  part: SourcedPart
  /** Who gave it, as people call them. */
  name: string
  /** When it was read there, ISO 8601; a supplier may have read it earlier than we asked. */
  at: string
  /** What it cost the operator, in dollars. */
  priceUsd?: number | null | undefined
}
