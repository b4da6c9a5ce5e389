import { expect } from 'vitest'
import { test } from '../../../test/fixtures.ts'
import { type GenerationRecord, generate, generationLog, type Outcome } from './generate.ts'
import { type LanguageModel, ModelFailure } from './language-model.ts'

const request = { instructions: 'Be brief.', prompt: 'Write.', tokensMax: 10 }
const { signal } = new AbortController()

function desk(write: LanguageModel['write'] | null) {
  const records: GenerationRecord[] = []
  const model = write && { name: 'test:small', write }
  return { records, model, record: async (generation: GenerationRecord) => void records.push(generation) }
}

const words = (outcome: Outcome<string>) => async () => outcome

test('without a model the built-in writer’s text is recorded, and no model is asked', async () => {
  const own = desk(null)
  expect(await generate(own, 'outreach-draft', words({ value: 'never' }))).toEqual({ value: null, failure: null })
  expect(own.records).toEqual([
    {
      ...{ generator: 'outreach-draft', model: null, failure: null, milliseconds: 0 },
      ...{ tokensRead: null, tokensWritten: null },
    },
  ])
})

test('tokens of all requests of a text are added up, also of an answer that is refused', async () => {
  const own = desk(async (_request, _signal, spent) => {
    spent?.({ read: 100, written: 20 })
    return 'Text'
  })
  const twice = await generate(own, 'sales-copy', async (write) => {
    await write(request, signal)
    return { value: await write(request, signal) }
  })
  expect(twice).toEqual({ value: 'Text', failure: null })
  const refused = await generate(own, 'sales-copy', async (write) => {
    await write(request, signal)
    return { rejected: 'Too long.' }
  })
  expect(refused).toEqual({ value: null, failure: 'Too long.' })
  expect(own.records).toMatchObject([
    { model: 'test:small', failure: null, tokensRead: 200, tokensWritten: 40 },
    { model: 'test:small', failure: 'rejected', tokensRead: 100, tokensWritten: 20 },
  ])
})

test('each way in which a model fails is recorded by its kind and leaves the built-in writer to write', async () => {
  for (const kind of ['unreachable', 'timeout', 'busy', 'refused', 'bad_answer'] as const) {
    const own = desk(async () => {
      throw new ModelFailure(kind, 'It failed.')
    })
    const asked = generate(own, 'outreach-draft', async (write) => ({ value: await write(request, signal) }))
    expect(await asked).toEqual({ value: null, failure: 'It failed.' })
    expect(own.records).toMatchObject([{ failure: kind, tokensRead: null }])
  }
})

test('a defect of ours is no failure of the model and is not recorded as one', async () => {
  const own = desk(async () => {
    throw new Error('a bug')
  })
  await expect(generate(own, 'sales-copy', async (write) => ({ value: await write(request, signal) }))).rejects.toThrow(
    'a bug',
  )
  expect(own.records).toEqual([])
})

test('records are kept without the text', async ({ db }) => {
  const { model } = desk(async () => 'Secret words')
  await generate({ model, record: generationLog(db.pool) }, 'outreach-draft', async (write) => ({
    value: await write(request, signal),
  }))
  const { rows } = await db.pool.query('select * from generations')
  expect(rows).toMatchObject([{ generator: 'outreach-draft', model: 'test:small', failure: null }])
  expect(JSON.stringify(rows)).not.toContain('Secret')
})
