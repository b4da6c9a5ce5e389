import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addressLines } from './address-lines.ts'

const read = (text: string) =>
  addressLines(text).lines.map(({ line, address }) => [
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
  const [name, site] = addressLines('@somebody\nexample.com/ann').lines
  expect(name?.address).toMatchObject({ kind: 'refused', code: 'platform_needed' })
  expect(site?.address).toMatchObject({ kind: 'refused', code: 'platform_unsupported' })
})

test('any text is read without a fault, in order, each line once', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const lines = addressLines(text).lines.map(({ line }) => line)
      expect(lines).toEqual([...new Set(lines)].sort((a, b) => a - b))
    }),
  )
})

test('a creator is found in the first 20 cells of a line; what stands behind them is not read', () => {
  const line = (before: number) => `${'x,'.repeat(before)}twitch.tv/somebody`
  expect(read(line(19))).toEqual([[1, 'twitch:somebody']])
  expect(read(`${line(0)},x\n${line(20)}`)).toEqual([
    [1, 'twitch:somebody'],
    [2, 'refused'],
  ])
})

test('more lines than a list may have are counted, without the head of a table, and not read', () => {
  const rows = 'twitch.tv/somebody,x\n'
  expect(addressLines(`name,handle\n${rows.repeat(501)}`)).toEqual({ count: 501, lines: [] })
  expect(addressLines(`name,handle\n\n;;\n${rows.repeat(500)}`)).toMatchObject({ count: 500, lines: { length: 500 } })
  expect(addressLines(' \n"";\n')).toEqual({ count: 0, lines: [] })
})

test('neither what is shown of a line nor what is said of it ends in half a character', () => {
  for (const lead of ['', 'x']) {
    const [line] = addressLines(`${lead}${'𝕏'.repeat(200)}`).lines
    expect(line?.text.isWellFormed()).toBe(true)
    expect(line?.address.kind === 'refused' && line.address.sentence.isWellFormed()).toBe(true)
  }
})
