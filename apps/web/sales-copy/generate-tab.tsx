import { type CopySectionId, copySections } from '@vouch/contract'
import { useState } from 'react'
import { Button } from '../ui/button.tsx'
import { type Copy, fetchSection } from './copy-answer.ts'
import { CopyResult } from './copy-result.tsx'
import { CustomForm } from './custom-form.tsx'
import { withSection } from './kept-texts.ts'
import styles from './sales-copy.module.css'
import { useGeneration } from './use-generation.ts'
import type { KeptTexts } from './use-kept-texts.ts'

const modes = { quick: 'Quick generate', custom: 'Custom prompts' } as const
type Mode = keyof typeof modes

/** Sections by a press, or copy for a request in one's own words. */
export function GenerateTab(texts: KeptTexts) {
  const [mode, setMode] = useState<Mode>('quick')
  return (
    <div className={styles.panel}>
      <fieldset className={styles.choices}>
        <legend className="visually-hidden">Mode</legend>
        {(Object.keys(modes) as Mode[]).map((each) => (
          <label key={each} className={styles.choice}>
            <input
              className="visually-hidden"
              type="radio"
              name="copy-mode"
              checked={mode === each}
              onChange={() => setMode(each)}
            />
            {modes[each]}
          </label>
        ))}
      </fieldset>
      <div hidden={mode !== 'quick'}>
        <QuickGenerate {...texts} />
      </div>
      <div hidden={mode !== 'custom'}>
        <CustomForm />
      </div>
    </div>
  )
}

function QuickGenerate({ kept, change }: KeptTexts) {
  const { running, generate } = useGeneration()
  return (
    <ul className={styles.sections}>
      {(Object.keys(copySections) as CopySectionId[]).map((section) => (
        <SectionRow
          key={section}
          section={section}
          copy={kept.sections[section]}
          running={running}
          onGenerate={() =>
            generate(
              section,
              () => fetchSection(section),
              (copy) => change((before) => withSection(before, section, copy)),
            )
          }
        />
      ))}
    </ul>
  )
}

interface SectionRowProps {
  section: CopySectionId
  copy: Copy | undefined
  running: string | null
  onGenerate: () => void
}

function SectionRow({ section, copy, running, onGenerate }: SectionRowProps) {
  const { name, size } = copySections[section]
  const isRunning = running === section
  return (
    <li className={styles.section}>
      <div className={styles.about}>
        <h2 className={styles.name} id={`section-${section}`}>
          {name}
        </h2>
        <p className={styles.size}>{size}</p>
        <Button
          size="small"
          tone="secondary"
          aria-describedby={`section-${section}`}
          busy={isRunning}
          disabled={running !== null && !isRunning}
          onClick={onGenerate}
        >
          Generate
        </Button>
      </div>
      {copy ? (
        <CopyResult copy={copy} section={section} />
      ) : (
        <p className={styles.nothing}>{isRunning ? 'Writing…' : 'Nothing written yet.'}</p>
      )}
    </li>
  )
}
