import { iconSizesPx } from './icons.ts'

/** What a phone shows when the site is put on its home screen. */
export function webManifest(): string {
  const icons = iconSizesPx.map((size) => ({
    src: `/icon-${size}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose: size === 192 || size === 512 ? 'any maskable' : 'any',
  }))
  return `${JSON.stringify(
    {
      name: 'Vouch',
      short_name: 'Vouch',
      description: 'Creators you can vouch for: is this audience real, and how sure are we?',
      start_url: '/dashboard',
      display: 'standalone',
      background_color: '#fbfaf7',
      theme_color: '#fbfaf7',
      icons: [...icons, { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' }],
    },
    null,
    2,
  )}\n`
}
