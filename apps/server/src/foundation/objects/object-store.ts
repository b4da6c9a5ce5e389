/** Where large bytes may lie outside the database: named objects, written once and never changed. */
export interface ObjectStore {
  /** Stores an object under a new name. @throws ObjectFault */
  put: (key: string, body: Uint8Array) => Promise<void>
  /** @returns the bytes. @throws ObjectFault `missing` where there is none of that name */
  get: (key: string) => Promise<Buffer>
  /** Deletes; a name that nothing has is no fault. @throws ObjectFault */
  delete: (key: string) => Promise<void>
  /** Writes, reads and deletes an object of no meaning. @throws ObjectFault with what does not work */
  tryOut: () => Promise<void>
  close: () => void
}

/** `away`: no answer, or one that may be better soon. `refused`: the store does not let us. `too_large`: it
 *  takes others. `missing`: nothing has the name. `damaged`: other bytes
 *  than were stored. */
export type ObjectFaultKind = 'away' | 'refused' | 'too_large' | 'missing' | 'damaged'

/** What went wrong with an object; its message says it in words that end without a period. */
export class ObjectFault extends Error {
  readonly kind: ObjectFaultKind

  constructor(kind: ObjectFaultKind, message: string, cause?: unknown) {
    super(message, { cause })
    this.name = 'ObjectFault'
    this.kind = kind
  }
}
