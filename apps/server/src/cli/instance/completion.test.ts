import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { cliCommands, declaredRoutes } from '@vouch/contract'
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
  // A line that goes on stands below the command that it is about.
  const entries = stdout.split(/\n {2}(?=vouch )/).slice(1)
  for (const [name, { options }] of Object.entries(cliCommands)) {
    const about = entries.filter(
      (entry) => entry.startsWith(`vouch ${name} `) || entry.includes(`vouch ${name} forgets`),
    )
    const own = about.flatMap((entry) => entry.match(/(?<=--)[a-z]+/g) ?? [])
    expect([name, [...new Set(own)].toSorted()]).toEqual([name, options.toSorted()])
  }
})

test('calls of the API that the usage names exist', () => {
  const { stdout } = spawnSync(process.execPath, [program, '--help'], { encoding: 'utf8' })
  const paths = stdout.match(/\/api\/[\w/-]+/g) ?? []
  expect(paths.length).toBeGreaterThan(0)
  expect(paths.filter((path) => !declaredRoutes.some((route) => route.path === path))).toEqual([])
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
