import IconBookmark from '@tabler/icons-react/dist/esm/icons/IconBookmarkPlus.mjs'
import type { NamedCreator } from '@vouch/contract'
import { LateMenu } from '../../ui/late-menu.tsx'
import { latePart } from '../../ui/late-part.ts'
import styles from './shortlists.module.css'

const ShortlistItems = latePart(
  async () => ({ default: (await import('./shortlist-items.tsx')).ShortlistItems }),
  ({ target }) => target,
)

interface AddToShortlistProps {
  creator: NamedCreator
  /** What the creator is called on the screen. */
  name: string
  /** Only the sign: for rows of a list. */
  short?: boolean
}

/** Puts a creator on a list, from wherever the creator is seen. */
export function AddToShortlist({ creator, name, short = false }: AddToShortlistProps) {
  return (
    <LateMenu
      button={
        <button
          type="button"
          className={short ? styles.addShort : styles.add}
          aria-label={short ? `Add ${name} to a shortlist` : undefined}
        >
          <IconBookmark size={18} stroke={1.5} aria-hidden="true" />
          {!short && 'Add to shortlist'}
        </button>
      }
      menu={(parts) => <ShortlistItems {...parts} creator={creator} name={name} withinPortal={!short} />}
    />
  )
}
