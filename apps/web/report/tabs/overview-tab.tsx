import { useBelow } from '../../ui/use-below.ts'
import { Finding } from '../finding.tsx'
import { Glance } from '../glance/glance.tsx'
import { GoalSection } from '../goal-section.tsx'
import { KeyFigures } from '../key-figures.tsx'
import styles from '../report-view.module.css'
import type { TabContentProps } from './tab-content.ts'

/** The answer, part by part, what the creator offers at a glance, and what to make of it. How it was worked out stands under Method. */
export default function OverviewTab({ report, onOpen, loadSnapshot, extra }: TabContentProps) {
  const below = useBelow()
  return (
    <>
      <Finding report={report} onOpen={onOpen}>
        <Glance report={report} load={loadSnapshot} />
      </Finding>
      {below && (
        <div className={styles.sections}>
          <GoalSection report={report} />
          <KeyFigures report={report} />
          {extra}
        </div>
      )}
    </>
  )
}
