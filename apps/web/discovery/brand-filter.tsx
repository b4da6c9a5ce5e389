import { brandNameOf, isBrandName } from '@vouch/contract'
import { type FormEvent, useState } from 'react'
import { Button } from '../ui/button.tsx'
import { TextField } from '../ui/field.tsx'
import styles from './filter-bar.module.css'
import type { FilterFieldProps } from './filter-fields.tsx'

/** Adds one brand at a time, by its account. The chips take them away. */
export function BrandFilter({ filters, onFilter }: FilterFieldProps) {
  const [text, setText] = useState('')
  const [error, setError] = useState<string | null>(null)
  const add = (event: FormEvent) => {
    event.preventDefault()
    const names = text
      .split(',')
      .map(brandNameOf)
      .filter((name) => name !== '')
    if (names.length === 0 || !names.every(isBrandName))
      return setError('A brand is its account name, such as gymshark.')
    setError(null)
    setText('')
    onFilter({ mentions: [...new Set([...filters.mentions, ...names])] })
  }
  return (
    <form className={styles.adding} noValidate onSubmit={add}>
      <TextField
        label="Worked with the brand"
        placeholder="@brand"
        value={text}
        maxLength={60}
        autoComplete="off"
        {...(error !== null && { error })}
        onChange={({ target }) => setText(target.value)}
      />
      <Button type="submit" tone="secondary" size="small">
        Add
      </Button>
    </form>
  )
}
