import { expect, test } from 'vitest'
import { instanceAddress, instancePattern } from './instance-address.ts'

test.each([
  ['https://vouch.example/app/verify?x=1', 'https://vouch.example'],
  ['  vouch.example ', 'https://vouch.example'],
  ['vouch.example:8443', 'https://vouch.example:8443'],
  ['http://localhost:3000/', 'http://localhost:3000'],
  ['http://127.0.0.1:3000', 'http://127.0.0.1:3000'],
])('%s is the instance at %s', (typed, address) => {
  expect(instanceAddress(typed)).toEqual({ address, sentence: null })
})

test('what anybody on the way could read is refused, and what is no address is asked for again', () => {
  expect(instanceAddress('http://vouch.example').sentence).toMatch(/must begin with https/)
  for (const typed of ['', ' ', 'https://', 'https://ann:secret@vouch.example'])
    expect(instanceAddress(typed).sentence).toMatch(/^Enter the address of your Vouch/)
})

test('only that one host is asked for', () => {
  expect(instancePattern('https://vouch.example:8443')).toBe('https://vouch.example/*')
})
