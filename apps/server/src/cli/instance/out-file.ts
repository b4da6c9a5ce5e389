import { accessSync, constants, lstatSync, statSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { CommandFault } from '../command-fault.ts'

/** Files that a command writes. Whether one can be written is found out before anything is paid for, and none that is there is written over. */

/** @throws CommandFault where the file can't be written, or is there already */
export function refuseUnwritable(path: string): void {
  try {
    const there = lstatSync(path, { throwIfNoEntry: false })
    if (there?.isDirectory()) throw new CommandFault(`${path} is a folder. Name a file in it.`)
    if (there && !isDevice(path)) throw takenFault(path)
    accessSync(there ? path : dirname(path), constants.W_OK)
  } catch (error) {
    throw error instanceof CommandFault ? error : faultOf(path, error)
  }
}

/** @throws CommandFault where it can't be written all the same */
export function writeNew(path: string, bytes: Uint8Array): void {
  try {
    writeFileSync(path, bytes, { flag: isDevice(path) ? 'w' : 'wx' })
  } catch (error) {
    throw faultOf(path, error)
  }
}

/** A pipe or a device, which is written to though it is there, or a stream of this command, which may lead to a file. */
function isDevice(path: string): boolean {
  return path.startsWith('/dev/') || statSync(path, { throwIfNoEntry: false })?.isFile() === false
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
