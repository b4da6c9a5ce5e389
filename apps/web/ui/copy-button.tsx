import { useState } from 'react'
import { Button } from './button.tsx'
import { toast } from './toast.ts'

/** Copies a text, and says that it did until the focus leaves. */
export function CopyButton({ text, label, large = false }: { text: string; label: string; large?: boolean }) {
  const [isCopied, setIsCopied] = useState(false)
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      setIsCopied(true)
    } catch {
      toast('Not copied', 'This browser doesn’t allow clipboard access. Select the text and copy it yourself.', 'risk')
    }
  }
  return (
    <Button
      size={large ? 'regular' : 'small'}
      tone={large ? 'secondary' : 'quiet'}
      onClick={copy}
      onBlur={() => setIsCopied(false)}
    >
      <span aria-live="polite">{isCopied ? 'Copied' : label}</span>
    </Button>
  )
}
