import { requestEvaluation, sectionEvaluation } from './copy-evals.ts'
import { emailEvaluation, followUpEvaluation } from './draft-evals.ts'
import type { Evaluated, Evaluation } from './evaluation.ts'
import { negotiationEvaluation } from './negotiation-evals.ts'
import { reportEvaluation } from './report-evals.ts'

/** Every generator that writes for people, with its twenty briefs. */
export const evaluations: readonly Evaluation[] = [
  ...[
    emailEvaluation,
    followUpEvaluation,
    negotiationEvaluation,
    sectionEvaluation,
    requestEvaluation,
    reportEvaluation,
  ],
]

const faultsShown = 5

/** @returns how one writer did, line by line */
export function evaluationLines(done: Evaluated): string[] {
  const { generator, writer, briefs, used, checks, seconds, tokens } = done
  const spent = [
    ...(seconds ? [`median ${seconds.median.toFixed(1)} s, longest ${seconds.longest.toFixed(1)} s`] : []),
    ...(tokens ? [`${tokens.read} tokens read, ${tokens.written} written`] : []),
  ]
  const enough = used >= briefs * usedShareMin ? '' : ', too few'
  return [
    [`${generator} by ${writer}: ${used} of ${briefs} used${enough}`, ...spent].join('; '),
    ...checks.flatMap(({ name, passed, faults }) => [
      `  ${passed === used ? 'ok  ' : 'FAIL'} ${name.padEnd(14)} ${passed} of ${used}`,
      ...[...new Set(faults)].slice(0, faultsShown).map((fault) => `         ${fault}`),
    ]),
  ]
}

/** A model that is refused more often costs more than it writes. */
const usedShareMin = 0.9

/** Whether nearly all texts could be used, and those passed every check. */
export function holds({ briefs, used, checks }: Evaluated): boolean {
  return used >= briefs * usedShareMin && checks.every(({ passed }) => passed === used)
}
