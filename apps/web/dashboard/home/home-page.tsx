import { type Home, verifications } from '@vouch/contract'
import { useRef, useState } from 'react'
import { Link } from 'react-router'
import { Allowed, RoleNeeded } from '../../account/allowed.tsx'
import { useHome } from '../../api/home.ts'
import { useMay } from '../../api/workspaces.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LoadFailure } from '../../ui/load-failure.tsx'
import { EndedPlan, usePlanEnded } from '../billing/ended-plan.tsx'
import { VerificationRow } from '../verifications/verification-row.tsx'
import { AddressForm } from '../verify/address-form.tsx'
import type { ChosenFile } from '../verify/chosen-file.ts'
import { FileForm } from '../verify/file-form.tsx'
import { Attention } from './attention-list.tsx'
import { FirstSteps } from './first-steps.tsx'
import styles from './home.module.css'
import { HomeRail } from './home-rail.tsx'

export function meta() {
  return [{ title: 'Home · Vouch' }, { name: 'robots', content: 'noindex' }]
}

/** Where the day begins: verify at once, what needs attention, what was done last, what it cost. */
export default function HomePage() {
  const home = useHome()
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>Home</h1>
      <div className={styles.main}>
        <QuickVerify />
        {home.isError && !home.data && <LoadFailure title="We couldn’t load the rest of this page" query={home} />}
        {home.isPending && <MainWaiting />}
        {home.data && <MainParts home={home.data} />}
      </div>
      {home.data ? <HomeRail home={home.data} /> : <div className={styles.railWaiting} />}
    </div>
  )
}

function QuickVerify() {
  const [address, setAddress] = useState('')
  const [file, setFile] = useState<ChosenFile | null>(null)
  const box = useRef<HTMLInputElement>(null)
  if (usePlanEnded())
    return (
      <EndedPlan>Your plan has ended, so you can’t verify creators. Your reports and lists are still here.</EndedPlan>
    )
  return (
    <section className={styles.quick} aria-label="What to verify">
      <Allowed call={verifications.create} otherwise={<RoleNeeded call={verifications.create} to="verify creators" />}>
        {!file && <AddressForm address={address} onAddress={setAddress} box={box} />}
        <div className={styles.otherWays}>
          <FileForm file={file} onFile={setFile} />
          <p className={styles.hint}>
            Have several? <Link to="/dashboard/bulk">Verify a list</Link>
          </p>
        </div>
      </Allowed>
    </section>
  )
}

function MainParts({ home }: { home: Home }) {
  const { verified, shortlisted } = home.steps
  const ended = usePlanEnded()
  const mayVerify = useMay(verifications.create) && !ended
  return (
    <>
      {mayVerify && !(verified && shortlisted) && <FirstSteps steps={home.steps} />}
      <Attention home={home} ended={ended} />
      <Recent home={home} mayVerify={mayVerify} />
    </>
  )
}

function Recent({ home: { recent }, mayVerify }: { home: Home; mayVerify: boolean }) {
  return (
    <section className={styles.section} aria-labelledby="recent">
      <div className={styles.sectionHead}>
        <h2 className={styles.subtitle} id="recent">
          Recent activity
        </h2>
        {recent.length > 0 && <Link to="/dashboard/verifications">All verifications</Link>}
      </div>
      {recent.length === 0 ? (
        <EmptyState title="No verifications yet">
          {mayVerify && 'Paste a creator’s profile link above. '}
          Reports stay here so you can read and compare them whenever you like.
        </EmptyState>
      ) : (
        <ul className={styles.rows}>
          {recent.map((card) => (
            <VerificationRow key={card.id} card={card} />
          ))}
        </ul>
      )}
    </section>
  )
}

/** Rows of the height that the real ones will have. */
function MainWaiting() {
  return (
    <div className={styles.section} role="status" aria-label="Loading">
      <div className={styles.waitingHead} />
      <div className={styles.rows}>
        {[1, 2, 3, 4].map((row) => (
          <div key={row} className={styles.waitingRow} />
        ))}
      </div>
    </div>
  )
}
