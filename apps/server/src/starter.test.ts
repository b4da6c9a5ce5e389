import { expect, test } from 'vitest'
import { waysToNpm } from './starter.ts'

/** What is looked at to notice that npm has ended. */

const terminal = { 9: { parent: 1, said: '-bash' }, 1: { parent: 0, said: '/sbin/init' } }

test.each([
  [
    'a shell that stays',
    { 12: { parent: 11, said: 'sh -c node main.ts' }, 11: { parent: 9, said: 'npm start' } },
    [11],
  ],
  ['a shell that made room', { 12: { parent: 9, said: 'npm start' } }, []],
  [
    'the command between',
    {
      12: { parent: 11, said: 'node /x/.bin/vouch start' },
      11: { parent: 10, said: "sh -c 'vouch' start" },
      10: { parent: 9, said: 'npm exec vouch start' },
    },
    [11, 10],
  ],
  ['no npm, but a terminal that may be closed', { 12: { parent: 9, said: 'sh start.sh' } }, []],
  ['a system that does not tell', {}, []],
])('%s', (_, processes, watched) => {
  const all: Record<number, { parent: number; said: string }> = { ...terminal, ...processes }
  expect(waysToNpm(12, (id) => all[id] ?? null)).toEqual(watched)
})
