import { expect, test } from 'vitest'
import { chatWindowAddress, widgetWaitsMs } from './chat-provider.ts'

test('a script is nothing to open in a window, a page is', () => {
  expect(chatWindowAddress('https://chat.example/widget.js')).toBeNull()
  expect(chatWindowAddress('https://chat.example/room/7?theme=dark')).toBe('https://chat.example/room/7')
  expect(chatWindowAddress('https://embed.tawk.to/abc/default')).toBe('https://tawk.to/chat/abc/default')
})

test('the widget is looked for after one, two and three seconds', () => {
  expect(widgetWaitsMs).toEqual([1_000, 2_000, 3_000])
})
