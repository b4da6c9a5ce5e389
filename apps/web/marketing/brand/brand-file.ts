import type { BrandAsset } from './brand-assets.ts'
import { type BrandTone, brandSheet } from './brand-drawing.ts'
import { epsFile } from './eps-file.ts'
import { svgFile } from './svg-file.ts'

/** Makes the files of the brand pack in the browser: nothing is kept on the server that could differ from what is shown. */

/** PNG has twice as many pixels as its name says, for dense screens. */
export const pngScale = 2

/** Turns an SVG text into the bytes of a PNG. Handed in, because only a browser can draw. */
export type Rasterise = (svg: string, width: number, height: number) => Promise<Blob>

/** @throws Error 'Unsupported format' or 'Generated file is empty', which the page shows as they are. */
export async function brandFile(
  asset: BrandAsset,
  format: string,
  rasterise: Rasterise,
  tone: BrandTone = 'colour',
): Promise<Blob> {
  const sheet = brandSheet({ component: asset.component, tone, ...asset.dimensions })
  const file = await fileOf(format)
  if (file.size === 0) throw new Error('Generated file is empty')
  return file

  async function fileOf(wanted: string): Promise<Blob> {
    if (wanted === 'SVG') return new Blob([svgFile(sheet)], { type: 'image/svg+xml' })
    if (wanted === 'EPS') return new Blob([epsFile(sheet)], { type: 'application/postscript' })
    if (wanted === 'PNG') return rasterise(svgFile(sheet), sheet.width * pngScale, sheet.height * pngScale)
    throw new Error('Unsupported format')
  }
}

/** Draws with the browser's own canvas. The ground stays transparent. */
export async function rasteriseInBrowser(svg: string, width: number, height: number): Promise<Blob> {
  const image = new Image()
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`
  await image.decode()
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  canvas.getContext('2d')?.drawImage(image, 0, 0, width, height)
  const file = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
  return file ?? new Blob([])
}
