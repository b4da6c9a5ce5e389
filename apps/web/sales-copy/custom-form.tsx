import { customPromptCharsMax } from '@vouch/contract'
import { type FormEvent, useState } from 'react'
import { Button } from '../ui/button.tsx'
import { TextAreaField, TextField } from '../ui/field.tsx'
import { type Copy, fetchCustom } from './copy-answer.ts'
import { CopyResult } from './copy-result.tsx'
import styles from './sales-copy.module.css'
import { useGeneration } from './use-generation.ts'

/** Requests to begin with. */
const examples: readonly { section: string; prompt: string }[] = [
  { section: 'Email subject', prompt: 'Five subject lines for agencies about fake followers, under 10 words' },
  { section: 'Sub-headline', prompt: 'Three sub-headlines for freelancers about the trial' },
  { section: 'Objections', prompt: 'Four objections about price and refunds' },
]

/** A request in one's own words. The copy still says only what the facts hold, whatever the words ask for. */
export function CustomForm() {
  const { running, generate } = useGeneration()
  const [section, setSection] = useState('')
  const [prompt, setPrompt] = useState('')
  const [copy, setCopy] = useState<Copy | null>(null)
  const isReady = section.trim() !== '' && prompt.trim() !== ''
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isReady) generate('custom', () => fetchCustom(section.trim(), prompt.trim()), setCopy)
  }
  return (
    <div className={styles.custom}>
      <form className={styles.form} onSubmit={submit} noValidate>
        <TextField
          label="Section name"
          value={section}
          maxLength={100}
          onChange={({ target }) => setSection(target.value)}
        />
        <TextAreaField
          label="Prompt"
          value={prompt}
          maxLength={customPromptCharsMax}
          hint="Who it’s for, what it’s about, how many, how long."
          onChange={({ target }) => setPrompt(target.value)}
        />
        <div className={styles.actions}>
          <Button type="submit" busy={running !== null} disabled={!isReady}>
            Generate
          </Button>
        </div>
        <div className={styles.examples}>
          <p className={styles.size}>Examples</p>
          {examples.map((example) => (
            <button
              key={example.prompt}
              type="button"
              className={styles.example}
              onClick={() => {
                setSection(example.section)
                setPrompt(example.prompt)
              }}
            >
              {example.prompt}
            </button>
          ))}
        </div>
      </form>
      {copy === null ? (
        <p className={styles.nothing}>{running === null ? 'Your copy will appear here.' : 'Writing…'}</p>
      ) : (
        <CopyResult copy={copy} />
      )}
    </div>
  )
}
