import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs'
import { type ExportFormat, fileExports } from '@vouch/contract'
import type { ExportWish } from '../../api/exports.ts'
import { useMay } from '../../api/workspaces.ts'
import { Button } from '../../ui/button.tsx'
import { LateMenu, lateMenu } from '../../ui/late-menu.tsx'
import { useDeliveredFile } from './deliveries.tsx'

const ExportItems = lateMenu(async () => ({ default: (await import('./export-items.tsx')).ExportItems }))

interface ExportMenuProps {
  /** What the files are made of. */
  of: Omit<ExportWish, 'format' | 'link' | 'additions'>
  formats: readonly ExportFormat[]
  size?: 'regular' | 'small'
  label?: string
}

/** The files that can be made of a report or a list, each with its price before the click. What was asked for is saved as soon as it
 *  is there, and stays under Exports. Nothing for whoever only reads. */
export function ExportMenu({ of, formats, size = 'regular', label = 'Export' }: ExportMenuProps) {
  const { ask, busy } = useDeliveredFile(of)
  const may = useMay(fileExports.create)
  if (!may) return null
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
