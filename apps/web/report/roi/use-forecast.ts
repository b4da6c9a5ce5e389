import type { RoiPlan } from '@vouch/contract'
import type { Calibration, RoiCreator } from '@vouch/engine'
import { forecastSteps, type PlanForecast } from '@vouch/presentation'
import { startTransition, useEffect, useState } from 'react'

/** A plan with its forecast: figures are never shown beside another plan than their own. */
export interface Forecast<Plan> {
  plan: Plan
  planned: PlanForecast | null
}

/** Reckons in steps, so that a press in between is answered at once. Until a changed plan is reckoned the one before stays.
 *  @param plan keeps its identity as long as it is the same
 *  @returns null until the first is there */
export function useForecast<Plan extends Pick<RoiPlan, 'campaign'>>(
  creator: RoiCreator,
  plan: Plan,
  calibration: Calibration | null,
): Forecast<Plan> | null {
  const [forecast, setForecast] = useState<Forecast<Plan> | null>(null)
  useEffect(() => {
    const steps = forecastSteps(creator, plan, calibration)
    let waiting: ReturnType<typeof setTimeout>
    const go = () => {
      const { done, value } = steps.next()
      if (done) startTransition(() => setForecast({ plan, planned: value }))
      else waiting = setTimeout(go)
    }
    waiting = setTimeout(go)
    return () => clearTimeout(waiting)
  }, [creator, plan, calibration])
  return forecast
}
