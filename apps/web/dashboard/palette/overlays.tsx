import { Suspense, useDeferredValue } from 'react'
import { lateDialog } from '../../ui/late-part.tsx'
import { closeOverlay, useOverlay } from './overlay-store.ts'
import { useKeys } from './use-keys.ts'

/** The two boxes over every page. Neither is loaded before it is opened, and what opened it shows the press first. */
const CommandPalette = lateDialog(async () => ({ default: (await import('./command-palette.tsx')).CommandPalette }))
const KeyMapDialog = lateDialog(async () => ({ default: (await import('./key-map-dialog.tsx')).KeyMapDialog }))

export function Overlays() {
  useKeys()
  const open = useDeferredValue(useOverlay())
  const close = () => closeOverlay(open)
  if (open === null) return null
  return (
    <Suspense>{open === 'palette' ? <CommandPalette onClose={close} /> : <KeyMapDialog onClose={close} />}</Suspense>
  )
}
