import type { Step, StepName } from '@vouch/contract'
import { missing, number, range } from '@vouch/presentation'
import { EvidenceBand } from '../../../dashboard/verifications/evidence-band.tsx'
import { StepRow } from '../../../dashboard/verifications/step-row.tsx'
import { TrustMark } from '../../../ui/tolerance-mark.tsx'
import { recordedCreator } from './recorded-creators.ts'
import styles from './scenes.module.css'

/** A verification from the paste to the verdict, drawn by the parts of the product's own progress screen. */

const address = 'instagram.com/luxe_lena_sandbox'
const lena = recordedCreator('luxe_lena_sandbox')
const seen = lena.stages.map(({ evidence }) => evidence.replace(/^and /, ''))
const trust = lena.stages.at(-1)?.trust
const found: readonly (readonly [StepName, string])[] = [
  ['profile', lena.name],
  ['posts', seen[0] ?? missing],
  ['followers', seen[2] ?? missing],
  ['comments', seen[3] ?? missing],
  ['scoring', trust ? `trust ${number(trust.score, 0)} (${range(trust.low, trust.high)})` : missing],
]
/** Two pictures for the address, two for each step, one for the verdict. */
export const verificationFrames = 2 + 2 * found.length + 1

export function VerificationScene({ frame }: { frame: number }) {
  const steps = found.map(([name, detail], index): Step => {
    const begins = 2 + 2 * index
    const state = frame < begins ? 'waiting' : frame === begins ? 'running' : 'done'
    return { name, state, startedAt: null, endedAt: null, detail: state === 'done' ? detail : null }
  })
  return (
    <div className={styles.verification}>
      <p className={styles.address}>{frame === 0 ? address.slice(0, 13) : address}</p>
      {frame === verificationFrames - 1 ? <Verdict /> : <EvidenceBand steps={steps} />}
      <ol className={styles.steps}>
        {steps.map((step) => (
          <StepRow key={step.name} step={step} seconds={null} />
        ))}
      </ol>
    </div>
  )
}

function Verdict() {
  return (
    <p className={styles.verdict}>
      {trust && <TrustMark trust={trust} />}
      <b className={styles.risk}>critical risk</b>
    </p>
  )
}
