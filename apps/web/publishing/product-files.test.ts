import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { type KnownModule, productFile, productParts } from './product-files.ts'

const web = fileURLToPath(new URL('../', import.meta.url))

/** Pages, and what each module imports. */
const pages = [
  'dashboard/shell/shell.tsx',
  'dashboard/home/home-page.tsx',
  'account/auth-page.tsx',
  'marketing/help.tsx',
]
const imports: Record<string, string[]> = {
  'dashboard/shell/shell.tsx': ['dashboard/shell/bars.tsx', 'api/auth.ts', 'ui/page-focus.tsx', 'ui/menu.tsx'],
  'dashboard/home/home-page.tsx': ['dashboard/home/rail.tsx', 'ui/menu.tsx'],
  'account/account-layout.tsx': ['api/auth.ts'],
  'account/auth-page.tsx': ['account/account-layout.tsx', 'ui/notice.tsx'],
  'marketing/help.tsx': ['ui/page-focus.tsx'],
}

function known(id: string): KnownModule | null {
  const path = id.slice(web.length)
  const importers = Object.keys(imports).filter((from) => imports[from]?.includes(path))
  return {
    isEntry: pages.includes(path),
    importedIds: (imports[path] ?? []).map((to) => web + to),
    importers: importers.map((from) => web + from),
    dynamicImporters: [],
  }
}

test.for([
  ['dashboard/shell/bars.tsx', 'shell'],
  ['ui/menu.tsx', 'shell'],
  ['api/auth.ts', 'account'],
  // A public page would bring the product with it.
  ['ui/page-focus.tsx', null],
  // Every other page would bring that of one.
  ['dashboard/home/rail.tsx', null],
  ['ui/notice.tsx', null],
])('%s stands in the file of the %s', ([path, file]) => {
  expect(productFile(web + path, productParts(known), known)).toBe(file)
})
