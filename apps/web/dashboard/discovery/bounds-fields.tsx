import { platforms } from '@vouch/engine'
import { platformName } from '@vouch/presentation'
import { SelectField } from '../../ui/field.tsx'
import styles from './match.module.css'
import { type AskedBounds, askedChoices, trustChoices } from './match-bounds.ts'

interface BoundsFieldsProps {
  bounds: AskedBounds
  onBounds: (bounds: Partial<AskedBounds>) => void
  /** What no choice of a platform means here. */
  anyPlatform: string
  /** Whether it is asked here for how many. */
  asked?: boolean
}

/** Among whom to look, and for how many at most. */
export function BoundsFields({ bounds, onBounds, anyPlatform, asked = true }: BoundsFieldsProps) {
  return (
    <div className={styles.bounds}>
      <SelectField
        label="Platform"
        value={bounds.platforms.length > 1 ? 'all' : (bounds.platforms[0] ?? '')}
        onChange={({ target }) =>
          onBounds({
            platforms: target.value === 'all' ? [...platforms] : platforms.filter((each) => each === target.value),
          })
        }
      >
        <option value="">{anyPlatform}</option>
        {anyPlatform !== 'All platforms' && <option value="all">All platforms</option>}
        {platforms.map((platform) => (
          <option key={platform} value={platform}>
            {platformName(platform)}
          </option>
        ))}
      </SelectField>
      <SelectField
        label="Minimum trust score"
        value={bounds.minTrust ?? ''}
        onChange={({ target }) => onBounds({ minTrust: target.value === '' ? null : Number(target.value) })}
      >
        <option value="">Any score, or none</option>
        {trustChoices.map((choice) => (
          <option key={choice} value={choice}>
            {choice}
          </option>
        ))}
      </SelectField>
      {asked && <AskedField asked={bounds.asked} onAsked={(asked) => onBounds({ asked })} />}
    </div>
  )
}

/** How many creators are asked for; each that is found costs. */
export function AskedField({ asked, onAsked }: { asked: number; onAsked: (asked: number) => void }) {
  return (
    <SelectField label="Max creators" value={asked} onChange={({ target }) => onAsked(Number(target.value))}>
      {askedChoices.map((choice) => (
        <option key={choice} value={choice}>
          {choice}
        </option>
      ))}
    </SelectField>
  )
}
