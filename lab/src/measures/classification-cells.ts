import type { Classification } from './classification.ts'

/** Columns that every table of classifiers shares. */
export const classificationHeader = ['n', 'accuracy', 'AUC', 'ECE', 'F1', 'found at 3.7% false']

/** @returns the cells under `classificationHeader` */
export function classificationCells(value: Classification): string[] {
  const { rows, accuracy, ranking, calibrationError, f1, foundAtFixedFalse } = value
  return [
    String(rows),
    ...[accuracy, ranking, calibrationError, f1, foundAtFixedFalse].map((share) => share.toFixed(3)),
  ]
}
