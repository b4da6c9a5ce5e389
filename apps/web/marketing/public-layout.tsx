import { Outlet } from 'react-router'

/** The frame of the public site. */
export default function PublicLayout() {
  return <Outlet />
}
