/** The laboratory's command line: trains the models, measures them, and converts the labelled data.
 *  A command is one entry of the table; commands never read the environment, every path is an argument. */
import { accuracy } from './commands/accuracy.ts'
import { arrival } from './commands/arrival.ts'
import { convert } from './commands/convert.ts'
import { forecast } from './commands/forecast.ts'
import { predict } from './commands/predict.ts'
import { train } from './commands/train.ts'
import { verdicts } from './commands/verdicts.ts'
import { UsageError } from './usage-error.ts'

interface Command {
  usage: string
  run: (args: string[]) => void
}

export const commands: Record<string, Command> = {
  convert: { usage: 'convert --data DIR (--out DIR | --ndjson FILE)', run: convert },
  train: { usage: 'train --data DIR [--out DIR]', run: train },
  arrival: { usage: 'arrival [--seed TEXT] [--out DIR]', run: arrival },
  predict: { usage: 'predict --data DIR --out DIR [--exclude NAME … --train DIR]', run: predict },
  forecast: { usage: 'forecast --data DIR --out DIR', run: forecast },
  accuracy: { usage: 'accuracy --data DIR [--only PART …] [--seed TEXT]', run: accuracy },
  verdicts: { usage: 'verdicts --data DIR', run: verdicts },
}

/** Runs one command. @returns the exit code: 0, or 2 after one sentence on standard error. */
export function runLab(args: string[]): number {
  const [name, ...rest] = args
  try {
    const command = name === undefined ? undefined : commands[name]
    if (command === undefined) {
      const known = Object.keys(commands).join(', ')
      throw new UsageError(name === undefined ? `Name a command: ${known}.` : `"${name}" is not one of ${known}.`)
    }
    command.run(rest)
    return 0
  } catch (error) {
    if (!(error instanceof UsageError)) throw error
    console.error(error.message)
    return 2
  }
}

if (import.meta.main) process.exitCode = runLab(process.argv.slice(2))
