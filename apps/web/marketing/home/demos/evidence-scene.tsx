import type { Signal } from '@vouch/engine'
import { lazy, Suspense } from 'react'
import { FindingList } from '../../../report/finding-list.tsx'
import { recordedConcerns, recordedCreator } from './recorded-creators.ts'
import styles from './scenes.module.css'

/** A concern is opened, and its evidence and innocent explanations are read: the report's own list and sheet. */

/** What is seen of the sheet in each picture, as a share of what does not fit; null: it is not open yet. */
const readingOf = [null, null, 0, 0, 0.3, 0.3, 0.65, 0.65, 1, 1, null] as const
export const evidenceFrames = readingOf.length

/** How far the sheet is pushed up while it is read. */
const readPx = 430

/** At rest the list alone is seen; the sheet comes when the demonstration is played. */
const EvidenceSheet = lazy(async () => ({
  default: (await import('../../../report/evidence-drawer.tsx')).EvidenceSheet,
}))

const trust = recordedCreator('luxe_lena_sandbox').stages.at(-1)?.trust ?? null

const nothing = () => undefined

function isSuspicious({ id }: Signal): boolean {
  return id === 'audience.suspicious'
}

export function EvidenceScene({ frame }: { frame: number }) {
  const signal = recordedConcerns.find(isSuspicious)
  const reading = readingOf[frame] ?? null
  if (!signal) return null
  return (
    <div className={styles.evidence} data-step={frame}>
      <FindingList kind="concern" speaking={recordedConcerns} trust={trust} onOpen={nothing} />
      <div className={styles.evidenceSheet} data-open={reading !== null || undefined}>
        <div className={styles.evidencePage} style={{ transform: `translateY(${-readPx * (reading ?? 0)}px)` }}>
          {frame !== evidenceFrames - 1 && (
            <Suspense>
              <EvidenceSheet signal={signal} loadSnapshot={null} onClose={nothing} />
            </Suspense>
          )}
        </div>
      </div>
    </div>
  )
}
