import { type ChangePreview, plans, type Subscription } from '@vouch/contract'
import { dollars, dollarsAndCents } from '@vouch/presentation'
import { useNavigate } from 'react-router'
import { type PlanChoice, useChangePreview, usePlanChange, useRefresh } from '../../api/subscription.ts'
import { BankQuestion } from '../../cards/bank-question.tsx'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { toast } from '../../ui/toast.ts'
import styles from './billing.module.css'
import { previewWords } from './plan-words.ts'

interface ChangeProps {
  plan: Subscription
  choice: PlanChoice
}

/** What a choice does, from the server, and the button that does it. */
export function ChangeConsequence({ plan, choice }: ChangeProps) {
  const preview = useChangePreview(choice)
  if (preview.isError)
    return (
      <Notice tone="risk" urgent>
        {preview.error.message}
      </Notice>
    )
  return (
    <section className={styles.consequence} aria-label="What changes" aria-live="polite">
      {preview.data ? (
        <Consequence plan={plan} choice={choice} preview={preview.data} />
      ) : (
        <p className={styles.quiet}>Calculating the cost…</p>
      )}
    </section>
  )
}

function Consequence({ plan, choice, preview }: ChangeProps & { preview: ChangePreview }) {
  const change = usePlanChange()
  const refresh = useRefresh()
  const navigate = useNavigate()
  const { name } = plans[choice.tier]
  const { takesEffect, amountDue, lines } = preview
  const keepsPlan = takesEffect === 'none' && plan.pendingChange !== null
  const words = keepsPlan
    ? `Your scheduled change is canceled. You stay on ${plan.name}.`
    : previewWords(preview, name, plan.card)
  const atOnce = takesEffect === 'now'
  const done = () => {
    toast(
      atOnce ? `You’re on ${name}` : 'Change scheduled',
      atOnce ? `${dollars(amountDue)} was charged.` : words,
      'good',
    )
    navigate('/dashboard/billing')
  }
  const apply = () => change.mutate(choice, { onSuccess: ({ confirmation }) => confirmation === null && done() })
  if (change.data?.confirmation) {
    const settle = async () => {
      await refresh.mutateAsync()
      done()
    }
    return <BankQuestion confirmation={change.data.confirmation} onDone={settle} onAgain={change.reset} />
  }
  return (
    <>
      <p className={styles.standing}>{words}</p>
      {lines.length > 1 && <DueLines lines={lines} amountDue={amountDue} />}
      {change.isError && (
        <Notice tone="risk" urgent>
          {change.error.message}
        </Notice>
      )}
      {(takesEffect !== 'none' || keepsPlan) && (
        <div className={styles.actions}>
          <Button busy={change.isPending} onClick={apply}>
            {atOnce ? `Pay ${dollars(amountDue)} and change` : keepsPlan ? `Stay on ${plan.name}` : `Change to ${name}`}
          </Button>
        </div>
      )}
    </>
  )
}

function DueLines({ lines, amountDue }: Pick<ChangePreview, 'lines' | 'amountDue'>) {
  return (
    <table className={styles.due}>
      <tbody>
        {lines.map((line) => (
          <tr key={line.description}>
            <th scope="row">{line.description}</th>
            <td data-number>{dollarsAndCents(line.amount)}</td>
          </tr>
        ))}
        <tr className={styles.total}>
          <th scope="row">Due now</th>
          <td data-number>{dollarsAndCents(amountDue)}</td>
        </tr>
      </tbody>
    </table>
  )
}
