import { readFileSync } from 'node:fs'
import { markLines } from '@vouch/presentation'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { wordmarkOutline, wordmarkWidth } from '../../ui/wordmark-outline.ts'
import { assetFileName, brandAssets, brandFormats } from './brand-assets.ts'
import { brandSheet } from './brand-drawing.ts'
import { brandFile, pngScale } from './brand-file.ts'
import { palette } from './brand-palette.ts'
import { epsFile } from './eps-file.ts'
import { pathSegments } from './path-segments.ts'
import { svgFile } from './svg-file.ts'

const tones = ['colour', 'reversed', 'ink', 'white'] as const
const [first] = brandAssets
if (!first) throw new Error('There is no asset.')
const asset = first

test('the pack holds the logo in four sizes and the icon in three, each in three formats', () => {
  expect(
    brandAssets.map(
      ({ component, size, dimensions }) => `${component} ${size} ${dimensions.width}x${dimensions.height}`,
    ),
  ).toEqual([
    'full XL 600x150',
    'full L 480x120',
    'full M 320x80',
    'full S 240x60',
    'icon L 100x100',
    'icon M 64x64',
    'icon S 32x32',
  ])
  for (const { formats } of brandAssets) expect(formats).toEqual(brandFormats)
  expect(assetFileName(asset, 'EPS')).toBe('vouch-logo-xl.eps')
})

test('the lines of the product and of the files are the same', () => {
  const svg = svgFile(brandSheet({ component: 'full', tone: 'colour', width: 600, height: 150 }))
  for (const { d } of markLines) expect(svg).toContain(d)
  for (const d of wordmarkOutline) expect(svg).toContain(d)
})

test('a path in relative commands is the same path in absolute ones', () => {
  expect(pathSegments('M1 2v3h4l-1-1Z')).toEqual(pathSegments('M1 2V5H5L4 4Z'))
})

test('figures after a move go on as lines, as the mark is written', () => {
  expect(pathSegments('M3.5 11.5 9.5 20 17 7.5')).toEqual([
    { kind: 'move', x: 3.5, y: 11.5 },
    { kind: 'line', x: 9.5, y: 20 },
    { kind: 'line', x: 17, y: 7.5 },
  ])
})

const figure = fc.integer({ min: -500, max: 500 })

test('a quadratic curve becomes the cubic one that goes through the same places', () => {
  fc.assert(
    fc.property(fc.tuple(figure, figure, figure, figure, figure, figure), ([a, b, c, d, e, f]) => {
      const cubic = pathSegments(`M${a} ${b}Q${c} ${d} ${e} ${f}`)[1]
      if (cubic?.kind !== 'cubic') throw new Error('It is no cubic curve.')
      const middleOf = (from: number, one: number, two: number, to: number) => (from + 3 * one + 3 * two + to) / 8
      expect(middleOf(a, cubic.x1, cubic.x2, cubic.x)).toBeCloseTo((a + 2 * c + e) / 4, 6)
      expect(middleOf(b, cubic.y1, cubic.y2, cubic.y)).toBeCloseTo((b + 2 * d + f) / 4, 6)
    }),
  )
})

test.each(['M1', 'M1 2 3', 'A1 2', 'M1 2L3'])('half a path (%s) is refused', (d) => {
  expect(() => pathSegments(d)).toThrow('The path')
})

test('the letters stand on the baseline and end where their width says', () => {
  const xs = wordmarkOutline.flatMap((d) =>
    pathSegments(d).flatMap((segment) => (segment.kind === 'close' ? [] : [segment.x])),
  )
  expect(Math.min(...xs)).toBeGreaterThanOrEqual(0)
  expect(Math.max(...xs)).toBeLessThanOrEqual(wordmarkWidth)
})

test.each(brandAssets.flatMap((each) => tones.map((tone) => [each.name, tone, each] as const)))(
  'the EPS of %s in %s is a complete file whose drawing stays inside its box',
  (_name, tone, each) => {
    const sheet = brandSheet({ component: each.component, tone, ...each.dimensions })
    const lines = epsFile(sheet).split('\n')
    expect(lines[0]).toBe('%!PS-Adobe-3.0 EPSF-3.0')
    expect(lines).toContain(`%%BoundingBox: 0 0 ${each.dimensions.width} ${each.dimensions.height}`)
    expect(lines.at(-2)).toBe('%%EOF')
    expect(lines.filter((line) => line === 'gsave').length).toBe(lines.filter((line) => line === 'grestore').length)
    expect(lines.every((line) => line.length < 255 && /^[\x20-\x7e]*$/.test(line))).toBe(true)
    expect(lines.join(' ')).not.toMatch(/NaN|Infinity|undefined/)
    for (const { d, scale, x, y, stroke } of sheet.shapes) {
      const half = (stroke?.width ?? 0) / 2
      for (const segment of pathSegments(d)) {
        if (segment.kind === 'close') continue
        expect(x + (segment.x - half) * scale).toBeGreaterThanOrEqual(0)
        expect(x + (segment.x + half) * scale).toBeLessThanOrEqual(each.dimensions.width)
        expect(y + (segment.y - half) * scale).toBeGreaterThanOrEqual(0)
        expect(y + (segment.y + half) * scale).toBeLessThanOrEqual(each.dimensions.height)
      }
    }
  },
)

test('each format is made as what it is, a PNG with twice the pixels', async () => {
  const asked: number[] = []
  const rasterise = async (_svg: string, width: number, height: number) => {
    asked.push(width, height)
    return new Blob(['pixels'], { type: 'image/png' })
  }
  const types = await Promise.all(brandFormats.map(async (format) => (await brandFile(asset, format, rasterise)).type))
  expect(types).toEqual(['image/svg+xml', 'image/png', 'application/postscript'])
  expect(asked).toEqual([600 * pngScale, 150 * pngScale])
})

test('a format that there is not is refused in the words of the page', async () => {
  await expect(brandFile(asset, 'TIFF', async () => new Blob(['x']))).rejects.toThrow('Unsupported format')
})

test('an empty drawing is no download', async () => {
  await expect(brandFile(asset, 'PNG', async () => new Blob([]))).rejects.toThrow('Generated file is empty')
})

test('the palette is that of the product, in both schemes', () => {
  const [light = '', dark = ''] = readFileSync(new URL('../../ui/look.css', import.meta.url), 'utf8').split(
    'data-mantine-color-scheme="dark"',
  )
  for (const { token, light: inLight, dark: inDark } of palette) {
    expect(light).toContain(`--${token}: ${inLight};`)
    expect(dark).toContain(`--${token}: ${inDark};`)
  }
})
