import { searchFields } from '@vouch/contract'
import { type FormEvent, useState } from 'react'
import { Button } from '../ui/button.tsx'
import { TextField } from '../ui/field.tsx'
import { withFilter } from './change-search.ts'
import styles from './filter-bar.module.css'
import type { FilterFieldProps } from './filter-fields.tsx'
import { readSearch } from './search-address.ts'

/** Adds one brand at a time, by its account. The chips take them away. */
export function BrandFilter({ search, onSearch }: FilterFieldProps) {
  const [text, setText] = useState('')
  const [error, setError] = useState<string | null>(null)
  const held = readSearch(search).filters.mentions
  const add = (event: FormEvent) => {
    event.preventDefault()
    const read = searchFields().safeParse({ mentions: text })
    if (!read.success || !read.data.mentions?.length) return setError('A brand is its account name, such as gymshark.')
    setError(null)
    setText('')
    onSearch(withFilter(search, { mentions: [...new Set([...held, ...read.data.mentions])] }))
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
