import { Menu } from '@mantine/core'
import IconBookmark from '@tabler/icons-react/dist/esm/icons/IconBookmarkPlus.mjs'
import type { NamedCreator, ShortlistSummary } from '@vouch/contract'
import { useState } from 'react'
import { useOpenShortlist, useShortlistReturns, useShortlists } from '../../api/shortlists.ts'
import { toast } from '../../ui/toast.ts'
import { offerUndo } from '../../ui/undo.tsx'
import { placeWords } from './place-words.ts'
import styles from './shortlists.module.css'

interface AddToShortlistProps {
  creator: NamedCreator
  /** What the creator is called on the screen. */
  name: string
  /** Only the sign: for rows of a list. */
  short?: boolean
}

/** Puts a creator on a list, from wherever the creator is seen. The lists are read when the menu opens. */
export function AddToShortlist({ creator, name, short = false }: AddToShortlistProps) {
  const [opened, setOpened] = useState(false)
  return (
    <Menu opened={opened} onChange={setOpened} position="bottom-end" width={260} withinPortal={!short}>
      <Menu.Target>
        <button
          type="button"
          className={short ? styles.addShort : styles.add}
          aria-label={short ? `Add ${name} to a shortlist` : undefined}
        >
          <IconBookmark size={18} stroke={1.5} aria-hidden="true" />
          {!short && 'Add to shortlist'}
        </button>
      </Menu.Target>
      <Menu.Dropdown>{opened && <Lists creator={creator} name={name} />}</Menu.Dropdown>
    </Menu>
  )
}

function Lists({ creator, name }: { creator: NamedCreator; name: string }) {
  const known = useShortlists()
  const open = useOpenShortlist()
  const { add, removeEntry, load } = useShortlistReturns()
  const lists = known.data?.shortlists ?? []
  const words = known.data && placeWords(known.data.places)

  async function put(list: ShortlistSummary) {
    try {
      if (isOn(list, creator)) return await takeOff(list)
      const entry = await add(list.id, creator)
      offerUndo({ title: `${name} is on “${list.name}”`, takeBack: () => removeEntry(list.id, entry.id) })
    } catch (error) {
      toast('The shortlist was not changed', error instanceof Error ? error.message : 'Try again.', 'risk')
    }
  }

  async function takeOff(list: ShortlistSummary) {
    const { entries } = await load(list.id)
    const entry = entries.find((each) => isSame(each.creator, creator))
    if (entry) await removeEntry(list.id, entry.id)
    offerUndo({ title: `${name} is off “${list.name}”`, takeBack: () => add(list.id, creator) })
  }

  async function putOnNew() {
    try {
      const title = lists.length === 0 ? 'My shortlist' : `Shortlist ${lists.length + 1}`
      await open.mutateAsync({ name: title, creator })
      toast(`${name} is on “${title}”`, 'You can give the list another name on its page.', 'good')
    } catch (error) {
      toast('The shortlist was not opened', error instanceof Error ? error.message : 'Try again.', 'risk')
    }
  }

  return (
    <>
      <Menu.Label>
        {words ? (words.warning ?? `${words.taken}. Adding is free.`) : 'Reading your shortlists'}
      </Menu.Label>
      {lists.map((list) => (
        <Menu.CheckboxItem key={list.id} checked={isOn(list, creator)} closeMenuOnClick onChange={() => void put(list)}>
          {list.name}
        </Menu.CheckboxItem>
      ))}
      {known.data && <Menu.Item onClick={() => void putOnNew()}>New shortlist</Menu.Item>}
    </>
  )
}

function isSame(one: NamedCreator, other: NamedCreator): boolean {
  return one.platform === other.platform && one.handle.toLowerCase() === other.handle.replace(/^@/, '').toLowerCase()
}

function isOn({ creators }: ShortlistSummary, creator: NamedCreator): boolean {
  return creators.some((each) => isSame(each, creator))
}
