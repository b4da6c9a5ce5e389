import type { KeyFigure, Report } from '@vouch/engine'
import { count, intervalText, missing, percentile, shownFigure } from '@vouch/presentation'
import type { ReactElement } from 'react'
import { box, quiet, section, strong, table, text } from './elements.ts'
import { percentileStrip } from './tolerance.ts'

/** Every key figure with its range, its place among creators of the size, its basis and its sample. */
export function keyMetrics({ keyFigures: figures }: Report): ReactElement {
  const columns = [
    { head: 'Metric', width: 21 },
    { head: 'Value', width: 15, right: true },
    { head: 'Range', width: 17, right: true },
    { head: 'Percentile for size', width: 16 },
    { head: 'Basis and sample', width: 31 },
  ]
  return section('Key metrics', '', table(columns, figures.map(figureRow)))
}

function figureRow(figure: KeyFigure): ReactElement[] {
  const sample = figure.sample === null ? '' : ` (${count(figure.sample)})`
  return [
    text(figure.label, 'body', { fontWeight: 500 }),
    strong(shownFigure(figure)),
    text(intervalText(figure) ?? missing),
    figure.percentile === null
      ? quiet(missing)
      : box(
          { flexDirection: 'row', alignItems: 'center' },
          percentileStrip(figure.percentile, 42),
          text(percentile(figure.percentile), 'small', { marginLeft: 5 }),
        ),
    quiet(`${figure.basis}${sample}`),
  ]
}
