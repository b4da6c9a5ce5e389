import { dateTime, hundred, partRows, tolerancePlaces } from '@vouch/presentation'
import type { Badge } from '../asking/messages.ts'
import { basisWords, scoreWords, unscoredWords } from '../page/badge-words.ts'

/** What is known about a profile: the score with its range, the decision, and the parts. */
export function Verdict({ badge }: { badge: Badge }) {
  const told = scoreWords(badge)
  if (told === null || badge.trust === null) return <p role="status">{unscoredWords(badge)}</p>
  return (
    <div className="verdict" role="status">
      <div className="row">
        <b className="score">
          <span aria-hidden="true">{told.score}</span>
        </b>
        {told.decision && <b className={told.decision.tone}>{told.decision.word}</b>}
      </div>
      <Gauge trust={badge.trust} tone={told.tone} words={told.sentence} />
      <p>{told.words}</p>
      <p>{badge.verdict}</p>
      <p className="quiet">
        {basisWords(badge)}, {dateTime(badge.at)}
      </p>
    </div>
  )
}

function Gauge({ trust, tone, words }: { trust: NonNullable<Badge['trust']>; tone: string; words: string }) {
  const { score: value, low, high } = trust
  const { tick, bandFrom, bandTo } = tolerancePlaces({ value, low, high }, hundred)
  return (
    <svg className={`gauge ${tone}`} role="img" aria-label={words}>
      <line className="base" x1="0" x2="100%" y1="10" y2="10" />
      <rect className="band" x={`${bandFrom}%`} width={`${bandTo - bandFrom}%`} y="3" height="14" />
      <line className="cap" x1={`${bandFrom}%`} x2={`${bandFrom}%`} y1="3" y2="17" strokeWidth="1.5" />
      <line className="cap" x1={`${bandTo}%`} x2={`${bandTo}%`} y1="3" y2="17" strokeWidth="1.5" />
      <line className="tick" x1={`${tick}%`} x2={`${tick}%`} y1="0" y2="20" strokeWidth="2.5" />
    </svg>
  )
}

/** What the score rests on, part by part. */
export function Parts({ badge }: { badge: Badge }) {
  const rows = partRows(badge)
  if (rows.length === 0) return null
  return (
    <section>
      <h2>What it rests on</h2>
      <ul>
        {rows.map(({ part, name, share, range, look, word, tone, why }) => (
          <li key={part}>
            <div className="row">
              <span>{name.charAt(0).toUpperCase() + name.slice(1)}</span>
              <b className={tone}>{word}</b>
            </div>
            <span className="quiet">{range === null ? (why ?? '') : `${share} ${look} (${range})`}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
