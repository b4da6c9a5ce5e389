/** A supplier tried on one creator: first what would be asked and what it may cost, then what came of it. */

import type { Snapshot } from '@vouch/engine'
import type { GuardedFetch } from '../../guarded-fetch/guarded-fetch.ts'
import { ConnectorFailure, type FetchStep, type Target } from '../connector.ts'
import { type ShownRequest, shownRequests, withoutSecrets } from './shown-requests.ts'
import { type SuppliedSettings, supplierConnector } from './supplied-connector.ts'
import { partUsdMax, tallied } from './supplier-prices.ts'
import { activeParts, type SuppliedPart, type Supplier, type SupplierPart } from './supplier-shape.ts'

export interface ShownExchange {
  request: ShownRequest
  status: number
  /** Its beginning. */
  answer: string
  /** Whether there is more of it. */
  cut: boolean
}

export interface Trial {
  /** The first of them. */
  exchanges: ShownExchange[]
  snapshot: Snapshot | null
  steps: FetchStep[]
  /** Why there is no snapshot, one sentence. */
  failure: string | null
  usd: number
}

export interface TrialPreview {
  parts: { part: SuppliedPart; usdMax: number; requests: ShownRequest[] }[]
  /** The most that all of it costs, in dollars. */
  usdMax: number
}

const answerCharsMax = 20_000
const exchangesMax = 12

function partsFor(supplier: Supplier, platform: string): SupplierPart[] {
  return activeParts(supplier).filter((part) => part.platform === platform)
}

/** @returns what a check of a creator asks, part by part. */
export function previewTrial(supplier: Supplier, platform: string, handle: string): TrialPreview {
  const parts = partsFor(supplier, platform).map((part) => ({
    ...{ part: part.part, usdMax: partUsdMax(part) },
    requests: shownRequests(part, handle),
  }))
  return { parts, usdMax: parts.reduce((sum, { usdMax }) => sum + usdMax, 0) }
}

/** Checks a creator at one supplier alone, within the budget and the rates that every check has. */
export async function tryOut(
  supplier: Supplier,
  target: Target,
  settings: SuppliedSettings,
  signal: AbortSignal,
): Promise<Trial> {
  const exchanges: ShownExchange[] = []
  const { tools } = settings
  const spending = tallied(tools.spending)
  const send: typeof tools.send = (bytesMax, timeoutMs) =>
    recorded(tools.send(bytesMax, timeoutMs), exchanges, tools.secrets)
  const only = { ...supplier, parts: partsFor(supplier, target.platform) }
  const connector = supplierConnector({ ...settings, suppliers: () => [only], tools: { ...tools, spending, send } })
  const steps: FetchStep[] = []
  const outcome = await connector
    .fetchSnapshot(target, (step) => steps.push(step), signal)
    .catch((failure: unknown) => {
      if (failure instanceof ConnectorFailure) return failure
      throw failure
    })
  const failed = outcome instanceof ConnectorFailure
  return {
    exchanges,
    snapshot: failed ? null : outcome,
    steps: steps.filter(({ state }) => state !== 'running'),
    failure: failed ? outcome.message : null,
    usd: spending.spentUsd(),
  }
}

/** Keeps what goes out and what comes back, without secrets. */
function recorded(
  send: GuardedFetch,
  exchanges: ShownExchange[],
  secrets: Readonly<Record<string, string>>,
): GuardedFetch {
  return async (url, request) => {
    const response = await send(url, request)
    if (exchanges.length >= exchangesMax) return response
    const shown = (text: string) => withoutSecrets(text, secrets)
    const { method, headers, body } = request
    const text = shown(await response.clone().text())
    exchanges.push({
      request: {
        ...{ method, url: shown(url.href), body: body === null ? null : shown(body) },
        headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, shown(value)])),
      },
      ...{ status: response.status, answer: text.slice(0, answerCharsMax), cut: text.length > answerCharsMax },
    })
    return response
  }
}
