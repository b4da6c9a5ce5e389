import { expect, test } from 'vitest'
import { letterOf } from './letter.ts'

const operator = { name: 'Vouch Ltd', number: '123', address: '1 Example Street' }
const parts = {
  subject: 'Confirm your address',
  paragraphs: ['Hello Ann,', 'Confirm that this address is yours.'],
  button: { label: 'Confirm', url: 'https://vouch.example/auth/verify?token=a&email=b' },
  closing: ['If you did not sign up, do nothing.'],
}

test('the text says all that the HTML says, with the whole address', () => {
  const { text, html } = letterOf(parts, operator)
  for (const said of [...parts.paragraphs, ...parts.closing, operator.name, operator.number]) {
    expect(text).toContain(said)
    expect(html).toContain(said)
  }
  expect(text).toContain(parts.button.url)
  expect(html).toContain('href="https://vouch.example/auth/verify?token=a&amp;email=b"')
})

test('a name that looks like HTML stays a name', () => {
  const { html } = letterOf({ ...parts, paragraphs: ['Hello <img src=x onerror="alert(1)">,'] }, operator)
  expect(html).not.toContain('<img')
  expect(html).toContain('&lt;img src=x onerror=&quot;alert(1)&quot;&gt;')
})

test('a letter loads nothing from anywhere', () => {
  const { html } = letterOf(parts, operator)
  expect(html).not.toMatch(/<(script|img|link|iframe)|src=|url\(/)
})

test('a letter without a button has none', () => {
  const { html, text } = letterOf({ subject: 's', paragraphs: ['p'], closing: [] }, operator)
  expect(html).not.toContain('<a ')
  expect(text).toBe('p\n\n--\nVouch Ltd, company number 123, 1 Example Street\n')
})
