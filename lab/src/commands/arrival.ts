import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { fittedArrival } from '../arrival/fit-arrival.ts'
import { commandOptions } from '../options.ts'

const modelFolder = fileURLToPath(new URL('../../../packages/engine/src/models', import.meta.url))
const arrivalFile = 'arrival.json'

/** What the shipped model was fitted to: creators of each platform, untouched ones and others. */
const [fitSeed, fitCreators] = ['arrival-fit', 120]

/** `arrival`: fits the model of arrivals and writes it into the engine, or into `--out`. It stands apart from `train` because it asks no data folder:
 *  all of it is simulated. The same seed gives the same bytes; two minutes of one core. */
export function arrival(args: string[]): void {
  const { once } = commandOptions(args, { once: ['out', 'seed'] as const })
  const out = once.out ?? modelFolder
  mkdirSync(out, { recursive: true })
  const model = fittedArrival(once.seed ?? fitSeed, fitCreators)
  writeFileSync(join(out, arrivalFile), `${JSON.stringify(model)}\n`)
  console.log(`${arrivalFile}: ${JSON.stringify(model.weights)}`)
}
