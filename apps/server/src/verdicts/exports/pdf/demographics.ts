import {
  type AudienceTold,
  ageName,
  audienceWords,
  capitalised,
  countryName,
  genderName,
  missing,
  percent,
  percentAt,
  type SharedKey,
} from '@vouch/presentation'
import type { ReactElement } from 'react'
import { area, drawing } from './drawing.ts'
import { box, colour, quiet, strong, text } from './elements.ts'

/** Countries, ages and genders side by side, as the platform's insights declare them; countries else as sampled followers state them in
 *  their profiles. Nothing is inferred: what nobody declared is a dash. */
export function demographics(audience: AudienceTold): ReactElement {
  const { countries, ages, genders } = audience
  const { source } = audienceWords(audience)
  if (countries === null && ages === null && genders === null)
    return quiet(`Countries, ages, genders: ${missing}. ${source}`, 'small', { marginTop: 8 })
  return box(
    { marginTop: 12 },
    box(
      { flexDirection: 'row' },
      column('Countries', countries, countryName),
      column('Ages', ages, ageName),
      column('Genders', genders, (key) => capitalised(genderName(key))),
    ),
    quiet(source, 'small', { marginTop: 4 }),
  )
}

const rowsShown = 7
const barWidth = 46

function column(name: string, rows: readonly SharedKey[] | null, nameOf: (key: string) => string): ReactElement {
  return box(
    { width: '33.3%', paddingRight: 16 },
    strong(name, 'small', { paddingBottom: 2, borderBottom: `0.5 solid ${colour.quiet}` }),
    ...(rows === null ? [quiet(missing, 'small', { marginTop: 3 })] : rows.slice(0, rowsShown).map(line)),
  )

  function line({ key, share }: SharedKey): ReactElement {
    return box(
      { flexDirection: 'row', alignItems: 'center', paddingVertical: 1.5 },
      text(nameOf(key), 'small', { flex: 1, paddingRight: 6 }),
      drawing(
        barWidth,
        7,
        area(0, 1, Math.max(0.6, (percentAt(share, whole) / 100) * barWidth), 5, colour.accent, 0.6),
      ),
      text(percent(share), 'small', { width: 28, textAlign: 'right' }),
    )
  }
}

const whole = { from: 0, to: 1 }
