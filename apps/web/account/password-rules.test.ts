import { expect, test } from 'vitest'
import { passwordRules, passwordStrength, passwordVerdict } from './password-rules.ts'

const failed = (password: string) => passwordRules(password).flatMap(({ text, passed }) => (passed ? [] : [text]))

test('a password that passes everything says so', () => {
  const rules = passwordRules('Correct-Horse-9')
  expect(passwordStrength(rules)).toBe('Strong')
  expect(passwordVerdict(rules)).toBe('Password meets all security requirements')
})

test.each([
  ['short-Horse9', []],
  ['horse-9-battery', ['An uppercase letter']],
  ['HORSE-9-BATTERY', ['A lowercase letter']],
  ['Correct-Horse-X', ['A digit']],
  ['CorrectHorse99', ['A special character']],
  ['PassWord123', ['At least 12 characters', 'A special character', 'Not a common password']],
])('%s misses %j', (password, missing) => {
  expect(failed(password)).toEqual(missing)
  if (missing.length > 0) {
    expect(passwordVerdict(passwordRules(password))).toBe('Please fix the highlighted requirements above.')
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
  expect(passwordStrength(passwordRules(password))).toBe(strength)
})

test('letters of every alphabet count as letters', () => {
  expect(failed('Ключ-Замок-77')).toEqual([])
})
