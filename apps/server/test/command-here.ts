import { vi } from 'vitest'
import { runCommand } from '../src/cli/command.ts'

/** Runs the command line in the process of the tests, where what is wrong with its words is found without the start of another.
 *  @returns its exit code and what it wrote */
export async function commandHere(words: string[]): Promise<{ status: unknown; stdout: string; stderr: string }> {
  const wrote = { stdout: '', stderr: '' }
  const kept = (stream: keyof typeof wrote) => (text: unknown) => {
    wrote[stream] += String(text)
    return true
  }
  const line = (stream: keyof typeof wrote) => (text: unknown) => void kept(stream)(`${text}\n`)
  const spies = [
    vi.spyOn(process.stdout, 'write').mockImplementation(kept('stdout')),
    vi.spyOn(process.stderr, 'write').mockImplementation(kept('stderr')),
    vi.spyOn(console, 'log').mockImplementation(line('stdout')),
    vi.spyOn(console, 'error').mockImplementation(line('stderr')),
    // It ends the process when nobody reads any more, which is not for a test to have.
    vi.spyOn(process.stdout, 'on').mockReturnValue(process.stdout),
  ]
  const { exitCode } = process
  process.exitCode = undefined
  try {
    await runCommand(words)
    return { status: process.exitCode ?? 0, ...wrote }
  } finally {
    process.exitCode = exitCode
    for (const spy of spies) spy.mockRestore()
  }
}
