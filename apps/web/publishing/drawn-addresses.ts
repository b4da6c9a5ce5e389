import { publicAddresses } from '../marketing/metadata/public-pages.ts'

/** The pages that are files: every public page, the one of unknown addresses, and the loading screens of the product. Every other address starts
 *  from one starting page. */
export const drawnAddresses = [...publicAddresses, '/404', '/auth', '/login', '/signup', '/app', '/dashboard']
