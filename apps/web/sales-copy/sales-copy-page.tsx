import { type KeyboardEvent, useRef } from 'react'
import { useSearchParams } from 'react-router'
import { GenerateTab } from './generate-tab.tsx'
import { GuideTab } from './guide-tab.tsx'
import { IntegrationTab } from './integration-tab.tsx'
import { PopulatorTab } from './populator-tab.tsx'
import styles from './sales-copy.module.css'
import { useKeptTexts } from './use-kept-texts.ts'

export function meta() {
  return [{ title: 'Sales copy · Vouch' }, { name: 'robots', content: 'noindex' }]
}

const tabs = [
  { id: 'generate', name: 'Generate Copy', Panel: GenerateTab },
  { id: 'populator', name: 'Live Populator', Panel: PopulatorTab },
  { id: 'integration', name: 'Integration Tool', Panel: IntegrationTab },
  { id: 'guide', name: 'Implementation Guide', Panel: GuideTab },
] as const

const turns: Readonly<Record<string, (index: number) => number>> = {
  ArrowRight: (index) => (index + 1) % tabs.length,
  ArrowLeft: (index) => (index + tabs.length - 1) % tabs.length,
  Home: () => 0,
  End: () => tabs.length - 1,
}

/** The team's tool for marketing copy. The open tab stands in the address, so that a colleague can be sent to it. */
export default function SalesCopyPage() {
  const [query, setQuery] = useSearchParams()
  const texts = useKeptTexts()
  const list = useRef<HTMLDivElement>(null)
  const open = Math.max(
    0,
    tabs.findIndex(({ id }) => id === query.get('tab')),
  )
  const show = (index: number) =>
    setQuery(index === 0 ? {} : { tab: tabs[index]?.id ?? '' }, { replace: true, preventScrollReset: true })
  const onKeyDown = (event: KeyboardEvent) => {
    const next = turns[event.key]?.(open)
    if (next === undefined) return
    event.preventDefault()
    show(next)
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[next]?.focus()
  }
  return (
    <div className={styles.page}>
      <header className={styles.heading}>
        <h1 className={styles.title}>Sales copy</h1>
        <p className={styles.lead}>
          Copy for the site, written from one list of facts. Nothing here is published: you read it and put it where it
          belongs.
        </p>
      </header>
      <div className={styles.tabs} role="tablist" aria-label="Sales copy" ref={list} onKeyDown={onKeyDown}>
        {tabs.map(({ id, name }, index) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={`tab-${id}`}
            className={styles.tab}
            aria-controls={`panel-${id}`}
            aria-selected={index === open}
            tabIndex={index === open ? 0 : -1}
            onClick={() => show(index)}
          >
            {name}
          </button>
        ))}
      </div>
      {tabs.map(({ id, Panel }, index) => (
        // Hidden tabs stay: what they are writing goes on while another is read.
        <div key={id} role="tabpanel" id={`panel-${id}`} aria-labelledby={`tab-${id}`} hidden={index !== open}>
          <Panel {...texts} />
        </div>
      ))}
    </div>
  )
}
