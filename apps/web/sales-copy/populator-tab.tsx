import { copySections } from '@vouch/contract'
import { useState } from 'react'
import { Button } from '../ui/button.tsx'
import { toast } from '../ui/toast.ts'
import { VouchWordmark } from '../ui/vouch-mark.tsx'
import { fetchSection } from './copy-answer.ts'
import { type PopulatedSection, populate, populatedSections } from './populate.ts'
import styles from './populator.module.css'
import { messageOf } from './use-generation.ts'

type Texts = Partial<Record<PopulatedSection, string>>

/** Draws the opening of a page with copy that is written while one watches. */
export function PopulatorTab() {
  const [texts, setTexts] = useState<Texts>({})
  const [writing, setWriting] = useState<PopulatedSection | null>(null)
  const [outcome, setOutcome] = useState('')
  const run = async () => {
    setOutcome('')
    try {
      const count = await populate({
        fetchSection: (section) => fetchSection(section),
        begins: setWriting,
        filled: (section, text) => setTexts((before) => ({ ...before, [section]: text })),
      })
      setOutcome(`${count} of ${populatedSections.length} places filled.`)
    } catch (error) {
      toast('Generation Error', messageOf(error), 'risk')
    } finally {
      setWriting(null)
    }
  }
  const place = writing === null ? 0 : populatedSections.indexOf(writing) + 1
  return (
    <div className={styles.panel}>
      <div className={styles.bar}>
        <p className={styles.lead}>
          Five places on a page, filled in one after another. The site itself doesn’t change.
        </p>
        <p className={styles.state} role="status">
          {writing === null
            ? outcome
            : `Writing ${copySections[writing].name.toLowerCase()}, ${place} of ${populatedSections.length}…`}
        </p>
        <Button busy={writing !== null} onClick={run}>
          Populate
        </Button>
      </div>
      <Preview texts={texts} writing={writing} />
    </div>
  )
}

/** A picture of a page: its button is drawn and does nothing. */
function Preview({ texts, writing }: { texts: Texts; writing: PopulatedSection | null }) {
  const [callTitle = '', callText = '', ...callRest] = (texts['final-cta-section'] ?? '').split('\n')
  const button = callRest.find((line) => line.startsWith('Button: '))?.replace('Button: ', '')
  const notes = callRest.filter((line) => !line.startsWith('Button: '))
  const slot = (section: PopulatedSection, empty: string, className = '') => (
    <span className={className} data-empty={texts[section] === undefined} data-writing={writing === section}>
      {texts[section] ?? empty}
    </span>
  )
  return (
    <figure className={styles.preview}>
      <figcaption className={styles.caption}>Preview</figcaption>
      <div className={styles.strip}>{slot('announcement-bar', 'Announcement bar')}</div>
      <div className={styles.nav}>
        <VouchWordmark />
      </div>
      <div className={styles.hero}>
        <p className={styles.headline}>{slot('headlines', 'Headline')}</p>
        <p className={styles.sub}>{slot('sub-headlines', 'Sub-headline')}</p>
        <p className={styles.proof}>{slot('social-proof', 'Social proof')}</p>
      </div>
      <div className={styles.call} data-writing={writing === 'final-cta-section'}>
        {texts['final-cta-section'] === undefined ? (
          <p data-empty="true">Final call to action</p>
        ) : (
          <>
            <p className={styles.callTitle}>{callTitle}</p>
            <p>{callText}</p>
            {button && <span className={styles.button}>{button}</span>}
            {notes.map((note) => (
              <p key={note} className={styles.small}>
                {note}
              </p>
            ))}
          </>
        )}
      </div>
    </figure>
  )
}
