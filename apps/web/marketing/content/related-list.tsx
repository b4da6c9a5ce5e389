import { Link } from 'react-router'
import { type ArticleCard, articlePath } from './article.ts'
import styles from './reading-page.module.css'

/** What to read next. */
export function RelatedList({ title, cards }: { title: string; cards: readonly ArticleCard[] }) {
  if (cards.length === 0) return null
  return (
    <section className={styles.next} aria-labelledby="next">
      <h2 className={styles.nextTitle} id="next">
        {title}
      </h2>
      <ul className={styles.cards}>
        {cards.map((card) => (
          <li key={articlePath(card)}>
            <Link className={styles.card} to={articlePath(card)}>
              <span className={styles.cardTitle}>{card.title}</span>
              <span className={styles.cardWords}>{card.description}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
