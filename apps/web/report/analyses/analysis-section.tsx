import { type Analysis, type AnalysisKind, ApiFailure, actionCosts, actions } from '@vouch/contract'
import type { ReactNode } from 'react'
import { useAnalyses, useBuyAnalysis } from '../../api/analyses.ts'
import { useBalance } from '../../api/credits.ts'
import { openPurchaseDialog } from '../../dashboard/credits/purchase-store.ts'
import { Button } from '../../ui/button.tsx'
import { date } from '../../ui/format.ts'
import { Notice } from '../../ui/notice.tsx'
import { Section } from '../section.tsx'
import styles from './analysis.module.css'
import { analysisPrice } from './analysis-words.ts'
import { OverexposureAnswer } from './overexposure-answer.tsx'
import { RegretAnswer } from './regret-answer.tsx'
import { RiskAnswer } from './risk-answer.tsx'

interface AnalysisSectionProps {
  /** Of the verification. */
  id: string
  kind: AnalysisKind
  /** How to read it, and what it is not. */
  note: string
  /** What one gets, before it is bought. */
  offer: string
}

/** A paid reading of the report: its price before it is bought, its progress, its answer, and what came back where there is none. */
export function AnalysisSection({ id, kind, note, offer }: AnalysisSectionProps) {
  const list = useAnalyses(id)
  const buy = useBuyAnalysis(id)
  const known = list.data?.analyses.find((each) => each.kind === kind)
  const { name } = actions[kind]
  const running = buy.isPending || known?.state === 'running'
  return (
    <Section title={name} note={note}>
      {list.isPending ? (
        <p className={styles.running} role="status" data-waiting>
          Loading what was bought...
        </p>
      ) : running ? (
        <p className={styles.running} role="status">
          Reading the report and the captions... The answer stays with the report; you may leave this page.
        </p>
      ) : known?.answer ? (
        <Answered analysis={known} onAgain={kind === 'enhanced_regret_rate' ? () => buy.mutate(kind) : null}>
          <Answer analysis={known} />
        </Answered>
      ) : (
        <Offer kind={kind} name={name} offer={offer} failed={known?.failure ?? null} onBuy={() => buy.mutate(kind)} />
      )}
      {list.isError && <Notice tone="caution">{list.error.message}</Notice>}
      {buy.isError && <Refused error={buy.error} />}
    </Section>
  )
}

/** Each kind has a drawing of its own. */
function Answer({ analysis }: { analysis: Analysis }) {
  if (analysis.answer === null) return null
  if (analysis.kind === 'ai_risk_analysis') return <RiskAnswer answer={analysis.answer} />
  if (analysis.kind === 'enhanced_regret_rate') return <RegretAnswer answer={analysis.answer} />
  return <OverexposureAnswer answer={analysis.answer} />
}

interface OfferProps {
  kind: AnalysisKind
  name: string
  offer: string
  failed: string | null
  onBuy: () => void
}

function Offer({ kind, name, offer, failed, onBuy }: OfferProps) {
  const balance = useBalance()
  const credits = balance?.balance.totalCredits ?? null
  return (
    <>
      {failed && (
        <Notice tone="caution" title="No answer, and no charge">
          {failed} The credits came back.
        </Notice>
      )}
      <p className={styles.offer}>{offer}</p>
      <div className={styles.buy}>
        <Button tone="secondary" onClick={onBuy}>
          {failed ? 'Ask again' : `Buy ${name}`}
        </Button>
        <p className={styles.quiet}>
          Costs <b>{analysisPrice(actionCosts[kind], credits)}</b>, once for this report. Given back where there is no
          answer.
        </p>
      </div>
    </>
  )
}

function Answered({
  analysis,
  onAgain,
  children,
}: {
  analysis: Analysis
  onAgain: (() => void) | null
  children: ReactNode
}) {
  return (
    <>
      {children}
      <p className={styles.quiet}>
        Written by rules, engine {analysis.engine}, {date(analysis.endedAt)}; no language model. Bought once for this
        report and free to read from now on.
      </p>
      {onAgain && (
        <p>
          <Button tone="secondary" size="small" onClick={onAgain}>
            Reckon with the saved plan, free
          </Button>
        </p>
      )}
    </>
  )
}

function Refused({ error }: { error: Error }) {
  const short = error instanceof ApiFailure && error.body.code === 'insufficient_credits'
  return (
    <Notice
      tone="risk"
      urgent
      title="Nothing was bought"
      actions={
        short && (
          <Button size="small" tone="secondary" onClick={openPurchaseDialog}>
            Buy credits
          </Button>
        )
      }
    >
      {error.message}
    </Notice>
  )
}
