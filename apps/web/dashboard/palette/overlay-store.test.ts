import { expect, test } from 'vitest'
import { closeOverlay, openedOverlay, openOverlay } from './overlay-store.ts'

test('a box whose closing is told late does not close the one that was opened meanwhile', () => {
  openOverlay('keys')
  openOverlay('palette')
  closeOverlay('keys')
  expect(openedOverlay()).toBe('palette')
  closeOverlay('palette')
  expect(openedOverlay()).toBeNull()
})
