import { percent } from '@vouch/presentation'
import { TrustGauge } from '../../ui/tolerance-mark.tsx'
import type { Preview } from './preview.server.ts'
import styles from './waitlist.module.css'

/** The top of a report, drawn by the parts that the product draws it with. */
export function ReportPreview({ preview }: { preview: Preview }) {
  const { name, trust, suspiciousFollowers } = preview
  return (
    <figure className={styles.preview}>
      <div className={styles.previewHead}>
        <b>{name}</b>
        <span className={styles.chip}>Simulated creator</span>
      </div>
      {trust && <TrustGauge trust={trust} />}
      <figcaption className={styles.previewWords}>
        What the engine says about her: trust {trust?.score} of 100.
        {suspiciousFollowers &&
          ` Between ${percent(suspiciousFollowers.low)} and ${percent(suspiciousFollowers.high)} of her sampled followers look inauthentic.`}
      </figcaption>
    </figure>
  )
}
