import { useState } from 'react'
import { Button } from '../ui/button.tsx'
import styles from './connectors.module.css'

/** A text that has to be pasted elsewhere letter for letter. Where a browser does not let it be copied, it can be selected. */
export function CopyableText({ label, text }: { label: string; text: string }) {
  const [copied, setCopied] = useState(false)
  async function copy() {
    try {
      await navigator.clipboard.writeText(text)
      setCopied(true)
    } catch {
      setCopied(false)
    }
  }
  return (
    <div className={styles.copyable}>
      <span className={styles.quiet}>{label}</span>
      <code>{text}</code>
      <Button size="small" tone="quiet" aria-label={`Copy ${label}`} onClick={() => void copy()}>
        {copied ? 'Copied' : 'Copy'}
      </Button>
    </div>
  )
}
