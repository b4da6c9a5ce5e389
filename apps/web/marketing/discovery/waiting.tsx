import ownStyles from './discovery-page.module.css'
import { waitingPart } from './first-list.ts'

/** The height of the list, so that nothing jumps when it comes. A page that came without its list asks for it by itself. */
export function Waiting() {
  return (
    <div
      className={ownStyles.waiting}
      role="status"
      aria-label="Loading the preview"
      data-lively="now"
      {...waitingPart}
    />
  )
}
