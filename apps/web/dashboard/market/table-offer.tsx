import { ApiFailure } from '@vouch/contract'
import { analysisPrice } from '@vouch/presentation'
import type { ComponentProps, ReactNode } from 'react'
import { Allowed, RoleNeeded } from '../../account/allowed.tsx'
import { useBalance } from '../../api/credits.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { EndedPlan, usePlanEnded } from '../billing/ended-plan.tsx'
import { BuyCredits } from '../credits/buy-credits.tsx'
import styles from './market.module.css'

export interface TableOfferProps {
  /** The call that opens the table; whoever may not make it is told who may. */
  call: ComponentProps<typeof Allowed>['call']
  title: string
  /** Credits for a month. */
  cost: number
  open: { isPending: boolean; error: Error | null; mutate: (asked: undefined) => void }
  /** Why there is nothing to buy now; null: there is. */
  closed?: string | null
  /** What the table holds. */
  children: ReactNode
}

/** What a closed table holds and what it costs, before anything is paid. */
export function TableOffer({ call, title, cost, open, closed = null, children }: TableOfferProps) {
  const balance = useBalance()
  const credits = balance?.balance.totalCredits ?? null
  const ended = usePlanEnded()
  const isTooDear = credits !== null && credits < cost
  const isShort = open.error instanceof ApiFailure && open.error.body.code === 'insufficient_credits'
  return (
    <section className={styles.offer} aria-label="Open this table">
      {open.error && (
        <Notice tone="risk" urgent title="You weren’t charged" actions={isShort && <BuyCredits />}>
          {open.error.message}
        </Notice>
      )}
      <h2 className={styles.subtitle}>{title}</h2>
      {children}
      {ended ? (
        <EndedPlan>Your plan has ended, so you can’t open tables.</EndedPlan>
      ) : (
        <Allowed call={call} otherwise={<RoleNeeded call={call} to="open tables" />}>
          <div className={styles.actions}>
            <Button busy={open.isPending} disabled={closed !== null} onClick={() => open.mutate(undefined)}>
              Open for a month
            </Button>
            <p className={styles.hint}>
              {closed ?? (
                <>
                  Costs <b>{analysisPrice(cost, credits)}</b>, for everyone in your workspace.
                </>
              )}
            </p>
            {closed === null && isTooDear && <BuyCredits />}
          </div>
        </Allowed>
      )}
    </section>
  )
}
