import { useEffect, useRef, useState } from 'react'
import type { ExportNews, ExportOrder } from './export-worker.ts'
import type { OpenExport } from './open-export.ts'

/** An export on its way: opened and listed, then, when its reader says so, packed. */
export type ExportState =
  | { kind: 'opening' }
  | { kind: 'listed'; found: Omit<OpenExport, 'pack'> }
  | { kind: 'refused'; sentence: string }

export interface UsedExport {
  state: ExportState
  /** @param tell hears how far it is, 0 to 1. Rejects with an Error whose message is a sentence. */
  pack: (tell: (share: number) => void) => Promise<Blob>
}

const broken = 'This browser couldn’t open the export. Try another browser, or the command line: vouch verify FILE.'

export function useExport(file: File, isZip: boolean): UsedExport {
  const [state, setState] = useState<ExportState>({ kind: 'opening' })
  const worker = useRef<Worker | null>(null)

  useEffect(() => {
    const thread = new Worker(new URL('./export-worker.ts', import.meta.url), { type: 'module' })
    worker.current = thread
    setState({ kind: 'opening' })
    thread.onmessage = ({ data }: MessageEvent<ExportNews>) => {
      if (data.kind === 'opened') setState({ kind: 'listed', found: data.found })
      else if (data.kind === 'refused') setState({ kind: 'refused', sentence: data.sentence })
    }
    thread.onerror = () => setState({ kind: 'refused', sentence: broken })
    thread.postMessage({ kind: 'open', file, isZip } satisfies ExportOrder)
    return () => thread.terminate()
  }, [file, isZip])

  function pack(tell: (share: number) => void): Promise<Blob> {
    return new Promise((resolve, reject) => {
      const thread = worker.current
      if (thread === null) return reject(new Error(broken))
      thread.onerror = () => reject(new Error(broken))
      thread.onmessage = ({ data }: MessageEvent<ExportNews>) => {
        if (data.kind === 'packing') tell(data.share)
        else if (data.kind === 'packed') resolve(data.archive)
        else if (data.kind === 'refused') reject(new Error(data.sentence))
      }
      thread.postMessage({ kind: 'pack' } satisfies ExportOrder)
    })
  }

  return { state, pack }
}
