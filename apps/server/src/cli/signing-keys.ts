import { loadConfig } from '../config/config.ts'
import { StartFault } from '../start-fault.ts'
import { addKey, keyFolderOf, readKeys, retireKey } from '../verdicts/signing/key-folder.ts'
import { publishedOf } from '../verdicts/signing/signing-key.ts'
import { CommandFault } from './command-fault.ts'

/** `vouch keys`: the keys that reports are signed with. Running processes see a change within half a minute. */

/** @throws CommandFault for another word, an unknown key, or a folder that cannot be used */
export function manageKeys(word: string | undefined, id: string | undefined, { json }: { json: boolean }): void {
  const folder = keyFolderOf(loadConfig())
  try {
    if (word === undefined || word === 'list') list(folder, json)
    else if (word === 'add') console.log(`${addKey(folder, new Date()).id} signs from now on. Back up ${folder}.`)
    else if (word === 'retire') retire(folder, id)
    else throw new CommandFault(`vouch keys takes list, add or retire, not ${word}.`)
  } catch (error) {
    if (error instanceof CommandFault) throw error
    throw new CommandFault(error instanceof StartFault ? error.message : `${folder} can’t be used: ${reasonOf(error)}`)
  }
}

function list(folder: string, json: boolean): void {
  const keys = readKeys(folder).toSorted((one, other) => other.created.getTime() - one.created.getTime())
  if (json) return void console.log(JSON.stringify({ keys: keys.map(publishedOf) }))
  if (keys.length === 0) return void console.log(`No key in ${folder}. Make one with: vouch keys add`)
  const signing = keys.find(({ privateKey, retired }) => privateKey !== null && retired === null)
  for (const key of keys) {
    const { id, created, retired } = key
    const use = retired ? `retired ${retired.toISOString()}` : key === signing ? 'signs' : 'only checks'
    console.log(`${id}  since ${created.toISOString()}  ${use}`)
  }
}

function retire(folder: string, id: string | undefined): void {
  if (id === undefined) throw new CommandFault('Name the key to retire: vouch keys retire KEY')
  const key = retireKey(folder, id, new Date())
  if (key === null) throw new CommandFault(`There is no key ${id} in ${folder}.`)
  console.log(`${id} no longer signs. Anything it signed until ${key.retired?.toISOString()} is still valid.`)
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
