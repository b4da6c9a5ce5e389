import { moveKinds } from '@vouch/contract'
import { expect, test } from 'vitest'
import { heldReply } from './model-reply.ts'
import { marketWords, type ReplyFacts, workWords } from './reply-facts.ts'
import { replyText } from './reply-text.ts'

const facts: ReplyFacts = {
  ...{ move: 'counter', amount: '$610', ask: '$1,200', ours: '$460', replied: true, firstName: 'Ava' },
  ...{ work: '2 reels and 1 story', posts: 3, product: 'Leaf Tea', signature: 'Ann at Tea', reach: '12K' },
  market: 'deals like this usually cost around $600',
}

/** Twenty-four situations: each move with much, some, little and nothing known. */
const situations = moveKinds.flatMap((move): ReplyFacts[] => [
  { ...facts, move },
  { ...facts, move, ours: null, market: null },
  { ...facts, move, firstName: '', product: '', work: '1 post', posts: 1 },
  { ...facts, move, ...{ ask: null, ours: null, replied: false, signature: '', market: null, firstName: '' } },
])

test.each(situations.map((situation) => [situation.move, situation] as const))(
  'a reply that is to %s names its amount, and every figure in it is one of the facts',
  (_move, situation) => {
    const text = replyText(situation)
    expect(text.length).toBeLessThan(900)
    expect(text).toMatch(/^Hi \S+,\n\n/)
    expect(text).not.toMatch(/undefined|null|\[|\{| {2}|\n\n\n| \.|,,/)
    // What the model's text is held to holds for ours as well.
    expect(heldReply(text, situation)).toBe(text)
  },
)

test.each([
  ['another amount', (text: string) => text.replace('$610', '$800')],
  ['no amount', (text: string) => text.replaceAll('$610', 'our offer')],
  ['an amount beside it', (text: string) => `${text}\nWe could go up to $1,150.`],
  ['an amount in words', (text: string) => `${text}\nWe could go up to two thousand.`],
  ['the ask taken', (text: string) => `${text}\nWe accept your $1,200.`],
  ['the ask taken without its figure', (text: string) => `${text}\nWe accept your rate in full.`],
  ['a first part of more', (text: string) => `${text}\nThis is the first installment.`],
  ['an amount in slang', (text: string) => `${text}\nFive grand comes on top.`],
  ['a place without a scheme', (text: string) => `${text}\nFill in the form at pay-northwind.com today.`],
  ['a way to pay', (text: string) => `${text}\nSend us your bank details.`],
  ['a link', (text: string) => `${text}\nSee https://tea.test`],
  ['an address', (text: string) => `${text}\nWrite to ann@tea.test`],
  ['an accusation', (text: string) => `${text}\nMany of your followers look fake.`],
  ['a share', (text: string) => `${text}\nThat’s % above the market.`],
  ['a hole', (text: string) => `${text}\n[Your name]`],
  ['hardly a text', () => 'We offer $610.'],
  ['a text without end', (text: string) => text + ' and so on'.repeat(200)],
])('a model’s text with %s does not hold', (_what, spoiled) => {
  expect(heldReply(spoiled(replyText(facts)), facts)).toBe(null)
})

test('what is paid for is told by kind and count', () => {
  expect(workWords(['reel', 'story', 'reel', 'other', 'live'], 5)).toBe('2 reels, 1 story, 1 post and 1 live stream')
  expect(workWords([], 1)).toBe('1 post')
})

test('the market is told in amounts as neat as the offer, so that it cannot speak against it', () => {
  const frame = { market: { p10: 53.4, p50: 103, p90: 232 }, reach: { p10: 1, p50: 2_000, p90: 3 } }
  expect(marketWords(frame, 55, 'USD')).toBe('deals like this start at around $55')
  expect(marketWords(frame, 100, 'USD')).toBe('deals like this usually cost around $100')
})
