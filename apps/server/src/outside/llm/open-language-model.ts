import { anthropicModel } from './anthropic-model.ts'
import type { LanguageModel } from './language-model.ts'
import { openaiModel } from './openai-model.ts'
import { patientModel } from './patient-model.ts'

export const modelProviders = ['openai', 'anthropic'] as const
export type ModelProvider = (typeof modelProviders)[number]

export interface LanguageModelConfig {
  provider: ModelProvider
  apiKey: string | null
  model: string
  /** Null: the provider's own address. */
  baseUrl: string | null
}

const providers = {
  openai: { connect: openaiModel, baseUrl: 'https://api.openai.com/v1' },
  anthropic: { connect: anthropicModel, baseUrl: 'https://api.anthropic.com/v1' },
} as const

/** @returns the configured model; null where none is. */
export function openLanguageModel(config: LanguageModelConfig | null): LanguageModel | null {
  if (config === null) return null
  const { connect, baseUrl } = providers[config.provider]
  const { apiKey, model } = config
  return patientModel(connect({ apiKey, model, baseUrl: config.baseUrl ?? baseUrl }))
}
