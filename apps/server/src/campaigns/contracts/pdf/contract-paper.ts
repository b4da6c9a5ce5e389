/** What a printed contract is set from. Plain data: it goes to the thread that prints. */
export interface ContractPaper {
  title: string
  brand: string
  /** The creator's account. */
  creator: string
  clauses: { heading: string; text: string }[]
  /** Null: a draft that nobody has offered. */
  offered: { by: string | null; at: string } | null
  accepted: { name: string; at: string; address: string } | null
  digest: string | null
  /** Where anybody can check a copy; null before it is accepted. */
  checkUrl: string | null
  note: string
  madeAt: string
}
