import { ButtonLink } from '../../ui/button.tsx'
import { ToleranceMark } from '../../ui/tolerance-mark.tsx'
import { CallToAction } from '../call-to-action.tsx'
import styles from './home.module.css'
import { SampleReport } from './sample-report.tsx'

const description =
  'Is a creator’s audience real? Vouch reads profile, posts, followers and comments, gives a trust score with its tolerance, and shows the evidence.'

export function meta() {
  return [{ title: 'Vouch: creators you can vouch for' }, { name: 'description', content: description }]
}

export default function Home() {
  return (
    <>
      <section className={styles.hero} id="home">
        <h1 className={styles.headline}>Creators you can vouch for</h1>
        <p className={styles.lead}>
          Before you pay a creator, find out whether the audience is real. Vouch measures it, says how sure it is, and
          shows you the evidence.
        </p>
        <div className={styles.calls}>
          <CallToAction size="large" />
          <ButtonLink to="/#report" tone="secondary" size="large">
            Read a report
          </ButtonLink>
        </div>
        <p className={styles.terms}>14 days, 150 credits. A card is needed; nothing is charged until the trial ends.</p>
      </section>
      <SampleReport />
      <Tolerance />
      <Steps />
      <Features />
      <Closing />
    </>
  )
}

const bands = [
  {
    title: 'Much evidence',
    value: 91,
    low: 87,
    high: 94,
    words: '91, between 87 and 94',
    text: 'Posts, comments and a follower sample agree. The band is narrow: plan with it.',
  },
  {
    title: 'Some evidence',
    value: 76,
    low: 58,
    high: 88,
    words: '76, between 58 and 88',
    text: 'Part of the picture is missing. The band says how far the score may be off.',
  },
  {
    title: 'Little evidence',
    value: 70,
    low: 31,
    high: 95,
    words: '70, between 31 and 95',
    text: 'A naked 70 would mislead. Here you see at a glance that nobody knows yet.',
  },
]

/** The one idea of the product, explained with made-up figures that say so. */
function Tolerance() {
  return (
    <section className={styles.section} aria-labelledby="tolerance">
      <div className={styles.intro}>
        <h2 className={styles.title} id="tolerance">
          A score without its tolerance is half a measurement
        </h2>
        <p className={styles.words}>
          Every estimate in Vouch carries an error bar: the range in which the true value lies with 90 % certainty,
          given what could be looked at.
        </p>
      </div>
      <ul className={styles.bands}>
        {bands.map(({ title, text, ...mark }) => (
          <li key={title} className={styles.band}>
            <p className={styles.bandFigure}>
              <b>{mark.value}</b>
              <ToleranceMark size="row" {...mark} />
              <span>
                {mark.low} to {mark.high}
              </span>
            </p>
            <h3 className={styles.bandTitle}>{title}</h3>
            <p className={styles.words}>{text}</p>
          </li>
        ))}
      </ul>
      <p className={styles.aside}>Figures of this section are examples.</p>
    </section>
  )
}

const steps = [
  {
    title: 'Paste an address, or drop a file',
    text: 'A profile on Instagram, TikTok, YouTube, Twitch, X or LinkedIn, or data that you have: a snapshot, a list of followers or posts. You see the price in credits before you click.',
  },
  {
    title: 'Watch the evidence arrive',
    text: 'Profile, posts, followers, comments: each step says what it found and how long it took. What a platform does not give is named, not guessed.',
  },
  {
    title: 'Read the verdict and check it',
    text: 'A trust score with its tolerance, a fraud-risk word, and every strength and concern with the evidence behind it and its innocent explanations.',
  },
]

function Steps() {
  return (
    <section className={styles.section} id="how-it-works" aria-labelledby="how-title">
      <h2 className={styles.title} id="how-title">
        How it works
      </h2>
      <ol className={styles.steps}>
        {steps.map(({ title, text }, index) => (
          <li key={title} className={styles.step}>
            <span className={styles.stepNumber} aria-hidden="true">
              {index + 1}
            </span>
            <h3 className={styles.stepTitle}>{title}</h3>
            <p className={styles.words}>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}

const features = [
  ['Evidence, not a verdict from above', 'Each concern opens the posts, days, comments and accounts that it rests on.'],
  ['Contributions that add up', 'You see how far each signal moved the score, up or down, from where it started.'],
  [
    'Compared with its own size',
    'Key figures stand beside creators of the same size on the same platform, with the source named.',
  ],
  [
    'Fair to the creator',
    'Evidence suggests; it never accuses. Viral posts and giveaways look like purchases, and the report says so.',
  ],
  [
    'Honest about gaps',
    'Private accounts, missing samples and old data are stated at the top, not hidden in a footnote.',
  ],
  ['You pay for reports', 'When a verification cannot be finished, its credits come back.'],
] as const

function Features() {
  return (
    <section className={styles.section} id="features" aria-labelledby="features-title">
      <h2 className={styles.title} id="features-title">
        What a report gives you
      </h2>
      <ul className={styles.features}>
        {features.map(([title, text]) => (
          <li key={title} className={styles.feature}>
            <h3 className={styles.featureTitle}>{title}</h3>
            <p className={styles.words}>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Closing() {
  return (
    <section className={styles.closing}>
      <h2 className={styles.title}>Look before you sign</h2>
      <p className={styles.words}>One address is enough to begin.</p>
      <CallToAction size="large" />
    </section>
  )
}
