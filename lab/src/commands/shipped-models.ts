import type { AccountModel } from '@vouch/engine'
import { platformScorer } from '@vouch/engine'
import type { AccountKind } from '../accounts/account-source.ts'

/** The models that the engine scores with. */
export const shippedModels: Readonly<Record<AccountKind, AccountModel>> = {
  instagram: platformScorer('instagram').model,
  x: platformScorer('x').model,
}
