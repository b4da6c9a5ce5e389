import { expect, test } from 'vitest'
import { ownWords } from './own-words.ts'

const ours = `Hi there, we are Tea and would like to send you a box.
What do you charge for a reel? We have $500.

--
Tea Company LLC, 1 Leaf Street, Portland, OR
We found your address in your bio (instagram.com/ava).
Unsubscribe: https://vouch.test/unsubscribe/abc
`
const head = 'On Fri, Nov 20, 2026 at 10:00 AM Ann at Tea <ann@tea.test> wrote:'
const marked = ours.replaceAll(/^/gm, '> ')
const outlook = `From: Ann at Tea <ann@tea.test>
Sent: Friday, November 20, 2026 10:00 AM
To: Ava <ava@creators.test>
Subject: Tea

Hi there, we are Tea and would like
to send you a box.
What do you charge for a reel? We have $500.

--
Tea Company LLC, 1 Leaf Street, Portland, OR
We found your address in your bio (instagram.com/ava<https://instagram.com/ava>).
Unsubscribe<https://vouch.test/unsubscribe/abc>`
const rule = '________________________________'
const answer = 'Sure! My rate is $700, call me.'

test.each([
  ['above a quote', `${answer}\n\n${head}\n${marked}`, answer],
  ['above a quote whose head is broken into lines', `${answer}\n\n${head.replace(' <', '\n<')}\n\n${marked}`, answer],
  ['below a quote', `${head}\n${marked}\n\n${answer}`, answer],
  [
    'between quotes',
    `${head}\n> Hi there, we are Tea and would like to send you a box.\n\nLovely.\n\n> What do you charge for a reel?\n\n$700.\n`,
    'Lovely.\n\n\n$700.',
  ],
  ['above a quote without marks', `${answer}\n\n${rule}\n${outlook}`, answer],
  ['above a quote with a rule of words', `${answer}\n-----Original Message-----\n${outlook}`, answer],
  ['above a quote without marks and rule', `${answer}\n\n${outlook}`, answer],
])('what stands %s is kept, and the quote is not', (_, text, own) => {
  expect(ownWords(text, ours)).toBe(own)
  expect(ownWords(text.replaceAll('\n', '\r\n'), ours)).toBe(own)
})

test.each([
  ['a sentence that ends like the head of a quote', 'Hi Ann,\nOn Monday I wrote:\nplease call me. Rate is $700.'],
  ['a line of underscores', `${rule}\nAva Fields\n${answer}`],
  ['figures after the mark of a quote', 'My numbers:\n> 500k views\n> 3% engagement'],
  ['an answer into a quote without marks', `See below.\n${rule}\n${outlook.replace('$500.', '$500.\n$700 please.')}`],
  ['a short answer whose letters are in the quote', `See below.\n${rule}\n${outlook.replace('$500.', '$500.\nee')}`],
  ['a list of prices', 'Rates:\nReel: $500\nStory: $50\nPost: $300'],
])('%s is nothing that anybody quotes', (_, text) => {
  expect(ownWords(text, ours)).toBe(text)
})

test('where nothing but a quote is there, it is kept whole', () => {
  expect(ownWords(`${head}\n${marked}`, ours)).toBe(`${head}\n${marked}`.trim())
  expect(ownWords('> Hi there', 'Hi there')).toBe('> Hi there')
})
