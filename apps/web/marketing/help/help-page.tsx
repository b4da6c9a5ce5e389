import { Link, useLoaderData } from 'react-router'
import { type ArticleCard, articlePath, helpCategories } from '../content/article.ts'
import { helpArticles, helpCards } from '../content/help-modules.server.ts'
import { mostNamed } from '../content/most-named.ts'
import { pageMeta } from '../metadata/page-metadata.ts'
import styles from './help.module.css'
import { HelpSearch } from './help-search.tsx'
import { helpMetadata } from './metadata.ts'

export const meta = () => pageMeta(helpMetadata)

const popularMax = 6

export function loader() {
  return { cards: helpCards, popular: mostNamed(helpArticles, popularMax) }
}

/** Every article by its category, and above them a search and those that other articles lead to most. Without a script the list is the way. */
export default function HelpPage() {
  const { cards, popular } = useLoaderData<typeof loader>()
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1 className={styles.title}>How can we help?</h1>
        <HelpSearch />
      </header>
      <section className={styles.popular} aria-labelledby="popular-title">
        <h2 className={styles.popularTitle} id="popular-title">
          Popular articles
        </h2>
        <ul className={styles.popularCards}>
          {popular.map((card) => (
            <li key={card.slug}>
              <Link to={articlePath(card)}>
                <b>{card.title}</b>
                <span>{card.description}</span>
              </Link>
            </li>
          ))}
        </ul>
      </section>
      <div className={styles.categories} data-parts="blocks">
        {helpCategories.map(({ id, name, words }) => (
          <section key={id} className={styles.category} id={id} aria-labelledby={`${id}-title`}>
            <h2 className={styles.categoryTitle} id={`${id}-title`}>
              {name}
            </h2>
            <p className={styles.categoryWords}>{words}</p>
            <CardList cards={cards.filter(({ category }) => category === id)} />
          </section>
        ))}
      </div>
      <p className={styles.more}>
        No account needed: <Link to="/free-search">check a creator free</Link>,{' '}
        <Link to="/discovery">search for creators</Link>,{' '}
        <Link to="/instagram-connect">look up an Instagram profile</Link> or read about the{' '}
        <Link to="/chrome-extension">Chrome extension</Link>. Join the <Link to="/coming-soon">waitlist</Link> to hear
        what’s new.
      </p>
      <p className={styles.more}>
        To see how verdicts are calculated and how accurate they are, read the{' '}
        <Link to="/methodology">methodology</Link>. For anything else, <Link to="/contact">write to us</Link>.
      </p>
    </div>
  )
}

function CardList({ cards }: { cards: readonly ArticleCard[] }) {
  return (
    <ul className={styles.cards}>
      {cards.map((card) => (
        <li key={card.slug}>
          <Link to={articlePath(card)}>{card.title}</Link>
        </li>
      ))}
    </ul>
  )
}
