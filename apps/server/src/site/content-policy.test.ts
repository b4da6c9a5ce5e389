import { expect, test } from 'vitest'
import { contentPolicy } from './content-policy.ts'

const nobody = { realCards: false, chatEmbedUrl: null, analytics: false }
const part = (policy: string, name: string) => policy.split('; ').find((each) => each.startsWith(`${name} `)) ?? ''

test('a page of an operator who uses nobody loads from its own site alone', () => {
  const policy = contentPolicy('<p>Hello</p>', nobody)
  expect(part(policy, 'script-src')).toBe("script-src 'self'")
  expect(part(policy, 'frame-src')).toBe("frame-src 'self'")
  expect(part(policy, 'connect-src')).toBe("connect-src 'self'")
})

test('no page is framed, loads plugins or changes what its addresses are counted from', () => {
  const policy = contentPolicy('', { realCards: true, chatEmbedUrl: 'https://chat.example/a.js', analytics: true })
  for (const name of ['object-src', 'base-uri', 'frame-ancestors']) expect(part(policy, name)).toBe(`${name} 'none'`)
})

test('the analytics tag is let in only where it is set up', () => {
  const policy = contentPolicy('', { ...nobody, analytics: true })
  expect(part(policy, 'script-src')).toContain('https://www.googletagmanager.com')
  expect(part(policy, 'connect-src')).toContain('https://*.google-analytics.com')
  expect(contentPolicy('', nobody)).not.toContain('google')
})

test('a chat may load, draw frames and talk over sockets, from its own hosts', () => {
  const policy = contentPolicy('', { ...nobody, chatEmbedUrl: 'https://embed.chat.example/widget.js' })
  for (const name of ['script-src', 'frame-src', 'connect-src'])
    expect(part(policy, name)).toContain('https://embed.chat.example https://*.chat.example')
  expect(part(policy, 'connect-src')).toContain('wss://embed.chat.example')
})

test('a chat on an address without a name is let in by that address', () => {
  const policy = contentPolicy('', { ...nobody, chatEmbedUrl: 'http://127.0.0.1:4000/chat.js' })
  expect(part(policy, 'script-src')).toBe("script-src 'self' http://127.0.0.1:4000")
})

test('real cards bring the card provider', () => {
  const policy = contentPolicy('', { ...nobody, realCards: true })
  expect(part(policy, 'frame-src')).toContain('https://hooks.stripe.com')
})

test('a chat under a country’s second level does not let the country in', () => {
  const policy = contentPolicy('', { ...nobody, chatEmbedUrl: 'https://embed.chat.co.uk/widget.js' })
  expect(part(policy, 'script-src')).toBe("script-src 'self' https://embed.chat.co.uk https://*.chat.co.uk")
})
