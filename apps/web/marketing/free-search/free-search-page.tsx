import type { CreatorAnalysis, creatorTool, ToolPlatform } from '@vouch/contract'
import { useEffect, useRef, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { RotatingBanner } from '../banner/rotating-banner.tsx'
import { useToast } from '../forms/plain-toast.tsx'
import { type FormFailure, postForm } from '../forms/post-form.ts'
import { usePublicConfig } from '../frame/use-public-config.ts'
import { pageMeta } from '../metadata/page-metadata.ts'
import { PageHead } from '../sections/page-head.tsx'
import { AnalysisForm } from './analysis-form.tsx'
import { AnalysisResult } from './analysis-result.tsx'
import { EmailGate } from './email-gate.tsx'
import { firstMessage } from './first-message.ts'
import styles from './free-search.module.css'
import { freeSearchMetadata } from './metadata.ts'
import { SampleResult } from './sample-result.tsx'
import { type ToolState, useTool } from './use-tool.ts'
import { openingPlatform, reachesOf } from './what-works.ts'
import { exampleOf, useShowcase, WhatWorks } from './what-works-panel.tsx'

export const meta = () => pageMeta(freeSearchMetadata)

const loadMessages = async () => (await import('./free-messages.ts')).freeMessages

/** Longer than the server waits for a platform. */
const analysisMsMax = 60_000
const limitReached = "You've used all 3 free analyses today. Upgrade for unlimited access."

type Shown =
  | { kind: 'nothing' }
  | { kind: 'failed'; detail: string | null }
  | { kind: 'done'; analysis: CreatorAnalysis }

/** The free analysis: an address, a platform, a creator, an answer. */
export default function FreeSearchPage() {
  const { state, keep, refresh } = useTool()
  const { show, place } = useToast()
  const config = usePublicConfig().data
  const sandbox = config?.mode === 'sandbox'
  const showcase = useShowcase(sandbox)
  const reaches = config ? reachesOf(config) : []
  const [chosen, setPlatform] = useState<ToolPlatform | null>(null)
  const platform = chosen ?? openingPlatform(reaches)
  const [text, setText] = useState('')
  const [error, setError] = useState<string>()
  const [busy, setBusy] = useState(false)
  const [shown, setShown] = useState<Shown>({ kind: 'nothing' })
  const { email, used, limit } = state

  function unlock(opened: ToolState) {
    show(null)
    keep(opened)
  }

  function pick(name: string) {
    setError(undefined)
    setText(name)
  }

  async function analyze() {
    if (email === null) return
    if (text.trim() === '') return setError('Please enter a creator profile URL')
    setError(undefined)
    setBusy(true)
    setShown({ kind: 'nothing' })
    const body = { username: text.trim(), platform, email, enhanced: true }
    const outcome = await postForm<typeof creatorTool.analyze>('/api/analyze-creator-profile', body, analysisMsMax)
    setBusy(false)
    if (!outcome.ok) return fail(outcome)
    keep({ email, used: limit - outcome.body.remaining })
    setShown({ kind: 'done', analysis: outcome.body })
  }

  function fail({ code, error: detail }: FormFailure) {
    if (code === 'not_registered') keep({ email: null, used: 0 })
    if (code === 'daily_limit') {
      if (email !== null) void refresh(email)
      show({ title: 'Daily Limit Reached', message: detail ?? limitReached, tone: 'risk' })
      return setShown({ kind: 'nothing' })
    }
    setShown({ kind: 'failed', detail })
  }

  async function reset() {
    await postForm<typeof creatorTool.reset>('/api/dev/creator-tool/reset', { email })
    keep({ email, used: 0 })
  }

  return (
    <>
      <RotatingBanner first={firstMessage} loadOthers={loadMessages} />
      <PageHead title="Check a creator, free">
        <p>
          Three checks a day with the same engine as the full product. You see the score, its range and what stood out.
        </p>
      </PageHead>
      <div className={styles.page} data-lively="sign">
        {email === null && <EmailGate onUnlock={unlock} onToast={show} />}
        <AnalysisForm
          {...{ platform, text, busy, used, limit, error }}
          example={exampleOf(reaches, platform, showcase)}
          locked={email === null}
          onPlatform={setPlatform}
          onText={setText}
          onAnalyze={analyze}
        />
        <Outcome shown={shown} />
        {email === null && <SampleResult />}
        <WhatWorks reaches={reaches} platform={platform} showcase={showcase} onPick={pick} />
        {sandbox && email !== null && (
          <div>
            <Button tone="quiet" size="small" onClick={reset}>
              Reset for Testing
            </Button>
          </div>
        )}
      </div>
      {place}
    </>
  )
}

/** What came of it. The heading of an answer takes the focus, so that it is read from there; a failure comes into sight. */
function Outcome({ shown }: { shown: Shown }) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (shown.kind === 'done') place.current?.querySelector<HTMLElement>('#result-title')?.focus()
    if (shown.kind === 'failed') place.current?.scrollIntoView({ block: 'nearest' })
  }, [shown])
  return (
    <div ref={place}>
      {shown.kind === 'failed' && (
        <Notice tone="risk" urgent title="Analysis failed. Please check the URL and try again.">
          {shown.detail ?? 'We didn’t get a response. This check doesn’t count.'}
        </Notice>
      )}
      {shown.kind === 'done' && <AnalysisResult analysis={shown.analysis} />}
    </div>
  )
}
