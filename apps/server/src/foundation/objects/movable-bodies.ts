/** A column whose bytes move to the object store, declared by the room of its table. Names are ours, never input. */
export interface MovableBodies {
  table: string
  /** The primary key. */
  id: string
  body: string
  /** SQL that must hold of a row before its bytes move. */
  when: string
}
