import type { RoiPlan } from '@vouch/contract'
import { campaignFormats, type FactorLine, niches, usageRights } from '@vouch/engine'
import { capitalised, defaultHint } from '@vouch/presentation'
import { type FormEvent, type ReactNode, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { SelectField, TextField } from '../../ui/field.tsx'
import { SideSheet } from '../../ui/side-sheet.tsx'
import { type FieldErrors, fieldsOf, type PlanFields, planOf } from './plan-fields.ts'
import styles from './roi.module.css'

interface PlanSheetProps {
  open: boolean
  plan: RoiPlan
  /** What the forecast stands on: each open question names the default in its place, with its source. */
  factors: readonly FactorLine[]
  saving: boolean
  onSave: (plan: RoiPlan) => void
  onClose: () => void
}

export function PlanSheet({ open, onClose, ...form }: PlanSheetProps) {
  return (
    <SideSheet open={open} labelledBy="plan-title" onClose={onClose}>
      <PlanForm {...form} onClose={onClose} />
    </SideSheet>
  )
}

/** The questions of a plan. Only the fee has to be answered; each open one says what stands in its place. */
function PlanForm({ plan, factors, saving, onSave, onClose }: Omit<PlanSheetProps, 'open'>) {
  const [fields, setFields] = useState<PlanFields>(() => fieldsOf(plan))
  const [errors, setErrors] = useState<FieldErrors>({})
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const read = planOf(fields, plan)
    if ('errors' in read) return setErrors(read.errors)
    setErrors({})
    onSave(read.plan)
  }
  const hint = (factor: string) => defaultHint(factors.find(({ id }) => id === factor))
  const text = (name: keyof PlanFields, label: string, hintText?: string) => (
    <TextField
      label={label}
      inputMode="decimal"
      autoComplete="off"
      value={fields[name]}
      onChange={(event) => setFields({ ...fields, [name]: event.target.value })}
      {...(errors[name] !== undefined && { error: errors[name] })}
      {...(hintText !== undefined && { hint: hintText })}
    />
  )
  const choice = (name: keyof PlanFields, label: string, options: ReactNode, hintText?: string) => (
    <SelectField
      label={label}
      value={fields[name]}
      onChange={(event) => setFields({ ...fields, [name]: event.target.value })}
      {...(hintText !== undefined && { hint: hintText })}
    >
      {options}
    </SelectField>
  )
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <h2 className={styles.sheetTitle} id="plan-title">
        Your campaign
      </h2>
      <p className={styles.quiet}>
        Amounts are in US dollars. Anything you leave blank uses a default with a wide range, so the forecast is less
        certain.
      </p>
      {text('fee', 'Fee', 'What you pay the creator for all posts combined.')}
      {text('budget', 'Budget', 'The most you can spend; used when planning several creators.')}
      {choice(
        'goal',
        'Goal',
        <>
          <option value="profit">Profit</option>
          <option value="reach">Reach</option>
        </>,
      )}
      {text('posts', 'Posts', hint('posts'))}
      {choice('format', 'Format', <Options values={campaignFormats} />, hint('format'))}
      {choice('niche', 'Your industry', <Options values={niches} />, hint('niche'))}
      {text('orderValue', 'Order value', hint('order-value'))}
      {text('margin', 'Gross margin, %', hint('order-value-and-margin'))}
      {text('conversion', 'Conversion rate, %', hint('landing-page'))}
      {text('discount', 'Discount code, %', 'Leave blank if there’s no code.')}
      {text('otherCosts', 'Other costs', 'Product, shipping, production, agency.')}
      {text('boost', 'Ad spend behind the posts', 'Paid to the platform.')}
      {choice('rights', 'Usage rights', <Options values={usageRights} />, hint('usage-rights'))}
      {text('exclusivity', 'Exclusivity, months', hint('exclusivity'))}
      <div className={styles.formButtons}>
        <Button type="submit" busy={saving}>
          Save and forecast
        </Button>
        <Button tone="quiet" onClick={onClose}>
          Close
        </Button>
      </div>
    </form>
  )
}

function Options({ values }: { values: readonly string[] }) {
  return (
    <>
      <option value="">Not decided</option>
      {values.map((value) => (
        <option key={value} value={value}>
          {capitalised(value.replaceAll('-', ' '))}
        </option>
      ))}
    </>
  )
}
