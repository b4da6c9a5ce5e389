import { RotatingBanner } from '../banner/rotating-banner.tsx'
import { pageMeta } from '../metadata/page-metadata.ts'
import { AllPlansButton } from '../pricing/all-plans-button.tsx'
import { PlansSection } from '../pricing/plans-section.tsx'
import { Comparison } from '../sections/comparison.tsx'
import { Faq } from '../sections/faq.tsx'
import { Later } from '../sections/later.tsx'
import { Section } from '../sections/section.tsx'
import { BackToTop } from './back-to-top.tsx'
import { ContactSection } from './contact-section.tsx'
import { ExtensionTeaser } from './extension-teaser.tsx'
import { Features } from './features.tsx'
import { firstMessage } from './first-message.ts'
import { Hero } from './hero.tsx'
import { homeQuestions } from './home-questions.ts'
import { HowItWorks } from './how-it-works.tsx'
import { homeMetadata } from './metadata.ts'
import { Problem, Solution } from './problem.tsx'
import { Stories } from './stories.tsx'

export const meta = () => pageMeta(homeMetadata)

const loadMessages = async () => (await import('./home-messages.ts')).homeMessages

/** The whole product on one page, in the order in which a visitor asks. */
export default function Home() {
  return (
    <>
      <RotatingBanner first={firstMessage} loadOthers={loadMessages} />
      <Hero />
      <Later of="problem">
        <Problem />
      </Later>
      <Later of="solution">
        <Solution />
      </Later>
      <Later of="features">
        <Features />
      </Later>
      <Later of="how-it-works">
        <HowItWorks />
      </Later>
      <Later of="comparison">
        <Section
          id="comparison"
          title="How we compare"
          lead="What each product says publicly about how it verifies creators. Sources below."
        >
          <Comparison />
        </Section>
      </Later>
      <Later of="pricing">
        <PlansSection />
      </Later>
      <Later of="faq">
        <Section id="faq" title="Five questions" layout="side">
          <Faq questions={homeQuestions}>
            <AllPlansButton />
          </Faq>
        </Section>
      </Later>
      <Later of="chrome-extension">
        <ExtensionTeaser />
      </Later>
      <Later of="contact">
        <ContactSection />
      </Later>
      <Later of="stories-title">
        <Stories />
      </Later>
      <BackToTop />
    </>
  )
}
