import { decisionErrorSentences } from '@vouch/presentation'

/** How often the three words may be wrong, from the one place that states it. */
export function DecisionErrors() {
  return (
    <ul>
      {decisionErrorSentences().map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  )
}
