import { type Generator, generate, type Outcome, type Write } from '../../../apps/server/src/outside/llm/generate.ts'
import type { LanguageModel } from '../../../apps/server/src/outside/llm/language-model.ts'

/** A generator with its briefs and what its texts are held to. The built-in writer and a language model are held to the same. */

export interface EvaluationOf<Brief, Text> {
  name: string
  briefs: readonly Brief[]
  builtIn: (brief: Brief) => Text
  /** Null: rules alone write it. */
  asked: { generator: Generator; write: (write: Write, brief: Brief) => Promise<Outcome<Text>> } | null
  /** By name; each says in one sentence what is wrong. */
  checks: Readonly<Record<string, (text: Text, brief: Brief) => string[]>>
}

/** How the texts of one writer did. */
export interface Evaluated {
  generator: string
  writer: string
  briefs: number
  /** Texts that were used: of a model those that held, of the built-in writer all. */
  used: number
  checks: { name: string; passed: number; faults: string[] }[]
  /** Null: nobody was asked. */
  seconds: { median: number; longest: number } | null
  tokens: { read: number; written: number } | null
}

export interface Evaluation {
  name: string
  /** Under which it asks a model; null: rules alone write it. */
  generator: Generator | null
  builtIn: () => Evaluated
  /** Null: rules alone write it. */
  asked: ((model: LanguageModel) => Promise<Evaluated>) | null
}

export function evaluation<Brief, Text>(spec: EvaluationOf<Brief, Text>): Evaluation {
  const { name: generator, briefs, checks, asked } = spec
  const judged = (texts: readonly { text: Text; brief: Brief }[]) =>
    Object.entries(checks).map(([name, faultsOf]) => {
      const found = texts.map(({ text, brief }) => faultsOf(text, brief))
      return { name, passed: found.filter((faults) => faults.length === 0).length, faults: found.flat() }
    })
  return {
    name: generator,
    generator: asked?.generator ?? null,
    builtIn: () => ({
      ...{ generator, writer: asked === null ? 'rules' : 'built-in', briefs: briefs.length, used: briefs.length },
      ...{ seconds: null, tokens: null },
      checks: judged(briefs.map((brief) => ({ brief, text: spec.builtIn(brief) }))),
    }),
    asked:
      asked &&
      (async (model) => {
        const texts: { text: Text; brief: Brief }[] = []
        const milliseconds: number[] = []
        const tokens = { read: 0, written: 0 }
        // One after the other: whoever waits at a screen waits for one.
        for (const brief of briefs) {
          const record = async (each: {
            milliseconds: number
            tokensRead: number | null
            tokensWritten: number | null
          }) => {
            milliseconds.push(each.milliseconds)
            tokens.read += each.tokensRead ?? 0
            tokens.written += each.tokensWritten ?? 0
          }
          const { value } = await generate({ model, record }, asked.generator, (write) => asked.write(write, brief))
          if (value !== null) texts.push({ text: value, brief })
        }
        const sorted = milliseconds.toSorted((a, b) => a - b)
        const seconds = { median: (sorted[sorted.length >> 1] ?? 0) / 1e3, longest: (sorted.at(-1) ?? 0) / 1e3 }
        return {
          ...{ generator, writer: model.name, briefs: briefs.length, used: texts.length },
          ...{ checks: judged(texts), seconds, tokens: tokens.read + tokens.written > 0 ? tokens : null },
        }
      }),
  }
}
