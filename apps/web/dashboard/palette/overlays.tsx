import { Suspense, useDeferredValue, useEffect } from 'react'
import { latePart } from '../../ui/late-part.tsx'
import { closeOverlay, useOverlay } from './overlay-store.ts'
import { useKeys } from './use-keys.ts'

/** The two boxes over every page. Neither is loaded before it is opened, and what opened it shows the press first. */
const CommandPalette = latePart(
  async () => ({ default: (await import('./command-palette.tsx')).CommandPalette }),
  Unopened,
)
const KeyMapDialog = latePart(async () => ({ default: (await import('./key-map-dialog.tsx')).KeyMapDialog }), Unopened)

export function Overlays() {
  useKeys()
  const open = useDeferredValue(useOverlay())
  const close = () => closeOverlay(open)
  if (open === null) return null
  return (
    <Suspense>{open === 'palette' ? <CommandPalette onClose={close} /> : <KeyMapDialog onClose={close} />}</Suspense>
  )
}

/** In the place of a box that did not come: whatever opened it is told that it is closed. */
function Unopened({ onClose }: { onClose: () => void }) {
  useEffect(onClose, [onClose])
  return null
}
