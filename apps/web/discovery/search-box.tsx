import { readCreatorSentence } from '@vouch/contract'
import { type FormEvent, useId, useState } from 'react'
import { Button } from '../ui/button.tsx'
import styles from './discovery.module.css'
import { type Chip, type CreatorSearch, chipsOf, withSentence } from './search-address.ts'

interface SearchBoxProps {
  search: CreatorSearch
  onSearch: (search: CreatorSearch) => void
}

/** One box for sentences. What was understood is marked while typing and becomes filters that can be taken away; the rest is searched for. */
export function SearchBox({ search, onSearch }: SearchBoxProps) {
  const id = useId()
  const [sentence, setSentence] = useState('')

  function submit(event: FormEvent) {
    event.preventDefault()
    onSearch(withSentence(search, sentence))
    setSentence('')
  }

  return (
    <search className={styles.search}>
      <form className={styles.searchForm} onSubmit={submit}>
        <label className="visually-hidden" htmlFor={id}>
          Find creators
        </label>
        <input
          className={styles.searchInput}
          id={id}
          type="search"
          value={sentence}
          maxLength={300}
          placeholder="fitness creators in the UK, 50k to 200k followers, trust above 80"
          autoComplete="off"
          onChange={(event) => setSentence(event.target.value)}
          aria-describedby={`${id}-read`}
        />
        <Button type="submit">Search</Button>
      </form>
      <p className={styles.reading} id={`${id}-read`} aria-live="polite">
        <Reading sentence={sentence} />
      </p>
      <Chips chips={chipsOf(search)} onSearch={onSearch} />
    </search>
  )
}

/** The sentence as it was understood: marked words become filters. */
function Reading({ sentence }: { sentence: string }) {
  const { understood, text } = readCreatorSentence(sentence)
  if (sentence.trim() === '') return null
  return (
    <>
      {understood.length > 0 && (
        <>
          Filters:{' '}
          {understood.map(({ start, end }) => (
            <mark key={start}>{sentence.slice(start, end)}</mark>
          ))}
        </>
      )}
      {text !== '' && <> Searching names for “{text}”</>}
    </>
  )
}

function Chips({ chips, onSearch }: { chips: readonly Chip[]; onSearch: (search: CreatorSearch) => void }) {
  if (chips.length === 0) return null
  return (
    <ul className={styles.chips} aria-label="Filters">
      {chips.map(({ id, words, without }) => (
        <li key={id}>
          <button
            type="button"
            className={styles.chip}
            aria-label={`${words}, remove`}
            onClick={() => onSearch(without)}
          >
            {words}
            <span aria-hidden="true"> ×</span>
          </button>
        </li>
      ))}
    </ul>
  )
}
