import { type currencies, inDollars, signOfCurrency, topics } from '@vouch/contract'
import { platforms } from '@vouch/engine'
import { dollars, platformName } from '@vouch/presentation'
import { SavedChoice, SavedSeveral } from '../fields/saved-choice.tsx'
import { SavedText } from '../fields/saved-text.tsx'
import { amountText, codesText, countText, plainText, scoreText } from '../fields/writings.ts'
import type { StepProps } from './step-props.ts'
import styles from './steps.module.css'

const platformOptions = platforms.map((id) => ({ id, name: platformName(id) }))
const topicOptions = topics.map(({ id, label }) => ({ id, name: label }))
const currencyOptions = { USD: 'US dollars', EUR: 'Euros', GBP: 'British pounds' } satisfies Record<
  (typeof currencies)[number],
  string
>

/** Whom the campaign is to reach, where, and with how much money. */
export function AudienceStep({ campaign: { fields }, acts: { write } }: StepProps) {
  const { budget, currency } = fields
  const sign = signOfCurrency[currency.value]
  const converted =
    sign !== '$' && budget.value !== null ? `${dollars(inDollars(budget.value, sign))} for forecasts.` : ''
  return (
    <div className={styles.fields}>
      <div className={styles.whole}>
        <SavedSeveral
          legend="Platforms"
          field={fields.platforms}
          options={platformOptions}
          write={(value, version) => write('platforms', value, version)}
        />
      </div>
      <div className={styles.whole}>
        <SavedSeveral
          legend="Topics"
          field={fields.topics}
          options={topicOptions}
          write={(value, version) => write('topics', value, version)}
        />
      </div>
      <div className={styles.whole}>
        <SavedText
          area
          label="Target audience"
          hint="In your words: who they are, and what they care about."
          field={fields.audience}
          write={(value, version) => write('audience', value, version)}
          writing={plainText}
          maxLength={1_000}
        />
      </div>
      <SavedText
        label="Countries"
        placeholder="US, CA"
        hint="Where creators are based (two-letter codes)."
        field={fields.countries}
        write={(value, version) => write('countries', value, version)}
        writing={codesText}
      />
      <SavedText
        label="Minimum trust score"
        inputMode="numeric"
        placeholder="70"
        field={fields.minTrust}
        write={(value, version) => write('minTrust', value, version)}
        writing={scoreText}
      />
      <SavedText
        label="Min. followers"
        inputMode="numeric"
        placeholder="10,000"
        field={fields.minFollowers}
        write={(value, version) => write('minFollowers', value, version)}
        writing={countText}
      />
      <SavedText
        label="Max. followers"
        inputMode="numeric"
        placeholder="500,000"
        field={fields.maxFollowers}
        write={(value, version) => write('maxFollowers', value, version)}
        writing={countText}
      />
      <SavedText
        label="Budget"
        inputMode="decimal"
        placeholder="5,000"
        hint={`All fees together. ${converted}`.trim()}
        field={budget}
        write={(value, version) => write('budget', value, version)}
        writing={amountText}
      />
      <SavedChoice
        label="Currency"
        field={currency}
        options={currencyOptions}
        write={(value, version) => write('currency', value, version)}
      />
    </div>
  )
}
