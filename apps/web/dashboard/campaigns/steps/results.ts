import type { Campaign } from '@vouch/contract'

/** What came of a campaign so far, from the results that were typed in. A figure that nobody typed in is not known; the others are added up. */
export interface CampaignResults {
  posts: number
  views: number | null
  clicks: number | null
  orders: number | null
  /** In the campaign's currency. */
  revenue: number | null
  perThousandViews: number | null
  perOrder: number | null
  /** Revenue for each one that was paid. */
  returned: number | null
}

type Counted = 'views' | 'clicks' | 'orders' | 'revenue'

export function resultsOf({ creators, money }: Pick<Campaign, 'creators' | 'money'>): CampaignResults {
  const posted = creators.flatMap(({ deliverables }) =>
    deliverables.filter(({ fields }) => fields.state.value === 'posted'),
  )
  const sum = (field: Counted) => {
    const known = posted.flatMap(({ fields }) => fields[field].value ?? [])
    return known.length === 0 ? null : known.reduce((total, value) => total + value, 0)
  }
  const [views, orders, revenue] = [sum('views'), sum('orders'), sum('revenue')]
  const paid = money.spent > 0 ? money.spent : null
  return {
    ...{ posts: posted.length, views, clicks: sum('clicks'), orders, revenue },
    perThousandViews: paid !== null && views ? (paid / views) * 1_000 : null,
    perOrder: paid !== null && orders ? paid / orders : null,
    returned: paid !== null && revenue !== null ? revenue / paid : null,
  }
}
