import type { Report, Signal } from '@vouch/engine'
import { figureText } from '@vouch/presentation'
import { SheetButton } from '../ui/sheet-button.tsx'
import styles from './benchmarks-section.module.css'
import { Section } from './section.tsx'

interface BenchmarksSectionProps {
  report: Report
  onOpen: (signal: Signal) => void
}

/** Every reference value that a signal was held against, with where it comes from and what it is measured on. */
export function BenchmarksSection({ report, onOpen }: BenchmarksSectionProps) {
  const used = report.signals.flatMap((signal) => (signal.benchmark ? [{ signal, ...signal.benchmark }] : []))
  if (used.length === 0) return null
  return (
    <Section
      title="Benchmarks used"
      note="A number without a source is an opinion. Each benchmark lists its source and what it’s measured against."
    >
      <ul className={styles.list}>
        {used.map(({ signal, value, source, basis }) => (
          <li key={signal.id} className={styles.row}>
            <SheetButton className={styles.name} onOpen={() => onOpen(signal)}>
              {signal.title}
            </SheetButton>
            <span className={styles.values}>
              <b>{figureText(signal.value, signal.unit)}</b>
              <span className={styles.usual}>benchmark {figureText(value, signal.unit)}</span>
            </span>
            <span className={styles.source}>
              {source}; {basis}
            </span>
          </li>
        ))}
      </ul>
    </Section>
  )
}
