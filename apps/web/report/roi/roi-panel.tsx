import { type RoiAnswer, type RoiPlan, roi } from '@vouch/contract'
import type { FactorLine, Report } from '@vouch/engine'
import { dateTime, firstPlan } from '@vouch/presentation'
import { useMemo, useState } from 'react'
import { Allowed, RoleNeeded } from '../../account/allowed.tsx'
import { useRoi, useSavePlan } from '../../api/analyses.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { toast } from '../../ui/toast.ts'
import { Section } from '../section.tsx'
import { BeforePlan } from './before-plan.tsx'
import { FirstQuestions } from './first-questions.tsx'
import { PlanSheet } from './plan-sheet.tsx'
import styles from './roi.module.css'
import { RoiView } from './roi-view.tsx'
import { useForecast } from './use-forecast.ts'

/** What paying this creator may return. The plan is kept with the report; the figures are computed here by the engine. */
export default function RoiPanel({ id, report }: { id: string; report: Report }) {
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
      {roi.isError && !roi.data && (
        <Notice tone="caution" title="We can’t create a forecast">
          {roi.error.message}
        </Notice>
      )}
      {roi.data && <Planned id={id} report={report} answer={roi.data} />}
    </Section>
  )
}

interface PlannedProps {
  id: string
  report: Report
  answer: RoiAnswer
}

/** The plan and what it may return; before there is one, what is known without it. Only the button and the sheet behind it change with a press; the charts are drawn for a plan. */
function Planned({ id, report, answer: { creator, suggestedFee, saved, calibration } }: PlannedProps) {
  const plan = useMemo(() => saved ?? firstPlan(suggestedFee), [saved, suggestedFee])
  const forecast = useForecast(creator, plan, calibration)
  const subject = creator.id.replace('/', '-')
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
      {forecast?.planned &&
        ('savedAt' in forecast.plan ? (
          <RoiView
            planned={forecast.planned}
            fee={forecast.plan.campaign.fee}
            own
            goal={forecast.plan.goal}
            subject={subject}
          />
        ) : (
          <BeforePlan
            report={report}
            forecast={forecast.planned.forecast}
            fee={forecast.plan.campaign.fee}
            subject={subject}
          />
        ))}
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
    <>
      <Allowed call={roi.save} otherwise={<RoleNeeded call={roi.save} to="plan a campaign" />}>
        {saved === null && <FirstQuestions plan={plan} saving={save.isPending} onSave={store} />}
      </Allowed>
      <div className={styles.head}>
        <Allowed call={roi.save}>
          <Button tone="secondary" size="small" onClick={() => setAsking(true)}>
            {saved ? 'Edit plan' : 'Plan a campaign'}
          </Button>
        </Allowed>
        <p className={styles.quiet}>
          {saved
            ? `Your plan, saved ${dateTime(saved.savedAt)}.`
            : suggestedFee === null
              ? 'No plan yet, and no price per post in this report. Below is what is known without a plan.'
              : 'No plan yet. Below is what a post costs on the market and what it reaches.'}
        </p>
      </div>
      <PlanSheet
        open={asking}
        plan={plan}
        factors={factors}
        saving={save.isPending}
        onSave={store}
        onClose={() => setAsking(false)}
      />
    </>
  )
}
