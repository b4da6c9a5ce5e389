import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { cliCommands } from '@vouch/contract'
import { expect, test } from 'vitest'
import { completionOf, shells } from './completion.ts'

const program = fileURLToPath(new URL('../vouch.ts', import.meta.url))

test('completion knows every command and option of the usage, and no other', () => {
  const { stdout } = spawnSync(process.execPath, [program, '--help'], { encoding: 'utf8' })
  const lines = stdout.split('\n').filter((line) => line.includes('vouch '))
  const told = new Set(lines.flatMap((line) => line.match(/(?<=vouch )[a-z-]+/)?.[0] ?? []))
  const known = Object.keys(cliCommands)
  expect(known.filter((name) => !told.has(name) && name !== 'logout')).toEqual([])
  expect([...told].filter((name) => !known.includes(name))).toEqual([])
  const options = new Set(stdout.match(/(?<=\[?--)[a-z]+/g))
  const listed = new Set(Object.values(cliCommands).flatMap(({ options }) => options))
  expect([...options].filter((option) => !listed.has(option) && option !== 'help')).toEqual([])
  expect([...listed].filter((option) => !options.has(option))).toEqual([])
})

test('bash completes commands, options and shells', () => {
  const complete = (words: string[]) => {
    const asked = `COMP_WORDS=(${words.map((word) => `'${word}'`).join(' ')}); COMP_CWORD=${words.length - 1}; _vouch; echo "\${COMPREPLY[@]}"`
    return spawnSync('bash', ['-c', `${completionOf('bash')}\n${asked}`], { encoding: 'utf8' }).stdout.trim()
  }
  expect(complete(['vouch', 'sho'])).toBe('shortlist')
  expect(complete(['vouch', 'export', '--f'])).toBe('--format')
  expect(complete(['vouch', 'completion', 'z'])).toBe('zsh')
})

test('every shell has a script, and another is a fault', () => {
  for (const shell of shells) expect(completionOf(shell)).toContain('shortlist')
  expect(() => completionOf('constructor')).toThrow('Name a shell: bash, zsh, fish.')
  expect(() => completionOf(undefined)).toThrow('Name a shell')
})
