import type { RequestKind } from '@vouch/contract'

/** What a request is called where people read it. */
export const kindNames: Readonly<Record<RequestKind, string>> = {
  access: 'Access',
  erasure: 'Erasure',
  objection: 'Objection',
}
