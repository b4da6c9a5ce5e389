import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Resvg } from '@resvg/resvg-js'
import satori, { type Font } from 'satori'
import { cardFile, type PageMetadata } from '../marketing/metadata/page-metadata.ts'
import { type Card, cardHeightPx, cardLayout, cardWidthPx } from './card-layout.ts'
import { writeWhole } from './whole-file.ts'

/** The picture that a shared link shows, one for each page, in the site's own look. A card is drawn once: it is kept beside the
 *  build under the digest of what it says, so that a new build draws only what changed. */

const kept = fileURLToPath(new URL('../../../.cache/web/cards/', import.meta.url))
/** Raised when the layout changes, because cards are found again by what they say. */
const layoutVersion = 1

export async function writeSocialCards(folder: string, pages: readonly PageMetadata[]): Promise<void> {
  mkdirSync(kept, { recursive: true })
  for (const page of pages) writeWhole(join(folder, cardFile(page.path)), await cardPng(cardOf(page)))
}

/** What a page's card says. The home page speaks for the whole product. */
export function cardOf({ path, title, description, openGraph }: PageMetadata): Card {
  return {
    kicker: path === '/' ? 'Creator verification' : (rooms[path.split('/')[1] ?? ''] ?? 'vouch'),
    headline: openGraph?.title ?? capitalised(title),
    text: openGraph?.description ?? description,
  }
}

/** The part of the site that a page belongs to. */
const rooms: Record<string, string> = {
  pricing: 'Pricing',
  features: 'Features',
  'how-it-works': 'How it works',
  about: 'About',
  contact: 'Contact',
  help: 'Help',
  blog: 'Blog',
  methodology: 'Methodology',
  'free-search': 'Free check',
  'chrome-extension': 'Extension',
  'coming-soon': 'Waitlist',
  brand: 'Brand',
  'brand-pack': 'Brand',
  privacy: 'Legal',
  terms: 'Legal',
  cookies: 'Legal',
  accessibility: 'Accessibility',
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

async function cardPng(card: Card): Promise<Buffer> {
  const digest = createHash('sha256')
    .update(JSON.stringify([layoutVersion, card]))
    .digest('hex')
    .slice(0, 24)
  const path = join(kept, `${digest}.png`)
  if (existsSync(path)) return readFileSync(path)
  const svg = await satori(cardLayout(card), { width: cardWidthPx, height: cardHeightPx, fonts: faces() })
  const png = new Resvg(svg).render().asPng()
  writeWhole(path, png)
  return png
}

let read: Font[] | null = null

function faces(): Font[] {
  const require = createRequire(import.meta.url)
  const face = (name: string, family: string, weight: 400 | 500 | 600): Font => ({
    name,
    data: readFileSync(require.resolve(`@fontsource/${family}/files/${family}-latin-${weight}-normal.woff`)),
    weight,
    style: 'normal',
  })
  read ??= [face('Source Serif 4', 'source-serif-4', 600), face('Inter', 'inter', 400), face('Inter', 'inter', 500)]
  return read
}
