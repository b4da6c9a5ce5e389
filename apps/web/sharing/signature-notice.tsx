import type { SharedReport } from '@vouch/contract'
import { checkWords } from '@vouch/presentation'
import { Notice } from '../ui/notice.tsx'

/** Stands above a shared report that does not count any more, or is not the newest. One that does needs no notice. */
export function SignatureNotice({ shared }: { shared: Pick<SharedReport, 'signature' | 'signatureState'> }) {
  const { signature, signatureState: state } = shared
  const { tone, title, text } = checkWords({ file: null, state, signature })
  if (tone === 'good') return null
  return (
    <Notice tone={tone} title={title}>
      {text}
    </Notice>
  )
}
