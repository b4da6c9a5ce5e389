import { execFile } from 'node:child_process'
import { globSync } from 'node:fs'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { environmentWith } from '../src/config/config.ts'
import { compileCache } from './compile-cache.ts'

/** Compiles what threads load before the first test starts one (see `compile-cache.ts`): loaded as a program, the file of a thread ends at once. */
export default async function compileThreads(): Promise<void> {
  const source = fileURLToPath(new URL('../src', import.meta.url))
  const imports = globSync(`${source}/**/*-thread.ts`).map(
    (file) => `import ${JSON.stringify(pathToFileURL(file).href)}`,
  )
  await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', imports.join('\n')], {
    env: environmentWith({ NODE_COMPILE_CACHE: compileCache }),
  })
}
