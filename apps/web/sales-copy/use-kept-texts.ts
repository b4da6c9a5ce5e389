import { useState } from 'react'
import { type KeptCopy, keep, loadKept } from './kept-texts.ts'

export interface KeptTexts {
  kept: KeptCopy
  /** Changes what is kept, from what is kept now: answers may arrive after other changes. */
  change: (next: (kept: KeptCopy) => KeptCopy) => void
}

/** What this browser keeps, with every change written at once. */
export function useKeptTexts(): KeptTexts {
  const [kept, setKept] = useState(loadKept)
  const change: KeptTexts['change'] = (next) => {
    const changed = next(loadKept())
    keep(changed)
    setKept(changed)
  }
  return { kept, change }
}
