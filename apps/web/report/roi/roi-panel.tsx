import type { RoiAnswer } from '@vouch/contract'
import { useMemo, useState } from 'react'
import { useRoi, useSavePlan } from '../../api/analyses.ts'
import { Button } from '../../ui/button.tsx'
import { dateTime } from '../../ui/format.ts'
import { Notice } from '../../ui/notice.tsx'
import { toast } from '../../ui/toast.ts'
import { Section } from '../section.tsx'
import { forecastPlan } from './forecast-plan.ts'
import { firstPlan } from './plan-fields.ts'
import { PlanSheet } from './plan-sheet.tsx'
import styles from './roi.module.css'
import { RoiView } from './roi-view.tsx'

/** What paying this creator may return. The plan is kept with the report; the figures are computed here by the engine. */
export default function RoiPanel({ id }: { id: string }) {
  const roi = useRoi(id)
  return (
    <Section
      title="Return"
      note="A simulation over published rates and what the report measured. It says how little is known as well as what is. ROI is gross profit over cost; 1 is break-even."
    >
      {roi.isPending && (
        <p role="status" data-waiting>
          Loading the forecast...
        </p>
      )}
      {roi.isError && (
        <Notice tone="caution" title="The forecast cannot be made">
          {roi.error.message}
        </Notice>
      )}
      {roi.data && <Planned id={id} answer={roi.data} />}
    </Section>
  )
}

function Planned({ id, answer: { creator, suggestedFee, saved } }: { id: string; answer: RoiAnswer }) {
  const [asking, setAsking] = useState(false)
  const save = useSavePlan(id)
  const plan = useMemo(() => saved ?? firstPlan(suggestedFee), [saved, suggestedFee])
  const planned = useMemo(() => forecastPlan(creator, plan), [creator, plan])
  return (
    <>
      <div className={styles.head}>
        <Button tone="secondary" size="small" onClick={() => setAsking(true)}>
          {saved ? 'Change the plan' : 'Plan a campaign'}
        </Button>
        <p className={styles.quiet}>
          {saved
            ? `Your plan, saved ${dateTime(saved.savedAt)}.`
            : suggestedFee === null
              ? 'No plan yet. The report prices no post, so the figures stand for a campaign without a fee.'
              : 'No plan yet: the figures stand for one post at the market’s price and with every other question open.'}
        </p>
      </div>
      {planned ? (
        <RoiView
          planned={planned}
          fee={plan.campaign.fee}
          own={saved !== null}
          goal={plan.goal}
          subject={creator.id.replace('/', '-')}
        />
      ) : (
        <Notice tone="info">Needs followers, views or likes; none of them is known.</Notice>
      )}
      <PlanSheet
        open={asking}
        plan={plan}
        factors={planned?.forecast.factors ?? []}
        saving={save.isPending}
        onSave={(next) =>
          save.mutate(
            { campaign: next.campaign, goal: next.goal, budget: next.budget },
            {
              onSuccess: () => setAsking(false),
              onError: (error) => toast('The plan was not saved', error.message, 'risk'),
            },
          )
        }
        onClose={() => setAsking(false)}
      />
    </>
  )
}
