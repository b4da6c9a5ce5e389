import { type ToolPlatform, toolPlatforms } from '@vouch/contract'
import { platformName } from '@vouch/presentation'
import type { FormEvent } from 'react'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { PlatformIcon } from '../../ui/platform-icon.tsx'
import styles from './free-search.module.css'

interface AnalysisFormProps {
  platform: ToolPlatform
  onPlatform: (platform: ToolPlatform) => void
  text: string
  /** What can be written into the box here. */
  example: string
  onText: (text: string) => void
  locked: boolean
  busy: boolean
  used: number
  limit: number
  error: string | undefined
  onAnalyze: () => void
}

/** Whom to look at. Locked until an address is left: it is there to be seen, and does nothing. */
export function AnalysisForm(props: AnalysisFormProps) {
  const { platform, onPlatform, text, example, onText, locked, busy, used, limit, error, onAnalyze } = props
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!busy && !locked) onAnalyze()
  }
  return (
    <form className={styles.tool} noValidate method="post" onSubmit={submit} data-locked={locked || undefined}>
      <fieldset className={styles.tabs} disabled={locked || busy}>
        <legend className="visually-hidden">Platform</legend>
        {toolPlatforms.map((each) => (
          <label key={each} className={styles.tab}>
            <input
              type="radio"
              name="platform"
              value={each}
              checked={each === platform}
              onChange={() => onPlatform(each)}
            />
            <PlatformIcon platform={each} size={18} />
            {platformName(each)}
          </label>
        ))}
      </fieldset>
      <div className={styles.line}>
        <TextField
          label="URL or username"
          name="username"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          placeholder={example}
          disabled={locked}
          value={text}
          error={error}
          onChange={(event) => onText(event.target.value)}
        />
        <Button type="submit" size="large" disabled={locked} busy={busy}>
          {busy ? 'Analyzing...' : 'Analyze'}
        </Button>
      </div>
      <p className={styles.quiet} aria-live="polite">
        {locked ? 'Enter your email above to get started.' : `${Math.min(used, limit)} of ${limit} checks used today.`}
      </p>
    </form>
  )
}
