import { useQuery } from '@tanstack/react-query'
import type { operator, ReplyOf } from '@vouch/contract'
import styles from './free-search.module.css'

/** Examples for an installation without connectors: generated creators, told apart by their names. */
export function SandboxExamples({
  platform,
  locked,
  onPick,
}: {
  platform: string
  locked: boolean
  onPick: (handle: string) => void
}) {
  const { data } = useQuery({ queryKey: ['sandbox-creators'], queryFn: fetchShowcase, enabled: !locked })
  const fitting = data?.creators.filter((creator) => creator.platform === platform).slice(0, 3) ?? []
  return (
    <p className={styles.quiet}>
      This is a sandbox: real profiles need a connector, simulated ones end in _sandbox.
      {fitting.length > 0 && ' Try '}
      {fitting.map(({ handle }, index) => (
        <span key={handle}>
          {index > 0 && ', '}
          <button type="button" className={styles.example} onClick={() => onPick(handle)}>
            {handle}
          </button>
        </span>
      ))}
      {fitting.length > 0 && '.'}
    </p>
  )
}

async function fetchShowcase(): Promise<ReplyOf<typeof operator.sandboxCreators>> {
  const response = await fetch('/api/sandbox/creators')
  if (!response.ok) throw new Error(`The showcase could not be read: ${response.status}`)
  return response.json()
}
