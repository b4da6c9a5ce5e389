import { z } from 'zod'
import { headerList, part } from './variable-kinds.ts'

/** The variables of traces. Their names are OpenTelemetry's own. */

export const telemetryVariables = {
  OTEL_EXPORTER_OTLP_ENDPOINT: z
    .url('must be a URL such as https://example.com')
    .optional()
    .describe('The trace collector, using OTLP over HTTP. /v1/traces is added. Unset: no tracing.'),
  OTEL_EXPORTER_OTLP_HEADERS: headerList
    .optional()
    .describe('Headers for the collector, as name=value. Write a comma in a value as %2C.'),
  OTEL_SERVICE_NAME: z.string().default('vouch').describe('The service name in traces.'),
  OTEL_TRACES_SAMPLER_ARG: part
    .default(1)
    .describe('The share of traces to keep, from 0 to 1. A trace is kept or dropped as a whole.'),
} as const

export interface TelemetryConfig {
  /** Null: nothing is traced. */
  telemetry: {
    endpoint: string
    headers: Readonly<Record<string, string>>
    serviceName: string
    sampledShare: number
  } | null
}

const shape = z.object(telemetryVariables)

export function telemetryOf(values: z.output<typeof shape>): TelemetryConfig['telemetry'] {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_EXPORTER_OTLP_HEADERS: headers = {} } = values
  if (endpoint === undefined) return null
  const { OTEL_SERVICE_NAME: serviceName, OTEL_TRACES_SAMPLER_ARG: sampledShare } = values
  return { endpoint, headers, serviceName, sampledShare }
}
