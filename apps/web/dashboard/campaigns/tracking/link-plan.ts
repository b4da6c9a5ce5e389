import {
  type BodyOf,
  type Campaign,
  type CampaignCreator,
  type trackingLinks,
  type Utm,
  usualUtm,
} from '@vouch/contract'

/** What somebody is about to make links of. */
export interface LinkPlan {
  /** `everyone` who takes part, the `campaign`, or the id of one creator in it. */
  owner: string
  target: string
  /** Marks that were written; the others are the usual ones. */
  marks: Utm
}

/** @returns the marks of a link. Whose link it is says its source and content where there are several. */
export function marksOf({ owner, marks }: LinkPlan, usual: Required<Utm>): Required<Utm> {
  const { source, content, ...written } = marks
  const own =
    owner === 'everyone' ? {} : { ...(source !== undefined && { source }), ...(content !== undefined && { content }) }
  const known = Object.fromEntries(Object.entries(written).filter(([, value]) => value !== undefined))
  return { ...usual, ...known, ...own }
}

/** @returns what to ask the server for: a link for each creator that is meant */
export function wishesOf(
  plan: LinkPlan,
  { id: campaignId, fields }: Pick<Campaign, 'id' | 'fields'>,
  agreed: readonly CampaignCreator[],
): BodyOf<typeof trackingLinks.create>[] {
  const wish = (entry: CampaignCreator | null) => ({
    ...{ campaignId, target: plan.target },
    ...(entry && { entryId: entry.id }),
    utm: marksOf(plan, usualUtm(fields.name.value, entry?.creator ?? null)),
  })
  if (plan.owner === 'campaign') return [wish(null)]
  return agreed.filter(({ id }) => plan.owner === 'everyone' || plan.owner === id).map(wish)
}
