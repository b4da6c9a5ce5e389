import { type ComponentType, useEffect, useState } from 'react'

/** Loads the extras once the page is alive. Should they not come, the page is complete without them. */
export function ExtrasLater() {
  const [Extras, setExtras] = useState<ComponentType | null>(null)
  useEffect(() => {
    import('./visitor-extras.tsx').then(({ default: loaded }) => setExtras(() => loaded)).catch(() => {})
  }, [])
  return Extras && <Extras />
}
