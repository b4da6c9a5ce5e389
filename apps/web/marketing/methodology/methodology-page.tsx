import { useLoaderData } from 'react-router'
import science from '../../../../docs/science.md?science'
import overview from '../articles/methodology.md?text'
import { inOrder } from '../content/read-science.ts'
import { ReadingPage } from '../content/reading-page.tsx'
import { pageMeta } from '../metadata/page-metadata.ts'
import { DecisionErrors } from './decision-errors.tsx'
import { GoalTable } from './goal-table.tsx'
import { keyResults } from './key-results.ts'
import { KeyResults } from './key-results-list.tsx'
import { methodologyMetadata } from './metadata.ts'
import { PartList } from './part-list.tsx'
import { scienceParts } from './part-modules.server.ts'

export const meta = () => pageMeta(methodologyMetadata)

export function loader() {
  const { parts, headings } = overview
  const { goals } = science
  const documents = inOrder(scienceParts, science.parts).map(({ slug, title, lead }) => ({ slug, title, lead }))
  return { parts, headings, goals, results: keyResults(goals), documents }
}

export default function MethodologyPage() {
  const { parts, headings, goals, results, documents } = useLoaderData<typeof loader>()
  return (
    <ReadingPage
      crumbs={[{ to: '/help', name: 'Help' }]}
      title="Methodology"
      lead="What a verdict is based on, how accurate it is, where it fails, and how to check all of it."
      headings={headings}
      parts={parts}
      slots={{
        figures: <KeyResults results={results} />,
        'decision-errors': <DecisionErrors />,
        goals: <GoalTable goals={goals} />,
        parts: <PartList parts={documents} />,
      }}
    />
  )
}
