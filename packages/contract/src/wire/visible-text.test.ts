import { expect, test } from 'vitest'
import { campaignFields } from '../campaigns/campaign-fields.ts'
import { contracts } from '../campaigns/contracts/contracts.ts'
import { offeredContracts } from '../campaigns/contracts/offered-contracts.ts'
import { outreachSenders } from '../campaigns/outreach/outreach-sender.ts'
import { personName } from '../customers/sign-up-form.ts'
import { workspaces } from '../customers/workspaces.ts'
import { shortlists } from '../finding/shortlists.ts'
import { neededText } from './form-fields.ts'
import { isVisible, requiredName, requiredText } from './visible-text.ts'

const blanks = [
  '',
  ' ',
  '\u200b\u200b',
  '\u200d',
  '\ufeff',
  '\u00ad',
  '\u2060',
  '\u3164\u3164',
  '\u2800',
  '\ufe0f',
  '\u202e',
]

test.each(blanks)('a text of blank characters alone leaves nothing on the page: %j', (text) => {
  expect(isVisible(text)).toBe(false)
  for (const field of [requiredText('Write it.', { most: 80 }), requiredName('Write it.', { most: 80 })]) {
    const read = field.safeParse(text)
    // One sentence, however many checks it fails.
    expect(read.error?.issues.map(({ message }) => message)).toEqual(['Write it.'])
  }
})

test.each(['A', '7', '-', '$', '🧋', '👩‍🚀', '❤️', '1️⃣', '🏴󠁧󠁢󠁳󠁣󠁴󠁿', 'محمد', '名', 'นภา', 'Tea\u200b'])(
  'a name may be %s, and stays as it is',
  (name) => {
    expect(requiredName('Write it.', { most: 80 }).parse(name)).toBe(name)
  },
)

test('a name loses the marks that turn the words around it; a text keeps them', () => {
  const turned = '\u202egpj.exe\u202c \u2067Tea\u2069'
  expect(requiredName('Write it.', { most: 80 }).parse(turned)).toBe('gpj.exe Tea')
  expect(requiredText('Write it.', { most: 80 }).parse(turned)).toBe(turned)
})

test('what has to be written is not satisfied by characters that nobody sees', () => {
  const blank = '\u200b\u200b'
  const sentenceOf = (read: { error?: { issues: { message: string }[] } | undefined }) =>
    read.error?.issues.map(({ message }) => message)
  const sender = outreachSenders.save.body.shape
  const contract = contracts.change.body.shape
  expect([
    ...[sender.legalName, sender.postalAddress, sender.fromName].flatMap((field) => sentenceOf(field.safeParse(blank))),
    ...[contract.title, campaignFields.name].flatMap((field) => sentenceOf(field.safeParse(blank))),
    ...[shortlists.create.body.shape.name, workspaces.rename.body.shape.name].flatMap((field) =>
      sentenceOf(field.safeParse(blank)),
    ),
    ...[offeredContracts.accept.body.shape.name, personName('First name')].flatMap((field) =>
      sentenceOf(field.safeParse(blank)),
    ),
    ...(sentenceOf(neededText('Write a message.', 'A message', 50).safeParse(blank)) ?? []),
  ]).toEqual([
    'The legal name must have 1 to 120 characters.',
    'The postal address must have 1 to 300 characters.',
    'The sender’s name must have 1 to 80 characters.',
    'A title must have 1 to 120 characters.',
    'A name must have 1 to 80 characters.',
    expect.any(String),
    expect.any(String),
    'Enter your full name.',
    'First name must be at least 2 characters.',
    'Write a message.',
  ])
})
