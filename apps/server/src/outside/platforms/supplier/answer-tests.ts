/** What an answer of a supplier stands for, by the tests of its file: nothing is read into an answer that neither the file nor HTTP itself says. */

import type { Answer } from '../client/platform-answer.ts'
import { failuresOf } from '../client/platform-failures.ts'
import { ConnectorFailure } from '../connector.ts'
import type { AnswerTest, SupplierPart } from './supplier-shape.ts'
import { valueAt } from './value-at.ts'

type Tests = Pick<SupplierPart, 'failed' | 'private' | 'not_found' | 'restricted'>

/** @param name the supplier's
 *  @returns the failure that an answer stands for; null for one that holds what was asked for. */
export function supplierFailureOf(name: string, tests: Tests): (answer: Answer, now: Date) => ConnectorFailure | null {
  const failures = failuresOf(name)
  const unavailable = (sentence: string, state: 'not-found' | 'restricted') =>
    new ConnectorFailure('creator_unavailable', sentence, { state })
  return (answer, now) => {
    const { status } = answer
    if (someHold(tests.private, answer)) return new ConnectorFailure('not_shown', 'This account is private.')
    if (someHold(tests.not_found, answer)) return unavailable(`${name} found no such account.`, 'not-found')
    if (someHold(tests.restricted, answer)) return unavailable(`${name} says this account is restricted.`, 'restricted')
    if (someHold(tests.failed, answer)) return failures.refused(null)
    if (status === 429) return failures.tooFast(null, now)
    // The work may go on there, and be charged: to ask again would be to pay again.
    if (status === 408) return new ConnectorFailure('platform_timeout', failures.tooSlow().message)
    if (status >= 500) return failures.serverFailed()
    if (status === 402) return creditsGone(name)
    if (status === 401) return failures.keyRefused('key')
    if (status === 403) return failures.notPermitted('key')
    return status >= 400 ? failures.refused(null) : null
  }
}

function creditsGone(name: string): ConnectorFailure {
  const sentence = `${name} says the operator’s credits there are used up. The operator needs to add some.`
  return new ConnectorFailure('spending_limit', sentence)
}

/** @returns whether one of the tests holds. */
export function someHold(tests: readonly AnswerTest[] | undefined, answer: Pick<Answer, 'status' | 'body'>): boolean {
  return tests?.some((test) => holds(test, answer)) ?? false
}

function holds({ status, path = '', is, exists, empty }: AnswerTest, answer: Pick<Answer, 'status' | 'body'>): boolean {
  // A test that names no status is about answers: what a server writes beside an error says nothing of an account.
  const meant =
    status === undefined ? answer.status >= 200 && answer.status < 300 : [status].flat().includes(answer.status)
  if (!meant || (answer.body === undefined && status === undefined)) return false
  const value = valueAt(answer.body, path)
  if (is !== undefined && ![is].flat().some((wanted) => wanted === value)) return false
  if (exists !== undefined && exists !== (value !== undefined && value !== null)) return false
  return empty === undefined || empty === isEmpty(value)
}

/** @returns whether it is a text, a list or an object with nothing in it. What is not there at all is not empty. */
function isEmpty(value: unknown): boolean {
  return value === '' || (typeof value === 'object' && value !== null && Object.keys(value).length === 0)
}
