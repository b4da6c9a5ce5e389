import { markElements, markSide } from '@vouch/presentation'
import type { ReactNode } from 'react'
import { colours } from './colours.ts'

/** The layout of a social card: the mark, what the page is about, and the product's scale with a band on it. The scale carries no
 *  figure, because a card measures nothing. */

export interface Card {
  /** The part of the site, in one or two words. */
  kicker: string
  headline: string
  text: string
}

/** The size that the platforms ask for. */
export const cardWidthPx = 1200
export const cardHeightPx = 630
const marginPx = 80
/** Letters of a headline that still fit two lines at the large size. */
const lettersLargeMax = 44

type Style = Record<string, string | number>

/** What the layouter reads is the shape of a React element; nothing of React runs.
 *  The cast is safe as it takes `type` and `props` only. */
function box(style: Style, children: unknown): ReactNode {
  return { type: 'div', key: null, props: { style: { display: 'flex', ...style }, children } } as unknown as ReactNode
}

export function cardLayout({ kicker, headline, text }: Card): ReactNode {
  return box(
    {
      flexDirection: 'column',
      justifyContent: 'space-between',
      boxSizing: 'border-box',
      width: cardWidthPx,
      height: cardHeightPx,
      padding: `64px ${marginPx}px 0`,
      background: colours.paper,
      color: colours.ink,
      fontFamily: 'Inter',
    },
    [
      box({ alignItems: 'center', justifyContent: 'space-between' }, [
        box({ alignItems: 'center', gap: 12, fontFamily: 'Source Serif 4', fontSize: 44, letterSpacing: -1 }, [
          picture(markSvg(), 52, 52),
          box({}, 'Vouch'),
        ]),
        box({ fontSize: 26, color: colours['ink-quiet'] }, kicker),
      ]),
      box({ flexDirection: 'column', gap: 24 }, [
        box(
          {
            fontFamily: 'Source Serif 4',
            fontSize: headline.length > lettersLargeMax ? 60 : 76,
            lineHeight: 1.12,
            letterSpacing: -2,
            maxWidth: 1000,
          },
          headline,
        ),
        box({ fontSize: 28, lineHeight: 1.45, color: colours['ink-soft'], maxWidth: 940 }, text),
      ]),
      picture(scaleSvg(), cardWidthPx - 2 * marginPx, 96),
    ],
  )
}

function picture(svg: string, width: number, height: number): ReactNode {
  const src = `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`
  return { type: 'img', key: null, props: { src, width, height } } as unknown as ReactNode
}

function markSvg(): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="52" height="52" viewBox="0 0 ${markSide} ${markSide}">${markElements(colours.accent)}</svg>`
}

function scaleSvg(): string {
  const width = cardWidthPx - 2 * marginPx
  const ticks = Array.from({ length: 101 }, (_, at) => {
    const height = at % 10 === 0 ? 26 : at % 5 === 0 ? 18 : 10
    const x = 1 + (at / 100) * (width - 2)
    return `<path d="M${x.toFixed(1)} 96v-${height}" stroke="${at % 10 === 0 ? colours['ink-soft'] : colours.edge}" stroke-width="${at % 10 === 0 ? 2 : 1}"/>`
  })
  const [from, to, tick] = [width * 0.66, width * 0.84, width * 0.77]
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="96"><rect x="${from}" y="20" width="${to - from}" height="76" fill="${colours['accent-tint']}"/><path d="M${from} 20v76M${to} 20v76M${from} 40H${to}" stroke="${colours.accent}" stroke-width="3" fill="none"/>${ticks.join('')}<path d="M${tick} 12v84" stroke="${colours.ink}" stroke-width="6"/></svg>`
}
