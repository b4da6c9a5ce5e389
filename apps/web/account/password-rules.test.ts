import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { passwordRules, passwordStrength, passwordVerdict } from './password-rules.ts'

/** The list that the page loads and the server refuses by. */
const common = new Set(
  readFileSync(new URL('../../../packages/contract/data/common-passwords.txt', import.meta.url), 'utf8')
    .trim()
    .split('\n'),
)

const rulesOf = (password: string) => passwordRules(password, common)
const failed = (password: string) => rulesOf(password).flatMap(({ text, passed }) => (passed ? [] : [text]))

test('a password that passes everything says so', () => {
  const rules = rulesOf('Correct-Horse-9')
  expect(passwordStrength(rules)).toBe('Strong')
  expect(passwordVerdict(rules)).toBe('Password meets all security requirements')
})

test.each([
  ['short-Horse9', []],
  ['horse-9-battery', ['An uppercase letter']],
  ['HORSE-9-BATTERY', ['A lowercase letter']],
  ['Correct-Horse-X', ['A number']],
  ['CorrectHorse99', ['A special character']],
  ['PassWord123', ['At least 12 characters', 'A special character', 'Not a common password']],
])('%s misses %j', (password, missing) => {
  expect(failed(password)).toEqual(missing)
  if (missing.length > 0) {
    expect(passwordVerdict(rulesOf(password))).toBe('Please fix the highlighted requirements above.')
  }
})

test.each([
  ['Correct-Horse-9', 'Strong'],
  ['correct-horse-9', 'Good'],
  ['correcthorse-', 'Fair'],
  ['correct', 'Very Weak'],
  ['Correct', 'Weak'],
  ['', 'Very Weak'],
])('%s is %s', (password, strength) => {
  expect(passwordStrength(rulesOf(password))).toBe(strength)
})

test('letters of every alphabet count as letters', () => {
  expect(failed('Ключ-Замок-77')).toEqual([])
})

test.each(['password', 'Password123', 'letmein12345', 'Q1w2e3r4t5y6', 'administrator'])('%s is common', (password) => {
  expect(failed(password)).toContain('Not a common password')
})

test('the product’s name is common too, and so are the person’s own name and address', () => {
  const ann = { email: 'ann@example.com', name: 'Ann Example' }
  const failedBy = (password: string) =>
    passwordRules(password, common, ann).flatMap(({ text, passed }) => (passed ? [] : [text]))
  expect(failed('Trust-Vouch-99')).toEqual(['Not a common password'])
  expect(failedBy('Ann@Example.com-99')).toEqual(['Not a common password'])
  expect(failedBy('Correct-Horse-9')).toEqual([])
})

test('until the list is there no password passes for uncommon', () => {
  const waiting = passwordRules('Correct-Horse-9', null).filter(({ passed }) => !passed)
  expect(waiting.map(({ text }) => text)).toEqual(['Not a common password'])
})
