import { date } from '@vouch/presentation'
import { data, type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router'
import { ConsentChoice } from '../consent/consent-choice.tsx'
import { articleMetadata } from '../content/article-metadata.ts'
import { legalArticles } from '../content/legal-modules.server.ts'
import { ReadingPage } from '../content/reading-page.tsx'
import { pageMeta } from '../metadata/page-metadata.ts'
import { CompanyDetails } from './company-details.tsx'
import { legalSlug } from './legal-addresses.ts'
import { PrivacyRequestPlace } from './privacy-request-place.tsx'
import { StoredItemsTable } from './stored-items-table.tsx'

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  return loaderData ? pageMeta(articleMetadata(loaderData)) : []
}

export function loader({ request }: LoaderFunctionArgs) {
  const slug = legalSlug(new URL(request.url).pathname)
  const article = legalArticles.find((each) => each.slug === slug)
  if (!article) throw data(null, { status: 404 })
  const { text, ...shown } = article
  return shown
}

const slots = {
  company: <CompanyDetails />,
  'stored-items': <StoredItemsTable />,
  'consent-choice': <ConsentChoice />,
  'privacy-request-form': <PrivacyRequestPlace />,
}

export default function LegalPage() {
  const article = useLoaderData<typeof loader>()
  return (
    <ReadingPage
      crumbs={[{ to: '/', name: 'Home' }]}
      title={article.title}
      lead={article.description}
      facts={`Last updated: ${date(article.updated)}`}
      headings={article.headings}
      parts={article.parts}
      slots={slots}
    />
  )
}
