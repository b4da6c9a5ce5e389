import { matches } from '@vouch/contract'
import { type MannerDial, mannerDials, type WantedManner } from '@vouch/engine'
import { useSearchParams } from 'react-router'
import { call } from '../../api/client.ts'
import type { MatchQuestion } from '../../api/matches.ts'
import discovery from '../../discovery/discovery.module.css'
import { PageHead } from '../../ui/page-head.tsx'
import { BoundsFields } from './bounds-fields.tsx'
import { DiscoveryTabs } from './discovery-tabs.tsx'
import styles from './match.module.css'
import { type AskedBounds, boundsOf, withBounds } from './match-bounds.ts'
import { OfferPanel } from './offer-panel.tsx'
import quiz from './quiz.module.css'

export function meta() {
  return [{ title: 'Brand voice · Vouch' }, { name: 'robots', content: 'noindex' }]
}

interface Question {
  dial: MannerDial
  words: string
  /** From the low end of the dial to the high one. */
  answers: readonly [low: string, middle: string, high: string]
}

const questions: readonly Question[] = [
  {
    dial: 'formality',
    words: 'A customer writes to you. How do you answer?',
    answers: ['Like a friend', 'Politely', 'Formally'],
  },
  {
    dial: 'warmth',
    words: 'What do people hear first from your brand?',
    answers: ['The facts', 'Both', 'A warm welcome'],
  },
  { dial: 'humour', words: 'Does your brand joke around?', answers: ['Never', 'Now and then', 'Often'] },
  { dial: 'energy', words: 'How loud is a launch?', answers: ['Calm', 'Lively', 'Fireworks'] },
  {
    dial: 'depth',
    words: 'How much do you explain?',
    answers: ['A photo says it all', 'The main points', 'Every step, with numbers'],
  },
]
/** Where the three answers stand on a dial. */
const places = [0.15, 0.5, 0.85] as const

/** A short quiz about the brand's voice, and creators who write so. The address holds the answers. */
export default function PersonalityPage() {
  const [address, setAddress] = useSearchParams()
  const manner = mannerOf(address)
  const bounds = boundsOf(address)
  const answered = mannerDials.some((dial) => manner[dial] !== null)
  const choose = (dial: MannerDial, value: string) => {
    const next = new URLSearchParams(address)
    if (value === '') next.delete(dial)
    else next.set(dial, value)
    setAddress(next, { replace: true })
  }
  return (
    <div className={discovery.page}>
      <PageHead title="Brand voice">
        Answer five questions about your brand’s voice, and we’ll compare it with how creators write. We only look at
        captions, by counting words and punctuation. Creators in languages we don’t support yet are left out.
      </PageHead>
      <DiscoveryTabs />
      <div className={styles.columns}>
        <div className={styles.ask}>
          {questions.map(({ dial, words, answers }) => (
            <fieldset key={dial} className={quiz.question}>
              <legend>{words}</legend>
              <div className={quiz.answers}>
                {[...answers, 'No preference'].map((answer, index) => {
                  const value = index < places.length ? String(index) : ''
                  return (
                    <label key={answer} className={quiz.answer}>
                      <input
                        type="radio"
                        name={dial}
                        value={value}
                        checked={(address.get(dial) ?? '') === value}
                        onChange={() => choose(dial, value)}
                      />
                      <span>{answer}</span>
                    </label>
                  )
                })}
              </div>
            </fieldset>
          ))}
          <BoundsFields
            bounds={bounds}
            anyPlatform="All platforms"
            onBounds={(next) => setAddress(withBounds(address, next), { replace: true })}
          />
        </div>
        {answered ? (
          <OfferPanel question={questionOf(manner, bounds)} />
        ) : (
          <p className={quiz.hint}>Answer at least one question to see how many creators fit and what they cost.</p>
        )}
      </div>
    </div>
  )
}

function mannerOf(address: URLSearchParams): WantedManner {
  const dial = (name: MannerDial) => {
    const text = address.get(name)
    return text === null ? null : (places[Number(text)] ?? null)
  }
  return {
    formality: dial('formality'),
    warmth: dial('warmth'),
    humour: dial('humour'),
    energy: dial('energy'),
    depth: dial('depth'),
  }
}

function questionOf(manner: WantedManner, bounds: AskedBounds): MatchQuestion {
  const body = { manner, ...bounds }
  return {
    kind: 'personality',
    body,
    ask: (preview, key, signal) =>
      call(matches.personality, { headers: { 'idempotency-key': key }, body: { ...body, preview } }, signal),
  }
}
