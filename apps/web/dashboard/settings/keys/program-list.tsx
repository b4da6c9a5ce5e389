import { useEndProgram, usePrograms } from '../../../api/programs.ts'
import { CopyButton } from '../../../ui/copy-button.tsx'
import { LoadFailure } from '../../../ui/load-failure.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { useNow } from '../../../ui/use-now.ts'
import { Section } from '../section.tsx'
import settings from '../settings.module.css'
import styles from './keys.module.css'
import { ProgramRow } from './program-row.tsx'

const renewMs = 60_000

/** Programs that people let in without a key, and the address that language models connect to. */
export function Programs() {
  const list = usePrograms()
  const end = useEndProgram()
  const now = useNow(renewMs)
  const address = `${window.location.origin}/mcp`
  return (
    <Section
      title="Connected programs"
      lead="Let a language model find, verify and compare creators: add this address to any client of the Model Context Protocol. It’s told the price before it can spend credits."
    >
      <pre className={styles.code}>{address}</pre>
      <div className={settings.actions}>
        <CopyButton text={address} label="Copy address" />
        <a href="/api/docs#models">How to connect</a>
      </div>
      {list.isError && <LoadFailure query={list} />}
      {end.isError && (
        <Notice tone="risk" urgent>
          {end.error.message}
        </Notice>
      )}
      {list.data?.programs.length === 0 && <p className={settings.quiet}>No programs yet.</p>}
      {list.data && list.data.programs.length > 0 && (
        <ul className={settings.list}>
          {list.data.programs.map((each) => (
            <ProgramRow
              key={each.id}
              program={each}
              now={now}
              ending={end.isPending && end.variables === each.id}
              onEnd={() => end.mutate(each.id)}
            />
          ))}
        </ul>
      )}
    </Section>
  )
}
