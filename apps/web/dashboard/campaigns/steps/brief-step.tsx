import { type CampaignGoal, campaignTemplates } from '@vouch/contract'
import { SavedChoice } from '../fields/saved-choice.tsx'
import { SavedText } from '../fields/saved-text.tsx'
import { dateText, plainText } from '../fields/writings.ts'
import type { StepProps } from './step-props.ts'
import styles from './steps.module.css'

const goals = Object.fromEntries(Object.entries(campaignTemplates).map(([goal, { name }]) => [goal, name])) as Record<
  CampaignGoal,
  string
>

/** What the campaign is for, and what creators are told. */
export function BriefStep({ campaign: { fields }, acts: { write } }: StepProps) {
  return (
    <div className={styles.fields}>
      <SavedText
        label="Brand"
        field={fields.brand}
        write={(value, version) => write('brand', value, version)}
        writing={plainText}
        maxLength={120}
      />
      <SavedText
        label="Product or service"
        field={fields.product}
        write={(value, version) => write('product', value, version)}
        writing={plainText}
        maxLength={200}
      />
      <SavedChoice
        label="Goal"
        field={fields.goal}
        options={goals}
        write={(value, version) => write('goal', value, version)}
      />
      <div className={styles.pair}>
        <SavedText
          label="Start"
          type="date"
          field={fields.startsOn}
          write={(value, version) => write('startsOn', value, version)}
          writing={dateText}
        />
        <SavedText
          label="End"
          type="date"
          field={fields.endsOn}
          write={(value, version) => write('endsOn', value, version)}
          writing={dateText}
        />
      </div>
      <div className={styles.whole}>
        <SavedText
          area
          label="Brief for creators"
          hint="Starts from the template for your goal. Saved when you leave the field."
          field={fields.brief}
          write={(value, version) => write('brief', value, version)}
          writing={plainText}
          maxLength={5_000}
        />
      </div>
    </div>
  )
}
