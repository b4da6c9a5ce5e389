import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { creatorFiles } from '../creators/creator-file.ts'
import { trainedForecast } from './trained-forecast.ts'

const forecastFile = 'forecast.json'

/** Trains the forecast on the creators of a folder and writes it into `out`. The file is left as it is where the folder has no
 *  creators, or too few to fit a single head. */
export function writeForecast(data: string, out: string): void {
  if (!readdirSync(data).some((name) => /^creators_.*\.json$/.test(name))) return
  const model = trainedForecast(creatorFiles(data))
  if (model.heads.length === 0) return
  writeFileSync(join(out, forecastFile), `${JSON.stringify(model)}\n`)
  console.log(`${forecastFile}: ${model.heads.length} heads.`)
}
