import type { SignedInAnswer } from './client.ts'

/** Whether the balance on the screen is an old one. Every answer of the server names the newest entry of the ledger as it was when the call
 *  came; a call that changed something may have made an entry itself, so the balance is read after each of them. */
export interface LedgerWatch {
  /** @returns what has to be read again: `moved` the balance and its history, `asked` the balance alone, null nothing */
  hear: (answer: SignedInAnswer) => 'moved' | 'asked' | null
}

export function ledgerWatch(): LedgerWatch {
  let seen: number | null = null
  return {
    hear: ({ isReading, ledgerMark }) => {
      const mark = ledgerMark === null ? 0 : Number(ledgerMark)
      const before = seen
      // Answers overtake each other: an older mark is no news.
      seen = Math.max(mark, before ?? mark)
      if (before !== null && mark > before) return 'moved'
      return isReading ? null : 'asked'
    },
  }
}
