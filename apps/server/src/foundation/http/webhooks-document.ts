import { type SentEventType, testEventData, testEventType, webhookEvents } from '@vouch/contract'
import { z } from 'zod'

/** Webhooks as the API's document lists them: what is sent to others, with the schema of each event. */

const sent = {
  ...webhookEvents,
  [testEventType]: { words: 'Somebody pressed Test', data: testEventData },
} satisfies Record<SentEventType, { words: string; data: z.ZodType }>

/** As Standard Webhooks names them. */
const headers = {
  'webhook-id': 'The same at every attempt and at a replay.',
  'webhook-timestamp': 'When this attempt was made, in seconds since 1970.',
  'webhook-signature':
    '`v1,` and the Base64 of HMAC-SHA256 over `{webhook-id}.{webhook-timestamp}.{body}`; several with a space between them.',
}

/** @returns the `webhooks` of an OpenAPI 3.1 document */
export function webhooksDocument() {
  const parameters = Object.entries(headers).map(([name, description]) => {
    return { name, in: 'header' as const, required: true, description, schema: { type: 'string' as const } }
  })
  return Object.fromEntries(
    Object.entries(sent).map(([type, { words, data }]) => {
      const body = z.object({ type: z.literal(type), timestamp: z.string(), sequence: z.int(), data })
      const { $schema: _dialect, ...schema } = z.toJSONSchema(body)
      const requestBody = { required: true, content: { 'application/json': { schema: schema as object } } }
      const responses = { '2XX': { description: 'It arrived. Anything else is tried again for three days.' } }
      return [type, { post: { summary: `${words}.`, tags: ['Webhooks'], parameters, requestBody, responses } }]
    }),
  )
}
