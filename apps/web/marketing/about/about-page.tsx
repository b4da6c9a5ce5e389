import { Link } from 'react-router'
import { ButtonLink } from '../../ui/button.tsx'
import { pageMeta } from '../metadata/page-metadata.ts'
import { useOperator } from '../metadata/use-operator.ts'
import { PageHead } from '../sections/page-head.tsx'
import { Section } from '../sections/section.tsx'
import styles from './about-page.module.css'
import { aboutMetadata } from './metadata.ts'

export const meta = () => pageMeta(aboutMetadata)

const promises: readonly { title: string; text: string }[] = [
  {
    title: 'Every estimate shows its margin of error',
    text: 'A scale that hides how far off it could be isn’t a scale. The range is as much a part of our score as the number.',
  },
  {
    title: 'We publish where we miss',
    text: 'We set goals before we measure, and we keep them when we miss. We’re missing several today; the table says which ones and by how much.',
  },
  {
    title: 'Evidence, never accusations',
    text: 'No one chooses who follows them. Every concern comes with what else could explain it and how the creator can respond.',
  },
  {
    title: 'You pay for verdicts',
    text: 'When we can’t tell, you get your credits back. That’s a rule built into the product, not a favor from support.',
  },
  {
    title: 'No surprises',
    text: 'You see the price before you click. You’re never billed beyond your plan. We don’t sell what we haven’t built yet.',
  },
  {
    title: 'Anyone can check it',
    text: 'A report identifies its data by digest and its engine by version. The same data gives the same verdict, here and on your machine.',
  },
]

/** Who we are, by what we hold ourselves to. */
export default function AboutPage() {
  const { name, number, address } = useOperator()
  return (
    <>
      <PageHead title="A measuring instrument for audiences">
        <p>
          Brands pay creators for attention, and attention can be faked. Most tools that check it give you a number and
          ask you to trust it. We think a number should earn that.
        </p>
      </PageHead>
      <Section id="promises" ground="sunk" title="What we stand by">
        <ul className={styles.promises}>
          {promises.map(({ title, text }) => (
            <li key={title} className={styles.promise}>
              <h3 className={styles.title}>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </Section>
      <Section id="made" title="How it’s built" layout="side">
        <div className={styles.prose}>
          <p>
            The engine is deterministic code with models you can read: tables, not oracles. It was fitted on public
            labeled data and on simulations where the right answer is known, and tested on sources it had not seen. The{' '}
            <Link to="/methodology">methodology</Link> has every formula and every figure.
          </p>
          <p>
            When we say “AI”, we mean that kind of statistics and machine learning. Where a language model helps draft
            an email, you read it before it goes out.
          </p>
          <p>
            Creators can respond if we got them wrong: <Link to="/contact">write to us</Link>, and a person will look
            into it.
          </p>
        </div>
      </Section>
      <Section id="company" ground="sunk" title="The company" layout="side">
        <div className={styles.prose}>
          <p suppressHydrationWarning>
            {`${name}, registered in the United Kingdom, company number ${number}. ${address}.`}
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
