import { copySectionOf, copySections } from '@vouch/contract'
import { Button } from '../ui/button.tsx'
import styles from './guide.module.css'
import { guideSteps } from './guide-steps.ts'
import { sectionOfType } from './integration-places.ts'
import { withStep } from './kept-texts.ts'
import type { KeptTexts } from './use-kept-texts.ts'

/** The eight steps that bring new copy into the site, with what is done. */
export function GuideTab({ kept, change }: KeptTexts) {
  const done = guideSteps.filter(({ id }) => kept.steps.includes(id)).length
  return (
    <div className={styles.panel}>
      <div className={styles.progress}>
        <p role="status">
          <b>
            {done} of {guideSteps.length}
          </b>{' '}
          steps complete
        </p>
        <progress className={styles.meter} value={done} max={guideSteps.length} aria-label="Steps complete" />
      </div>
      <ol className={styles.steps}>
        {guideSteps.map(({ id, title, text, difficulty, copyType, file }, index) => {
          const isComplete = kept.steps.includes(id)
          const section = copySectionOf(sectionOfType(copyType))
          return (
            <li key={id} className={styles.step} data-complete={isComplete}>
              <span className={styles.number} aria-hidden="true">
                {isComplete ? '✓' : index + 1}
              </span>
              <div className={styles.about}>
                <h2 className={styles.title} id={`step-${id}`}>
                  {title}
                  {isComplete && <span className="visually-hidden">, complete</span>}
                </h2>
                <p>{text}</p>
                <p className={styles.facts}>
                  <span data-difficulty={difficulty}>{difficulty}</span>
                  <span>{section === null ? copyType : copySections[section].name}</span>
                  <code>{file}</code>
                </p>
              </div>
              <Button
                size="small"
                tone={isComplete ? 'quiet' : 'secondary'}
                aria-describedby={`step-${id}`}
                onClick={() => change((before) => withStep(before, id, !isComplete))}
              >
                {isComplete ? 'Not complete' : 'Mark complete'}
              </Button>
            </li>
          )
        })}
      </ol>
    </div>
  )
}
