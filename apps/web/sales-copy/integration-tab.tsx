import { copySectionOf, copySections } from '@vouch/contract'
import { type ReactNode, useState } from 'react'
import { Button } from '../ui/button.tsx'
import { CopyButton } from '../ui/copy-button.tsx'
import { TextAreaField } from '../ui/field.tsx'
import { fetchSection, firstPiece, piecesOf } from './copy-answer.ts'
import styles from './integration.module.css'
import { type IntegrationPlace, integrationPlaces, previewOf, sectionOfType } from './integration-places.ts'
import { type KeptCopy, withApplied, withGenerated, withoutApplied } from './kept-texts.ts'
import { type Generation, useGeneration } from './use-generation.ts'
import type { KeptTexts } from './use-kept-texts.ts'

/** Places of the site with what stands there now. Copy is generated for a place, one piece of it applied, and the applied text
 *  edited until it is right. */
export function IntegrationTab({ kept, change }: KeptTexts) {
  const generation = useGeneration()
  const applied = integrationPlaces.filter(({ id }) => kept.applied[id] !== undefined).length
  return (
    <div className={styles.panel}>
      <p className={styles.lead}>
        {integrationPlaces.length} places on the site. Applied texts are kept in this browser; they reach the site when
        someone adds them to its source. <b>{applied} applied.</b>
      </p>
      <ul className={styles.cards}>
        {integrationPlaces.map((place) => (
          <PlaceCard key={place.id} place={place} kept={kept} change={change} generation={generation} />
        ))}
      </ul>
    </div>
  )
}

interface PlaceCardProps extends KeptTexts {
  place: IntegrationPlace
  generation: Generation
}

function PlaceCard({ place, kept, change, generation }: PlaceCardProps) {
  const { id, name, description, currentContent, suggestedCopyType, priority, file } = place
  const { running, generate } = generation
  const section = sectionOfType(suggestedCopyType)
  const known = copySectionOf(section)
  const write = () =>
    generate(
      id,
      () => fetchSection(section),
      (copy) => change((before) => withGenerated(before, id, copy)),
    )
  return (
    <li className={styles.card}>
      <div className={styles.top}>
        <h2 className={styles.name} id={`place-${id}`}>
          {name}
        </h2>
        <span className={styles.priority} data-priority={priority}>
          {priority} priority
        </span>
      </div>
      <p className={styles.description}>{description}</p>
      <dl className={styles.facts}>
        <dt>Now</dt>
        <dd>{previewOf(currentContent)}</dd>
        <dt>Suggested</dt>
        <dd>{known === null ? section : copySections[known].name}</dd>
        <dt>Source</dt>
        <dd className={styles.file}>{file}</dd>
      </dl>
      <Chosen
        place={place}
        kept={kept}
        change={change}
        again={
          <Button
            size="small"
            tone="secondary"
            aria-describedby={`place-${id}`}
            busy={running === id}
            disabled={running !== null && running !== id}
            onClick={write}
          >
            Generate
          </Button>
        }
      />
    </li>
  )
}

interface ChosenProps extends KeptTexts {
  place: IntegrationPlace
  /** The button that writes more. */
  again: ReactNode
}

/** What was generated for a place and not yet applied, or what was applied; and the way to more of it. */
function Chosen({ place: { id, name }, kept, change, again }: ChosenProps) {
  const applied = kept.applied[id]
  if (applied !== undefined) {
    return (
      <div className={styles.applied}>
        <TextAreaField
          label={`Applied to ${name.toLowerCase()}`}
          value={applied}
          rows={applied.includes('\n') ? 6 : 3}
          onChange={({ target }) => change((before) => withApplied(before, id, target.value))}
        />
        <div className={styles.actions}>
          <CopyButton text={applied} label="Copy" />
          <Button size="small" tone="quiet" onClick={() => change((before) => withoutApplied(before, id))}>
            Undo
          </Button>
          {again}
        </div>
      </div>
    )
  }
  const copies = copiesFor(kept, id)
  if (copies.length === 0) return <div className={styles.actions}>{again}</div>
  return <Candidates key={copies.length} name={name} copies={copies} apply={apply} again={again} />

  function apply(text: string) {
    change((before) => withApplied(before, id, text))
  }
}

function copiesFor(kept: KeptCopy, id: string) {
  return kept.generated.filter(({ place }) => place === id).map(({ copy }) => copy)
}

interface CandidatesProps {
  name: string
  copies: ReturnType<typeof copiesFor>
  apply: (text: string) => void
  again: ReactNode
}

/** The newest first; the piece that is chosen can be applied. */
function Candidates({ name, copies, apply, again }: CandidatesProps) {
  const pieces = [...new Set(copies.toReversed().flatMap(piecesOf))]
  const newest = copies.at(-1)
  const [chosen, setChosen] = useState(newest ? firstPiece(newest) : '')
  return (
    <fieldset className={styles.candidates}>
      <legend>Generated for {name.toLowerCase()}</legend>
      <div className={styles.list}>
        {pieces.map((piece) => (
          <label key={piece} className={styles.candidate}>
            <input type="radio" checked={chosen === piece} onChange={() => setChosen(piece)} />
            <span>{previewOf(piece)}</span>
          </label>
        ))}
      </div>
      <div className={styles.actions}>
        <Button size="small" onClick={() => apply(chosen)}>
          Apply
        </Button>
        {again}
      </div>
    </fieldset>
  )
}
