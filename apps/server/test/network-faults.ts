/** What a server or the network between can do to any call, and what every connector and every supplier makes of it. Tests walk the same list with each. */

import type { ConnectorFailureCode } from '../src/outside/platforms/connector.ts'
import type { PlatformAnswer } from './scripted-platform.ts'

export interface NetworkFault {
  name: string
  answer: PlatformAnswer
  code: ConnectorFailureCode
  /** Whether it is asked again: three times at most, and once where not. */
  retryable: boolean
}

const page = { 'content-type': 'text/html' }

export const networkFaults: readonly NetworkFault[] = [
  fault('a storm of 500', { status: 500, body: { error: 'oops' } }, 'platform_unavailable', true),
  fault('a storm of 503 as pages', { status: 503, headers: page, body: '<html>' }, 'platform_unavailable', true),
  fault('resets', { fault: 'hang-up' }, 'platform_unavailable', true),
  fault('answers cut short', { body: { data: 'x'.repeat(500) }, fault: 'cut' }, 'platform_unavailable', true),
  fault('silence', { fault: 'silence' }, 'platform_timeout', true),
  fault('JSON that ends early', { body: '{"data": [' }, 'platform_bad_answer', true),
  fault('a page in place of JSON', { headers: page, body: '<html>{}' }, 'platform_bad_answer', true),
  fault('nothing', { body: '' }, 'platform_bad_answer', true),
  fault(
    'another shape',
    { body: { data: 'none', business_discovery: 'none', items: 'none' } },
    'platform_bad_answer',
    false,
  ),
  fault('a list in place of an object', { body: [] }, 'platform_bad_answer', false),
  fault('nothing but null', { body: 'null' }, 'platform_bad_answer', false),
  fault('429 without a wait', { status: 429, body: {} }, 'platform_rate_limited', true),
]

function fault(name: string, answer: PlatformAnswer, code: ConnectorFailureCode, retryable: boolean): NetworkFault {
  return { name, answer, code, retryable }
}

/** Short where nothing comes back, so that nobody waits for it. */
export function timeoutFor({ answer }: Pick<NetworkFault, 'answer'>): number {
  return answer.fault === 'silence' ? 60 : 30_000
}

/** All pauses of a check together. */
export const patienceMs = 10_000
