import type { AnalysisKind } from '@vouch/contract'
import type { OverexposureAnalysis, RegretAnalysis, RiskAnalysis } from '@vouch/engine'
import styles from './analysis.module.css'
import { OverexposureAnswer } from './overexposure-answer.tsx'
import { RegretAnswer } from './regret-answer.tsx'
import { RiskAnswer } from './risk-answer.tsx'
import samples from './sample-answers.json'

/** What is bought, shown before: unchanged answers of the engine about a simulated creator. A test records the file and holds it to the
 *  engine; the file only knows that its words are texts, and they are those of these types. */
export default function SampleAnswer({ kind }: { kind: AnalysisKind }) {
  return (
    <div className={styles.sample}>
      <p className={styles.quiet}>A sample: the whole result for a simulated creator, not for this one.</p>
      {kind === 'ai_risk_analysis' && <RiskAnswer answer={samples.ai_risk_analysis as unknown as RiskAnalysis} />}
      {kind === 'enhanced_regret_rate' && (
        <RegretAnswer answer={samples.enhanced_regret_rate as unknown as RegretAnalysis} />
      )}
      {kind === 'overexposure_index' && (
        <OverexposureAnswer answer={samples.overexposure_index as unknown as OverexposureAnalysis} />
      )}
    </div>
  )
}
