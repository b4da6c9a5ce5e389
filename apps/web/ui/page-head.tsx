import type { ReactNode, Ref } from 'react'
import { Link } from 'react-router'
import styles from './page.module.css'

interface PageHeadProps {
  /** The page that this one belongs to. */
  back?: { to: string; name: string }
  title: ReactNode
  /** For a page that sets the focus on its title. */
  titleRef?: Ref<HTMLHeadingElement>
  /** A form that renames what the page is of: it stands in the title's place, which is for ears alone then. */
  naming?: ReactNode
  /** A quiet sentence about it. */
  children?: ReactNode
  /** What can be done with the whole of it. */
  actions?: ReactNode
}

/** The head of a page of the signed-in product. */
export function PageHead({ back, title, titleRef, naming, children, actions }: PageHeadProps) {
  return (
    <>
      {back && (
        <p className={styles.back}>
          <Link to={back.to}>{back.name}</Link>
        </p>
      )}
      <header className={styles.heading}>
        <div className={styles.titles}>
          <h1
            ref={titleRef}
            tabIndex={titleRef ? -1 : undefined}
            className={naming === undefined ? styles.title : 'visually-hidden'}
          >
            {title}
          </h1>
          {naming ?? (children && <p className={styles.lead}>{children}</p>)}
        </div>
        {actions && <div className={styles.actions}>{actions}</div>}
      </header>
    </>
  )
}
