import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import {
  type Campaign,
  type CampaignCreatorValues,
  type CampaignDeed,
  type CampaignValues,
  type campaignCreatorFields,
  campaignCreators,
  campaignDeliverables,
  type campaignFields,
  campaignInsight,
  campaigns,
  campaignTasks,
  type DeliverableKind,
  type DeliverableValues,
  type deliverableFields,
  type FieldChange,
  type NamedCreator,
  type TaskValues,
  type taskFields,
} from '@vouch/contract'
import { useEffect, useMemo } from 'react'
import { call } from './client.ts'

/** Campaigns on this browser: reading, following what others change, and changing one field at a time. */

const allKey = ['campaigns']
const listKey = [...allKey, 'list']
const oneKey = (id: string) => [...allKey, 'one', id]
const changesKey = (id: string) => [...allKey, 'changes', id]
const insightKey = (id: string) => [...allKey, 'intelligence', id]

export function useCampaigns() {
  return useQuery({
    queryKey: listKey,
    queryFn: ({ signal }) => call(campaigns.list, {}, signal),
    refetchOnMount: 'always',
  })
}

/** @returns the later of two states of a campaign. Two changes that are under way at once can be answered in the other order, and a state that
 *  is read meanwhile can come after both. */
const laterOf = (known: Campaign | undefined, come: Campaign): Campaign =>
  known !== undefined && BigInt(known.head) > BigInt(come.head) ? known : come

const runningAgainMs = 2_000
const headAgainMs = 4_000

/** One campaign; while a creator of it is being verified it is asked again. */
export function useCampaign(id: string) {
  const queries = useQueryClient()
  return useQuery({
    queryKey: oneKey(id),
    queryFn: async ({ signal }) => {
      const come = await call(campaigns.show, { params: { id } }, signal)
      return laterOf(queries.getQueryData(oneKey(id)), come)
    },
    refetchOnMount: 'always',
    refetchInterval: ({ state }) => (state.data?.creators.some(({ running }) => running) ? runningAgainMs : false),
  })
}

/** Follows what others change while the page is seen: the newest change is asked for often, the campaign only when it moved.
 *  @returns who changed it last; null while nobody else did */
export function useFollowedCampaign({ id, head }: Pick<Campaign, 'id' | 'head'>): string | null {
  const queries = useQueryClient()
  const newest = useQuery({
    queryKey: [...allKey, 'head', id],
    queryFn: ({ signal }) => call(campaigns.head, { params: { id } }, signal),
    refetchInterval: headAgainMs,
    staleTime: 0,
  })
  const moved = newest.data !== undefined && BigInt(newest.data.head) > BigInt(head)
  // Named by both ends: it may have moved once more by the time that the first move was read.
  const move = moved ? `${head} to ${newest.data.head}` : null
  useEffect(() => {
    if (move === null) return
    for (const queryKey of [oneKey(id), changesKey(id)]) void queries.invalidateQueries({ queryKey })
  }, [queries, id, move])
  return moved ? newest.data.by : null
}

/** Who changed what. @param head of the campaign that is shown, so that the list follows it */
export function useCampaignChanges({ id, head }: Pick<Campaign, 'id' | 'head'>) {
  return useQuery({
    queryKey: [...changesKey(id), head],
    queryFn: ({ signal }) => call(campaigns.changes, { params: { id }, query: {} }, signal),
    placeholderData: (before) => before,
  })
}

/** What is known of the mix. It follows who is in it, what they cost and what their last verdict is. */
export function useCampaignInsight({ id, creators, fields }: Pick<Campaign, 'id' | 'creators' | 'fields'>) {
  const weighed = creators.map((each) => [
    ...[each.id, each.verdict?.verificationId, each.fields.decision.value, each.fields.fee.value],
    ...[each.fields.agreedFee.value, each.deliverables.length, each.fields.outreach.value, each.fields.paid.value],
  ])
  const { budget, currency, goal } = fields
  return useQuery({
    queryKey: [...insightKey(id), weighed, budget.value, currency.value, goal.value],
    queryFn: ({ signal }) => call(campaignInsight.show, { params: { id } }, signal),
    placeholderData: (before) => before,
  })
}

function listMoved(queries: QueryClient): void {
  void queries.invalidateQueries({ queryKey: listKey })
}

/** Creating, and what brings back what was deleted. */
export function useCampaignReturns() {
  const queries = useQueryClient()
  const kept = (campaign: Campaign) => {
    queries.setQueryData(oneKey(campaign.id), campaign)
    listMoved(queries)
    return campaign
  }
  return {
    create: async (body: Pick<CampaignValues, 'name' | 'goal'>) => kept(await call(campaigns.create, { body })),
    duplicate: async (id: string) => kept(await call(campaigns.duplicate, { params: { id } })),
    move: async (id: string, deed: CampaignDeed) =>
      kept(await call(campaigns.move, { params: { id }, body: { deed } })),
    remove: async (id: string) => {
      await call(campaigns.remove, { params: { id } })
      queries.removeQueries({ queryKey: oneKey(id) })
      listMoved(queries)
    },
    restore: async (id: string) => kept(await call(campaigns.restore, { params: { id } })),
  }
}

/** One field with its value and the version that its writer saw. The cast joins three parts that were named together. */
function changeOf<Change>(field: string, value: unknown, version: number): Change {
  return { field, value, version } as Change
}

/** What changes an open campaign. Each answer is the campaign as it is then, and is drawn. */
export function useCampaignActs(id: string) {
  const queries = useQueryClient()
  return useMemo(() => {
    const drawn = async (answer: Promise<Campaign>) => {
      const come = await answer
      queries.setQueryData<Campaign>(oneKey(id), (known) => laterOf(known, come))
      listMoved(queries)
    }
    return {
      write: <Name extends keyof CampaignValues>(field: Name, value: CampaignValues[Name], version: number) =>
        drawn(
          call(campaigns.change, {
            params: { id },
            body: changeOf<FieldChange<typeof campaignFields>>(field, value, version),
          }),
        ),
      addCreators: (creators: readonly NamedCreator[]) =>
        drawn(call(campaignCreators.add, { params: { id }, body: { creators: [...creators] } })),
      writeCreator:
        (entryId: string) =>
        <Name extends keyof CampaignCreatorValues>(field: Name, value: CampaignCreatorValues[Name], version: number) =>
          drawn(
            call(campaignCreators.change, {
              params: { id, entryId },
              body: changeOf<FieldChange<typeof campaignCreatorFields>>(field, value, version),
            }),
          ),
      removeCreator: (entryId: string) => drawn(call(campaignCreators.remove, { params: { id, entryId } })),
      restoreCreator: (entryId: string) => drawn(call(campaignCreators.restore, { params: { id, entryId } })),
      addDeliverable: (entryId: string, kind: DeliverableKind) =>
        drawn(call(campaignDeliverables.add, { params: { id, entryId }, body: { kind } })),
      writeDeliverable:
        (deliverableId: string) =>
        <Name extends keyof DeliverableValues>(field: Name, value: DeliverableValues[Name], version: number) =>
          drawn(
            call(campaignDeliverables.change, {
              params: { id, deliverableId },
              body: changeOf<FieldChange<typeof deliverableFields>>(field, value, version),
            }),
          ),
      removeDeliverable: (deliverableId: string) =>
        drawn(call(campaignDeliverables.remove, { params: { id, deliverableId } })),
      addTask: (title: string) => drawn(call(campaignTasks.add, { params: { id }, body: { title } })),
      writeTask:
        (taskId: string) =>
        <Name extends keyof TaskValues>(field: Name, value: TaskValues[Name], version: number) =>
          drawn(
            call(campaignTasks.change, {
              params: { id, taskId },
              body: changeOf<FieldChange<typeof taskFields>>(field, value, version),
            }),
          ),
      removeTask: (taskId: string) => drawn(call(campaignTasks.remove, { params: { id, taskId } })),
      /** Reads it again, as after a conflict. */
      reload: () => queries.invalidateQueries({ queryKey: oneKey(id) }),
    }
  }, [queries, id])
}

export type CampaignActs = ReturnType<typeof useCampaignActs>
