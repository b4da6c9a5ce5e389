import type { ReactNode } from 'react'
import rail from '../sections/rail.module.css'
import { Section } from '../sections/section.tsx'
import { DemoFrame } from './demos/demo-frame.tsx'
import { useDemoPlayer } from './demos/use-demo-player.ts'
import { ForecastDrawing, QuestionsDrawing } from './drawings.tsx'
import styles from './how-it-works.module.css'
import { recordedOn } from './recorded-at.ts'
import { type HowStep, shownSteps } from './steps.ts'

const demos = shownSteps.map(({ demo }) => demo)

const drawnSteps: readonly (HowStep & { drawing: ReactNode })[] = [
  {
    id: 'ask',
    title: 'Ask the creator',
    text: 'The report tells you what to ask for. A good answer settles a concern, and a creator who has one will be glad you asked.',
    drawing: <QuestionsDrawing />,
  },
  {
    id: 'decide',
    title: 'Decide what it’s worth',
    text: 'A forecast of reach and return as a range, with the fee where you break even.',
    drawing: <ForecastDrawing />,
  },
]

/** Six steps; the first four are shown by the product's own parts. */
export function HowItWorks() {
  const [player, toggle] = useDemoPlayer(demos)
  return (
    <Section
      id="how-it-works"
      ground="sunk"
      title="How it works"
      lead={`Six steps from a profile link to a decision. The animations are real product screens with sandbox creators, as of ${recordedOn}.`}
    >
      <ol className={`${styles.steps} ${rail.rail}`}>
        {shownSteps.map(({ demo: { Scene, description }, ...step }, index) => (
          <Step key={step.id} step={step} number={index + 1}>
            <DemoFrame
              titleId={`step-${step.id}`}
              description={description}
              playing={player.playing === index}
              onToggle={() => toggle(index)}
            >
              <Scene frame={player.frames[index] ?? 0} />
            </DemoFrame>
          </Step>
        ))}
        {drawnSteps.map(({ drawing, ...step }, index) => (
          <Step key={step.id} step={step} number={shownSteps.length + index + 1}>
            {drawing}
          </Step>
        ))}
      </ol>
    </Section>
  )
}

function Step({ step, number, children }: { step: HowStep; number: number; children: ReactNode }) {
  return (
    <li className={styles.step}>
      <div className={styles.words}>
        <span className={styles.number} aria-hidden="true">
          {number}
        </span>
        <h3 className={styles.title} id={`step-${step.id}`}>
          {step.title}
        </h3>
        <p className={styles.text}>{step.text}</p>
      </div>
      {children}
    </li>
  )
}
