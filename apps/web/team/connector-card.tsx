import { askedScopes, type ConnectorStanding } from '@vouch/contract'
import { platformNames } from '@vouch/engine'
import { allowanceUsed, allowanceWindow, connectorSetups, useWords } from '@vouch/presentation'
import { useTestConnector } from '../api/team-connectors.ts'
import { Button } from '../ui/button.tsx'
import { Notice } from '../ui/notice.tsx'
import { PlatformIcon } from '../ui/platform-icon.tsx'
import styles from './connectors.module.css'
import { CopyableText } from './copyable-text.tsx'
import { LatestErrors } from './latest-errors.tsx'

const stateWords = { ready: 'Ready', partly: 'Incomplete', off: 'Not set up' } as const

/** One platform: what it can be used for here, what is left to do, and what went on today. */
export function ConnectorCard({ connector }: { connector: ConnectorStanding }) {
  const { platform, uses, used, faults } = connector
  const { limits } = connectorSetups[platform]
  const name = platformNames[platform]
  return (
    <section className={styles.card} aria-labelledby={`connector-${platform}`}>
      <div className={styles.head}>
        <h2 className={styles.name} id={`connector-${platform}`}>
          <PlatformIcon platform={platform} /> {name}
        </h2>
        <ul className={styles.uses}>
          {uses.map(({ use, state }) => (
            <li key={use} className={styles.use} data-state={state}>
              {useWords[use]}: {stateWords[state].toLowerCase()}
            </li>
          ))}
        </ul>
      </div>
      <p className={styles.quiet}>{limits}</p>
      <TestRow connector={connector} />
      {used.length > 0 && (
        <dl className={styles.facts}>
          {used.map((one) => (
            <div key={one.what}>
              <dt>
                {one.what} {allowanceWindow(one.seconds)}
              </dt>
              <dd>{allowanceUsed(one)}</dd>
            </div>
          ))}
        </dl>
      )}
      <LatestErrors faults={faults} />
      <Setup connector={connector} />
    </section>
  )
}

function TestRow({ connector: { platform, uses } }: { connector: ConnectorStanding }) {
  const test = useTestConnector(platform)
  const { testCost } = connectorSetups[platform]
  const canTest = testCost !== null && uses.some(({ state }) => state === 'ready')
  if (testCost === null)
    return uses.some(({ state }) => state === 'ready') ? (
      <p className={styles.quiet}>{platformNames[platform]} checks these values when someone connects.</p>
    ) : null
  return (
    <div className={styles.part}>
      <div className={styles.testRow}>
        <Button size="small" tone="secondary" disabled={!canTest} busy={test.isPending} onClick={() => test.mutate()}>
          Test
        </Button>
        <span className={styles.quiet}>{canTest ? testCost : 'You can test once the values are set.'}</span>
      </div>
      <div aria-live="polite">
        {test.isSuccess && (
          <Notice tone={test.data.ok ? 'good' : 'risk'} title={test.data.ok ? 'It works' : 'It doesn’t work'}>
            {test.data.says} {test.data.fix}
          </Notice>
        )}
        {test.isError && <Notice tone="caution">{test.error.message}</Notice>}
      </div>
    </div>
  )
}

/** Open where something is begun and not finished: whoever looks is in the middle of it. */
function Setup({ connector: { platform, uses, redirect, set } }: { connector: ConnectorStanding }) {
  const { register, steps, variables } = connectorSetups[platform]
  return (
    <details className={styles.setup} open={uses.some(({ state }) => state === 'partly')}>
      <summary>Set it up</summary>
      <div className={styles.setupBody}>
        <p>
          Register at{' '}
          <a href={register.url} target="_blank" rel="noreferrer">
            {register.name}
          </a>
          .
        </p>
        <ol className={styles.steps}>
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        <CopyableText label="Redirect URL" text={redirect} />
        <CopyableText label="Scopes" text={askedScopes(platform).join(' ')} />
        <dl className={styles.facts}>
          {variables.map(({ name, holds, use }) => (
            <div key={name}>
              <dt>
                <code>{name}</code>
              </dt>
              <dd>
                {holds}
                {use === 'consent' && ', for creators who connect'}{' '}
                <strong className={styles.isSet} data-set={set.includes(name)}>
                  {set.includes(name) ? 'Set' : 'Not set'}
                </strong>
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </details>
  )
}
