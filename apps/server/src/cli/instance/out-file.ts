import { accessSync, constants, statSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { CommandFault } from '../command-fault.ts'

/** Files that a command writes. Whether one can be written is found out before anything is paid for, and none that is there is written over. */

/** @throws CommandFault where the file can't be written, or is there already */
export function refuseUnwritable(path: string): void {
  const there = statSync(path, { throwIfNoEntry: false })
  if (there?.isDirectory()) throw new CommandFault(`${path} is a folder. Name a file in it.`)
  if (there?.isFile()) throw takenFault(path)
  try {
    // What is there and no file, a pipe or a device, is written to.
    accessSync(there ? path : dirname(path), constants.W_OK)
  } catch (error) {
    throw faultOf(path, error)
  }
}

/** @throws CommandFault where it can't be written all the same */
export function writeNew(path: string, bytes: Uint8Array): void {
  const isOther = statSync(path, { throwIfNoEntry: false })?.isFile() === false
  try {
    writeFileSync(path, bytes, { flag: isOther ? 'w' : 'wx' })
  } catch (error) {
    throw faultOf(path, error)
  }
}

function takenFault(path: string): CommandFault {
  return new CommandFault(`${path} is there already. Choose another name, or delete it first.`)
}

function faultOf(path: string, error: unknown): CommandFault {
  const { code, message } = error as NodeJS.ErrnoException
  if (code === 'EEXIST') return takenFault(path)
  if (code === 'ENOENT') return new CommandFault(`${path} can’t be written: there’s no folder ${dirname(path)}.`)
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS')
    return new CommandFault(`${path} can’t be written: you may not write there.`)
  return new CommandFault(`${path} can’t be written: ${message}`)
}
