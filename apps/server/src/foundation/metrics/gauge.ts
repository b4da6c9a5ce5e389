import { Gauge, type Registry } from 'prom-client'

export interface GaugeSample {
  labels?: Readonly<Record<string, string | number>>
  value: number
}

/** Adds a gauge with what it shows now. Its labels are those of its samples, which all have the same ones.
 *  @throws Error when the registry has a metric of that name, or a sample other labels than the first */
export function addGauge(registry: Registry, name: string, help: string, samples: readonly GaugeSample[]): void {
  const labelNames = Object.keys(samples[0]?.labels ?? {})
  const gauge = new Gauge({ name, help, labelNames, registers: [registry] })
  // Without a sample a gauge without labels would say 0, which nobody measured.
  if (samples.length === 0) gauge.remove()
  for (const { labels, value } of samples) gauge.set({ ...labels }, value)
}
