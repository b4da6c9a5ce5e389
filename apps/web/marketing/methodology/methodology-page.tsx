import { useLoaderData } from 'react-router'
import science from '../../../../docs/science.md?document'
import overview from '../articles/methodology.md?text'
import { ReadingPage } from '../content/reading-page.tsx'
import { pageMeta } from '../metadata/page-metadata.ts'
import { DecisionErrors } from './decision-errors.tsx'
import { GoalTable } from './goal-table.tsx'
import { keyResults } from './key-results.ts'
import { KeyResults } from './key-results-list.tsx'
import { methodologyMetadata } from './metadata.ts'
import { SectionList } from './section-list.tsx'
import { sectionWords } from './section-words.ts'

export const meta = () => pageMeta(methodologyMetadata)

export function loader() {
  const { parts, headings } = overview
  const sections = science.sections.flatMap(({ slug }) => {
    const words = sectionWords[slug]
    return words ? [{ slug, ...words }] : []
  })
  return { parts, headings, goals: science.goals, results: keyResults(science.goals), sections }
}

export default function MethodologyPage() {
  const { parts, headings, goals, results, sections } = useLoaderData<typeof loader>()
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
        sections: <SectionList sections={sections} />,
      }}
    />
  )
}
