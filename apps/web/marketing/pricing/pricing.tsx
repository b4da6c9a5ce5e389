import { pageMeta } from '../metadata/page-metadata.ts'
import { Comparison } from '../sections/comparison.tsx'
import { Faq } from '../sections/faq.tsx'
import { PageHead } from '../sections/page-head.tsx'
import { Section } from '../sections/section.tsx'
import { pricingMetadata } from './metadata.ts'
import { pricingQuestions } from './pricing-questions.ts'
import { PricingSection } from './pricing-section.tsx'

export const meta = () => pageMeta(pricingMetadata)

/** What it costs, whole. */
export default function Pricing() {
  return (
    <>
      <PageHead title="You pay for verdicts">
        <p>
          A verification is 10 credits. When the evidence does not suffice for a verdict, they come back. The same
          creator again within a day is free.
        </p>
      </PageHead>
      <PricingSection />
      <Section
        id="comparison"
        title="Beside others"
        lead="What each product says in public about how it verifies a creator."
      >
        <Comparison />
      </Section>
      <Section id="questions" title="Questions about prices" ground="sunk" layout="side">
        <Faq questions={pricingQuestions} />
      </Section>
    </>
  )
}
