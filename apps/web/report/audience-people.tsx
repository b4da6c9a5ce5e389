import { creatorBrands, type Report, type Snapshot } from '@vouch/engine'
import { plural } from '../ui/format.ts'
import { withoutDirections } from '../ui/shown-name.ts'
import { declaredAges, declaredShares } from './audience-figures.ts'
import styles from './audience-people.module.css'
import { Declared } from './audience-places.tsx'
import { capitalised } from './parts.ts'
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
      note="Only what the platform’s own insights declare. Vouch does not guess age or gender from names or pictures."
    >
      {(ages || genders) && (
        <div className={styles.sides}>
          {ages && <Declared title="Ages" rows={ages} name={(key) => key} report={report} />}
          {genders && <Declared title="Genders" rows={genders} name={capitalised} report={report} />}
        </div>
      )}
      <Unknown
        title={ages || genders ? 'Age by gender' : 'Age by gender, and either alone'}
        supply={
          ages || genders
            ? 'insights that count ages for each gender; a snapshot has room for each alone.'
            : 'the creator’s insights, shared by connecting the account or in an imported file.'
        }
      >
        {ages || genders
          ? 'The platform declared ages and genders apart, so how old women and men are is not known.'
          : 'The platform shows these to the creator alone, and nothing was shared here.'}
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
      note="What followers like and which brands they follow. It is not inferred from what the creator posts: fans of a cook do not all cook."
    >
      <div className={styles.sides}>
        <Unknown
          title="Interests of the audience"
          supply="a survey of the audience, or interests in the creator’s insights."
        >
          The data hold no interests of followers.{' '}
          {topics ? `The creator’s own topics: ${topics}.` : 'The creator’s own topics are not known either.'}
        </Unknown>
        <Unknown
          title="Brand affinity, 1.0 is average"
          supply="the accounts that sampled followers follow; no connector may read those lists."
        >
          How much more often than average the followers follow a brand is not known. {plural(brands.length, 'account')}{' '}
          named in the creator’s paid posts: see Intelligence.
        </Unknown>
      </div>
    </Section>
  )
}
