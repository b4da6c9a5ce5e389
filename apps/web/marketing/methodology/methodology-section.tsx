import { data, type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router'
import science from '../../../../docs/science.md?document'
import { addressSlug } from '../content/address-slug.ts'
import { ReadingPage } from '../content/reading-page.tsx'
import { pageMeta } from '../metadata/page-metadata.ts'
import { sectionMetadata } from './metadata.ts'
import { sectionWords } from './section-words.ts'

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  return loaderData ? pageMeta(sectionMetadata(loaderData)) : []
}

export function loader({ request }: LoaderFunctionArgs) {
  const slug = addressSlug(request)
  const section = science.sections.find((each) => each.slug === slug)
  const words = sectionWords[slug]
  if (!section || !words) throw data(null, { status: 404 })
  return { ...section, ...words }
}

export default function MethodologySection() {
  const { title, summary, headings, parts } = useLoaderData<typeof loader>()
  return (
    <ReadingPage
      crumbs={[{ to: '/methodology', name: 'Methodology' }]}
      title={title}
      lead={summary}
      headings={headings}
      parts={parts}
    />
  )
}
