import type { BrandShape, BrandSheet } from './brand-drawing.ts'

/** @returns a sheet as a complete SVG file. */
export function svgFile({ width, height, ground, shapes }: BrandSheet): string {
  const back = ground ? `<rect width="${width}" height="${height}" fill="${ground}"/>` : ''
  const open = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`
  return `${open}<title>Vouch</title>${back}${shapes.map(shapeElement).join('')}</svg>\n`
}

function shapeElement({ d, scale, x, y, colour, stroke }: BrandShape): string {
  const place = `transform="translate(${rounded(x)} ${rounded(y)}) scale(${rounded(scale)})"`
  const paint = stroke
    ? `fill="none" stroke="${colour}" stroke-width="${stroke.width}" stroke-linecap="round" stroke-linejoin="${stroke.join}"`
    : `fill="${colour}"`
  return `<path d="${d}" ${place} ${paint}/>`
}

export function rounded(value: number): number {
  return Math.round(value * 1e4) / 1e4
}
