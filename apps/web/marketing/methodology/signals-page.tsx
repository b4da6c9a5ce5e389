import { useLoaderData } from 'react-router'
import signals from '../../../../docs/signals.md?text'
import { ReadingPage } from '../content/reading-page.tsx'
import { pageMeta } from '../metadata/page-metadata.ts'
import { signalsMetadata } from './metadata.ts'

export const meta = () => pageMeta(signalsMetadata)

export function loader() {
  return { parts: signals.parts, headings: signals.headings }
}

export default function SignalsPage() {
  const { parts, headings } = useLoaderData<typeof loader>()
  return (
    <ReadingPage
      crumbs={[{ to: '/methodology', name: 'Methodology' }]}
      title="The signals"
      lead="Every question we ask of a creator’s data, with its formula, threshold and source."
      headings={headings}
      parts={parts}
    />
  )
}
