import type { BrandComponent } from './brand-drawing.ts'

/** What can be downloaded. */

export const brandFormats = ['SVG', 'PNG', 'EPS'] as const
export type BrandFormat = (typeof brandFormats)[number]

export interface BrandAsset {
  name: string
  description: string
  dimensions: { width: number; height: number }
  formats: readonly BrandFormat[]
  usage: string
  component: BrandComponent
  size: 'XL' | 'L' | 'M' | 'S'
}

function logo(size: BrandAsset['size'], width: number, height: number, usage: string): BrandAsset {
  const description = `Mark and wordmark, ${width} by ${height} pixels`
  return {
    name: `Logo ${size}`,
    description,
    dimensions: { width, height },
    formats: brandFormats,
    usage,
    component: 'full',
    size,
  }
}

function icon(size: BrandAsset['size'], side: number, usage: string): BrandAsset {
  const description = `The mark alone, ${side} by ${side} pixels`
  return {
    name: `Icon ${size}`,
    description,
    dimensions: { width: side, height: side },
    formats: brandFormats,
    usage,
    component: 'icon',
    size,
  }
}

export const brandAssets: readonly BrandAsset[] = [
  logo('XL', 600, 150, 'Print, slides, banners'),
  logo('L', 480, 120, 'Page headers and documents'),
  logo('M', 320, 80, 'Partner lists, email footers'),
  logo('S', 240, 60, 'Signatures, small spaces'),
  icon('L', 100, 'Profile pictures'),
  icon('M', 64, 'App lists'),
  icon('S', 32, 'Tabs and menus'),
]

/** @returns such as `vouch-logo-xl.svg`. */
export function assetFileName({ name }: BrandAsset, format: string): string {
  return `vouch-${name.toLowerCase().replaceAll(' ', '-')}.${format.toLowerCase()}`
}
