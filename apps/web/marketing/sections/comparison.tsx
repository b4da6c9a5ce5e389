import styles from './comparison.module.css'
import { comparisonSources, competitorFacts, competitors, factsReadOn } from './competitor-facts.ts'

/** Vouch beside others, in facts that can be looked up: a table where there is room, a list where there is not. */
export function Comparison() {
  return (
    <div className={styles.box}>
      <div className={styles.tableFrame}>
        <table className={styles.table}>
          <caption className="visually-hidden">What a verification says, product by product</caption>
          <thead>
            <tr>
              <td />
              {competitors.map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {competitorFacts.map(({ question, answers }) => (
              <tr key={question}>
                <th scope="row">{question}</th>
                {answers.map(({ text, source }, index) => (
                  <td key={competitors[index]} data-none={source === null && index > 0 ? true : undefined}>
                    {text}
                    {source && <Source number={source} />}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <dl className={styles.list}>
        {competitorFacts.map(({ question, answers }) => (
          <div key={question}>
            <dt>{question}</dt>
            {answers.map(({ text, source }, index) => (
              <dd key={competitors[index]} data-own={index === 0 || undefined}>
                <b>{competitors[index]}</b>
                <span>
                  {text}
                  {source && <Source number={source} />}
                </span>
              </dd>
            ))}
          </div>
        ))}
      </dl>
      <Sources />
    </div>
  )
}

function Source({ number }: { number: number }) {
  return (
    <sup className={styles.mark}>
      <span className="visually-hidden">, source </span>
      {number}
    </sup>
  )
}

function Sources() {
  return (
    <div className={styles.sources}>
      <p>
        As read in the makers’ public documentation, {factsReadOn}. “Not found” means that we looked and found nothing;
        it may exist. Prices are left out, because we could not read a current list price for each. Tell us what is
        wrong and we mend it.
      </p>
      <ol>
        {comparisonSources.map((source) => (
          <li key={source}>{source}</li>
        ))}
      </ol>
    </div>
  )
}
