import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type BodyOf, contracts, failureOf, type OpenContract, send } from '@vouch/contract'
import { fileName, saveFile } from '../ui/charts/csv.ts'
import { toast } from '../ui/toast.ts'
import { call, clientSettings } from './client.ts'
import { newerVersionOf, sentenceOf } from './refusal.ts'

/** Contracts on this browser. What changes one changes its campaign too. */

const allKey = ['contracts']
const oneKey = (id: string) => [...allKey, 'one', id]
const listKey = (campaignId: string) => [...allKey, 'of', campaignId]
/** The creator may answer while the page is open. */
const lookAgainMs = 5_000

export function useContract(id: string) {
  return useQuery({
    queryKey: oneKey(id),
    queryFn: ({ signal }) => call(contracts.show, { params: { id } }, signal),
    refetchInterval: ({ state }) => (state.data?.state === 'sent' ? lookAgainMs : false),
  })
}

export function useContractVersion(id: string, version: number | null) {
  return useQuery({
    queryKey: [...oneKey(id), version],
    queryFn: ({ signal }) => call(contracts.version, { params: { id, version: version ?? 1 } }, signal),
    enabled: version !== null,
    staleTime: Number.POSITIVE_INFINITY,
  })
}

export function useContracts(campaignId: string) {
  return useQuery({
    queryKey: listKey(campaignId),
    queryFn: ({ signal }) => call(contracts.list, { query: { campaignId } }, signal),
    refetchOnMount: 'always',
  })
}

function useDeed<Asked, Told>(deed: (asked: Asked) => Promise<Told>, show?: (told: Told) => OpenContract) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: deed,
    onSuccess: (told) => {
      const contract = show?.(told)
      if (contract) queries.setQueryData(oneKey(contract.id), contract)
      void queries.invalidateQueries({ queryKey: [...allKey, 'of'] })
      void queries.invalidateQueries({ queryKey: ['campaigns'] })
    },
    // Whoever is to choose between two versions is shown the newer one.
    onError: (error) => (newerVersionOf(error) === null ? undefined : queries.invalidateQueries({ queryKey: allKey })),
  })
}

const itself = (contract: OpenContract) => contract

export const useCreateContract = () =>
  useDeed(
    ({ key, ...body }: BodyOf<typeof contracts.create> & { key: string }) =>
      call(contracts.create, { body, headers: { 'idempotency-key': key } }),
    itself,
  )
export const useSaveContract = (id: string) =>
  useDeed((body: BodyOf<typeof contracts.change>) => call(contracts.change, { params: { id }, body }), itself)
export const useSendContract = (id: string) =>
  useDeed((body: BodyOf<typeof contracts.send>) => call(contracts.send, { params: { id }, body }), itself)
export const useWithdrawContract = (id: string) => useDeed(() => call(contracts.withdraw, { params: { id } }), itself)
export const useRemoveContract = (id: string) => useDeed(() => call(contracts.remove, { params: { id } }))

const fileMsMax = 60_000

/** Fetches the PDF and hands it to the browser: it needs the token, so it cannot be linked to. */
export async function fetchContractFile({ id, title }: Pick<OpenContract, 'id' | 'title'>): Promise<void> {
  try {
    const response = await send(clientSettings(fileMsMax), contracts.file, { params: { id } })
    if (!response.ok) throw await failureOf(response)
    saveFile(fileName(['contract', title], 'pdf'), await response.blob())
  } catch (error) {
    toast('We couldn’t download the PDF', sentenceOf(error, 'Try again in a moment.'), 'risk')
  }
}
