import { clauseParts, noLegalAdvice } from '@vouch/contract'
import type { ReactNode } from 'react'
import styles from './clauses.module.css'

interface ClausesProps {
  title: string
  clauses: readonly { heading: string; text: string }[]
  /** SHA-256 of the text; absent while it can still change. */
  digest?: string
  /** How the text of a clause is drawn; as it is, unless said otherwise. */
  drawn?: (text: string) => ReactNode
}

/** A contract as it reads, the same to whoever writes it and to whoever answers it. */
export function Clauses({ title, clauses, digest, drawn = (text) => text }: ClausesProps) {
  return (
    <article className={styles.paper} aria-label={title}>
      <ol className={styles.clauses}>
        {clauses.map(({ heading, text }, place) => {
          const key = `${place} ${heading}`
          return (
            <li key={key}>
              <h2 className={styles.heading}>{heading}</h2>
              <ClauseText text={text} drawn={drawn} />
            </li>
          )
        })}
      </ol>
      <div className={styles.foot}>
        <p>{noLegalAdvice}</p>
        {digest && <p className={styles.digest}>{digest}</p>}
      </div>
    </article>
  )
}

function ClauseText({ text, drawn }: { text: string; drawn: (text: string) => ReactNode }) {
  return clauseParts(text).map((part, at) => {
    const key = `${at} ${part.kind}`
    if (part.kind === 'words')
      return (
        <p className={styles.words} key={key}>
          {drawn(part.text)}
        </p>
      )
    return (
      <ul className={styles.list} key={key}>
        {part.items.map((item, place) => {
          const itemKey = `${place} ${item}`
          return (
            <li className={styles.words} key={itemKey}>
              {drawn(item)}
            </li>
          )
        })}
      </ul>
    )
  })
}
