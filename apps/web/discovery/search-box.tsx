import { sentenceMax, type Understood } from '@vouch/contract'
import { type FormEvent, type ReactNode, type RefObject, type UIEvent, useEffect, useId, useRef, useState } from 'react'
import { Button } from '../ui/button.tsx'
import { FilterBar } from './filter-bar.tsx'
import styles from './search-box.module.css'
import type { SearchPartProps, SearchRules } from './search-rules.ts'
import { withTyped } from './typed-search.ts'

const example = 'vegan food creators in Austin, 10K to 50K followers, under $500 a post'

interface SearchBoxProps extends SearchPartProps {
  /** What stands in the box, for changes of the search that are made elsewhere. */
  typed?: RefObject<string | null>
}

/** One box for sentences. The sentence stays in it, what was understood is marked where it stands, and a new one replaces it. */
export function SearchBox({ search, rules, onChange, typed }: SearchBoxProps) {
  const id = useId()
  const marks = useRef<HTMLDivElement>(null)
  const [sentence, setSentence] = useState(search.text)
  // Another search takes back what was typed and not searched. Before the rules come only its sentence is known.
  const all = rules && JSON.stringify(search)
  const [shown, setShown] = useState({ text: search.text, all })
  if (shown.text !== search.text || shown.all !== all) {
    setShown({ text: search.text, all })
    if (shown.text !== search.text || (shown.all !== null && all !== null)) setSentence(search.text)
  }

  useEffect(() => {
    if (typed) typed.current = sentence
  }, [typed, sentence])

  function submit(event: FormEvent) {
    event.preventDefault()
    onChange((before, { withSentence }) => withSentence(before, sentence))
  }

  function follow({ currentTarget }: UIEvent<HTMLInputElement>) {
    if (marks.current) marks.current.scrollLeft = currentTarget.scrollLeft
  }

  return (
    <search className={styles.search}>
      <form className={styles.form} onSubmit={submit}>
        <label className="visually-hidden" htmlFor={id}>
          Find creators
        </label>
        <div className={styles.box}>
          <div className={styles.marks} ref={marks} aria-hidden="true">
            <Marked sentence={sentence} rules={rules} />
          </div>
          <input
            className={styles.input}
            id={id}
            type="search"
            value={sentence}
            maxLength={sentenceMax}
            placeholder={example}
            autoComplete="off"
            spellCheck={false}
            onChange={(event) => setSentence(event.target.value)}
            onScroll={follow}
            onSelect={follow}
            aria-describedby={`${id}-read`}
          />
        </div>
        <Button type="submit">Search</Button>
      </form>
      <p className="visually-hidden" id={`${id}-read`} aria-live="polite">
        {readAloud(sentence, rules)}
      </p>
      <FilterBar search={search} rules={rules} onChange={(change) => onChange(withTyped(change, sentence))} />
    </search>
  )
}

const nothingRead = { understood: [], ranking: [] }

/** The sentence as it was understood, under the letters of the box. */
function Marked({ sentence, rules }: { sentence: string; rules: SearchRules | null }) {
  const parts: ReactNode[] = []
  let end = 0
  const { understood, ranking } = rules?.readSentence(sentence) ?? nothingRead
  const marks = [
    ...understood.map(({ unused, ...place }) => ({ ...place, is: unused ? 'unused' : 'filter' })),
    ...ranking.map((place) => ({ ...place, is: 'rank' })),
  ]
  for (const part of marks.sort((a, b) => a.start - b.start)) {
    parts.push(sentence.slice(end, part.start))
    parts.push(
      <mark key={part.start} data-is={part.is}>
        {sentence.slice(part.start, part.end)}
      </mark>,
    )
    end = part.end
  }
  return (
    <>
      {parts}
      {sentence.slice(end)}
    </>
  )
}

/** What the marks say, for ears. */
function readAloud(sentence: string, rules: SearchRules | null): string {
  if (sentence.trim() === '' || rules === null) return ''
  const { understood, text } = rules.readSentence(sentence)
  const said = (parts: readonly Understood[]) => parts.map(({ start, end }) => sentence.slice(start, end)).join(', ')
  const read = said(understood.filter(({ unused }) => !unused))
  return [read && `Understood: ${read}.`, text && `Sorted by: ${text}.`].filter(Boolean).join(' ')
}
