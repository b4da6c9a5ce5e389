import { expect, test } from 'vitest'
import { firefox, safari } from '../../../test/account-holder.ts'
import { networkOf } from './client-of.ts'
import { deviceOf } from './device-of.ts'

const windows =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'
const android =
  'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36'

test.each([
  [firefox, 'Firefox on Linux'],
  [safari, 'Safari on iPhone'],
  [windows, 'Chrome on Windows'],
  [`${windows} Edg/140.0.0.0`, 'Edge on Windows'],
  [android, 'Chrome on Android'],
  [windows.replace('Windows NT 10.0; Win64; x64', 'Macintosh; Intel Mac OS X 10_15_7'), 'Chrome on macOS'],
  ['curl/8.5.0', 'curl'],
  ['', 'Unknown device'],
  ['<script>alert(1)</script>', 'Unknown device'],
  ['x'.repeat(400), 'x'.repeat(30)],
])('%s is %s', (userAgent, name) => {
  expect(deviceOf(userAgent)).toBe(name)
})

test.each([
  ['203.0.113.9', '203.0.113.x'],
  ['::ffff:203.0.113.9', '203.0.113.x'],
  ['2001:DB8:1:2:3:4:5:6', '2001:db8:1::x'],
  ['2001:db8::1', '2001:db8:0::x'],
  ['::1', '0:0:0::x'],
  ['', 'unknown'],
  ['not an address', 'unknown'],
])('of the address %s the network %s is kept', (address, network) => {
  expect(networkOf(address)).toBe(network)
})
