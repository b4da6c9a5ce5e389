import { expect, test } from 'vitest'
import { instanceAddress } from './instance-address.ts'

test.each([
  ['https://vouch.example/app/verify?x=1', 'https://vouch.example'],
  ['  vouch.example ', 'https://vouch.example'],
  ['vouch.example:8443', 'https://vouch.example:8443'],
  ['http://localhost:3000/', 'http://localhost:3000'],
  ['http://127.0.0.1:3000', 'http://127.0.0.1:3000'],
  ['localhost:3000', 'http://localhost:3000'],
  ['[::1]:3000/app', 'http://[::1]:3000'],
])('%s is the instance at %s', (typed, address) => {
  expect(instanceAddress(typed)).toEqual({ address, sentence: null })
})

test('what anybody on the way could read is refused', () => {
  for (const typed of ['http://vouch.example', 'http://127.0.0.1.vouch.example'])
    expect(instanceAddress(typed).sentence).toMatch(/must begin with https/)
})

test.each([
  '',
  ' ',
  'https://',
  'https://ann:secret@vouch.example',
  'ftp://x',
  'ws://x',
  'javascript:void',
  'mailto:a@b',
])('“%s” is no address of an instance', (typed) => {
  expect(instanceAddress(typed)).toEqual({
    address: null,
    sentence: 'Enter the address of your Vouch, such as https://vouch.example.',
  })
})
