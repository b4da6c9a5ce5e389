import { listed } from '@vouch/engine'
import type { MemberForecast, Portfolio } from '@vouch/presentation'
import { compact, count, dollars, mixCostWords, moneyText } from '@vouch/presentation'
import { SelectField, TextField } from '../../ui/field.tsx'
import { memberName } from './member-name.ts'
import styles from './portfolio.module.css'
import type { Planned } from './use-portfolio.ts'

/** A budget and what it is for, and whom it should book. */
export function RecommendedMix({ plan }: { plan: Planned }) {
  const { portfolio, written, write, suggested, isWrong, goal, setGoal } = plan
  return (
    <section aria-labelledby="mix" className={styles.mix}>
      <h2 id="mix" className={styles.mixTitle}>
        Recommended mix
      </h2>
      <div className={styles.asked}>
        <TextField
          label="Budget"
          inputMode="decimal"
          value={written}
          placeholder={count(suggested)}
          onChange={(event) => write(event.target.value)}
          hint="In US dollars; decides who to book."
          {...(isWrong && { error: 'Enter an amount, such as 5000.' })}
        />
        <SelectField
          label="Goal"
          value={goal}
          onChange={(event) => setGoal(event.target.value === 'reach' ? 'reach' : 'profit')}
        >
          <option value="profit">Profit</option>
          <option value="reach">Reach</option>
        </SelectField>
      </div>
      <Chosen portfolio={portfolio} />
    </section>
  )
}

/** @returns what to do with each of the chosen, as their reports say it: `Book Milo Hart. Ask Ava Fields first.` */
function bookingWords(chosen: readonly MemberForecast[]): string {
  const asks = chosen.filter(({ verdict }) => verdict.decision?.word === 'ask-first')
  const books = chosen.filter((member) => !asks.includes(member))
  const names = (members: readonly MemberForecast[]) => listed([...new Set(members.map(memberName))])
  return [books.length > 0 && `Book ${names(books)}.`, asks.length > 0 && `Ask ${names(asks)} first.`]
    .filter(Boolean)
    .join(' ')
}

/** @returns what the chosen cost and reach, as the table of creators has it, and what they are expected to earn where somebody planned */
export function mixWords({ choice, booked, members }: Pick<Portfolio, 'choice' | 'booked' | 'members'>): string {
  if (choice === null || booked === null) return ''
  const chosen = members.filter(({ creator }) => choice.chosen.includes(creator))
  const cost = chosen.every(({ planned }) => planned) ? dollars(choice.cost) : mixCostWords(choice)
  const people = compact(Math.round(booked.reach.p50))
  const profit = members.some(({ planned }) => planned) ? `, expected profit ${moneyText(choice.profit)}` : ''
  return `${cost} of ${dollars(choice.budget)}, reaching ${people} people whose accounts look authentic${profit}.`
}

function Chosen({ portfolio }: { portfolio: Portfolio }) {
  const { choice, members, refused } = portfolio
  const chosen = members.filter(({ creator }) => choice?.chosen.includes(creator))
  const left = refused.map(memberName)
  const advice = left.length === 1 ? 'the report says' : 'their reports say'
  return (
    <div className={styles.choice} role="status">
      {choice && (
        <>
          <h3>{chosen.length === 0 ? `Book no one for ${dollars(choice.budget)}` : bookingWords(chosen)}</h3>
          <p>
            {chosen.length === 0
              ? choice.goal === 'profit'
                ? 'Within this budget, no creator is expected to earn more than they cost. Try Reach as the goal.'
                : 'No one fits within this budget.'
              : mixWords(portfolio)}
          </p>
        </>
      )}
      {left.length > 0 && (
        <p>
          {listed(left)} {left.length === 1 ? 'is' : 'are'} left out: {advice} not to book.
        </p>
      )}
      {choice && (
        <p className={styles.note}>
          Reach is the median of the simulated campaigns, with people counted once. No other mix within the budget has a
          higher expected {choice.goal}.
        </p>
      )}
    </div>
  )
}
