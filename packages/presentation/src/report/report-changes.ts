/** How two reports on the same data differ, and why: for whoever scores an old snapshot again. Nothing here says which of the two is right. */

import { type Part, partWords, type Report, type Signal } from '@vouch/engine'
import { missing, number, percent, range, signed, wholePercent, wholeRange } from '../format.ts'
import { contributionsOf } from './contributions.ts'
import { decisionName } from './decision-words.ts'
import { capitalised } from './parts.ts'

export interface ReportChange {
  /** `Decision`, `Trust`, `Followers`, or the title of a signal. */
  what: string
  before: string
  after: string
  /** In a few words, without a period. */
  why: string
}

/** Signals that are named as the reason for another score. */
const reasonsMax = 3
/** What a signal moves the score by, in tenths of a point, before it counts as a reason. */
const reasonTenthsMin = 3

/** @returns what is told otherwise, from the decision down to each signal; empty where nothing that is judged differs */
export function reportChanges(before: Report, after: Report): ReportChange[] {
  const parts = partChanges(before, after)
  return [
    ...changed('State', before.state, after.state, 'the data were enough for one engine and not for the other'),
    ...changed('Decision', decisionOf(before), decisionOf(after), decisionReason(before, after, parts)),
    ...changed('Trust', trustOf(before), trustOf(after), trustReason(before, after)),
    ...changed('Fraud risk', before.fraudRisk ?? missing, after.fraudRisk ?? missing, 'follows trust and the parts'),
    ...parts,
    ...signalChanges(before, after),
  ]
}

function changed(what: string, before: string, after: string, why: string): ReportChange[] {
  return before === after ? [] : [{ what, before, after, why }]
}

function decisionOf({ decision }: Report): string {
  return decision === null ? missing : decisionName(decision.word)
}

function trustOf({ trust }: Report): string {
  return trust === null ? missing : `${number(trust.score, 0)} (${range(trust.low, trust.high)}), ${trust.band}`
}

function decisionReason(before: Report, after: Report, parts: readonly ReportChange[]): string {
  if (before.decision === null && after.decision !== null) return 'the earlier engine made no decision'
  if (after.decision === null) return 'there is no verdict to decide on'
  const judged = parts.map(({ what }) => what.toLowerCase())
  if (judged.length > 0) return `other figures for ${judged.join(', ')}`
  return trustOf(before) === trustOf(after) ? 'the decision rule changed' : 'trust changed'
}

/** The signals whose pull on the score changed most: the points are those of each report's own sum. */
function trustReason(before: Report, after: Report): string {
  const [was, is] = [pointsOf(before), pointsOf(after)]
  const moved = [...new Set([...was.keys(), ...is.keys()])]
    .map((id) => ({ id, tenths: (is.get(id)?.tenths ?? 0) - (was.get(id)?.tenths ?? 0) }))
    .filter(({ tenths }) => Math.abs(tenths) >= reasonTenthsMin)
    .sort((one, other) => Math.abs(other.tenths) - Math.abs(one.tenths))
  const named = moved.slice(0, reasonsMax).map(({ id, tenths }) => {
    const title = is.get(id)?.title ?? was.get(id)?.title ?? id
    return `${title} ${signed(tenths / 10)}`
  })
  if (named.length > 0) return named.join(', ')
  return before.priorLogOdds === after.priorLogOdds ? 'the range is calculated differently' : 'the base rate changed'
}

function pointsOf(report: Report): Map<string, { title: string; tenths: number }> {
  const all = contributionsOf(report)?.groups.flatMap(({ contributions }) => contributions) ?? []
  return new Map(all.map(({ signal, tenths }) => [signal.id, { title: signal.title, tenths }]))
}

function partChanges(before: Report, after: Report): ReportChange[] {
  const names = [...new Set([...before.parts, ...after.parts].map(({ part }) => part))]
  return names.flatMap((name) => {
    const [was, is] = [before, after].map(({ parts }) => parts.find(({ part }) => part === name))
    if (isSame(was, is)) return []
    return { what: capitalised(partWords[name].name), before: partOf(was), after: partOf(is), why: partReason(was, is) }
  })
}

function partOf(part: Part | undefined): string {
  if (part === undefined || part.share === null || part.low === null || part.high === null) return missing
  return `${wholePercent(part.share)} (${wholeRange(part.low, part.high)}), ${part.verdict ?? part.state}`
}

function partReason(was: Part | undefined, is: Part | undefined): string {
  if (was === undefined) return 'the earlier engine didn’t judge this part'
  if (is === undefined || is.state !== 'seen') return clause(is?.why ?? 'this engine doesn’t judge this part')
  if (was.state !== 'seen') return 'this engine can judge it on the same data'
  if (was.line !== is.line) return `judged against a line of ${percent(is.line)}, not ${percent(was.line)}`
  if (was.n !== is.n) return `counted on ${number(is.n, 0)}, not ${number(was.n, 0)}`
  return 'estimated differently from the same data'
}

function signalChanges(before: Report, after: Report): ReportChange[] {
  const ids = [...new Set([...before.signals, ...after.signals].map(({ id }) => id))]
  return ids.flatMap((id) => {
    const [was, is] = [before, after].map(({ signals }) => signals.find((signal) => signal.id === id))
    if (isSame(judgedOf(was), judgedOf(is))) return []
    return {
      what: is?.title ?? was?.title ?? id,
      before: signalOf(was),
      after: signalOf(is),
      why: signalReason(was, is),
    }
  })
}

/** A sentence of the report, as the reasons here stand: without its period. */
function clause(sentence: string): string {
  return sentence.replace(/\.$/, '')
}

/** What of a signal is a judgment; the rest are the words about it. */
function judgedOf(signal: Signal | undefined) {
  if (signal === undefined) return null
  const { verdict, value, unit, logOdds, benchmark } = signal
  return { verdict, value, unit, logOdds, benchmark }
}

/** Both come from JSON, whose keys an engine writes in one order. */
function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

/** Enough digits to see a small move, and not those of a machine's fraction. */
function exact(value: number): string {
  return String(Number(value.toPrecision(6))).replace('-', '−')
}

function signalOf(signal: Signal | undefined): string {
  if (signal === undefined) return missing
  const { verdict, value, unit, logOdds } = signal
  const pull = logOdds === null ? '' : `, weight ${signed(logOdds, 3)}`
  return value === null ? verdict : `${verdict}, ${exact(value)} ${unit}${pull}`
}

function signalReason(was: Signal | undefined, is: Signal | undefined): string {
  if (was === undefined) return 'new in this engine'
  if (is === undefined) return 'this engine doesn’t ask it'
  if (is.value === null) return clause(is.explanation)
  if (was.value === null) return 'this engine can measure it on the same data'
  const [from, to] = [was.benchmark, is.benchmark]
  if (from?.value !== to?.value || from?.source !== to?.source)
    return `compared with ${to ? exact(to.value) : missing}, not ${from ? exact(from.value) : missing}`
  return was.value === is.value ? 'the same value is weighted differently' : 'measured differently on the same data'
}
