import { date } from '@vouch/presentation'
import { data, Link, type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router'
import { addressSlug } from '../content/address-slug.ts'
import { helpCategories } from '../content/article.ts'
import { articleMetadata } from '../content/article-metadata.ts'
import { blogCards } from '../content/blog-modules.server.ts'
import { helpArticles, helpCards } from '../content/help-modules.server.ts'
import styles from '../content/reading-page.module.css'
import { ReadingPage } from '../content/reading-page.tsx'
import { relatedCards } from '../content/related-cards.ts'
import { RelatedList } from '../content/related-list.tsx'
import { pageMeta } from '../metadata/page-metadata.ts'
import { DecisionErrors } from '../methodology/decision-errors.tsx'
import { productFacts } from './product-facts.server.ts'
import { CapabilityLists, PlanExamples, PriceTable, WayTable } from './product-facts.tsx'

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  return loaderData ? pageMeta(articleMetadata(loaderData.article)) : []
}

export function loader({ request }: LoaderFunctionArgs) {
  const article = helpArticles.find(({ slug }) => slug === addressSlug(request))
  if (!article) throw data(null, { status: 404 })
  const { text, ...shown } = article
  return {
    article: shown,
    facts: productFacts(shown.parts),
    related: relatedCards(article, [...helpCards, ...blogCards]),
  }
}

export default function HelpArticle() {
  const { article, facts, related } = useLoaderData<typeof loader>()
  const category = helpCategories.find(({ id }) => id === article.category)
  return (
    <ReadingPage
      crumbs={[
        { to: '/help', name: 'Help' },
        { to: `/help#${article.category}`, name: category?.name ?? 'Articles' },
      ]}
      title={article.title}
      lead={article.description}
      facts={`Updated ${date(article.updated)}`}
      headings={article.headings}
      parts={article.parts}
      slots={{
        capabilities: <CapabilityLists capabilities={facts.capabilities} />,
        'action-prices': <PriceTable prices={facts.prices} />,
        'plan-examples': <PlanExamples examples={facts.examples} />,
        'platform-ways': <WayTable ways={facts.ways} />,
        'decision-errors': <DecisionErrors />,
      }}
    >
      <RelatedList title="Related" cards={related} />
      <p className={styles.ask}>
        Didn’t find your answer? <Link to="/contact">Write to us</Link> and tell us what you were trying to do.
      </p>
    </ReadingPage>
  )
}
