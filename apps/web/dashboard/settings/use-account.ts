import type { AccountSettings } from '@vouch/contract'
import { useOutletContext } from 'react-router'

/** The account that the settings have read. Only pages inside their layout may ask. */
export const useAccount = () => useOutletContext<AccountSettings>()
