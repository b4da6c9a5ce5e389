import { plans } from '@vouch/contract'
import type { PlanOffer } from '../metadata/structured-data.ts'

/** The plans as structured data names them. */
export const planOffers: readonly PlanOffer[] = Object.values(plans).map(({ name, monthlyPrice }) => ({
  name,
  monthlyPrice,
}))
