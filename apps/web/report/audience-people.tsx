import { creatorBrands, type Report, type Snapshot } from '@vouch/engine'
import { capitalised, declaredAges, declaredShares, plural } from '@vouch/presentation'
import { withoutDirections } from '../ui/shown-name.ts'
import styles from './audience-people.module.css'
import { Declared } from './audience-places.tsx'
import { Section } from './section.tsx'
import { Unknown } from './unknown.tsx'

interface PartProps {
  report: Report
  snapshot: Snapshot
}

/** Ages and genders as the platform's insights declare them. They are declared apart; to multiply one by the other would invent who is
 *  both. */
export function AgesAndGenders({ report, snapshot: { audience } }: PartProps) {
  const [ages, genders] = [audience ? declaredAges(audience) : null, declaredShares(audience?.genders)]
  return (
    <Section
      title="Age and gender"
      note="Only what the platform’s own insights report. We don’t guess age or gender from names or photos."
    >
      {(ages || genders) && (
        <div className={styles.sides}>
          {ages && <Declared title="Ages" rows={ages} name={(key) => key} report={report} />}
          {genders && <Declared title="Genders" rows={genders} name={capitalised} report={report} />}
        </div>
      )}
      <Unknown
        title={ages || genders ? 'Age by gender' : 'Age by gender, age and gender'}
        supply={
          ages || genders
            ? 'insights that break down age by gender; this data has each one separately.'
            : 'the creator’s insights, shared by connecting the account or in an imported file.'
        }
      >
        {ages || genders
          ? 'The platform reports age and gender separately, so age by gender is unknown.'
          : 'The platform shows these only to the creator, and they weren’t shared here.'}
      </Unknown>
    </Section>
  )
}

/** What the audience likes. No platform tells it of followers, so beside the dash stands what the data do hold about the creator. */
export function InterestsAndBrands({ report: { subject }, snapshot }: PartProps) {
  const topics = withoutDirections(subject.categories.join(', '))
  const brands = creatorBrands(snapshot)
  return (
    <Section
      title="Interests and brands"
      note="What followers like and which brands they follow. We don’t infer it from what the creator posts: not everyone who follows a chef cooks."
    >
      <div className={styles.sides}>
        <Unknown title="Audience interests" supply="an audience survey, or interests in the creator’s insights.">
          The data doesn’t include follower interests.{' '}
          {topics ? `The creator’s own topics: ${topics}.` : 'The creator’s own topics are unknown, too.'}
        </Unknown>
        <Unknown
          title="Brand affinity (1.0 is average)"
          supply="the accounts that sampled followers follow; no connector is allowed to read those lists."
        >
          We don’t know how much more often than average these followers follow a brand.{' '}
          {plural(brands.length, 'account')} named in the creator’s sponsored posts: see Intelligence.
        </Unknown>
      </div>
    </Section>
  )
}
