import { useMutation, useQueries, useQuery, useQueryClient } from '@tanstack/react-query'
import {
  type Analysis,
  type AnalysisKind,
  analyses,
  audienceOverlaps,
  audienceReadings,
  type RoiPlan,
  roi,
  verifications,
} from '@vouch/contract'
import { call } from './client.ts'

/** What is built upon a report: paid analyses, the plan of a campaign, and the history of the creator. */

const analysesKey = (id: string) => ['analyses', id]
const roiKey = (id: string) => ['roi', id]
/** An answer takes well under a second; a queue may make it a few. */
const pollMs = 600

/** The analyses bought for a report, asked for again while one of them runs. */
export function useAnalyses(id: string) {
  return useQuery({
    queryKey: analysesKey(id),
    queryFn: ({ signal }) => call(analyses.list, { params: { id } }, signal),
    refetchInterval: ({ state }) => (state.data?.analyses.some(isRunning) ? pollMs : false),
  })
}

function isRunning({ state }: Analysis): boolean {
  return state === 'running'
}

/** Buys an analysis; asking again for one that was bought costs nothing. */
export function useBuyAnalysis(id: string) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (kind: AnalysisKind) => call(analyses.create, { params: { id, kind } }),
    onSettled: () => queries.invalidateQueries({ queryKey: analysesKey(id) }),
  })
}

export function useRoi(id: string) {
  return useQuery({
    queryKey: roiKey(id),
    queryFn: ({ signal }) => call(roi.show, { params: { id } }, signal),
  })
}

/** The readings of several reports, in the order of their ids. */
export function useRois(ids: readonly string[]) {
  return useQueries({
    queries: ids.map((id) => ({
      queryKey: roiKey(id),
      queryFn: ({ signal }: { signal: AbortSignal }) => call(roi.show, { params: { id } }, signal),
    })),
  })
}

/** How much the audiences behind several reports overlap, pair by pair; asked for from two on. */
export function useOverlaps(ids: readonly string[]) {
  return useQuery({
    queryKey: ['overlaps', ...ids],
    queryFn: ({ signal }) => call(audienceOverlaps.show, { query: { ids: ids.join(',') } }, signal),
    enabled: ids.length >= 2,
  })
}

/** How credible the followers look one by one, and beside those of other creators. */
export function useAudienceReading(id: string) {
  return useQuery({
    queryKey: ['verifications', 'audience', id],
    queryFn: ({ signal }) => call(audienceReadings.show, { params: { id } }, signal),
  })
}

export function useSavePlan(id: string) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (plan: RoiPlan) => call(roi.save, { params: { id }, body: plan }),
    onSuccess: (answer) => queries.setQueryData(roiKey(id), answer),
  })
}

export function useHistory(id: string) {
  return useQuery({
    queryKey: ['verifications', 'history', id],
    queryFn: ({ signal }) => call(verifications.history, { params: { id } }, signal),
  })
}

/** Whole verifications by their ids, in order, as the page of each reads them. */
export function useVerificationsOf(ids: readonly string[]) {
  return useQueries({
    queries: ids.map((id) => ({
      queryKey: ['verifications', 'one', id],
      queryFn: ({ signal }: { signal: AbortSignal }) => call(verifications.show, { params: { id } }, signal),
    })),
  })
}
