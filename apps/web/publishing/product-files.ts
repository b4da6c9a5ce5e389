import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

/** Which files the signed-in product is cut into. By itself the bundler makes a file of whatever the same pages share, a hundred for each page, and a
 *  phone pays for every one of them even where it has them all. What each page of the product loads stands in one file, and what the account
 *  pages need of it in a second: nobody loads more than before. Words and rules of other packages are left out, because each of them is imported
 *  as a whole, and who uses which part of it is known to the bundler alone. */

/** The part of a bundler's knowledge of a module that is asked for here. */
export interface KnownModule {
  isEntry: boolean
  importedIds: readonly string[]
  importers: readonly string[]
  dynamicImporters: readonly string[]
}

export type Known = (id: string) => KnownModule | null

const web = fileURLToPath(new URL('../', import.meta.url))
/** What stands on the pages of the product: around all of them, and at the head of most. */
const onPages = [`${web}dashboard/shell/shell.tsx`, `${web}ui/page-head.tsx`]
/** What stands around every account page. */
const aroundAccounts = [`${web}account/account-layout.tsx`, `${web}api/query-layout.tsx`]
const members = new RegExp(`^${web}(dashboard|dev)/`)
/** Public pages have files of their own, and so has what stands around every page. */
const elsewhere = new RegExp(`^${web}(marketing/|root\\.tsx|entry\\.)`)

export interface ProductParts {
  /** Modules of every page of the product. */
  shell: ReadonlySet<string>
  /** Modules of every account page. */
  accounts: ReadonlySet<string>
}

export function productParts(known: Known): ProductParts {
  const imported = (start: string) => [...reached(start, known, ({ importedIds }) => importedIds)]
  return { shell: new Set(onPages.flatMap(imported)), accounts: new Set(aroundAccounts.flatMap(imported)) }
}

/** @returns the file that a module belongs to; null where the bundler decides */
export function productFile(id: string, parts: ProductParts, known: Known): 'shell' | 'account' | null {
  if (!parts.shell.has(id)) return null
  const users = [...reached(id, known, ({ importers, dynamicImporters }) => [...importers, ...dynamicImporters])]
  const pages = users.filter((user) => known(user)?.isEntry)
  if (pages.some((page) => elsewhere.test(page))) return null
  if (pages.every((page) => members.test(page))) return 'shell'
  return parts.accounts.has(id) ? 'account' : null
}

/** @returns a module and all that it leads to */
function reached(start: string, known: Known, next: (module: KnownModule) => readonly string[]): Set<string> {
  const found = new Set([start])
  // A set is walked in the order in which it grows.
  for (const id of found) {
    const module = known(id)
    if (module) for (const other of next(module)) found.add(other)
  }
  return found
}

export function productFiles() {
  let parts: ProductParts | undefined
  return {
    name: (id: string, bundler: { getModuleInfo: Known }) => {
      const known: Known = (other) => bundler.getModuleInfo(other)
      parts ??= productParts(known)
      return productFile(id, parts, known)
    },
    test: /\/apps\/web\/(?!marketing\/)|@tabler\//,
    // What these import is not theirs alone.
    includeDependenciesRecursively: false,
  }
}

/** What every page that asks the server needs of the library that asks. */
export const queryFile = {
  name: 'query',
  test: /@tanstack\/.*\/(query(Client|Cache|Observer)?|mutation(Cache)?|infiniteQueryBehavior|(notify|online|focus|timeout|environment)Manager|retryer|removable|subscribable|thenable|utils|QueryClientProvider|QueryErrorResetBoundary|IsRestoringProvider|errorBoundaryUtils|suspense|useBaseQuery|useQuery)\.js$/,
  includeDependenciesRecursively: false,
}

/** Lets pages hand on what stands in their own file, without which files cannot be chosen module by module. */
export function openPages(): Plugin {
  return {
    name: 'vouch-open-pages',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    options: (options) => ({ ...options, preserveEntrySignatures: 'allow-extension' }),
  }
}
