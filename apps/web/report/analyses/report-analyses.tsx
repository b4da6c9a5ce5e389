import { AnalysisSection } from './analysis-section.tsx'

/** Paid readings of a report, each where it belongs. */

export function IntelligenceAnalyses({ id }: { id: string }) {
  return (
    <>
      <AnalysisSection
        id={id}
        kind="enhanced_regret_rate"
        note="The chance that a brand would regret the deal: it earns less than it costs, or something happens that makes the brand withdraw. It reckons with the plan that is saved under Performance."
        offer="Reckons the chance of regret from the saved plan, what the report measured of this creator and what the captions touch, beside an ordinary creator of the same size, and says what would lower it."
      />
      <AnalysisSection
        id={id}
        kind="overexposure_index"
        note="Whether a creator advertises so much that nobody listens any more. A full calendar is also a sign of quality."
        offer="Counts sponsored posts, brands and months, and measures what sponsorship does to this creator’s engagement, with its interval."
      />
    </>
  )
}

export function SafetyAnalyses({ id }: { id: string }) {
  return (
    <AnalysisSection
      id={id}
      kind="ai_risk_analysis"
      note="What could go wrong for a brand beside this creator. Written by rules from the report’s signals and the captions; it moves no score."
      offer="Reads every caption for seven topics that brands avoid and quotes the passages, weighs the report’s concerns against what reassures, and names what was not looked at."
    />
  )
}
