import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addressLines } from './address-lines.ts'

const read = (text: string) =>
  addressLines(text).map(({ line, address }) => [
    line,
    address.kind === 'profile' ? `${address.platform}:${address.handle}` : address.kind,
  ])

test('one address a line, with empty lines and any line ends', () => {
  expect(read('instagram.com/natgeo\r\n\r\nhttps://www.tiktok.com/@natgeo\ryoutube.com/@NASA\n')).toEqual([
    [1, 'instagram:natgeo'],
    [3, 'tiktok:natgeo'],
    [4, 'youtube:nasa'],
  ])
})

test('a table is read whatever its columns are, and its head is left out', () => {
  const table =
    'name,platform,handle,notes\n"Ann Lee",instagram,ann_lee,"likes cats"\nBen;https://twitch.tv/ben_plays;€ 300'
  expect(read(table)).toEqual([
    [2, 'instagram:ann_lee'],
    [3, 'twitch:ben_plays'],
  ])
})

test('what cannot be read stays in the list with the reason', () => {
  const [name, site] = addressLines('@somebody\nexample.com/ann')
  expect(name?.address).toMatchObject({ kind: 'refused', code: 'platform_needed' })
  expect(site?.address).toMatchObject({ kind: 'refused', code: 'platform_unsupported' })
})

test('any text is read without a fault, in order, each line once', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const lines = addressLines(text).map(({ line }) => line)
      expect(lines).toEqual([...new Set(lines)].sort((a, b) => a - b))
    }),
  )
})
