import { type ComponentType, useEffect, useState } from 'react'

interface ExtrasLaterProps {
  /** The same function at each drawing. */
  load: () => Promise<{ default: ComponentType }>
}

/** Loads what stands beside a page once the page is alive. Should it not come, the page is complete without it. */
export function ExtrasLater({ load }: ExtrasLaterProps) {
  const [Extras, setExtras] = useState<ComponentType | null>(null)
  useEffect(() => {
    load()
      .then(({ default: loaded }) => setExtras(() => loaded))
      .catch(() => {})
  }, [load])
  return Extras && <Extras />
}
