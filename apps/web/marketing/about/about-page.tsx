import { Link } from 'react-router'
import { ButtonLink } from '../../ui/button.tsx'
import { usePublicConfig } from '../frame/use-public-config.ts'
import { pageMeta } from '../metadata/page-metadata.ts'
import { PageHead } from '../sections/page-head.tsx'
import { Section } from '../sections/section.tsx'
import styles from './about-page.module.css'
import { aboutMetadata } from './metadata.ts'

export const meta = () => pageMeta(aboutMetadata)

const promises: readonly { title: string; text: string }[] = [
  {
    title: 'Every estimate shows its tolerance',
    text: 'A scale that hides how far it may be off is not a scale. The band is as much a part of our score as the number.',
  },
  {
    title: 'We publish where we miss',
    text: 'Goals are set before the measurement and stay when they are missed. Several are missed today; the table says which, and by how much.',
  },
  {
    title: 'Evidence, never an accusation',
    text: 'Nobody chooses who follows them. A concern is followed by what else could explain it and by how the creator can answer.',
  },
  {
    title: 'You pay for verdicts',
    text: 'When we cannot tell, you get your credits back. That is a rule in the product, not a favour of support.',
  },
  {
    title: 'No surprises',
    text: 'Prices stand before the click. Nothing is billed beyond the plan. What is not built yet is not sold as if it were.',
  },
  {
    title: 'Checkable by others',
    text: 'A report names its data by digest and its engine by version. The same data give the same verdict, here and on your machine.',
  },
]

/** Who we are, by what we hold ourselves to. */
export default function AboutPage() {
  const company = usePublicConfig().data?.company
  return (
    <>
      <PageHead title="A measuring instrument for audiences">
        <p>
          Brands pay creators for attention, and attention can be faked. The tools that check it mostly print a number
          and ask for trust. We think that a number should earn it.
        </p>
      </PageHead>
      <Section id="promises" ground="sunk" title="What we hold ourselves to">
        <ul className={styles.promises}>
          {promises.map(({ title, text }) => (
            <li key={title} className={styles.promise}>
              <h3 className={styles.title}>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </Section>
      <Section id="made" title="How it is made" layout="side">
        <div className={styles.prose}>
          <p>
            The engine is deterministic code with models that can be read: tables, not oracles. It was fitted on public
            labelled data and on simulations whose truth is known, and tested on sources it had not seen. The{' '}
            <Link to="/methodology">methodology</Link> has every formula and figure.
          </p>
          <p>
            “AI” in our descriptions means statistics and machine learning of that kind. Where a language model helps to
            word a letter, you read it before it leaves.
          </p>
          <p>
            Creators who are wrongly doubted can answer: <Link to="/contact">write to us</Link>, and a person looks.
          </p>
        </div>
      </Section>
      <Section id="company" ground="sunk" title="The company" layout="side">
        <div className={styles.prose}>
          <p>
            {company
              ? `${company.name}, registered in the United Kingdom, company number ${company.number}. ${company.address}.`
              : 'A company registered in the United Kingdom; its name, number and address stand at the foot of this page.'}
          </p>
          <div>
            <ButtonLink to="/contact" tone="secondary">
              Contact us
            </ButtonLink>
          </div>
        </div>
      </Section>
    </>
  )
}
