import { hash } from 'node:crypto'
import { noLegalAdvice } from '@vouch/contract'
import { afterAll, expect, test } from 'vitest'
import { readPdf } from '../../../../test/pdf-text.ts'
import type { ContractPaper } from './contract-paper.ts'
import { ContractPrinter } from './contract-printer.ts'

const printer = new ContractPrinter()
afterAll(() => printer.close())

const digest = `sha256:${'ab'.repeat(32)}`
const paper: ContractPaper = {
  ...{ title: 'Spring launch with Eve', brand: 'Tea Inc.', creator: '@eve on Twitch', digest, note: noLegalAdvice },
  clauses: [
    { heading: 'Payment', text: 'The Brand pays the Creator $900 in total.' },
    { heading: 'Deliverables', text: 'The following:\n- 1 reel\n- 1 story' },
  ],
  offered: { by: 'Ann Field', at: '2026-11-20T10:00:00.000Z' },
  accepted: { name: 'Eve Stone', at: '2026-11-21T09:30:00.000Z', address: '203.0.113.7' },
  checkUrl: `https://vouch.test/contract/${'ab'.repeat(32)}/verify`,
  madeAt: '2026-11-21T09:30:00.000Z',
}

const wordsOf = async (each: ContractPaper) => (await readPdf(await printer.print(each))).text.replaceAll(/\s+/g, ' ')

test('the paper of an accepted contract says all of it: clauses, who offered, who accepted, when, from where, and how to check', async () => {
  const words = await wordsOf(paper)
  for (const part of [
    '1. Payment',
    '2. Deliverables',
    '• 1 reel',
    '• 1 story',
    'Ann Field, Tea Inc.',
    'Eve Stone',
    '203.0.113.7',
  ])
    expect(words).toContain(part)
  expect(words).not.toContain('- 1')
  expect(words.replaceAll(' ', '')).toContain(digest)
  expect(words.replaceAll(' ', '')).toContain(noLegalAdvice.replaceAll(' ', ''))
})

test('a draft says that it is one, and bears no digest', async () => {
  const words = await wordsOf({ ...paper, offered: null, accepted: null, digest: null, checkUrl: null })
  expect(words).toContain('Draft. Nobody has offered it yet.')
  expect(words).not.toContain('sha256')
})

test('the same contract is printed as the same bytes', async () => {
  const [one, other] = [await printer.print(paper), await printer.print(paper)]
  expect(hash('sha256', one)).toBe(hash('sha256', other))
})
