import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type BodyOf, endChecks } from '@vouch/contract'
import { call } from './client.ts'

/** A campaign's audience verified again at its end. */

const key = (campaignId: string) => ['end-check', campaignId]
const workAgainMs = 1_500

export function useEndCheck(campaignId: string) {
  return useQuery({
    queryKey: key(campaignId),
    queryFn: ({ signal }) => call(endChecks.show, { params: { id: campaignId } }, signal),
    refetchOnMount: 'always',
    refetchInterval: ({ state: { data } }) => (data?.creators.some(isUnderWay) ? workAgainMs : false),
  })
}

const isUnderWay = ({ state }: { state: string }) => state === 'waiting' || state === 'running'

export function useBeginEndCheck(campaignId: string) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (confirm: BodyOf<typeof endChecks.begin>['confirm']) =>
      call(endChecks.begin, { params: { id: campaignId }, body: { confirm } }),
    onSuccess: (check) => queries.setQueryData(key(campaignId), check),
    // A price that moved meanwhile is read again.
    onError: () => queries.invalidateQueries({ queryKey: key(campaignId) }),
  })
}
