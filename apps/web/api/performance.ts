import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { failureOf, type PerformanceFormat, type PerformanceReport, performanceReports, send } from '@vouch/contract'
import { fileNameIn, saveFile } from '../ui/charts/csv.ts'
import { toast } from '../ui/toast.ts'
import { call, clientSettings } from './client.ts'
import { sentenceOf } from './refusal.ts'

/** Performance reports of a campaign: order one, follow it while it is made, read it, fetch its files. */

const key = (campaignId: string) => ['performance', campaignId]
/** Most are made within two seconds. */
const lookAgainMs = 1_000
/** A file of some megabytes over a slow line. */
const fileMsMax = 120_000

export function usePerformanceReports(campaignId: string) {
  return useQuery({
    queryKey: key(campaignId),
    queryFn: ({ signal }) => call(performanceReports.list, { params: { id: campaignId } }, signal),
    refetchOnMount: 'always',
    refetchInterval: ({ state: { data } }) =>
      data?.reports.some(({ state }) => state === 'running') ? lookAgainMs : false,
  })
}

export function usePerformanceReport(campaignId: string, reportId: string) {
  return useQuery({
    queryKey: [...key(campaignId), reportId],
    queryFn: ({ signal }) => call(performanceReports.show, { params: { id: campaignId, reportId } }, signal),
    refetchInterval: ({ state: { data } }) => (data?.state === 'running' ? lookAgainMs : false),
  })
}

export function useOrderPerformance(campaignId: string) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: () => call(performanceReports.create, { params: { id: campaignId } }),
    onSettled: () => queries.invalidateQueries({ queryKey: key(campaignId) }),
  })
}

/** Fetches a file and hands it to the browser: it needs the token, so it cannot be linked to. */
export async function fetchPerformanceFile(
  campaignId: string,
  { id: reportId }: Pick<PerformanceReport, 'id'>,
  format: PerformanceFormat,
): Promise<void> {
  try {
    const asked = { params: { id: campaignId, reportId }, query: { format } }
    const response = await send(clientSettings(fileMsMax), performanceReports.file, asked)
    if (!response.ok) throw await failureOf(response)
    saveFile(fileNameIn(response) ?? `vouch-performance.${format}`, await response.blob())
  } catch (error) {
    toast('We couldn’t download the file', sentenceOf(error, 'Try again in a moment.'), 'risk')
  }
}
