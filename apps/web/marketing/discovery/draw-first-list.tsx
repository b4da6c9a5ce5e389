import { renderToString } from 'react-dom/server.edge'
import { MemoryRouter } from 'react-router'
import { emptySearch } from '../../discovery/creator-search.ts'
import { type FirstList, firstListId, waitingPart } from './first-list.ts'
import { discoveryMetadata } from './metadata.ts'
import { Results } from './results.tsx'

/** Puts the list of creators into a built page of discovery. The server runs it (`publishing/list-drawing.ts` bundles it), with components that
 *  the application draws over it: both come to the same elements. React's drawing for the edge needs nothing of Node, and unlike the one for browsers
 *  opens nothing that keeps a process from ending. */

const [[partName, part] = []] = Object.entries(waitingPart)
const waiting = new RegExp(`<div [^>]*${partName}="${part}"[^>]*></div>`)
const data = `<script type="application/json" id="${firstListId}"></script>`

/** @returns the page with the list in the place that waits for it
 *  @throws Error for a page that has no such place */
export default function withFirstList(html: string, list: FirstList): string {
  if (!waiting.test(html) || !html.includes(data)) throw new Error('The page has no place for a list of creators.')
  const drawn = renderToString(
    <MemoryRouter initialEntries={[discoveryMetadata.path]}>
      <Results {...list} search={emptySearch} onSearch={() => undefined} />
    </MemoryRouter>,
  )
  const told = JSON.stringify(list).replaceAll('<', '\\u003c')
  return html.replace(waiting, () => drawn).replace(data, () => data.replace('></', () => `>${told}</`))
}
