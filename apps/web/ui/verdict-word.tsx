import type { Decision, FraudRisk } from '@vouch/engine'
import { decisionName, decisionTone, riskTone, toneColour } from '@vouch/presentation'
import styles from './verdict-word.module.css'

interface VerdictWordProps {
  verdict: { decision: Decision | null; fraudRisk: FraudRisk | null } | null
}

/** The verdict of a row in a word: the decision, or the risk where an earlier engine made none. */
export function VerdictWord({ verdict }: VerdictWordProps) {
  if (verdict?.decision) {
    const { word } = verdict.decision
    return (
      <span className={styles.word} style={{ color: toneColour(decisionTone(word)) }}>
        {decisionName(word)}
      </span>
    )
  }
  if (!verdict?.fraudRisk) return null
  return (
    <span className={styles.word} style={{ color: toneColour(riskTone(verdict.fraudRisk)) }}>
      {verdict.fraudRisk} risk
    </span>
  )
}
