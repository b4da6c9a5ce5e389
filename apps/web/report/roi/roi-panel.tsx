import type { RoiAnswer, RoiPlan } from '@vouch/contract'
import type { FactorLine } from '@vouch/engine'
import { dateTime } from '@vouch/presentation'
import { useMemo, useState } from 'react'
import { useRoi, useSavePlan } from '../../api/analyses.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { toast } from '../../ui/toast.ts'
import { Section } from '../section.tsx'
import { firstPlan } from './plan-fields.ts'
import { PlanSheet } from './plan-sheet.tsx'
import styles from './roi.module.css'
import { RoiView } from './roi-view.tsx'
import { useForecast } from './use-forecast.ts'

/** What paying this creator may return. The plan is kept with the report; the figures are computed here by the engine. */
export default function RoiPanel({ id }: { id: string }) {
  const roi = useRoi(id)
  return (
    <Section
      title="Return"
      note="A simulation based on published rates and what this report measured. It shows what isn’t known as well as what is. ROI is gross profit divided by cost; 1 is break-even."
    >
      {roi.isPending && (
        <p role="status" data-waiting>
          Loading the forecast…
        </p>
      )}
      {roi.isError && (
        <Notice tone="caution" title="We can’t create a forecast">
          {roi.error.message}
        </Notice>
      )}
      {roi.data && <Planned id={id} answer={roi.data} />}
    </Section>
  )
}

/** The plan and what it may return. Only the button and the sheet behind it change with a press; the charts are drawn for a plan. */
function Planned({ id, answer: { creator, suggestedFee, saved } }: { id: string; answer: RoiAnswer }) {
  const plan = useMemo(() => saved ?? firstPlan(suggestedFee), [saved, suggestedFee])
  const forecast = useForecast(creator, plan)
  return (
    <>
      <PlanHead
        id={id}
        plan={plan}
        saved={saved}
        suggestedFee={suggestedFee}
        factors={forecast?.planned?.forecast.factors ?? none}
      />
      {forecast === null && (
        <p role="status" data-waiting>
          Calculating the expected return…
        </p>
      )}
      {forecast?.planned && (
        <RoiView
          planned={forecast.planned}
          fee={forecast.plan.campaign.fee}
          own={'savedAt' in forecast.plan}
          goal={forecast.plan.goal}
          subject={creator.id.replace('/', '-')}
        />
      )}
      {forecast?.planned === null && (
        <Notice tone="info">A forecast needs followers, views or likes, and none of them are known.</Notice>
      )}
    </>
  )
}

const none: readonly FactorLine[] = []

interface PlanHeadProps extends Pick<RoiAnswer, 'saved' | 'suggestedFee'> {
  id: string
  plan: RoiPlan
  factors: readonly FactorLine[]
}

/** Whose plan the figures stand for, and the sheet that changes it. */
function PlanHead({ id, plan, saved, suggestedFee, factors }: PlanHeadProps) {
  const [asking, setAsking] = useState(false)
  const save = useSavePlan(id)
  const store = ({ campaign, goal, budget }: RoiPlan) =>
    save.mutate(
      { campaign, goal, budget },
      {
        onSuccess: () => setAsking(false),
        onError: (error) => toast('The plan wasn’t saved', error.message, 'risk'),
      },
    )
  return (
    <div className={styles.head}>
      <Button tone="secondary" size="small" onClick={() => setAsking(true)}>
        {saved ? 'Edit plan' : 'Plan a campaign'}
      </Button>
      <p className={styles.quiet}>
        {saved
          ? `Your plan, saved ${dateTime(saved.savedAt)}.`
          : suggestedFee === null
            ? 'No plan yet. This report has no price per post, so the figures assume a campaign without a fee.'
            : 'No plan yet. The figures assume one post at market price and defaults for everything else.'}
      </p>
      <PlanSheet
        open={asking}
        plan={plan}
        factors={factors}
        saving={save.isPending}
        onSave={store}
        onClose={() => setAsking(false)}
      />
    </div>
  )
}
