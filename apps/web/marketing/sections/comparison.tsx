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
      <div className={styles.list}>
        {competitorFacts.map(({ question, answers }) => (
          <details key={question}>
            <summary>{question}</summary>
            <dl>
              {answers.map(({ text, source }, index) => (
                <div key={competitors[index]} data-own={index === 0 || undefined}>
                  <dt>{competitors[index]}</dt>
                  <dd>
                    {text}
                    {source && <Source number={source} />}
                  </dd>
                </div>
              ))}
            </dl>
          </details>
        ))}
      </div>
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
    <details className={styles.sources}>
      <summary>Sources, and how we read them</summary>
      <p>
        Based on each company’s public documentation, {factsReadOn}. “Not found” means we looked and didn’t find it; it
        may exist. We left out prices because we couldn’t find a current list price for each product. If something is
        wrong, tell us and we’ll fix it.
      </p>
      <ol>
        {comparisonSources.map((source) => (
          <li key={source}>{source}</li>
        ))}
      </ol>
    </details>
  )
}
