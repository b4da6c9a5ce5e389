import { markLines, markSide } from '@vouch/presentation'
import type { Failure } from '../asking/messages.ts'

/** The head of a screen: the product's mark and what the screen is about. */
export function Head({ title }: { title: string }) {
  return (
    <header>
      <svg width="24" height="24" viewBox={`0 0 ${markSide} ${markSide}`} fill="none" aria-hidden="true">
        {markLines.map(({ d, width, join }) => (
          <path key={d} d={d} stroke="currentColor" strokeWidth={width} strokeLinejoin={join} strokeLinecap="round" />
        ))}
      </svg>
      <h1>{title}</h1>
    </header>
  )
}

/** What went wrong, where something did. */
export function Trouble({ failure }: { failure: Failure | null }) {
  return failure === null ? null : (
    <p className="notice" role="alert">
      {failure.sentence}
    </p>
  )
}
