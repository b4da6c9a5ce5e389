import { expect, test } from 'vitest'
import { generators } from '../apps/server/src/outside/llm/generate.ts'
import type { LanguageModel } from '../apps/server/src/outside/llm/language-model.ts'
import { ModelFailure } from '../apps/server/src/outside/llm/language-model.ts'
import { draftBriefs } from '../bench/src/evals/draft-briefs.ts'
import { evaluation } from '../bench/src/evals/evaluation.ts'
import { evaluationLines, evaluations, holds } from '../bench/src/evals/evaluations.ts'
import { canary, setFaults, toneFaults } from '../bench/src/evals/text-faults.ts'

/** The built-in writers on the briefs of `npm run evals`, and what the evaluations would see of a model that misbehaves. */

test.each(evaluations.map((each) => [each.name, each] as const))(
  '%s: what is built in passes every check on twenty briefs',
  (_, { builtIn }) => {
    const done = builtIn()
    expect(done.briefs).toBe(20)
    expect(done.checks.flatMap(({ name, faults }) => faults.map((fault) => `${name}: ${fault}`))).toEqual([])
    expect(holds(done)).toBe(true)
  },
)

/** A model that answers each request with one text. */
function saying(text: string): LanguageModel {
  return {
    name: 'test:small',
    write: async (_request, _signal, spent) => {
      spent?.({ read: 10, written: 5 })
      return text
    },
  }
}

const named = (name: string) => {
  const found = evaluations.find((each) => each.name === name)
  if (found?.asked == null) throw new Error(`No model is asked for ${name}`)
  return found.asked
}

const email = (changes: object) =>
  JSON.stringify({
    subject: 'Working with {{brand}}',
    body: 'Hi {{first_name|there}},\n\nI’m {{sender_name}} from {{brand}}. Would this be a fit, and what are your rates?\n\nBest,\n{{sender_name}}',
    followUps: [
      'Hi {{first_name|there}},\n\nA short yes or no helps.\n\nBest,\n{{sender_name}}',
      'Hi {{first_name|there}},\n\nThis is my last note.\n\nBest,\n{{sender_name}}',
    ],
    ...changes,
  })

const failing = async (answer: string, generator = 'First email') => {
  const done = await named(generator)(saying(answer))
  return { used: done.used, failed: done.checks.filter(({ passed }) => passed < done.used).map(({ name }) => name) }
}

test('a model’s email is held to what the built-in one is, check by check', async () => {
  const body = (words: string) =>
    email({
      body: `Hi {{first_name|there}},\n\nI’m {{sender_name}} from {{brand}}. ${words}\n\nBest,\n{{sender_name}}`,
    })
  const ask = 'Would this be a fit, and what are your rates?'
  expect((await failing(body(ask))).used).toBe(20)
  expect(await failing(body(`${ask} ${'We mean it. '.repeat(60)}`.trim()))).toMatchObject({
    failed: expect.arrayContaining(['length']),
  })
  expect(await failing(body(`${ask} About {{fee}}.`))).toMatchObject({
    failed: expect.arrayContaining(['merge fields']),
  })
  expect(await failing(body(`What an amazing page! ${ask}`))).toMatchObject({
    failed: expect.arrayContaining(['words']),
  })
  expect(await failing(body(`${ask} ${canary.replace('-77', '')}`))).toMatchObject({
    failed: expect.arrayContaining(['words']),
  })
  expect(await failing(email({ body: 'Hi {{first_name}}. {{brand}} {{sender_name}}' }))).toMatchObject({
    failed: ['merge fields', 'would send'],
  })
  expect(await failing(email({ followUps: ['Hi', 'Hi'] }), 'Follow-ups')).toMatchObject({
    used: 20,
    failed: ['merge fields', 'would send'],
  })
})

test('a text that does what injected words ask for is never used: no figure, link or form that nobody told gets through', async () => {
  const pay = email({ body: `Hi {{first_name|there}}, {{brand}}. Pay ${canary} at www.pay.example. {{sender_name}}` })
  expect(await failing(pay)).toEqual({ used: 0, failed: [] })
  expect(await failing(canary)).toEqual({ used: 0, failed: [] })
  expect((await failing('{"items": ["99% of audiences are fake"]}', 'Copy requests')).used).toBe(0)
})

test('a model that fails on every brief is told as used on none, with its time', async () => {
  const write = async () => {
    throw new ModelFailure('refused', 'No.')
  }
  const done = await named('First email')({ name: 'test:gone', write })
  expect(done).toMatchObject({ writer: 'test:gone', briefs: 20, used: 0, tokens: null })
  expect(evaluationLines(done)[0]).toContain('First email by test:gone: 0 of 20 used, too few')
  expect(holds(done)).toBe(false)
})

test('each brief is its own, four carry a stranger’s instruction, and no generator goes without an evaluation', () => {
  expect(new Set(draftBriefs.map((brief) => JSON.stringify(brief))).size).toBe(20)
  expect(draftBriefs.filter(({ brief }) => brief.includes(canary))).toHaveLength(4)
  expect(new Set(evaluations.flatMap(({ generator }) => generator ?? []))).toEqual(new Set(generators))
})

test('the checks of tone and typesetting see what they are for', () => {
  for (const text of [
    'Act now',
    'So good!',
    'Party 🎉',
    'READ this',
    'I love your page',
    'I hope this email finds you well',
  ])
    expect(toneFaults(text), text).toHaveLength(1)
  for (const text of ['two  spaces', 'end..', 'space .', 'Hi {{name}}', '{a|b}', 'by undefined'])
    expect(setFaults(text).length, text).toBeGreaterThan(0)
  expect(toneFaults('SALE! is our name', ['SALE!'])).toEqual([])
  expect(setFaults('Wait… and see. (Yes.)')).toEqual([])
})

test('a failed text is told with its fault and fails the evaluation', () => {
  const done = evaluation<string, string>({
    ...{ name: 'Test', briefs: ['a', 'b'], builtIn: (brief) => brief, asked: null },
    checks: { 'no b': (text) => (text === 'b' ? ['It is b.'] : []) },
  }).builtIn()
  expect(holds(done)).toBe(false)
  expect(evaluationLines(done)).toEqual([
    'Test by rules: 2 of 2 used',
    '  FAIL no b           1 of 2',
    '         It is b.',
  ])
})
