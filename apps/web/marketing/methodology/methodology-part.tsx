import { data, type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router'
import { addressSlug } from '../content/address-slug.ts'
import { ReadingPage } from '../content/reading-page.tsx'
import { pageMeta } from '../metadata/page-metadata.ts'
import { partMetadata } from './metadata.ts'
import { scienceParts } from './part-modules.server.ts'

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  return loaderData ? pageMeta(partMetadata(loaderData)) : []
}

export function loader({ request }: LoaderFunctionArgs) {
  const slug = addressSlug(request)
  const part = scienceParts.find((each) => each.slug === slug)
  if (!part) throw data(null, { status: 404 })
  return part
}

export default function MethodologyPart() {
  const { title, lead, headings, parts } = useLoaderData<typeof loader>()
  return (
    <ReadingPage
      crumbs={[{ to: '/methodology', name: 'Methodology' }]}
      title={title}
      lead={lead}
      headings={headings}
      parts={parts}
    />
  )
}
