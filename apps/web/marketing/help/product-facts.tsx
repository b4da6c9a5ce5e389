import { NamedFacts } from '../../ui/named-facts.tsx'
import styles from './product-facts.module.css'
import type { Fact, PlanExample, WayFact } from './product-facts.server.ts'

export function CapabilityLists({ capabilities }: { capabilities: readonly Fact[] }) {
  return (
    <>
      <FactList title="Live" facts={capabilities.filter(({ status }) => status === 'live')} />
      <FactList title="Coming" facts={capabilities.filter(({ status }) => status === 'coming')} />
    </>
  )
}

function FactList({ title, facts }: { title: string; facts: readonly Fact[] }) {
  return (
    <section className={styles.list}>
      <h2 className={styles.title}>{title}</h2>
      <NamedFacts className={styles.facts} facts={facts} />
    </section>
  )
}

export function PriceTable({ prices }: { prices: readonly Fact[] }) {
  return (
    <table className={styles.prices}>
      <thead>
        <tr>
          <th scope="col">Action</th>
          <th scope="col">Credits</th>
        </tr>
      </thead>
      <tbody>
        {prices.map(({ name, words, status }) => (
          <tr key={name}>
            <th scope="row">
              {name} {status === 'coming' && <span className={styles.coming}>coming</span>}
            </th>
            <td>{words}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

export function PlanExamples({ examples }: { examples: readonly PlanExample[] }) {
  return (
    <table className={styles.prices}>
      <thead>
        <tr>
          <th scope="col">Plan</th>
          <th scope="col">Credits a month</th>
          <th scope="col">For example</th>
        </tr>
      </thead>
      <tbody>
        {examples.map(({ plan, credits, words }) => (
          <tr key={plan}>
            <th scope="row">{plan}</th>
            <td>{credits}</td>
            <td>{words}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

export function WayTable({ ways }: { ways: readonly WayFact[] }) {
  return (
    <table className={styles.prices}>
      <thead>
        <tr>
          <th scope="col">Platform</th>
          <th scope="col">Way</th>
          <th scope="col">What can be read</th>
        </tr>
      </thead>
      <tbody>
        {ways.map(({ platform, way, parts, words }, place) => (
          <tr key={`${platform} ${way}`}>
            {platform !== ways[place - 1]?.platform && (
              <th scope="rowgroup" rowSpan={ways.filter((one) => one.platform === platform).length}>
                {platform}
              </th>
            )}
            <td>{way}</td>
            <td>
              <b className={styles.parts}>{parts}</b>
              {words}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
