import { markLines, markSide } from '@vouch/presentation'
import { colours } from '../../publishing/colours.ts'
import { wordmarkCapHeight, wordmarkEm, wordmarkOutline, wordmarkWidth } from '../../ui/wordmark-outline.ts'

/** The logo as shapes on a sheet of a given size. Screen, SVG, PNG and EPS are all made from these shapes, and these from the very
 *  lines that the product shows. */

export type BrandTone = 'colour' | 'reversed' | 'ink' | 'white'
export type BrandComponent = 'full' | 'icon'

export interface BrandShape {
  d: string
  /** Scale first, then the way from the sheet's upper left corner. */
  scale: number
  x: number
  y: number
  colour: string
  /** Absent: the shape is filled. In units of the path. */
  stroke?: { width: number; join: 'round' | 'miter' }
}

export interface BrandSheet {
  width: number
  height: number
  /** Null: nothing behind the logo. */
  ground: string | null
  shapes: BrandShape[]
}

interface BrandRequest {
  component: BrandComponent
  tone: BrandTone
  width: number
  height: number
}

const white = '#ffffff'
const tones: Record<BrandTone, { mark: string; word: string; ground: string | null }> = {
  colour: { mark: colours.accent, word: colours.ink, ground: null },
  // The accent of the dark scheme; see `look.css`.
  reversed: { mark: '#3fbfa8', word: white, ground: colours.ink },
  ink: { mark: colours.ink, word: colours.ink, ground: null },
  white: { mark: white, word: white, ground: colours.ink },
}

/** The wordmark beside the mark as headers have it: type of 21 beside a mark of 24, 6 apart. */
const typeSize = 21
const gap = 6
const letterScale = typeSize / wordmarkEm
const lockupWidth = markSide + gap + wordmarkWidth * letterScale
/** Part of the sheet that the logo may fill; the rest is its clear space. */
const fullShare = { width: 0.78, height: 0.68 }
const iconShare = 0.76

/** @returns the logo in the middle of a sheet, as large as its clear space allows. */
export function brandSheet({ component, tone, width, height }: BrandRequest): BrandSheet {
  const { mark, word, ground } = tones[tone]
  const scale =
    component === 'full'
      ? Math.min((width * fullShare.width) / lockupWidth, (height * fullShare.height) / markSide)
      : (Math.min(width, height) * iconShare) / markSide
  const left = (width - (component === 'full' ? lockupWidth : markSide) * scale) / 2
  const top = (height - markSide * scale) / 2
  const markShapes = markLines.map(({ d, width: stroke, join }): BrandShape => {
    return { d, scale, x: left, y: top, colour: mark, stroke: { width: stroke, join } }
  })
  if (component === 'icon') return { width, height, ground, shapes: markShapes }
  // The capital stands in the middle of the mark's height.
  const baseline = top + (markSide / 2 + (wordmarkCapHeight * letterScale) / 2) * scale
  const letters = wordmarkOutline.map((d): BrandShape => {
    return { d, scale: scale * letterScale, x: left + (markSide + gap) * scale, y: baseline, colour: word }
  })
  return { width, height, ground, shapes: [...markShapes, ...letters] }
}
