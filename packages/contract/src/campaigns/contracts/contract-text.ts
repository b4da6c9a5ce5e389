import { filledWith } from '../outreach/merge-fields.ts'
import type { ClauseKind } from './contract-clauses.ts'
import { type ContractValues, type ContractVariable, isContractVariable } from './contract-variables.ts'

/** A contract as it is edited, and as it reads. One function fills in the variables: screens show by it what is sent, and the server sends by it. */

export interface ContractDraft {
  title: string
  clauses: readonly { kind: ClauseKind; heading: string; text: string }[]
  variables: ContractValues
}

export interface ContractText {
  title: string
  clauses: { heading: string; text: string }[]
  /** Variables that a clause names and nobody has filled in: it can't be sent with these. */
  holes: ContractVariable[]
  /** Names in braces that are no variable. */
  unknown: string[]
}

/** @returns the contract with its variables filled in; holes stand as `[variable]` */
export function contractText({ title, clauses, variables }: ContractDraft): ContractText {
  const filled = clauses.map(({ heading, text }) => ({ heading, ...filledWith(text, variables, isContractVariable) }))
  return {
    title,
    clauses: filled.map(({ heading, text }) => ({ heading, text })),
    holes: [...new Set(filled.flatMap(({ holes }) => holes.filter(isContractVariable)))],
    unknown: [...new Set(filled.flatMap(({ unknown }) => unknown))],
  }
}

/** @returns the variables that the clauses name, in the order in which they appear */
export function namedVariables({ clauses }: Pick<ContractDraft, 'clauses'>): ContractVariable[] {
  return contractText({ title: '', clauses, variables: {} }).holes
}
