/** Tabs as the WAI-ARIA practice describes them: one stop for the Tab key, arrows walk, a panel that is named by its tab. A panel is
 *  drawn when it is first shown and stays, so that going back finds what was opened there.
 *
 *  A press shows on its tab at once; the panel, which can be heavy, follows when it is drawn, and a second press meanwhile is not kept waiting. */

import {
  type KeyboardEvent,
  memo,
  type ReactNode,
  Suspense,
  startTransition,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import { flushSync } from 'react-dom'
import { onPrintAsked, printWhenDrawn } from './print-report.ts'
import styles from './tab-frame.module.css'
import { type ReportTab, reportTabs, stillAsked, tabAfterKey, tabTitle } from './tab-list.ts'

interface TabFrameProps {
  tab: ReportTab
  onTab: (tab: ReportTab) => void
  /** Draws what belongs to a tab. */
  panel: (tab: ReportTab) => ReactNode
}

export const TabFrame = memo(function TabFrame({ tab, onTab, panel }: TabFrameProps) {
  const id = useId()
  const [shown, setShown] = useState<readonly ReportTab[]>([tab])
  const list = useRef<HTMLDivElement>(null)
  const { pressed, press } = usePressed(tab, onTab)
  if (!shown.includes(tab)) setShown([...shown, tab])
  // On a narrow screen the chosen tab may lie beyond the edge of the row. Asked before the page is laid out, this would lay it out twice.
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      const chosen = list.current?.querySelector(`[data-tab="${tab}"]`)
      chosen?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    })
    return () => cancelAnimationFrame(frame)
  }, [tab])
  useEffect(
    () =>
      onPrintAsked(
        () => {
          setShown(reportTabs)
          void printWhenDrawn(list.current?.parentElement ?? document)
        },
        () => flushSync(() => setShown(reportTabs)),
      ),
    [],
  )
  const walk = (event: KeyboardEvent) => {
    const next = tabAfterKey(pressed, event.key)
    if (next === null) return
    event.preventDefault()
    press(next)
    list.current?.querySelector<HTMLElement>(`[data-tab="${next}"]`)?.focus()
  }
  return (
    <div className={styles.frame}>
      <div ref={list} className={styles.list} role="tablist" aria-label="Parts of the report" onKeyDown={walk}>
        {reportTabs.map((each) => (
          <button
            key={each}
            type="button"
            role="tab"
            id={`${id}-${each}`}
            data-tab={each}
            className={styles.tab}
            aria-selected={each === pressed}
            aria-controls={shown.includes(each) ? `${id}-${each}-panel` : undefined}
            tabIndex={each === pressed ? 0 : -1}
            onClick={() => press(each)}
          >
            {tabTitle(each)}
          </button>
        ))}
      </div>
      {reportTabs
        .filter((each) => shown.includes(each))
        .map((each) => (
          <div
            key={each}
            role="tabpanel"
            id={`${id}-${each}-panel`}
            className={styles.panel}
            aria-labelledby={`${id}-${each}`}
            hidden={each !== tab}
          >
            <p className={styles.printTitle} aria-hidden="true">
              {tabTitle(each)}
            </p>
            <Suspense fallback={<Waiting tab={each} />}>{panel(each)}</Suspense>
          </div>
        ))}
    </div>
  )
})

/** @returns the tab that was pressed last, which the shown one follows; an address that changes by itself leads both. Asking for a tab writes its
 *  address, which a slow phone takes as long for as a press may take: it happens behind the frame that shows the press. */
function usePressed(tab: ReportTab, onTab: (tab: ReportTab) => void) {
  const frame = useRef(0)
  useEffect(() => () => cancelAnimationFrame(frame.current), [])
  const [known, setKnown] = useState<{ tab: ReportTab; asked: readonly ReportTab[] }>({ tab, asked: [] })
  if (known.tab !== tab) setKnown({ tab, asked: stillAsked(known.asked, tab) })
  const press = (next: ReportTab) => {
    setKnown(({ asked }) => ({ tab, asked: [...asked, next] }))
    cancelAnimationFrame(frame.current)
    frame.current = requestAnimationFrame(() => setTimeout(() => startTransition(() => onTab(next))))
  }
  return { pressed: known.asked.at(-1) ?? tab, press }
}

function Waiting({ tab }: { tab: ReportTab }) {
  return (
    <p className={styles.waiting} role="status" data-waiting>
      Loading {tabTitle(tab)}...
    </p>
  )
}
