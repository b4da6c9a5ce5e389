import { Clauses } from '../../../ui/clauses.tsx'
import { withHoles } from './contract-holes.tsx'

interface ContractPaperProps {
  title: string
  clauses: readonly { heading: string; text: string }[]
}

/** A contract as it reads, with what is missing marked. */
export function ContractPaper({ title, clauses }: ContractPaperProps) {
  return <Clauses title={title} clauses={clauses} drawn={withHoles} />
}
