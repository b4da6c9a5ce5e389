import { operator } from '@vouch/contract'
import { call } from './client.ts'

/** Tells the server of an error that a reader met, under the id that the screen shows. Telling must never be a second error. */

export interface CaughtError {
  errorId: string
  title: string
  error: unknown
}

/** Beyond this a broken page repeats itself. */
const reportsMax = 10
let reports = 0

/** @returns whether the server has taken the report */
export async function reportError({ errorId, title, error }: CaughtError): Promise<boolean> {
  reports += 1
  if (reports > reportsMax) return false
  const { message, stack } = error instanceof Error ? error : { message: String(error), stack: undefined }
  const details = { errorId, title, message: message.slice(0, 2_000), page: window.location.pathname.slice(0, 500) }
  const body = stack === undefined ? details : { ...details, stack: stack.slice(0, 8_000) }
  return call(operator.clientError, { body }).then(
    () => true,
    () => false,
  )
}
