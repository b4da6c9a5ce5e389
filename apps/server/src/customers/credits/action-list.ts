import { type Action, actionStatus, actions, type credits, plans, type ReplyOf, type Tier } from '@vouch/contract'

/** @returns the actions of the dashboard by category, each with whether it can be used by now, and how often a month of a plan's credits is
 *  enough for it. */
export function actionsByCategory(tier: Tier): ReplyOf<typeof credits.dashboardActions>['actionsByCategory'] {
  const listed = Object.entries<Action>(actions).filter(([, { surface }]) => surface === 'dashboard')
  const byCategory = Map.groupBy(listed, ([, { category }]) => category)
  const groups = [...byCategory].map(([category, members]) => [
    category,
    members.map(([id, { name, description, creditCost, popular, perCreatorFound }]) => ({
      id,
      name,
      description,
      creditCost,
      credits: creditCost,
      popular,
      perCreatorFound,
      status: actionStatus(id),
      perMonth: Math.floor(plans[tier].creditsIncluded / creditCost),
    })),
  ])
  return Object.fromEntries(groups)
}
