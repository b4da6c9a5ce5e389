import { Text, View } from '@react-pdf/renderer'
import type { Tone } from '@vouch/presentation'
import { type ComponentProps, createElement, Fragment, type ReactElement, type ReactNode } from 'react'
import { sheetHeight, sheetWidth } from '../../../foundation/print/sheet.ts'
import { inPrint, sansFor, serifFor } from '../../../foundation/print/typeface.ts'

/** The parts that every page is set from: boxes, texts and tables. Lengths are points of 1/72 inch. */

export type Style = NonNullable<ComponentProps<typeof View>['style']>
export type TextStyle = NonNullable<ComponentProps<typeof Text>['style']>

export const page = { width: sheetWidth, height: sheetHeight, side: 50, top: 54, bottom: 46 } as const
export const measure = page.width - 2 * page.side

export const colour = {
  ink: '#12202f',
  soft: '#3f4c5a',
  quiet: '#5d6a79',
  hairline: '#dfe3e6',
  well: '#f4f5f3',
  tier: '#e4e8e6',
  accent: '#0b6e5f',
  good: '#1f7a4d',
  caution: '#a15c07',
  risk: '#b3261e',
} as const

/** @returns the colour of a tone; it repeats what a word says and is never alone. */
export function toneColour(tone: Tone): string {
  return tone === 'good' || tone === 'caution' || tone === 'risk' ? colour[tone] : colour.ink
}

/** A box that stays on one page. */
export function box(style: Style, ...children: ReactNode[]): ReactElement {
  return createElement(View, { style, wrap: false }, ...children)
}

/** A box that may go on to the next page. */
export function flow(style: Style, ...children: ReactNode[]): ReactElement {
  return createElement(View, { style }, ...children)
}

const textSizes = {
  small: { fontSize: 7.5, lineHeight: 1.4 },
  body: { fontSize: 9, lineHeight: 1.45 },
  large: { fontSize: 12, lineHeight: 1.4 },
} as const

/** A text in the text face. Everything printed goes through here, so nothing is drawn as an empty box. */
export function text(words: string, size: keyof typeof textSizes = 'body', style: TextStyle = {}): ReactElement {
  const printed = inPrint(words)
  const face = { fontFamily: sansFor(printed), color: colour.ink }
  return createElement(Text, { style: { ...face, ...textSizes[size], ...(style as object) } }, printed)
}

export function quiet(words: string, size: keyof typeof textSizes = 'small', style: TextStyle = {}): ReactElement {
  return text(words, size, { color: colour.quiet, ...(style as object) })
}

export function strong(words: string, size: keyof typeof textSizes = 'body', style: TextStyle = {}): ReactElement {
  return text(words, size, { fontWeight: 600, ...(style as object) })
}

/** A title in the headline face. */
export function title(words: string, fontSize: number, style: TextStyle = {}): ReactElement {
  const printed = inPrint(words)
  const face = { fontFamily: serifFor(printed), fontWeight: 600, color: colour.ink, fontSize, lineHeight: 1.15 }
  return createElement(Text, { style: { ...face, ...(style as object) } }, printed)
}

/** What must fit below a heading, in points: some lines of text, or a table's head and its first rows. */
const presence = 110

/** A section: a hairline, its title with what it is measured on, and what is in it. It begins where some of it fits below.
 *
 *  The parts are no box of their own: the renderer looks for what follows a heading among its neighbours, and moves it only where something
 *  stands before it. As the first in a box it would stay behind, alone at the foot of a page. */
export function section(name: string, basis: string, ...children: ReactNode[]): ReactElement {
  return createElement(Fragment, null, heading(name, basis, false), ...children)
}

/** A section that begins a page. */
export function sectionOnNewPage(name: string, basis: string, ...children: ReactNode[]): ReactElement {
  return createElement(Fragment, null, heading(name, basis, true), ...children)
}

function heading(name: string, basis: string, newPage: boolean): ReactElement {
  return createElement(
    View,
    {
      style: { borderTop: `0.75 solid ${colour.ink}`, paddingTop: 7, marginTop: newPage ? 0 : 20, marginBottom: 7 },
      wrap: false,
      break: newPage,
      minPresenceAhead: presence,
    },
    title(name, 13),
    ...(basis === '' ? [] : [quiet(basis, 'small', { marginTop: 2 })]),
  )
}

export interface Column {
  head: string
  /** Share of the width. */
  width: number
  right?: boolean
}

/** What must fit below a table's head, in points: its first row. */
const rowPresence = 36

/** A table whose rows are never torn apart. */
export function table(columns: readonly Column[], rows: readonly (readonly ReactNode[])[]): ReactElement {
  const cell = (column: Column, child: ReactNode, key: number) =>
    createElement(
      View,
      {
        key,
        style: { width: `${column.width}%`, paddingRight: 8, alignItems: column.right ? 'flex-end' : 'flex-start' },
      },
      child,
    )
  const line = (children: ReactNode[], head: boolean) =>
    createElement(
      View,
      {
        style: {
          flexDirection: 'row',
          paddingVertical: head ? 2.5 : 3.5,
          borderBottom: `0.5 solid ${head ? colour.quiet : colour.hairline}`,
        },
        wrap: false,
        minPresenceAhead: head ? rowPresence : 0,
      },
      ...children,
    )
  return flow(
    {},
    line(
      columns.map((column, place) => cell(column, quiet(column.head), place)),
      true,
    ),
    ...rows.map((row) =>
      line(
        columns.map((column, place) => cell(column, row[place] ?? null, place)),
        false,
      ),
    ),
  )
}
