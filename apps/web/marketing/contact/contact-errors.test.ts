import { expect, test } from 'vitest'
import { contactErrors, failureText } from './contact-errors.ts'

test('name, address and message are asked for, the rest is not', () => {
  expect(contactErrors({})).toEqual({
    name: 'Please enter your name.',
    email: 'Please enter a valid email address.',
    message: 'Please enter a message.',
  })
  expect(contactErrors({ name: 'Ann', email: 'ann@example.com', message: 'Hello' })).toEqual({})
})

test.each(['ann', 'ann@', '@example.com', 'ann smith@example.com', 'ann@example'])('%s is no address', (email) => {
  expect(contactErrors({ name: 'Ann', email, message: 'Hello' })).toEqual({
    email: 'Please enter a valid email address.',
  })
})

test('a failure is said in the server’s words, and without any in our own', () => {
  expect(failureText({ error: 'Too many requests.' })).toBe('Too many requests.')
  expect(failureText({ error: null })).toBe('Failed to send message. Please try again.')
})
