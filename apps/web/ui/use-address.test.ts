import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, onTestFinished, test, vi } from 'vitest'
import { useAddress } from './use-address.ts'

/** A part of a page at this address, after which nothing more is drawn. */
function drawnAt(path: string): ReturnType<typeof useAddress> {
  const drawn: ReturnType<typeof useAddress>[] = []
  const Part = () => {
    drawn.push(useAddress())
    return null
  }
  renderToStaticMarkup(createElement(MemoryRouter, { initialEntries: [path] }, createElement(Part)))
  const [address] = drawn
  if (address === undefined) throw new Error('Nothing was drawn')
  return address
}

function withPart(before: URLSearchParams, name: string, value: string): URLSearchParams {
  const next = new URLSearchParams(before)
  next.set(name, value)
  return next
}

test('a change is made of the one before, though neither was drawn yet, whichever part of the page asks for it', () => {
  // The router says that nothing leads anywhere before a page has come alive.
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  onTestFinished(() => warned.mockRestore())
  const [address, change] = drawnAt('/?platform=twitch')
  const [, changeElsewhere] = drawnAt('/?platform=twitch')
  change((before) => withPart(before, 'sort', 'recent'))
  changeElsewhere((before) => ({ ...Object.fromEntries(before), q: 'tea' }))
  change(() => null)
  const seen: string[] = []
  change((before) => {
    seen.push(String(before))
    return null
  })
  expect(seen).toEqual(['platform=twitch&sort=recent&q=tea'])
  expect(String(address)).toBe('platform=twitch')
})
