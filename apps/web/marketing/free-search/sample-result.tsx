import type { CreatorAnalysis } from '@vouch/contract'
import { AnalysisResult } from './analysis-result.tsx'
import styles from './free-search.module.css'
import recorded from './sample-analysis.json'

/** A test writes the file with the server's own function; it only knows that its words are texts. */
const analysis = recorded as CreatorAnalysis

/** What an answer looks like, before anybody leaves an address: the tool's own, about a simulated creator. */
export function SampleResult() {
  return (
    <div className={styles.sample}>
      <p className={styles.sampleHead}>
        <b>A sample result</b> What you get for a creator of your choice. This one is simulated; the figures come
        straight from the engine.
      </p>
      <AnalysisResult analysis={analysis} sample />
    </div>
  )
}
