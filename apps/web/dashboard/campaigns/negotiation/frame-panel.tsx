import { type Negotiation, signOfCurrency } from '@vouch/contract'
import { amountIn, frameReasons } from '@vouch/presentation'
import { ButtonLink } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import page from '../campaigns.module.css'
import styles from './negotiation.module.css'
import { noFrameWords, rangeFigures } from './negotiation-words.ts'
import { Reasons } from './reasons.tsx'

/** Where to begin, what to aim at and where to stop, with the figures behind it; or why nothing can be said.
 *  @param open whether offers can be logged */
export function FramePanel({ negotiation, open }: { negotiation: Negotiation; open: boolean }) {
  const { frame, why, currency } = negotiation
  if (frame === null) {
    if (why === null) return null
    const { text, link, to } = noFrameWords[why]
    return (
      <Notice
        tone="caution"
        title="No range yet"
        actions={
          <ButtonLink tone="secondary" to={to(negotiation)}>
            {link}
          </ButtonLink>
        }
      >
        {text}
        {open && ' You can still log offers.'}
      </Notice>
    )
  }
  const sign = signOfCurrency[currency]
  return (
    <section className={styles.section} aria-label="Your range">
      <h2 className={page.subtitle}>Your range</h2>
      <dl className={styles.figures}>
        {rangeFigures(frame, currency).map(({ name, amount, what }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <span className={styles.value}>{amountIn(amount, sign)}</span>
              <span className={page.hint}>{what}</span>
            </dd>
          </div>
        ))}
      </dl>
      <Reasons reasons={frameReasons(frame, currency)} />
      <p className={page.hint}>
        For everything the creator delivers, before usage rights. Creators never see these figures unless you send them.
      </p>
    </section>
  )
}
