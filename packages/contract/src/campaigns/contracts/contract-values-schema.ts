import { z } from 'zod'
import { type ContractValues, contractVariables, usualContractValues } from './contract-variables.ts'

/** @returns the schema of what is filled in, by variable. The cast names what the mapping has built, field by field. */
export function contractValuesSchema(text: z.ZodString, sentence?: string): z.ZodType<ContractValues, ContractValues> {
  const usual: ContractValues = usualContractValues
  const shape = Object.entries(contractVariables).map(([name, words]) => {
    const example = Object.entries(usual).find(([key]) => key === name)?.[1] ?? words
    return [name, text.optional().meta({ examples: [example] })]
  })
  return z.object(Object.fromEntries(shape), sentence) as unknown as z.ZodType<ContractValues, ContractValues>
}
