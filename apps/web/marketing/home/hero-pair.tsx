import IconInstagram from '@tabler/icons-react/dist/esm/icons/IconBrandInstagram.mjs'
import IconTiktok from '@tabler/icons-react/dist/esm/icons/IconBrandTiktok.mjs'
import { number, range, type Tone } from '@vouch/presentation'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { ToleranceMark } from '../../ui/tolerance-mark.tsx'
import { UnbrokenRanges } from '../../ui/unbroken-ranges.tsx'
import recorded from './hero-pair.json'
import styles from './hero-pair.module.css'
import { recordedOn } from './recorded-at.ts'

/** What the engine says of two simulated creators. A test writes the file and holds it to the engine; it only knows that its words are
 *  texts, and they are those of this type. */
interface Opening {
  name: string
  followers: string
  trust: { score: number; low: number; high: number; band: string }
  word: string
  tone: Tone
  why: string
  parts: readonly { part: string; name: string; title: string; share: string; range: string | null; tone: Tone }[]
}

interface Details {
  engine: string
  concerns: readonly { id: string; title: string }[]
}

const { clean, bought } = recorded as unknown as { clean: Opening; bought: Opening & Details }

/** Comes when the first concern is opened: most visitors read on without. */
const SampleEvidence = lazy(() => import('./sample-evidence.tsx'))

/** Two creators on one scale: the score of each is known narrowly enough to tell them apart. */
export function HeroPair() {
  const [opened, setOpened] = useState<string | null>(null)
  const [asked, setAsked] = useState(false)
  const open = (id: string) => {
    setAsked(true)
    setOpened(id)
  }
  return (
    <section className={styles.sample} id="report" aria-label="Two Vouch reports">
      <div className={styles.pair}>
        <Side opening={clean} icon={<IconTiktok size={18} stroke={1.5} aria-label="TikTok" />} kind="Real audience">
          <p className={styles.seen}>
            One video went viral. The jump in followers looks bought, but isn’t, and the report can tell.
          </p>
        </Side>
        <Side
          opening={bought}
          icon={<IconInstagram size={18} stroke={1.5} aria-label="Instagram" />}
          kind="Bought followers"
        >
          <ul className={styles.concerns}>
            {bought.concerns.map(({ id, title }) => (
              <li key={id}>
                <button type="button" className={styles.concern} onClick={() => open(id)}>
                  {title}
                </button>
              </li>
            ))}
          </ul>
        </Side>
      </div>
      <p className={styles.aside}>
        Two creators from our sandbox, where we know the truth, as of {recordedOn}. Scores, bands and reasons come
        straight from engine {bought.engine}. Open a concern to see what’s behind it.
      </p>
      {asked && (
        <Suspense>
          <SampleEvidence opened={opened} onClose={() => setOpened(null)} />
        </Suspense>
      )}
    </section>
  )
}

interface SideProps {
  opening: Opening
  icon: ReactNode
  kind: string
  children: ReactNode
}

function Side({ opening, icon, kind, children }: SideProps) {
  const { name, followers, trust, word, tone, why, parts } = opening
  const between = range(trust.low, trust.high)
  return (
    <article className={styles.side}>
      <header className={styles.head}>
        {icon}
        <b>{name}</b>
        <span>
          {followers} followers, {kind.toLowerCase()}
        </span>
      </header>
      <p className={styles.reading} data-tone={tone}>
        <b>{number(trust.score, 0)}</b>
        <span className={styles.word}>{word}</span>
        <span className={styles.band}>
          {trust.band}, {between}
        </span>
      </p>
      <div className={styles.mark}>
        <ToleranceMark
          size="wide"
          value={trust.score}
          low={trust.low}
          high={trust.high}
          tone={tone}
          words={`Trust ${number(trust.score, 0)} out of 100, range ${between}`}
        />
        <p aria-hidden="true">
          <span>0</span>
          <span>trust</span>
          <span>100</span>
        </p>
      </div>
      <p className={styles.why}>
        <UnbrokenRanges words={why} />
      </p>
      <dl className={styles.parts}>
        {parts.map((part) => (
          <div key={part.part}>
            <dt>{part.title}</dt>
            <dd data-tone={part.tone}>
              {part.share} {part.range && <span>{part.range}</span>}
            </dd>
          </div>
        ))}
      </dl>
      {children}
    </article>
  )
}
