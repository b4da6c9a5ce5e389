import IconBookmark from '@tabler/icons-react/dist/esm/icons/IconBookmarkPlus.mjs'
import { type NamedCreator, shortlistEntries } from '@vouch/contract'
import { useMay } from '../../api/workspaces.ts'
import { Button } from '../../ui/button.tsx'
import { LateMenu, lateMenu } from '../../ui/late-menu.tsx'
import styles from './shortlists.module.css'

const ShortlistItems = lateMenu(async () => ({ default: (await import('./shortlist-items.tsx')).ShortlistItems }))

interface AddToShortlistProps {
  /** One, or several that are put on the list together. */
  creator: NamedCreator | readonly NamedCreator[]
  /** What the creator is called on the screen, or how many they are. */
  name: string
  /** Only the sign: for rows of a list. */
  short?: boolean
  /** In one word, as a button among buttons. */
  boxed?: boolean
}

/** Puts a creator on a list, from wherever the creator is seen; nothing for whoever only reads. */
export function AddToShortlist({ creator, name, short = false, boxed = false }: AddToShortlistProps) {
  const may = useMay(shortlistEntries.add)
  if (!may) return null
  const icon = <IconBookmark size={18} stroke={1.5} aria-hidden="true" />
  return (
    <LateMenu
      button={
        boxed ? (
          <Button tone="secondary" size="small">
            {icon}
            Shortlist
          </Button>
        ) : (
          <button
            type="button"
            className={short ? styles.addShort : styles.add}
            aria-label={short ? `Add ${name} to a shortlist` : undefined}
          >
            {icon}
            {!short && 'Add to shortlist'}
          </button>
        )
      }
      menu={(parts) => <ShortlistItems {...parts} creators={[creator].flat()} name={name} withinPortal={!short} />}
    />
  )
}
