import { closeSync, openSync, writeSync } from 'node:fs'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { logLines } from './log-lines.ts'

const refused = (code: string) => Object.assign(new Error(code), { code })

/** Takes what it is given, as long as `fault` has no error to throw. */
function sink() {
  const state = { text: '', tries: 0, fault: null as Error | null, most: Number.POSITIVE_INFINITY }
  const lines = logLines((bytes) => {
    state.tries += 1
    if (state.fault !== null) throw state.fault
    const part = bytes.subarray(0, state.most)
    state.text += Buffer.from(part).toString()
    return part.length
  })
  return { state, log: pino({ base: null, timestamp: false }, lines) }
}

test('a full disk stops nobody, and when there is room again the log says how many lines are missing', () => {
  const { state, log } = sink()
  log.info('before')
  state.fault = refused('ENOSPC')
  log.info('lost')
  log.fatal('lost too')
  state.fault = null
  log.info('after')
  const told = state.text.split('\n').filter((line) => line !== '')
  expect(told.map((line) => JSON.parse(line).msg)).toEqual([
    'before',
    '2 lines of the log couldn’t be written',
    'after',
  ])
})

test('a line that is taken bit by bit is whole, and a reader that has stopped is not waited for', () => {
  const { state, log } = sink()
  state.most = 3
  log.info('bit by bit')
  expect(JSON.parse(state.text).msg).toBe('bit by bit')
  state.fault = refused('EAGAIN')
  log.info('nobody reads')
  expect(state.text.trim().split('\n')).toHaveLength(1)
  const waited = state.tries
  log.info('nor now')
  expect(state.tries).toBe(waited + 1)
})

test('what the system refuses for ever is dropped', () => {
  const full = openSync('/dev/full', 'w')
  const lines = logLines((bytes) => writeSync(full, bytes))
  expect(() => lines.write('x\n')).not.toThrow()
  closeSync(full)
})
