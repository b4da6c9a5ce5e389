import { expect, test } from 'vitest'
import { recognise, requestFor } from './recognise.ts'

test('nothing typed is nothing said', () => {
  expect(recognise('  ')).toEqual({ kind: 'empty' })
})

test('the platform shows before the address is complete', () => {
  expect(recognise('https://www.tikt')).toEqual({ kind: 'typing', platform: 'tiktok' })
  expect(recognise('insta')).toMatchObject({ kind: 'typing' })
})

test('a profile is named with its platform', () => {
  expect(recognise('instagram.com/ava_fields_sandbox/')).toMatchObject({
    kind: 'profile',
    platform: 'instagram',
    words: 'Instagram, ava_fields_sandbox',
  })
})

test('a name with @ asks for its platform at once, a bare word only when verifying', () => {
  expect(recognise('@natgeo')).toMatchObject({ kind: 'choice' })
  expect(recognise('natgeo')).toMatchObject({ kind: 'typing' })
  expect(requestFor('natgeo', null)).toMatchObject({ kind: 'refused', sentence: expect.stringContaining('Choose one') })
})

test('the chosen platform completes the name', () => {
  const request = requestFor('@natgeo', 'tiktok')
  expect(request).toEqual({ kind: 'ready', url: expect.stringContaining('tiktok.com/@natgeo') })
})

test('a choice made before does not bend a complete address', () => {
  expect(requestFor('youtube.com/@natgeo', 'tiktok')).toEqual({
    kind: 'ready',
    url: expect.stringContaining('youtube.com/@natgeo'),
  })
})

test('a refusal carries its sentence', () => {
  expect(requestFor('facebook.com/natgeo', null)).toMatchObject({
    kind: 'refused',
    sentence: expect.stringContaining('facebook.com'),
  })
})
