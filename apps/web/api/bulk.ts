import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type BodyOf, type BulkBatch, bulk } from '@vouch/contract'
import { call, callUpload } from './client.ts'
import { homeKey } from './home.ts'

/** Batches of verifications on this browser. */

const batchesKey = ['bulk']
const batchKey = (id: string) => [...batchesKey, id]
const workAgainMs = 1_500

export function useBatches() {
  return useQuery({
    queryKey: [...batchesKey, 'all'],
    queryFn: ({ signal }) => call(bulk.list, {}, signal),
    refetchOnMount: 'always',
  })
}

/** A batch is asked again while anything of it is under way, a paused one too: what was begun comes to its end. */
export function isUnderWay({ state, counts }: Pick<BulkBatch, 'state' | 'counts'>): boolean {
  return state === 'running' || counts.running > 0
}

export function useBatch(id: string) {
  return useQuery({
    queryKey: batchKey(id),
    queryFn: ({ signal }) => call(bulk.show, { params: { id } }, signal),
    refetchOnMount: 'always',
    refetchInterval: ({ state }) => (state.data && isUnderWay(state.data) ? workAgainMs : false),
  })
}

/** What a list costs, by the list: an empty one is not asked about. */
export function useBulkPreview(text: string) {
  return useQuery({
    queryKey: [...batchesKey, 'preview', text],
    queryFn: ({ signal }) => call(bulk.preview, { body: { text } }, signal),
    enabled: text.trim() !== '',
    staleTime: 0,
  })
}

function useBatchesMoved(): () => void {
  const queries = useQueryClient()
  return () => {
    for (const queryKey of [batchesKey, homeKey]) void queries.invalidateQueries({ queryKey })
  }
}

export function useStartBatch() {
  const moved = useBatchesMoved()
  return useMutation({
    mutationFn: ({ key, ...body }: { key: string; text: string; name: string }) =>
      callUpload(bulk.create, { headers: { 'idempotency-key': key }, body }),
    onSuccess: moved,
  })
}

export function useBatchChange(id: string) {
  const moved = useBatchesMoved()
  return useMutation({
    mutationFn: (state: BodyOf<typeof bulk.change>['state']) => call(bulk.change, { params: { id }, body: { state } }),
    onSettled: moved,
  })
}
