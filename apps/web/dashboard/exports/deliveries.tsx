import { useEffect, useRef, useSyncExternalStore } from 'react'
import { type ExportWish, fetchFile, isUnderWay, useAskForFile, useFile } from '../../api/exports.ts'
import { sentenceOf } from '../../api/refusal.ts'
import { toast } from '../../ui/toast.ts'
import { beginDelivery, deliveries, endDelivery, subscribeDeliveries, wishKey } from './delivery-store.ts'

const none = [] as const

/** Hands over the files that were asked for in this window. It stands in the frame, so that a file comes though its page was left. */
export function Deliveries() {
  const under = useSyncExternalStore(subscribeDeliveries, deliveries, () => none)
  return under.map(({ id }) => <HandedOver key={id} id={id} />)
}

function HandedOver({ id }: { id: string }) {
  const file = useFile(id)
  const done = useRef(false)
  useEffect(() => {
    if (file === null || file.id !== id || isUnderWay(file) || done.current) return
    done.current = true
    endDelivery(id)
    if (file.state === 'ready') void fetchFile(file)
    else toast('The file wasn’t created', file.reason ?? 'You weren’t charged.', 'risk')
  }, [id, file])
  return null
}

function noteAsked({ id }: { id: string }, wish: ExportWish): void {
  beginDelivery({ id, wish: wishKey(wish) })
}

/** Asks for a file that is handed over when it is there.
 *  @param of what the asking button is about; absent: it shows nothing of the wait
 *  @returns what is being done in words, null where nothing is */
export function useDeliveredFile(of?: Omit<ExportWish, 'format'>): {
  ask: (wish: ExportWish) => void
  busy: string | null
} {
  const asking = useAskForFile(noteAsked)
  const under = useSyncExternalStore(subscribeDeliveries, deliveries, () => none)
  const own = of && wishKey(of)
  const ask = (wish: ExportWish) =>
    asking.mutate(wish, {
      onError: (error) => toast('The file wasn’t created', sentenceOf(error, 'You weren’t charged.'), 'risk'),
    })
  const busy = asking.isPending || under.some(({ wish }) => wish === own)
  return { ask, busy: busy ? 'Creating the file' : null }
}
