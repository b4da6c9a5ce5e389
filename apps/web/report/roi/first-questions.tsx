import type { RoiPlan } from '@vouch/contract'
import { niches } from '@vouch/engine'
import { capitalised } from '@vouch/presentation'
import { type FormEvent, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { SelectField, TextField } from '../../ui/field.tsx'
import { nichePreset } from './niche-presets.ts'
import { type FieldErrors, fieldsOf, type PlanFields, planOf } from './plan-fields.ts'
import styles from './roi.module.css'

interface FirstQuestionsProps {
  plan: RoiPlan
  saving: boolean
  onSave: (plan: RoiPlan) => void
}

const needed = { orderValue: 'Enter an order value, such as 60.', margin: 'Enter a percentage from 1 to 100.' }

/** The three questions without which a return is a guess. An industry fills two of them with usual figures, which can be written over. */
export function FirstQuestions({ plan, saving, onSave }: FirstQuestionsProps) {
  const [fields, setFields] = useState<PlanFields>(() => fieldsOf(plan))
  const [errors, setErrors] = useState<FieldErrors>({})
  const choose = (name: string) => {
    const niche = niches.find((each) => each === name) ?? ''
    const preset = nichePreset(niche)
    setFields({
      ...fields,
      niche,
      ...(preset && { orderValue: String(preset.orderValue), margin: String(Math.round(preset.margin * 100)) }),
    })
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const read = planOf(fields, plan)
    const open: FieldErrors = {
      ...(fields.orderValue.trim() === '' && { orderValue: needed.orderValue }),
      ...(fields.margin.trim() === '' && { margin: needed.margin }),
      ...('errors' in read && read.errors),
    }
    setErrors(open)
    if ('plan' in read && Object.keys(open).length === 0) onSave(read.plan)
  }
  const text = (name: 'orderValue' | 'margin' | 'fee', label: string) => (
    <TextField
      label={label}
      inputMode="decimal"
      autoComplete="off"
      value={fields[name]}
      onChange={(event) => setFields({ ...fields, [name]: event.target.value })}
      {...(errors[name] !== undefined && { error: errors[name] })}
    />
  )
  return (
    <form className={styles.questions} onSubmit={submit} noValidate aria-label="What would it return?">
      <p className={styles.questionsLead}>
        Three answers turn this into a forecast. Your industry fills in usual figures; replace them with your own.
      </p>
      <SelectField label="Your industry" value={fields.niche} onChange={(event) => choose(event.target.value)}>
        <option value="">Not decided</option>
        {niches.map((niche) => (
          <option key={niche} value={niche}>
            {capitalised(niche.replaceAll('-', ' '))}
          </option>
        ))}
      </SelectField>
      {text('orderValue', 'Order value, $')}
      {text('margin', 'Gross margin, %')}
      {text('fee', 'Fee, $')}
      <Button type="submit" busy={saving}>
        Forecast the return
      </Button>
    </form>
  )
}
