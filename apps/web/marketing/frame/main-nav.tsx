import IconMenu from '@tabler/icons-react/dist/esm/icons/IconMenu2.mjs'
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import { useEffect, useRef } from 'react'
import { Link, useLocation } from 'react-router'
import { ButtonLink } from '../../ui/button.tsx'
import { CallToAction } from '../call-to-action.tsx'
import { standing } from '../standing/standing-parts.ts'
import styles from './main-nav.module.css'
import { mainPlaces, sectionOf, trackedSections } from './places.ts'
import { useActiveSection } from './use-active-section.ts'

/** The places of the public site, with the one that is being read marked: in a row where there is room, else in a sheet.
 *  @param trial whether the way to the trial stands beside them; not where it is being begun */
export function MainNav({ trial = true }: { trial?: boolean }) {
  const active = useActiveSection(trackedSections)
  return (
    <>
      <nav className={styles.row} aria-label="Main">
        <PlaceList active={active} />
      </nav>
      <div className={styles.actions}>
        <span className={styles.signIn}>
          <ButtonLink to="/auth?mode=login" tone="quiet">
            Sign In
          </ButtonLink>
        </span>
        {trial && <CallToAction label="Start Trial" />}
        <MenuSheet active={active} />
      </div>
    </>
  )
}

function PlaceList({ active }: { active: string | null }) {
  const { pathname } = useLocation()
  // While the site is built, addresses end with a slash.
  const page = pathname.replace(/(.)\/$/, '$1')
  return (
    <ul className={styles.places} {...standing('sections')}>
      {mainPlaces.map((place) => {
        const section = sectionOf(place)
        const here = section === null ? page === place.to : page === '/' && section === active
        return (
          <li key={place.to}>
            <Link
              className={styles.place}
              to={place.to}
              aria-current={here ? (section ? 'location' : 'page') : undefined}
            >
              {place.name}
            </Link>
          </li>
        )
      })}
    </ul>
  )
}

/** The sheet is the browser's own popover: it opens without a script, closes with Escape or a click beside it, and gives the focus
 *  back to its button. Following a link closes it too, which takes one line of script. */
function MenuSheet({ active }: { active: string | null }) {
  const sheet = useRef<HTMLDivElement>(null)
  const { key } = useLocation()
  const drawnFor = useRef(key)
  useEffect(() => {
    if (drawnFor.current === key) return
    drawnFor.current = key
    if (sheet.current?.matches(':popover-open')) sheet.current.hidePopover()
  }, [key])
  return (
    <>
      <button type="button" className={styles.menuButton} popoverTarget="menu" aria-label="Menu">
        <IconMenu size={20} stroke={1.75} aria-hidden="true" />
      </button>
      <div ref={sheet} id="menu" popover="auto" className={styles.sheet}>
        <div className={styles.sheetHead}>
          <button
            type="button"
            className={styles.menuButton}
            popoverTarget="menu"
            popoverTargetAction="hide"
            aria-label="Close menu"
          >
            <IconX size={20} stroke={1.75} aria-hidden="true" />
          </button>
        </div>
        <nav aria-label="Menu">
          <PlaceList active={active} />
        </nav>
        <div className={styles.sheetActions}>
          <ButtonLink to="/auth?mode=login" tone="secondary" wide>
            Sign In
          </ButtonLink>
        </div>
      </div>
    </>
  )
}
