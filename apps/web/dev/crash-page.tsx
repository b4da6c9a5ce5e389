import { useSearchParams } from 'react-router'
import { useConfig } from '../api/operator.ts'
import { NotFoundScreen } from '../marketing/not-found.tsx'
import { ErrorBoundary as PartBoundary } from '../ui/error-boundary.tsx'
import { ErrorScreen, errorTitles, type FailedPart } from '../ui/error-screen.tsx'
import { LoadingScreen } from '../ui/loading-screen.tsx'
import styles from './crash.module.css'

export function meta() {
  return [{ title: 'Error screens · Vouch' }, { name: 'robots', content: 'noindex' }]
}

/** An error that somebody asked for. It knows how far up it is to be caught. */
class PlannedCrash extends Error {
  override readonly name = 'PlannedCrash'
  readonly where: FailedPart

  constructor(where: FailedPart) {
    super(`The part "${where}" was made to fail from /dev/crash`)
    this.where = where
  }
}

function Failing({ where }: { where: FailedPart }): never {
  throw new PlannedCrash(where)
}

function partOf(text: string | null): FailedPart | null {
  return text !== null && Object.hasOwn(errorTitles, text) ? (text as FailedPart) : null
}

/** The sandbox's way to see each error screen: makes one part throw while it is drawn. Elsewhere there is no such page. */
export default function CrashPage() {
  const config = useConfig()
  const [query] = useSearchParams()
  const where = partOf(query.get('where'))
  if (config.isPending) return <LoadingScreen text="Loading Vouch..." />
  if (config.data?.mode !== 'sandbox') return <NotFoundScreen />
  if (where === 'app' || where === 'route') return <Failing where={where} />
  return (
    <main className={styles.page}>
      <h1 className={styles.title}>Error screens</h1>
      <p>Choose which part should fail. It gets reported like any other error.</p>
      <ul className={styles.list}>
        {Object.entries(errorTitles).map(([part, title]) => (
          <li key={part}>
            <a href={`/dev/crash?where=${part}`}>{title}</a>
          </li>
        ))}
      </ul>
      {where && (
        <PartBoundary part={where}>
          <Failing where={where} />
        </PartBoundary>
      )}
    </main>
  )
}

/** Catches what the page itself throws; what is meant for the whole product goes on to its boundary. */
export function ErrorBoundary({ error }: { error: unknown }) {
  if (error instanceof PlannedCrash && error.where === 'app') throw error
  return <ErrorScreen part="route" error={error} />
}
