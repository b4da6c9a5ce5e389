/** A document of the repository as pages of the site: cut into its sections, each drawn by itself, its table of goals read. */

import type { ArticlePart, Heading } from './article.ts'
import { renderMarkdown, slugOf } from './render-markdown.ts'

export interface DocumentSection {
  slug: string
  /** Without its number. */
  title: string
  parts: ArticlePart[]
  headings: Heading[]
}

/** One row of the table of goals: every cell as it was measured. */
export interface Goal {
  measure: string
  goal: string
  reached: string
  baseline: string
  met: boolean
}

export interface Document {
  sections: DocumentSection[]
  goals: Goal[]
}

/** @param link where the document's own links lead on this site. */
export function readDocument(source: string, link: (href: string) => string): Document {
  const [, ...sections] = source.replaceAll('\r\n', '\n').split(/\n(?=## )/)
  return { sections: sections.map((section) => readSection(section, link)), goals: goalsOf(source) }
}

/** Headings move up by one, because the section's own becomes the title of its page. */
function readSection(source: string, link: (href: string) => string): DocumentSection {
  const [heading = '', ...rest] = source.split('\n')
  const title = heading.replace(/^## (\d+\. )?/, '')
  const { parts, headings } = renderMarkdown(rest.join('\n').replaceAll(/^###/gm, '##'), { link })
  return { slug: slugOf(title), title, parts, headings }
}

/** Reads the first table whose columns are measure, goal, reached and baseline; the last cell says met or missed. */
function goalsOf(source: string): Goal[] {
  const table = /^\| measure \| goal \| reached \| baseline \|.*\n\|[ |-]+\n((?:\|.*\n)+)/m.exec(source)?.[1] ?? ''
  const rows = table.split('\n').filter(Boolean)
  return rows.map((row) => {
    const [, measure = '', goal = '', reached = '', baseline = '', verdict = ''] = row
      .split('|')
      .map((cell) => cell.trim())
    if (verdict !== 'met' && verdict !== 'missed') throw new Error(`A goal is neither met nor missed: ${row}`)
    return { measure, goal, reached: named(reached, goal), baseline: named(baseline, goal), met: verdict === 'met' }
  })
}

/** The document names several figures of one row once, in the goal ("accuracy .90, AUC .965"), and writes the others in the same
 *  order. @returns the figures with those names; as they are where the goal names none */
function named(figures: string, goal: string): string {
  const parts = figures.split(', ')
  const names = goal.split(', ').map((part) => /^[A-Za-z]+(?= [.\d])/.exec(part)?.[0])
  const plain = parts.every((part) => /^\.?\d/.test(part))
  if (parts.length < 2 || names.length !== parts.length || !plain || !names.every(Boolean)) return figures
  return parts.map((part, place) => `${names[place]} ${part}`).join(', ')
}
