import { verifications } from '@vouch/contract'
import { Suspense, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Link, useSearchParams } from 'react-router'
import { Allowed, RoleNeeded } from '../../account/allowed.tsx'
import { useSandboxCreators } from '../../api/operator.ts'
import { useMay } from '../../api/workspaces.ts'
import { AskCreator } from '../../consent/ask-button.tsx'
import { useSandbox } from '../../marketing/metadata/use-operator.ts'
import { PageHead } from '../../ui/page-head.tsx'
import { EndedPlan, usePlanEnded } from '../billing/ended-plan.tsx'
import { RecentVerifications } from '../verifications/recent-verifications.tsx'
import { AddressForm } from './address-form.tsx'
import type { ChosenFile } from './chosen-file.ts'
import { Examples } from './examples.tsx'
import { FileForm } from './file-form.tsx'
import { recognise } from './recognise.ts'
import styles from './verify.module.css'

export function meta() {
  return [{ title: 'Verify a creator · Vouch' }, { name: 'robots', content: 'noindex' }]
}

/** The main job starts here: an address, or a file. */
export default function VerifyPage() {
  const [query, setQuery] = useSearchParams()
  const [address, setAddress] = useState(query.get('address') ?? '')
  // A letter about a request to a creator leads here, to that request.
  const asked = query.has('ask') ? recognise(address) : null
  // A chosen file takes the place of the address box, so that there is one thing to verify and one button.
  const [file, setFile] = useState<ChosenFile | null>(null)
  const box = useRef<HTMLInputElement>(null)
  const ended = usePlanEnded()
  const mayVerify = useMay(verifications.create) && !ended
  const sandbox = useSandbox() && mayVerify
  // On a phone the examples stand above: what is below waits for them.
  const waiting = useSandboxCreators(sandbox).isLoading

  function choose(url: string) {
    flushSync(() => {
      setFile(null)
      setAddress(url)
    })
    box.current?.focus()
  }

  return (
    <div className={sandbox ? styles.withExamples : undefined}>
      <div className={styles.page}>
        <PageHead title="Verify a creator">
          Is this audience real? Get a trust score with its range, and the evidence behind it.
        </PageHead>
        {ended ? (
          <EndedPlan>Your plan has ended, so you can’t verify creators. Your reports are still here.</EndedPlan>
        ) : (
          <section className={styles.panel} aria-label="What to verify">
            <Allowed
              call={verifications.create}
              otherwise={<RoleNeeded call={verifications.create} to="verify creators" />}
            >
              {!file && <AddressForm address={address} onAddress={setAddress} box={box} />}
              <FileForm file={file} onFile={setFile} />
              <p className={styles.note}>
                Have several? <Link to="/dashboard/bulk">Verify a list</Link>
              </p>
            </Allowed>
          </section>
        )}
        {asked?.kind === 'profile' && (
          <Suspense>
            <AskCreator {...asked} onClose={() => setQuery({}, { replace: true })} />
          </Suspense>
        )}
        {sandbox && (
          <div className={styles.examples}>
            <Examples onChoose={choose} />
          </div>
        )}
        <div hidden={waiting}>
          <RecentVerifications mayVerify={mayVerify} />
        </div>
      </div>
    </div>
  )
}
