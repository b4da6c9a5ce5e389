import { accounts } from './accounts.ts'
import { mail } from './mail.ts'
import { operator } from './operator.ts'
import type { Route } from './route.ts'
import { signUp } from './sign-up.ts'
import { verifications } from './verifications.ts'

/** Every declared route, in the order of the API's document. */
export const declaredRoutes: readonly Route[] = [verifications, signUp, accounts, mail, operator].flatMap(
  (noun): Route[] => Object.values(noun),
)
