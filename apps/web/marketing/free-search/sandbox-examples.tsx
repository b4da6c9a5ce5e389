import type { operator, ReplyOf } from '@vouch/contract'
import { useEffect, useState } from 'react'
import { fetchJson } from '../forms/post-form.ts'
import styles from './free-search.module.css'

type Showcase = ReplyOf<typeof operator.sandboxCreators>['creators']

const examplesMax = 3

/** Examples for an installation without connectors: generated creators, told apart by their names. */
export function SandboxExamples({
  platform,
  locked,
  onPick,
}: {
  platform: string
  locked: boolean
  onPick: (handle: string) => void
}) {
  const fitting = useShowcase(!locked)
    .filter((creator) => creator.platform === platform)
    .slice(0, examplesMax)
  return (
    <p className={styles.quiet}>
      This is a sandbox: real profiles need a connector, simulated ones end in _sandbox.
      {fitting.length > 0 && ' Try '}
      {fitting.map(({ handle }, index) => (
        <span key={handle}>
          {index > 0 && ', '}
          <button type="button" className={styles.example} onClick={() => onPick(handle)}>
            {handle}
          </button>
        </span>
      ))}
      {fitting.length > 0 && '.'}
    </p>
  )
}

/** @returns the simulated creators, once they are asked for and there. Without them the sentence ends earlier. */
function useShowcase(asked: boolean): Showcase {
  const [creators, setCreators] = useState<Showcase>([])
  useEffect(() => {
    if (!asked) return
    let here = true
    fetchJson<typeof operator.sandboxCreators>('/api/sandbox/creators').then((outcome) => {
      if (here && outcome.ok) setCreators(outcome.body.creators)
    })
    return () => {
      here = false
    }
  }, [asked])
  return creators
}
