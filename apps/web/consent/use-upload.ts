import type { consents, ReplyOf } from '@vouch/contract'
import { useRef, useState } from 'react'
import { FileNotSent, sentFile } from '../api/sent-file.ts'
import type { ImportPhase } from '../dashboard/verify/use-import.ts'
import { failureOf } from '../marketing/forms/post-form.ts'

const unsaid = 'We couldn’t read the file. Please try again.'

/** Packs what is needed of an export, sends it, and goes to the creator's page. A refusal stays beside the form.
 *  @param address of the request's calls */
export function useUpload(address: string) {
  const [phase, setPhase] = useState<ImportPhase | null>(null)
  const [refusal, setRefusal] = useState<string | null>(null)
  // A retry sends the very bytes that the first attempt did.
  const packed = useRef<Promise<Blob> | null>(null)

  async function upload(name: string, pack: (tell: (share: number) => void) => Promise<Blob>): Promise<void> {
    if (phase !== null) return
    setRefusal(null)
    try {
      packed.current ??= pack((share) => setPhase({ name: 'packing', share }))
      const file = await packed.current.catch((error: unknown) => {
        packed.current = null
        throw error
      })
      const tell = (share: number) => setPhase({ name: share < 1 ? 'sending' : 'reading', share })
      tell(0)
      const { status, text } = await sentFile(`${address}/import?${new URLSearchParams({ name })}`, file, { tell })
      // The button stays busy until the page is there.
      if (status === 200) return window.location.assign((JSON.parse(text) as ReplyOf<typeof consents.upload>).location)
      setRefusal(failureOf(status, text).error ?? unsaid)
    } catch (error) {
      setRefusal(error instanceof FileNotSent || error instanceof Error ? error.message : unsaid)
    }
    setPhase(null)
  }

  return { upload, phase, refusal }
}
