import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs'
import type { ExportFormat } from '@vouch/contract'
import { useEffect, useState } from 'react'
import { type ExportWish, fetchFile, isUnderWay, useAskForFile, useFile } from '../../api/exports.ts'
import { sentenceOf } from '../../api/refusal.ts'
import { Button } from '../../ui/button.tsx'
import { LateMenu } from '../../ui/late-menu.tsx'
import { latePart } from '../../ui/late-part.ts'
import { toast } from '../../ui/toast.ts'

const ExportItems = latePart(
  async () => ({ default: (await import('./export-items.tsx')).ExportItems }),
  ({ target }) => target,
)

interface ExportMenuProps {
  /** What the files are made of. */
  of: Omit<ExportWish, 'format' | 'link' | 'additions'>
  formats: readonly ExportFormat[]
  size?: 'regular' | 'small'
  label?: string
}

/** The files that can be made of a report or a list, each with its price before the click. What was asked for is saved as soon as it
 *  is there, and stays under Exports. */
export function ExportMenu({ of, formats, size = 'regular', label = 'Export' }: ExportMenuProps) {
  const { ask, busy } = useSavedFile()
  return (
    <LateMenu
      button={
        <Button tone="secondary" size={size} busy={busy !== null}>
          {busy ?? label}
          {busy === null && <IconChevronDown size={14} stroke={1.75} aria-hidden="true" />}
        </Button>
      }
      menu={(parts) => <ExportItems {...parts} formats={formats} ask={(file) => ask({ ...of, ...file })} />}
    />
  )
}

/** Asks for a file, waits for it and saves it. @returns what is being done in words, null where nothing is. */
function useSavedFile(): { ask: (wish: ExportWish) => void; busy: string | null } {
  const asking = useAskForFile()
  const [id, setId] = useState<string | null>(null)
  const file = useFile(id)
  useEffect(() => {
    if (id === null || file === null || file.id !== id || isUnderWay(file)) return
    setId(null)
    if (file.state === 'ready') void fetchFile(file)
    else toast('The file wasn’t created', file.reason ?? 'You weren’t charged.', 'risk')
  }, [id, file])
  const ask = (wish: ExportWish) =>
    asking.mutate(wish, {
      onSuccess: (opened) => setId(opened.id),
      onError: (error) => toast('The file wasn’t created', sentenceOf(error, 'You weren’t charged.'), 'risk'),
    })
  const busy = asking.isPending || id !== null
  return { ask, busy: busy ? 'Creating the file' : null }
}
