/** What is filled into the clauses of a contract: `{{fee}}`. Campaign, creator and report fill in what they know; the rest is typed. */

export const contractVariables = {
  brand_name: 'Brand’s legal name',
  creator_name: 'Creator’s legal name',
  creator_account: 'Creator’s account',
  campaign_name: 'Campaign',
  product: 'Product',
  start_date: 'First day',
  end_date: 'Last day',
  deliverables: 'Deliverables',
  live_days: 'Days a post stays up',
  fee: 'Fee',
  payment_days: 'Days to pay',
  usage_days: 'Days of usage',
  usage_channels: 'Where the brand may use it',
  exclusivity_days: 'Days of exclusivity',
  exclusivity_scope: 'What competes',
  approval_days: 'Business days to approve',
  approval_rounds: 'Rounds of changes',
  kill_fee: 'Kill fee',
  warranty_days: 'Days to verify again',
  warranty_floor: 'Lowest Trust score',
  warranty_reduction: 'Fee reduction',
  governing_law: 'Governing law',
} as const

export type ContractVariable = keyof typeof contractVariables
export const contractVariableNames = Object.keys(contractVariables) as ContractVariable[]

/** What is missing or empty is a hole. */
export type ContractValues = Partial<Record<ContractVariable, string>>

/** What stands in a new contract where nobody has said otherwise: common practice, to be changed as agreed. */
export const usualContractValues: ContractValues = {
  ...{ live_days: '90', payment_days: '30', usage_days: '90', exclusivity_days: '30', approval_days: '3' },
  ...{ approval_rounds: '2', kill_fee: '50%', warranty_days: '30', warranty_reduction: '50%' },
  usage_channels: 'its own social media channels and its website, not in paid ads',
}

/** @returns whether a name in braces is a variable of contracts */
export function isContractVariable(name: string): name is ContractVariable {
  return Object.hasOwn(contractVariables, name)
}
