import { type Params, useMatches } from 'react-router'

/** What the module of a route may say of its address: `export const handle = unknownAddress(...)`. */
interface AddressHandle {
  isUnknown: (params: Params) => boolean
}

/** @returns the handle of a route that draws a page of errors, for some of its parameters or for all of its addresses */
export function unknownAddress(isUnknown: AddressHandle['isUnknown'] = () => true): AddressHandle {
  return { isUnknown }
}

/** Whether there is nothing at the address: a frame that keeps its pages from strangers says so instead of asking them in. */
export function useIsUnknown(): boolean {
  return useMatches().some(({ handle, params }) => isAddressHandle(handle) && handle.isUnknown(params))
}

function isAddressHandle(handle: unknown): handle is AddressHandle {
  return typeof handle === 'object' && handle !== null && 'isUnknown' in handle
}
