import type { SupplierFault } from '@vouch/contract'
import { useId, useRef } from 'react'
import styles from './suppliers.module.css'

interface LineEditorProps {
  label: string
  text: string
  onText: (text: string) => void
  faults: readonly SupplierFault[]
  readOnly: boolean
}

/** A text with its lines numbered. What is wrong stands below it, and beside its line a mark; a press leads there. */
export function LineEditor({ label, text, onText, faults, readOnly }: LineEditorProps) {
  const id = useId()
  const area = useRef<HTMLTextAreaElement>(null)
  const gutter = useRef<HTMLDivElement>(null)
  const lines = text.split('\n')
  const numbers = lines.map((_, index) => index + 1)
  const wrong = new Set(faults.map(({ line }) => line))
  function goTo(line: number) {
    const start = lines.slice(0, line - 1).reduce((sum, one) => sum + one.length + 1, 0)
    const { current } = area
    if (current === null) return
    current.focus()
    current.setSelectionRange(start, start + (lines[line - 1]?.length ?? 0))
    current.scrollTop = (line - 4) * (current.scrollHeight / lines.length)
  }
  return (
    <div className={styles.editor}>
      <label className={styles.editorLabel} htmlFor={id}>
        {label}
      </label>
      <div className={styles.page} data-wrong={faults.length > 0 || undefined}>
        <div className={styles.gutter} ref={gutter} aria-hidden="true">
          {numbers.map((number) => (
            <span key={number} data-wrong={wrong.has(number) || undefined}>
              {number}
            </span>
          ))}
        </div>
        <textarea
          id={id}
          ref={area}
          className={styles.text}
          value={text}
          readOnly={readOnly}
          wrap="off"
          rows={24}
          spellCheck={false}
          autoComplete="off"
          autoCapitalize="off"
          aria-invalid={faults.length > 0 || undefined}
          aria-describedby={faults.length > 0 ? `${id}-faults` : undefined}
          onChange={(event) => onText(event.target.value)}
          onScroll={(event) => {
            if (gutter.current) gutter.current.scrollTop = event.currentTarget.scrollTop
          }}
        />
      </div>
      {faults.length > 0 && (
        <ul className={styles.faults} id={`${id}-faults`} aria-label="What is wrong">
          {faults.map(({ line, sentence }) => (
            <li key={`${line} ${sentence}`}>
              <button type="button" className={styles.fault} onClick={() => goTo(line)}>
                Line {line}
              </button>{' '}
              {sentence}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
