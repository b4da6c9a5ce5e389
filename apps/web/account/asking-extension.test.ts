import { expect, test } from 'vitest'
import { askingExtension } from './asking-extension.ts'

const [state, challenge] = ['s'.repeat(43), 'c'.repeat(43)]
const chrome = `https://${'abcdefghijklmnop'.repeat(2)}.chromiumapp.org/`
const asking = (redirect: string, more = {}) =>
  askingExtension(new URLSearchParams({ redirect, state, challenge, ...more }))

test('an extension of Chrome and one of Firefox are answered where their browser listens', () => {
  expect(asking(chrome)).toEqual({ id: 'abcdefghijklmnop'.repeat(2), redirect: chrome, state, challenge })
  expect(asking(`https://${'0123456789'.repeat(4)}.extensions.allizom.org/`)).not.toBeNull()
})

test('a code is led to no other place', () => {
  const elsewhere = [
    'https://evil.example/',
    `${chrome}page`,
    chrome.replace('https', 'http'),
    `https://evil.example/#${chrome}`,
  ]
  for (const redirect of ['', 'javascript:alert(1)', ...elsewhere, chrome.replace('.org/', '.org.evil.example/')])
    expect(asking(redirect)).toBeNull()
})

test('what an extension has not drawn is none of its asking', () => {
  expect(asking(chrome, { state: 'short' })).toBeNull()
  expect(asking(chrome, { challenge: 'not a digest' })).toBeNull()
})
