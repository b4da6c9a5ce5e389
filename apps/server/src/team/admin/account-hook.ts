import { type AccountHook, wholeSection } from '../../customers/accounts/account-hooks.ts'

/** What the team did to an account is in its person's copy. The log stays when the account goes: it names people by id alone. */
export const adminHook: AccountHook = {
  sections: [
    wholeSection(
      'supportActions',
      'select at, action, reason from team_actions where user_id = $1 order by id limit 1000',
      ({ userId }) => userId,
    ),
  ],
}
