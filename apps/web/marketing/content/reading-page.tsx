import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { ArticlePart, Heading } from './article.ts'
import { ArticleBody } from './article-body.tsx'
import { Contents } from './contents.tsx'
import styles from './reading-page.module.css'

export interface Crumb {
  to: string
  name: string
}

interface ReadingPageProps {
  crumbs: readonly Crumb[]
  title: string
  /** A sentence or two under the title. */
  lead?: string
  /** Dates, author, reading time: one line. */
  facts?: ReactNode
  headings: readonly Heading[]
  parts: readonly ArticlePart[]
  slots?: Readonly<Record<string, ReactNode>>
  /** Drawn between the head and the text. */
  before?: ReactNode
  /** What follows the text. */
  children?: ReactNode
}

/** A page to be read from top to bottom. */
export function ReadingPage(props: ReadingPageProps) {
  const { crumbs, title, lead, facts, headings, parts, slots, before, children } = props
  return (
    <div className={styles.page}>
      <article className={styles.article}>
        <header className={styles.head}>
          <Crumbs crumbs={crumbs} />
          <h1 className={styles.title}>{title}</h1>
          {lead && <p className={styles.lead}>{lead}</p>}
          {facts && <p className={styles.facts}>{facts}</p>}
        </header>
        <Contents headings={headings} />
        <div className={styles.body}>
          {before}
          <ArticleBody parts={parts} {...(slots && { slots })} />
          {children}
        </div>
      </article>
    </div>
  )
}

export function Crumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  if (crumbs.length === 0) return null
  return (
    <nav aria-label="Breadcrumb">
      <ol className={styles.crumbs}>
        {crumbs.map(({ to, name }) => (
          <li key={to}>
            <Link to={to}>{name}</Link>
          </li>
        ))}
      </ol>
    </nav>
  )
}
