import type { Report } from '@vouch/engine'
import { EvidenceDrawer } from '../../report/evidence-drawer.tsx'
import whole from './hero-evidence.json'

/** The engine wrote the file; its words are those of this type. */
const { signals } = whole as unknown as Pick<Report, 'signals'>

interface SampleEvidenceProps {
  /** Id of the signal that is looked at; null: none. */
  opened: string | null
  onClose: () => void
}

/** What a concern of the report on the home page rests on. */
export default function SampleEvidence({ opened, onClose }: SampleEvidenceProps) {
  const signal = signals.find(({ id }) => id === opened) ?? null
  return <EvidenceDrawer signal={signal} loadSnapshot={null} onClose={onClose} />
}
