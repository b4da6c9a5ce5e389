import { useEffect } from 'react'
import { Link, useNavigate } from 'react-router'
import { pageMeta } from '../metadata/page-metadata.ts'
import styles from './data-requests.module.css'
import { rightsMetadata } from './metadata.ts'

const place = '/privacy#privacy-request-form'

export const meta = () => pageMeta(rightsMetadata)

/** The address of the requests leads to the form in the privacy policy; without a script by a link. */
export default function RightsRedirect() {
  const navigate = useNavigate()
  useEffect(() => {
    navigate(place, { replace: true })
  }, [navigate])
  return (
    <div className={styles.page}>
      <script>{`location.replace(${JSON.stringify(place)})`}</script>
      <h1 className={styles.title}>Data Subject Rights Center</h1>
      <p>
        You’ll find the form for data requests in the <Link to={place}>privacy policy</Link>.
      </p>
    </div>
  )
}
