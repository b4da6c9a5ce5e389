import { Menu } from '@mantine/core'
import type { NamedCreator, ShortlistSummary } from '@vouch/contract'
import { sentenceOf } from '../../api/refusal.ts'
import { useOpenShortlist, useShortlistReturns, useShortlists } from '../../api/shortlists.ts'
import type { MenuParts } from '../../ui/late-menu.tsx'
import { toast } from '../../ui/toast.ts'
import { offerUndo } from '../../ui/undo.tsx'
import { placeWords } from './place-words.ts'

interface ShortlistItemsProps extends MenuParts {
  creators: readonly NamedCreator[]
  name: string
  /** Drawn at the end of the page: nothing around the button may cut it off. */
  withinPortal: boolean
}

/** The brand's shortlists around the button that adds to them. They are read when the menu opens. */
export function ShortlistItems({ creators, name, withinPortal, target, opened, onChange }: ShortlistItemsProps) {
  return (
    <Menu opened={opened} onChange={onChange} position="bottom-end" width={260} withinPortal={withinPortal}>
      <Menu.Target>{target}</Menu.Target>
      <Menu.Dropdown>{opened && <Lists creators={creators} name={name} />}</Menu.Dropdown>
    </Menu>
  )
}

function Lists({ creators, name }: { creators: readonly NamedCreator[]; name: string }) {
  const known = useShortlists()
  const open = useOpenShortlist()
  const { add, removeEntry, load } = useShortlistReturns()
  const lists = known.data?.shortlists ?? []
  const words = known.data && placeWords(known.data.places)
  const are = creators.length === 1 ? 'is' : 'are'

  async function put(list: ShortlistSummary) {
    const missing = creators.filter((creator) => !isOn(list, creator))
    try {
      if (missing.length === 0) return await takeOff(list)
      const entries = await addAll(list.id, missing)
      const takeBack = () => Promise.all(entries.map(({ id }) => removeEntry(list.id, id)))
      offerUndo({ title: `${name} ${are} on “${list.name}”`, takeBack })
    } catch (error) {
      toast(refusal(missing, list.name), sentenceOf(error, 'Try again.'), 'risk')
    }
  }

  /** One after the other, in their order: where there is no room for the rest, the first of them are on the list. */
  async function addAll(listId: string, some: readonly NamedCreator[]) {
    const entries = []
    for (const creator of some) entries.push(await add(listId, creator))
    return entries
  }

  async function takeOff(list: ShortlistSummary) {
    const { entries } = await load(list.id)
    const gone = entries.filter((each) => creators.some((creator) => isSame(each.creator, creator)))
    for (const entry of gone) await removeEntry(list.id, entry.id)
    const was = creators.length === 1 ? 'was' : 'were'
    offerUndo({ title: `${name} ${was} removed from “${list.name}”`, takeBack: () => addAll(list.id, creators) })
  }

  async function putOnNew() {
    const title = lists.length === 0 ? 'My shortlist' : `Shortlist ${lists.length + 1}`
    const [first, ...others] = creators
    try {
      const list = await open.mutateAsync({ name: title, ...(first && { creator: first }) })
      await addAll(list.id, others)
      toast(`${name} ${are} on “${title}”`, 'You can rename the list on its page.', 'good')
    } catch (error) {
      toast(refusal(creators, title), sentenceOf(error, 'Try again.'), 'risk')
    }
  }

  return (
    <>
      <Menu.Label>
        {words ? (words.warning ?? `${words.taken}. Adding is free.`) : 'Loading your shortlists'}
      </Menu.Label>
      {lists.map((list) => (
        <Menu.CheckboxItem
          key={list.id}
          checked={creators.every((creator) => isOn(list, creator))}
          closeMenuOnClick
          onChange={() => void put(list)}
        >
          {list.name}
        </Menu.CheckboxItem>
      ))}
      {known.data && <Menu.Item onClick={() => void putOnNew()}>New shortlist</Menu.Item>}
    </>
  )
}

/** Several may have found room in part. */
function refusal(creators: readonly NamedCreator[], list: string): string {
  return creators.length === 1 ? 'The shortlist wasn’t changed' : `Not everyone fits on “${list}”`
}

function isSame(one: NamedCreator, other: NamedCreator): boolean {
  return one.platform === other.platform && one.handle.toLowerCase() === other.handle.replace(/^@/, '').toLowerCase()
}

function isOn({ creators }: ShortlistSummary, creator: NamedCreator): boolean {
  return creators.some((each) => isSame(each, creator))
}
