import type { operator, ReplyOf, ToolPlatform } from '@vouch/contract'
import { platformName } from '@vouch/presentation'
import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { PlatformIcon } from '../../ui/platform-icon.tsx'
import { fetchJson } from '../forms/post-form.ts'
import styles from './free-search.module.css'
import type { Reach } from './what-works.ts'

type Showcase = ReplyOf<typeof operator.sandboxCreators>['creators']

const examplesMax = 3

/** Addresses of real profiles, for where they can be read. */
const realExamples: Readonly<Record<ToolPlatform, string>> = {
  instagram: 'instagram.com/natgeo',
  tiktok: 'tiktok.com/@natgeo',
  youtube: 'youtube.com/@natgeo',
}

const kindNames: Readonly<Record<Reach['kind'], string>> = {
  live: 'Live',
  simulated: 'Simulated',
  closed: 'Not connected',
}

interface WhatWorksProps {
  /** Empty: not known yet. */
  reaches: readonly Reach[]
  platform: ToolPlatform
  showcase: Showcase
  onPick: (name: string) => void
}

/** What can be checked on this installation, platform by platform, and names to try. */
export function WhatWorks({ reaches, platform, showcase, onPick }: WhatWorksProps) {
  const examples = fitting(showcase, platform)
  if (reaches.length === 0) return null
  return (
    <section className={styles.works} aria-labelledby="works-title">
      <h2 className={styles.worksTitle} id="works-title">
        What you can check here
      </h2>
      {examples.length > 0 && (
        <p className={styles.quiet}>
          Try{' '}
          {examples.map((handle, index) => (
            <span key={handle}>
              {index > 0 && ', '}
              <button type="button" className={styles.example} onClick={() => onPick(handle)}>
                {handle}
              </button>
            </span>
          ))}
          .
        </p>
      )}
      <dl className={styles.reaches}>
        {reaches.map(({ platform: each, kind, words }) => (
          <div key={each} className={styles.reach}>
            <dt>
              <PlatformIcon platform={each} size={18} />
              {platformName(each)}
              <span className={styles.kind} data-kind={kind}>
                {kindNames[kind]}
              </span>
            </dt>
            <dd>{words}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.quiet}>
        With an account you can also verify <Link to="/help/import-csv">a file that the creator exported</Link>, from
        any platform.
      </p>
    </section>
  )
}

/** @returns what can be written into the box for a platform; empty while nobody knows */
export function exampleOf(reaches: readonly Reach[], platform: ToolPlatform, showcase: Showcase): string {
  const kind = reaches.find((reach) => reach.platform === platform)?.kind
  if (kind === undefined) return ''
  return kind === 'simulated' ? (fitting(showcase, platform)[0] ?? '') : realExamples[platform]
}

function fitting(showcase: Showcase, platform: ToolPlatform): string[] {
  return showcase.flatMap((each) => (each.platform === platform ? [each.handle] : [])).slice(0, examplesMax)
}

/** @returns the simulated creators of a sandbox, once they are there */
export function useShowcase(sandbox: boolean): Showcase {
  const [creators, setCreators] = useState<Showcase>([])
  useEffect(() => {
    if (!sandbox) return
    let here = true
    fetchJson<typeof operator.sandboxCreators>('/api/sandbox/creators').then((outcome) => {
      if (here && outcome.ok) setCreators(outcome.body.creators)
    })
    return () => {
      here = false
    }
  }, [sandbox])
  return creators
}
