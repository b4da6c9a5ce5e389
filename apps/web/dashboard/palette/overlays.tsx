import { Suspense, useDeferredValue, useRef } from 'react'
import { lateDialog } from '../../ui/late-part.tsx'
import { closeOverlay, useOverlay } from './overlay-store.ts'
import { TypedAhead } from './typed-ahead.tsx'
import { useKeys } from './use-keys.ts'

/** The two boxes over every page. Neither is loaded before it is opened, and what opened it shows the press first. */
const CommandPalette = lateDialog(async () => ({ default: (await import('./command-palette.tsx')).CommandPalette }))
const KeyMapDialog = lateDialog(async () => ({ default: (await import('./key-map-dialog.tsx')).KeyMapDialog }))

export function Overlays() {
  useKeys()
  const open = useDeferredValue(useOverlay())
  const close = () => closeOverlay(open)
  if (open === 'palette') return <Palette onClose={close} />
  return (
    open === 'keys' && (
      <Suspense>
        <KeyMapDialog onClose={close} />
      </Suspense>
    )
  )
}

function Palette({ onClose }: { onClose: () => void }) {
  const ahead = useRef('')
  const note = (text: string) => {
    ahead.current = text
  }
  return (
    <Suspense fallback={<TypedAhead onType={note} onClose={onClose} />}>
      <CommandPalette onClose={onClose} begun={() => ahead.current} />
    </Suspense>
  )
}
