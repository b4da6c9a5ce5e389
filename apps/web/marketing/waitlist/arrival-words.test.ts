import { expect, test } from 'vitest'
import { joinFailure, messageOf, trackingOf, withoutMessage } from './arrival-words.ts'

test('tracking parameters are read, all else is left alone', () => {
  expect(trackingOf('?utm_source=news&utm_term=&ref=x&utm_content=a%20b')).toEqual({
    utm_source: 'news',
    utm_content: 'a b',
  })
  expect(trackingOf('')).toEqual({})
})

test.each([
  ['success', 'Welcome aboard!', true],
  ['already_registered', 'Already registered', false],
  ['error', 'Authentication failed', false],
])('the message %s says "%s"', (message, title, joined) => {
  expect(messageOf(`?message=${message}`)).toMatchObject({ toast: { title }, joined })
})

test('another message says nothing', () => {
  expect(messageOf('?message=hello')).toBeNull()
  expect(messageOf('')).toBeNull()
})

test('an address that is known is told so, any other failure asks to try again', () => {
  expect(joinFailure(409)).toMatchObject({
    title: 'Already registered',
    message: 'This email is already on our waitlist.',
  })
  for (const status of [0, 400, 429, 500])
    expect(joinFailure(status)).toMatchObject({ title: 'Error', message: 'Failed to join waitlist. Please try again.' })
})

test('a message is said once', () => {
  expect(withoutMessage('?message=success&utm_source=a')).toBe('?utm_source=a')
  expect(withoutMessage('?message=success')).toBe('')
})
