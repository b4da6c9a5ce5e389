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
          A verification costs 10 credits. If there isn’t enough evidence for a verdict, you get them back. Checking the
          same creator again within a day is free.
        </p>
      </PageHead>
      <PricingSection />
      <Section
        id="comparison"
        title="How we compare"
        lead="What each product says publicly about how it verifies creators."
      >
        <Comparison />
      </Section>
      <Section id="questions" title="Pricing questions" ground="sunk" layout="side">
        <Faq questions={pricingQuestions} />
      </Section>
    </>
  )
}
