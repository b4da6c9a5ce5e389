import { expect, test } from 'vitest'
import { chatWindowAddress, looksMs } from './chat-provider.ts'

test('a script is nothing to open in a window, a page is', () => {
  expect(chatWindowAddress('https://chat.example/widget.js')).toBeNull()
  expect(chatWindowAddress('https://chat.example/room/7?theme=dark')).toBe('https://chat.example/room/7')
  expect(chatWindowAddress('https://embed.tawk.to/abc/default')).toBe('https://tawk.to/chat/abc/default')
})

test('the widget is looked for one, two and three seconds after the press', () => {
  expect(looksMs).toEqual([1_000, 2_000, 3_000])
})
