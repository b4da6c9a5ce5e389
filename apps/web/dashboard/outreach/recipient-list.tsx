import type { FoundContacts, NamedCreator } from '@vouch/contract'
import { platformName } from '@vouch/presentation'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { shownName } from '../../ui/shown-name.ts'
import { useOpening } from '../../ui/use-opening.ts'
import { AddAddress } from './add-address.tsx'
import styles from './outreach.module.css'
import { sourceWords } from './outreach-words.ts'

interface RecipientListProps {
  creators: readonly (NamedCreator & { displayName: string | null })[]
  found: readonly FoundContacts[]
  isLooking: boolean
  error: string | null
  /** Who is left out, by platform and handle. */
  left: ReadonlySet<string>
  onLeave: (left: ReadonlySet<string>) => void
  addresses: Readonly<Record<string, string>>
  onChoose: (addresses: Readonly<Record<string, string>>) => void
  onAdded: () => void
}

export const nameOf = ({ platform, handle }: NamedCreator) => `${platform}/${handle}`

/** Whom to write to, each with the addresses that they publish and where those stand. */
export function RecipientList(props: RecipientListProps) {
  const { creators, found, isLooking, error, left, onLeave } = props
  const chosen = creators.length - left.size
  const toggle = (name: string, isIn: boolean) => {
    const next = new Set(left)
    if (isIn) next.delete(name)
    else next.add(name)
    onLeave(next)
  }
  return (
    <section aria-label="Recipients">
      <h2 className={styles.subtitle}>
        Recipients <span className={styles.hint}>{chosen}</span>
      </h2>
      {isLooking && error === null && (
        <p className={styles.quiet} role="status">
          Looking for addresses…
        </p>
      )}
      {error && (
        <Notice tone="risk" urgent>
          {error}
        </Notice>
      )}
      <ul className={styles.recipients}>
        {creators.map((one) => {
          const name = nameOf(one)
          const known = found.find(({ creator }) => nameOf(creator).toLowerCase() === name.toLowerCase())
          return (
            <li key={name} className={styles.recipient}>
              <label className={styles.tick}>
                <input
                  type="checkbox"
                  checked={!left.has(name)}
                  onChange={({ target }) => toggle(name, target.checked)}
                />
                <span>
                  {shownName(known?.creator ?? one)} <span className={styles.quiet}>{platformName(one.platform)}</span>
                </span>
              </label>
              {known && !left.has(name) && <Addresses {...props} creator={one} known={known} />}
            </li>
          )
        })}
      </ul>
    </section>
  )
}

function Addresses({
  creator,
  known: { contacts, page },
  addresses,
  onChoose,
  onAdded,
}: RecipientListProps & { creator: NamedCreator; known: FoundContacts }) {
  const { open: adding, show, hide, opener } = useOpening()
  const name = nameOf(creator)
  const chosen = addresses[name] ?? contacts[0]?.address
  const choose = (address: string) => onChoose({ ...addresses, [name]: address })
  return (
    <>
      {contacts.map(({ id, address, source, confidence, evidence }) => (
        <label key={id} className={styles.tick}>
          <input
            type="radio"
            name={`Address of ${name}`}
            checked={address === chosen}
            onChange={() => choose(address)}
          />
          <span className={styles.text}>
            {address}{' '}
            <span className={styles.quiet}>
              {sourceWords[source]}: {evidence}. {confidence === 'high' ? 'High' : 'Medium'} confidence.
            </span>
          </span>
        </label>
      ))}
      {contacts.length === 0 && page !== 'waiting' && (
        <p className={styles.quiet}>
          No published address{page === 'failed' ? ', and the page they link to couldn’t be read' : ''}.
        </p>
      )}
      {adding ? (
        <AddAddress
          creator={creator}
          onDone={(address) => {
            hide()
            if (address !== null) choose(address)
            onAdded()
          }}
        />
      ) : (
        <div className={styles.actions}>
          <Button ref={opener} size="small" tone="quiet" onClick={show}>
            Add an address they gave you
          </Button>
        </div>
      )}
    </>
  )
}
