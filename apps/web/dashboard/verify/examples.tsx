import { platformName } from '@vouch/presentation'
import { useState } from 'react'
import { useSandboxCreators } from '../../api/operator.ts'
import { Button } from '../../ui/button.tsx'
import { PlatformIcon } from '../../ui/platform-icon.tsx'
import styles from './verify.module.css'

const shownAtFirst = 8

/** The showcase of the sandbox: one creator for each kind of verdict. A click fills the box; nothing is spent by it. */
export function Examples({ onChoose }: { onChoose: (url: string) => void }) {
  const creators = useSandboxCreators(true)
  const [all, setAll] = useState(false)
  if (!creators.data || creators.data.creators.length === 0) return null
  const shown = all ? creators.data.creators : creators.data.creators.slice(0, shownAtFirst)
  const more = creators.data.creators.length - shown.length
  return (
    <section className={styles.exampleBox} aria-labelledby="examples">
      <h2 className={styles.sectionTitle} id="examples">
        Try an example
      </h2>
      <p className={styles.sectionWords}>
        Simulated creators, each with a different story. Pick one to fill in the box.
      </p>
      <ul className={styles.exampleList}>
        {shown.map((creator) => (
          <li key={creator.url}>
            <button type="button" className={styles.example} onClick={() => onChoose(creator.url)}>
              <PlatformIcon platform={creator.platform} />
              <span className={styles.exampleText}>
                <span className={styles.exampleName}>
                  {creator.displayName}
                  <span className="visually-hidden">, {platformName(creator.platform)}</span>
                </span>
                <span className={styles.exampleBlurb}>{creator.blurb}</span>
              </span>
            </button>
          </li>
        ))}
      </ul>
      {more > 0 && (
        <Button tone="quiet" size="small" onClick={() => setAll(true)}>
          Show {more} more
        </Button>
      )}
    </section>
  )
}
