import { accountsPart } from '../measures/accounts-part.ts'
import { type AccuracyPart, goalsTable } from '../measures/accuracy-part.ts'
import { arrivalPart } from '../measures/arrival-part.ts'
import { commentsPart } from '../measures/comments-part.ts'
import { creatorsPart } from '../measures/creators-part.ts'
import { decisionPart } from '../measures/decision-part.ts'
import { forecastPart } from '../measures/forecast-part.ts'
import { lockstepPart } from '../measures/lockstep-part.ts'
import { ownPostsPart } from '../measures/own-posts-part.ts'
import { roiPart } from '../measures/roi-part.ts'
import { trustPart } from '../measures/trust-part.ts'
import { commandOptions, existingFolder } from '../options.ts'
import { UsageError } from '../usage-error.ts'

const parts: readonly AccuracyPart[] = [
  accountsPart,
  arrivalPart,
  commentsPart,
  creatorsPart,
  decisionPart,
  forecastPart,
  lockstepPart,
  ownPostsPart,
  trustPart,
  roiPart,
]

/** What the figures of docs/science.md and docs/science/ were measured with. */
const defaultSeed = '2027'

/** `accuracy`: prints the measured tables of docs/science/, then all goals side by side. Takes some minutes on one core;
 *  nothing that is reported was trained on. `--only` names the parts to measure, all without it; `--seed` draws the simulated creators, purchases and
 *  held-back rows anew, so that anybody can measure on a draw that nobody has looked at. `--creators` draws more or fewer of them for the
 *  decision: with 10,000 there are bins enough to hold the range of trust against, in some five minutes. */
export function accuracy(args: string[]): void {
  const { once, many } = commandOptions(args, { once: ['data', 'seed', 'creators'] as const, many: ['only'] as const })
  const data = existingFolder('data', once.data)
  const only = many.only ?? parts.map(({ name }) => name)
  const unknown = only.find((name) => parts.every((part) => part.name !== name))
  if (unknown !== undefined) {
    throw new UsageError(`--only ${unknown} is not one of ${parts.map(({ name }) => name).join(', ')}.`)
  }
  const drawn = creatorsDrawn(once.creators)
  const goals = parts
    .filter(({ name }) => only.includes(name))
    .flatMap((part) => {
      const measured = part.measure(data, once.seed ?? defaultSeed, drawn)
      if (measured === null) return []
      console.log(`\n${measured.text}`)
      return [measured.goals]
    })
  if (goals.length === 0) throw new UsageError(`${data} has none of the known tables.`)
  console.log(`\n### goals\n\n${goalsTable(goals.flat())}`)
}

/** More would not fit into an hour. */
const creatorsMax = 50_000

/** @returns undefined where nothing was asked for */
function creatorsDrawn(asked: string | undefined): number | undefined {
  if (asked === undefined) return undefined
  const creators = Number(asked)
  if (Number.isInteger(creators) && creators >= 1 && creators <= creatorsMax) return creators
  throw new UsageError(`--creators ${asked} is not a whole number from 1 to ${creatorsMax}.`)
}
