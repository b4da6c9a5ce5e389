import type { Plugin } from 'vite'

/** The router makes a regular expression for each step of each address, 900 of them for our list of routes and most of them the same, and for a page
 *  that was drawn ahead it does so twice. On a phone that is a tenth of the start. Here it keeps what it made. */

const making = 'function compilePath(path, caseSensitive = false, end = true) {'

export function patternsOnce(): Plugin {
  return {
    name: 'vouch-patterns-once',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: /\/react-router\/dist\/production\/lib\/router\/utils\.js$/ },
      handler: (source) => ({ code: withPatternsKept(source), map: null }),
    },
  }
}

/** @returns the router's module with its patterns kept. They bear no state of a search, so that one may serve many.
 *  @throws Error where the router makes them in a way that this does not know */
export function withPatternsKept(source: string): string {
  if (!source.includes(making)) throw new Error('The router makes its patterns in an unknown way.')
  return source.replace(
    making,
    () => `const keptPatterns = new Map();
function compilePath(path, caseSensitive = false, end = true) {
	const key = path + (caseSensitive ? " c" : "  ") + end;
	let kept = keptPatterns.get(key);
	if (kept === undefined) keptPatterns.set(key, kept = makePattern(path, caseSensitive, end));
	return kept;
}
function makePattern(path, caseSensitive, end) {`,
  )
}
