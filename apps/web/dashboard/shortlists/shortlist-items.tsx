import { Menu } from '@mantine/core'
import type { NamedCreator, ShortlistSummary } from '@vouch/contract'
import { sentenceOf } from '../../api/refusal.ts'
import { useOpenShortlist, useShortlistReturns, useShortlists } from '../../api/shortlists.ts'
import type { MenuParts } from '../../ui/late-menu.tsx'
import { toast } from '../../ui/toast.ts'
import { offerUndo } from '../../ui/undo.tsx'
import { placeWords } from './place-words.ts'

interface ShortlistItemsProps extends MenuParts {
  creator: NamedCreator
  name: string
  /** Drawn at the end of the page: nothing around the button may cut it off. */
  withinPortal: boolean
}

/** The brand's shortlists around the button that adds to them. They are read when the menu opens. */
export function ShortlistItems({ creator, name, withinPortal, target, opened, onChange }: ShortlistItemsProps) {
  return (
    <Menu opened={opened} onChange={onChange} position="bottom-end" width={260} withinPortal={withinPortal}>
      <Menu.Target>{target}</Menu.Target>
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
      toast('The shortlist wasn’t changed', sentenceOf(error, 'Try again.'), 'risk')
    }
  }

  async function takeOff(list: ShortlistSummary) {
    const { entries } = await load(list.id)
    const entry = entries.find((each) => isSame(each.creator, creator))
    if (entry) await removeEntry(list.id, entry.id)
    offerUndo({ title: `${name} was removed from “${list.name}”`, takeBack: () => add(list.id, creator) })
  }

  async function putOnNew() {
    try {
      const title = lists.length === 0 ? 'My shortlist' : `Shortlist ${lists.length + 1}`
      await open.mutateAsync({ name: title, creator })
      toast(`${name} is on “${title}”`, 'You can rename the list on its page.', 'good')
    } catch (error) {
      toast('We couldn’t create the shortlist', sentenceOf(error, 'Try again.'), 'risk')
    }
  }

  return (
    <>
      <Menu.Label>
        {words ? (words.warning ?? `${words.taken}. Adding is free.`) : 'Loading your shortlists'}
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
