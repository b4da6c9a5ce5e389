/** Steps and signals out of what the server keeps as the engine wrote it. Stored reports may be older than this code, so every
 *  part is looked at before it is shown. */

export interface InspectedStep {
  name: string
  state: string
  seconds: number | null
  note: string
}

export interface InspectedSignal {
  id: string
  verdict: string
  value: number | null
  unit: string
  logOdds: number | null
  words: string
}

type Loose = Readonly<Record<string, unknown>>

/** @returns the object that a value is; an empty one for anything else */
function loose(value: unknown): Loose {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}

const text = (value: unknown) => (typeof value === 'string' ? value : '')
const figure = (value: unknown) => (typeof value === 'number' ? value : null)

export function readSteps(steps: readonly unknown[]): InspectedStep[] {
  return steps.map((step) => {
    const { name, state, startedAt, endedAt, detail } = loose(step)
    const seconds = (Date.parse(text(endedAt)) - Date.parse(text(startedAt))) / 1_000
    return {
      name: text(name),
      state: text(state),
      seconds: Number.isFinite(seconds) ? seconds : null,
      note: text(detail),
    }
  })
}

export function readSignals(report: unknown): InspectedSignal[] {
  const { signals } = loose(report)
  return (Array.isArray(signals) ? signals : []).map((signal) => {
    const { id, verdict, value, unit, logOdds, explanation } = loose(signal)
    return {
      id: text(id),
      verdict: text(verdict).replaceAll(/[_-]/g, ' '),
      value: figure(value),
      unit: text(unit),
      logOdds: figure(logOdds),
      words: text(explanation),
    }
  })
}
