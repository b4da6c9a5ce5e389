import type { ReactNode } from 'react'
import type { ArticlePart } from './article.ts'
import styles from './prose.module.css'

interface ArticleBodyProps {
  parts: readonly ArticlePart[]
  /** What draws a slot; a slot without a component is a fault that the tests find. */
  slots?: Readonly<Record<string, ReactNode>>
}

/** The text of an article. Its HTML is made from our own files while the site is built, by a renderer that lets no markup
 *  through. */
export function ArticleBody({ parts, slots = {} }: ArticleBodyProps) {
  return (
    <div className={styles.prose}>
      {parts.map((part, place) =>
        part.kind === 'text' ? (
          <Text key={partKey(part, place)} html={part.html} />
        ) : (
          <div key={part.name} className={styles.slot}>
            {slots[part.name]}
          </div>
        ),
      )}
    </div>
  )
}

function Text({ html }: { html: string }) {
  const content = { __html: html }
  return <div className={styles.text} data-parts="lines" {...{ dangerouslySetInnerHTML: content }} />
}

function partKey(part: ArticlePart, place: number): string {
  return `${part.kind}${place}`
}
