import { useSandboxCreators } from '../../api/operator.ts'
import { PlatformIcon, platformName } from '../../ui/platform-icon.tsx'
import styles from './verify.module.css'

/** The showcase of the sandbox: one creator for each kind of verdict. A click fills the box; nothing is spent by it. */
export function Examples({ onChoose }: { onChoose: (url: string) => void }) {
  const creators = useSandboxCreators(true)
  if (!creators.data || creators.data.creators.length === 0) return null
  return (
    <section className={styles.exampleBox} aria-labelledby="examples">
      <h2 className={styles.sectionTitle} id="examples">
        Try an example
      </h2>
      <p className={styles.sectionWords}>
        Simulated creators, each with a different story. Choosing one fills the box.
      </p>
      <ul className={styles.exampleList}>
        {creators.data.creators.map((creator) => (
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
    </section>
  )
}
