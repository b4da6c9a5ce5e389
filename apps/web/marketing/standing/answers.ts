import { chooseScheme, chosenScheme, schemeOf, watchScheme } from '../../ui/color-scheme.ts'
import { decideAll } from '../consent/decision.ts'
import { toTop, watchScrolledFar } from '../frame/scrolled-far.ts'
import { markSections } from './section-marks.ts'
import { aliveEvent, standingAttribute } from './standing-parts.ts'

/** The small script that stands in every public page (`publishing/standing-script.ts`): what the frame of a page answers to without the
 *  application. Most visits need nothing else. */

const deeds: Readonly<Record<string, () => void>> = {
  'consent-all': () => decideAll(true),
  'consent-essential': () => decideAll(false),
  top: toTop,
}

function onClick({ target }: Event): void {
  if (!(target instanceof Element)) return
  const link = target.closest('a')
  // A sheet whose link leads to another place of the same page has done its work.
  if (link) link.closest<HTMLElement>(':popover-open')?.hidePopover()
  const button = target.closest(`button[${standingAttribute}]`)
  if (button) deeds[button.getAttribute(standingAttribute) ?? '']?.()
}

const schemeInput = `[${standingAttribute}="scheme"] input`

function onChange({ target }: Event): void {
  if (target instanceof HTMLInputElement && target.matches(schemeInput)) chooseScheme(schemeOf(target.value))
}

function showScheme(): void {
  for (const input of document.querySelectorAll<HTMLInputElement>(schemeInput))
    input.checked = input.value === chosenScheme()
}

const leave = [watchScrolledFar(), markSections()]
try {
  showScheme()
  leave.push(watchScheme())
} catch {
  // A browser that forbids storage has chosen nothing.
}
addEventListener('click', onClick)
addEventListener('change', onChange)
addEventListener(
  aliveEvent,
  () => {
    removeEventListener('click', onClick)
    removeEventListener('change', onChange)
    for (const stop of leave) stop()
  },
  { once: true },
)
