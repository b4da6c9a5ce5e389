import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { FolderInUse, holderOf, lockFolder } from './folder-lock.ts'

const freshFolder = () => mkdtempSync(join(tmpdir(), 'vouch-lock-'))

test('a second process is refused, and told who holds the folder', () => {
  const folder = freshFolder()
  const unlock = lockFolder(folder)
  expect(() => lockFolder(folder)).toThrow(FolderInUse)
  expect(() => lockFolder(folder)).toThrow(`Process ${process.pid} uses the folder`)
  expect(holderOf(folder)?.pid).toBe(process.pid)
  unlock()
  expect(holderOf(folder)).toBeNull()
})

test('a folder that was given back can be taken again, and nothing is left behind', () => {
  const folder = freshFolder()
  lockFolder(folder)()
  lockFolder(folder)()
  expect(readdirSync(folder)).toEqual([])
})

test('the lock of a process that died is taken over', () => {
  const folder = freshFolder()
  const { pid } = spawnSync('/bin/true')
  writeFileSync(join(folder, 'vouch.lock'), JSON.stringify({ pid, startedTicks: '1' }))
  expect(holderOf(folder)).toBeNull()
  lockFolder(folder)()
})

test('a live process that merely has the id of a dead holder holds nothing', () => {
  const folder = freshFolder()
  writeFileSync(join(folder, 'vouch.lock'), JSON.stringify({ pid: process.pid, startedTicks: 'another start' }))
  lockFolder(folder)()
})

test('a lock file that cannot be read holds nothing', () => {
  const folder = freshFolder()
  writeFileSync(join(folder, 'vouch.lock'), '{"pi')
  lockFolder(folder)()
})
