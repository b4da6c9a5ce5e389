import { roleAfterHandover, type Subscription, type Workspace, type WorkspaceMember } from '@vouch/contract'
import { cardName } from '../billing/plan-words.ts'

/** @returns what handing a workspace over means, before it is done: what both have afterwards, and whose card pays */
export function handoverWords(
  { name, role }: Pick<WorkspaceMember, 'name' | 'role'>,
  { seats }: Pick<Workspace, 'seats'>,
  plan: Pick<Subscription, 'card' | 'cardHolder' | 'cancelAt' | 'endedAt'> | null | undefined,
): string {
  const left =
    roleAfterHandover(seats, role) === 'manager'
      ? 'You stay as a manager'
      : 'You stay as a viewer, because every seat of the plan is taken'
  const sentences = [
    `${name} will control the plan, roles and deletion.`,
    `Nobody can own two workspaces, so this works only if ${name} has never used their own.`,
    `${left}, and get a new, empty workspace of your own.`,
  ]
  if (plan?.card && plan.cancelAt === null && plan.endedAt === null)
    sentences.push(cardWords(name, cardName(plan.card), plan.cardHolder))
  return sentences.join(' ')
}

function cardWords(name: string, card: string, holder: string | null): string {
  if (holder === name) return `${name}’s card (${card}) goes on paying.`
  const whose = holder === null ? 'Your card' : `${holder}’s card`
  return `${whose} (${card}) stays on file and pays for the plan until ${name} saves another.`
}
