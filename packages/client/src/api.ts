/** Made from the API's document by `npm run client:generate`; never edited by hand. */

export interface paths {
  "/api/verifications": {
    /**
     * Lists the user’s own verifications, newest first unless another order is asked for.
     * @description **Price:** Free.
     *
     *     **API keys:** scope `read`.
     *
     *     **Least role:** viewer.
     */
    get: operations["get-verifications"];
    /**
     * Starts verifying a creator from a profile link, a snapshot or an uploaded file.
     * @description Send one of `url`, `snapshot` or `file`. The answer comes at once; follow the verification with `GET /api/verifications/{id}` or its stream of events. A creator who doesn’t exist costs nothing, and neither does evidence that isn’t enough for a score.
     *
     *     **Price:** 10 credits when the report is ready. Free for the same creator within 24 hours.
     *
     *     **API keys:** scope `verify`.
     *
     *     **Least role:** member.
     *
     *     **Limit:** 120 calls a minute for a workspace.
     */
    post: operations["post-verifications"];
  };
  "/api/verifications/{id}": {
    /**
     * Returns the state of a verification, its steps and, once done, its report.
     * @description While `state` is `queued` or `running`, ask again after two seconds or use the stream. Once it is `done`, `report` holds the verdict with its range and evidence.
     *
     *     **Price:** Free.
     *
     *     **API keys:** scope `read`.
     *
     *     **Least role:** viewer.
     */
    get: operations["get-verifications-id"];
  };
  "/api/verifications/{id}/events": {
    /**
     * Server-sent events: `step` for each change of a step, then `done` or `failed`.
     * @description Server-sent events. Each `step` has the data of one step; `done` or `failed` is the last. Lines that begin with a colon keep the connection open.
     *
     *     **Price:** Free.
     *
     *     **API keys:** scope `read`.
     *
     *     **Least role:** viewer.
     */
    get: operations["get-verifications-id-events"];
  };
  "/api/verifications/{id}/snapshot": {
    /**
     * Returns the snapshot the report was calculated from: the evidence itself.
     * @description **Price:** Free.
     *
     *     **API keys:** scope `read`.
     *
     *     **Least role:** viewer.
     */
    get: operations["get-verifications-id-snapshot"];
  };
  "/api/verifications/{id}/reports": {
    /**
     * Lists every report on a verification’s snapshot, one per engine that scored it, newest first.
     * @description **Price:** Free.
     *
     *     **API keys:** scope `read`.
     *
     *     **Least role:** viewer.
     */
    get: operations["get-verifications-id-reports"];
  };
  "/api/verifications/{id}/history": {
    /**
     * Lists the account’s verifications of the same creator, newest first, each with the one before it. Up to 20.
     * @description **Price:** Free.
     *
     *     **API keys:** scope `read`.
     *
     *     **Least role:** viewer.
     */
    get: operations["get-verifications-id-history"];
  };
  "/api/verifications/{id}/rescore": {
    /**
     * Rescores the stored snapshot with the current engine. Free. The earlier report stays.
     * @description **Price:** Free.
     *
     *     **API keys:** scope `verify`.
     *
     *     **Least role:** member.
     *
     *     **Limit:** 30 calls a minute for a workspace.
     */
    post: operations["post-verifications-id-rescore"];
  };
  "/api/imports": {
    /**
     * Starts verifying a creator from a file: a data export (zip), a list of followers or posts (CSV, XLSX), or a snapshot (JSON). The body is the file itself.
     * @description Send the file as it is, with `Content-Type: application/octet-stream` and its name in the query. Up to 500 MB.
     *
     *     **Price:** 10 credits when the report is ready. Free for the same creator within 24 hours.
     *
     *     **API keys:** scope `verify`.
     *
     *     **Least role:** member.
     *
     *     **Limit:** 30 calls a minute for a workspace.
     */
    post: operations["post-imports"];
  };
  "/api/imports/columns": {
    /**
     * Reads the columns of a list (CSV, XLSX) and guesses what they mean. Free. The body is the file itself.
     * @description **Price:** Free.
     *
     *     **API keys:** scope `verify`.
     *
     *     **Least role:** member.
     *
     *     **Limit:** 30 calls a minute for a workspace.
     */
    post: operations["post-imports-columns"];
  };
  "/api/verification-tags": {
    /**
     * Lists the tags on the workspace’s verifications with how many have each, most used first, up to 100.
     * @description **Price:** Free.
     *
     *     **API keys:** scope `read`.
     *
     *     **Least role:** viewer.
     */
    get: operations["get-verification-tags"];
    /**
     * Adds tags to verifications and takes others off. Returns the tags each has then.
     * @description **Price:** Free.
     *
     *     **API keys:** scope `verify`.
     *
     *     **Least role:** member.
     */
    post: operations["post-verification-tags"];
  };
  "/api/verification-views": {
    /**
     * Lists the workspace’s saved views of its verifications by name, up to 20.
     * @description **Price:** Free.
     *
     *     **API keys:** scope `read`.
     *
     *     **Least role:** viewer.
     */
    get: operations["get-verification-views"];
    /**
     * Saves filters and order of the list under a name.
     * @description **Price:** Free.
     *
     *     **API keys:** scope `verify`.
     *
     *     **Least role:** member.
     */
    post: operations["post-verification-views"];
  };
  "/api/verification-views/{id}": {
    /**
     * Deletes a saved view. Returns what was deleted, so it can be saved again.
     * @description **Price:** Free.
     *
     *     **API keys:** scope `verify`.
     *
     *     **Least role:** member.
     */
    delete: operations["delete-verification-views-id"];
  };
  "/api/examples/{kind}": {
    /**
     * Returns a whole report on a simulated creator with a real audience, purchased followers or comments by bots. Free, in every mode.
     * @description **Price:** Free.
     */
    get: operations["get-examples-kind"];
  };
  "/api/verifications/{id}/roi": {
    /**
     * What a report knows about the creator for an ROI forecast, and the plan saved with it. Free.
     * @description **Price:** Free.
     *
     *     **API keys:** scope `read`.
     *
     *     **Least role:** viewer.
     *
     *     **Limit:** 120 calls a minute for a workspace.
     */
    get: operations["get-verifications-id-roi"];
    /**
     * Saves a campaign plan with a report. The last one saved counts. Free.
     * @description **Price:** Free.
     *
     *     **API keys:** scope `verify`.
     *
     *     **Least role:** member.
     *
     *     **Limit:** 120 calls a minute for a workspace.
     */
    put: operations["put-verifications-id-roi"];
  };
  "/api/verifications/{id}/analyses": {
    /**
     * Lists the analyses bought for a verification’s report, the latest of each kind.
     * @description **Price:** Free.
     *
     *     **API keys:** scope `read`.
     *
     *     **Least role:** viewer.
     */
    get: operations["get-verifications-id-analyses"];
  };
  "/api/verifications/{id}/analyses/{kind}": {
    /**
     * Buys an analysis of the report. One you already bought is returned again for free; one that fails is refunded.
     * @description **Price:** 10 credits when the analysis is ready. Free if you already bought it.
     *
     *     **API keys:** scope `verify`.
     *
     *     **Least role:** member.
     */
    post: operations["post-verifications-id-analyses-kind"];
  };
  "/api/audience-overlaps": {
    /**
     * How much the audiences of several verified creators overlap, pair by pair, measured on samples of their followers. Free.
     * @description **Price:** Free.
     *
     *     **API keys:** scope `read`.
     *
     *     **Least role:** viewer.
     *
     *     **Limit:** 120 calls a minute for a workspace.
     */
    get: operations["get-audience-overlaps"];
  };
  "/api/verifications/{id}/audience": {
    /**
     * How credible a verified creator’s sampled followers look, which look least credible and why, and how the creator compares with others of the same size. Free.
     * @description **Price:** Free.
     *
     *     **API keys:** scope `read`.
     *
     *     **Least role:** viewer.
     *
     *     **Limit:** 60 calls a minute for a workspace.
     */
    get: operations["get-verifications-id-audience"];
  };
  "/api/verifications/{id}/shares": {
    /**
     * Lists a report’s links, newest first.
     * @description **Price:** Free.
     *
     *     **API keys:** scope `read`.
     *
     *     **Least role:** viewer.
     */
    get: operations["get-verifications-id-shares"];
    /**
     * Creates a link where anyone can read the report without an account. It shows the report as it is now.
     * @description **Price:** Free.
     *
     *     **API keys:** scope `verify`.
     *
     *     **Least role:** member.
     */
    post: operations["post-verifications-id-shares"];
  };
  "/api/shares/{id}": {
    /**
     * Revokes a link right away. Revoking it again changes nothing.
     * @description **Price:** Free.
     *
     *     **API keys:** scope `verify`.
     *
     *     **Least role:** member.
     */
    delete: operations["delete-shares-id"];
  };
  "/api/verifications/{id}/context": {
    /**
     * What the creator added to shared reports, once the team has answered it.
     * @description **Price:** Free.
     *
     *     **API keys:** scope `read`.
     *
     *     **Least role:** viewer.
     */
    get: operations["get-verifications-id-context"];
  };
  "/api/shared/{token}": {
    /**
     * Returns a shared report, for anyone with its link.
     * @description **Price:** Free.
     *
     *     **Limit:** 60 calls a minute from one address.
     */
    get: operations["get-shared-token"];
  };
  "/api/shared/{token}/disputes": {
    /**
     * Disputes a shared report or adds context to it. It starts when the emailed link is confirmed.
     * @description **Price:** Free.
     *
     *     **Limit:** 5 calls a minute from one address.
     */
    post: operations["post-shared-token-disputes"];
  };
  "/api/disputes/confirm": {
    /**
     * Confirms a dispute by email. Confirming again changes nothing.
     * @description **Price:** Free.
     *
     *     **Limit:** 30 calls a minute from one address.
     */
    post: operations["post-disputes-confirm"];
  };
  "/api/consents": {
    /**
     * Lists the workspace’s requests, newest first.
     * @description **Price:** Free.
     *
     *     **API keys:** scope `read`.
     *
     *     **Least role:** viewer.
     */
    get: operations["get-consents"];
    /**
     * Makes a link with which a creator connects their account, and emails it if an address is given. Free.
     * @description **Price:** Free.
     *
     *     **API keys:** scope `verify`.
     *
     *     **Least role:** member.
     */
    post: operations["post-consents"];
  };
  "/api/consents/{id}": {
    /**
     * Takes a request back. Its link stops working right away.
     * @description **Price:** Free.
     *
     *     **API keys:** scope `verify`.
     *
     *     **Least role:** member.
     */
    delete: operations["delete-consents-id"];
  };
  "/api/consents/{id}/verify": {
    /**
     * Verifies a creator who connected while there were too few credits.
     * @description **Price:** 10 credits when the report is ready. Free for the same creator within 24 hours.
     *
     *     **API keys:** scope `verify`.
     *
     *     **Least role:** member.
     */
    post: operations["post-consents-id-verify"];
  };
  "/api/consent/{token}": {
    /**
     * Returns who asks a creator for what, for anyone with the link.
     * @description **Price:** Free.
     *
     *     **Limit:** 60 calls a minute from one address.
     */
    get: operations["get-consent-token"];
  };
  "/api/consent/{token}/connect": {
    /**
     * Begins the connection. The browser goes to the address in the answer.
     * @description **Price:** Free.
     *
     *     **Limit:** 20 calls a minute from one address.
     */
    post: operations["post-consent-token-connect"];
  };
  "/api/consent/{token}/import": {
    /**
     * Answers with an export of the account’s data instead of connecting it. The body is the file itself; an export that names another account is refused.
     * @description **Price:** Free.
     *
     *     **Limit:** 10 calls a minute from one address.
     */
    post: operations["post-consent-token-import"];
  };
  "/api/consent/{token}/decline": {
    /**
     * Says no. The brand is told, and the link stops working.
     * @description **Price:** Free.
     *
     *     **Limit:** 20 calls a minute from one address.
     */
    post: operations["post-consent-token-decline"];
  };
  "/consent/callback/{platform}": {
    /**
     * Where a platform leads a creator back to.
     * @description **Price:** Free.
     *
     *     **Limit:** 60 calls a minute from one address.
     */
    get: operations["get-consent-callback-platform"];
  };
  "/api/creator/{token}": {
    /**
     * Returns a creator’s own page, or only the report for those the creator gave its link to.
     * @description **Price:** Free.
     *
     *     **Limit:** 60 calls a minute from one address.
     */
    get: operations["get-creator-token"];
  };
  "/api/creator/{token}/email": {
    /**
     * Emails the creator the link to their page.
     * @description **Price:** Free.
     *
     *     **Limit:** 5 calls a minute from one address.
     */
    post: operations["post-creator-token-email"];
  };
  "/api/creator/{token}/requests/{id}/send": {
    /**
     * Passes a report on to the brand that asked for it.
     * @description **Price:** 10 credits to the brand that asked. Free for the creator.
     *
     *     **Limit:** 20 calls a minute from one address.
     */
    post: operations["post-creator-token-requests-id-send"];
  };
  "/api/creator/{token}/link": {
    /**
     * Makes the link with which the creator shows the newest report that a brand has to others.
     * @description **Price:** Free.
     *
     *     **Limit:** 20 calls a minute from one address.
     */
    post: operations["post-creator-token-link"];
  };
  "/api/creator/{token}/link/end": {
    /**
     * Ends that link right away.
     * @description **Price:** Free.
     *
     *     **Limit:** 20 calls a minute from one address.
     */
    post: operations["post-creator-token-link-end"];
  };
  "/api/creator/{token}/disconnect": {
    /**
     * Ends the consent: the tokens are deleted, and the platform is told where it can be.
     * @description **Price:** Free.
     *
     *     **Limit:** 10 calls a minute from one address.
     */
    post: operations["post-creator-token-disconnect"];
  };
  "/api/check": {
    /**
     * Checks a signed report, or looks up its code: whether it is as it was signed, and whether it still counts.
     * @description **Price:** Free.
     *
     *     **Limit:** 30 calls a minute from one address.
     */
    post: operations["post-check"];
  };
  "/.well-known/vouch-keys.json": {
    /**
     * The public keys that reports are signed with, as a JWK set. Keep it to check reports offline.
     * @description **Price:** Free.
     */
    get: operations["get-well-known-vouch-keys-json"];
  };
  "/.well-known/vouch-revoked.json": {
    /**
     * Signatures that no longer count, oldest first, 1,000 to a page.
     * @description **Price:** Free.
     */
    get: operations["get-well-known-vouch-revoked-json"];
  };
  "/api/exports": {
    /**
     * Lists requested files, newest first.
     * @description **Price:** Free.
     *
     *     **API keys:** scope `read`.
     *
     *     **Least role:** viewer.
     */
    get: operations["get-exports"];
    /**
     * Requests a file of a report or a list. Credits are reserved, and charged when the file is ready.
     * @description Credits are reserved at once and charged when the file is ready. A file that fails costs nothing.
     *
     *     **Price:** 2 credits when the file is ready. JSON is free.
     *
     *     **API keys:** scope `verify`.
     *
     *     **Least role:** member.
     *
     *     **Limit:** 60 calls a minute from one address.
     */
    post: operations["post-exports"];
  };
  "/api/exports/{id}": {
    /**
     * Returns the status of a file.
     * @description **Price:** Free.
     *
     *     **API keys:** scope `read`.
     *
     *     **Least role:** viewer.
     */
    get: operations["get-exports-id"];
  };
  "/api/exports/{id}/file": {
    /**
     * Returns the file itself to whoever requested it.
     * @description **Price:** Free.
     *
     *     **API keys:** scope `read`.
     *
     *     **Least role:** viewer.
     */
    get: operations["get-exports-id-file"];
  };
  "/api/credits/balance/{userId}": {
    /**
     * What the caller can spend, and the last deduction that left few credits.
     * @description **Price:** Free.
     *
     *     **API keys:** scope `read`.
     *
     *     **Least role:** viewer.
     */
    get: operations["get-credits-balance-userId"];
  };
  "/api/credits/deduct": {
    /**
     * Charges 1 credit for an action of the caller’s own: monthly credits first, then purchased ones. Actions on the price list charge themselves, and those that are coming can’t be charged.
     * @description For actions of your own program. Whatever is on the price list charges itself, so it can’t be charged twice.
     *
     *     **Price:** 1 credit.
     *
     *     **API keys:** scope `credits`.
     *
     *     **Least role:** member.
     */
    post: operations["post-credits-deduct"];
  };
  "/api/credits/history": {
    /**
     * Lists every credit transaction, newest first.
     * @description **Price:** Free.
     *
     *     **API keys:** scope `read`.
     *
     *     **Least role:** viewer.
     */
    get: operations["get-credits-history"];
  };
  "/api/credits/history.csv": {
    /**
     * The same transactions as a CSV file, newest first.
     * @description **Price:** Free.
     *
     *     **API keys:** scope `read`.
     *
     *     **Least role:** viewer.
     */
    get: operations["get-credits-history-csv"];
  };
  "/api/credits/usage": {
    /**
     * What credits were spent on, by action. Returned credits don’t count.
     * @description **Price:** Free.
     *
     *     **API keys:** scope `read`.
     *
     *     **Least role:** viewer.
     */
    get: operations["get-credits-usage"];
  };
  "/api/pricing/dashboard-actions": {
    /**
     * What you can use credits for, by category. Actions cost the same on every plan.
     * @description **Price:** Free.
     */
    get: operations["get-pricing-dashboard-actions"];
  };
  "/api/credits/purchase": {
    /**
     * Adds the credits for a payment the card provider confirms, once.
     * @description **Price:** Free.
     *
     *     **API keys:** scope `credits`.
     *
     *     **Least role:** manager.
     */
    post: operations["post-credits-purchase"];
  };
  "/api/credits/purchases/settle": {
    /**
     * Adds the credits of payments that went through within a day and were not claimed. A page calls it when a bank leads back to it, or after a call was lost.
     * @description **Price:** Free.
     *
     *     **API keys:** scope `credits`.
     *
     *     **Least role:** manager.
     *
     *     **Limit:** 30 calls a minute from one address.
     */
    post: operations["post-credits-purchases-settle"];
  };
  "/api/stripe/create-payment-intent-auth": {
    /**
     * Starts the payment for a package. The server decides the price.
     * @description **Price:** Free.
     *
     *     **API keys:** scope `credits`.
     *
     *     **Least role:** manager.
     *
     *     **Limit:** 30 calls a minute from one address.
     */
    post: operations["post-stripe-create-payment-intent-auth"];
  };
  "/api/stripe/status": {
    /**
     * Whether card payments work. For each key, only says whether it is set.
     * @description **Price:** Free.
     */
    get: operations["get-stripe-status"];
  };
  "/api/stripe/packages": {
    /**
     * Lists add-on credit packages at the price for the caller’s plan.
     * @description **Price:** Free.
     *
     *     **API keys:** scope `read`.
     *
     *     **Least role:** viewer.
     */
    get: operations["get-stripe-packages"];
  };
  "/api/auth/signup-with-trial": {
    /**
     * Creates an account and starts setting up a card for its trial. The response doesn’t reveal whether the address has an account.
     * @description **Price:** Free.
     *
     *     **Limit:** 30 calls a minute from one address.
     */
    post: operations["post-auth-signup-with-trial"];
  };
  "/api/auth/complete-trial-signup": {
    /**
     * Starts the trial once the card is set up, and emails the verification link. A card or an address gets one trial.
     * @description **Price:** Free.
     *
     *     **Limit:** 30 calls a minute from one address.
     */
    post: operations["post-auth-complete-trial-signup"];
  };
  "/api/auth/start-paid-signup": {
    /**
     * Starts the Starter plan without a trial and charges the card today, for people who already had a trial.
     * @description **Price:** Free.
     *
     *     **Limit:** 30 calls a minute from one address.
     */
    post: operations["post-auth-start-paid-signup"];
  };
  "/api/auth/resend-verification": {
    /**
     * Emails a new link to an address that isn’t verified yet, at most three an hour. The response doesn’t tell whether the address is waiting for one.
     * @description **Price:** Free.
     *
     *     **Limit:** 5 calls a minute from one address.
     */
    post: operations["post-auth-resend-verification"];
  };
  "/api/auth/verify": {
    /**
     * Marks an address as verified using the link in the email and redirects to the account page. Signs nobody in.
     * @description **Price:** Free.
     *
     *     **Limit:** 30 calls a minute from one address.
     */
    get: operations["get-auth-verify"];
    /**
     * Verifies an address using the link in the email. In the browser that signed up, this signs in; in any other, a new password is set first.
     * @description **Price:** Free.
     *
     *     **Limit:** 30 calls a minute from one address.
     */
    post: operations["post-auth-verify"];
  };
  "/api/auth/health": {
    /**
     * Says whether the auth service can sign people in.
     * @description **Price:** Free.
     */
    get: operations["get-auth-health"];
  };
  "/api/auth/login": {
    /**
     * Signs in with an email address and a password and returns a bearer token.
     * @description **Price:** Free.
     *
     *     **Limit:** 30 calls a minute from one address.
     */
    post: operations["post-auth-login"];
  };
  "/api/auth/session": {
    /**
     * Says who the caller is. Without a token, exchanges the one-time cookie left by a redirect sign-in for one.
     * @description **Price:** Free.
     *
     *     **API keys:** no key opens it.
     *
     *     **Least role:** anyone signed in, about themselves.
     */
    get: operations["get-auth-session"];
  };
  "/api/auth/refresh": {
    /**
     * Exchanges a live token for its successor. The old one keeps returning the same successor, in case the response gets lost, and ends a minute after that successor is first used.
     * @description **Price:** Free.
     *
     *     **API keys:** no key opens it.
     *
     *     **Least role:** anyone signed in, about themselves.
     */
    post: operations["post-auth-refresh"];
  };
  "/api/auth/logout": {
    /**
     * Ends this session, or all of the user’s sessions (`global`). A support view ends only itself.
     * @description **Price:** Free.
     *
     *     **API keys:** no key opens it.
     *
     *     **Least role:** anyone signed in, about themselves.
     */
    post: operations["post-auth-logout"];
  };
  "/api/auth/google/signup": {
    /**
     * Redirects to Google, and back to the payment step of a trial.
     * @description **Price:** Free.
     *
     *     **Limit:** 30 calls a minute from one address.
     */
    get: operations["get-auth-google-signup"];
  };
  "/api/auth/google": {
    /**
     * Redirects to Google: to sign in with `intent=signin`, otherwise to join the waitlist.
     * @description **Price:** Free.
     *
     *     **Limit:** 30 calls a minute from one address.
     */
    get: operations["get-auth-google"];
  };
  "/api/auth/google/callback": {
    /**
     * Where Google redirects back to.
     * @description **Price:** Free.
     *
     *     **Limit:** 60 calls a minute from one address.
     */
    get: operations["get-auth-google-callback"];
  };
  "/api/auth/forgot-password": {
    /**
     * Emails a link to set a new password if the address has an account. The response is the same for every address.
     * @description **Price:** Free.
     *
     *     **Limit:** 5 calls a minute from one address.
     */
    post: operations["post-auth-forgot-password"];
  };
  "/api/auth/reset-password/check": {
    /**
     * Says whose password the link in an email sets, without using up the link.
     * @description **Price:** Free.
     *
     *     **Limit:** 30 calls a minute from one address.
     */
    post: operations["post-auth-reset-password-check"];
  };
  "/api/auth/reset-password": {
    /**
     * Sets a new password using the link in an email, once, and ends every session on the account.
     * @description **Price:** Free.
     *
     *     **Limit:** 30 calls a minute from one address.
     */
    post: operations["post-auth-reset-password"];
  };
  "/api/auth/confirm-email": {
    /**
     * Switches an account to the address that an email was sent to, once.
     * @description **Price:** Free.
     *
     *     **Limit:** 30 calls a minute from one address.
     */
    post: operations["post-auth-confirm-email"];
  };
  "/api/account": {
    /**
     * Returns the account settings that its owner can see and change.
     * @description **Price:** Free.
     *
     *     **API keys:** no key opens it.
     *
     *     **Least role:** anyone signed in, about themselves.
     */
    get: operations["get-account"];
  };
  "/api/account/profile": {
    /**
     * Changes name, company and role.
     * @description **Price:** Free.
     *
     *     **API keys:** no key opens it.
     *
     *     **Least role:** anyone signed in, about themselves.
     */
    patch: operations["patch-account-profile"];
  };
  "/api/account/notifications": {
    /**
     * Sets which emails to receive. Anything left out stays as it is.
     * @description **Price:** Free.
     *
     *     **API keys:** no key opens it.
     *
     *     **Least role:** anyone signed in, about themselves.
     */
    patch: operations["patch-account-notifications"];
  };
  "/api/account/password": {
    /**
     * Changes the password, ends every session on the account and issues a new one to the caller.
     * @description **Price:** Free.
     *
     *     **API keys:** no key opens it.
     *
     *     **Least role:** anyone signed in, about themselves.
     *
     *     **Limit:** 30 calls a minute from one address.
     */
    post: operations["post-account-password"];
  };
  "/api/account/password-link": {
    /**
     * Emails the caller a link to set a password, if they don’t have one or forgot it.
     * @description **Price:** Free.
     *
     *     **API keys:** no key opens it.
     *
     *     **Least role:** anyone signed in, about themselves.
     *
     *     **Limit:** 5 calls a minute from one address.
     */
    post: operations["post-account-password-link"];
  };
  "/api/account/email": {
    /**
     * Emails a link to a new address; the account switches to it when the link is clicked. The response doesn’t reveal whether the address has an account.
     * @description **Price:** Free.
     *
     *     **API keys:** no key opens it.
     *
     *     **Least role:** anyone signed in, about themselves.
     *
     *     **Limit:** 10 calls a minute from one address.
     */
    post: operations["post-account-email"];
    /**
     * Cancels a change to an address that hasn’t been confirmed yet.
     * @description **Price:** Free.
     *
     *     **API keys:** no key opens it.
     *
     *     **Least role:** anyone signed in, about themselves.
     */
    delete: operations["delete-account-email"];
  };
  "/api/account/sessions": {
    /**
     * Lists where the account is signed in, most recently used first, up to 100.
     * @description **Price:** Free.
     *
     *     **API keys:** no key opens it.
     *
     *     **Least role:** anyone signed in, about themselves.
     */
    get: operations["get-account-sessions"];
    /**
     * Ends every other session.
     * @description **Price:** Free.
     *
     *     **API keys:** no key opens it.
     *
     *     **Least role:** anyone signed in, about themselves.
     */
    delete: operations["delete-account-sessions"];
  };
  "/api/account/sessions/{id}": {
    /**
     * Ends one session.
     * @description **Price:** Free.
     *
     *     **API keys:** no key opens it.
     *
     *     **Least role:** anyone signed in, about themselves.
     */
    delete: operations["delete-account-sessions-id"];
  };
  "/api/account/events": {
    /**
     * Lists account activity, newest first.
     * @description **Price:** Free.
     *
     *     **API keys:** no key opens it.
     *
     *     **Least role:** anyone signed in, about themselves.
     */
    get: operations["get-account-events"];
  };
  "/api/account/export": {
    /**
     * Returns everything stored about the person and the workspace as one JSON file.
     * @description **Price:** Free.
     *
     *     **API keys:** no key opens it.
     *
     *     **Least role:** anyone signed in, about themselves.
     *
     *     **Limit:** 5 calls a minute from one address.
     */
    get: operations["get-account-export"];
  };
  "/api/account/deletion": {
    /**
     * Says what deleting the account would do, before you do it.
     * @description **Price:** Free.
     *
     *     **API keys:** no key opens it.
     *
     *     **Least role:** anyone signed in, about themselves.
     */
    get: operations["get-account-deletion"];
    /**
     * Permanently deletes the account. Takes the email address, typed out, and the password.
     * @description **Price:** Free.
     *
     *     **API keys:** no key opens it.
     *
     *     **Least role:** anyone signed in, about themselves.
     *
     *     **Limit:** 10 calls a minute from one address.
     */
    post: operations["post-account-deletion"];
  };
  "/api/workspaces": {
    /**
     * Lists the workspaces that the caller owns or has joined, the one that calls act on by default first.
     * @description **Price:** Free.
     *
     *     **API keys:** no key opens it.
     *
     *     **Least role:** anyone signed in, about themselves.
     */
    get: operations["get-workspaces"];
  };
  "/api/workspace": {
    /**
     * Shows the workspace with its members, the invitations that wait, and its seats.
     * @description **Price:** Free.
     *
     *     **API keys:** scope `read`.
     *
     *     **Least role:** viewer.
     */
    get: operations["get-workspace"];
    /**
     * Gives the workspace another name.
     * @description **Price:** Free.
     *
     *     **API keys:** no key opens it.
     *
     *     **Least role:** owner.
     */
    patch: operations["patch-workspace"];
  };
  "/api/workspace/invitations": {
    /**
     * Invites a person by email. A member or manager takes a seat from then on; viewers are free.
     * @description **Price:** Free.
     *
     *     **API keys:** no key opens it.
     *
     *     **Least role:** manager.
     *
     *     **Limit:** 20 calls a minute for a workspace.
     */
    post: operations["post-workspace-invitations"];
  };
  "/api/workspace/invitations/{id}/resend": {
    /**
     * Sends an invitation again, with a fresh link for 14 days. The old link ends.
     * @description **Price:** Free.
     *
     *     **API keys:** no key opens it.
     *
     *     **Least role:** manager.
     *
     *     **Limit:** 10 calls a minute for a workspace.
     */
    post: operations["post-workspace-invitations-id-resend"];
  };
  "/api/workspace/invitations/{id}": {
    /**
     * Takes an invitation back. Its link ends.
     * @description **Price:** Free.
     *
     *     **API keys:** no key opens it.
     *
     *     **Least role:** manager.
     */
    delete: operations["delete-workspace-invitations-id"];
  };
  "/api/workspace/members/{memberId}": {
    /**
     * Takes a member out of the workspace. What they made stays.
     * @description **Price:** Free.
     *
     *     **API keys:** no key opens it.
     *
     *     **Least role:** owner.
     */
    delete: operations["delete-workspace-members-memberId"];
    /**
     * Gives a member another role.
     * @description **Price:** Free.
     *
     *     **API keys:** no key opens it.
     *
     *     **Least role:** owner.
     */
    patch: operations["patch-workspace-members-memberId"];
  };
  "/api/workspace/owner": {
    /**
     * Hands the workspace over to a member, who becomes its owner; the caller stays as a manager.
     * @description **Price:** Free.
     *
     *     **API keys:** no key opens it.
     *
     *     **Least role:** owner.
     */
    post: operations["post-workspace-owner"];
  };
  "/api/workspaces/{id}/membership": {
    /**
     * Leaves a workspace that the caller has joined. Its owner hands it over first.
     * @description **Price:** Free.
     *
     *     **API keys:** no key opens it.
     *
     *     **Least role:** anyone signed in, about themselves.
     */
    delete: operations["delete-workspaces-id-membership"];
  };
  "/api/invitations/read": {
    /**
     * Says what an invitation’s link invites to. It changes nothing.
     * @description **Price:** Free.
     *
     *     **Limit:** 30 calls a minute from one address.
     */
    post: operations["post-invitations-read"];
  };
  "/api/invitations/accept": {
    /**
     * Accepts an invitation: with the token of the person it was sent to, or with a name and a password, which makes the account. The link has proved the address.
     * @description **Price:** Free.
     *
     *     **API keys:** no key opens it.
     *
     *     **Least role:** anyone signed in, about themselves.
     *
     *     **Limit:** 20 calls a minute from one address.
     */
    post: operations["post-invitations-accept"];
  };
  "/api/keys": {
    /**
     * Lists the workspace’s keys, the newest first, with what each spent this month.
     * @description **Price:** Free.
     *
     *     **API keys:** no key opens it.
     *
     *     **Least role:** owner.
     */
    get: operations["get-keys"];
    /**
     * Makes a key. The key itself is in this answer alone.
     * @description The key itself is in this answer and in no other. Keep it somewhere safe.
     *
     *     **Price:** Free.
     *
     *     **API keys:** no key opens it.
     *
     *     **Least role:** owner.
     */
    post: operations["post-keys"];
  };
  "/api/keys/{id}": {
    /**
     * Revokes a key at once and for good. Its log stays.
     * @description **Price:** Free.
     *
     *     **API keys:** no key opens it.
     *
     *     **Least role:** owner.
     */
    delete: operations["delete-keys-id"];
    /**
     * Changes a key’s name, networks or monthly limit.
     * @description **Price:** Free.
     *
     *     **API keys:** no key opens it.
     *
     *     **Least role:** owner.
     */
    patch: operations["patch-keys-id"];
  };
  "/api/keys/{id}/calls": {
    /**
     * Lists the calls that a key made in the last 90 days, the newest first.
     * @description **Price:** Free.
     *
     *     **API keys:** no key opens it.
     *
     *     **Least role:** owner.
     */
    get: operations["get-keys-id-calls"];
  };
  "/api/keys/{id}/sheet": {
    /**
     * The address at which a spreadsheet reads the verifications that a key reads.
     * @description **Price:** Free.
     *
     *     **API keys:** no key opens it.
     *
     *     **Least role:** owner.
     */
    get: operations["get-keys-id-sheet"];
  };
  "/api/sheets/{token}": {
    /**
     * The latest 500 verifications as CSV, for a spreadsheet that reads an address by itself. Free.
     * @description **Price:** Free.
     */
    get: operations["get-sheets-token"];
  };
  "/api/versions": {
    /**
     * Lists the versions of the API with what changed in each, the newest first.
     * @description **Price:** Free.
     */
    get: operations["get-versions"];
  };
  "/api/programs/request": {
    /**
     * Who asks to be let in, and for what: for the page that a program sends its user to.
     * @description **Price:** Free.
     *
     *     **API keys:** no key opens it.
     *
     *     **Least role:** viewer.
     */
    get: operations["get-programs-request"];
  };
  "/api/programs": {
    /**
     * Lists the programs that were let into the workspace: the owner sees all, others their own.
     * @description **Price:** Free.
     *
     *     **API keys:** no key opens it.
     *
     *     **Least role:** viewer.
     */
    get: operations["get-programs"];
    /**
     * Lets a program in, with some of the scopes that it asked for.
     * @description **Price:** Free.
     *
     *     **API keys:** no key opens it.
     *
     *     **Least role:** viewer.
     */
    post: operations["post-programs"];
  };
  "/api/programs/{id}": {
    /**
     * Shuts a program out at once.
     * @description **Price:** Free.
     *
     *     **API keys:** no key opens it.
     *
     *     **Least role:** viewer.
     */
    delete: operations["delete-programs-id"];
  };
  "/api/webhooks": {
    /**
     * Lists the workspace’s endpoints with the last attempt at each.
     * @description **Price:** Free.
     *
     *     **API keys:** scope `read`.
     *
     *     **Least role:** manager.
     */
    get: operations["get-webhooks"];
    /**
     * Adds an endpoint. The signing secret is in this answer alone.
     * @description **Price:** Free.
     *
     *     **API keys:** no key opens it.
     *
     *     **Least role:** manager.
     */
    post: operations["post-webhooks"];
  };
  "/api/webhooks/{id}": {
    /**
     * Removes an endpoint with its log.
     * @description **Price:** Free.
     *
     *     **API keys:** no key opens it.
     *
     *     **Least role:** manager.
     */
    delete: operations["delete-webhooks-id"];
    /**
     * Changes an endpoint’s name, address or events, pauses it, or turns it on again.
     * @description **Price:** Free.
     *
     *     **API keys:** no key opens it.
     *
     *     **Least role:** manager.
     */
    patch: operations["patch-webhooks-id"];
  };
  "/api/webhooks/{id}/secret": {
    /**
     * Makes a new signing secret. The old one signs beside it for 24 hours.
     * @description **Price:** Free.
     *
     *     **API keys:** no key opens it.
     *
     *     **Least role:** manager.
     *
     *     **Limit:** 10 calls a minute for a workspace.
     */
    post: operations["post-webhooks-id-secret"];
  };
  "/api/webhooks/{id}/test": {
    /**
     * Sends a webhook.test event to the endpoint.
     * @description **Price:** Free.
     *
     *     **API keys:** scope `verify`.
     *
     *     **Least role:** manager.
     *
     *     **Limit:** 10 calls a minute for a workspace.
     */
    post: operations["post-webhooks-id-test"];
  };
  "/api/webhooks/{id}/deliveries": {
    /**
     * Lists what was to be delivered in the last 30 days, the newest first.
     * @description **Price:** Free.
     *
     *     **API keys:** scope `read`.
     *
     *     **Least role:** manager.
     */
    get: operations["get-webhooks-id-deliveries"];
  };
  "/api/webhooks/{id}/attempts": {
    /**
     * Lists the attempts of the last 30 days with their bodies, the newest first.
     * @description **Price:** Free.
     *
     *     **API keys:** scope `read`.
     *
     *     **Least role:** manager.
     */
    get: operations["get-webhooks-id-attempts"];
  };
  "/api/webhooks/{id}/deliveries/{deliveryId}/replay": {
    /**
     * Sends a delivery again, under its old id.
     * @description **Price:** Free.
     *
     *     **API keys:** scope `verify`.
     *
     *     **Least role:** manager.
     *
     *     **Limit:** 60 calls a minute for a workspace.
     */
    post: operations["post-webhooks-id-deliveries-deliveryId-replay"];
  };
  "/api/webhooks/{id}/replay": {
    /**
     * Sends again what failed or was missed since a moment, up to 10000 deliveries, the oldest first.
     * @description **Price:** Free.
     *
     *     **API keys:** scope `verify`.
     *
     *     **Least role:** manager.
     *
     *     **Limit:** 10 calls a minute for a workspace.
     */
    post: operations["post-webhooks-id-replay"];
  };
  "/api/extension/badge": {
    /**
     * Returns what the workspace already paid for about a profile, and what more would cost. Free.
     * @description **Price:** Free.
     *
     *     **API keys:** scope `read`.
     *
     *     **Least role:** viewer.
     */
    get: operations["get-extension-badge"];
    /**
     * Screens a profile from what it shows everybody, or returns what was already paid for.
     * @description **Price:** 1 credit when there is a score. Free within 5 minutes of the last, and with a report of the last 24 hours.
     *
     *     **API keys:** scope `verify`.
     *
     *     **Least role:** member.
     */
    post: operations["post-extension-badge"];
  };
  "/api/extension/verifications": {
    /**
     * Verifies the open profile, or returns the workspace’s own report of the last 24 hours.
     * @description **Price:** 10 credits when the report is ready. Free for the same creator within 24 hours.
     *
     *     **API keys:** scope `verify`.
     *
     *     **Least role:** member.
     */
    post: operations["post-extension-verifications"];
  };
  "/api/extension/shortlist": {
    /**
     * Adds the open profile to a shortlist, with a screening that is kept with it.
     * @description **Price:** 5 credits for a creator who is new on the list. Free with a report of the last 24 hours.
     *
     *     **API keys:** scope `discover`.
     *
     *     **Least role:** member.
     */
    post: operations["post-extension-shortlist"];
  };
  "/api/extension/account": {
    /**
     * Returns whose workspace the extension acts on, its credits, its shortlists and how many calls are left.
     * @description **Price:** Free.
     *
     *     **API keys:** scope `read`.
     *
     *     **Least role:** viewer.
     */
    get: operations["get-extension-account"];
  };
  "/api/extension/codes": {
    /**
     * Makes a one-time code that signs in the extension that asked. It lasts two minutes.
     * @description **Price:** Free.
     *
     *     **API keys:** no key opens it.
     *
     *     **Least role:** anyone signed in, about themselves.
     *
     *     **Limit:** 30 calls a minute for a workspace.
     */
    post: operations["post-extension-codes"];
  };
  "/api/extension/sessions": {
    /**
     * Lists the browsers in which the caller’s extension is signed in, the last used first.
     * @description **Price:** Free.
     *
     *     **API keys:** no key opens it.
     *
     *     **Least role:** anyone signed in, about themselves.
     */
    get: operations["get-extension-sessions"];
    /**
     * Trades a one-time code, with the secret behind its challenge, for a token of the extension.
     * @description **Price:** Free.
     *
     *     **Limit:** 30 calls a minute from one address.
     */
    post: operations["post-extension-sessions"];
  };
  "/api/extension/sessions/{id}": {
    /**
     * Signs the extension out of one browser.
     * @description **Price:** Free.
     *
     *     **API keys:** no key opens it.
     *
     *     **Least role:** anyone signed in, about themselves.
     */
    delete: operations["delete-extension-sessions-id"];
  };
  "/api/extension/sign-out": {
    /**
     * Ends the token that the extension calls with.
     * @description **Price:** Free.
     *
     *     **API keys:** no key opens it.
     *
     *     **Least role:** anyone signed in, about themselves.
     */
    post: operations["post-extension-sign-out"];
  };
  "/api/discovery/creators": {
    /**
     * Finds creators by filters and text. Without a token, returns the first 10 simulated ones.
     * @description What `q` names (a topic, a place, a size) becomes filters; `reading` in the answer says how it was read. `total` is exact up to 10,000.
     *
     *     **Price:** Free.
     *
     *     **API keys:** scope `read`.
     *
     *     **Least role:** viewer.
     *
     *     **Limit:** 300 calls a minute from one address.
     */
    get: operations["get-discovery-creators"];
  };
  "/api/discovery/glance": {
    /**
     * One creator in the index with the parts of the score, three recent posts and the declared audience. Free.
     * @description **Price:** Free.
     *
     *     **API keys:** scope `read`.
     *
     *     **Least role:** viewer.
     *
     *     **Limit:** 240 calls a minute for a workspace.
     */
    get: operations["get-discovery-glance"];
  };
  "/api/discovery/lookalikes": {
    /**
     * Creators like another one, with the reasons. 10 credits per creator found; a preview is free.
     * @description **Price:** 10 credits per creator found. A preview is free.
     *
     *     **API keys:** scope `discover`.
     *
     *     **Least role:** member.
     *
     *     **Limit:** 120 calls a minute for a workspace.
     */
    post: operations["post-discovery-lookalikes"];
  };
  "/api/discovery/personality": {
    /**
     * Creators who match a brand voice, with the reasons. 10 credits per creator found; a preview is free.
     * @description **Price:** 10 credits per creator found. A preview is free.
     *
     *     **API keys:** scope `discover`.
     *
     *     **Least role:** member.
     *
     *     **Limit:** 120 calls a minute for a workspace.
     */
    post: operations["post-discovery-personality"];
  };
  "/api/discovery/matches": {
    /**
     * Lists earlier matches, newest first. Reading them again is free.
     * @description **Price:** Free.
     *
     *     **API keys:** scope `read`.
     *
     *     **Least role:** viewer.
     */
    get: operations["get-discovery-matches"];
  };
  "/api/discovery/matches/{id}": {
    /**
     * Returns one match with its creators and reasons.
     * @description **Price:** Free.
     *
     *     **API keys:** scope `read`.
     *
     *     **Least role:** viewer.
     */
    get: operations["get-discovery-matches-id"];
  };
  "/api/discovery/creator": {
    /**
     * Returns one creator in the index by platform and handle.
     * @description **Price:** Free.
     *
     *     **API keys:** scope `read`.
     *
     *     **Least role:** viewer.
     */
    get: operations["get-discovery-creator"];
  };
  "/api/discovery/audiences": {
    /**
     * Lists the workspace’s customer lists, newest first, up to 20.
     * @description **Price:** Free.
     *
     *     **API keys:** scope `read`.
     *
     *     **Least role:** viewer.
     */
    get: operations["get-discovery-audiences"];
    /**
     * Counts a customer list and compares it with every audience. 2 credits. The rows are deleted as soon as they are counted.
     * @description **Price:** 2 credits when the list is read.
     *
     *     **API keys:** scope `discover`.
     *
     *     **Least role:** member.
     *
     *     **Limit:** 20 calls a minute for a workspace.
     */
    post: operations["post-discovery-audiences"];
  };
  "/api/discovery/audiences/{id}": {
    /**
     * Returns a customer list: its progress, which rows couldn’t be read, and its totals.
     * @description **Price:** Free.
     *
     *     **API keys:** scope `read`.
     *
     *     **Least role:** viewer.
     */
    get: operations["get-discovery-audiences-id"];
    /**
     * Deletes a customer list and everything counted from it. Creator lists you paid for stay. Returns what was deleted.
     * @description **Price:** Free.
     *
     *     **API keys:** scope `discover`.
     *
     *     **Least role:** member.
     */
    delete: operations["delete-discovery-audiences-id"];
  };
  "/api/discovery/audiences/{id}/matches": {
    /**
     * Creators whose audience is like the customers on a list. 10 credits per creator found; a preview is free.
     * @description **Price:** 10 credits per creator found. A preview is free.
     *
     *     **API keys:** scope `discover`.
     *
     *     **Least role:** member.
     *
     *     **Limit:** 120 calls a minute for a workspace.
     */
    post: operations["post-discovery-audiences-id-matches"];
  };
  "/api/discovery/searches": {
    /**
     * Lists the workspace’s saved searches by name, up to 50.
     * @description **Price:** Free.
     *
     *     **API keys:** scope `read`.
     *
     *     **Least role:** viewer.
     */
    get: operations["get-discovery-searches"];
    /**
     * Saves a search under a name.
     * @description **Price:** Free.
     *
     *     **API keys:** scope `discover`.
     *
     *     **Least role:** member.
     */
    post: operations["post-discovery-searches"];
  };
  "/api/discovery/searches/{id}": {
    /**
     * Deletes a saved search. Returns what was deleted, so it can be saved again.
     * @description **Price:** Free.
     *
     *     **API keys:** scope `discover`.
     *
     *     **Least role:** member.
     */
    delete: operations["delete-discovery-searches-id"];
    /**
     * Renames a saved search.
     * @description **Price:** Free.
     *
     *     **API keys:** scope `discover`.
     *
     *     **Least role:** member.
     */
    patch: operations["patch-discovery-searches-id"];
  };
  "/api/discovery/searches/{id}/seen": {
    /**
     * Records that a saved search was looked at: what matches now is no longer new.
     * @description **Price:** Free.
     *
     *     **API keys:** scope `discover`.
     *
     *     **Least role:** viewer.
     */
    post: operations["post-discovery-searches-id-seen"];
  };
  "/api/discovery/searches/{id}/emails": {
    /**
     * Turns the caller’s emails about new creators in a saved search on or off. Free, one a day at most.
     * @description **Price:** Free.
     *
     *     **API keys:** no key opens it.
     *
     *     **Least role:** viewer.
     */
    put: operations["put-discovery-searches-id-emails"];
  };
  "/api/bulk/preview": {
    /**
     * Reads a list of up to 500 profile links and says what it would cost to verify. Nothing starts.
     * @description **Price:** Free.
     *
     *     **API keys:** scope `verify`.
     *
     *     **Least role:** member.
     *
     *     **Limit:** 60 calls a minute for a workspace.
     */
    post: operations["post-bulk-preview"];
  };
  "/api/bulk": {
    /**
     * Lists the workspace’s latest batches, newest first, up to 50.
     * @description **Price:** Free.
     *
     *     **API keys:** scope `read`.
     *
     *     **Least role:** viewer.
     */
    get: operations["get-bulk"];
    /**
     * Verifies a list. Each creator is charged when their turn comes; it stops if the credits run out.
     * @description It pauses by itself when credits run out and goes on when it is resumed.
     *
     *     **Price:** 10 credits per creator, when that creator’s report is ready.
     *
     *     **API keys:** scope `verify`.
     *
     *     **Least role:** member.
     *
     *     **Limit:** 30 calls a minute for a workspace.
     */
    post: operations["post-bulk"];
  };
  "/api/bulk/{id}": {
    /**
     * Returns a batch with every line and its result so far.
     * @description **Price:** Free.
     *
     *     **API keys:** scope `read`.
     *
     *     **Least role:** viewer.
     */
    get: operations["get-bulk-id"];
    /**
     * Pauses, resumes or ends a batch. Verifications already running will finish either way.
     * @description **Price:** Free.
     *
     *     **API keys:** scope `verify`.
     *
     *     **Least role:** member.
     */
    patch: operations["patch-bulk-id"];
  };
  "/api/home": {
    /**
     * What needs attention, recent work, usage and the first steps still to do.
     * @description **Price:** Free.
     *
     *     **API keys:** scope `read`.
     *
     *     **Least role:** viewer.
     */
    get: operations["get-home"];
  };
  "/api/verifications/{id}/read": {
    /**
     * Records that the report was opened. Only the first time counts.
     * @description **Price:** Free.
     *
     *     **API keys:** scope `verify`.
     *
     *     **Least role:** viewer.
     */
    post: operations["post-verifications-id-read"];
  };
  "/api/shortlists": {
    /**
     * Lists the workspace’s shortlists, who is on them, and how many spots are taken.
     * @description **Price:** Free.
     *
     *     **API keys:** scope `read`.
     *
     *     **Least role:** viewer.
     */
    get: operations["get-shortlists"];
    /**
     * Creates a shortlist, empty or with its first creator. A workspace can have up to 20.
     * @description **Price:** Free.
     *
     *     **API keys:** scope `discover`.
     *
     *     **Least role:** member.
     */
    post: operations["post-shortlists"];
  };
  "/api/shortlists/{id}": {
    /**
     * Returns one shortlist: its creators in order, each with the latest verdict.
     * @description **Price:** Free.
     *
     *     **API keys:** scope `read`.
     *
     *     **Least role:** viewer.
     */
    get: operations["get-shortlists-id"];
    /**
     * Removes a shortlist. It can be restored for a day.
     * @description **Price:** Free.
     *
     *     **API keys:** scope `discover`.
     *
     *     **Least role:** member.
     */
    delete: operations["delete-shortlists-id"];
    /**
     * Renames a shortlist, reorders its creators, or turns the weekly check on or off.
     * @description **Price:** Free.
     *
     *     **API keys:** scope `discover`.
     *
     *     **Least role:** member.
     */
    patch: operations["patch-shortlists-id"];
  };
  "/api/shortlists/{id}/reach": {
    /**
     * The combined reach of a shortlist’s creators, with people who follow more than one counted once.
     * @description **Price:** Free.
     *
     *     **API keys:** scope `read`.
     *
     *     **Least role:** viewer.
     */
    get: operations["get-shortlists-id-reach"];
  };
  "/api/shortlists/{id}/restore": {
    /**
     * Restores a removed shortlist, if there is still room for its creators.
     * @description **Price:** Free.
     *
     *     **API keys:** scope `discover`.
     *
     *     **Least role:** member.
     */
    post: operations["post-shortlists-id-restore"];
  };
  "/api/shortlists/{id}/entries": {
    /**
     * Adds a creator to the end of a shortlist. A creator who is already on it stays put.
     * @description Ten creators fit on all shortlists together.
     *
     *     **Price:** Free.
     *
     *     **API keys:** scope `discover`.
     *
     *     **Least role:** member.
     */
    post: operations["post-shortlists-id-entries"];
  };
  "/api/shortlists/{id}/entries/{entryId}": {
    /**
     * Removes a creator from a shortlist. The note and the spot can be restored for a day.
     * @description **Price:** Free.
     *
     *     **API keys:** scope `discover`.
     *
     *     **Least role:** member.
     */
    delete: operations["delete-shortlists-id-entries-entryId"];
    /**
     * Changes the status, note or tags of a creator on a shortlist.
     * @description **Price:** Free.
     *
     *     **API keys:** scope `discover`.
     *
     *     **Least role:** member.
     */
    patch: operations["patch-shortlists-id-entries-entryId"];
  };
  "/api/shortlists/{id}/entries/{entryId}/restore": {
    /**
     * Puts a removed creator back where they were.
     * @description **Price:** Free.
     *
     *     **API keys:** scope `discover`.
     *
     *     **Least role:** member.
     */
    post: operations["post-shortlists-id-entries-entryId-restore"];
  };
  "/api/shortlist-alerts": {
    /**
     * Lists what the weekly checks found that no one has dismissed, newest first, up to 50.
     * @description **Price:** Free.
     *
     *     **API keys:** scope `read`.
     *
     *     **Least role:** viewer.
     */
    get: operations["get-shortlist-alerts"];
  };
  "/api/shortlist-alerts/{id}/dismiss": {
    /**
     * Dismisses an alert.
     * @description **Price:** Free.
     *
     *     **API keys:** scope `discover`.
     *
     *     **Least role:** member.
     */
    post: operations["post-shortlist-alerts-id-dismiss"];
  };
  "/api/watches": {
    /**
     * Lists the creators whose counts are read for the workspace, and how many the plan has room for: 25, 100 or 500, oldest first.
     * @description **Price:** Free.
     *
     *     **API keys:** scope `read`.
     *
     *     **Least role:** viewer.
     */
    get: operations["get-watches"];
    /**
     * Watches a creator. Free. Over the plan’s room, the creator waits for a place.
     * @description **Price:** Free.
     *
     *     **API keys:** scope `discover`.
     *
     *     **Least role:** member.
     */
    post: operations["post-watches"];
  };
  "/api/watches/{platform}/{handle}": {
    /**
     * Returns the counts that were read of a watched creator: days, posts at each age, and changes.
     * @description **Price:** Free.
     *
     *     **API keys:** scope `read`.
     *
     *     **Least role:** viewer.
     */
    get: operations["get-watches-platform-handle"];
    /**
     * Stops watching a creator. Creators on a shortlist stay watched.
     * @description **Price:** Free.
     *
     *     **API keys:** scope `discover`.
     *
     *     **Least role:** member.
     */
    delete: operations["delete-watches-platform-handle"];
  };
  "/api/watches/{platform}/{handle}/refresh": {
    /**
     * Reads a watched creator’s counts next, at most every 15 minutes. Free.
     * @description **Price:** Free.
     *
     *     **API keys:** scope `discover`.
     *
     *     **Least role:** member.
     */
    post: operations["post-watches-platform-handle-refresh"];
  };
  "/api/watch-alerts": {
    /**
     * Lists changes of watched creators that no one has dismissed, newest first, up to 50.
     * @description **Price:** Free.
     *
     *     **API keys:** scope `read`.
     *
     *     **Least role:** viewer.
     */
    get: operations["get-watch-alerts"];
  };
  "/api/watch-alerts/{id}/dismiss": {
    /**
     * Dismisses a change, for the whole workspace.
     * @description **Price:** Free.
     *
     *     **API keys:** scope `discover`.
     *
     *     **Least role:** member.
     */
    post: operations["post-watch-alerts-id-dismiss"];
  };
  "/api/campaigns": {
    /**
     * Lists the workspace’s campaigns, the last changed first, with their money and steps.
     * @description **Price:** Free.
     *
     *     **API keys:** scope `read`.
     *
     *     **Least role:** viewer.
     */
    get: operations["get-campaigns"];
    /**
     * Creates a draft from the template of its goal. Free. A workspace can have up to 100.
     * @description **Price:** Free.
     *
     *     **API keys:** scope `campaigns`.
     *
     *     **Least role:** member.
     */
    post: operations["post-campaigns"];
  };
  "/api/campaigns/{id}": {
    /**
     * Returns a campaign: its fields, creators, deliverables, tasks, money and steps.
     * @description **Price:** Free.
     *
     *     **API keys:** scope `read`.
     *
     *     **Least role:** viewer.
     */
    get: operations["get-campaigns-id"];
    /**
     * Deletes a campaign. It can be brought back for a day.
     * @description **Price:** Free.
     *
     *     **API keys:** scope `campaigns`.
     *
     *     **Least role:** member.
     */
    delete: operations["delete-campaigns-id"];
    /**
     * Changes one field. A field that somebody else changed in the meantime is refused with both values.
     * @description **Price:** Free.
     *
     *     **API keys:** scope `campaigns`.
     *
     *     **Least role:** member.
     */
    patch: operations["patch-campaigns-id"];
  };
  "/api/campaigns/{id}/steps/{step}": {
    /**
     * What is missing from one of the seven steps, and what to do next.
     * @description **Price:** Free.
     *
     *     **API keys:** scope `read`.
     *
     *     **Least role:** viewer.
     */
    get: operations["get-campaigns-id-steps-step"];
  };
  "/api/campaigns/{id}/state": {
    /**
     * Starts, completes, reopens, archives or restores a campaign. Starting costs 2 credits, once.
     * @description **Price:** 2 credits once, when the campaign starts.
     *
     *     **API keys:** scope `campaigns`.
     *
     *     **Least role:** member.
     */
    post: operations["post-campaigns-id-state"];
  };
  "/api/campaigns/{id}/duplicate": {
    /**
     * Copies the plan of a campaign into a new draft: brief, audience, budget, creators, deliverables and tasks.
     * @description **Price:** Free.
     *
     *     **API keys:** scope `campaigns`.
     *
     *     **Least role:** member.
     */
    post: operations["post-campaigns-id-duplicate"];
  };
  "/api/campaigns/{id}/restore": {
    /**
     * Brings back a deleted campaign.
     * @description **Price:** Free.
     *
     *     **API keys:** scope `campaigns`.
     *
     *     **Least role:** member.
     */
    post: operations["post-campaigns-id-restore"];
  };
  "/api/campaigns/{id}/changes": {
    /**
     * Who changed what, newest first, 50 at a time.
     * @description **Price:** Free.
     *
     *     **API keys:** scope `read`.
     *
     *     **Least role:** viewer.
     */
    get: operations["get-campaigns-id-changes"];
  };
  "/api/campaigns/{id}/head": {
    /**
     * The newest change of a campaign, to ask often whether anything moved.
     * @description **Price:** Free.
     *
     *     **API keys:** scope `read`.
     *
     *     **Least role:** viewer.
     */
    get: operations["get-campaigns-id-head"];
  };
  "/api/campaigns/{id}/creators": {
    /**
     * Adds creators. Those who are in the campaign already stay as they are. Up to 200.
     * @description **Price:** Free.
     *
     *     **API keys:** scope `campaigns`.
     *
     *     **Least role:** member.
     */
    post: operations["post-campaigns-id-creators"];
  };
  "/api/campaigns/{id}/creators/{entryId}": {
    /**
     * Takes a creator out of a campaign. They can be put back for a day.
     * @description **Price:** Free.
     *
     *     **API keys:** scope `campaigns`.
     *
     *     **Least role:** member.
     */
    delete: operations["delete-campaigns-id-creators-entryId"];
    /**
     * Changes one field of a creator: role, fee, decision, and after the start outreach, contract and payment.
     * @description **Price:** Free.
     *
     *     **API keys:** scope `campaigns`.
     *
     *     **Least role:** member.
     */
    patch: operations["patch-campaigns-id-creators-entryId"];
  };
  "/api/campaigns/{id}/creators/{entryId}/restore": {
    /**
     * Puts a creator back with everything that was noted.
     * @description **Price:** Free.
     *
     *     **API keys:** scope `campaigns`.
     *
     *     **Least role:** member.
     */
    post: operations["post-campaigns-id-creators-entryId-restore"];
  };
  "/api/campaigns/{id}/creators/{entryId}/deliverables": {
    /**
     * Adds something for a creator to deliver. Up to 20 for each creator.
     * @description **Price:** Free.
     *
     *     **API keys:** scope `campaigns`.
     *
     *     **Least role:** member.
     */
    post: operations["post-campaigns-id-creators-entryId-deliverables"];
  };
  "/api/campaigns/{id}/deliverables/{deliverableId}": {
    /**
     * Deletes a deliverable.
     * @description **Price:** Free.
     *
     *     **API keys:** scope `campaigns`.
     *
     *     **Least role:** member.
     */
    delete: operations["delete-campaigns-id-deliverables-deliverableId"];
    /**
     * Changes one field of a deliverable: due date, state, posted link, results.
     * @description **Price:** Free.
     *
     *     **API keys:** scope `campaigns`.
     *
     *     **Least role:** member.
     */
    patch: operations["patch-campaigns-id-deliverables-deliverableId"];
  };
  "/api/campaigns/{id}/tasks": {
    /**
     * Adds a task. Up to 100.
     * @description **Price:** Free.
     *
     *     **API keys:** scope `campaigns`.
     *
     *     **Least role:** member.
     */
    post: operations["post-campaigns-id-tasks"];
  };
  "/api/campaigns/{id}/tasks/{taskId}": {
    /**
     * Deletes a task.
     * @description **Price:** Free.
     *
     *     **API keys:** scope `campaigns`.
     *
     *     **Least role:** member.
     */
    delete: operations["delete-campaigns-id-tasks-taskId"];
    /**
     * Changes one field of a task.
     * @description **Price:** Free.
     *
     *     **API keys:** scope `campaigns`.
     *
     *     **Least role:** member.
     */
    patch: operations["patch-campaigns-id-tasks-taskId"];
  };
  "/api/campaigns/{id}/intelligence": {
    /**
     * What is known of a campaign’s mix: reach, price, overlap, and what changed since yesterday. Free.
     * @description **Price:** Free.
     *
     *     **API keys:** scope `read`.
     *
     *     **Least role:** viewer.
     *
     *     **Limit:** 60 calls a minute for a workspace.
     */
    get: operations["get-campaigns-id-intelligence"];
  };
  "/api/tracking/hosts": {
    /**
     * Lists the websites that your short links may lead to.
     * @description **Price:** Free.
     *
     *     **API keys:** scope `read`.
     *
     *     **Least role:** viewer.
     */
    get: operations["get-tracking-hosts"];
    /**
     * Declares a website of yours. Short links lead to declared websites alone. Up to 50.
     * @description **Price:** Free.
     *
     *     **API keys:** scope `campaigns`.
     *
     *     **Least role:** member.
     */
    post: operations["post-tracking-hosts"];
  };
  "/api/tracking/hosts/{host}": {
    /**
     * Removes a website. Links that lead there stop at once, and work again if it is declared again.
     * @description **Price:** Free.
     *
     *     **API keys:** scope `campaigns`.
     *
     *     **Least role:** member.
     */
    delete: operations["delete-tracking-hosts-host"];
  };
  "/api/tracking/links": {
    /**
     * Lists a campaign’s short links, the oldest first, with their clicks.
     * @description **Price:** Free.
     *
     *     **API keys:** scope `read`.
     *
     *     **Least role:** viewer.
     */
    get: operations["get-tracking-links"];
    /**
     * Makes a short link to a declared website, with UTM parameters, for a creator or the whole campaign.
     * @description **Price:** Free.
     *
     *     **API keys:** scope `campaigns`.
     *
     *     **Least role:** member.
     */
    post: operations["post-tracking-links"];
  };
  "/api/tracking/links/{id}": {
    /**
     * Ends a short link. It leads nowhere from then on; its counts stay.
     * @description **Price:** Free.
     *
     *     **API keys:** scope `campaigns`.
     *
     *     **Least role:** member.
     */
    delete: operations["delete-tracking-links-id"];
  };
  "/t/{code}": {
    /**
     * Counts a click and redirects to where the short link leads.
     * @description **Price:** Free.
     */
    get: operations["get-t-code"];
  };
  "/api/tracking/codes": {
    /**
     * Lists a campaign’s promo codes, the oldest first.
     * @description **Price:** Free.
     *
     *     **API keys:** scope `read`.
     *
     *     **Least role:** viewer.
     */
    get: operations["get-tracking-codes"];
    /**
     * Notes a promo code of a creator. Orders that carry it count for them, earlier ones too.
     * @description **Price:** Free.
     *
     *     **API keys:** scope `campaigns`.
     *
     *     **Least role:** member.
     */
    post: operations["post-tracking-codes"];
  };
  "/api/tracking/codes/{id}": {
    /**
     * Removes a promo code. Its orders stay, and count for nobody.
     * @description **Price:** Free.
     *
     *     **API keys:** scope `campaigns`.
     *
     *     **Least role:** member.
     */
    delete: operations["delete-tracking-codes-id"];
  };
  "/api/tracking/sources": {
    /**
     * Lists the shops that send you their orders.
     * @description **Price:** Free.
     *
     *     **API keys:** scope `read`.
     *
     *     **Least role:** viewer.
     */
    get: operations["get-tracking-sources"];
    /**
     * Adds a shop. Its secret is made here and told once, unless you send the one that the shop signs with.
     * @description **Price:** Free.
     *
     *     **API keys:** no key opens it.
     *
     *     **Least role:** manager.
     */
    post: operations["post-tracking-sources"];
  };
  "/api/tracking/sources/{id}": {
    /**
     * Removes a shop. Its messages are refused from then on; its orders stay.
     * @description **Price:** Free.
     *
     *     **API keys:** no key opens it.
     *
     *     **Least role:** manager.
     */
    delete: operations["delete-tracking-sources-id"];
  };
  "/api/tracking/orders": {
    /**
     * Lists the orders that count for a campaign, newest first, 50 a page.
     * @description **Price:** Free.
     *
     *     **API keys:** scope `read`.
     *
     *     **Least role:** viewer.
     */
    get: operations["get-tracking-orders"];
    /**
     * Reads orders from a CSV file, up to 10,000 rows. An order that is known already is brought up to date.
     * @description **Price:** Free.
     *
     *     **API keys:** scope `campaigns`.
     *
     *     **Least role:** member.
     */
    post: operations["post-tracking-orders"];
  };
  "/api/tracking/orders/{sourceId}": {
    /**
     * Takes an order from a shop, signed with its secret. Send it as often as you like: an order counts once.
     * @description **Price:** Free.
     *
     *     **Limit:** 6000 calls a minute from one address.
     */
    post: operations["post-tracking-orders-sourceId"];
  };
  "/api/tracking/results": {
    /**
     * Clicks and orders of a campaign by creator and by day.
     * @description **Price:** Free.
     *
     *     **API keys:** scope `read`.
     *
     *     **Least role:** viewer.
     */
    get: operations["get-tracking-results"];
  };
  "/api/tracking/posts": {
    /**
     * Posts of the campaign’s creators that look like its own, how they are disclosed, and their lift.
     * @description **Price:** Free.
     *
     *     **API keys:** scope `read`.
     *
     *     **Least role:** viewer.
     */
    get: operations["get-tracking-posts"];
  };
  "/api/outreach/threads": {
    /**
     * Lists threads, the last moved first, 50 at a time.
     * @description **Price:** Free.
     *
     *     **API keys:** scope `read`.
     *
     *     **Least role:** viewer.
     */
    get: operations["get-outreach-threads"];
  };
  "/api/outreach/threads/{id}": {
    /**
     * Returns a thread with its messages, oldest first.
     * @description **Price:** Free.
     *
     *     **API keys:** scope `read`.
     *
     *     **Least role:** viewer.
     */
    get: operations["get-outreach-threads-id"];
    /**
     * Sets how a thread stands, who looks after it, or that it was read. A state ends its follow-ups.
     * @description **Price:** Free.
     *
     *     **API keys:** scope `campaigns`.
     *
     *     **Least role:** member.
     */
    patch: operations["patch-outreach-threads-id"];
  };
  "/api/outreach/threads/{id}/notes": {
    /**
     * Adds a note that only your workspace sees.
     * @description **Price:** Free.
     *
     *     **API keys:** scope `campaigns`.
     *
     *     **Least role:** member.
     */
    post: operations["post-outreach-threads-id-notes"];
  };
  "/api/outreach/threads/{id}/received": {
    /**
     * Logs a reply that came another way. It ends the follow-ups like every reply.
     * @description **Price:** Free.
     *
     *     **API keys:** scope `campaigns`.
     *
     *     **Least role:** member.
     */
    post: operations["post-outreach-threads-id-received"];
  };
  "/api/outreach/threads/{id}/replies": {
    /**
     * Sends a reply in the thread, 30 seconds later. Free.
     * @description **Price:** Free.
     *
     *     **API keys:** scope `campaigns`.
     *
     *     **Least role:** manager.
     */
    post: operations["post-outreach-threads-id-replies"];
  };
  "/api/outreach/threads/{id}/stop": {
    /**
     * Takes back everything in the thread that has not left yet. You get the credits back.
     * @description **Price:** Free.
     *
     *     **API keys:** scope `campaigns`.
     *
     *     **Least role:** manager.
     */
    post: operations["post-outreach-threads-id-stop"];
  };
  "/api/outreach/preview": {
    /**
     * Exactly what would be sent to whom and when, what it costs, and who is left out and why. Free.
     * @description **Price:** Free.
     *
     *     **API keys:** scope `campaigns`.
     *
     *     **Least role:** member.
     */
    post: operations["post-outreach-preview"];
  };
  "/api/outreach/messages": {
    /**
     * Sends to everybody whom the preview finds nothing against, 30 seconds later or when you say. `confirm` names how many and what it costs.
     * @description **Price:** 20 credits per first email, 1 per follow-up, when the mail server takes it.
     *
     *     **API keys:** scope `campaigns`.
     *
     *     **Least role:** manager.
     */
    post: operations["post-outreach-messages"];
  };
  "/api/outreach/messages/{id}": {
    /**
     * Takes back a message that has not left yet. You get its credits back.
     * @description **Price:** Free.
     *
     *     **API keys:** scope `campaigns`.
     *
     *     **Least role:** manager.
     */
    delete: operations["delete-outreach-messages-id"];
  };
  "/api/outreach/contacts/find": {
    /**
     * Addresses that these creators publish, with where each stands. Their linked pages are read in the background: ask again while `page` is waiting. Free.
     * @description **Price:** Free.
     *
     *     **API keys:** scope `campaigns`.
     *
     *     **Least role:** member.
     *
     *     **Limit:** 60 calls a minute for a workspace.
     */
    post: operations["post-outreach-contacts-find"];
  };
  "/api/outreach/contacts": {
    /**
     * Adds an address that the creator gave you, with how they did.
     * @description **Price:** Free.
     *
     *     **API keys:** scope `campaigns`.
     *
     *     **Least role:** member.
     */
    post: operations["post-outreach-contacts"];
  };
  "/api/outreach/contacts/{id}": {
    /**
     * Removes a contact.
     * @description **Price:** Free.
     *
     *     **API keys:** scope `campaigns`.
     *
     *     **Least role:** member.
     */
    delete: operations["delete-outreach-contacts-id"];
  };
  "/api/outreach/templates": {
    /**
     * Lists the templates, the last changed first.
     * @description **Price:** Free.
     *
     *     **API keys:** scope `read`.
     *
     *     **Least role:** viewer.
     */
    get: operations["get-outreach-templates"];
    /**
     * Saves a template. A workspace can have up to 100.
     * @description **Price:** Free.
     *
     *     **API keys:** scope `campaigns`.
     *
     *     **Least role:** member.
     */
    post: operations["post-outreach-templates"];
  };
  "/api/outreach/templates/{id}": {
    /**
     * Deletes a template. What was sent with it stays.
     * @description **Price:** Free.
     *
     *     **API keys:** scope `campaigns`.
     *
     *     **Least role:** member.
     */
    delete: operations["delete-outreach-templates-id"];
    /**
     * Changes a template, over the version that you saw.
     * @description **Price:** Free.
     *
     *     **API keys:** scope `campaigns`.
     *
     *     **Least role:** member.
     */
    patch: operations["patch-outreach-templates-id"];
  };
  "/api/outreach/templates/draft": {
    /**
     * Writes a first message and two follow-ups for a campaign. 2 credits.
     * @description **Price:** 2 credits when it is written.
     *
     *     **API keys:** scope `campaigns`.
     *
     *     **Least role:** member.
     *
     *     **Limit:** 20 calls a minute for a workspace.
     */
    post: operations["post-outreach-templates-draft"];
  };
  "/api/outreach/sender": {
    /**
     * Who sends for this workspace; null until somebody has said.
     * @description **Price:** Free.
     *
     *     **API keys:** scope `read`.
     *
     *     **Least role:** viewer.
     */
    get: operations["get-outreach-sender"];
    /**
     * Says who sends for this workspace, and through which mail server.
     * @description **Price:** Free.
     *
     *     **API keys:** no key opens it.
     *
     *     **Least role:** manager.
     */
    put: operations["put-outreach-sender"];
  };
  "/api/outreach/sender/test": {
    /**
     * Signs in to the mail server and the mailbox, and sends nothing.
     * @description **Price:** Free.
     *
     *     **API keys:** no key opens it.
     *
     *     **Least role:** manager.
     *
     *     **Limit:** 10 calls a minute for a workspace.
     */
    post: operations["post-outreach-sender-test"];
  };
  "/api/outreach/sender/records": {
    /**
     * Whether DNS says what receivers look for (SPF, DKIM, DMARC), and what to publish where it doesn’t.
     * @description **Price:** Free.
     *
     *     **API keys:** scope `read`.
     *
     *     **Least role:** manager.
     *
     *     **Limit:** 20 calls a minute for a workspace.
     */
    get: operations["get-outreach-sender-records"];
  };
  "/api/outreach/suppressions": {
    /**
     * Addresses that this workspace must not write to, newest first, 200 at most.
     * @description **Price:** Free.
     *
     *     **API keys:** scope `read`.
     *
     *     **Least role:** viewer.
     */
    get: operations["get-outreach-suppressions"];
    /**
     * Keeps an address from ever being written to. What waits for it is taken back.
     * @description **Price:** Free.
     *
     *     **API keys:** scope `campaigns`.
     *
     *     **Least role:** member.
     */
    post: operations["post-outreach-suppressions"];
  };
  "/api/outreach/unsubscribe/{token}": {
    /**
     * Whom a link of a message unsubscribes from. It changes nothing.
     * @description **Price:** Free.
     */
    get: operations["get-outreach-unsubscribe-token"];
    /**
     * Unsubscribes, as one click in a mail program does (RFC 8058). Doing it twice changes nothing.
     * @description **Price:** Free.
     */
    post: operations["post-outreach-unsubscribe-token"];
  };
  "/api/subscription/{userId}": {
    /**
     * Returns the caller’s subscription, or 404 if there never was one.
     * @description **Price:** Free.
     *
     *     **API keys:** scope `read`.
     *
     *     **Least role:** viewer.
     */
    get: operations["get-subscription-userId"];
  };
  "/api/subscription": {
    /**
     * Returns the existing subscription. Without one, a card has to be set up first: nothing is created from the request body.
     * @description **Price:** Free.
     *
     *     **API keys:** no key opens it.
     *
     *     **Least role:** viewer.
     */
    post: operations["post-subscription"];
  };
  "/api/subscription/trial": {
    /**
     * Starts the card step for people who are signed in without a plan. The trial starts with `complete-trial-signup`.
     * @description **Price:** Free.
     *
     *     **API keys:** no key opens it.
     *
     *     **Least role:** owner.
     *
     *     **Limit:** 30 calls a minute from one address.
     */
    post: operations["post-subscription-trial"];
  };
  "/api/subscription/{userId}/cancel": {
    /**
     * Cancels the subscription at the end of its period, or the trial on its last day. Until then nothing changes.
     * @description **Price:** Free.
     *
     *     **API keys:** no key opens it.
     *
     *     **Least role:** owner.
     */
    post: operations["post-subscription-userId-cancel"];
  };
  "/api/subscription/{userId}/resume": {
    /**
     * Undoes a cancellation. If the subscription has already ended, it starts over with the card on file, which is charged right away.
     * @description **Price:** Free.
     *
     *     **API keys:** no key opens it.
     *
     *     **Least role:** owner.
     */
    post: operations["post-subscription-userId-resume"];
  };
  "/api/subscription/{userId}/change": {
    /**
     * Changes the plan: upgrades take effect and are charged right away, downgrades with the next period. Can also preview the change.
     * @description **Price:** Free.
     *
     *     **API keys:** no key opens it.
     *
     *     **Least role:** owner.
     */
    post: operations["post-subscription-userId-change"];
  };
  "/api/billing/invoices": {
    /**
     * Lists the caller’s invoices and receipts, newest first.
     * @description **Price:** Free.
     *
     *     **API keys:** scope `read`.
     *
     *     **Least role:** viewer.
     */
    get: operations["get-billing-invoices"];
  };
  "/api/billing/invoices/{id}/pdf": {
    /**
     * Returns one invoice as a PDF.
     * @description **Price:** Free.
     *
     *     **API keys:** scope `read`.
     *
     *     **Least role:** viewer.
     */
    get: operations["get-billing-invoices-id-pdf"];
  };
  "/api/billing/card/setup": {
    /**
     * Starts setting up another card, which the page confirms with the client secret.
     * @description **Price:** Free.
     *
     *     **API keys:** no key opens it.
     *
     *     **Least role:** owner.
     */
    post: operations["post-billing-card-setup"];
  };
  "/api/billing/card": {
    /**
     * Makes a card that was set up the default card, and uses it to pay anything due.
     * @description **Price:** Free.
     *
     *     **API keys:** no key opens it.
     *
     *     **Least role:** owner.
     */
    post: operations["post-billing-card"];
  };
  "/api/billing/pay": {
    /**
     * Retries a failed charge now. If the bank asks, the page confirms with the client secret.
     * @description **Price:** Free.
     *
     *     **API keys:** no key opens it.
     *
     *     **Least role:** owner.
     */
    post: operations["post-billing-pay"];
  };
  "/api/billing/refresh": {
    /**
     * Refreshes the subscription from the card provider after a page confirmed a payment.
     * @description **Price:** Free.
     *
     *     **API keys:** no key opens it.
     *
     *     **Least role:** owner.
     */
    post: operations["post-billing-refresh"];
  };
  "/api/stripe/webhook": {
    /**
     * Receives the card provider’s signed webhooks.
     * @description **Price:** Free.
     */
    post: operations["post-stripe-webhook"];
  };
  "/api/contact": {
    /**
     * Sends a message to the operator and a confirmation to the sender.
     * @description **Price:** Free.
     *
     *     **Limit:** 30 calls a minute from one address.
     */
    post: operations["post-contact"];
  };
  "/api/waitlist/count": {
    /**
     * How many people are waiting for the product.
     * @description **Price:** Free.
     */
    get: operations["get-waitlist-count"];
  };
  "/api/waitlist": {
    /**
     * Adds an email address to a waitlist and sends a welcome email.
     * @description **Price:** Free.
     *
     *     **Limit:** 30 calls a minute from one address.
     */
    post: operations["post-waitlist"];
  };
  "/api/submit-creator-tool-email": {
    /**
     * Registers an email address for the free analysis tool.
     * @description **Price:** Free.
     *
     *     **Limit:** 30 calls a minute from one address.
     */
    post: operations["post-submit-creator-tool-email"];
  };
  "/api/analyze-creator-profile": {
    /**
     * Analyzes a creator for a visitor. Free, 3 a day per email address that was registered first.
     * @description **Price:** Free.
     *
     *     **Limit:** 30 calls a minute from one address.
     */
    post: operations["post-analyze-creator-profile"];
  };
  "/api/dev/creator-tool/reset": {
    /**
     * Resets today’s uses of the free tool for this email address and this IP address. Sandbox only.
     * @description **Price:** Free.
     *
     *     **Limit:** 30 calls a minute from one address.
     */
    post: operations["post-dev-creator-tool-reset"];
  };
  "/api/instagram/lookup": {
    /**
     * Looks up a public Instagram profile. Nothing is connected.
     * @description **Price:** Free.
     *
     *     **Limit:** 30 calls a minute from one address.
     */
    post: operations["post-instagram-lookup"];
  };
  "/api/data-requests": {
    /**
     * Files a request about personal data. It starts when the emailed link is confirmed.
     * @description **Price:** Free.
     *
     *     **Limit:** 30 calls a minute from one address.
     */
    post: operations["post-data-requests"];
  };
  "/api/data-requests/{token}": {
    /**
     * Returns the status of a request, for anyone with its link.
     * @description **Price:** Free.
     *
     *     **Limit:** 60 calls a minute from one address.
     */
    get: operations["get-data-requests-token"];
  };
  "/api/data-requests/{token}/confirm": {
    /**
     * Confirms a request by email, and carries out whatever that confirmation is enough for.
     * @description **Price:** Free.
     *
     *     **Limit:** 30 calls a minute from one address.
     */
    post: operations["post-data-requests-token-confirm"];
  };
  "/api/data-requests/{token}/prove": {
    /**
     * Checks whether the creator’s profile shows the request’s code and, if so, carries the request out.
     * @description **Price:** Free.
     *
     *     **Limit:** 5 calls a minute from one address.
     */
    post: operations["post-data-requests-token-prove"];
  };
  "/api/data-requests/{token}/connect": {
    /**
     * Begins to prove whose profile it is by connecting it. The browser goes to the address in the answer.
     * @description **Price:** Free.
     *
     *     **Limit:** 10 calls a minute from one address.
     */
    post: operations["post-data-requests-token-connect"];
  };
  "/api/data-requests/{token}/export": {
    /**
     * Returns the file with the requested data, for a week after the request was granted.
     * @description **Price:** Free.
     *
     *     **Limit:** 10 calls a minute from one address.
     */
    get: operations["get-data-requests-token-export"];
  };
  "/api/dev/mail": {
    /**
     * Lists the emails the sandbox kept instead of sending, newest first, up to 100.
     * @description **Price:** Free.
     */
    get: operations["get-dev-mail"];
  };
  "/api/dev/clock": {
    /**
     * The time by the product's clock. Sandbox only.
     * @description **Price:** Free.
     */
    get: operations["get-dev-clock"];
    /**
     * Moves the clock forward and responds once everything that came due is done. Sandbox only.
     * @description **Price:** Free.
     */
    post: operations["post-dev-clock"];
  };
  "/api/config": {
    /**
     * Returns the public configuration.
     * @description **Price:** Free.
     */
    get: operations["get-config"];
  };
  "/api/sandbox/creators": {
    /**
     * Lists the simulated showcase creators and what each one shows. Sandbox only.
     * @description **Price:** Free.
     */
    get: operations["get-sandbox-creators"];
  };
  "/api/schemas/snapshot.json": {
    /**
     * JSON Schema for the creator snapshot, version 1.
     * @description **Price:** Free.
     */
    get: operations["get-schemas-snapshot-json"];
  };
  "/api/schemas/report.json": {
    /**
     * JSON Schema for the verification report, version 1.
     * @description **Price:** Free.
     */
    get: operations["get-schemas-report-json"];
  };
  "/api/client-errors": {
    /**
     * Reports an error in the web app, with the ID its screen shows.
     * @description **Price:** Free.
     *
     *     **Limit:** 30 calls a minute from one address.
     */
    post: operations["post-client-errors"];
  };
  "/healthz": {
    /**
     * Responds while the process is alive.
     * @description **Price:** Free.
     */
    get: operations["get-healthz"];
  };
  "/readyz": {
    /**
     * Returns 200 while the process can serve, 503 while it starts, drains or has no database.
     * @description **Price:** Free.
     */
    get: operations["get-readyz"];
  };
  "/api/admin/login": {
    /**
     * Signs in to admin with its password, plus a code if an authenticator is set up.
     * @description **Price:** Free.
     *
     *     **Limit:** 30 calls a minute from one address.
     */
    post: operations["post-admin-login"];
  };
  "/api/announcement": {
    /**
     * The operator’s announcement to everyone who is signed in. Null if there is none.
     * @description **Price:** Free.
     */
    get: operations["get-announcement"];
  };
}
export interface webhooks {
  "verification.done": {
    /** A verification has its report. */
    post: {
      parameters: {
        header: {
          /** @description The same at every attempt and at a replay. */
          "webhook-id": string;
          /** @description When this attempt was made, in seconds since 1970. */
          "webhook-timestamp": string;
          /** @description `v1,` and the Base64 of HMAC-SHA256 over `{webhook-id}.{webhook-timestamp}.{body}`; several with a space between them. */
          "webhook-signature": string;
        };
      };
      requestBody: {
        content: {
          "application/json": {
            /** @constant */
            type: "verification.done";
            timestamp: string;
            sequence: number;
            data: {
              verificationId: string;
              /** @description Null where it isn’t known whose the link is. */
              creator: {
                /** @enum {string} */
                platform: "instagram" | "tiktok" | "youtube" | "twitch" | "x" | "linkedin";
                handle: string;
                url: string | null;
              } | null;
              reportUrl: string;
              /** @description READY, LOW_CONFIDENCE, RESTRICTED or another state of a report. */
              state: string;
              /** @description Null where there is no score. */
              trust: {
                score: number;
                low: number;
                high: number;
              } | null;
              /** @description book, ask-first or dont-book; null without a verdict. */
              decision: string | null;
              creditsUsed: number;
            };
          };
        };
      };
      responses: {
        /** @description It arrived. Anything else is tried again for three days. */
        "2XX": {
          content?: never;
        };
      };
    };
  };
  "verification.failed": {
    /** A verification failed; its credits are back. */
    post: {
      parameters: {
        header: {
          /** @description The same at every attempt and at a replay. */
          "webhook-id": string;
          /** @description When this attempt was made, in seconds since 1970. */
          "webhook-timestamp": string;
          /** @description `v1,` and the Base64 of HMAC-SHA256 over `{webhook-id}.{webhook-timestamp}.{body}`; several with a space between them. */
          "webhook-signature": string;
        };
      };
      requestBody: {
        content: {
          "application/json": {
            /** @constant */
            type: "verification.failed";
            timestamp: string;
            sequence: number;
            data: {
              verificationId: string;
              /** @description Null where it isn’t known whose the link is. */
              creator: {
                /** @enum {string} */
                platform: "instagram" | "tiktok" | "youtube" | "twitch" | "x" | "linkedin";
                handle: string;
                url: string | null;
              } | null;
              reportUrl: string;
              code: string;
              error: string;
            };
          };
        };
      };
      responses: {
        /** @description It arrived. Anything else is tried again for three days. */
        "2XX": {
          content?: never;
        };
      };
    };
  };
  "score.changed": {
    /** A creator’s score left the range of your last report. */
    post: {
      parameters: {
        header: {
          /** @description The same at every attempt and at a replay. */
          "webhook-id": string;
          /** @description When this attempt was made, in seconds since 1970. */
          "webhook-timestamp": string;
          /** @description `v1,` and the Base64 of HMAC-SHA256 over `{webhook-id}.{webhook-timestamp}.{body}`; several with a space between them. */
          "webhook-signature": string;
        };
      };
      requestBody: {
        content: {
          "application/json": {
            /** @constant */
            type: "score.changed";
            timestamp: string;
            sequence: number;
            data: {
              verificationId: string;
              /** @description Null where it isn’t known whose the link is. */
              creator: {
                /** @enum {string} */
                platform: "instagram" | "tiktok" | "youtube" | "twitch" | "x" | "linkedin";
                handle: string;
                url: string | null;
              } | null;
              reportUrl: string;
              before: {
                score: number;
                low: number;
                high: number;
              };
              after: {
                score: number;
                low: number;
                high: number;
              };
            };
          };
        };
      };
      responses: {
        /** @description It arrived. Anything else is tried again for three days. */
        "2XX": {
          content?: never;
        };
      };
    };
  };
  "credits.low": {
    /** A deduction left few credits. */
    post: {
      parameters: {
        header: {
          /** @description The same at every attempt and at a replay. */
          "webhook-id": string;
          /** @description When this attempt was made, in seconds since 1970. */
          "webhook-timestamp": string;
          /** @description `v1,` and the Base64 of HMAC-SHA256 over `{webhook-id}.{webhook-timestamp}.{body}`; several with a space between them. */
          "webhook-signature": string;
        };
      };
      requestBody: {
        content: {
          "application/json": {
            /** @constant */
            type: "credits.low";
            timestamp: string;
            sequence: number;
            data: {
              /** @enum {string} */
              level: "low" | "critical";
              remaining: number;
            };
          };
        };
      };
      responses: {
        /** @description It arrived. Anything else is tried again for three days. */
        "2XX": {
          content?: never;
        };
      };
    };
  };
  "batch.done": {
    /** A list is verified. */
    post: {
      parameters: {
        header: {
          /** @description The same at every attempt and at a replay. */
          "webhook-id": string;
          /** @description When this attempt was made, in seconds since 1970. */
          "webhook-timestamp": string;
          /** @description `v1,` and the Base64 of HMAC-SHA256 over `{webhook-id}.{webhook-timestamp}.{body}`; several with a space between them. */
          "webhook-signature": string;
        };
      };
      requestBody: {
        content: {
          "application/json": {
            /** @constant */
            type: "batch.done";
            timestamp: string;
            sequence: number;
            data: {
              batchId: string;
              name: string;
              done: number;
              /** @description Verifications without a report, and lines that couldn’t be read. */
              failed: number;
            };
          };
        };
      };
      responses: {
        /** @description It arrived. Anything else is tried again for three days. */
        "2XX": {
          content?: never;
        };
      };
    };
  };
  "watch.alert": {
    /** A watched creator’s counts left their usual range. */
    post: {
      parameters: {
        header: {
          /** @description The same at every attempt and at a replay. */
          "webhook-id": string;
          /** @description When this attempt was made, in seconds since 1970. */
          "webhook-timestamp": string;
          /** @description `v1,` and the Base64 of HMAC-SHA256 over `{webhook-id}.{webhook-timestamp}.{body}`; several with a space between them. */
          "webhook-signature": string;
        };
      };
      requestBody: {
        content: {
          "application/json": {
            /** @constant */
            type: "watch.alert";
            timestamp: string;
            sequence: number;
            data: {
              creator: {
                /** @enum {string} */
                platform: "instagram" | "tiktok" | "youtube" | "twitch" | "x" | "linkedin";
                handle: string;
                url: string | null;
              };
              /** @enum {string} */
              count: "followers" | "likes" | "views";
              since: string | null;
              at: string;
              value: number;
              low: number;
              high: number;
              /** @description Earlier days, or posts, that the range rests on. */
              n: number;
            };
          };
        };
      };
      responses: {
        /** @description It arrived. Anything else is tried again for three days. */
        "2XX": {
          content?: never;
        };
      };
    };
  };
  "outreach.replied": {
    /** A creator replied to your outreach. */
    post: {
      parameters: {
        header: {
          /** @description The same at every attempt and at a replay. */
          "webhook-id": string;
          /** @description When this attempt was made, in seconds since 1970. */
          "webhook-timestamp": string;
          /** @description `v1,` and the Base64 of HMAC-SHA256 over `{webhook-id}.{webhook-timestamp}.{body}`; several with a space between them. */
          "webhook-signature": string;
        };
      };
      requestBody: {
        content: {
          "application/json": {
            /** @constant */
            type: "outreach.replied";
            timestamp: string;
            sequence: number;
            data: {
              threadId: string;
              messageId: string;
              creator: {
                /** @enum {string} */
                platform: "instagram" | "tiktok" | "youtube" | "twitch" | "x" | "linkedin";
                handle: string;
                url: string | null;
              };
              /** @description Null where the email was for no campaign. */
              campaignId: string | null;
              subject: string;
              /**
               * @description The first 1,000 characters, without what they quote.
               * @example Sounds lovely. What is the budget?
               */
              text: string;
              /** @example https://vouch.example/dashboard/outreach?thread=6f1d2c3b */
              threadUrl: string;
            };
          };
        };
      };
      responses: {
        /** @description It arrived. Anything else is tried again for three days. */
        "2XX": {
          content?: never;
        };
      };
    };
  };
  "webhook.test": {
    /** Somebody pressed Test. */
    post: {
      parameters: {
        header: {
          /** @description The same at every attempt and at a replay. */
          "webhook-id": string;
          /** @description When this attempt was made, in seconds since 1970. */
          "webhook-timestamp": string;
          /** @description `v1,` and the Base64 of HMAC-SHA256 over `{webhook-id}.{webhook-timestamp}.{body}`; several with a space between them. */
          "webhook-signature": string;
        };
      };
      requestBody: {
        content: {
          "application/json": {
            /** @constant */
            type: "webhook.test";
            timestamp: string;
            sequence: number;
            data: {
              message: string;
            };
          };
        };
      };
      responses: {
        /** @description It arrived. Anything else is tried again for three days. */
        "2XX": {
          content?: never;
        };
      };
    };
  };
}
export interface components {
  schemas: {
    AccountSettings: {
      email: string;
      emailWaiting: string | null;
      firstName: string;
      lastName: string;
      company: string;
      /** @enum {string} */
      role: "brand_manager" | "marketing_manager" | "social_media_manager" | "agency_owner" | "freelancer" | "other";
      createdAt: string;
      hasPassword: boolean;
      linked: string[];
      notifications: {
        signInAlerts: boolean;
        creditWarnings: boolean;
        watchAlerts: boolean;
        productNews: boolean;
      };
    };
    AddedContext: {
      id: string;
      /** @enum {string} */
      relation: "creator" | "manager" | "agency" | "other";
      text: string;
      proofUrl: string | null;
      answer: string;
      writtenAt: string;
      answeredAt: string;
    };
    Analysis: {
      id: string;
      /** @enum {string} */
      state: "running" | "done" | "failed";
      createdAt: string;
      endedAt: string | null;
      engine: string | null;
      creditsHeld: number;
      creditsUsed: number | null;
      failure: string | null;
      /** @constant */
      kind: "ai_risk_analysis";
      answer: {
        /** @constant */
        writtenBy: "rules";
        level: ("low" | "medium" | "high" | "critical") | null;
        summary: string;
        points: {
          /** @enum {string} */
          kind: "risk" | "doubt" | "reassurance";
          title: string;
          text: string;
          signalId: string | null;
        }[];
        captions: {
          captions: number;
          read: number;
          topics: {
            /** @enum {string} */
            id: "profanity" | "adult" | "violence" | "politics" | "health-claims" | "money-claims" | "regulated";
            title: string;
            meaning: string;
            /** @enum {string} */
            level: "unknown" | "none" | "some" | "much";
            captions: number;
            share: number | null;
            low: number;
            high: number;
            passages: {
              postId: string;
              at: string;
              quote: string;
              word: string;
            }[];
          }[];
        };
        limits: string[];
      } | null;
    } | {
      id: string;
      /** @enum {string} */
      state: "running" | "done" | "failed";
      createdAt: string;
      endedAt: string | null;
      engine: string | null;
      creditsHeld: number;
      creditsUsed: number | null;
      failure: string | null;
      /** @constant */
      kind: "enhanced_regret_rate";
      answer: {
        rate: number;
        ordinaryRate: number;
        losesMoney: number | null;
        event: {
          chance: number;
          basis: string;
        };
        campaign: components["schemas"]["RoiCampaign"];
        changes: {
          /** @enum {string} */
          id: "fee-half" | "fee-break-even" | "no-doubts" | "usual-safety";
          text: string;
          rate: number;
        }[];
        summary: string;
      } | null;
    } | {
      id: string;
      /** @enum {string} */
      state: "running" | "done" | "failed";
      createdAt: string;
      endedAt: string | null;
      engine: string | null;
      creditsHeld: number;
      creditsUsed: number | null;
      failure: string | null;
      /** @constant */
      kind: "overexposure_index";
      answer: {
        index: number;
        low: number;
        high: number;
        /** @enum {string} */
        band: "low" | "moderate" | "high";
        parts: {
          /** @enum {string} */
          id: "sponsored-share" | "other-brands" | "paid-performance";
          value: number;
          strength: number;
          weight: number;
          basis: string;
        }[];
        brands: {
          name: string;
          posts: number;
          firstAt: string;
          lastAt: string;
        }[];
        months: {
          month: string;
          posts: number;
          sponsored: number;
        }[];
        effect: {
          ratio: number;
          low: number;
          high: number;
          sponsored: number;
          others: number;
        } | null;
        summary: string;
      } | null;
    };
    ApiKey: {
      id: string;
      name: string;
      /** @description How the key begins, to tell it from others. */
      prefix: string;
      scopes: ("read" | "verify" | "discover" | "campaigns" | "credits")[];
      networks: string[];
      creditsPerMonth: number | null;
      creditsThisMonth: number;
      /** @description The version that calls without a version header get. */
      version: string;
      madeBy: string | null;
      createdAt: string;
      expiresAt: string | null;
      lastUsedAt: string | null;
      /** @enum {string} */
      state: "live" | "expired" | "revoked";
    };
    ApiKeyCall: {
      id: string;
      at: string;
      method: string;
      path: string;
      status: number;
      requestId: string;
      address: string;
    };
    AudienceOverlaps: {
      creators: {
        verificationId: string;
        /** @enum {string} */
        platform: "instagram" | "tiktok" | "youtube" | "twitch" | "x" | "linkedin";
        handle: string;
        sampled: number;
        followers: number | null;
      }[];
      pairs: {
        one: string;
        other: string;
        measured: boolean;
        reason: ("same" | "platforms" | "sources" | "sample") | null;
        share: number;
        low: number;
        high: number;
        common: number;
      }[];
    };
    AudienceReading: {
      followers: {
        sampled: number;
        /** @enum {string} */
        method: "random" | "recent" | "full" | "unknown";
        basis: string;
        bins: {
          from: number;
          to: number;
          count: number;
        }[];
        credible: {
          share: number;
          low: number;
          high: number;
        };
        leastAuthentic: {
          id: string;
          username: string | null;
          followers: number | null;
          following: number | null;
          posts: number | null;
          probability: number;
          looksLike: string | null;
          reasons: string[];
        }[];
      } | null;
      comparable: {
        creators: number;
        screened: number;
        followersFrom: number;
        followersTo: number;
        bins: {
          from: number;
          to: number;
          count: number;
        }[];
        median: number;
        own: number;
        percentile: number;
      } | null;
    };
    BulkBatch: {
      id: string;
      name: string;
      /** @enum {string} */
      state: "running" | "paused" | "stopped" | "ended" | "done";
      createdAt: string;
      endedAt: string | null;
      counts: {
        [key: string]: number;
      };
      creditsUsed: number;
      items: {
        line: number;
        text: string;
        /** @enum {string} */
        state: "waiting" | "running" | "done" | "failed" | "refused" | "skipped";
        platform: string | null;
        handle: string | null;
        displayName: string | null;
        verificationId: string | null;
        creditsUsed: number | null;
        problem: string | null;
        verdict: {
          /** @enum {string} */
          state: "READY" | "LOW_CONFIDENCE" | "INSUFFICIENT" | "PRIVATE" | "NOT_FOUND" | "RESTRICTED";
          trust: {
            score: number;
            low: number;
            high: number;
            /** @enum {string} */
            band: "excellent" | "good" | "moderate" | "poor";
          } | null;
          fraudRisk: ("low" | "medium" | "high" | "critical") | null;
          decision: {
            /** @enum {string} */
            word: "book" | "ask-first" | "dont-book";
            because: ("followers" | "growth" | "likes" | "views" | "comments" | "rings")[];
            wouldDecide: ("followers" | "growth" | "likes" | "views" | "comments" | "rings" | "followersSample" | "history" | "posts" | "insights")[];
          } | null;
        } | null;
      }[];
    };
    BulkPreview: {
      lines: {
        line: number;
        text: string;
        /** @enum {string} */
        kind: "new" | "repeat" | "double" | "refused";
        platform: string | null;
        handle: string | null;
        reason: string | null;
      }[];
      counts: {
        [key: string]: number;
      };
      credits: number;
      available: number;
    };
    BulkSummary: {
      id: string;
      name: string;
      /** @enum {string} */
      state: "running" | "paused" | "stopped" | "ended" | "done";
      createdAt: string;
      endedAt: string | null;
      counts: {
        [key: string]: number;
      };
      creditsUsed: number;
    };
    Campaign: {
      id: string;
      /** @enum {string} */
      state: "draft" | "active" | "completed" | "archived";
      createdAt: string;
      updatedAt: string;
      startedAt: string | null;
      money: {
        budget: number | null;
        spent: number;
        committed: number;
        planned: number;
        left: number | null;
      };
      steps: components["schemas"]["CampaignStep"][];
      head: string;
      fields: {
        name: {
          value: string;
          version: number;
          by: string | null;
          at: string | null;
        };
        goal: {
          /** @enum {string} */
          value: "awareness" | "sales" | "content" | "launch" | "always-on";
          version: number;
          by: string | null;
          at: string | null;
        };
        brief: {
          value: string;
          version: number;
          by: string | null;
          at: string | null;
        };
        brand: {
          value: string;
          version: number;
          by: string | null;
          at: string | null;
        };
        product: {
          value: string;
          version: number;
          by: string | null;
          at: string | null;
        };
        startsOn: {
          value: string | null;
          version: number;
          by: string | null;
          at: string | null;
        };
        endsOn: {
          value: string | null;
          version: number;
          by: string | null;
          at: string | null;
        };
        platforms: {
          value: ("instagram" | "tiktok" | "youtube" | "twitch" | "x" | "linkedin")[];
          version: number;
          by: string | null;
          at: string | null;
        };
        audience: {
          value: string;
          version: number;
          by: string | null;
          at: string | null;
        };
        countries: {
          value: string[];
          version: number;
          by: string | null;
          at: string | null;
        };
        topics: {
          value: ("food" | "fitness" | "travel" | "beauty" | "fashion" | "gaming" | "tech" | "home" | "family" | "outdoors" | "music" | "learning" | "pets" | "business")[];
          version: number;
          by: string | null;
          at: string | null;
        };
        minFollowers: {
          value: number | null;
          version: number;
          by: string | null;
          at: string | null;
        };
        maxFollowers: {
          value: number | null;
          version: number;
          by: string | null;
          at: string | null;
        };
        minTrust: {
          value: number | null;
          version: number;
          by: string | null;
          at: string | null;
        };
        budget: {
          value: number | null;
          version: number;
          by: string | null;
          at: string | null;
        };
        currency: {
          /** @enum {string} */
          value: "USD" | "EUR" | "GBP";
          version: number;
          by: string | null;
          at: string | null;
        };
        notes: {
          value: string;
          version: number;
          by: string | null;
          at: string | null;
        };
      };
      creators: components["schemas"]["CampaignCreator"][];
      tasks: {
        id: string;
        fields: {
          title: {
            value: string;
            version: number;
            by: string | null;
            at: string | null;
          };
          done: {
            value: boolean;
            version: number;
            by: string | null;
            at: string | null;
          };
          dueOn: {
            value: string | null;
            version: number;
            by: string | null;
            at: string | null;
          };
        };
      }[];
    };
    CampaignChange: {
      id: string;
      at: string;
      by: string | null;
      /** @enum {string} */
      kind: "created" | "duplicated" | "started" | "completed" | "reopened" | "archived" | "restored" | "field" | "creator-added" | "creator-removed" | "creator-restored" | "deliverable-added" | "deliverable-removed" | "task-added" | "task-removed";
      subject: string | null;
      field: string | null;
      before?: unknown;
      after?: unknown;
    };
    CampaignCreator: {
      id: string;
      creator: {
        /** @enum {string} */
        platform: "instagram" | "tiktok" | "youtube" | "twitch" | "x" | "linkedin";
        handle: string;
        displayName: string | null;
        url: string | null;
      };
      addedAt: string;
      verdict: {
        verificationId: string;
        at: string;
        /** @enum {string} */
        state: "READY" | "LOW_CONFIDENCE" | "INSUFFICIENT" | "PRIVATE" | "NOT_FOUND" | "RESTRICTED";
        trust: {
          score: number;
          low: number;
          high: number;
          /** @enum {string} */
          band: "excellent" | "good" | "moderate" | "poor";
        } | null;
        fraudRisk: ("low" | "medium" | "high" | "critical") | null;
        decision: {
          /** @enum {string} */
          word: "book" | "ask-first" | "dont-book";
          because: ("followers" | "growth" | "likes" | "views" | "comments" | "rings")[];
          wouldDecide: ("followers" | "growth" | "likes" | "views" | "comments" | "rings" | "followersSample" | "history" | "posts" | "insights")[];
        } | null;
        followers: number | null;
        engagementRate: number | null;
        engagementBasis: ("followers" | "views" | "subscribers") | null;
        reach: {
          value: number;
          low: number | null;
          high: number | null;
        } | null;
        price: {
          value: number;
          low: number | null;
          high: number | null;
        } | null;
      } | null;
      counts: {
        followers: number | null;
        at: string;
      } | null;
      changes: number;
      screening: {
        score: number;
        low: number;
        high: number;
      } | null;
      running: boolean;
      fields: {
        role: {
          /** @enum {string} */
          value: "lead" | "supporting" | "ambassador" | "seeding";
          version: number;
          by: string | null;
          at: string | null;
        };
        fee: {
          value: number | null;
          version: number;
          by: string | null;
          at: string | null;
        };
        decision: {
          /** @enum {string} */
          value: "considering" | "approved" | "declined";
          version: number;
          by: string | null;
          at: string | null;
        };
        reason: {
          value: string;
          version: number;
          by: string | null;
          at: string | null;
        };
        outreach: {
          /** @enum {string} */
          value: "not-contacted" | "contacted" | "replied" | "negotiating" | "agreed" | "turned-down";
          version: number;
          by: string | null;
          at: string | null;
        };
        agreedFee: {
          value: number | null;
          version: number;
          by: string | null;
          at: string | null;
        };
        contract: {
          /** @enum {string} */
          value: "none" | "drafted" | "sent" | "signed";
          version: number;
          by: string | null;
          at: string | null;
        };
        paid: {
          value: number | null;
          version: number;
          by: string | null;
          at: string | null;
        };
        note: {
          value: string;
          version: number;
          by: string | null;
          at: string | null;
        };
      };
      deliverables: {
        id: string;
        fields: {
          kind: {
            /** @enum {string} */
            value: "post" | "reel" | "story" | "video" | "short" | "live" | "other";
            version: number;
            by: string | null;
            at: string | null;
          };
          title: {
            value: string;
            version: number;
            by: string | null;
            at: string | null;
          };
          dueOn: {
            value: string | null;
            version: number;
            by: string | null;
            at: string | null;
          };
          state: {
            /** @enum {string} */
            value: "planned" | "drafted" | "changes" | "approved" | "posted";
            version: number;
            by: string | null;
            at: string | null;
          };
          draft: {
            value: string;
            version: number;
            by: string | null;
            at: string | null;
          };
          feedback: {
            value: string;
            version: number;
            by: string | null;
            at: string | null;
          };
          link: {
            value: string;
            version: number;
            by: string | null;
            at: string | null;
          };
          views: {
            value: number | null;
            version: number;
            by: string | null;
            at: string | null;
          };
          likes: {
            value: number | null;
            version: number;
            by: string | null;
            at: string | null;
          };
          comments: {
            value: number | null;
            version: number;
            by: string | null;
            at: string | null;
          };
          clicks: {
            value: number | null;
            version: number;
            by: string | null;
            at: string | null;
          };
          orders: {
            value: number | null;
            version: number;
            by: string | null;
            at: string | null;
          };
          revenue: {
            value: number | null;
            version: number;
            by: string | null;
            at: string | null;
          };
        };
      }[];
    };
    CampaignIntelligence: {
      members: {
        entryId: string;
        id: string;
        approved: boolean;
        at: string;
        answer: components["schemas"]["RoiPlan"];
      }[];
      overlaps: components["schemas"]["AudienceOverlaps"] | null;
      unverified: number;
      beyond: number;
      budget: number | null;
      /** @enum {string} */
      goal: "profit" | "reach";
      news: {
        since: string;
        counts: components["schemas"]["WatchAlert"][];
        reports: {
          entryId: string;
          verificationId: string;
          name: string;
          at: string;
          trust: {
            score: number;
            low: number;
            high: number;
          } | null;
          decision: {
            /** @enum {string} */
            word: "book" | "ask-first" | "dont-book";
            because: ("followers" | "growth" | "likes" | "views" | "comments" | "rings")[];
            wouldDecide: ("followers" | "growth" | "likes" | "views" | "comments" | "rings" | "followersSample" | "history" | "posts" | "insights")[];
          } | null;
          before: {
            trust: {
              score: number;
              low: number;
              high: number;
            } | null;
            decision: {
              /** @enum {string} */
              word: "book" | "ask-first" | "dont-book";
              because: ("followers" | "growth" | "likes" | "views" | "comments" | "rings")[];
              wouldDecide: ("followers" | "growth" | "likes" | "views" | "comments" | "rings" | "followersSample" | "history" | "posts" | "insights")[];
            } | null;
          } | null;
        }[];
        edits: number;
      };
    };
    CampaignLift: {
      /** @description Against own baseline and other creators: .12 is 12% more.. */
      range: {
        low: number;
        point: number;
        high: number;
      };
      /** @description Against the own baseline alone. */
      baseline: {
        low: number;
        point: number;
        high: number;
      };
      creators: number;
      paidPosts: number;
      ownPosts: number;
      /** @description Other creators of the same weeks; 0: too few, so that both ranges are the same. */
      controls: number;
      /** @enum {string} */
      counted: "views" | "likes";
    };
    CampaignOrder: {
      id: string;
      /** @example 1001 */
      orderId: string;
      at: string;
      total: number;
      /** @example USD */
      currency: string;
      codes: string[];
      cancelled: boolean;
      /** @description Whom it counts for; null: the campaign itself. */
      entryId: string | null;
      /** @enum {string} */
      countedBy: "code" | "link";
    };
    CampaignStep: {
      step: number;
      /** @enum {string} */
      name: "Brief and goal" | "Audience and budget" | "Find creators" | "Verify and shortlist" | "Outreach and negotiation" | "Contract and content" | "Track and report";
      locked: boolean;
      done: boolean;
      missing: string[];
      next: string;
    };
    CampaignSummary: {
      id: string;
      /** @enum {string} */
      state: "draft" | "active" | "completed" | "archived";
      createdAt: string;
      updatedAt: string;
      startedAt: string | null;
      money: {
        budget: number | null;
        spent: number;
        committed: number;
        planned: number;
        left: number | null;
      };
      steps: components["schemas"]["CampaignStep"][];
      head: string;
      name: string;
      /** @enum {string} */
      goal: "awareness" | "sales" | "content" | "launch" | "always-on";
      startsOn: string | null;
      endsOn: string | null;
      /** @enum {string} */
      currency: "USD" | "EUR" | "GBP";
      creators: number;
      approved: number;
    };
    CardOnFile: {
      brand: string;
      last4: string;
      expMonth: number;
      expYear: number;
    };
    ChangePreview: {
      /** @enum {string} */
      tier: "STARTER" | "PROFESSIONAL" | "ENTERPRISE";
      /** @enum {string} */
      billingCycle: "MONTHLY" | "YEARLY";
      /** @enum {string} */
      takesEffect: "now" | "period_end" | "none";
      effectiveAt: string;
      amountDue: number;
      amountDueCents: number;
      unusedCredit: number;
      unusedCreditCents: number;
      currency: string;
      lines: {
        description: string;
        amount: number;
        amountCents: number;
      }[];
      price: number;
      nextBillingDate: string;
      monthlyCreditsAfter: number;
      endsTrial: boolean;
    };
    ConnectedProgram: {
      id: string;
      /**
       * @description What the program calls itself.
       * @example Desk model
       */
      program: string;
      /** @description Who let it in; it has that person’s rights. */
      person: string | null;
      /** @description You let it in. */
      own: boolean;
      scopes: ("read" | "verify" | "discover" | "campaigns" | "credits")[];
      creditsThisMonth: number;
      createdAt: string;
      lastUsedAt: string | null;
      expiresAt: string | null;
    };
    ConsentInvitation: {
      /** @enum {string} */
      state: "waiting" | "expired" | "reading" | "connected" | "declined" | "canceled" | "ended";
      brand: string;
      /** @enum {string} */
      platform: "instagram" | "tiktok" | "youtube" | "twitch" | "x" | "linkedin";
      handle: string;
      profileUrl: string;
      creatorFirst: boolean;
      uploaded: boolean;
      /** @enum {string} */
      door: "live" | "simulated" | "absent";
      expiresAt: string;
    };
    ConsentRequest: {
      id: string;
      /** @enum {string} */
      platform: "instagram" | "tiktok" | "youtube" | "twitch" | "x" | "linkedin";
      handle: string;
      /** @enum {string} */
      state: "waiting" | "expired" | "reading" | "connected" | "declined" | "canceled" | "ended";
      url: string | null;
      email: string | null;
      creatorFirst: boolean;
      uploaded: boolean;
      askedAt: string;
      expiresAt: string;
      answeredAt: string | null;
      verificationId: string | null;
      trouble: ("insufficient_credits" | "not_possible") | null;
    };
    CreatorAnalysis: {
      username: string;
      followers: number | null;
      engagement_rate: number | null;
      engagement_basis: string | null;
      suspicious_followers: number | null;
      suspicious_followers_interval: {
        low: number;
        high: number;
      } | null;
      quality_score: number | null;
      quality_interval: {
        low: number;
        high: number;
      } | null;
      risk_level: ("low" | "medium" | "high") | null;
      flags: string[];
      recommendations: string[];
      platform: string;
      url: string | null;
      displayName: string | null;
      /** @enum {string} */
      state: "READY" | "LOW_CONFIDENCE" | "INSUFFICIENT" | "PRIVATE" | "NOT_FOUND" | "RESTRICTED";
      verdict: string;
      fetchedAt: string;
      simulated: boolean;
      remaining: number;
    };
    CreatorGlance: {
      creator: components["schemas"]["DiscoveredCreator"];
      parts: {
        /** @enum {string} */
        part: "followers" | "growth" | "likes" | "views" | "comments" | "rings";
        /** @enum {string} */
        state: "seen" | "unclear" | "not-seen";
        share: number | null;
        low: number | null;
        high: number | null;
        line: number;
        n: number | null;
        why: string | null;
        verdict: ("clear" | "undecided" | "manipulated") | null;
      }[];
      posts: {
        id: string;
        publishedAt: string;
        /** @enum {string} */
        kind: "image" | "carousel" | "video" | "short" | "stream" | "story" | "text";
        sponsored: boolean;
        caption: string | null;
        likes: number | null;
        comments: number | null;
        views: number | null;
      }[] | null;
      audience: {
        countries: {
          [key: string]: number;
        } | null;
        ages: {
          [key: string]: number;
        } | null;
        genders: {
          [key: string]: number;
        } | null;
      } | null;
      growthMonthly: number | null;
      lastPostAt: string | null;
      sponsoredShare: number | null;
      hasContact: boolean | null;
      verificationId: string | null;
    };
    CreatorPage: {
      /** @enum {string} */
      role: "owner" | "reader";
      /** @enum {string} */
      platform: "instagram" | "tiktok" | "youtube" | "twitch" | "x" | "linkedin";
      handle: string;
      profileUrl: string;
      displayName: string | null;
      connection: {
        /** @enum {string} */
        state: "live" | "ended" | "file";
        simulated: boolean;
        since: string;
        until: string | null;
        revokes: boolean;
        emailed: boolean;
      } | null;
      readerUrl: string | null;
      readerReport: string | null;
      requests: {
        id: string;
        brand: string;
        /** @enum {string} */
        state: "running" | "failed" | "ready" | "sent" | "ended";
        askedAt: string;
        until: string | null;
      }[];
      report: {
        text: string;
        digest: string;
        signature: components["schemas"]["ReportSignature"];
        signatureState: {
          /** @enum {string} */
          standing: "valid" | "superseded" | "revoked" | "unrecorded";
          revoked: {
            at: string;
            /** @enum {string} */
            reason: "creator_erased" | "dispute_accepted" | "withdrawn";
          } | null;
          supersededBy: {
            dataAt: string;
          } | null;
        };
        checkUrl: string;
        /** @enum {string} */
        origin: "address" | "file";
        verifiedAt: string;
      } | null;
    };
    CreditBalance: {
      monthlyCredits: number;
      purchasedCredits: number;
      totalCredits: number;
      monthlyCreditsLimit: number;
      onHold: number;
      purchasedFrozen: boolean;
    };
    CreditEntry: {
      id: string;
      at: string;
      /** @enum {string} */
      bucket: "monthly" | "purchased";
      delta: number;
      balanceAfter: number;
      totalAfter: number;
      action: string;
      resourceId: string | null;
      cause: string;
    };
    CreditNotice: {
      id: string;
      /** @enum {string} */
      level: "low" | "critical";
      remaining: number;
      at: string;
    };
    CreditPackage: {
      credits: number;
      price: number;
      basePrice: number;
      discountPercent: number;
      pricePerCredit: number;
      popular: boolean;
      savings: string | null;
      description: string;
    };
    CustomerAudience: {
      id: string;
      name: string;
      kept: boolean;
      /** @enum {string} */
      state: "waiting" | "counting" | "comparing" | "ready" | "failed" | "used";
      lines: number;
      linesRead: number;
      linesRefused: number;
      refusals: {
        line: number;
        message: string;
      }[];
      sums: {
        countries: {
          [key: string]: number;
        };
        ages: {
          [key: string]: number;
        };
        genders: {
          [key: string]: number;
        };
        interests: {
          [key: string]: number;
        };
      } | null;
      compared: number;
      comparedOf: number;
      failure: string | null;
      createdAt: string;
    };
    DataRequestStatus: {
      reference: string;
      /** @enum {string} */
      kind: "access" | "erasure" | "objection";
      /** @enum {string} */
      subject: "account" | "creator";
      /** @enum {string} */
      law: "gdpr" | "ccpa";
      /** @enum {string} */
      state: "unconfirmed" | "unproven" | "open" | "done" | "refused";
      profileUrl: string | null;
      proofCode: string | null;
      outcome: string | null;
      receivedAt: string;
      dueAt: string;
      canConnect: boolean;
      exportUntil: string | null;
    };
    DiscoveredCreator: {
      id: string;
      /** @enum {string} */
      platform: "instagram" | "tiktok" | "youtube" | "twitch" | "x" | "linkedin";
      handle: string;
      url: string | null;
      displayName: string | null;
      category: ("food" | "fitness" | "travel" | "beauty" | "fashion" | "gaming" | "tech" | "home" | "family" | "outdoors" | "music" | "learning" | "pets" | "business") | null;
      country: string | null;
      language: string | null;
      verified: boolean | null;
      followers: number | null;
      engagementRate: number | null;
      engagementBasis: ("followers" | "views" | "subscribers") | null;
      trust: {
        score: number;
        low: number;
        high: number;
        /** @enum {string} */
        basis: "screening" | "verification";
      } | null;
      fraudRisk: ("low" | "medium" | "high" | "critical") | null;
      /** @enum {string} */
      decision?: "book" | "ask-first" | "dont-book";
      suspiciousShare: number | null;
      estimatedPrice: number | null;
      /** @enum {string} */
      source: "sandbox" | "verification" | "import";
      readAt: string;
      /**
       * @description An objection from the creator. examined: a request is under review, and nothing is withheld yet; withheld: no new verdicts are given. Absent: no objection.
       * @enum {string}
       */
      creatorRequest?: "examined" | "withheld";
    };
    Error: {
      /** @description A message to show to a person. */
      error: string;
      /** @description Stable. Use it in code. */
      code: string;
      requestId: string;
      /** @description Messages by field path. */
      fields?: {
        [key: string]: string;
      };
    } & {
      [key: string]: unknown;
    };
    ExportedFile: {
      id: string;
      /** @enum {string} */
      subject: "report" | "verifications" | "shortlist" | "batch" | "campaign";
      /** @enum {string} */
      format: "pdf" | "csv" | "json";
      title: string;
      sourceId: string | null;
      creator: string | null;
      filter: {
        /** @description Part of a name or handle. */
        q?: string;
        /** @description Any of these, separated by commas. */
        risk?: string;
        /** @description Any of these, separated by commas. */
        platform?: string;
        /**
         * Format: date
         * @description Requested on this day (UTC) or later.
         */
        from?: string;
        /**
         * Format: date
         * @description Requested on this day (UTC) or earlier.
         */
        to?: string;
        tag?: string;
        ids?: string[];
      } | null;
      link: boolean;
      additions: boolean;
      /** @enum {string} */
      state: "queued" | "running" | "ready" | "failed" | "gone";
      progress: number;
      stage: string | null;
      fileName: string | null;
      bytes: number | null;
      creditsHeld: number;
      creditsUsed: number | null;
      createdAt: string;
      endedAt: string | null;
      expiresAt: string | null;
      reason: string | null;
    };
    ExtensionBadge: {
      /**
       * @description `verification`: the workspace’s own report. `screening`: from what the profile shows everybody.
       * @enum {string}
       */
      basis: "verification" | "screening";
      /** @description Of the report; null for a screening. */
      verificationId: string | null;
      /** @description When the profile was read. */
      at: string;
      /** @enum {string} */
      state: "READY" | "LOW_CONFIDENCE" | "INSUFFICIENT" | "PRIVATE" | "NOT_FOUND" | "RESTRICTED";
      trust: {
        score: number;
        low: number;
        high: number;
        /** @enum {string} */
        band: "excellent" | "good" | "moderate" | "poor";
      } | null;
      fraudRisk: ("low" | "medium" | "high" | "critical") | null;
      /**
       * @description Null where there is no verdict.
       * @default null
       */
      decision: {
        /** @enum {string} */
        word: "book" | "ask-first" | "dont-book";
        because: ("followers" | "growth" | "likes" | "views" | "comments" | "rings")[];
        wouldDecide: ("followers" | "growth" | "likes" | "views" | "comments" | "rings" | "followersSample" | "history" | "posts" | "insights")[];
      } | null;
      verdict: string;
      /**
       * @description One entry for each part. Empty where there is no verdict.
       * @default []
       */
      parts: {
        /** @enum {string} */
        part: "followers" | "growth" | "likes" | "views" | "comments" | "rings";
        /** @enum {string} */
        state: "seen" | "unclear" | "not-seen";
        share: number | null;
        low: number | null;
        high: number | null;
        line: number;
        n: number | null;
        why: string | null;
        verdict: ("clear" | "undecided" | "manipulated") | null;
      }[];
    };
    ExtensionBadgeAnswer: {
      creator: {
        /** @enum {string} */
        platform: "instagram" | "tiktok" | "youtube" | "twitch" | "x" | "linkedin";
        handle: string;
        url: string;
      };
      /** @description Null: there is nothing to show that was paid for. */
      badge: components["schemas"]["ExtensionBadge"] | null;
      /** @description What `POST` of this call costs now, in credits. */
      price: number;
      prices: {
        /** @description The score: 1, or 0 where it is free now. */
        overlay_display: number;
        /** @description A verification: 10, or 0 where it is free now. */
        quick_verification: number;
        /** @description Opening the full report: 10, or 0 where it is free now. */
        profile_view: number;
        /** @description Adding the creator to a shortlist: 5, or 0 where it is free now. */
        shortlist_addition: number;
      };
      /** @description Taken by this call. */
      creditsUsed: number;
      limits: components["schemas"]["ExtensionLimits"];
    };
    ExtensionLimits: {
      hour: {
        limit: number;
        left: number;
        /** @description When the count begins again; null while nothing was counted. */
        endsAt: string | null;
      };
      day: {
        limit: number;
        left: number;
        /** @description When the count begins again; null while nothing was counted. */
        endsAt: string | null;
      };
    };
    ExtensionSession: {
      id: string;
      device: string;
      signedInAt: string;
      lastUsedAt: string;
      expiresAt: string;
    };
    FoundContacts: {
      creator: {
        /** @enum {string} */
        platform: "instagram" | "tiktok" | "youtube" | "twitch" | "x" | "linkedin";
        handle: string;
        displayName: string | null;
      };
      country: string | null;
      contacts: components["schemas"]["OutreachContact"][];
      /**
       * @description The page that the profile links to.
       * @enum {string}
       */
      page: "none" | "waiting" | "read" | "failed";
    };
    FoundPost: {
      entryId: string;
      /** @enum {string} */
      platform: "instagram" | "tiktok" | "youtube" | "twitch" | "x" | "linkedin";
      /** @example C9xYzAbCdEf */
      postId: string;
      at: string;
      kind: string;
      /** @description Its beginning. */
      caption: string;
      views: number | null;
      likes: number | null;
      comments: number | null;
      /**
       * @description label: the platform’s own paid-partnership label. caption: a tag such as #ad, or words. none: neither.
       * @enum {string}
       */
      disclosure: "label" | "caption" | "none";
      /** @description The deliverable whose link names it. */
      deliverableId: string | null;
      /** @description When the counts were read. */
      readAt: string;
    };
    HistoryEntry: {
      id: string;
      at: string;
      fetchedAt: string;
      engine: string;
      snapshotDigest: string;
      /** @enum {string} */
      state: "READY" | "LOW_CONFIDENCE" | "INSUFFICIENT" | "PRIVATE" | "NOT_FOUND" | "RESTRICTED";
      trust: {
        score: number;
        low: number;
        high: number;
        /** @enum {string} */
        band: "excellent" | "good" | "moderate" | "poor";
      } | null;
      fraudRisk: ("low" | "medium" | "high" | "critical") | null;
      /**
       * @description Null where there is no verdict.
       * @default null
       */
      decision: {
        /** @enum {string} */
        word: "book" | "ask-first" | "dont-book";
        because: ("followers" | "growth" | "likes" | "views" | "comments" | "rings")[];
        wouldDecide: ("followers" | "growth" | "likes" | "views" | "comments" | "rings" | "followersSample" | "history" | "posts" | "insights")[];
      } | null;
      followers: number | null;
      difference: {
        /** @enum {string} */
        cause: "none" | "data" | "engine" | "both";
        points: number | null;
        outside: boolean;
        moved: {
          id: string;
          title: string;
          from: number;
          to: number;
        }[];
      } | null;
    };
    Home: {
      unread: {
        count: number;
        verifications: components["schemas"]["VerificationCard"][];
      };
      alerts: components["schemas"]["ShortlistAlert"][];
      changes: components["schemas"]["WatchAlert"][];
      batches: components["schemas"]["BulkSummary"][];
      credits: components["schemas"]["CreditBalance"];
      subscription: components["schemas"]["Subscription"] | null;
      recent: components["schemas"]["VerificationCard"][];
      shortlists: {
        places: {
          used: number;
          limit: number;
        };
        lists: components["schemas"]["ShortlistSummary"][];
      };
      usage: {
        from: string;
        actions: {
          action: string;
          times: number;
          credits: number;
        }[];
      };
      steps: {
        verified: boolean;
        shortlisted: boolean;
        bulk: boolean;
      };
      now: string;
    };
    Invoice: {
      id: string;
      number: string;
      description: string;
      amount: number;
      amountCents: number;
      refunded: number;
      currency: string;
      /** @enum {string} */
      status: "open" | "paid" | "void" | "uncollectible" | "refunded";
      createdAt: string;
      paidAt: string | null;
      pdfUrl: string;
    };
    Match: {
      id: string;
      /** @enum {string} */
      kind: "lookalikes" | "audience" | "personality";
      title: string;
      asked: number;
      found: number;
      creditsUsed: number;
      createdAt: string;
      creators: {
        place: number;
        fit: number;
        creator: components["schemas"]["DiscoveredCreator"];
        reasons: {
          label: string;
          points: number;
          pointsMax: number;
          words: string;
        }[];
      }[];
      gone: number;
    };
    MatchCard: {
      id: string;
      /** @enum {string} */
      kind: "lookalikes" | "audience" | "personality";
      title: string;
      asked: number;
      found: number;
      creditsUsed: number;
      createdAt: string;
    };
    OpenThread: {
      id: string;
      creator: {
        /** @enum {string} */
        platform: "instagram" | "tiktok" | "youtube" | "twitch" | "x" | "linkedin";
        handle: string;
        displayName: string | null;
      };
      campaign: {
        id: string;
        name: string;
      } | null;
      /** @example hello@avafields.example */
      address: string;
      /** @enum {string} */
      source: "bio" | "linked-page" | "consent" | "given";
      /** @example instagram.com/ava_fields */
      evidence: string;
      /** @example Asked us for offers at a trade fair. */
      consentReason: string | null;
      subject: string;
      /** @enum {string} */
      state: "waiting" | "replied" | "agreed" | "declined" | "closed" | "failed" | "unsubscribed";
      assignee: {
        id: string;
        name: string;
      } | null;
      unread: boolean;
      lastAt: string;
      /**
       * @description How its newest message begins.
       * @example Thanks for reaching out.
       */
      lastLine: string;
      /** @description Messages that are still to be sent. */
      waiting: number;
      /** @description The workspace’s last report about the creator. */
      verdict: {
        verificationId: string;
        trust: {
          score: number;
          low: number;
          high: number;
        } | null;
        /** @example book */
        decision: string | null;
      } | null;
      messages: components["schemas"]["OutreachMessage"][];
    };
    OutreachContact: {
      id: string;
      /** @example hello@avafields.example */
      address: string;
      /** @enum {string} */
      source: "bio" | "linked-page" | "consent" | "given";
      /** @enum {string} */
      confidence: "high" | "medium";
      /**
       * @description Where exactly it stands.
       * @example instagram.com/ava_fields
       */
      evidence: string;
      foundAt: string;
    };
    OutreachMessage: {
      id: string;
      /** @enum {string} */
      kind: "first" | "follow-up" | "reply" | "received" | "note";
      /** @enum {string} */
      state: "waiting" | "sending" | "sent" | "refused" | "bounced" | "canceled" | "kept";
      subject: string;
      body: string;
      /** @description When it is sent; null for a follow-up whose turn hasn’t come. */
      dueAt: string | null;
      /**
       * @description Days after the message before it.
       * @example 4
       */
      afterDays: number | null;
      sentAt: string | null;
      createdAt: string;
      by: string | null;
      /** @description What it costs, or cost. */
      credits: number;
      /** @description It may have been sent twice, with the same Message-ID; it is charged once. */
      maybeTwice: boolean;
      /**
       * @description What kept it from being sent.
       * @example 550 No such user
       */
      fault: string | null;
    };
    OutreachPlan: {
      recipients: components["schemas"]["PlannedRecipient"][];
      /**
       * @description Recipients that would be written to.
       * @example 12
       */
      count: number;
      /** @description What it costs, follow-ups included. */
      credits: number;
      /**
       * @description Messages that can still leave today.
       * @example 20
       */
      left: number;
    };
    OutreachSender: {
      /** @example Northwind Coffee LLC */
      legalName: string;
      /** @example 1 Main Street, Portland, OR 97201, USA */
      postalAddress: string;
      /** @example Ann at Northwind */
      fromName: string;
      /**
       * Format: email
       * @example hello@example.com
       */
      address: string;
      /** @example America/New_York */
      timeZone: string;
      /**
       * @example own
       * @enum {string}
       */
      via: "ours" | "own";
      /** @example 500 */
      dailyMax: number;
      smtp: {
        /** @example smtp.example.com */
        host: string;
        /** @example 465 */
        port: number;
        /** @description Encrypted from the first byte; otherwise as soon as the server offers it. */
        tls: boolean;
        /**
         * @default
         * @example hello@example.com
         */
        user: string;
        hasPassword: boolean;
      } | null;
      imap: {
        /** @example smtp.example.com */
        host: string;
        /** @example 465 */
        port: number;
        /** @description Encrypted from the first byte; otherwise as soon as the server offers it. */
        tls: boolean;
        /**
         * @default
         * @example hello@example.com
         */
        user: string;
        hasPassword: boolean;
        readAt: string | null;
        /** @example The server refused the user or password. */
        fault: string | null;
      } | null;
    };
    OutreachSuppression: {
      id: string;
      /** @example hello@avafields.example */
      address: string;
      /** @enum {string} */
      reason: "unsubscribed" | "bounced" | "by-hand";
      at: string;
    };
    OutreachTemplate: {
      id: string;
      name: string;
      subject: string;
      body: string;
      followUps: {
        /** @example 4 */
        afterDays: number;
        /** @example Just checking in, {{first_name|there}}. */
        body: string;
      }[];
      version: number;
      changedBy: string | null;
      changedAt: string;
    };
    OutreachThread: {
      id: string;
      creator: {
        /** @enum {string} */
        platform: "instagram" | "tiktok" | "youtube" | "twitch" | "x" | "linkedin";
        handle: string;
        displayName: string | null;
      };
      campaign: {
        id: string;
        name: string;
      } | null;
      /** @example hello@avafields.example */
      address: string;
      /** @enum {string} */
      source: "bio" | "linked-page" | "consent" | "given";
      /** @example instagram.com/ava_fields */
      evidence: string;
      /** @example Asked us for offers at a trade fair. */
      consentReason: string | null;
      subject: string;
      /** @enum {string} */
      state: "waiting" | "replied" | "agreed" | "declined" | "closed" | "failed" | "unsubscribed";
      assignee: {
        id: string;
        name: string;
      } | null;
      unread: boolean;
      lastAt: string;
      /**
       * @description How its newest message begins.
       * @example Thanks for reaching out.
       */
      lastLine: string;
      /** @description Messages that are still to be sent. */
      waiting: number;
      /** @description The workspace’s last report about the creator. */
      verdict: {
        verificationId: string;
        trust: {
          score: number;
          low: number;
          high: number;
        } | null;
        /** @example book */
        decision: string | null;
      } | null;
    };
    OwnPlan: {
      priceCents: number;
      credits: number;
      seats: number;
    };
    PaymentConfirmation: {
      paymentIntentId: string;
      clientSecret: string;
    };
    PaymentProblem: {
      /** @enum {string} */
      kind: "card" | "authentication";
      message: string;
      amount: number;
      amountCents: number;
      failedAt: string;
      nextAttemptAt: string | null;
    };
    PlannedRecipient: {
      creator: {
        /** @enum {string} */
        platform: "instagram" | "tiktok" | "youtube" | "twitch" | "x" | "linkedin";
        handle: string;
        displayName: string | null;
      };
      /** @example hello@avafields.example */
      address: string | null;
      source: ("bio" | "linked-page" | "consent" | "given") | null;
      subject: string;
      /** @description With its foot: who sends, why, and how to unsubscribe. */
      body: string;
      followUps: {
        /** @example 4 */
        afterDays: number;
        body: string;
      }[];
      sendAt: string;
      /** @example America/New_York */
      zone: string;
      /** @description Whoever has one is left out of the send. */
      faults: {
        /** @enum {string} */
        code: "no_contact" | "suppressed" | "hole" | "unknown_field" | "already_contacted" | "consent_needed";
        error: string;
      }[];
    };
    ProfileLookup: {
      handle: string;
      timestamp: string;
      data: {
        /** @constant */
        platform: "instagram";
        /** @enum {string} */
        verifiedStatus: "verified" | "not verified" | "unknown";
        accountType: string;
        followers: number | null;
        following: number | null;
        posts: number | null;
        trustScore: number | null;
        trustInterval: {
          low: number;
          high: number;
        } | null;
        engagementRate: number | null;
        simulated: boolean;
      };
    };
    PromoCode: {
      id: string;
      campaignId: string;
      entryId: string;
      /** @example AVA15 */
      code: string;
      createdAt: string;
    };
    ReportCheck: {
      file: ("unchanged" | "values_changed" | "written_again" | "key_repeated" | "key_unknown" | "key_retired" | "no_signature" | "unreadable") | null;
      signature: {
        issuer: string;
        keyId: string;
        code: string | null;
        signedAt: string;
      } | null;
      state: {
        /** @enum {string} */
        standing: "valid" | "superseded" | "revoked" | "unrecorded";
        revoked: {
          at: string;
          /** @enum {string} */
          reason: "creator_erased" | "dispute_accepted" | "withdrawn";
        } | null;
        supersededBy: {
          dataAt: string;
        } | null;
      } | null;
      report: {
        platform: string;
        handle: string;
        displayName: string | null;
        dataAt: string;
        engine: string;
        digest: string;
        trust: {
          score: number;
          low: number;
          high: number;
          /** @enum {string} */
          band: "excellent" | "good" | "moderate" | "poor";
        } | null;
        decision: ("book" | "ask-first" | "dont-book") | null;
      } | null;
    };
    ReportSignature: {
      /** @constant */
      schema: "vouch.signature/1";
      issuer: string;
      keyId: string;
      code: string | null;
      signedAt: string;
      value: string;
    };
    RoiCampaign: {
      fee: number;
      otherCosts: number | null;
      posts: number | null;
      format: ("feed" | "reel" | "story" | "video" | "integration" | "short" | "stream" | "text") | null;
      linkPlace: ("sticker" | "description" | "bio" | "message") | null;
      brandLinked: boolean | null;
      niche: ("finance" | "technology" | "business" | "education" | "fitness" | "beauty" | "fashion" | "gaming" | "food" | "travel" | "lifestyle") | null;
      productPrice: number | null;
      margin: number | null;
      conversionRate: number | null;
      landingQuality: ("poor" | "typical" | "good") | null;
      discount: number | null;
      markets: string[] | null;
      attributionDays: number | null;
      usageRights: ("none" | "web" | "paid-social" | "all-media") | null;
      exclusivityMonths: number | null;
      boostSpend: number | null;
      earlierCampaigns: number | null;
    };
    RoiCampaignInput: {
      fee: number;
      otherCosts: number | null;
      posts: number | null;
      format: ("feed" | "reel" | "story" | "video" | "integration" | "short" | "stream" | "text") | null;
      linkPlace: ("sticker" | "description" | "bio" | "message") | null;
      brandLinked: boolean | null;
      niche: ("finance" | "technology" | "business" | "education" | "fitness" | "beauty" | "fashion" | "gaming" | "food" | "travel" | "lifestyle") | null;
      productPrice: number | null;
      margin: number | null;
      conversionRate: number | null;
      landingQuality: ("poor" | "typical" | "good") | null;
      discount: number | null;
      markets: string[] | null;
      attributionDays: number | null;
      usageRights: ("none" | "web" | "paid-social" | "all-media") | null;
      exclusivityMonths: number | null;
      boostSpend: number | null;
      earlierCampaigns: number | null;
    };
    RoiCreator: {
      id: string;
      /** @enum {string} */
      platform: "instagram" | "tiktok" | "youtube" | "twitch" | "x" | "linkedin";
      followers: number | null;
      reach: {
        p10: number;
        p50: number;
        p90: number;
      } | null;
      views: {
        p10: number;
        p50: number;
        p90: number;
      } | null;
      likes: {
        p10: number;
        p50: number;
        p90: number;
      } | null;
      engagement: {
        rate: number;
        /** @enum {string} */
        basis: "followers" | "views" | "subscribers";
        tierMedian: number | null;
      } | null;
      suspiciousShare: {
        share: number;
        low: number;
        high: number;
      } | null;
      massFollowerShare: number | null;
      inauthenticCommentsShare: number | null;
      growthAnomaly: number | null;
      commentsPerLike: number | null;
      savesPerLike: number | null;
      replyShare: number | null;
      viewSpread: number | null;
      postsPerWeek: number | null;
      originalShare: number | null;
      sponsoredShare: number | null;
      paidPerformance: number | null;
      otherBrands: number | null;
      audienceCountries: {
        [key: string]: number;
      } | null;
      audienceMatch: number | null;
      interestFit: number | null;
      safetyRisk: number | null;
      history: {
        clicks: number;
        orders: number;
      } | null;
    };
    RoiPlan: {
      creator: components["schemas"]["RoiCreator"];
      reach: {
        value: number;
        low: number;
        high: number;
      } | null;
      verdict: {
        /** @enum {string} */
        state: "READY" | "LOW_CONFIDENCE" | "INSUFFICIENT" | "PRIVATE" | "NOT_FOUND" | "RESTRICTED";
        trust: {
          score: number;
          low: number;
          high: number;
          /** @enum {string} */
          band: "excellent" | "good" | "moderate" | "poor";
        } | null;
        fraudRisk: ("low" | "medium" | "high" | "critical") | null;
        /**
         * @description Null where there is no verdict.
         * @default null
         */
        decision: {
          /** @enum {string} */
          word: "book" | "ask-first" | "dont-book";
          because: ("followers" | "growth" | "likes" | "views" | "comments" | "rings")[];
          wouldDecide: ("followers" | "growth" | "likes" | "views" | "comments" | "rings" | "followersSample" | "history" | "posts" | "insights")[];
        } | null;
        displayName: string | null;
      };
      price: {
        value: number;
        low: number;
        high: number;
      } | null;
      suggestedFee: number | null;
      saved: {
        campaign: components["schemas"]["RoiCampaign"];
        /** @enum {string} */
        goal: "profit" | "reach";
        budget: number | null;
        savedAt: string;
      } | null;
    };
    SavedSearch: {
      id: string;
      name: string;
      address: string;
      createdAt: string;
      fresh: number;
      emails: boolean;
    };
    SenderRecord: {
      /** @enum {string} */
      kind: "SPF" | "DKIM" | "DMARC";
      /** @description Null: DNS gave no answer. */
      ok: boolean | null;
      /** @example There is no DMARC record. */
      words: string;
      /**
       * @description The name of the record.
       * @example _dmarc.northwind.example
       */
      host: string;
      /**
       * @description What to publish as a TXT record; null where it is right.
       * @example v=DMARC1; p=none
       */
      value: string | null;
    };
    ShareLink: {
      id: string;
      label: string;
      /** @enum {string} */
      state: "live" | "expired" | "revoked" | "report_deleted";
      url: string | null;
      digest: string;
      createdAt: string;
      expiresAt: string;
      revokedAt: string | null;
      opened: number;
      lastOpenedOn: string | null;
    };
    SharedReport: {
      text: string;
      digest: string;
      signature: components["schemas"]["ReportSignature"];
      signatureState: {
        /** @enum {string} */
        standing: "valid" | "superseded" | "revoked" | "unrecorded";
        revoked: {
          at: string;
          /** @enum {string} */
          reason: "creator_erased" | "dispute_accepted" | "withdrawn";
        } | null;
        supersededBy: {
          dataAt: string;
        } | null;
      };
      checkUrl: string;
      /** @enum {string} */
      origin: "address" | "file";
      sharedBy: string;
      createdAt: string;
      expiresAt: string;
      context: components["schemas"]["AddedContext"][];
      /**
       * @description An objection from the creator. examined: a request is under review, and nothing is withheld yet; withheld: no new verdicts are given. Absent: no objection.
       * @enum {string}
       */
      creatorRequest?: "examined" | "withheld";
    };
    Shortlist: {
      id: string;
      name: string;
      watched: boolean;
      nextCheckAt: string | null;
      createdAt: string;
      entries: components["schemas"]["ShortlistEntry"][];
    };
    ShortlistAlert: {
      id: string;
      /** @enum {string} */
      kind: "left_interval" | "no_credits";
      shortlist: {
        id: string;
        name: string;
      };
      creator: {
        /** @enum {string} */
        platform: "instagram" | "tiktok" | "youtube" | "twitch" | "x" | "linkedin";
        handle: string;
        displayName: string | null;
      } | null;
      before: {
        score: number;
        low: number;
        high: number;
      } | null;
      after: {
        score: number;
        low: number;
        high: number;
      } | null;
      verificationId: string | null;
      at: string;
    };
    ShortlistEntry: {
      id: string;
      creator: {
        /** @enum {string} */
        platform: "instagram" | "tiktok" | "youtube" | "twitch" | "x" | "linkedin";
        handle: string;
        displayName: string | null;
        url: string | null;
      };
      /** @enum {string} */
      status: "considering" | "contacted" | "agreed" | "declined";
      note: string;
      tags: string[];
      addedAt: string;
      verdict: {
        verificationId: string;
        at: string;
        /** @enum {string} */
        state: "READY" | "LOW_CONFIDENCE" | "INSUFFICIENT" | "PRIVATE" | "NOT_FOUND" | "RESTRICTED";
        trust: {
          score: number;
          low: number;
          high: number;
          /** @enum {string} */
          band: "excellent" | "good" | "moderate" | "poor";
        } | null;
        fraudRisk: ("low" | "medium" | "high" | "critical") | null;
        decision: {
          /** @enum {string} */
          word: "book" | "ask-first" | "dont-book";
          because: ("followers" | "growth" | "likes" | "views" | "comments" | "rings")[];
          wouldDecide: ("followers" | "growth" | "likes" | "views" | "comments" | "rings" | "followersSample" | "history" | "posts" | "insights")[];
        } | null;
        followers: number | null;
        engagementRate: number | null;
        engagementBasis: ("followers" | "views" | "subscribers") | null;
        reach: {
          value: number;
          low: number | null;
          high: number | null;
        } | null;
        price: {
          value: number;
          low: number | null;
          high: number | null;
        } | null;
      } | null;
      counts: {
        followers: number | null;
        at: string;
      } | null;
      changes: number;
      screening: {
        score: number;
        low: number;
        high: number;
      } | null;
      running: boolean;
    };
    ShortlistReach: {
      counted: number;
      missing: number;
      added: number | null;
      deduplicated: {
        value: number;
        low: number;
        high: number;
      } | null;
      pairs: {
        measured: number;
        all: number;
      };
      price: {
        value: number;
        low: number;
        high: number;
        counted: number;
      } | null;
    };
    ShortlistSummary: {
      id: string;
      name: string;
      watched: boolean;
      nextCheckAt: string | null;
      createdAt: string;
      creators: {
        /** @enum {string} */
        platform: "instagram" | "tiktok" | "youtube" | "twitch" | "x" | "linkedin";
        handle: string;
        displayName: string | null;
      }[];
    };
    Subscription: {
      id: string;
      name: string;
      /** @enum {string} */
      tier: "STARTER" | "PROFESSIONAL" | "ENTERPRISE";
      /** @enum {string} */
      status: "trialing" | "active" | "past_due" | "canceled" | "lapsed";
      isActive: boolean;
      monthlyCredits: number;
      monthlyCreditsLimit: number;
      purchasedCredits: number;
      price: number;
      ownPlan: components["schemas"]["OwnPlan"] | null;
      planOffer: {
        priceCents: number;
        credits: number;
        seats: number;
        endsAt: string;
      } | null;
      monthlyPrice: number;
      annualPrice: number;
      additionalCreditDiscount: number;
      /** @enum {string} */
      billingCycle: "MONTHLY" | "YEARLY";
      isTrial: boolean;
      trialDays: number;
      trialStartDate: string;
      trialEndDate: string;
      trialEndsAt: string;
      billingPeriodStart: string;
      billingPeriodEnd: string;
      nextBillingDate: string | null;
      nextBillingAmount: number | null;
      nextCreditsAt: string | null;
      shortlistLimit: number;
      shortlistUsed: number;
      stripeCustomerId: string;
      cancelAtPeriodEnd: boolean;
      cancelAt: string | null;
      endedAt: string | null;
      pendingChange: {
        /** @enum {string} */
        tier: "STARTER" | "PROFESSIONAL" | "ENTERPRISE";
        /** @enum {string} */
        billingCycle: "MONTHLY" | "YEARLY";
        ownPlan: components["schemas"]["OwnPlan"] | null;
        at: string;
        price: number;
      } | null;
      paymentProblem: components["schemas"]["PaymentProblem"] | null;
      card: components["schemas"]["CardOnFile"] | null;
    };
    TeamSession: {
      name: string;
      beganAt: string;
      expiresAt: string;
      secondFactor: boolean;
      /** @enum {string} */
      mode: "sandbox" | "production";
      version: string;
    };
    TrackedShare: {
      /** @description Whose it is; null: the campaign’s own. */
      entryId: string | null;
      clicks: number;
      visitors: number;
      orders: number;
      /** @description In the campaign’s currency. */
      revenue: number;
      /** @description Of the orders, those in currencies that can’t be converted; revenue is without them. */
      unconverted: number;
    };
    TrackingHost: {
      /** @example shop.northwind.example */
      host: string;
      addedAt: string;
      addedBy: string | null;
    };
    TrackingLink: {
      id: string;
      campaignId: string;
      /** @description Whose link it is; null: the campaign’s own. */
      entryId: string | null;
      /** @example k7m2q9xz */
      code: string;
      /**
       * @description What people click.
       * @example https://vouch.example/t/k7m2q9xz
       */
      url: string;
      /**
       * @description Where it leads.
       * @example https://shop.northwind.example/tea?utm_source=instagram
       */
      target: string;
      createdAt: string;
      endedAt: string | null;
      /** @description False: it was ended, or its website isn’t declared any more. */
      leads: boolean;
      /** @description By people. */
      clicks: number;
      /** @description Different people each day, added up. */
      visitors: number;
      /** @description Clicks by programs: link previews, crawlers. They aren’t in the other counts. */
      bots: number;
    };
    TrackingSource: {
      id: string;
      /** @enum {string} */
      kind: "shopify" | "woocommerce" | "standard";
      /** @example Tea shop */
      name: string;
      /**
       * @description Where the shop sends its orders.
       * @example https://vouch.example/api/tracking/orders/6f1d2c3b-8a4e-4f57-9b60-2d7c1e5a9f83
       */
      url: string;
      createdAt: string;
      madeBy: string | null;
      /** @description Orders that it told of. */
      orders: number;
      lastAt: string | null;
      /**
       * @description Why the last message wasn’t taken; null: it was.
       * @example The signature doesn’t match the secret.
       */
      lastProblem: string | null;
    };
    User: {
      id: string;
      email: string;
      name: string;
      company: string;
      /** @enum {string} */
      role: "brand" | "admin";
      /** @enum {string} */
      tier: "STARTER" | "PROFESSIONAL" | "ENTERPRISE";
      monthlyCredits: number;
      purchasedCredits: number;
      createdAt: string;
      subscription?: components["schemas"]["Subscription"] | null;
      workspace?: {
        id: string;
        name: string;
        /** @enum {string} */
        role: "viewer" | "member" | "manager" | "owner";
      };
      supportName?: string;
    };
    Verification: {
      id: string;
      /** @enum {string} */
      state: "queued" | "running" | "done" | "failed";
      creator: {
        platform: string;
        handle: string;
        displayName: string | null;
      };
      /** @enum {string} */
      origin: "address" | "file";
      createdAt: string;
      endedAt: string | null;
      creditsHeld: number;
      creditsUsed: number | null;
      failure: {
        code: string;
        error: string;
        retryable: boolean;
      } | null;
      freeUntil: string | null;
      dataDeleted?: boolean;
      /**
       * @description An objection from the creator. examined: a request is under review, and nothing is withheld yet; withheld: no new verdicts are given. Absent: no objection.
       * @enum {string}
       */
      creatorRequest?: "examined" | "withheld";
      steps: components["schemas"]["VerificationStep"][];
      notes?: string[];
      report?: {
        /** @constant */
        schema: "vouch.report/1";
        engine: string;
        snapshotDigest: string;
        computedAt: string;
        /** @enum {string} */
        state: "READY" | "LOW_CONFIDENCE" | "INSUFFICIENT" | "PRIVATE" | "NOT_FOUND" | "RESTRICTED";
        stateCode: string | null;
        subject: {
          platform: string;
          handle: string;
          displayName: string | null;
          url: string | null;
          avatarUrl: string | null;
          verified: boolean | null;
          categories: string[];
          country: string | null;
          followers: number | null;
          followersRounded: boolean;
          fetchedAt: string;
          basis: string;
        };
        verdict: string;
        /**
         * @description One entry for each part. Empty where there is no verdict.
         * @default []
         */
        parts: {
          /** @enum {string} */
          part: "followers" | "growth" | "likes" | "views" | "comments" | "rings";
          /** @enum {string} */
          state: "seen" | "unclear" | "not-seen";
          share: number | null;
          low: number | null;
          high: number | null;
          line: number;
          n: number | null;
          why: string | null;
          verdict: ("clear" | "undecided" | "manipulated") | null;
        }[];
        /**
         * @description Null where there is no verdict.
         * @default null
         */
        decision: {
          /** @enum {string} */
          word: "book" | "ask-first" | "dont-book";
          because: ("followers" | "growth" | "likes" | "views" | "comments" | "rings")[];
          wouldDecide: ("followers" | "growth" | "likes" | "views" | "comments" | "rings" | "followersSample" | "history" | "posts" | "insights")[];
        } | null;
        trust: {
          score: number;
          low: number;
          high: number;
          /** @enum {string} */
          band: "excellent" | "good" | "moderate" | "poor";
        } | null;
        fraudRisk: ("low" | "medium" | "high" | "critical") | null;
        suspiciousFollowers: {
          share: number;
          low: number;
          high: number;
          sampled: number;
        } | null;
        suspiciousEngagement: {
          share: number;
          low: number;
          high: number;
          sampled: number;
        } | null;
        audienceTypes: {
          real: number;
          influencer: number;
          mass: number;
          suspicious: number;
        } | null;
        engagement: {
          rate: number;
          /** @enum {string} */
          basis: "followers" | "views" | "subscribers";
          posts: number;
          tierMedian: number | null;
          percentile: number | null;
          band: ("low" | "below" | "average" | "above" | "high") | null;
        } | null;
        /** @description How much there was to look at, and which parts of the snapshot were not available. */
        coverage: {
          posts: number;
          comments: number;
          followersSample: number;
          historyDays: number;
          missing: string[];
          /** @description Who gave each part, when, and what it cost the operator in dollars. Absent: one source gave everything. */
          sources?: {
            /** @enum {string} */
            connector: "youtube" | "instagram" | "tiktok" | "twitch" | "x" | "linkedin" | "supplier" | "import" | "sandbox";
            /** @enum {string} */
            basis: "public" | "consent" | "supplier" | "import" | "sandbox";
            /** @enum {string} */
            part: "profile" | "posts" | "comments" | "followers" | "likers" | "history" | "audience";
            name: string;
            /** Format: date-time */
            at: string;
            priceUsd?: number | null;
          }[];
        };
        priorLogOdds: number | null;
        signals: {
          id: string;
          title: string;
          /** @enum {string} */
          group: "audience" | "engagement" | "growth" | "content" | "comments" | "coordination";
          /** @enum {string} */
          verdict: "strength" | "neutral" | "concern" | "not-measurable";
          value: number | null;
          unit: string;
          benchmark: {
            value: number;
            source: string;
            basis: string;
          } | null;
          /** @description What it adds to the evidence of manipulation. Null if not measurable. */
          logOdds: number | null;
          /**
           * @description For a concern that adds to the evidence: the score if this signal showed what it shows for the median clean creator of this size, with everything else unchanged.
           * @default null
           */
          scoreAtMedian: number | null;
          evidence: {
            at: string | null;
            text: string;
            refs?: string[];
          }[];
          explanation: string;
        }[];
        /**
         * @description What would narrow the range most, largest gain first.
         * @default []
         */
        surer: {
          part: string;
          text: string;
          width: {
            from: number;
            to: number;
          };
        }[];
        keyFigures: {
          id: string;
          label: string;
          value: number | null;
          unit: string;
          basis: string;
          sample: number | null;
          low: number | null;
          high: number | null;
          percentile: number | null;
        }[];
        series: {
          followers: {
            at: string;
            followers: number;
            anomaly: string | null;
          }[];
          engagement: {
            id: string;
            at: string;
            rate: number;
            sponsored: boolean;
            anomaly: string | null;
          }[];
        };
        flags: string[];
        recommendations: string[];
      };
    };
    VerificationCard: {
      id: string;
      /** @enum {string} */
      state: "queued" | "running" | "done" | "failed";
      creator: {
        platform: string;
        handle: string;
        displayName: string | null;
      };
      /** @enum {string} */
      origin: "address" | "file";
      createdAt: string;
      endedAt: string | null;
      creditsHeld: number;
      creditsUsed: number | null;
      failure: {
        code: string;
        error: string;
        retryable: boolean;
      } | null;
      freeUntil: string | null;
      dataDeleted?: boolean;
      tags: string[];
      verdict: {
        /** @enum {string} */
        state: "READY" | "LOW_CONFIDENCE" | "INSUFFICIENT" | "PRIVATE" | "NOT_FOUND" | "RESTRICTED";
        trust: {
          score: number;
          low: number;
          high: number;
          /** @enum {string} */
          band: "excellent" | "good" | "moderate" | "poor";
        } | null;
        fraudRisk: ("low" | "medium" | "high" | "critical") | null;
        /**
         * @description Null where there is no verdict.
         * @default null
         */
        decision: {
          /** @enum {string} */
          word: "book" | "ask-first" | "dont-book";
          because: ("followers" | "growth" | "likes" | "views" | "comments" | "rings")[];
          wouldDecide: ("followers" | "growth" | "likes" | "views" | "comments" | "rings" | "followersSample" | "history" | "posts" | "insights")[];
        } | null;
        verdict: string;
        suspiciousFollowers: {
          share: number;
          low: number;
          high: number;
          sampled: number;
        } | null;
      } | null;
    };
    VerificationStep: {
      /** @enum {string} */
      name: "profile" | "posts" | "followers" | "comments" | "scoring";
      /** @enum {string} */
      state: "waiting" | "running" | "done" | "skipped" | "failed";
      startedAt: string | null;
      endedAt: string | null;
      detail: string | null;
    };
    VerificationView: {
      id: string;
      name: string;
      address: string;
      createdAt: string;
    };
    WatchAlert: {
      id: string;
      creator: {
        /** @enum {string} */
        platform: "instagram" | "tiktok" | "youtube" | "twitch" | "x" | "linkedin";
        handle: string;
        displayName: string | null;
      };
      /** @enum {string} */
      count: "followers" | "likes" | "views";
      since: string | null;
      at: string;
      before: number | null;
      after: number;
      value: number;
      expected: number;
      low: number;
      high: number;
      n: number;
      verificationId: string | null;
    };
    WatchCard: {
      creator: {
        /** @enum {string} */
        platform: "instagram" | "tiktok" | "youtube" | "twitch" | "x" | "linkedin";
        handle: string;
        displayName: string | null;
        url: string | null;
      };
      /** @enum {string} */
      state: "watched" | "waiting" | "unreadable";
      since: string;
      marked: boolean;
      listed: boolean;
      counts: {
        followers: number | null;
        posts: number | null;
        at: string;
      } | null;
      gainedInWeek: number | null;
      nextReadAt: string | null;
      problem: string | null;
      alerts: number;
      verificationId: string | null;
    };
    WatchHistory: {
      watch: components["schemas"]["WatchCard"];
      days: {
        day: string;
        readAt: string;
        followers: number | null;
        posts: number | null;
      }[];
      posts: {
        id: string;
        publishedAt: string;
        /** @enum {string} */
        kind: "image" | "carousel" | "video" | "short" | "stream" | "story" | "text";
        reads: {
          at: string;
          hours: number;
          likes: number | null;
          comments: number | null;
          views: number | null;
        }[];
      }[];
      alerts: components["schemas"]["WatchAlert"][];
      keptDays: number | null;
      now: string;
    };
    WebhookAttempt: {
      id: string;
      deliveryId: string;
      type: string;
      at: string;
      durationMs: number;
      /** @description Null: there was no answer. */
      status: number | null;
      problem: string | null;
      requestBody: string;
      /** @description Its first 4096 characters. */
      responseBody: string | null;
    };
    WebhookDelivery: {
      /** @description The same as the header webhook-id, however often it is sent. */
      id: string;
      /** @description The order in which the endpoint’s events happened, from 1. */
      number: number;
      type: string;
      /** @enum {string} */
      state: "waiting" | "delivered" | "failed" | "missed";
      attempts: number;
      /** @description When it happened. */
      at: string;
      /** @description When it is tried next, while it waits. */
      nextAt: string | null;
    };
    WebhookEndpoint: {
      id: string;
      /** @enum {string} */
      kind: "standard" | "slack";
      name: string;
      /** @description A Slack address is shown without its end, because it opens the channel by itself. */
      url: string;
      events: string[];
      /** @enum {string} */
      state: "on" | "paused" | "disabled";
      /** @description gone: the receiver answered 410. failing: nothing arrived for three days. */
      disabledBecause: ("gone" | "failing") | null;
      /** @description Until then the secret before the last rotation signs too. */
      oldSecretUntil: string | null;
      madeBy: string | null;
      createdAt: string;
      /** @description The number of its newest delivery. */
      sent: number;
      waiting: number;
      /** @description Failed and missed in the last 30 days. */
      lost: number;
      /** @description The last attempt. */
      last: {
        at: string;
        status: number | null;
        problem: string | null;
      } | null;
    };
    Workspace: {
      id: string;
      name: string;
      /** @enum {string} */
      role: "viewer" | "member" | "manager" | "owner";
      members: components["schemas"]["WorkspaceMember"][];
      invitations: components["schemas"]["WorkspaceInvitation"][];
      seats: {
        used: number;
        limit: number;
      };
      viewers: {
        used: number;
        limit: number;
      };
      seatsEndAt: string | null;
    };
    WorkspaceInvitation: {
      id: string;
      email: string;
      /** @enum {string} */
      role: "viewer" | "member" | "manager";
      invitedBy: string | null;
      sentAt: string;
      expiresAt: string;
      expired: boolean;
    };
    WorkspaceMember: {
      userId: string;
      name: string;
      email: string;
      /** @enum {string} */
      role: "viewer" | "member" | "manager" | "owner";
      joinedAt: string;
    };
    WorkspacePlace: {
      id: string;
      name: string;
      /** @enum {string} */
      role: "viewer" | "member" | "manager" | "owner";
    };
  };
  responses: never;
  parameters: never;
  requestBodies: never;
  headers: never;
  pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
  "get-verifications": {
    parameters: {
      query?: {
        /** @description Part of a name or handle. */
        q?: string;
        /** @description Any of these, separated by commas. */
        risk?: string;
        /** @description Any of these, separated by commas. */
        platform?: string;
        /** @description Requested on this day (UTC) or later. */
        from?: string;
        /** @description Requested on this day (UTC) or earlier. */
        to?: string;
        tag?: string;
        /** @description Only these, separated by commas. */
        ids?: string;
        /** @description `trust` and `risk` put the highest first, `trust-low` the lowest. What has none stands at the end. */
        sort?: "newest" | "oldest" | "trust" | "trust-low" | "risk" | "name";
        /** @description A handle. */
        creator?: string;
        limit?: number;
        cursor?: string;
      };
    };
    responses: {
      /** @description Done. */
      200: {
        content: {
          "application/json": {
            verifications: components["schemas"]["VerificationCard"][];
            nextCursor: string | null;
          };
        };
      };
      /** @description It failed. */
      default: {
        content: {
          "application/json": components["schemas"]["Error"] & {
            /** @enum {string} */
            code: "forbidden" | "internal" | "invalid_token" | "key_address" | "missing_token" | "not_a_member" | "rate_limited" | "scope_missing" | "unknown_version" | "validation";
          };
        };
      };
    };
  };
  "post-verifications": {
    parameters: {
      header?: {
        "idempotency-key"?: string;
      };
    };
    requestBody: {
      content: {
        "application/json": {
          /** @description The URL of a profile, or of a video whose owner can be looked up. */
          url?: string;
          /** @description With a url: fetch new data even though this account paid for the creator within the last 24 hours. Without it, a repeat uses the data from the last fetch. Data less than five minutes old is not fetched again. */
          refresh?: boolean;
          /** @description A creator snapshot. Its schema is at /api/schemas/snapshot.json. */
          snapshot?: {
            [key: string]: unknown;
          };
          /** @description A snapshot as JSON, or a CSV list of followers or posts. */
          file?: {
            name: string;
            text: string;
          };
          /** @description With a file: the platform it is from, if the file doesn’t say. */
          platform?: string;
          /** @description With a file: whose followers or posts it lists, if the file doesn’t say. */
          handle?: string;
        } & (unknown | unknown | unknown);
      };
    };
    responses: {
      /** @description Accepted. The work goes on. */
      202: {
        content: {
          "application/json": {
            id: string;
            /** @enum {string} */
            state: "queued" | "running" | "done" | "failed";
            creditsHeld: number;
          };
        };
      };
      /** @description It failed. */
      default: {
        content: {
          "application/json": components["schemas"]["Error"] & {
            /** @enum {string} */
            code: "bad_address" | "bad_file" | "bad_snapshot" | "creator_withheld" | "cross_site" | "forbidden" | "idempotency_conflict" | "insufficient_credits" | "internal" | "invalid_token" | "key_address" | "key_limit" | "missing_token" | "no_connector" | "not_a_member" | "not_ready" | "rate_limited" | "role_too_low" | "scope_missing" | "support_view" | "too_large" | "too_slow" | "unavailable" | "unknown_version" | "validation";
          };
        };
      };
    };
  };
  "get-verifications-id": {
    parameters: {
      path: {
        id: string;
      };
    };
    responses: {
      /** @description Done. */
      200: {
        content: {
          "application/json": components["schemas"]["Verification"];
        };
      };
      /** @description It failed. */
      default: {
        content: {
          "application/json": components["schemas"]["Error"] & {
            /** @enum {string} */
            code: "forbidden" | "internal" | "invalid_token" | "key_address" | "missing_token" | "not_a_member" | "not_found" | "rate_limited" | "scope_missing" | "unknown_version" | "validation";
          };
        };
      };
    };
  };
  "get-verifications-id-events": {
    parameters: {
      path: {
        id: string;
      };
    };
    responses: {
      /** @description Done. */
      200: {
        content: {
          "text/event-stream": string;
        };
      };
      /** @description It failed. */
      default: {
        content: {
          "application/json": components["schemas"]["Error"] & {
            /** @enum {string} */
            code: "forbidden" | "internal" | "invalid_token" | "key_address" | "missing_token" | "not_a_member" | "not_found" | "rate_limited" | "scope_missing" | "unknown_version" | "validation";
          };
        };
      };
    };
  };
  "get-verifications-id-snapshot": {
    parameters: {
      path: {
        id: string;
      };
    };
    responses: {
      /** @description Done. */
      200: {
        content: {
          "application/json": {
            [key: string]: unknown;
          };
        };
      };
      /** @description It failed. */
      default: {
        content: {
          "application/json": components["schemas"]["Error"] & {
            /** @enum {string} */
            code: "forbidden" | "internal" | "invalid_token" | "key_address" | "missing_token" | "not_a_member" | "not_found" | "rate_limited" | "scope_missing" | "unknown_version" | "validation";
          };
        };
      };
    };
  };
  "get-verifications-id-reports": {
    parameters: {
      path: {
        id: string;
      };
    };
    responses: {
      /** @description Done. */
      200: {
        content: {
          "application/json": {
            reports: {
              /** @enum {string} */
              schema: "vouch.report/1";
              engine: string;
              snapshotDigest: string;
              computedAt: string;
              /** @enum {string} */
              state: "READY" | "LOW_CONFIDENCE" | "INSUFFICIENT" | "PRIVATE" | "NOT_FOUND" | "RESTRICTED";
              stateCode: string | null;
              subject: {
                platform: string;
                handle: string;
                displayName: string | null;
                url: string | null;
                avatarUrl: string | null;
                verified: boolean | null;
                categories: string[];
                country: string | null;
                followers: number | null;
                followersRounded: boolean;
                fetchedAt: string;
                basis: string;
              };
              verdict: string;
              /**
               * @description One entry for each part. Empty where there is no verdict.
               * @default []
               */
              parts: {
                /** @enum {string} */
                part: "followers" | "growth" | "likes" | "views" | "comments" | "rings";
                /** @enum {string} */
                state: "seen" | "unclear" | "not-seen";
                share: number | null;
                low: number | null;
                high: number | null;
                line: number;
                n: number | null;
                why: string | null;
                verdict: ("clear" | "undecided" | "manipulated") | null;
              }[];
              /**
               * @description Null where there is no verdict.
               * @default null
               */
              decision: {
                /** @enum {string} */
                word: "book" | "ask-first" | "dont-book";
                because: ("followers" | "growth" | "likes" | "views" | "comments" | "rings")[];
                wouldDecide: ("followers" | "growth" | "likes" | "views" | "comments" | "rings" | "followersSample" | "history" | "posts" | "insights")[];
              } | null;
              trust: {
                score: number;
                low: number;
                high: number;
                /** @enum {string} */
                band: "excellent" | "good" | "moderate" | "poor";
              } | null;
              fraudRisk: ("low" | "medium" | "high" | "critical") | null;
              suspiciousFollowers: {
                share: number;
                low: number;
                high: number;
                sampled: number;
              } | null;
              suspiciousEngagement: {
                share: number;
                low: number;
                high: number;
                sampled: number;
              } | null;
              audienceTypes: {
                real: number;
                influencer: number;
                mass: number;
                suspicious: number;
              } | null;
              engagement: {
                rate: number;
                /** @enum {string} */
                basis: "followers" | "views" | "subscribers";
                posts: number;
                tierMedian: number | null;
                percentile: number | null;
                band: ("low" | "below" | "average" | "above" | "high") | null;
              } | null;
              /** @description How much there was to look at, and which parts of the snapshot were not available. */
              coverage: {
                posts: number;
                comments: number;
                followersSample: number;
                historyDays: number;
                missing: string[];
                /** @description Who gave each part, when, and what it cost the operator in dollars. Absent: one source gave everything. */
                sources?: {
                  /** @enum {string} */
                  connector: "youtube" | "instagram" | "tiktok" | "twitch" | "x" | "linkedin" | "supplier" | "import" | "sandbox";
                  /** @enum {string} */
                  basis: "public" | "consent" | "supplier" | "import" | "sandbox";
                  /** @enum {string} */
                  part: "profile" | "posts" | "comments" | "followers" | "likers" | "history" | "audience";
                  name: string;
                  /** Format: date-time */
                  at: string;
                  priceUsd?: number | null;
                }[];
              };
              priorLogOdds: number | null;
              signals: {
                id: string;
                title: string;
                /** @enum {string} */
                group: "audience" | "engagement" | "growth" | "content" | "comments" | "coordination";
                /** @enum {string} */
                verdict: "strength" | "neutral" | "concern" | "not-measurable";
                value: number | null;
                unit: string;
                benchmark: {
                  value: number;
                  source: string;
                  basis: string;
                } | null;
                /** @description What it adds to the evidence of manipulation. Null if not measurable. */
                logOdds: number | null;
                /**
                 * @description For a concern that adds to the evidence: the score if this signal showed what it shows for the median clean creator of this size, with everything else unchanged.
                 * @default null
                 */
                scoreAtMedian: number | null;
                evidence: {
                  at: string | null;
                  text: string;
                  refs?: string[];
                }[];
                explanation: string;
              }[];
              /**
               * @description What would narrow the range most, largest gain first.
               * @default []
               */
              surer: {
                part: string;
                text: string;
                width: {
                  from: number;
                  to: number;
                };
              }[];
              keyFigures: {
                id: string;
                label: string;
                value: number | null;
                unit: string;
                basis: string;
                sample: number | null;
                low: number | null;
                high: number | null;
                percentile: number | null;
              }[];
              series: {
                followers: {
                  at: string;
                  followers: number;
                  anomaly: string | null;
                }[];
                engagement: {
                  id: string;
                  at: string;
                  rate: number;
                  sponsored: boolean;
                  anomaly: string | null;
                }[];
              };
              flags: string[];
              recommendations: string[];
            }[];
            nextCursor: null;
          };
        };
      };
      /** @description It failed. */
      default: {
        content: {
          "application/json": components["schemas"]["Error"] & {
            /** @enum {string} */
            code: "forbidden" | "internal" | "invalid_token" | "key_address" | "missing_token" | "not_a_member" | "not_found" | "rate_limited" | "scope_missing" | "unknown_version" | "validation";
          };
        };
      };
    };
  };
  "get-verifications-id-history": {
    parameters: {
      path: {
        id: string;
      };
    };
    responses: {
      /** @description Done. */
      200: {
        content: {
          "application/json": {
            history: components["schemas"]["HistoryEntry"][];
            nextCursor: null;
          };
        };
      };
      /** @description It failed. */
      default: {
        content: {
          "application/json": components["schemas"]["Error"] & {
            /** @enum {string} */
            code: "forbidden" | "internal" | "invalid_token" | "key_address" | "missing_token" | "not_a_member" | "not_found" | "rate_limited" | "scope_missing" | "unknown_version" | "validation";
          };
        };
      };
    };
  };
  "post-verifications-id-rescore": {
    parameters: {
      path: {
        id: string;
      };
    };
    responses: {
      /** @description Done. */
      200: {
        content: {
          "application/json": components["schemas"]["Verification"];
        };
      };
      /** @description It failed. */
      default: {
        content: {
          "application/json": components["schemas"]["Error"] & {
            /** @enum {string} */
            code: "cross_site" | "forbidden" | "idempotency_conflict" | "internal" | "invalid_token" | "key_address" | "missing_token" | "not_a_member" | "not_found" | "not_ready" | "rate_limited" | "role_too_low" | "scope_missing" | "support_view" | "too_large" | "too_slow" | "unknown_version" | "validation";
          };
        };
      };
    };
  };
  "post-imports": {
    parameters: {
      query: {
        /** @description The file’s name, which may say whose it is. */
        name: string;
        /** @description The platform it is from, if the file doesn’t say. */
        platform?: string;
        /** @description Whose data it is, if the file doesn’t say. */
        handle?: string;
        /** @description With a list, as JSON: {"kind": "followers" or "posts", "fields": [what each column means, or null]}. Absent: as this workspace chose for the same header before, else as Vouch reads it. It is remembered. */
        columns?: string;
      };
      header?: {
        "idempotency-key"?: string;
      };
    };
    requestBody: {
      content: {
        "application/octet-stream": Blob;
      };
    };
    responses: {
      /** @description Accepted. The work goes on. */
      202: {
        content: {
          "application/json": {
            id: string;
            /** @enum {string} */
            state: "queued" | "running" | "done" | "failed";
            creditsHeld: number;
          };
        };
      };
      /** @description It failed. */
      default: {
        content: {
          "application/json": components["schemas"]["Error"] & {
            /** @enum {string} */
            code: "archive_damaged" | "archive_html" | "archive_incomplete" | "archive_locked" | "archive_unknown" | "archive_unsafe" | "bad_file" | "bad_snapshot" | "creator_withheld" | "cross_site" | "forbidden" | "idempotency_conflict" | "insufficient_credits" | "internal" | "invalid_token" | "key_address" | "key_limit" | "missing_token" | "not_a_member" | "not_ready" | "rate_limited" | "role_too_low" | "scope_missing" | "support_view" | "too_large" | "too_slow" | "unavailable" | "unknown_version" | "validation";
          };
        };
      };
    };
  };
  "post-imports-columns": {
    parameters: {
      query: {
        /** @description The file’s name, which may say whose it is. */
        name: string;
      };
    };
    requestBody: {
      content: {
        "application/octet-stream": Blob;
      };
    };
    responses: {
      /** @description Done. */
      200: {
        content: {
          "application/json": {
            /** @description Null: the columns don’t say. */
            kind: ("followers" | "posts") | null;
            columns: {
              header: string;
              field: string | null;
              /** @description The first ten cells. */
              examples: string[];
            }[];
            rows: number;
            /** @description Whether this workspace chose these meanings for the same header before. */
            remembered: boolean;
          };
        };
      };
      /** @description It failed. */
      default: {
        content: {
          "application/json": components["schemas"]["Error"] & {
            /** @enum {string} */
            code: "archive_damaged" | "archive_unknown" | "archive_unsafe" | "bad_file" | "cross_site" | "forbidden" | "idempotency_conflict" | "internal" | "invalid_token" | "key_address" | "missing_token" | "not_a_member" | "not_ready" | "rate_limited" | "role_too_low" | "scope_missing" | "support_view" | "too_large" | "too_slow" | "unavailable" | "unknown_version" | "validation";
          };
        };
      };
    };
  };
  "get-verification-tags": {
    responses: {
      /** @description Done. */
      200: {
        content: {
          "application/json": {
            tags: {
              tag: string;
              count: number;
            }[];
            nextCursor: null;
          };
        };
      };
      /** @description It failed. */
      default: {
        content: {
          "application/json": components["schemas"]["Error"] & {
            /** @enum {string} */
            code: "forbidden" | "internal" | "invalid_token" | "key_address" | "missing_token" | "not_a_member" | "rate_limited" | "scope_missing" | "unknown_version" | "validation";
          };
        };
      };
    };
  };
  "post-verification-tags": {
    requestBody: {
      content: {
        "application/json": {
          ids: string[];
          /** @default [] */
          add?: string[];
          /** @default [] */
          remove?: string[];
        };
      };
    };
    responses: {
      /** @description Done. */
      200: {
        content: {
          "application/json": {
            verifications: {
              id: string;
              tags: string[];
            }[];
          };
        };
      };
      /** @description It failed. */
      default: {
        content: {
          "application/json": components["schemas"]["Error"] & {
            /** @enum {string} */
            code: "cross_site" | "forbidden" | "idempotency_conflict" | "internal" | "invalid_token" | "key_address" | "missing_token" | "not_a_member" | "not_found" | "not_ready" | "rate_limited" | "role_too_low" | "scope_missing" | "support_view" | "too_large" | "too_many" | "too_slow" | "unknown_version" | "validation";
          };
        };
      };
    };
  };
  "get-verification-views": {
    responses: {
      /** @description Done. */
      200: {
        content: {
          "application/json": {
            views: components["schemas"]["VerificationView"][];
            nextCursor: null;
          };
        };
      };
      /** @description It failed. */
      default: {
        content: {
          "application/json": components["schemas"]["Error"] & {
            /** @enum {string} */
            code: "forbidden" | "internal" | "invalid_token" | "key_address" | "missing_token" | "not_a_member" | "rate_limited" | "scope_missing" | "unknown_version" | "validation";
          };
        };
      };
    };
  };
  "post-verification-views": {
    requestBody: {
      content: {
        "application/json": {
          name: string;
          address: string;
        };
      };
    };
    responses: {
      /** @description Made. */
      201: {
        content: {
          "application/json": components["schemas"]["VerificationView"];
        };
      };
      /** @description It failed. */
      default: {
        content: {
          "application/json": components["schemas"]["Error"] & {
            /** @enum {string} */
            code: "cross_site" | "duplicate" | "forbidden" | "idempotency_conflict" | "internal" | "invalid_token" | "key_address" | "missing_token" | "not_a_member" | "not_ready" | "rate_limited" | "role_too_low" | "scope_missing" | "support_view" | "too_large" | "too_many" | "too_slow" | "unknown_version" | "validation";
          };
        };
      };
    };
  };
  "delete-verification-views-id": {
    parameters: {
      path: {
        id: string;
      };
    };
    responses: {
      /** @description Done. */
      200: {
        content: {
          "application/json": components["schemas"]["VerificationView"];
        };
      };
      /** @description It failed. */
      default: {
        content: {
          "application/json": components["schemas"]["Error"] & {
            /** @enum {string} */
            code: "cross_site" | "forbidden" | "idempotency_conflict" | "internal" | "invalid_token" | "key_address" | "missing_token" | "not_a_member" | "not_found" | "not_ready" | "rate_limited" | "role_too_low" | "scope_missing" | "support_view" | "too_large" | "too_slow" | "unknown_version" | "validation";
          };
        };
      };
    };
  };
  "get-examples-kind": {
    parameters: {
      path: {
        kind: "clean" | "followers" | "comments";
      };
    };
    responses: {
      /** @description Done. */
      200: {
        content: {
          "application/json": {
            report: {
              /** @enum {string} */
              schema: "vouch.report/1";
              engine: string;
              snapshotDigest: string;
              computedAt: string;
              /** @enum {string} */
              state: "READY" | "LOW_CONFIDENCE" | "INSUFFICIENT" | "PRIVATE" | "NOT_FOUND" | "RESTRICTED";
              stateCode: string | null;
              subject: {
                platform: string;
                handle: string;
                displayName: string | null;
                url: string | null;
                avatarUrl: string | null;
                verified: boolean | null;
                categories: string[];
                country: string | null;
                followers: number | null;
                followersRounded: boolean;
                fetchedAt: string;
                basis: string;
              };
              verdict: string;
              /**
               * @description One entry for each part. Empty where there is no verdict.
               * @default []
               */
              parts: {
                /** @enum {string} */
                part: "followers" | "growth" | "likes" | "views" | "comments" | "rings";
                /** @enum {string} */
                state: "seen" | "unclear" | "not-seen";
                share: number | null;
                low: number | null;
                high: number | null;
                line: number;
                n: number | null;
                why: string | null;
                verdict: ("clear" | "undecided" | "manipulated") | null;
              }[];
              /**
               * @description Null where there is no verdict.
               * @default null
               */
              decision: {
                /** @enum {string} */
                word: "book" | "ask-first" | "dont-book";
                because: ("followers" | "growth" | "likes" | "views" | "comments" | "rings")[];
                wouldDecide: ("followers" | "growth" | "likes" | "views" | "comments" | "rings" | "followersSample" | "history" | "posts" | "insights")[];
              } | null;
              trust: {
                score: number;
                low: number;
                high: number;
                /** @enum {string} */
                band: "excellent" | "good" | "moderate" | "poor";
              } | null;
              fraudRisk: ("low" | "medium" | "high" | "critical") | null;
              suspiciousFollowers: {
                share: number;
                low: number;
                high: number;
                sampled: number;
              } | null;
              suspiciousEngagement: {
                share: number;
                low: number;
                high: number;
                sampled: number;
              } | null;
              audienceTypes: {
                real: number;
                influencer: number;
                mass: number;
                suspicious: number;
              } | null;
              engagement: {
                rate: number;
                /** @enum {string} */
                basis: "followers" | "views" | "subscribers";
                posts: number;
                tierMedian: number | null;
                percentile: number | null;
                band: ("low" | "below" | "average" | "above" | "high") | null;
              } | null;
              /** @description How much there was to look at, and which parts of the snapshot were not available. */
              coverage: {
                posts: number;
                comments: number;
                followersSample: number;
                historyDays: number;
                missing: string[];
                /** @description Who gave each part, when, and what it cost the operator in dollars. Absent: one source gave everything. */
                sources?: {
                  /** @enum {string} */
                  connector: "youtube" | "instagram" | "tiktok" | "twitch" | "x" | "linkedin" | "supplier" | "import" | "sandbox";
                  /** @enum {string} */
                  basis: "public" | "consent" | "supplier" | "import" | "sandbox";
                  /** @enum {string} */
                  part: "profile" | "posts" | "comments" | "followers" | "likers" | "history" | "audience";
                  name: string;
                  /** Format: date-time */
                  at: string;
                  priceUsd?: number | null;
                }[];
              };
              priorLogOdds: number | null;
              signals: {
                id: string;
                title: string;
                /** @enum {string} */
                group: "audience" | "engagement" | "growth" | "content" | "comments" | "coordination";
                /** @enum {string} */
                verdict: "strength" | "neutral" | "concern" | "not-measurable";
                value: number | null;
                unit: string;
                benchmark: {
                  value: number;
                  source: string;
                  basis: string;
                } | null;
                /** @description What it adds to the evidence of manipulation. Null if not measurable. */
                logOdds: number | null;
                /**
                 * @description For a concern that adds to the evidence: the score if this signal showed what it shows for the median clean creator of this size, with everything else unchanged.
                 * @default null
                 */
                scoreAtMedian: number | null;
                evidence: {
                  at: string | null;
                  text: string;
                  refs?: string[];
                }[];
                explanation: string;
              }[];
              /**
               * @description What would narrow the range most, largest gain first.
               * @default []
               */
              surer: {
                part: string;
                text: string;
                width: {
                  from: number;
                  to: number;
                };
              }[];
              keyFigures: {
                id: string;
                label: string;
                value: number | null;
                unit: string;
                basis: string;
                sample: number | null;
                low: number | null;
                high: number | null;
                percentile: number | null;
              }[];
              series: {
                followers: {
                  at: string;
                  followers: number;
                  anomaly: string | null;
                }[];
                engagement: {
                  id: string;
                  at: string;
                  rate: number;
                  sponsored: boolean;
                  anomaly: string | null;
                }[];
              };
              flags: string[];
              recommendations: string[];
            };
          };
        };
      };
      /** @description It failed. */
      default: {
        content: {
          "application/json": components["schemas"]["Error"] & {
            /** @enum {string} */
            code: "internal" | "validation";
          };
        };
      };
    };
  };
  "get-verifications-id-roi": {
    parameters: {
      path: {
        id: string;
      };
    };
    responses: {
      /** @description Done. */
      200: {
        content: {
          "application/json": components["schemas"]["RoiPlan"];
        };
      };
      /** @description It failed. */
      default: {
        content: {
          "application/json": components["schemas"]["Error"] & {
            /** @enum {string} */
            code: "forbidden" | "internal" | "invalid_token" | "key_address" | "missing_token" | "not_a_member" | "not_found" | "rate_limited" | "scope_missing" | "unknown_version" | "validation";
          };
        };
      };
    };
  };
  "put-verifications-id-roi": {
    parameters: {
      path: {
        id: string;
      };
    };
    requestBody: {
      content: {
        "application/json": {
          campaign: components["schemas"]["RoiCampaignInput"];
          /** @enum {string} */
          goal: "profit" | "reach";
          budget: number | null;
        };
      };
    };
    responses: {
      /** @description Done. */
      200: {
        content: {
          "application/json": components["schemas"]["RoiPlan"];
        };
      };
      /** @description It failed. */
      default: {
        content: {
          "application/json": components["schemas"]["Error"] & {
            /** @enum {string} */
            code: "cross_site" | "forbidden" | "idempotency_conflict" | "internal" | "invalid_token" | "key_address" | "missing_token" | "not_a_member" | "not_found" | "not_ready" | "rate_limited" | "role_too_low" | "scope_missing" | "support_view" | "too_large" | "too_slow" | "unknown_version" | "validation";
          };
        };
      };
    };
  };
  "get-verifications-id-analyses": {
    parameters: {
      path: {
        id: string;
      };
    };
    responses: {
      /** @description Done. */
      200: {
        content: {
          "application/json": {
            analyses: components["schemas"]["Analysis"][];
            nextCursor: null;
          };
        };
      };
      /** @description It failed. */
      default: {
        content: {
          "application/json": components["schemas"]["Error"] & {
            /** @enum {string} */
            code: "forbidden" | "internal" | "invalid_token" | "key_address" | "missing_token" | "not_a_member" | "not_found" | "rate_limited" | "scope_missing" | "unknown_version" | "validation";
          };
        };
      };
    };
  };
  "post-verifications-id-analyses-kind": {
    parameters: {
      path: {
        id: string;
        kind: "ai_risk_analysis" | "enhanced_regret_rate" | "overexposure_index";
      };
    };
    responses: {
      /** @description Accepted. The work goes on. */
      202: {
        content: {
          "application/json": components["schemas"]["Analysis"];
        };
      };
      /** @description It failed. */
      default: {
        content: {
          "application/json": components["schemas"]["Error"] & {
            /** @enum {string} */
            code: "cross_site" | "forbidden" | "idempotency_conflict" | "insufficient_credits" | "internal" | "invalid_token" | "key_address" | "key_limit" | "missing_token" | "not_a_member" | "not_found" | "not_ready" | "rate_limited" | "role_too_low" | "scope_missing" | "support_view" | "too_large" | "too_slow" | "unknown_version" | "validation";
          };
        };
      };
    };
  };
  "get-audience-overlaps": {
    parameters: {
      query: {
        ids: string;
      };
    };
    responses: {
      /** @description Done. */
      200: {
        content: {
          "application/json": components["schemas"]["AudienceOverlaps"];
        };
      };
      /** @description It failed. */
      default: {
        content: {
          "application/json": components["schemas"]["Error"] & {
            /** @enum {string} */
            code: "forbidden" | "internal" | "invalid_token" | "key_address" | "missing_token" | "not_a_member" | "not_found" | "rate_limited" | "scope_missing" | "unknown_version" | "validation";
          };
        };
      };
    };
  };
  "get-verifications-id-audience": {
    parameters: {
      path: {
        id: string;
      };
    };
    responses: {
      /** @description Done. */
      200: {
        content: {
          "application/json": components["schemas"]["AudienceReading"];
        };
      };
      /** @description It failed. */
      default: {
        content: {
          "application/json": components["schemas"]["Error"] & {
            /** @enum {string} */
            code: "forbidden" | "internal" | "invalid_token" | "key_address" | "missing_token" | "not_a_member" | "not_found" | "rate_limited" | "scope_missing" | "unknown_version" | "validation";
          };
        };
      };
    };
  };
  "get-verifications-id-shares": {
    parameters: {
      path: {
        id: string;
      };
    };
    responses: {
      /** @description Done. */
      200: {
        content: {
          "application/json": {
            shares: components["schemas"]["ShareLink"][];
            nextCursor: null;
          };
        };
      };
      /** @description It failed. */
      default: {
        content: {
          "application/json": components["schemas"]["Error"] & {
            /** @enum {string} */
            code: "forbidden" | "internal" | "invalid_token" | "key_address" | "missing_token" | "not_a_member" | "not_found" | "rate_limited" | "scope_missing" | "unknown_version" | "validation";
          };
        };
      };
    };
  };
  "post-verifications-id-shares": {
    parameters: {
      path: {
        id: string;
      };
    };
    requestBody: {
      content: {
        "application/json": {
          /**
           * @default 30
           * @enum {number}
           */
          days?: 7 | 30 | 90 | 365;
          /** @default  */
          label?: string;
        };
      };
    };
    responses: {
      /** @description Made. */
      201: {
        content: {
          "application/json": components["schemas"]["ShareLink"];
        };
      };
      /** @description It failed. */
      default: {
        content: {
          "application/json": components["schemas"]["Error"] & {
            /** @enum {string} */
            code: "cross_site" | "forbidden" | "idempotency_conflict" | "internal" | "invalid_token" | "key_address" | "missing_token" | "not_a_member" | "not_found" | "not_ready" | "rate_limited" | "report_gone" | "role_too_low" | "scope_missing" | "support_view" | "too_large" | "too_many_links" | "too_slow" | "unknown_version" | "validation";
          };
        };
      };
    };
  };
  "delete-shares-id": {
    parameters: {
      path: {
        id: string;
      };
    };
    responses: {
      /** @description Done. */
      200: {
        content: {
          "application/json": components["schemas"]["ShareLink"];
        };
      };
      /** @description It failed. */
      default: {
        content: {
          "application/json": components["schemas"]["Error"] & {
            /** @enum {string} */
            code: "cross_site" | "forbidden" | "idempotency_conflict" | "internal" | "invalid_token" | "key_address" | "missing_token" | "not_a_member" | "not_found" | "not_ready" | "rate_limited" | "role_too_low" | "scope_missing" | "support_view" | "too_large" | "too_slow" | "unknown_version" | "validation";
          };
        };
      };
    };
  };
  "get-verifications-id-context": {
    parameters: {
      path: {
        id: string;
      };
    };
    responses: {
      /** @description Done. */
      200: {
        content: {
          "application/json": {
            context: components["schemas"]["AddedContext"][];
            nextCursor: null;
          };
        };
      };
      /** @description It failed. */
      default: {
        content: {
          "application/json": components["schemas"]["Error"] & {
            /** @enum {string} */
            code: "forbidden" | "internal" | "invalid_token" | "key_address" | "missing_token" | "not_a_member" | "not_found" | "rate_limited" | "scope_missing" | "unknown_version" | "validation";
          };
        };
      };
    };
  };
  "get-shared-token": {
    parameters: {
      path: {
        token: string;
      };
    };
    responses: {
      /** @description Done. */
      200: {
        content: {
          "application/json": components["schemas"]["SharedReport"];
        };
      };
      /** @description It failed. */
      default: {
        content: {
          "application/json": components["schemas"]["Error"] & {
            /** @enum {string} */
            code: "internal" | "not_found" | "rate_limited" | "share_ended" | "validation";
          };
        };
      };
    };
  };
  "post-shared-token-disputes": {
    parameters: {
      path: {
        token: string;
      };
    };
    requestBody: {
      content: {
        "application/json": {
          name: string;
          /** @enum {string} */
          relation: "creator" | "manager" | "agency" | "other";
          email: string;
          text: string;
          proofUrl?: string | null;
          website?: string | null;
        };
      };
    };
    responses: {
      /** @description Accepted. The work goes on. */
      202: {
        content: {
          "application/json": {
            /** @enum {boolean} */
            success: true;
            error: null;
          };
        };
      };
      /** @description It failed. */
      default: {
        content: {
          "application/json": components["schemas"]["Error"] & {
            /** @enum {string} */
            code: "cross_site" | "internal" | "not_found" | "rate_limited" | "share_ended" | "too_large" | "too_slow" | "validation";
          };
        };
      };
    };
  };
  "post-disputes-confirm": {
    requestBody: {
      content: {
        "application/json": {
          secret: string;
        };
      };
    };
    responses: {
      /** @description Done. */
      200: {
        content: {
          "application/json": {
            /** @enum {string} */
            state: "unconfirmed" | "open" | "accepted" | "declined";
          };
        };
      };
      /** @description It failed. */
      default: {
        content: {
          "application/json": components["schemas"]["Error"] & {
            /** @enum {string} */
            code: "cross_site" | "internal" | "link_ended" | "rate_limited" | "too_large" | "too_slow" | "validation";
          };
        };
      };
    };
  };
  "get-consents": {
    parameters: {
      query?: {
        platform?: "instagram" | "tiktok" | "youtube" | "twitch" | "x" | "linkedin";
        handle?: string;
      };
    };
    responses: {
      /** @description Done. */
      200: {
        content: {
          "application/json": {
            consents: components["schemas"]["ConsentRequest"][];
            nextCursor: null;
          };
        };
      };
      /** @description It failed. */
      default: {
        content: {
          "application/json": components["schemas"]["Error"] & {
            /** @enum {string} */
            code: "forbidden" | "internal" | "invalid_token" | "key_address" | "missing_token" | "not_a_member" | "rate_limited" | "scope_missing" | "unknown_version" | "validation";
          };
        };
      };
    };
  };
  "post-consents": {
    requestBody: {
      content: {
        "application/json": {
          url: string;
          email?: string | null;
          /** @default false */
          creatorFirst?: boolean;
        };
      };
    };
    responses: {
      /** @description Made. */
      201: {
        content: {
          "application/json": components["schemas"]["ConsentRequest"];
        };
      };
      /** @description It failed. */
      default: {
        content: {
          "application/json": components["schemas"]["Error"] & {
            /** @enum {string} */
            code: "bad_address" | "creator_withheld" | "cross_site" | "forbidden" | "idempotency_conflict" | "internal" | "invalid_token" | "key_address" | "missing_token" | "no_connector" | "not_a_member" | "not_ready" | "rate_limited" | "role_too_low" | "scope_missing" | "support_view" | "too_large" | "too_slow" | "unknown_version" | "validation";
          };
        };
      };
    };
  };
  "delete-consents-id": {
    parameters: {
      path: {
        id: string;
      };
    };
    responses: {
      /** @description Done. */
      200: {
        content: {
          "application/json": components["schemas"]["ConsentRequest"];
        };
      };
      /** @description It failed. */
      default: {
        content: {
          "application/json": components["schemas"]["Error"] & {
            /** @enum {string} */
            code: "cross_site" | "forbidden" | "idempotency_conflict" | "internal" | "invalid_token" | "key_address" | "missing_token" | "not_a_member" | "not_found" | "not_ready" | "rate_limited" | "role_too_low" | "scope_missing" | "support_view" | "too_large" | "too_slow" | "unknown_version" | "validation";
          };
        };
      };
    };
  };
  "post-consents-id-verify": {
    parameters: {
      path: {
        id: string;
      };
    };
    responses: {
      /** @description Done. */
      200: {
        content: {
          "application/json": components["schemas"]["ConsentRequest"];
        };
      };
      /** @description It failed. */
      default: {
        content: {
          "application/json": components["schemas"]["Error"] & {
            /** @enum {string} */
            code: "cross_site" | "forbidden" | "idempotency_conflict" | "insufficient_credits" | "internal" | "invalid_token" | "key_address" | "key_limit" | "missing_token" | "not_a_member" | "not_found" | "not_now" | "not_ready" | "rate_limited" | "role_too_low" | "scope_missing" | "support_view" | "too_large" | "too_slow" | "unknown_version" | "validation";
          };
        };
      };
    };
  };
  "get-consent-token": {
    parameters: {
      path: {
        token: string;
      };
    };
    responses: {
      /** @description Done. */
      200: {
        content: {
          "application/json": components["schemas"]["ConsentInvitation"];
        };
      };
      /** @description It failed. */
      default: {
        content: {
          "application/json": components["schemas"]["Error"] & {
            /** @enum {string} */
            code: "internal" | "not_found" | "rate_limited" | "validation";
          };
        };
      };
    };
  };
  "post-consent-token-connect": {
    parameters: {
      path: {
        token: string;
      };
    };
    responses: {
      /** @description Done. */
      200: {
        content: {
          "application/json": {
            location: string;
          };
        };
      };
      /** @description It failed. */
      default: {
        content: {
          "application/json": components["schemas"]["Error"] & {
            /** @enum {string} */
            code: "creator_withheld" | "cross_site" | "internal" | "link_ended" | "no_connector" | "not_found" | "rate_limited" | "too_large" | "too_slow" | "unavailable" | "validation";
          };
        };
      };
    };
  };
  "post-consent-token-import": {
    parameters: {
      query: {
        /** @description The file’s name, which may say whose it is. */
        name: string;
      };
      path: {
        token: string;
      };
    };
    requestBody: {
      content: {
        "application/octet-stream": Blob;
      };
    };
    responses: {
      /** @description Done. */
      200: {
        content: {
          "application/json": {
            /** @description The creator’s own page. */
            location: string;
          };
        };
      };
      /** @description It failed. */
      default: {
        content: {
          "application/json": components["schemas"]["Error"] & {
            /** @enum {string} */
            code: "archive_damaged" | "archive_html" | "archive_incomplete" | "archive_locked" | "archive_unknown" | "archive_unsafe" | "bad_file" | "creator_withheld" | "cross_site" | "internal" | "link_ended" | "not_found" | "rate_limited" | "too_large" | "too_slow" | "unavailable" | "validation";
          };
        };
      };
    };
  };
  "post-consent-token-decline": {
    parameters: {
      path: {
        token: string;
      };
    };
    responses: {
      /** @description Done. */
      200: {
        content: {
          "application/json": components["schemas"]["ConsentInvitation"];
        };
      };
      /** @description It failed. */
      default: {
        content: {
          "application/json": components["schemas"]["Error"] & {
            /** @enum {string} */
            code: "cross_site" | "internal" | "link_ended" | "not_found" | "rate_limited" | "too_large" | "too_slow" | "validation";
          };
        };
      };
    };
  };
  "get-consent-callback-platform": {
    parameters: {
      query?: {
        state?: string;
      };
      path: {
        platform: "instagram" | "tiktok" | "youtube" | "twitch" | "x" | "linkedin";
      };
    };
    responses: {
      /** @description Leads on to another address. */
      302: {
        content?: never;
      };
      /** @description It failed. */
      default: {
        content: {
          "application/json": components["schemas"]["Error"] & {
            /** @enum {string} */
            code: "internal" | "not_found" | "rate_limited" | "validation";
          };
        };
      };
    };
  };
  "get-creator-token": {
    parameters: {
      path: {
        token: string;
      };
    };
    responses: {
      /** @description Done. */
      200: {
        content: {
          "application/json": components["schemas"]["CreatorPage"];
        };
      };
      /** @description It failed. */
      default: {
        content: {
          "application/json": components["schemas"]["Error"] & {
            /** @enum {string} */
            code: "internal" | "not_found" | "rate_limited" | "validation";
          };
        };
      };
    };
  };
  "post-creator-token-email": {
    parameters: {
      path: {
        token: string;
      };
    };
    requestBody: {
      content: {
        "application/json": {
          email: string;
        };
      };
    };
    responses: {
      /** @description Done. */
      200: {
        content: {
          "application/json": components["schemas"]["CreatorPage"];
        };
      };
      /** @description It failed. */
      default: {
        content: {
          "application/json": components["schemas"]["Error"] & {
            /** @enum {string} */
            code: "cross_site" | "internal" | "not_found" | "rate_limited" | "too_large" | "too_slow" | "validation";
          };
        };
      };
    };
  };
  "post-creator-token-requests-id-send": {
    parameters: {
      path: {
        token: string;
        id: string;
      };
    };
    responses: {
      /** @description Done. */
      200: {
        content: {
          "application/json": components["schemas"]["CreatorPage"];
        };
      };
      /** @description It failed. */
      default: {
        content: {
          "application/json": components["schemas"]["Error"] & {
            /** @enum {string} */
            code: "cross_site" | "internal" | "not_found" | "not_now" | "rate_limited" | "too_large" | "too_slow" | "validation";
          };
        };
      };
    };
  };
  "post-creator-token-link": {
    parameters: {
      path: {
        token: string;
      };
    };
    responses: {
      /** @description Done. */
      200: {
        content: {
          "application/json": components["schemas"]["CreatorPage"];
        };
      };
      /** @description It failed. */
      default: {
        content: {
          "application/json": components["schemas"]["Error"] & {
            /** @enum {string} */
            code: "cross_site" | "internal" | "not_found" | "not_now" | "rate_limited" | "too_large" | "too_slow" | "validation";
          };
        };
      };
    };
  };
  "post-creator-token-link-end": {
    parameters: {
      path: {
        token: string;
      };
    };
    responses: {
      /** @description Done. */
      200: {
        content: {
          "application/json": components["schemas"]["CreatorPage"];
        };
      };
      /** @description It failed. */
      default: {
        content: {
          "application/json": components["schemas"]["Error"] & {
            /** @enum {string} */
            code: "cross_site" | "internal" | "not_found" | "rate_limited" | "too_large" | "too_slow" | "validation";
          };
        };
      };
    };
  };
  "post-creator-token-disconnect": {
    parameters: {
      path: {
        token: string;
      };
    };
    responses: {
      /** @description Done. */
      200: {
        content: {
          "application/json": {
            /** @enum {boolean} */
            ok: true;
            platformTold: boolean;
            page: components["schemas"]["CreatorPage"];
          };
        };
      };
      /** @description It failed. */
      default: {
        content: {
          "application/json": components["schemas"]["Error"] & {
            /** @enum {string} */
            code: "cross_site" | "internal" | "not_found" | "rate_limited" | "too_large" | "too_slow" | "validation";
          };
        };
      };
    };
  };
  "post-check": {
    requestBody: {
      content: {
        "application/json": {
          text?: string;
          code?: string;
        };
      };
    };
    responses: {
      /** @description Done. */
      200: {
        content: {
          "application/json": components["schemas"]["ReportCheck"];
        };
      };
      /** @description It failed. */
      default: {
        content: {
          "application/json": components["schemas"]["Error"] & {
            /** @enum {string} */
            code: "cross_site" | "internal" | "not_found" | "rate_limited" | "too_large" | "too_slow" | "validation";
          };
        };
      };
    };
  };
  "get-well-known-vouch-keys-json": {
    responses: {
      /** @description Done. */
      200: {
        content: {
          "application/json": unknown;
        };
      };
      /** @description It failed. */
      default: {
        content: {
          "application/json": components["schemas"]["Error"] & {
            /** @enum {string} */
            code: "internal" | "validation";
          };
        };
      };
    };
  };
  "get-well-known-vouch-revoked-json": {
    parameters: {
      query?: {
        cursor?: string;
      };
    };
    responses: {
      /** @description Done. */
      200: {
        content: {
          "application/json": unknown;
        };
      };
      /** @description It failed. */
      default: {
        content: {
          "application/json": components["schemas"]["Error"] & {
            /** @enum {string} */
            code: "internal" | "validation";
          };
        };
      };
    };
  };
  "get-exports": {
    parameters: {
      query?: {
        limit?: number;
        cursor?: string;
      };
    };
    responses: {
      /** @description Done. */
      200: {
        content: {
          "application/json": {
            exports: components["schemas"]["ExportedFile"][];
            nextCursor: string | null;
          };
        };
      };
      /** @description It failed. */
      default: {
        content: {
          "application/json": components["schemas"]["Error"] & {
            /** @enum {string} */
            code: "forbidden" | "internal" | "invalid_token" | "key_address" | "missing_token" | "not_a_member" | "rate_limited" | "scope_missing" | "unknown_version" | "validation";
          };
        };
      };
    };
  };
  "post-exports": {
    parameters: {
      header?: {
        "idempotency-key"?: string;
      };
    };
    requestBody: {
      content: {
        "application/json": {
          /** @enum {string} */
          subject: "report" | "verifications" | "shortlist" | "batch" | "campaign";
          /** @enum {string} */
          format: "pdf" | "csv" | "json";
          /** Format: uuid */
          sourceId?: string;
          /** @description With verifications: only this handle. */
          creator?: string;
          /** @description With verifications: only rows that fit, or those with these IDs. */
          filter?: {
            /** @description Part of a name or handle. */
            q?: string;
            /** @description Any of these, separated by commas. */
            risk?: string;
            /** @description Any of these, separated by commas. */
            platform?: string;
            /**
             * Format: date
             * @description Requested on this day (UTC) or later.
             */
            from?: string;
            /**
             * Format: date
             * @description Requested on this day (UTC) or earlier.
             */
            to?: string;
            tag?: string;
            ids?: string[];
          };
          /**
           * @description With a PDF: includes a 30-day share link so the reader can check it.
           * @default false
           */
          link?: boolean;
          /**
           * @description With a PDF: also includes the planned campaign and the analyses you bought.
           * @default true
           */
          additions?: boolean;
        };
      };
    };
    responses: {
      /** @description Accepted. The work goes on. */
      202: {
        content: {
          "application/json": components["schemas"]["ExportedFile"];
        };
      };
      /** @description It failed. */
      default: {
        content: {
          "application/json": components["schemas"]["Error"] & {
            /** @enum {string} */
            code: "cross_site" | "forbidden" | "idempotency_conflict" | "insufficient_credits" | "internal" | "invalid_token" | "key_address" | "key_limit" | "missing_token" | "not_a_member" | "not_found" | "not_ready" | "rate_limited" | "report_gone" | "role_too_low" | "scope_missing" | "support_view" | "too_large" | "too_slow" | "unknown_version" | "validation";
          };
        };
      };
    };
  };
  "get-exports-id": {
    parameters: {
      path: {
        id: string;
      };
    };
    responses: {
      /** @description Done. */
      200: {
        content: {
          "application/json": components["schemas"]["ExportedFile"];
        };
      };
      /** @description It failed. */
      default: {
        content: {
          "application/json": components["schemas"]["Error"] & {
            /** @enum {string} */
            code: "forbidden" | "internal" | "invalid_token" | "key_address" | "missing_token" | "not_a_member" | "not_found" | "rate_limited" | "scope_missing" | "unknown_version" | "validation";
          };
        };
      };
    };
  };
  "get-exports-id-file": {
    parameters: {
      path: {
        id: string;
      };
    };
    responses: {
      /** @description Done. */
      200: {
        content: {
          "application/octet-stream": unknown;
        };
      };
      /** @description It failed. */
      default: {
        content: {
          "application/json": components["schemas"]["Error"] & {
            /** @enum {string} */
            code: "file_gone" | "file_not_ready" | "forbidden" | "internal" | "invalid_token" | "key_address" | "missing_token" | "not_a_member" | "not_found" | "rate_limited" | "scope_missing" | "unknown_version" | "validation";
          };
        };
      };
    };
  };
  "get-credits-balance-userId": {
    parameters: {
      path: {
        userId: string;
      };
    };
    responses: {
      /** @description Done. */
      200: {
        content: {
          "application/json": {
            monthlyCredits: number;
            purchasedCredits: number;
            totalCredits: number;
            monthlyCreditsLimit: number;
            onHold: number;
            purchasedFrozen: boolean;
            notice: components["schemas"]["CreditNotice"] | null;
          };
        };
      };
      /** @description It failed. */
      default: {
        content: {
          "application/json": components["schemas"]["Error"] & {
            /** @enum {string} */
            code: "forbidden" | "internal" | "invalid_token" | "key_address" | "missing_token" | "not_a_member" | "rate_limited" | "scope_missing" | "unknown_version" | "validation";
          };
        };
      };
    };
  };
  "post-credits-deduct": {
    parameters: {
      header?: {
        "idempotency-key"?: string;
      };
    };
    requestBody: {
      content: {
        "application/json": {
          userId?: string;
          actionType: string;
          resourceId?: string | null;
          metadata?: {
            [key: string]: unknown;
          } | null;
        };
      };
    };
    responses: {
      /** @description Done. */
      200: {
        content: {
          "application/json": {
            /** @enum {boolean} */
            success: true;
            creditsUsed: number;
            remainingMonthly: number;
            remainingPurchased: number;
            totalRemaining: number;
          };
        };
      };
      /** @description It failed. */
      default: {
        content: {
          "application/json": components["schemas"]["Error"] & {
            /** @enum {string} */
            code: "action_coming" | "charges_itself" | "cross_site" | "forbidden" | "idempotency_conflict" | "insufficient_credits" | "internal" | "invalid_token" | "key_address" | "key_limit" | "missing_token" | "not_a_member" | "not_ready" | "rate_limited" | "role_too_low" | "scope_missing" | "support_view" | "too_large" | "too_slow" | "unknown_version" | "validation";
          };
        };
      };
    };
  };
  "get-credits-history": {
    parameters: {
      query?: {
        action?: string;
        bucket?: "monthly" | "purchased";
        /** @description Entries from this time on. */
        from?: string;
        /** @description Entries before this time. */
        to?: string;
        limit?: number;
        cursor?: string;
      };
    };
    responses: {
      /** @description Done. */
      200: {
        content: {
          "application/json": {
            entries: components["schemas"]["CreditEntry"][];
            nextCursor: string | null;
          };
        };
      };
      /** @description It failed. */
      default: {
        content: {
          "application/json": components["schemas"]["Error"] & {
            /** @enum {string} */
            code: "forbidden" | "internal" | "invalid_token" | "key_address" | "missing_token" | "not_a_member" | "rate_limited" | "scope_missing" | "unknown_version" | "validation";
          };
        };
      };
    };
  };
  "get-credits-history-csv": {
    parameters: {
      query?: {
        action?: string;
        bucket?: "monthly" | "purchased";
        /** @description Entries from this time on. */
        from?: string;
        /** @description Entries before this time. */
        to?: string;
      };
    };
    responses: {
      /** @description Done. */
      200: {
        content: {
          "text/csv": unknown;
        };
      };
      /** @description It failed. */
      default: {
        content: {
          "application/json": components["schemas"]["Error"] & {
            /** @enum {string} */
            code: "forbidden" | "internal" | "invalid_token" | "key_address" | "missing_token" | "not_a_member" | "rate_limited" | "scope_missing" | "unknown_version" | "validation";
          };
        };
      };
    };
  };
  "get-credits-usage": {
    parameters: {
      query?: {
        /** @description Entries from this time on. */
        from?: string;
        /** @description Entries before this time. */
        to?: string;
      };
    };
    responses: {
      /** @description Done. */
      200: {
        content: {
          "application/json": {
            actions: {
              action: string;
              times: number;
              credits: number;
              onHold: number;
            }[];
          };
        };
      };
      /** @description It failed. */
      default: {
        content: {
          "application/json": components["schemas"]["Error"] & {
            /** @enum {string} */
            code: "forbidden" | "internal" | "invalid_token" | "key_address" | "missing_token" | "not_a_member" | "rate_limited" | "scope_missing" | "unknown_version" | "validation";
          };
        };
      };
    };
  };
  "get-pricing-dashboard-actions": {
    parameters: {
      query?: {
        /** @description starter, professional or enterprise. */
        tier?: string;
      };
    };
    responses: {
      /** @description Done. */
      200: {
        content: {
          "application/json": {
            /** @enum {boolean} */
            success: true;
            actionsByCategory: {
              [key: string]: {
                id: string;
                name: string;
                description: string;
                creditCost: number;
                credits: number;
                popular: boolean;
                perCreatorFound: boolean;
                /** @enum {string} */
                status: "live" | "coming";
                perMonth: number;
              }[];
            };
          };
        };
      };
      /** @description It failed. */
      default: {
        content: {
          "application/json": components["schemas"]["Error"] & {
            /** @enum {string} */
            code: "internal" | "validation";
          };
        };
      };
    };
  };
  "post-credits-purchase": {
    requestBody: {
      content: {
        "application/json": {
          userId?: string;
          creditPackage: {
            credits: number;
            /** @description For information only: the payment itself is looked up. */
            amountCents?: number;
            basePriceCents?: number;
            discountPercent?: number;
          };
          stripePaymentIntentId: string;
        };
      };
    };
    responses: {
      /** @description Done. */
      200: {
        content: {
          "application/json": {
            /** @enum {boolean} */
            success: true;
            creditsPurchased: number;
            balance: components["schemas"]["CreditBalance"];
          };
        };
      };
      /** @description It failed. */
      default: {
        content: {
          "application/json": components["schemas"]["Error"] & {
            /** @enum {string} */
            code: "cross_site" | "forbidden" | "idempotency_conflict" | "internal" | "invalid_token" | "key_address" | "missing_token" | "not_a_member" | "not_ready" | "payment_refused" | "payment_used" | "rate_limited" | "role_too_low" | "scope_missing" | "subscription_required" | "support_view" | "too_large" | "too_slow" | "unavailable" | "unknown_version" | "validation";
          };
        };
      };
    };
  };
  "post-credits-purchases-settle": {
    responses: {
      /** @description Done. */
      200: {
        content: {
          "application/json": {
            /** @enum {boolean} */
            success: true;
            creditsPurchased: number;
            processing: boolean;
            balance: components["schemas"]["CreditBalance"];
          };
        };
      };
      /** @description It failed. */
      default: {
        content: {
          "application/json": components["schemas"]["Error"] & {
            /** @enum {string} */
            code: "cross_site" | "forbidden" | "idempotency_conflict" | "internal" | "invalid_token" | "key_address" | "missing_token" | "not_a_member" | "not_ready" | "rate_limited" | "role_too_low" | "scope_missing" | "support_view" | "too_large" | "too_slow" | "unavailable" | "unknown_version" | "validation";
          };
        };
      };
    };
  };
  "post-stripe-create-payment-intent-auth": {
    requestBody: {
      content: {
        "application/json": {
          credits: number;
          amount: number;
        };
      };
    };
    responses: {
      /** @description Done. */
      200: {
        content: {
          "application/json": {
            clientSecret: string;
            paymentIntentId: string;
            amountCents: number;
          };
        };
      };
      /** @description It failed. */
      default: {
        content: {
          "application/json": components["schemas"]["Error"] & {
            /** @enum {string} */
            code: "cross_site" | "forbidden" | "idempotency_conflict" | "internal" | "invalid_token" | "key_address" | "missing_token" | "not_a_member" | "not_ready" | "rate_limited" | "role_too_low" | "scope_missing" | "subscription_required" | "support_view" | "too_large" | "too_slow" | "unavailable" | "unknown_version" | "validation";
          };
        };
      };
    };
  };
  "get-stripe-status": {
    responses: {
      /** @description Done. */
      200: {
        content: {
          "application/json": {
            status: {
              configured: boolean;
              publicKey: boolean;
              secretKey: boolean;
              testMode: boolean;
            };
            message: string;
          };
        };
      };
      /** @description It failed. */
      default: {
        content: {
          "application/json": components["schemas"]["Error"] & {
            /** @enum {string} */
            code: "internal" | "validation";
          };
        };
      };
    };
  };
  "get-stripe-packages": {
    responses: {
      /** @description Done. */
      200: {
        content: {
          "application/json": {
            packages: components["schemas"]["CreditPackage"][];
          };
        };
      };
      /** @description It failed. */
      default: {
        content: {
          "application/json": components["schemas"]["Error"] & {
            /** @enum {string} */
            code: "forbidden" | "internal" | "invalid_token" | "key_address" | "not_a_member" | "rate_limited" | "scope_missing" | "unknown_version" | "validation";
          };
        };
      };
    };
  };
  "post-auth-signup-with-trial": {
    requestBody: {
      content: {
        "application/json": {
          email: string;
          password: string;
          firstName: string;
          lastName: string;
          company?: string | null;
          /** @enum {string} */
          role: "brand_manager" | "marketing_manager" | "social_media_manager" | "agency_owner" | "freelancer" | "other";
          /** @enum {boolean} */
          acceptTerms: true;
          acceptMarketing?: boolean | null;
        };
      };
    };
    responses: {
      /** @description Done. */
      200: {
        content: {
          "application/json": {
            /** @enum {boolean} */
            success: true;
            error: null;
            setupIntent: {
              id: string;
              client_secret: string;
            };
            customerId: string;
          };
        };
      };
      /** @description It failed. */
      default: {
        content: {
          "application/json": components["schemas"]["Error"] & {
            /** @enum {string} */
            code: "cross_site" | "internal" | "rate_limited" | "too_large" | "too_slow" | "unavailable" | "validation";
          };
        };
      };
    };
  };
  "post-auth-complete-trial-signup": {
    requestBody: {
      content: {
        "application/json": {
          email: string;
          setupIntentId: string;
        };
      };
    };
    responses: {
      /** @description Done. */
      200: {
        content: {
          "application/json": {
            /** @enum {boolean} */
            success: true;
            error: null;
          };
        };
      };
      /** @description It failed. */
      default: {
        content: {
          "application/json": components["schemas"]["Error"] & {
            /** @enum {string} */
            code: "card_required" | "cross_site" | "internal" | "not_found" | "rate_limited" | "too_large" | "too_slow" | "trial_used" | "unavailable" | "validation";
          };
        };
      };
    };
  };
  "post-auth-start-paid-signup": {
    requestBody: {
      content: {
        "application/json": {
          email: string;
          setupIntentId: string;
        };
      };
    };
    responses: {
      /** @description Done. */
      200: {
        content: {
          "application/json": {
            /** @enum {boolean} */
            success: true;
            error: null;
            confirmation: components["schemas"]["PaymentConfirmation"] | null;
          };
        };
      };
      /** @description It failed. */
      default: {
        content: {
          "application/json": components["schemas"]["Error"] & {
            /** @enum {string} */
            code: "card_declined" | "card_required" | "cross_site" | "internal" | "not_found" | "rate_limited" | "too_large" | "too_slow" | "unavailable" | "validation";
          };
        };
      };
    };
  };
  "post-auth-resend-verification": {
    requestBody: {
      content: {
        "application/json": {
          email: string;
        };
      };
    };
    responses: {
      /** @description Done. */
      200: {
        content: {
          "application/json": {
            /** @enum {boolean} */
            success: true;
            error: null;
          };
        };
      };
      /** @description It failed. */
      default: {
        content: {
          "application/json": components["schemas"]["Error"] & {
            /** @enum {string} */
            code: "card_required" | "cross_site" | "internal" | "rate_limited" | "too_large" | "too_slow" | "validation";
          };
        };
      };
    };
  };
  "get-auth-verify": {
    parameters: {
      query: {
        token: string;
        email: string;
        trial?: string;
      };
    };
    responses: {
      /** @description Leads on to another address. */
      302: {
        content?: never;
      };
      /** @description It failed. */
      default: {
        content: {
          "application/json": components["schemas"]["Error"] & {
            /** @enum {string} */
            code: "internal" | "rate_limited" | "validation";
          };
        };
      };
    };
  };
  "post-auth-verify": {
    requestBody: {
      content: {
        "application/json": {
          email: string;
          token: string;
          password?: string;
        };
      };
    };
    responses: {
      /** @description Done. */
      200: {
        content: {
          "application/json": {
            /** @enum {boolean} */
            success: true;
            error: null;
            /** @enum {string} */
            outcome: "signed_in" | "verified" | "password_needed";
          };
        };
      };
      /** @description It failed. */
      default: {
        content: {
          "application/json": components["schemas"]["Error"] & {
            /** @enum {string} */
            code: "account_suspended" | "cross_site" | "expired_verification_link" | "internal" | "invalid_verification_link" | "rate_limited" | "too_large" | "too_slow" | "unavailable" | "validation";
          };
        };
      };
    };
  };
  "get-auth-health": {
    responses: {
      /** @description Done. */
      200: {
        content: {
          "application/json": {
            /** @enum {boolean} */
            ok: true;
          };
        };
      };
      /** @description It failed. */
      default: {
        content: {
          "application/json": components["schemas"]["Error"] & {
            /** @enum {string} */
            code: "internal" | "unavailable" | "validation";
          };
        };
      };
    };
  };
  "post-auth-login": {
    requestBody: {
      content: {
        "application/json": {
          email: string;
          password: string;
        };
      };
    };
    responses: {
      /** @description Done. */
      200: {
        content: {
          "application/json": {
            /** @enum {boolean} */
            success: true;
            token: string;
            user: components["schemas"]["User"];
            error: null;
            /** @enum {boolean} */
            needsVerification: false;
          };
        };
      };
      /** @description It failed. */
      default: {
        content: {
          "application/json": components["schemas"]["Error"] & {
            /** @enum {string} */
            code: "account_suspended" | "cross_site" | "internal" | "invalid_credentials" | "needs_verification" | "rate_limited" | "too_large" | "too_slow" | "unavailable" | "validation";
          };
        };
      };
    };
  };
  "get-auth-session": {
    responses: {
      /** @description Done. */
      200: {
        content: {
          "application/json": {
            user: components["schemas"]["User"];
            expiresAt: string;
            /** @description Only in exchange for the cookie. */
            token?: string;
            /** @description In addition to the token, if a hosted auth service keeps the sessions. */
            refreshToken?: string;
          };
        };
      };
      /** @description It failed. */
      default: {
        content: {
          "application/json": components["schemas"]["Error"] & {
            /** @enum {string} */
            code: "forbidden" | "internal" | "invalid_token" | "key_address" | "missing_token" | "not_a_member" | "scope_missing" | "unavailable" | "validation";
          };
        };
      };
    };
  };
  "post-auth-refresh": {
    responses: {
      /** @description Done. */
      200: {
        content: {
          "application/json": {
            /** @enum {boolean} */
            success: true;
            token: string;
            user: components["schemas"]["User"];
            expiresAt: string;
          };
        };
      };
      /** @description It failed. */
      default: {
        content: {
          "application/json": components["schemas"]["Error"] & {
            /** @enum {string} */
            code: "cross_site" | "forbidden" | "internal" | "invalid_token" | "key_address" | "missing_token" | "not_a_member" | "scope_missing" | "support_view" | "too_large" | "too_slow" | "validation";
          };
        };
      };
    };
  };
  "post-auth-logout": {
    requestBody: {
      content: {
        "application/json": {
          /**
           * @default local
           * @enum {string}
           */
          scope?: "local" | "global";
        };
      };
    };
    responses: {
      /** @description Done. */
      200: {
        content: {
          "application/json": {
            /** @enum {boolean} */
            success: true;
          };
        };
      };
      /** @description It failed. */
      default: {
        content: {
          "application/json": components["schemas"]["Error"] & {
            /** @enum {string} */
            code: "cross_site" | "forbidden" | "internal" | "invalid_token" | "key_address" | "missing_token" | "not_a_member" | "scope_missing" | "support_view" | "too_large" | "too_slow" | "validation";
          };
        };
      };
    };
  };
  "get-auth-google-signup": {
    parameters: {
      query?: {
        next?: string;
      };
    };
    responses: {
      /** @description Leads on to another address. */
      302: {
        content?: never;
      };
      /** @description It failed. */
      default: {
        content: {
          "application/json": components["schemas"]["Error"] & {
            /** @enum {string} */
            code: "internal" | "rate_limited" | "validation";
          };
        };
      };
    };
  };
  "get-auth-google": {
    parameters: {
      query?: {
        intent?: string;
        next?: string;
        utm_source?: string;
        utm_medium?: string;
        utm_campaign?: string;
        utm_term?: string;
        utm_content?: string;
      };
    };
    responses: {
      /** @description Leads on to another address. */
      302: {
        content?: never;
      };
      /** @description It failed. */
      default: {
        content: {
          "application/json": components["schemas"]["Error"] & {
            /** @enum {string} */
            code: "internal" | "rate_limited" | "validation";
          };
        };
      };
    };
  };
  "get-auth-google-callback": {
    parameters: {
      query?: {
        state?: string;
      };
    };
    responses: {
      /** @description Leads on to another address. */
      302: {
        content?: never;
      };
      /** @description It failed. */
      default: {
        content: {
          "application/json": components["schemas"]["Error"] & {
            /** @enum {string} */
            code: "internal" | "rate_limited" | "validation";
          };
        };
      };
    };
  };
  "post-auth-forgot-password": {
    requestBody: {
      content: {
        "application/json": {
          email: string;
        };
      };
    };
    responses: {
      /** @description Accepted. The work goes on. */
      202: {
        content: {
          "application/json": {
            /** @enum {boolean} */
            success: true;
            error: null;
          };
        };
      };
      /** @description It failed. */
      default: {
        content: {
          "application/json": components["schemas"]["Error"] & {
            /** @enum {string} */
            code: "cross_site" | "internal" | "rate_limited" | "too_large" | "too_slow" | "validation";
          };
        };
      };
    };
  };
  "post-auth-reset-password-check": {
    requestBody: {
      content: {
        "application/json": {
          token: string;
        };
      };
    };
    responses: {
      /** @description Done. */
      200: {
        content: {
          "application/json": {
            /** @enum {boolean} */
            success: true;
            email: string;
          };
        };
      };
      /** @description It failed. */
      default: {
        content: {
          "application/json": components["schemas"]["Error"] & {
            /** @enum {string} */
            code: "cross_site" | "internal" | "link_ended" | "rate_limited" | "too_large" | "too_slow" | "validation";
          };
        };
      };
    };
  };
  "post-auth-reset-password": {
    requestBody: {
      content: {
        "application/json": {
          token: string;
          password: string;
        };
      };
    };
    responses: {
      /** @description Done. */
      200: {
        content: {
          "application/json": {
            /** @enum {boolean} */
            success: true;
            error: null;
          };
        };
      };
      /** @description It failed. */
      default: {
        content: {
          "application/json": components["schemas"]["Error"] & {
            /** @enum {string} */
            code: "cross_site" | "internal" | "link_ended" | "rate_limited" | "too_large" | "too_slow" | "validation";
          };
        };
      };
    };
  };
  "post-auth-confirm-email": {
    requestBody: {
      content: {
        "application/json": {
          token: string;
        };
      };
    };
    responses: {
      /** @description Done. */
      200: {
        content: {
          "application/json": {
            /** @enum {boolean} */
            success: true;
            email: string;
          };
        };
      };
      /** @description It failed. */
      default: {
        content: {
          "application/json": components["schemas"]["Error"] & {
            /** @enum {string} */
            code: "cross_site" | "internal" | "link_ended" | "rate_limited" | "too_large" | "too_slow" | "validation";
          };
        };
      };
    };
  };
  "get-account": {
    responses: {
      /** @description Done. */
      200: {
        content: {
          "application/json": components["schemas"]["AccountSettings"];
        };
      };
      /** @description It failed. */
      default: {
        content: {
          "application/json": components["schemas"]["Error"] & {
            /** @enum {string} */
            code: "forbidden" | "internal" | "invalid_token" | "key_address" | "missing_token" | "not_a_member" | "scope_missing" | "validation";
          };
        };
      };
    };
  };
  "patch-account-profile": {
    requestBody: {
      content: {
        "application/json": {
          firstName: string;
          lastName: string;
          company: string;
          /** @enum {string} */
          role: "brand_manager" | "marketing_manager" | "social_media_manager" | "agency_owner" | "freelancer" | "other";
        };
      };
    };
    responses: {
      /** @description Done. */
      200: {
        content: {
          "application/json": components["schemas"]["AccountSettings"];
        };
      };
      /** @description It failed. */
      default: {
        content: {
          "application/json": components["schemas"]["Error"] & {
            /** @enum {string} */
            code: "cross_site" | "forbidden" | "internal" | "invalid_token" | "key_address" | "missing_token" | "not_a_member" | "scope_missing" | "support_view" | "too_large" | "too_slow" | "validation";
          };
        };
      };
    };
  };
  "patch-account-notifications": {
    requestBody: {
      content: {
        "application/json": {
          signInAlerts?: boolean;
          creditWarnings?: boolean;
          watchAlerts?: boolean;
          productNews?: boolean;
        };
      };
    };
    responses: {
      /** @description Done. */
      200: {
        content: {
          "application/json": components["schemas"]["AccountSettings"];
        };
      };
      /** @description It failed. */
      default: {
        content: {
          "application/json": components["schemas"]["Error"] & {
            /** @enum {string} */
            code: "cross_site" | "forbidden" | "internal" | "invalid_token" | "key_address" | "missing_token" | "not_a_member" | "scope_missing" | "support_view" | "too_large" | "too_slow" | "validation";
          };
        };
      };
    };
  };
  "post-account-password": {
    requestBody: {
      content: {
        "application/json": {
          currentPassword: string;
          newPassword: string;
        };
      };
    };
    responses: {
      /** @description Done. */
      200: {
        content: {
          "application/json": {
            /** @enum {boolean} */
            success: true;
            token: string;
            expiresAt: string;
            /** @description In addition to the token, if a hosted auth service keeps the sessions. */
            refreshToken?: string;
          };
        };
      };
      /** @description It failed. */
      default: {
        content: {
          "application/json": components["schemas"]["Error"] & {
            /** @enum {string} */
            code: "cross_site" | "forbidden" | "internal" | "invalid_token" | "key_address" | "missing_token" | "no_password" | "not_a_member" | "rate_limited" | "scope_missing" | "support_view" | "too_large" | "too_slow" | "validation" | "wrong_password";
          };
        };
      };
    };
  };
  "post-account-password-link": {
    responses: {
      /** @description Accepted. The work goes on. */
      202: {
        content: {
          "application/json": {
            /** @enum {boolean} */
            success: true;
          };
        };
      };
      /** @description It failed. */
      default: {
        content: {
          "application/json": components["schemas"]["Error"] & {
            /** @enum {string} */
            code: "cross_site" | "forbidden" | "internal" | "invalid_token" | "key_address" | "missing_token" | "not_a_member" | "rate_limited" | "scope_missing" | "support_view" | "too_large" | "too_slow" | "validation";
          };
        };
      };
    };
  };
  "post-account-email": {
    requestBody: {
      content: {
        "application/json": {
          email: string;
          currentPassword?: string;
        };
      };
    };
    responses: {
      /** @description Accepted. The work goes on. */
      202: {
        content: {
          "application/json": components["schemas"]["AccountSettings"];
        };
      };
      /** @description It failed. */
      default: {
        content: {
          "application/json": components["schemas"]["Error"] & {
            /** @enum {string} */
            code: "cross_site" | "forbidden" | "internal" | "invalid_token" | "key_address" | "missing_token" | "not_a_member" | "rate_limited" | "scope_missing" | "sign_in_again" | "support_view" | "too_large" | "too_slow" | "validation" | "wrong_password";
          };
        };
      };
    };
  };
  "delete-account-email": {
    responses: {
      /** @description Done. */
      200: {
        content: {
          "application/json": components["schemas"]["AccountSettings"];
        };
      };
      /** @description It failed. */
      default: {
        content: {
          "application/json": components["schemas"]["Error"] & {
            /** @enum {string} */
            code: "cross_site" | "forbidden" | "internal" | "invalid_token" | "key_address" | "missing_token" | "not_a_member" | "scope_missing" | "support_view" | "too_large" | "too_slow" | "validation";
          };
        };
      };
    };
  };
  "get-account-sessions": {
    responses: {
      /** @description Done. */
      200: {
        content: {
          "application/json": {
            sessions: {
              id: string;
              device: string;
              address: string;
              signedInAt: string;
              lastUsedAt: string;
              current: boolean;
            }[];
            nextCursor: null;
          };
        };
      };
      /** @description It failed. */
      default: {
        content: {
          "application/json": components["schemas"]["Error"] & {
            /** @enum {string} */
            code: "forbidden" | "internal" | "invalid_token" | "key_address" | "missing_token" | "not_a_member" | "scope_missing" | "validation";
          };
        };
      };
    };
  };
  "delete-account-sessions": {
    responses: {
      /** @description Done. */
      200: {
        content: {
          "application/json": {
            /** @enum {boolean} */
            success: true;
            ended: number;
          };
        };
      };
      /** @description It failed. */
      default: {
        content: {
          "application/json": components["schemas"]["Error"] & {
            /** @enum {string} */
            code: "cross_site" | "forbidden" | "internal" | "invalid_token" | "key_address" | "missing_token" | "not_a_member" | "scope_missing" | "support_view" | "too_large" | "too_slow" | "validation";
          };
        };
      };
    };
  };
  "delete-account-sessions-id": {
    parameters: {
      path: {
        id: string;
      };
    };
    responses: {
      /** @description Done. */
      200: {
        content: {
          "application/json": {
            /** @enum {boolean} */
            success: true;
          };
        };
      };
      /** @description It failed. */
      default: {
        content: {
          "application/json": components["schemas"]["Error"] & {
            /** @enum {string} */
            code: "cross_site" | "forbidden" | "internal" | "invalid_token" | "key_address" | "missing_token" | "not_a_member" | "not_found" | "scope_missing" | "support_view" | "too_large" | "too_slow" | "validation";
          };
        };
      };
    };
  };
  "get-account-events": {
    parameters: {
      query?: {
        cursor?: string;
        limit?: number;
      };
    };
    responses: {
      /** @description Done. */
      200: {
        content: {
          "application/json": {
            events: {
              id: string;
              /** @enum {string} */
              kind: "signed_up" | "signed_in" | "sign_in_failed" | "sign_in_refused" | "signed_out" | "sessions_ended" | "session_revoked" | "password_reset_asked" | "password_reset" | "password_changed" | "password_set" | "email_change_asked" | "email_change_dropped" | "email_changed" | "profile_changed" | "notifications_changed" | "data_exported" | "account_deleted" | "support_viewed" | "support_left" | "support_changed";
              device: string;
              address: string;
              detail: string | null;
              at: string;
            }[];
            nextCursor: string | null;
          };
        };
      };
      /** @description It failed. */
      default: {
        content: {
          "application/json": components["schemas"]["Error"] & {
            /** @enum {string} */
            code: "forbidden" | "internal" | "invalid_token" | "key_address" | "missing_token" | "not_a_member" | "scope_missing" | "validation";
          };
        };
      };
    };
  };
  "get-account-export": {
    responses: {
      /** @description Done. */
      200: {
        content: {
          "application/json": unknown;
        };
      };
      /** @description It failed. */
      default: {
        content: {
          "application/json": components["schemas"]["Error"] & {
            /** @enum {string} */
            code: "forbidden" | "internal" | "invalid_token" | "key_address" | "missing_token" | "not_a_member" | "rate_limited" | "scope_missing" | "validation";
          };
        };
      };
    };
  };
  "get-account-deletion": {
    responses: {
      /** @description Done. */
      200: {
        content: {
          "application/json": {
            consequences: {
              about: string;
              text: string;
            }[];
          };
        };
      };
      /** @description It failed. */
      default: {
        content: {
          "application/json": components["schemas"]["Error"] & {
            /** @enum {string} */
            code: "forbidden" | "internal" | "invalid_token" | "key_address" | "missing_token" | "not_a_member" | "scope_missing" | "validation";
          };
        };
      };
    };
  };
  "post-account-deletion": {
    requestBody: {
      content: {
        "application/json": {
          email: string;
          currentPassword?: string;
        };
      };
    };
    responses: {
      /** @description Done. */
      200: {
        content: {
          "application/json": {
            /** @enum {boolean} */
            success: true;
          };
        };
      };
      /** @description It failed. */
      default: {
        content: {
          "application/json": components["schemas"]["Error"] & {
            /** @enum {string} */
            code: "cross_site" | "forbidden" | "internal" | "invalid_token" | "key_address" | "missing_token" | "not_a_member" | "rate_limited" | "scope_missing" | "sign_in_again" | "support_view" | "too_large" | "too_slow" | "validation" | "wrong_password";
          };
        };
      };
    };
  };
  "get-workspaces": {
    responses: {
      /** @description Done. */
      200: {
        content: {
          "application/json": {
            workspaces: components["schemas"]["WorkspacePlace"][];
            nextCursor: null;
          };
        };
      };
      /** @description It failed. */
      default: {
        content: {
          "application/json": components["schemas"]["Error"] & {
            /** @enum {string} */
            code: "forbidden" | "internal" | "invalid_token" | "key_address" | "missing_token" | "not_a_member" | "scope_missing" | "validation";
          };
        };
      };
    };
  };
  "get-workspace": {
    responses: {
      /** @description Done. */
      200: {
        content: {
          "application/json": components["schemas"]["Workspace"];
        };
      };
      /** @description It failed. */
      default: {
        content: {
          "application/json": components["schemas"]["Error"] & {
            /** @enum {string} */
            code: "forbidden" | "internal" | "invalid_token" | "key_address" | "missing_token" | "not_a_member" | "rate_limited" | "scope_missing" | "unknown_version" | "validation";
          };
        };
      };
    };
  };
  "patch-workspace": {
    requestBody: {
      content: {
        "application/json": {
          name: string;
        };
      };
    };
    responses: {
      /** @description Done. */
      200: {
        content: {
          "application/json": components["schemas"]["Workspace"];
        };
      };
      /** @description It failed. */
      default: {
        content: {
          "application/json": components["schemas"]["Error"] & {
            /** @enum {string} */
            code: "cross_site" | "forbidden" | "internal" | "invalid_token" | "key_address" | "missing_token" | "not_a_member" | "role_too_low" | "scope_missing" | "support_view" | "too_large" | "too_slow" | "validation";
          };
        };
      };
    };
  };
  "post-workspace-invitations": {
    requestBody: {
      content: {
        "application/json": {
          email: string;
          /** @enum {string} */
          role: "viewer" | "member" | "manager";
        };
      };
    };
    responses: {
      /** @description Done. */
      200: {
        content: {
          "application/json": components["schemas"]["Workspace"];
        };
      };
      /** @description It failed. */
      default: {
        content: {
          "application/json": components["schemas"]["Error"] & {
            /** @enum {string} */
            code: "already_member" | "cross_site" | "forbidden" | "internal" | "invalid_token" | "key_address" | "missing_token" | "not_a_member" | "rate_limited" | "role_too_low" | "scope_missing" | "seats_full" | "support_view" | "too_large" | "too_slow" | "validation";
          };
        };
      };
    };
  };
  "post-workspace-invitations-id-resend": {
    parameters: {
      path: {
        id: string;
      };
    };
    responses: {
      /** @description Done. */
      200: {
        content: {
          "application/json": components["schemas"]["Workspace"];
        };
      };
      /** @description It failed. */
      default: {
        content: {
          "application/json": components["schemas"]["Error"] & {
            /** @enum {string} */
            code: "cross_site" | "forbidden" | "internal" | "invalid_token" | "key_address" | "missing_token" | "not_a_member" | "not_found" | "rate_limited" | "role_too_low" | "scope_missing" | "seats_full" | "support_view" | "too_large" | "too_slow" | "validation";
          };
        };
      };
    };
  };
  "delete-workspace-invitations-id": {
    parameters: {
      path: {
        id: string;
      };
    };
    responses: {
      /** @description Done. */
      200: {
        content: {
          "application/json": components["schemas"]["Workspace"];
        };
      };
      /** @description It failed. */
      default: {
        content: {
          "application/json": components["schemas"]["Error"] & {
            /** @enum {string} */
            code: "cross_site" | "forbidden" | "internal" | "invalid_token" | "key_address" | "missing_token" | "not_a_member" | "not_found" | "role_too_low" | "scope_missing" | "support_view" | "too_large" | "too_slow" | "validation";
          };
        };
      };
    };
  };
  "delete-workspace-members-memberId": {
    parameters: {
      path: {
        memberId: string;
      };
    };
    responses: {
      /** @description Done. */
      200: {
        content: {
          "application/json": components["schemas"]["Workspace"];
        };
      };
      /** @description It failed. */
      default: {
        content: {
          "application/json": components["schemas"]["Error"] & {
            /** @enum {string} */
            code: "cross_site" | "forbidden" | "internal" | "invalid_token" | "key_address" | "missing_token" | "not_a_member" | "not_found" | "role_too_low" | "scope_missing" | "support_view" | "too_large" | "too_slow" | "validation";
          };
        };
      };
    };
  };
  "patch-workspace-members-memberId": {
    parameters: {
      path: {
        memberId: string;
      };
    };
    requestBody: {
      content: {
        "application/json": {
          /** @enum {string} */
          role: "viewer" | "member" | "manager";
        };
      };
    };
    responses: {
      /** @description Done. */
      200: {
        content: {
          "application/json": components["schemas"]["Workspace"];
        };
      };
      /** @description It failed. */
      default: {
        content: {
          "application/json": components["schemas"]["Error"] & {
            /** @enum {string} */
            code: "cross_site" | "forbidden" | "internal" | "invalid_token" | "key_address" | "missing_token" | "not_a_member" | "not_found" | "role_too_low" | "scope_missing" | "seats_full" | "support_view" | "too_large" | "too_slow" | "validation";
          };
        };
      };
    };
  };
  "post-workspace-owner": {
    requestBody: {
      content: {
        "application/json": {
          /** Format: uuid */
          to: string;
        };
      };
    };
    responses: {
      /** @description Done. */
      200: {
        content: {
          "application/json": components["schemas"]["Workspace"];
        };
      };
      /** @description It failed. */
      default: {
        content: {
          "application/json": components["schemas"]["Error"] & {
            /** @enum {string} */
            code: "cross_site" | "forbidden" | "internal" | "invalid_token" | "key_address" | "missing_token" | "not_a_member" | "not_found" | "not_now" | "role_too_low" | "scope_missing" | "support_view" | "too_large" | "too_slow" | "validation";
          };
        };
      };
    };
  };
  "delete-workspaces-id-membership": {
    parameters: {
      path: {
        id: string;
      };
    };
    responses: {
      /** @description Done. */
      200: {
        content: {
          "application/json": {
            /** @enum {boolean} */
            success: true;
          };
        };
      };
      /** @description It failed. */
      default: {
        content: {
          "application/json": components["schemas"]["Error"] & {
            /** @enum {string} */
            code: "cross_site" | "forbidden" | "internal" | "invalid_token" | "key_address" | "missing_token" | "not_a_member" | "not_found" | "not_now" | "scope_missing" | "support_view" | "too_large" | "too_slow" | "validation";
          };
        };
      };
    };
  };
  "post-invitations-read": {
    requestBody: {
      content: {
        "application/json": {
          token: string;
        };
      };
    };
    responses: {
      /** @description Done. */
      200: {
        content: {
          "application/json": {
            workspace: string;
            inviter: string;
            /** @enum {string} */
            role: "viewer" | "member" | "manager";
            email: string;
            hasAccount: boolean;
          };
        };
      };
      /** @description It failed. */
      default: {
        content: {
          "application/json": components["schemas"]["Error"] & {
            /** @enum {string} */
            code: "cross_site" | "internal" | "link_ended" | "rate_limited" | "too_large" | "too_slow" | "validation";
          };
        };
      };
    };
  };
  "post-invitations-accept": {
    requestBody: {
      content: {
        "application/json": {
          token: string;
          account?: {
            firstName: string;
            lastName: string;
            password: string;
            /** @enum {boolean} */
            acceptTerms: true;
          };
        };
      };
    };
    responses: {
      /** @description Done. */
      200: {
        content: {
          "application/json": {
            /** @enum {boolean} */
            success: true;
            workspace: components["schemas"]["WorkspacePlace"];
            session: {
              token: string;
              user: components["schemas"]["User"];
            } | null;
          };
        };
      };
      /** @description It failed. */
      default: {
        content: {
          "application/json": components["schemas"]["Error"] & {
            /** @enum {string} */
            code: "another_address" | "cross_site" | "forbidden" | "internal" | "invalid_token" | "key_address" | "link_ended" | "missing_token" | "not_a_member" | "rate_limited" | "scope_missing" | "seats_full" | "support_view" | "too_large" | "too_slow" | "unavailable" | "validation";
          };
        };
      };
    };
  };
  "get-keys": {
    responses: {
      /** @description Done. */
      200: {
        content: {
          "application/json": {
            keys: components["schemas"]["ApiKey"][];
            /** @description Requests a minute of all keys of the workspace together. */
            callsPerMinute: number;
            nextCursor: null;
          };
        };
      };
      /** @description It failed. */
      default: {
        content: {
          "application/json": components["schemas"]["Error"] & {
            /** @enum {string} */
            code: "forbidden" | "internal" | "invalid_token" | "key_address" | "missing_token" | "not_a_member" | "role_too_low" | "scope_missing" | "validation";
          };
        };
      };
    };
  };
  "post-keys": {
    requestBody: {
      content: {
        "application/json": {
          name: string;
          scopes: ("read" | "verify" | "discover" | "campaigns" | "credits")[];
          /** @description IP addresses or networks that the key may be used from. Empty: from anywhere. */
          networks?: (string)[];
          /** @description Credits that the key may spend in a calendar month (UTC). Null: no limit of its own. */
          creditsPerMonth?: number | null;
          /** @description Null: it does not expire. */
          expiresInDays?: number | null;
        };
      };
    };
    responses: {
      /** @description Made. */
      201: {
        content: {
          "application/json": {
            /** @description Keep it: it is shown once. */
            key: string;
            apiKey: components["schemas"]["ApiKey"];
          };
        };
      };
      /** @description It failed. */
      default: {
        content: {
          "application/json": components["schemas"]["Error"] & {
            /** @enum {string} */
            code: "cross_site" | "forbidden" | "internal" | "invalid_token" | "key_address" | "missing_token" | "not_a_member" | "role_too_low" | "scope_missing" | "support_view" | "too_large" | "too_many" | "too_slow" | "validation";
          };
        };
      };
    };
  };
  "delete-keys-id": {
    parameters: {
      path: {
        id: string;
      };
    };
    responses: {
      /** @description Done. */
      200: {
        content: {
          "application/json": components["schemas"]["ApiKey"];
        };
      };
      /** @description It failed. */
      default: {
        content: {
          "application/json": components["schemas"]["Error"] & {
            /** @enum {string} */
            code: "cross_site" | "forbidden" | "internal" | "invalid_token" | "key_address" | "missing_token" | "not_a_member" | "not_found" | "role_too_low" | "scope_missing" | "support_view" | "too_large" | "too_slow" | "validation";
          };
        };
      };
    };
  };
  "patch-keys-id": {
    parameters: {
      path: {
        id: string;
      };
    };
    requestBody: {
      content: {
        "application/json": {
          name?: string;
          /** @description IP addresses or networks that the key may be used from. Empty: from anywhere. */
          networks?: (string)[];
          /** @description Credits that the key may spend in a calendar month (UTC). Null: no limit of its own. */
          creditsPerMonth?: number | null;
        };
      };
    };
    responses: {
      /** @description Done. */
      200: {
        content: {
          "application/json": components["schemas"]["ApiKey"];
        };
      };
      /** @description It failed. */
      default: {
        content: {
          "application/json": components["schemas"]["Error"] & {
            /** @enum {string} */
            code: "cross_site" | "forbidden" | "internal" | "invalid_token" | "key_address" | "missing_token" | "not_a_member" | "not_found" | "role_too_low" | "scope_missing" | "support_view" | "too_large" | "too_slow" | "validation";
          };
        };
      };
    };
  };
  "get-keys-id-calls": {
    parameters: {
      query?: {
        cursor?: string;
        limit?: number;
      };
      path: {
        id: string;
      };
    };
    responses: {
      /** @description Done. */
      200: {
        content: {
          "application/json": {
            calls: components["schemas"]["ApiKeyCall"][];
            nextCursor: string | null;
          };
        };
      };
      /** @description It failed. */
      default: {
        content: {
          "application/json": components["schemas"]["Error"] & {
            /** @enum {string} */
            code: "forbidden" | "internal" | "invalid_token" | "key_address" | "missing_token" | "not_a_member" | "not_found" | "role_too_low" | "scope_missing" | "validation";
          };
        };
      };
    };
  };
  "get-keys-id-sheet": {
    parameters: {
      path: {
        id: string;
      };
    };
    responses: {
      /** @description Done. */
      200: {
        content: {
          "application/json": {
            /**
             * @description It opens this table alone, and ends with the key.
             * @example https://vouch.example/api/sheets/b0FHs…
             */
            url: string;
          };
        };
      };
      /** @description It failed. */
      default: {
        content: {
          "application/json": components["schemas"]["Error"] & {
            /** @enum {string} */
            code: "forbidden" | "internal" | "invalid_token" | "key_address" | "missing_token" | "not_a_member" | "not_found" | "role_too_low" | "scope_missing" | "validation";
          };
        };
      };
    };
  };
  "get-sheets-token": {
    parameters: {
      path: {
        token: string;
      };
    };
    responses: {
      /** @description Done. */
      200: {
        content: {
          "text/csv": unknown;
        };
      };
      /** @description It failed. */
      default: {
        content: {
          "application/json": components["schemas"]["Error"] & {
            /** @enum {string} */
            code: "internal" | "key_address" | "not_found" | "rate_limited" | "validation";
          };
        };
      };
    };
  };
  "get-versions": {
    responses: {
      /** @description Done. */
      200: {
        content: {
          "application/json": {
            versions: {
              date: string;
              changes: string[];
            }[];
          };
        };
      };
      /** @description It failed. */
      default: {
        content: {
          "application/json": components["schemas"]["Error"] & {
            /** @enum {string} */
            code: "internal" | "validation";
          };
        };
      };
    };
  };
  "get-programs-request": {
    parameters: {
      query: {
        client_id: string;
        redirect_uri: string;
        response_type: string;
        code_challenge: string;
        code_challenge_method: string;
        scope?: string;
        state?: string;
        resource?: string;
      };
    };
    responses: {
      /** @description Done. */
      200: {
        content: {
          "application/json": {
            /**
             * @description What the program calls itself; nobody has checked it.
             * @example Desk model
             */
            program: string;
            /**
             * @description The host, or the program on this machine, that the answer goes to.
             * @example a program on this computer
             */
            leadsTo: string;
            workspace: string;
            scopes: ("read" | "verify" | "discover" | "campaigns" | "credits")[];
            /**
             * @description Where a no leads.
             * @example http://127.0.0.1:7777/callback?error=access_denied
             */
            denyUrl: string;
          };
        };
      };
      /** @description It failed. */
      default: {
        content: {
          "application/json": components["schemas"]["Error"] & {
            /** @enum {string} */
            code: "forbidden" | "internal" | "invalid_token" | "key_address" | "missing_token" | "not_a_member" | "scope_missing" | "validation";
          };
        };
      };
    };
  };
  "get-programs": {
    responses: {
      /** @description Done. */
      200: {
        content: {
          "application/json": {
            programs: components["schemas"]["ConnectedProgram"][];
            nextCursor: null;
          };
        };
      };
      /** @description It failed. */
      default: {
        content: {
          "application/json": components["schemas"]["Error"] & {
            /** @enum {string} */
            code: "forbidden" | "internal" | "invalid_token" | "key_address" | "missing_token" | "not_a_member" | "scope_missing" | "validation";
          };
        };
      };
    };
  };
  "post-programs": {
    requestBody: {
      content: {
        "application/json": {
          /** Format: uuid */
          client_id: string;
          /** @example http://127.0.0.1:7777/callback */
          redirect_uri: string;
          /** @example code */
          response_type: string;
          /** @example E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM */
          code_challenge: string;
          /** @example S256 */
          code_challenge_method: string;
          /** @example read verify */
          scope?: string;
          /** @example af0ifjsldkj */
          state?: string;
          /** @example https://vouch.example/mcp */
          resource?: string;
          scopes: ("read" | "verify" | "discover" | "campaigns" | "credits")[];
        };
      };
    };
    responses: {
      /** @description Made. */
      201: {
        content: {
          "application/json": {
            /**
             * @description Where the browser goes next, with a code for the program.
             * @example http://127.0.0.1:7777/callback?code=vc_…
             */
            redirectTo: string;
          };
        };
      };
      /** @description It failed. */
      default: {
        content: {
          "application/json": components["schemas"]["Error"] & {
            /** @enum {string} */
            code: "cross_site" | "forbidden" | "internal" | "invalid_token" | "key_address" | "missing_token" | "not_a_member" | "scope_missing" | "support_view" | "too_large" | "too_many" | "too_slow" | "validation";
          };
        };
      };
    };
  };
  "delete-programs-id": {
    parameters: {
      path: {
        id: string;
      };
    };
    responses: {
      /** @description Done. */
      200: {
        content: {
          "application/json": {
            /** @enum {boolean} */
            ok: true;
          };
        };
      };
      /** @description It failed. */
      default: {
        content: {
          "application/json": components["schemas"]["Error"] & {
            /** @enum {string} */
            code: "cross_site" | "forbidden" | "internal" | "invalid_token" | "key_address" | "missing_token" | "not_a_member" | "not_found" | "scope_missing" | "support_view" | "too_large" | "too_slow" | "validation";
          };
        };
      };
    };
  };
  "get-webhooks": {
    responses: {
      /** @description Done. */
      200: {
        content: {
          "application/json": {
            endpoints: components["schemas"]["WebhookEndpoint"][];
            nextCursor: null;
          };
        };
      };
      /** @description It failed. */
      default: {
        content: {
          "application/json": components["schemas"]["Error"] & {
            /** @enum {string} */
            code: "forbidden" | "internal" | "invalid_token" | "key_address" | "missing_token" | "not_a_member" | "rate_limited" | "role_too_low" | "scope_missing" | "unknown_version" | "validation";
          };
        };
      };
    };
  };
  "post-webhooks": {
    requestBody: {
      content: {
        "application/json": {
          name: string;
          /** Format: uri */
          url: string;
          events: ("verification.done" | "verification.failed" | "score.changed" | "credits.low" | "batch.done" | "watch.alert" | "outreach.replied")[];
          /**
           * @default standard
           * @enum {string}
           */
          kind?: "standard" | "slack";
        };
      };
    };
    responses: {
      /** @description Made. */
      201: {
        content: {
          "application/json": {
            endpoint: components["schemas"]["WebhookEndpoint"];
            /** @description Begins with whsec_. Keep it: it is shown once. Slack has none. */
            secret: string | null;
          };
        };
      };
      /** @description It failed. */
      default: {
        content: {
          "application/json": components["schemas"]["Error"] & {
            /** @enum {string} */
            code: "cross_site" | "forbidden" | "internal" | "invalid_token" | "key_address" | "missing_token" | "not_a_member" | "role_too_low" | "scope_missing" | "support_view" | "too_large" | "too_many" | "too_slow" | "validation";
          };
        };
      };
    };
  };
  "delete-webhooks-id": {
    parameters: {
      path: {
        id: string;
      };
    };
    responses: {
      /** @description Done. */
      200: {
        content: {
          "application/json": {
            /** @enum {boolean} */
            removed: true;
          };
        };
      };
      /** @description It failed. */
      default: {
        content: {
          "application/json": components["schemas"]["Error"] & {
            /** @enum {string} */
            code: "cross_site" | "forbidden" | "internal" | "invalid_token" | "key_address" | "missing_token" | "not_a_member" | "not_found" | "role_too_low" | "scope_missing" | "support_view" | "too_large" | "too_slow" | "validation";
          };
        };
      };
    };
  };
  "patch-webhooks-id": {
    parameters: {
      path: {
        id: string;
      };
    };
    requestBody: {
      content: {
        "application/json": {
          name?: string;
          /** Format: uri */
          url?: string;
          events?: ("verification.done" | "verification.failed" | "score.changed" | "credits.low" | "batch.done" | "watch.alert" | "outreach.replied")[];
          /** @enum {string} */
          state?: "on" | "paused";
        };
      };
    };
    responses: {
      /** @description Done. */
      200: {
        content: {
          "application/json": components["schemas"]["WebhookEndpoint"];
        };
      };
      /** @description It failed. */
      default: {
        content: {
          "application/json": components["schemas"]["Error"] & {
            /** @enum {string} */
            code: "cross_site" | "forbidden" | "internal" | "invalid_token" | "key_address" | "missing_token" | "not_a_member" | "not_found" | "role_too_low" | "scope_missing" | "support_view" | "too_large" | "too_slow" | "validation";
          };
        };
      };
    };
  };
  "post-webhooks-id-secret": {
    parameters: {
      path: {
        id: string;
      };
    };
    responses: {
      /** @description Done. */
      200: {
        content: {
          "application/json": {
            endpoint: components["schemas"]["WebhookEndpoint"];
            /** @description Begins with whsec_. Keep it: it is shown once. Slack has none. */
            secret: string | null;
          };
        };
      };
      /** @description It failed. */
      default: {
        content: {
          "application/json": components["schemas"]["Error"] & {
            /** @enum {string} */
            code: "cross_site" | "forbidden" | "internal" | "invalid_token" | "key_address" | "missing_token" | "not_a_member" | "not_found" | "not_now" | "rate_limited" | "role_too_low" | "scope_missing" | "support_view" | "too_large" | "too_slow" | "validation";
          };
        };
      };
    };
  };
  "post-webhooks-id-test": {
    parameters: {
      path: {
        id: string;
      };
    };
    responses: {
      /** @description Accepted. The work goes on. */
      202: {
        content: {
          "application/json": {
            eventId: string;
          };
        };
      };
      /** @description It failed. */
      default: {
        content: {
          "application/json": components["schemas"]["Error"] & {
            /** @enum {string} */
            code: "cross_site" | "forbidden" | "idempotency_conflict" | "internal" | "invalid_token" | "key_address" | "missing_token" | "not_a_member" | "not_found" | "not_now" | "not_ready" | "rate_limited" | "role_too_low" | "scope_missing" | "support_view" | "too_large" | "too_slow" | "unknown_version" | "validation";
          };
        };
      };
    };
  };
  "get-webhooks-id-deliveries": {
    parameters: {
      query?: {
        state?: "waiting" | "delivered" | "failed" | "missed";
        type?: "verification.done" | "verification.failed" | "score.changed" | "credits.low" | "batch.done" | "watch.alert" | "outreach.replied" | "webhook.test";
        cursor?: string;
        limit?: number;
      };
      path: {
        id: string;
      };
    };
    responses: {
      /** @description Done. */
      200: {
        content: {
          "application/json": {
            deliveries: components["schemas"]["WebhookDelivery"][];
            nextCursor: string | null;
          };
        };
      };
      /** @description It failed. */
      default: {
        content: {
          "application/json": components["schemas"]["Error"] & {
            /** @enum {string} */
            code: "forbidden" | "internal" | "invalid_token" | "key_address" | "missing_token" | "not_a_member" | "not_found" | "rate_limited" | "role_too_low" | "scope_missing" | "unknown_version" | "validation";
          };
        };
      };
    };
  };
  "get-webhooks-id-attempts": {
    parameters: {
      query?: {
        deliveryId?: string;
        cursor?: string;
        limit?: number;
      };
      path: {
        id: string;
      };
    };
    responses: {
      /** @description Done. */
      200: {
        content: {
          "application/json": {
            attempts: components["schemas"]["WebhookAttempt"][];
            nextCursor: string | null;
          };
        };
      };
      /** @description It failed. */
      default: {
        content: {
          "application/json": components["schemas"]["Error"] & {
            /** @enum {string} */
            code: "forbidden" | "internal" | "invalid_token" | "key_address" | "missing_token" | "not_a_member" | "not_found" | "rate_limited" | "role_too_low" | "scope_missing" | "unknown_version" | "validation";
          };
        };
      };
    };
  };
  "post-webhooks-id-deliveries-deliveryId-replay": {
    parameters: {
      path: {
        id: string;
        deliveryId: string;
      };
    };
    responses: {
      /** @description Accepted. The work goes on. */
      202: {
        content: {
          "application/json": components["schemas"]["WebhookDelivery"];
        };
      };
      /** @description It failed. */
      default: {
        content: {
          "application/json": components["schemas"]["Error"] & {
            /** @enum {string} */
            code: "cross_site" | "forbidden" | "idempotency_conflict" | "internal" | "invalid_token" | "key_address" | "missing_token" | "not_a_member" | "not_found" | "not_now" | "not_ready" | "rate_limited" | "role_too_low" | "scope_missing" | "support_view" | "too_large" | "too_slow" | "unknown_version" | "validation";
          };
        };
      };
    };
  };
  "post-webhooks-id-replay": {
    parameters: {
      path: {
        id: string;
      };
    };
    requestBody: {
      content: {
        "application/json": {
          /** Format: date-time */
          since: string;
        };
      };
    };
    responses: {
      /** @description Accepted. The work goes on. */
      202: {
        content: {
          "application/json": {
            replayed: number;
          };
        };
      };
      /** @description It failed. */
      default: {
        content: {
          "application/json": components["schemas"]["Error"] & {
            /** @enum {string} */
            code: "cross_site" | "forbidden" | "idempotency_conflict" | "internal" | "invalid_token" | "key_address" | "missing_token" | "not_a_member" | "not_found" | "not_now" | "not_ready" | "rate_limited" | "role_too_low" | "scope_missing" | "support_view" | "too_large" | "too_slow" | "unknown_version" | "validation";
          };
        };
      };
    };
  };
  "get-extension-badge": {
    parameters: {
      query: {
        /** @description The profile’s link. */
        url: string;
      };
    };
    responses: {
      /** @description Done. */
      200: {
        content: {
          "application/json": components["schemas"]["ExtensionBadgeAnswer"];
        };
      };
      /** @description It failed. */
      default: {
        content: {
          "application/json": components["schemas"]["Error"] & {
            /** @enum {string} */
            code: "bad_address" | "creator_withheld" | "extension_day_limit" | "extension_hour_limit" | "forbidden" | "internal" | "invalid_token" | "key_address" | "missing_token" | "not_a_member" | "rate_limited" | "scope_missing" | "unknown_version" | "validation";
          };
        };
      };
    };
  };
  "post-extension-badge": {
    parameters: {
      query: {
        /** @description The profile’s link. */
        url: string;
        /** @description True for a badge that nobody pressed: it counts against the day’s cap. */
        automatic?: "true" | "false";
      };
      header?: {
        "idempotency-key"?: string;
      };
    };
    responses: {
      /** @description Done. */
      200: {
        content: {
          "application/json": components["schemas"]["ExtensionBadgeAnswer"];
        };
      };
      /** @description It failed. */
      default: {
        content: {
          "application/json": components["schemas"]["Error"] & {
            /** @enum {string} */
            code: "bad_address" | "creator_withheld" | "cross_site" | "extension_automatic_cap" | "extension_day_limit" | "extension_hour_limit" | "forbidden" | "idempotency_conflict" | "insufficient_credits" | "internal" | "invalid_token" | "key_address" | "key_limit" | "missing_token" | "no_connector" | "not_a_member" | "not_ready" | "rate_limited" | "role_too_low" | "scope_missing" | "support_view" | "too_large" | "too_slow" | "unavailable" | "unknown_version" | "validation";
          };
        };
      };
    };
  };
  "post-extension-verifications": {
    parameters: {
      header?: {
        "idempotency-key"?: string;
      };
    };
    requestBody: {
      content: {
        "application/json": {
          /** @description The profile’s link. */
          url: string;
          /**
           * @default quick_verification
           * @enum {string}
           */
          purpose?: "quick_verification" | "profile_view";
        };
      };
    };
    responses: {
      /** @description Accepted. The work goes on. */
      202: {
        content: {
          "application/json": {
            id: string;
            /** @enum {string} */
            state: "queued" | "running" | "done" | "failed";
            creditsHeld: number;
          };
        };
      };
      /** @description It failed. */
      default: {
        content: {
          "application/json": components["schemas"]["Error"] & {
            /** @enum {string} */
            code: "bad_address" | "creator_withheld" | "cross_site" | "extension_day_limit" | "extension_hour_limit" | "forbidden" | "idempotency_conflict" | "insufficient_credits" | "internal" | "invalid_token" | "key_address" | "key_limit" | "missing_token" | "no_connector" | "not_a_member" | "not_ready" | "rate_limited" | "role_too_low" | "scope_missing" | "support_view" | "too_large" | "too_slow" | "unknown_version" | "validation";
          };
        };
      };
    };
  };
  "post-extension-shortlist": {
    requestBody: {
      content: {
        "application/json": {
          /** @description The profile’s link. */
          url: string;
          /**
           * Format: uuid
           * @description Absent: the oldest list, or a new one where there is none.
           */
          shortlistId?: string;
        };
      };
    };
    responses: {
      /** @description Made. */
      201: {
        content: {
          "application/json": {
            shortlist: {
              id: string;
              name: string;
            };
            entryId: string;
            creditsUsed: number;
            places: {
              used: number;
              limit: number;
            };
          };
        };
      };
      /** @description It failed. */
      default: {
        content: {
          "application/json": components["schemas"]["Error"] & {
            /** @enum {string} */
            code: "bad_address" | "creator_withheld" | "cross_site" | "extension_day_limit" | "extension_hour_limit" | "forbidden" | "idempotency_conflict" | "insufficient_credits" | "internal" | "invalid_token" | "key_address" | "key_limit" | "missing_token" | "no_connector" | "not_a_member" | "not_found" | "not_ready" | "rate_limited" | "role_too_low" | "scope_missing" | "shortlist_full" | "support_view" | "too_large" | "too_slow" | "unavailable" | "unknown_version" | "validation";
          };
        };
      };
    };
  };
  "get-extension-account": {
    responses: {
      /** @description Done. */
      200: {
        content: {
          "application/json": {
            workspace: string;
            credits: number;
            limits: components["schemas"]["ExtensionLimits"];
            automaticCreditsLeft: number;
            shortlists: {
              id: string;
              name: string;
            }[];
            places: {
              used: number;
              limit: number;
            };
          };
        };
      };
      /** @description It failed. */
      default: {
        content: {
          "application/json": components["schemas"]["Error"] & {
            /** @enum {string} */
            code: "forbidden" | "internal" | "invalid_token" | "key_address" | "missing_token" | "not_a_member" | "rate_limited" | "scope_missing" | "unknown_version" | "validation";
          };
        };
      };
    };
  };
  "post-extension-codes": {
    requestBody: {
      content: {
        "application/json": {
          /** @description SHA-256 of the secret that the extension keeps, in base64url. */
          challenge: string;
        };
      };
    };
    responses: {
      /** @description Made. */
      201: {
        content: {
          "application/json": {
            code: string;
            expiresAt: string;
          };
        };
      };
      /** @description It failed. */
      default: {
        content: {
          "application/json": components["schemas"]["Error"] & {
            /** @enum {string} */
            code: "cross_site" | "forbidden" | "internal" | "invalid_token" | "key_address" | "missing_token" | "not_a_member" | "rate_limited" | "scope_missing" | "support_view" | "too_large" | "too_slow" | "validation";
          };
        };
      };
    };
  };
  "get-extension-sessions": {
    responses: {
      /** @description Done. */
      200: {
        content: {
          "application/json": {
            sessions: components["schemas"]["ExtensionSession"][];
            nextCursor: null;
          };
        };
      };
      /** @description It failed. */
      default: {
        content: {
          "application/json": components["schemas"]["Error"] & {
            /** @enum {string} */
            code: "forbidden" | "internal" | "invalid_token" | "key_address" | "missing_token" | "not_a_member" | "scope_missing" | "validation";
          };
        };
      };
    };
  };
  "post-extension-sessions": {
    requestBody: {
      content: {
        "application/json": {
          /** @example 8fK2mQ4tY7wZ1xB3nC5vD6sA9gH0jL2pR4eT6uI8oX0 */
          code: string;
          /** @example 8fK2mQ4tY7wZ1xB3nC5vD6sA9gH0jL2pR4eT6uI8oX0 */
          verifier: string;
        };
      };
    };
    responses: {
      /** @description Made. */
      201: {
        content: {
          "application/json": {
            token: string;
            expiresAt: string;
          };
        };
      };
      /** @description It failed. */
      default: {
        content: {
          "application/json": components["schemas"]["Error"] & {
            /** @enum {string} */
            code: "extension_code" | "internal" | "rate_limited" | "too_large" | "too_slow" | "validation";
          };
        };
      };
    };
  };
  "delete-extension-sessions-id": {
    parameters: {
      path: {
        id: string;
      };
    };
    responses: {
      /** @description Done. */
      200: {
        content: {
          "application/json": {
            /** @enum {boolean} */
            ok: true;
          };
        };
      };
      /** @description It failed. */
      default: {
        content: {
          "application/json": components["schemas"]["Error"] & {
            /** @enum {string} */
            code: "cross_site" | "forbidden" | "internal" | "invalid_token" | "key_address" | "missing_token" | "not_a_member" | "not_found" | "scope_missing" | "support_view" | "too_large" | "too_slow" | "validation";
          };
        };
      };
    };
  };
  "post-extension-sign-out": {
    responses: {
      /** @description Done. */
      200: {
        content: {
          "application/json": {
            /** @enum {boolean} */
            ok: true;
          };
        };
      };
      /** @description It failed. */
      default: {
        content: {
          "application/json": components["schemas"]["Error"] & {
            /** @enum {string} */
            code: "cross_site" | "forbidden" | "internal" | "invalid_token" | "key_address" | "missing_token" | "not_a_member" | "scope_missing" | "support_view" | "too_large" | "too_slow" | "validation";
          };
        };
      };
    };
  };
  "get-discovery-creators": {
    parameters: {
      query?: {
        /** @description A sentence. What it names becomes filters; other words put those who match them first. */
        q?: string;
        platform?: string;
        category?: string;
        country?: string;
        language?: string;
        risk?: string;
        minFollowers?: number;
        maxFollowers?: number;
        minEngagement?: number;
        engagementBasis?: "followers" | "views" | "subscribers";
        minTrust?: number;
        maxTrust?: number;
        maxSuspicious?: number;
        minPrice?: number;
        maxPrice?: number;
        audienceCountry?: string;
        audienceAge?: string;
        audienceGender?: string;
        minAudienceShare?: number;
        verified?: "true" | "false";
        minGrowth?: number;
        postedWithinDays?: number;
        maxSponsored?: number;
        contact?: "true" | "false";
        checked?: "true" | "false";
        minEngagementPlace?: number;
        mentions?: string;
        withoutCritical?: "true" | "false";
        sort?: "trust" | "followers" | "engagement" | "price" | "recent";
        limit?: number;
        cursor?: string;
      };
    };
    responses: {
      /** @description Done. */
      200: {
        content: {
          "application/json": {
            creators: components["schemas"]["DiscoveredCreator"][];
            total: number;
            totalIsExact: boolean;
            nextCursor: string | null;
            reading: {
              understood: {
                start: number;
                end: number;
                filters: {
                  [key: string]: unknown;
                };
                unused: boolean;
              }[];
              filters: {
                [key: string]: unknown;
              };
              words: string;
            };
            matching: {
              count: number;
              isExact: boolean;
            } | null;
            offers: {
              drop: string[];
              total: number;
              totalIsExact: boolean;
            }[];
            like: {
              name: string;
              creator: components["schemas"]["DiscoveredCreator"] | null;
            } | null;
            preparing: {
              done: number;
              of: number;
            } | null;
            screening: {
              scored: number;
              of: number;
            } | null;
          };
        };
      };
      /** @description It failed. */
      default: {
        content: {
          "application/json": components["schemas"]["Error"] & {
            /** @enum {string} */
            code: "forbidden" | "internal" | "invalid_token" | "key_address" | "not_a_member" | "rate_limited" | "scope_missing" | "unknown_version" | "validation";
          };
        };
      };
    };
  };
  "get-discovery-glance": {
    parameters: {
      query: {
        platform: "instagram" | "tiktok" | "youtube" | "twitch" | "x" | "linkedin";
        handle: string;
      };
    };
    responses: {
      /** @description Done. */
      200: {
        content: {
          "application/json": components["schemas"]["CreatorGlance"];
        };
      };
      /** @description It failed. */
      default: {
        content: {
          "application/json": components["schemas"]["Error"] & {
            /** @enum {string} */
            code: "forbidden" | "internal" | "invalid_token" | "key_address" | "missing_token" | "not_a_member" | "not_found" | "not_ready" | "rate_limited" | "scope_missing" | "unknown_version" | "validation";
          };
        };
      };
    };
  };
  "post-discovery-lookalikes": {
    parameters: {
      header?: {
        "idempotency-key"?: string;
      };
    };
    requestBody: {
      content: {
        "application/json": {
          of: {
            /** @enum {string} */
            platform: "instagram" | "tiktok" | "youtube" | "twitch" | "x" | "linkedin";
            handle: string;
          };
          /** @default 10 */
          asked?: number;
          /**
           * @description True: nothing is charged; the response says how many there are, what they cost and who the best one is.
           * @default false
           */
          preview?: boolean;
          platforms?: ("instagram" | "tiktok" | "youtube" | "twitch" | "x" | "linkedin")[];
          minTrust?: number | null;
        };
      };
    };
    responses: {
      /** @description Done. */
      200: {
        content: {
          "application/json": {
            offer: {
              fitting: number;
              found: number;
              creditsEach: number;
              credits: number;
              best: number | null;
              shown: {
                place: number;
                fit: number;
                /** @enum {string} */
                platform: "instagram" | "tiktok" | "youtube" | "twitch" | "x" | "linkedin";
                category: ("food" | "fitness" | "travel" | "beauty" | "fashion" | "gaming" | "tech" | "home" | "family" | "outdoors" | "music" | "learning" | "pets" | "business") | null;
                country: string | null;
                followers: number | null;
                creator: components["schemas"]["DiscoveredCreator"] | null;
              }[];
              compared: {
                label: string;
                words: string;
              }[];
            };
            match: components["schemas"]["Match"] | null;
          };
        };
      };
      /** @description It failed. */
      default: {
        content: {
          "application/json": components["schemas"]["Error"] & {
            /** @enum {string} */
            code: "cross_site" | "forbidden" | "idempotency_conflict" | "insufficient_credits" | "internal" | "invalid_token" | "key_address" | "key_limit" | "missing_token" | "not_a_member" | "not_found" | "not_ready" | "rate_limited" | "role_too_low" | "scope_missing" | "support_view" | "too_large" | "too_slow" | "unknown_version" | "validation";
          };
        };
      };
    };
  };
  "post-discovery-personality": {
    parameters: {
      header?: {
        "idempotency-key"?: string;
      };
    };
    requestBody: {
      content: {
        "application/json": {
          manner: {
            formality: number | null;
            warmth: number | null;
            humour: number | null;
            energy: number | null;
            depth: number | null;
          };
          /** @default 10 */
          asked?: number;
          /**
           * @description True: nothing is charged; the response says how many there are, what they cost and who the best one is.
           * @default false
           */
          preview?: boolean;
          platforms?: ("instagram" | "tiktok" | "youtube" | "twitch" | "x" | "linkedin")[];
          minTrust?: number | null;
        };
      };
    };
    responses: {
      /** @description Done. */
      200: {
        content: {
          "application/json": {
            offer: {
              fitting: number;
              found: number;
              creditsEach: number;
              credits: number;
              best: number | null;
              shown: {
                place: number;
                fit: number;
                /** @enum {string} */
                platform: "instagram" | "tiktok" | "youtube" | "twitch" | "x" | "linkedin";
                category: ("food" | "fitness" | "travel" | "beauty" | "fashion" | "gaming" | "tech" | "home" | "family" | "outdoors" | "music" | "learning" | "pets" | "business") | null;
                country: string | null;
                followers: number | null;
                creator: components["schemas"]["DiscoveredCreator"] | null;
              }[];
              compared: {
                label: string;
                words: string;
              }[];
            };
            match: components["schemas"]["Match"] | null;
          };
        };
      };
      /** @description It failed. */
      default: {
        content: {
          "application/json": components["schemas"]["Error"] & {
            /** @enum {string} */
            code: "cross_site" | "forbidden" | "idempotency_conflict" | "insufficient_credits" | "internal" | "invalid_token" | "key_address" | "key_limit" | "missing_token" | "not_a_member" | "not_ready" | "rate_limited" | "role_too_low" | "scope_missing" | "support_view" | "too_large" | "too_slow" | "unknown_version" | "validation";
          };
        };
      };
    };
  };
  "get-discovery-matches": {
    parameters: {
      query?: {
        limit?: number;
        cursor?: string;
      };
    };
    responses: {
      /** @description Done. */
      200: {
        content: {
          "application/json": {
            matches: components["schemas"]["MatchCard"][];
            nextCursor: string | null;
          };
        };
      };
      /** @description It failed. */
      default: {
        content: {
          "application/json": components["schemas"]["Error"] & {
            /** @enum {string} */
            code: "forbidden" | "internal" | "invalid_token" | "key_address" | "missing_token" | "not_a_member" | "rate_limited" | "scope_missing" | "unknown_version" | "validation";
          };
        };
      };
    };
  };
  "get-discovery-matches-id": {
    parameters: {
      path: {
        id: string;
      };
    };
    responses: {
      /** @description Done. */
      200: {
        content: {
          "application/json": components["schemas"]["Match"];
        };
      };
      /** @description It failed. */
      default: {
        content: {
          "application/json": components["schemas"]["Error"] & {
            /** @enum {string} */
            code: "forbidden" | "internal" | "invalid_token" | "key_address" | "missing_token" | "not_a_member" | "not_found" | "rate_limited" | "scope_missing" | "unknown_version" | "validation";
          };
        };
      };
    };
  };
  "get-discovery-creator": {
    parameters: {
      query: {
        platform: "instagram" | "tiktok" | "youtube" | "twitch" | "x" | "linkedin";
        handle: string;
      };
    };
    responses: {
      /** @description Done. */
      200: {
        content: {
          "application/json": components["schemas"]["DiscoveredCreator"];
        };
      };
      /** @description It failed. */
      default: {
        content: {
          "application/json": components["schemas"]["Error"] & {
            /** @enum {string} */
            code: "forbidden" | "internal" | "invalid_token" | "key_address" | "missing_token" | "not_a_member" | "not_found" | "not_ready" | "rate_limited" | "scope_missing" | "unknown_version" | "validation";
          };
        };
      };
    };
  };
  "get-discovery-audiences": {
    responses: {
      /** @description Done. */
      200: {
        content: {
          "application/json": {
            audiences: components["schemas"]["CustomerAudience"][];
            nextCursor: null;
          };
        };
      };
      /** @description It failed. */
      default: {
        content: {
          "application/json": components["schemas"]["Error"] & {
            /** @enum {string} */
            code: "forbidden" | "internal" | "invalid_token" | "key_address" | "missing_token" | "not_a_member" | "rate_limited" | "scope_missing" | "unknown_version" | "validation";
          };
        };
      };
    };
  };
  "post-discovery-audiences": {
    parameters: {
      header?: {
        "idempotency-key"?: string;
      };
    };
    requestBody: {
      content: {
        "application/json": {
          name: string;
          /** @default false */
          kept?: boolean;
          columns: {
            country?: string;
            age?: string;
            gender?: string;
            interests?: string;
          };
          text: string;
          platforms?: ("instagram" | "tiktok" | "youtube" | "twitch" | "x" | "linkedin")[];
          minTrust?: number | null;
        };
      };
    };
    responses: {
      /** @description Accepted. The work goes on. */
      202: {
        content: {
          "application/json": components["schemas"]["CustomerAudience"];
        };
      };
      /** @description It failed. */
      default: {
        content: {
          "application/json": components["schemas"]["Error"] & {
            /** @enum {string} */
            code: "bad_file" | "cross_site" | "forbidden" | "idempotency_conflict" | "insufficient_credits" | "internal" | "invalid_token" | "key_address" | "key_limit" | "missing_token" | "not_a_member" | "not_ready" | "rate_limited" | "role_too_low" | "scope_missing" | "support_view" | "too_large" | "too_slow" | "unavailable" | "unknown_version" | "validation";
          };
        };
      };
    };
  };
  "get-discovery-audiences-id": {
    parameters: {
      path: {
        id: string;
      };
    };
    responses: {
      /** @description Done. */
      200: {
        content: {
          "application/json": components["schemas"]["CustomerAudience"];
        };
      };
      /** @description It failed. */
      default: {
        content: {
          "application/json": components["schemas"]["Error"] & {
            /** @enum {string} */
            code: "forbidden" | "internal" | "invalid_token" | "key_address" | "missing_token" | "not_a_member" | "not_found" | "rate_limited" | "scope_missing" | "unknown_version" | "validation";
          };
        };
      };
    };
  };
  "delete-discovery-audiences-id": {
    parameters: {
      path: {
        id: string;
      };
    };
    responses: {
      /** @description Done. */
      200: {
        content: {
          "application/json": components["schemas"]["CustomerAudience"];
        };
      };
      /** @description It failed. */
      default: {
        content: {
          "application/json": components["schemas"]["Error"] & {
            /** @enum {string} */
            code: "cross_site" | "forbidden" | "idempotency_conflict" | "internal" | "invalid_token" | "key_address" | "missing_token" | "not_a_member" | "not_found" | "not_ready" | "rate_limited" | "role_too_low" | "scope_missing" | "support_view" | "too_large" | "too_slow" | "unknown_version" | "validation";
          };
        };
      };
    };
  };
  "post-discovery-audiences-id-matches": {
    parameters: {
      header?: {
        "idempotency-key"?: string;
      };
      path: {
        id: string;
      };
    };
    requestBody: {
      content: {
        "application/json": {
          /** @default 10 */
          asked?: number;
          /**
           * @description True: nothing is charged; the response says how many there are, what they cost and who the best one is.
           * @default false
           */
          preview?: boolean;
        };
      };
    };
    responses: {
      /** @description Done. */
      200: {
        content: {
          "application/json": {
            offer: {
              fitting: number;
              found: number;
              creditsEach: number;
              credits: number;
              best: number | null;
              shown: {
                place: number;
                fit: number;
                /** @enum {string} */
                platform: "instagram" | "tiktok" | "youtube" | "twitch" | "x" | "linkedin";
                category: ("food" | "fitness" | "travel" | "beauty" | "fashion" | "gaming" | "tech" | "home" | "family" | "outdoors" | "music" | "learning" | "pets" | "business") | null;
                country: string | null;
                followers: number | null;
                creator: components["schemas"]["DiscoveredCreator"] | null;
              }[];
              compared: {
                label: string;
                words: string;
              }[];
            };
            match: components["schemas"]["Match"] | null;
          };
        };
      };
      /** @description It failed. */
      default: {
        content: {
          "application/json": components["schemas"]["Error"] & {
            /** @enum {string} */
            code: "cross_site" | "forbidden" | "idempotency_conflict" | "insufficient_credits" | "internal" | "invalid_token" | "key_address" | "key_limit" | "missing_token" | "not_a_member" | "not_found" | "not_ready" | "rate_limited" | "role_too_low" | "scope_missing" | "support_view" | "too_large" | "too_slow" | "unknown_version" | "validation";
          };
        };
      };
    };
  };
  "get-discovery-searches": {
    responses: {
      /** @description Done. */
      200: {
        content: {
          "application/json": {
            searches: components["schemas"]["SavedSearch"][];
            nextCursor: null;
          };
        };
      };
      /** @description It failed. */
      default: {
        content: {
          "application/json": components["schemas"]["Error"] & {
            /** @enum {string} */
            code: "forbidden" | "internal" | "invalid_token" | "key_address" | "missing_token" | "not_a_member" | "rate_limited" | "scope_missing" | "unknown_version" | "validation";
          };
        };
      };
    };
  };
  "post-discovery-searches": {
    requestBody: {
      content: {
        "application/json": {
          name: string;
          address: string;
        };
      };
    };
    responses: {
      /** @description Made. */
      201: {
        content: {
          "application/json": components["schemas"]["SavedSearch"];
        };
      };
      /** @description It failed. */
      default: {
        content: {
          "application/json": components["schemas"]["Error"] & {
            /** @enum {string} */
            code: "cross_site" | "duplicate" | "forbidden" | "idempotency_conflict" | "internal" | "invalid_token" | "key_address" | "missing_token" | "not_a_member" | "not_ready" | "rate_limited" | "role_too_low" | "scope_missing" | "support_view" | "too_large" | "too_many" | "too_slow" | "unknown_version" | "validation";
          };
        };
      };
    };
  };
  "delete-discovery-searches-id": {
    parameters: {
      path: {
        id: string;
      };
    };
    responses: {
      /** @description Done. */
      200: {
        content: {
          "application/json": components["schemas"]["SavedSearch"];
        };
      };
      /** @description It failed. */
      default: {
        content: {
          "application/json": components["schemas"]["Error"] & {
            /** @enum {string} */
            code: "cross_site" | "forbidden" | "idempotency_conflict" | "internal" | "invalid_token" | "key_address" | "missing_token" | "not_a_member" | "not_found" | "not_ready" | "rate_limited" | "role_too_low" | "scope_missing" | "support_view" | "too_large" | "too_slow" | "unknown_version" | "validation";
          };
        };
      };
    };
  };
  "patch-discovery-searches-id": {
    parameters: {
      path: {
        id: string;
      };
    };
    requestBody: {
      content: {
        "application/json": {
          name: string;
        };
      };
    };
    responses: {
      /** @description Done. */
      200: {
        content: {
          "application/json": components["schemas"]["SavedSearch"];
        };
      };
      /** @description It failed. */
      default: {
        content: {
          "application/json": components["schemas"]["Error"] & {
            /** @enum {string} */
            code: "cross_site" | "duplicate" | "forbidden" | "idempotency_conflict" | "internal" | "invalid_token" | "key_address" | "missing_token" | "not_a_member" | "not_found" | "not_ready" | "rate_limited" | "role_too_low" | "scope_missing" | "support_view" | "too_large" | "too_slow" | "unknown_version" | "validation";
          };
        };
      };
    };
  };
  "post-discovery-searches-id-seen": {
    parameters: {
      path: {
        id: string;
      };
    };
    responses: {
      /** @description Done. */
      200: {
        content: {
          "application/json": components["schemas"]["SavedSearch"];
        };
      };
      /** @description It failed. */
      default: {
        content: {
          "application/json": components["schemas"]["Error"] & {
            /** @enum {string} */
            code: "cross_site" | "forbidden" | "idempotency_conflict" | "internal" | "invalid_token" | "key_address" | "missing_token" | "not_a_member" | "not_found" | "not_ready" | "rate_limited" | "scope_missing" | "support_view" | "too_large" | "too_slow" | "unknown_version" | "validation";
          };
        };
      };
    };
  };
  "put-discovery-searches-id-emails": {
    parameters: {
      path: {
        id: string;
      };
    };
    requestBody: {
      content: {
        "application/json": {
          on: boolean;
        };
      };
    };
    responses: {
      /** @description Done. */
      200: {
        content: {
          "application/json": components["schemas"]["SavedSearch"];
        };
      };
      /** @description It failed. */
      default: {
        content: {
          "application/json": components["schemas"]["Error"] & {
            /** @enum {string} */
            code: "cross_site" | "forbidden" | "internal" | "invalid_token" | "key_address" | "missing_token" | "not_a_member" | "not_found" | "scope_missing" | "support_view" | "too_large" | "too_slow" | "validation";
          };
        };
      };
    };
  };
  "post-bulk-preview": {
    requestBody: {
      content: {
        "application/json": {
          text: string;
        };
      };
    };
    responses: {
      /** @description Done. */
      200: {
        content: {
          "application/json": components["schemas"]["BulkPreview"];
        };
      };
      /** @description It failed. */
      default: {
        content: {
          "application/json": components["schemas"]["Error"] & {
            /** @enum {string} */
            code: "cross_site" | "forbidden" | "idempotency_conflict" | "internal" | "invalid_token" | "key_address" | "missing_token" | "not_a_member" | "not_ready" | "rate_limited" | "role_too_low" | "scope_missing" | "support_view" | "too_large" | "too_slow" | "unknown_version" | "validation";
          };
        };
      };
    };
  };
  "get-bulk": {
    responses: {
      /** @description Done. */
      200: {
        content: {
          "application/json": {
            batches: components["schemas"]["BulkSummary"][];
            nextCursor: null;
          };
        };
      };
      /** @description It failed. */
      default: {
        content: {
          "application/json": components["schemas"]["Error"] & {
            /** @enum {string} */
            code: "forbidden" | "internal" | "invalid_token" | "key_address" | "missing_token" | "not_a_member" | "rate_limited" | "scope_missing" | "unknown_version" | "validation";
          };
        };
      };
    };
  };
  "post-bulk": {
    parameters: {
      header?: {
        "idempotency-key"?: string;
      };
    };
    requestBody: {
      content: {
        "application/json": {
          text: string;
          /** @default  */
          name?: string;
        };
      };
    };
    responses: {
      /** @description Made. */
      201: {
        content: {
          "application/json": components["schemas"]["BulkSummary"];
        };
      };
      /** @description It failed. */
      default: {
        content: {
          "application/json": components["schemas"]["Error"] & {
            /** @enum {string} */
            code: "cross_site" | "forbidden" | "idempotency_conflict" | "internal" | "invalid_token" | "key_address" | "missing_token" | "not_a_member" | "not_ready" | "rate_limited" | "role_too_low" | "scope_missing" | "support_view" | "too_large" | "too_slow" | "unknown_version" | "validation";
          };
        };
      };
    };
  };
  "get-bulk-id": {
    parameters: {
      path: {
        id: string;
      };
    };
    responses: {
      /** @description Done. */
      200: {
        content: {
          "application/json": components["schemas"]["BulkBatch"];
        };
      };
      /** @description It failed. */
      default: {
        content: {
          "application/json": components["schemas"]["Error"] & {
            /** @enum {string} */
            code: "forbidden" | "internal" | "invalid_token" | "key_address" | "missing_token" | "not_a_member" | "not_found" | "rate_limited" | "scope_missing" | "unknown_version" | "validation";
          };
        };
      };
    };
  };
  "patch-bulk-id": {
    parameters: {
      path: {
        id: string;
      };
    };
    requestBody: {
      content: {
        "application/json": {
          /** @enum {string} */
          state: "running" | "paused" | "ended";
        };
      };
    };
    responses: {
      /** @description Done. */
      200: {
        content: {
          "application/json": components["schemas"]["BulkSummary"];
        };
      };
      /** @description It failed. */
      default: {
        content: {
          "application/json": components["schemas"]["Error"] & {
            /** @enum {string} */
            code: "cross_site" | "forbidden" | "idempotency_conflict" | "internal" | "invalid_token" | "key_address" | "missing_token" | "not_a_member" | "not_found" | "not_ready" | "rate_limited" | "role_too_low" | "scope_missing" | "support_view" | "too_large" | "too_slow" | "unknown_version" | "validation";
          };
        };
      };
    };
  };
  "get-home": {
    responses: {
      /** @description Done. */
      200: {
        content: {
          "application/json": components["schemas"]["Home"];
        };
      };
      /** @description It failed. */
      default: {
        content: {
          "application/json": components["schemas"]["Error"] & {
            /** @enum {string} */
            code: "forbidden" | "internal" | "invalid_token" | "key_address" | "missing_token" | "not_a_member" | "rate_limited" | "scope_missing" | "unknown_version" | "validation";
          };
        };
      };
    };
  };
  "post-verifications-id-read": {
    parameters: {
      path: {
        id: string;
      };
    };
    responses: {
      /** @description Done. */
      200: {
        content: {
          "application/json": {
            /** @enum {boolean} */
            ok: true;
          };
        };
      };
      /** @description It failed. */
      default: {
        content: {
          "application/json": components["schemas"]["Error"] & {
            /** @enum {string} */
            code: "cross_site" | "forbidden" | "idempotency_conflict" | "internal" | "invalid_token" | "key_address" | "missing_token" | "not_a_member" | "not_found" | "not_ready" | "rate_limited" | "scope_missing" | "support_view" | "too_large" | "too_slow" | "unknown_version" | "validation";
          };
        };
      };
    };
  };
  "get-shortlists": {
    responses: {
      /** @description Done. */
      200: {
        content: {
          "application/json": {
            shortlists: components["schemas"]["ShortlistSummary"][];
            places: {
              used: number;
              limit: number;
            };
            nextCursor: null;
          };
        };
      };
      /** @description It failed. */
      default: {
        content: {
          "application/json": components["schemas"]["Error"] & {
            /** @enum {string} */
            code: "forbidden" | "internal" | "invalid_token" | "key_address" | "missing_token" | "not_a_member" | "rate_limited" | "scope_missing" | "unknown_version" | "validation";
          };
        };
      };
    };
  };
  "post-shortlists": {
    requestBody: {
      content: {
        "application/json": {
          name: string;
          creator?: {
            /** @enum {string} */
            platform: "instagram" | "tiktok" | "youtube" | "twitch" | "x" | "linkedin";
            handle: string;
          };
        };
      };
    };
    responses: {
      /** @description Made. */
      201: {
        content: {
          "application/json": components["schemas"]["Shortlist"];
        };
      };
      /** @description It failed. */
      default: {
        content: {
          "application/json": components["schemas"]["Error"] & {
            /** @enum {string} */
            code: "bad_address" | "creator_withheld" | "cross_site" | "forbidden" | "idempotency_conflict" | "internal" | "invalid_token" | "key_address" | "missing_token" | "not_a_member" | "not_ready" | "rate_limited" | "role_too_low" | "scope_missing" | "shortlist_full" | "support_view" | "too_large" | "too_slow" | "unknown_version" | "validation";
          };
        };
      };
    };
  };
  "get-shortlists-id": {
    parameters: {
      path: {
        id: string;
      };
    };
    responses: {
      /** @description Done. */
      200: {
        content: {
          "application/json": components["schemas"]["Shortlist"];
        };
      };
      /** @description It failed. */
      default: {
        content: {
          "application/json": components["schemas"]["Error"] & {
            /** @enum {string} */
            code: "forbidden" | "internal" | "invalid_token" | "key_address" | "missing_token" | "not_a_member" | "not_found" | "rate_limited" | "scope_missing" | "unknown_version" | "validation";
          };
        };
      };
    };
  };
  "delete-shortlists-id": {
    parameters: {
      path: {
        id: string;
      };
    };
    responses: {
      /** @description Done. */
      200: {
        content: {
          "application/json": {
            /** @enum {boolean} */
            ok: true;
          };
        };
      };
      /** @description It failed. */
      default: {
        content: {
          "application/json": components["schemas"]["Error"] & {
            /** @enum {string} */
            code: "cross_site" | "forbidden" | "idempotency_conflict" | "internal" | "invalid_token" | "key_address" | "missing_token" | "not_a_member" | "not_found" | "not_ready" | "rate_limited" | "role_too_low" | "scope_missing" | "support_view" | "too_large" | "too_slow" | "unknown_version" | "validation";
          };
        };
      };
    };
  };
  "patch-shortlists-id": {
    parameters: {
      path: {
        id: string;
      };
    };
    requestBody: {
      content: {
        "application/json": {
          name?: string;
          watched?: boolean;
          /** @description IDs of all its entries, first to last. */
          order?: string[];
        };
      };
    };
    responses: {
      /** @description Done. */
      200: {
        content: {
          "application/json": components["schemas"]["Shortlist"];
        };
      };
      /** @description It failed. */
      default: {
        content: {
          "application/json": components["schemas"]["Error"] & {
            /** @enum {string} */
            code: "cross_site" | "forbidden" | "idempotency_conflict" | "internal" | "invalid_token" | "key_address" | "missing_token" | "not_a_member" | "not_found" | "not_ready" | "rate_limited" | "role_too_low" | "scope_missing" | "support_view" | "too_large" | "too_slow" | "unknown_version" | "validation";
          };
        };
      };
    };
  };
  "get-shortlists-id-reach": {
    parameters: {
      path: {
        id: string;
      };
    };
    responses: {
      /** @description Done. */
      200: {
        content: {
          "application/json": components["schemas"]["ShortlistReach"];
        };
      };
      /** @description It failed. */
      default: {
        content: {
          "application/json": components["schemas"]["Error"] & {
            /** @enum {string} */
            code: "forbidden" | "internal" | "invalid_token" | "key_address" | "missing_token" | "not_a_member" | "not_found" | "rate_limited" | "scope_missing" | "unknown_version" | "validation";
          };
        };
      };
    };
  };
  "post-shortlists-id-restore": {
    parameters: {
      path: {
        id: string;
      };
    };
    responses: {
      /** @description Done. */
      200: {
        content: {
          "application/json": components["schemas"]["Shortlist"];
        };
      };
      /** @description It failed. */
      default: {
        content: {
          "application/json": components["schemas"]["Error"] & {
            /** @enum {string} */
            code: "cross_site" | "forbidden" | "idempotency_conflict" | "internal" | "invalid_token" | "key_address" | "missing_token" | "not_a_member" | "not_found" | "not_ready" | "rate_limited" | "role_too_low" | "scope_missing" | "shortlist_full" | "support_view" | "too_large" | "too_slow" | "unknown_version" | "validation";
          };
        };
      };
    };
  };
  "post-shortlists-id-entries": {
    parameters: {
      path: {
        id: string;
      };
    };
    requestBody: {
      content: {
        "application/json": {
          creator: {
            /** @enum {string} */
            platform: "instagram" | "tiktok" | "youtube" | "twitch" | "x" | "linkedin";
            handle: string;
          };
        };
      };
    };
    responses: {
      /** @description Made. */
      201: {
        content: {
          "application/json": components["schemas"]["ShortlistEntry"];
        };
      };
      /** @description It failed. */
      default: {
        content: {
          "application/json": components["schemas"]["Error"] & {
            /** @enum {string} */
            code: "bad_address" | "creator_withheld" | "cross_site" | "forbidden" | "idempotency_conflict" | "internal" | "invalid_token" | "key_address" | "missing_token" | "not_a_member" | "not_found" | "not_ready" | "rate_limited" | "role_too_low" | "scope_missing" | "shortlist_full" | "support_view" | "too_large" | "too_slow" | "unknown_version" | "validation";
          };
        };
      };
    };
  };
  "delete-shortlists-id-entries-entryId": {
    parameters: {
      path: {
        id: string;
        entryId: string;
      };
    };
    responses: {
      /** @description Done. */
      200: {
        content: {
          "application/json": {
            /** @enum {boolean} */
            ok: true;
          };
        };
      };
      /** @description It failed. */
      default: {
        content: {
          "application/json": components["schemas"]["Error"] & {
            /** @enum {string} */
            code: "cross_site" | "forbidden" | "idempotency_conflict" | "internal" | "invalid_token" | "key_address" | "missing_token" | "not_a_member" | "not_found" | "not_ready" | "rate_limited" | "role_too_low" | "scope_missing" | "support_view" | "too_large" | "too_slow" | "unknown_version" | "validation";
          };
        };
      };
    };
  };
  "patch-shortlists-id-entries-entryId": {
    parameters: {
      path: {
        id: string;
        entryId: string;
      };
    };
    requestBody: {
      content: {
        "application/json": {
          /** @enum {string} */
          status?: "considering" | "contacted" | "agreed" | "declined";
          note?: string;
          tags?: string[];
        };
      };
    };
    responses: {
      /** @description Done. */
      200: {
        content: {
          "application/json": components["schemas"]["ShortlistEntry"];
        };
      };
      /** @description It failed. */
      default: {
        content: {
          "application/json": components["schemas"]["Error"] & {
            /** @enum {string} */
            code: "cross_site" | "forbidden" | "idempotency_conflict" | "internal" | "invalid_token" | "key_address" | "missing_token" | "not_a_member" | "not_found" | "not_ready" | "rate_limited" | "role_too_low" | "scope_missing" | "support_view" | "too_large" | "too_slow" | "unknown_version" | "validation";
          };
        };
      };
    };
  };
  "post-shortlists-id-entries-entryId-restore": {
    parameters: {
      path: {
        id: string;
        entryId: string;
      };
    };
    responses: {
      /** @description Done. */
      200: {
        content: {
          "application/json": components["schemas"]["ShortlistEntry"];
        };
      };
      /** @description It failed. */
      default: {
        content: {
          "application/json": components["schemas"]["Error"] & {
            /** @enum {string} */
            code: "cross_site" | "forbidden" | "idempotency_conflict" | "internal" | "invalid_token" | "key_address" | "missing_token" | "not_a_member" | "not_found" | "not_ready" | "rate_limited" | "role_too_low" | "scope_missing" | "shortlist_full" | "support_view" | "too_large" | "too_slow" | "unknown_version" | "validation";
          };
        };
      };
    };
  };
  "get-shortlist-alerts": {
    responses: {
      /** @description Done. */
      200: {
        content: {
          "application/json": {
            alerts: components["schemas"]["ShortlistAlert"][];
            nextCursor: null;
          };
        };
      };
      /** @description It failed. */
      default: {
        content: {
          "application/json": components["schemas"]["Error"] & {
            /** @enum {string} */
            code: "forbidden" | "internal" | "invalid_token" | "key_address" | "missing_token" | "not_a_member" | "rate_limited" | "scope_missing" | "unknown_version" | "validation";
          };
        };
      };
    };
  };
  "post-shortlist-alerts-id-dismiss": {
    parameters: {
      path: {
        id: string;
      };
    };
    responses: {
      /** @description Done. */
      200: {
        content: {
          "application/json": {
            /** @enum {boolean} */
            ok: true;
          };
        };
      };
      /** @description It failed. */
      default: {
        content: {
          "application/json": components["schemas"]["Error"] & {
            /** @enum {string} */
            code: "cross_site" | "forbidden" | "idempotency_conflict" | "internal" | "invalid_token" | "key_address" | "missing_token" | "not_a_member" | "not_found" | "not_ready" | "rate_limited" | "role_too_low" | "scope_missing" | "support_view" | "too_large" | "too_slow" | "unknown_version" | "validation";
          };
        };
      };
    };
  };
  "get-watches": {
    responses: {
      /** @description Done. */
      200: {
        content: {
          "application/json": {
            watches: components["schemas"]["WatchCard"][];
            room: {
              used: number;
              limit: number;
              waiting: number;
            };
            now: string;
            nextCursor: null;
          };
        };
      };
      /** @description It failed. */
      default: {
        content: {
          "application/json": components["schemas"]["Error"] & {
            /** @enum {string} */
            code: "forbidden" | "internal" | "invalid_token" | "key_address" | "missing_token" | "not_a_member" | "rate_limited" | "scope_missing" | "unknown_version" | "validation";
          };
        };
      };
    };
  };
  "post-watches": {
    requestBody: {
      content: {
        "application/json": {
          creator: {
            /** @enum {string} */
            platform: "instagram" | "tiktok" | "youtube" | "twitch" | "x" | "linkedin";
            handle: string;
          };
        };
      };
    };
    responses: {
      /** @description Made. */
      201: {
        content: {
          "application/json": components["schemas"]["WatchCard"];
        };
      };
      /** @description It failed. */
      default: {
        content: {
          "application/json": components["schemas"]["Error"] & {
            /** @enum {string} */
            code: "bad_address" | "creator_withheld" | "cross_site" | "forbidden" | "idempotency_conflict" | "internal" | "invalid_token" | "key_address" | "missing_token" | "not_a_member" | "not_ready" | "rate_limited" | "role_too_low" | "scope_missing" | "support_view" | "too_large" | "too_slow" | "unknown_version" | "validation";
          };
        };
      };
    };
  };
  "get-watches-platform-handle": {
    parameters: {
      path: {
        platform: "instagram" | "tiktok" | "youtube" | "twitch" | "x" | "linkedin";
        handle: string;
      };
    };
    responses: {
      /** @description Done. */
      200: {
        content: {
          "application/json": components["schemas"]["WatchHistory"];
        };
      };
      /** @description It failed. */
      default: {
        content: {
          "application/json": components["schemas"]["Error"] & {
            /** @enum {string} */
            code: "forbidden" | "internal" | "invalid_token" | "key_address" | "missing_token" | "not_a_member" | "not_found" | "rate_limited" | "scope_missing" | "unknown_version" | "validation";
          };
        };
      };
    };
  };
  "delete-watches-platform-handle": {
    parameters: {
      path: {
        platform: "instagram" | "tiktok" | "youtube" | "twitch" | "x" | "linkedin";
        handle: string;
      };
    };
    responses: {
      /** @description Done. */
      200: {
        content: {
          "application/json": {
            /** @enum {boolean} */
            ok: true;
          };
        };
      };
      /** @description It failed. */
      default: {
        content: {
          "application/json": components["schemas"]["Error"] & {
            /** @enum {string} */
            code: "cross_site" | "forbidden" | "idempotency_conflict" | "internal" | "invalid_token" | "key_address" | "missing_token" | "not_a_member" | "not_found" | "not_ready" | "rate_limited" | "role_too_low" | "scope_missing" | "support_view" | "too_large" | "too_slow" | "unknown_version" | "validation";
          };
        };
      };
    };
  };
  "post-watches-platform-handle-refresh": {
    parameters: {
      path: {
        platform: "instagram" | "tiktok" | "youtube" | "twitch" | "x" | "linkedin";
        handle: string;
      };
    };
    responses: {
      /** @description Accepted. The work goes on. */
      202: {
        content: {
          "application/json": components["schemas"]["WatchCard"];
        };
      };
      /** @description It failed. */
      default: {
        content: {
          "application/json": components["schemas"]["Error"] & {
            /** @enum {string} */
            code: "cross_site" | "forbidden" | "idempotency_conflict" | "internal" | "invalid_token" | "key_address" | "missing_token" | "not_a_member" | "not_found" | "not_now" | "not_ready" | "rate_limited" | "role_too_low" | "scope_missing" | "support_view" | "too_large" | "too_slow" | "unknown_version" | "validation";
          };
        };
      };
    };
  };
  "get-watch-alerts": {
    responses: {
      /** @description Done. */
      200: {
        content: {
          "application/json": {
            alerts: components["schemas"]["WatchAlert"][];
            nextCursor: null;
          };
        };
      };
      /** @description It failed. */
      default: {
        content: {
          "application/json": components["schemas"]["Error"] & {
            /** @enum {string} */
            code: "forbidden" | "internal" | "invalid_token" | "key_address" | "missing_token" | "not_a_member" | "rate_limited" | "scope_missing" | "unknown_version" | "validation";
          };
        };
      };
    };
  };
  "post-watch-alerts-id-dismiss": {
    parameters: {
      path: {
        id: string;
      };
    };
    responses: {
      /** @description Done. */
      200: {
        content: {
          "application/json": {
            /** @enum {boolean} */
            ok: true;
          };
        };
      };
      /** @description It failed. */
      default: {
        content: {
          "application/json": components["schemas"]["Error"] & {
            /** @enum {string} */
            code: "cross_site" | "forbidden" | "idempotency_conflict" | "internal" | "invalid_token" | "key_address" | "missing_token" | "not_a_member" | "not_found" | "not_ready" | "rate_limited" | "role_too_low" | "scope_missing" | "support_view" | "too_large" | "too_slow" | "unknown_version" | "validation";
          };
        };
      };
    };
  };
  "get-campaigns": {
    responses: {
      /** @description Done. */
      200: {
        content: {
          "application/json": {
            campaigns: components["schemas"]["CampaignSummary"][];
            nextCursor: null;
          };
        };
      };
      /** @description It failed. */
      default: {
        content: {
          "application/json": components["schemas"]["Error"] & {
            /** @enum {string} */
            code: "forbidden" | "internal" | "invalid_token" | "key_address" | "missing_token" | "not_a_member" | "rate_limited" | "scope_missing" | "unknown_version" | "validation";
          };
        };
      };
    };
  };
  "post-campaigns": {
    requestBody: {
      content: {
        "application/json": {
          name: string;
          /** @enum {string} */
          goal: "awareness" | "sales" | "content" | "launch" | "always-on";
        };
      };
    };
    responses: {
      /** @description Made. */
      201: {
        content: {
          "application/json": components["schemas"]["Campaign"];
        };
      };
      /** @description It failed. */
      default: {
        content: {
          "application/json": components["schemas"]["Error"] & {
            /** @enum {string} */
            code: "cross_site" | "forbidden" | "idempotency_conflict" | "internal" | "invalid_token" | "key_address" | "missing_token" | "not_a_member" | "not_ready" | "rate_limited" | "role_too_low" | "scope_missing" | "subscription_ended" | "support_view" | "too_large" | "too_many" | "too_slow" | "unknown_version" | "validation";
          };
        };
      };
    };
  };
  "get-campaigns-id": {
    parameters: {
      path: {
        id: string;
      };
    };
    responses: {
      /** @description Done. */
      200: {
        content: {
          "application/json": components["schemas"]["Campaign"];
        };
      };
      /** @description It failed. */
      default: {
        content: {
          "application/json": components["schemas"]["Error"] & {
            /** @enum {string} */
            code: "forbidden" | "internal" | "invalid_token" | "key_address" | "missing_token" | "not_a_member" | "not_found" | "rate_limited" | "scope_missing" | "unknown_version" | "validation";
          };
        };
      };
    };
  };
  "delete-campaigns-id": {
    parameters: {
      path: {
        id: string;
      };
    };
    responses: {
      /** @description Done. */
      200: {
        content: {
          "application/json": {
            /** @enum {boolean} */
            ok: true;
          };
        };
      };
      /** @description It failed. */
      default: {
        content: {
          "application/json": components["schemas"]["Error"] & {
            /** @enum {string} */
            code: "cross_site" | "forbidden" | "idempotency_conflict" | "internal" | "invalid_token" | "key_address" | "missing_token" | "not_a_member" | "not_found" | "not_ready" | "rate_limited" | "role_too_low" | "scope_missing" | "subscription_ended" | "support_view" | "too_large" | "too_slow" | "unknown_version" | "validation";
          };
        };
      };
    };
  };
  "patch-campaigns-id": {
    parameters: {
      path: {
        id: string;
      };
    };
    requestBody: {
      content: {
        "application/json": {
          /** @enum {string} */
          field: "name";
          value: string;
          version: number;
        } | {
          /** @enum {string} */
          field: "goal";
          /** @enum {string} */
          value: "awareness" | "sales" | "content" | "launch" | "always-on";
          version: number;
        } | {
          /** @enum {string} */
          field: "brief";
          value: string;
          version: number;
        } | {
          /** @enum {string} */
          field: "brand";
          value: string;
          version: number;
        } | {
          /** @enum {string} */
          field: "product";
          value: string;
          version: number;
        } | {
          /** @enum {string} */
          field: "startsOn";
          value: string | null;
          version: number;
        } | {
          /** @enum {string} */
          field: "endsOn";
          value: string | null;
          version: number;
        } | {
          /** @enum {string} */
          field: "platforms";
          value: ("instagram" | "tiktok" | "youtube" | "twitch" | "x" | "linkedin")[];
          version: number;
        } | {
          /** @enum {string} */
          field: "audience";
          value: string;
          version: number;
        } | {
          /** @enum {string} */
          field: "countries";
          value: string[];
          version: number;
        } | {
          /** @enum {string} */
          field: "topics";
          value: ("food" | "fitness" | "travel" | "beauty" | "fashion" | "gaming" | "tech" | "home" | "family" | "outdoors" | "music" | "learning" | "pets" | "business")[];
          version: number;
        } | {
          /** @enum {string} */
          field: "minFollowers";
          value: number | null;
          version: number;
        } | {
          /** @enum {string} */
          field: "maxFollowers";
          value: number | null;
          version: number;
        } | {
          /** @enum {string} */
          field: "minTrust";
          value: number | null;
          version: number;
        } | {
          /** @enum {string} */
          field: "budget";
          value: number | null;
          version: number;
        } | {
          /** @enum {string} */
          field: "currency";
          /** @enum {string} */
          value: "USD" | "EUR" | "GBP";
          version: number;
        } | {
          /** @enum {string} */
          field: "notes";
          value: string;
          version: number;
        };
      };
    };
    responses: {
      /** @description Done. */
      200: {
        content: {
          "application/json": components["schemas"]["Campaign"];
        };
      };
      /** @description It failed. */
      default: {
        content: {
          "application/json": components["schemas"]["Error"] & {
            /** @enum {string} */
            code: "cross_site" | "field_conflict" | "forbidden" | "idempotency_conflict" | "internal" | "invalid_token" | "key_address" | "missing_token" | "not_a_member" | "not_found" | "not_now" | "not_ready" | "rate_limited" | "role_too_low" | "scope_missing" | "subscription_ended" | "support_view" | "too_large" | "too_slow" | "unknown_version" | "validation";
          };
        };
      };
    };
  };
  "get-campaigns-id-steps-step": {
    parameters: {
      path: {
        id: string;
        step: number;
      };
    };
    responses: {
      /** @description Done. */
      200: {
        content: {
          "application/json": components["schemas"]["CampaignStep"];
        };
      };
      /** @description It failed. */
      default: {
        content: {
          "application/json": components["schemas"]["Error"] & {
            /** @enum {string} */
            code: "forbidden" | "internal" | "invalid_token" | "key_address" | "missing_token" | "not_a_member" | "not_found" | "rate_limited" | "scope_missing" | "unknown_version" | "validation";
          };
        };
      };
    };
  };
  "post-campaigns-id-state": {
    parameters: {
      path: {
        id: string;
      };
    };
    requestBody: {
      content: {
        "application/json": {
          /** @enum {string} */
          deed: "start" | "complete" | "reopen" | "archive" | "restore";
        };
      };
    };
    responses: {
      /** @description Done. */
      200: {
        content: {
          "application/json": components["schemas"]["Campaign"];
        };
      };
      /** @description It failed. */
      default: {
        content: {
          "application/json": components["schemas"]["Error"] & {
            /** @enum {string} */
            code: "cross_site" | "forbidden" | "idempotency_conflict" | "insufficient_credits" | "internal" | "invalid_token" | "key_address" | "key_limit" | "missing_token" | "not_a_member" | "not_found" | "not_now" | "not_ready" | "rate_limited" | "role_too_low" | "scope_missing" | "subscription_ended" | "support_view" | "too_large" | "too_slow" | "unknown_version" | "validation";
          };
        };
      };
    };
  };
  "post-campaigns-id-duplicate": {
    parameters: {
      path: {
        id: string;
      };
    };
    responses: {
      /** @description Made. */
      201: {
        content: {
          "application/json": components["schemas"]["Campaign"];
        };
      };
      /** @description It failed. */
      default: {
        content: {
          "application/json": components["schemas"]["Error"] & {
            /** @enum {string} */
            code: "cross_site" | "forbidden" | "idempotency_conflict" | "internal" | "invalid_token" | "key_address" | "missing_token" | "not_a_member" | "not_found" | "not_now" | "not_ready" | "rate_limited" | "role_too_low" | "scope_missing" | "subscription_ended" | "support_view" | "too_large" | "too_many" | "too_slow" | "unknown_version" | "validation";
          };
        };
      };
    };
  };
  "post-campaigns-id-restore": {
    parameters: {
      path: {
        id: string;
      };
    };
    responses: {
      /** @description Done. */
      200: {
        content: {
          "application/json": components["schemas"]["Campaign"];
        };
      };
      /** @description It failed. */
      default: {
        content: {
          "application/json": components["schemas"]["Error"] & {
            /** @enum {string} */
            code: "cross_site" | "forbidden" | "idempotency_conflict" | "internal" | "invalid_token" | "key_address" | "missing_token" | "not_a_member" | "not_found" | "not_ready" | "rate_limited" | "role_too_low" | "scope_missing" | "subscription_ended" | "support_view" | "too_large" | "too_many" | "too_slow" | "unknown_version" | "validation";
          };
        };
      };
    };
  };
  "get-campaigns-id-changes": {
    parameters: {
      query?: {
        cursor?: string;
      };
      path: {
        id: string;
      };
    };
    responses: {
      /** @description Done. */
      200: {
        content: {
          "application/json": {
            changes: components["schemas"]["CampaignChange"][];
            nextCursor: string | null;
          };
        };
      };
      /** @description It failed. */
      default: {
        content: {
          "application/json": components["schemas"]["Error"] & {
            /** @enum {string} */
            code: "forbidden" | "internal" | "invalid_token" | "key_address" | "missing_token" | "not_a_member" | "not_found" | "rate_limited" | "scope_missing" | "unknown_version" | "validation";
          };
        };
      };
    };
  };
  "get-campaigns-id-head": {
    parameters: {
      path: {
        id: string;
      };
    };
    responses: {
      /** @description Done. */
      200: {
        content: {
          "application/json": {
            head: string;
            by: string | null;
          };
        };
      };
      /** @description It failed. */
      default: {
        content: {
          "application/json": components["schemas"]["Error"] & {
            /** @enum {string} */
            code: "forbidden" | "internal" | "invalid_token" | "key_address" | "missing_token" | "not_a_member" | "not_found" | "rate_limited" | "scope_missing" | "unknown_version" | "validation";
          };
        };
      };
    };
  };
  "post-campaigns-id-creators": {
    parameters: {
      path: {
        id: string;
      };
    };
    requestBody: {
      content: {
        "application/json": {
          creators: {
            /** @enum {string} */
            platform: "instagram" | "tiktok" | "youtube" | "twitch" | "x" | "linkedin";
            handle: string;
          }[];
        };
      };
    };
    responses: {
      /** @description Made. */
      201: {
        content: {
          "application/json": components["schemas"]["Campaign"];
        };
      };
      /** @description It failed. */
      default: {
        content: {
          "application/json": components["schemas"]["Error"] & {
            /** @enum {string} */
            code: "bad_address" | "creator_withheld" | "cross_site" | "forbidden" | "idempotency_conflict" | "internal" | "invalid_token" | "key_address" | "missing_token" | "not_a_member" | "not_found" | "not_now" | "not_ready" | "rate_limited" | "role_too_low" | "scope_missing" | "subscription_ended" | "support_view" | "too_large" | "too_many" | "too_slow" | "unknown_version" | "validation";
          };
        };
      };
    };
  };
  "delete-campaigns-id-creators-entryId": {
    parameters: {
      path: {
        id: string;
        entryId: string;
      };
    };
    responses: {
      /** @description Done. */
      200: {
        content: {
          "application/json": components["schemas"]["Campaign"];
        };
      };
      /** @description It failed. */
      default: {
        content: {
          "application/json": components["schemas"]["Error"] & {
            /** @enum {string} */
            code: "cross_site" | "forbidden" | "idempotency_conflict" | "internal" | "invalid_token" | "key_address" | "missing_token" | "not_a_member" | "not_found" | "not_now" | "not_ready" | "rate_limited" | "role_too_low" | "scope_missing" | "subscription_ended" | "support_view" | "too_large" | "too_slow" | "unknown_version" | "validation";
          };
        };
      };
    };
  };
  "patch-campaigns-id-creators-entryId": {
    parameters: {
      path: {
        id: string;
        entryId: string;
      };
    };
    requestBody: {
      content: {
        "application/json": {
          /** @enum {string} */
          field: "role";
          /** @enum {string} */
          value: "lead" | "supporting" | "ambassador" | "seeding";
          version: number;
        } | {
          /** @enum {string} */
          field: "fee";
          value: number | null;
          version: number;
        } | {
          /** @enum {string} */
          field: "decision";
          /** @enum {string} */
          value: "considering" | "approved" | "declined";
          version: number;
        } | {
          /** @enum {string} */
          field: "reason";
          value: string;
          version: number;
        } | {
          /** @enum {string} */
          field: "outreach";
          /** @enum {string} */
          value: "not-contacted" | "contacted" | "replied" | "negotiating" | "agreed" | "turned-down";
          version: number;
        } | {
          /** @enum {string} */
          field: "agreedFee";
          value: number | null;
          version: number;
        } | {
          /** @enum {string} */
          field: "contract";
          /** @enum {string} */
          value: "none" | "drafted" | "sent" | "signed";
          version: number;
        } | {
          /** @enum {string} */
          field: "paid";
          value: number | null;
          version: number;
        } | {
          /** @enum {string} */
          field: "note";
          value: string;
          version: number;
        };
      };
    };
    responses: {
      /** @description Done. */
      200: {
        content: {
          "application/json": components["schemas"]["Campaign"];
        };
      };
      /** @description It failed. */
      default: {
        content: {
          "application/json": components["schemas"]["Error"] & {
            /** @enum {string} */
            code: "cross_site" | "field_conflict" | "forbidden" | "idempotency_conflict" | "internal" | "invalid_token" | "key_address" | "missing_token" | "not_a_member" | "not_found" | "not_now" | "not_ready" | "rate_limited" | "role_too_low" | "scope_missing" | "subscription_ended" | "support_view" | "too_large" | "too_slow" | "unknown_version" | "validation";
          };
        };
      };
    };
  };
  "post-campaigns-id-creators-entryId-restore": {
    parameters: {
      path: {
        id: string;
        entryId: string;
      };
    };
    responses: {
      /** @description Done. */
      200: {
        content: {
          "application/json": components["schemas"]["Campaign"];
        };
      };
      /** @description It failed. */
      default: {
        content: {
          "application/json": components["schemas"]["Error"] & {
            /** @enum {string} */
            code: "cross_site" | "forbidden" | "idempotency_conflict" | "internal" | "invalid_token" | "key_address" | "missing_token" | "not_a_member" | "not_found" | "not_now" | "not_ready" | "rate_limited" | "role_too_low" | "scope_missing" | "subscription_ended" | "support_view" | "too_large" | "too_many" | "too_slow" | "unknown_version" | "validation";
          };
        };
      };
    };
  };
  "post-campaigns-id-creators-entryId-deliverables": {
    parameters: {
      path: {
        id: string;
        entryId: string;
      };
    };
    requestBody: {
      content: {
        "application/json": {
          /** @enum {string} */
          kind: "post" | "reel" | "story" | "video" | "short" | "live" | "other";
          title?: string;
        };
      };
    };
    responses: {
      /** @description Made. */
      201: {
        content: {
          "application/json": components["schemas"]["Campaign"];
        };
      };
      /** @description It failed. */
      default: {
        content: {
          "application/json": components["schemas"]["Error"] & {
            /** @enum {string} */
            code: "cross_site" | "forbidden" | "idempotency_conflict" | "internal" | "invalid_token" | "key_address" | "missing_token" | "not_a_member" | "not_found" | "not_now" | "not_ready" | "rate_limited" | "role_too_low" | "scope_missing" | "subscription_ended" | "support_view" | "too_large" | "too_many" | "too_slow" | "unknown_version" | "validation";
          };
        };
      };
    };
  };
  "delete-campaigns-id-deliverables-deliverableId": {
    parameters: {
      path: {
        id: string;
        deliverableId: string;
      };
    };
    responses: {
      /** @description Done. */
      200: {
        content: {
          "application/json": components["schemas"]["Campaign"];
        };
      };
      /** @description It failed. */
      default: {
        content: {
          "application/json": components["schemas"]["Error"] & {
            /** @enum {string} */
            code: "cross_site" | "forbidden" | "idempotency_conflict" | "internal" | "invalid_token" | "key_address" | "missing_token" | "not_a_member" | "not_found" | "not_now" | "not_ready" | "rate_limited" | "role_too_low" | "scope_missing" | "subscription_ended" | "support_view" | "too_large" | "too_slow" | "unknown_version" | "validation";
          };
        };
      };
    };
  };
  "patch-campaigns-id-deliverables-deliverableId": {
    parameters: {
      path: {
        id: string;
        deliverableId: string;
      };
    };
    requestBody: {
      content: {
        "application/json": {
          /** @enum {string} */
          field: "kind";
          /** @enum {string} */
          value: "post" | "reel" | "story" | "video" | "short" | "live" | "other";
          version: number;
        } | {
          /** @enum {string} */
          field: "title";
          value: string;
          version: number;
        } | {
          /** @enum {string} */
          field: "dueOn";
          value: string | null;
          version: number;
        } | {
          /** @enum {string} */
          field: "state";
          /** @enum {string} */
          value: "planned" | "drafted" | "changes" | "approved" | "posted";
          version: number;
        } | {
          /** @enum {string} */
          field: "draft";
          value: string;
          version: number;
        } | {
          /** @enum {string} */
          field: "feedback";
          value: string;
          version: number;
        } | {
          /** @enum {string} */
          field: "link";
          value: string;
          version: number;
        } | {
          /** @enum {string} */
          field: "views";
          value: number | null;
          version: number;
        } | {
          /** @enum {string} */
          field: "likes";
          value: number | null;
          version: number;
        } | {
          /** @enum {string} */
          field: "comments";
          value: number | null;
          version: number;
        } | {
          /** @enum {string} */
          field: "clicks";
          value: number | null;
          version: number;
        } | {
          /** @enum {string} */
          field: "orders";
          value: number | null;
          version: number;
        } | {
          /** @enum {string} */
          field: "revenue";
          value: number | null;
          version: number;
        };
      };
    };
    responses: {
      /** @description Done. */
      200: {
        content: {
          "application/json": components["schemas"]["Campaign"];
        };
      };
      /** @description It failed. */
      default: {
        content: {
          "application/json": components["schemas"]["Error"] & {
            /** @enum {string} */
            code: "cross_site" | "field_conflict" | "forbidden" | "idempotency_conflict" | "internal" | "invalid_token" | "key_address" | "missing_token" | "not_a_member" | "not_found" | "not_now" | "not_ready" | "rate_limited" | "role_too_low" | "scope_missing" | "subscription_ended" | "support_view" | "too_large" | "too_slow" | "unknown_version" | "validation";
          };
        };
      };
    };
  };
  "post-campaigns-id-tasks": {
    parameters: {
      path: {
        id: string;
      };
    };
    requestBody: {
      content: {
        "application/json": {
          title: string;
        };
      };
    };
    responses: {
      /** @description Made. */
      201: {
        content: {
          "application/json": components["schemas"]["Campaign"];
        };
      };
      /** @description It failed. */
      default: {
        content: {
          "application/json": components["schemas"]["Error"] & {
            /** @enum {string} */
            code: "cross_site" | "forbidden" | "idempotency_conflict" | "internal" | "invalid_token" | "key_address" | "missing_token" | "not_a_member" | "not_found" | "not_now" | "not_ready" | "rate_limited" | "role_too_low" | "scope_missing" | "subscription_ended" | "support_view" | "too_large" | "too_many" | "too_slow" | "unknown_version" | "validation";
          };
        };
      };
    };
  };
  "delete-campaigns-id-tasks-taskId": {
    parameters: {
      path: {
        id: string;
        taskId: string;
      };
    };
    responses: {
      /** @description Done. */
      200: {
        content: {
          "application/json": components["schemas"]["Campaign"];
        };
      };
      /** @description It failed. */
      default: {
        content: {
          "application/json": components["schemas"]["Error"] & {
            /** @enum {string} */
            code: "cross_site" | "forbidden" | "idempotency_conflict" | "internal" | "invalid_token" | "key_address" | "missing_token" | "not_a_member" | "not_found" | "not_now" | "not_ready" | "rate_limited" | "role_too_low" | "scope_missing" | "subscription_ended" | "support_view" | "too_large" | "too_slow" | "unknown_version" | "validation";
          };
        };
      };
    };
  };
  "patch-campaigns-id-tasks-taskId": {
    parameters: {
      path: {
        id: string;
        taskId: string;
      };
    };
    requestBody: {
      content: {
        "application/json": {
          /** @enum {string} */
          field: "title";
          value: string;
          version: number;
        } | {
          /** @enum {string} */
          field: "done";
          value: boolean;
          version: number;
        } | {
          /** @enum {string} */
          field: "dueOn";
          value: string | null;
          version: number;
        };
      };
    };
    responses: {
      /** @description Done. */
      200: {
        content: {
          "application/json": components["schemas"]["Campaign"];
        };
      };
      /** @description It failed. */
      default: {
        content: {
          "application/json": components["schemas"]["Error"] & {
            /** @enum {string} */
            code: "cross_site" | "field_conflict" | "forbidden" | "idempotency_conflict" | "internal" | "invalid_token" | "key_address" | "missing_token" | "not_a_member" | "not_found" | "not_now" | "not_ready" | "rate_limited" | "role_too_low" | "scope_missing" | "subscription_ended" | "support_view" | "too_large" | "too_slow" | "unknown_version" | "validation";
          };
        };
      };
    };
  };
  "get-campaigns-id-intelligence": {
    parameters: {
      path: {
        id: string;
      };
    };
    responses: {
      /** @description Done. */
      200: {
        content: {
          "application/json": components["schemas"]["CampaignIntelligence"];
        };
      };
      /** @description It failed. */
      default: {
        content: {
          "application/json": components["schemas"]["Error"] & {
            /** @enum {string} */
            code: "forbidden" | "internal" | "invalid_token" | "key_address" | "missing_token" | "not_a_member" | "not_found" | "rate_limited" | "scope_missing" | "unknown_version" | "validation";
          };
        };
      };
    };
  };
  "get-tracking-hosts": {
    responses: {
      /** @description Done. */
      200: {
        content: {
          "application/json": {
            hosts: components["schemas"]["TrackingHost"][];
            nextCursor: null;
          };
        };
      };
      /** @description It failed. */
      default: {
        content: {
          "application/json": components["schemas"]["Error"] & {
            /** @enum {string} */
            code: "forbidden" | "internal" | "invalid_token" | "key_address" | "missing_token" | "not_a_member" | "rate_limited" | "scope_missing" | "unknown_version" | "validation";
          };
        };
      };
    };
  };
  "post-tracking-hosts": {
    requestBody: {
      content: {
        "application/json": {
          /** @example shop.northwind.example */
          host: string;
        };
      };
    };
    responses: {
      /** @description Made. */
      201: {
        content: {
          "application/json": components["schemas"]["TrackingHost"];
        };
      };
      /** @description It failed. */
      default: {
        content: {
          "application/json": components["schemas"]["Error"] & {
            /** @enum {string} */
            code: "cross_site" | "forbidden" | "idempotency_conflict" | "internal" | "invalid_token" | "key_address" | "missing_token" | "not_a_member" | "not_ready" | "rate_limited" | "role_too_low" | "scope_missing" | "subscription_ended" | "support_view" | "too_large" | "too_many" | "too_slow" | "unknown_version" | "validation";
          };
        };
      };
    };
  };
  "delete-tracking-hosts-host": {
    parameters: {
      path: {
        host: string;
      };
    };
    responses: {
      /** @description Done. */
      200: {
        content: {
          "application/json": {
            /** @enum {boolean} */
            ok: true;
          };
        };
      };
      /** @description It failed. */
      default: {
        content: {
          "application/json": components["schemas"]["Error"] & {
            /** @enum {string} */
            code: "cross_site" | "forbidden" | "idempotency_conflict" | "internal" | "invalid_token" | "key_address" | "missing_token" | "not_a_member" | "not_found" | "not_ready" | "rate_limited" | "role_too_low" | "scope_missing" | "support_view" | "too_large" | "too_slow" | "unknown_version" | "validation";
          };
        };
      };
    };
  };
  "get-tracking-links": {
    parameters: {
      query: {
        campaignId: string;
      };
    };
    responses: {
      /** @description Done. */
      200: {
        content: {
          "application/json": {
            links: components["schemas"]["TrackingLink"][];
            nextCursor: null;
          };
        };
      };
      /** @description It failed. */
      default: {
        content: {
          "application/json": components["schemas"]["Error"] & {
            /** @enum {string} */
            code: "forbidden" | "internal" | "invalid_token" | "key_address" | "missing_token" | "not_a_member" | "not_found" | "rate_limited" | "scope_missing" | "unknown_version" | "validation";
          };
        };
      };
    };
  };
  "post-tracking-links": {
    requestBody: {
      content: {
        "application/json": {
          /** Format: uuid */
          campaignId: string;
          /** Format: uuid */
          entryId?: string;
          /**
           * Format: uri
           * @example https://shop.northwind.example/tea
           */
          target: string;
          utm?: {
            source?: string;
            medium?: string;
            campaign?: string;
            content?: string;
            term?: string;
          };
        };
      };
    };
    responses: {
      /** @description Made. */
      201: {
        content: {
          "application/json": components["schemas"]["TrackingLink"];
        };
      };
      /** @description It failed. */
      default: {
        content: {
          "application/json": components["schemas"]["Error"] & {
            /** @enum {string} */
            code: "cross_site" | "forbidden" | "host_undeclared" | "idempotency_conflict" | "internal" | "invalid_token" | "key_address" | "missing_token" | "not_a_member" | "not_found" | "not_now" | "not_ready" | "rate_limited" | "role_too_low" | "scope_missing" | "subscription_ended" | "support_view" | "too_large" | "too_many" | "too_slow" | "unknown_version" | "validation";
          };
        };
      };
    };
  };
  "delete-tracking-links-id": {
    parameters: {
      path: {
        id: string;
      };
    };
    responses: {
      /** @description Done. */
      200: {
        content: {
          "application/json": components["schemas"]["TrackingLink"];
        };
      };
      /** @description It failed. */
      default: {
        content: {
          "application/json": components["schemas"]["Error"] & {
            /** @enum {string} */
            code: "cross_site" | "forbidden" | "idempotency_conflict" | "internal" | "invalid_token" | "key_address" | "missing_token" | "not_a_member" | "not_found" | "not_now" | "not_ready" | "rate_limited" | "role_too_low" | "scope_missing" | "subscription_ended" | "support_view" | "too_large" | "too_slow" | "unknown_version" | "validation";
          };
        };
      };
    };
  };
  "get-t-code": {
    parameters: {
      path: {
        code: string;
      };
    };
    responses: {
      /** @description Leads on to another address. */
      302: {
        content?: never;
      };
      /** @description It failed. */
      default: {
        content: {
          "application/json": components["schemas"]["Error"] & {
            /** @enum {string} */
            code: "internal" | "not_found" | "unavailable" | "validation";
          };
        };
      };
    };
  };
  "get-tracking-codes": {
    parameters: {
      query: {
        campaignId: string;
      };
    };
    responses: {
      /** @description Done. */
      200: {
        content: {
          "application/json": {
            codes: components["schemas"]["PromoCode"][];
            nextCursor: null;
          };
        };
      };
      /** @description It failed. */
      default: {
        content: {
          "application/json": components["schemas"]["Error"] & {
            /** @enum {string} */
            code: "forbidden" | "internal" | "invalid_token" | "key_address" | "missing_token" | "not_a_member" | "not_found" | "rate_limited" | "scope_missing" | "unknown_version" | "validation";
          };
        };
      };
    };
  };
  "post-tracking-codes": {
    requestBody: {
      content: {
        "application/json": {
          /** Format: uuid */
          campaignId: string;
          /** Format: uuid */
          entryId: string;
          /** @example AVA15 */
          code: string;
        };
      };
    };
    responses: {
      /** @description Made. */
      201: {
        content: {
          "application/json": components["schemas"]["PromoCode"];
        };
      };
      /** @description It failed. */
      default: {
        content: {
          "application/json": components["schemas"]["Error"] & {
            /** @enum {string} */
            code: "code_taken" | "cross_site" | "forbidden" | "idempotency_conflict" | "internal" | "invalid_token" | "key_address" | "missing_token" | "not_a_member" | "not_found" | "not_now" | "not_ready" | "rate_limited" | "role_too_low" | "scope_missing" | "subscription_ended" | "support_view" | "too_large" | "too_many" | "too_slow" | "unknown_version" | "validation";
          };
        };
      };
    };
  };
  "delete-tracking-codes-id": {
    parameters: {
      path: {
        id: string;
      };
    };
    responses: {
      /** @description Done. */
      200: {
        content: {
          "application/json": {
            /** @enum {boolean} */
            ok: true;
          };
        };
      };
      /** @description It failed. */
      default: {
        content: {
          "application/json": components["schemas"]["Error"] & {
            /** @enum {string} */
            code: "cross_site" | "forbidden" | "idempotency_conflict" | "internal" | "invalid_token" | "key_address" | "missing_token" | "not_a_member" | "not_found" | "not_now" | "not_ready" | "rate_limited" | "role_too_low" | "scope_missing" | "subscription_ended" | "support_view" | "too_large" | "too_slow" | "unknown_version" | "validation";
          };
        };
      };
    };
  };
  "get-tracking-sources": {
    responses: {
      /** @description Done. */
      200: {
        content: {
          "application/json": {
            sources: components["schemas"]["TrackingSource"][];
            nextCursor: null;
          };
        };
      };
      /** @description It failed. */
      default: {
        content: {
          "application/json": components["schemas"]["Error"] & {
            /** @enum {string} */
            code: "forbidden" | "internal" | "invalid_token" | "key_address" | "missing_token" | "not_a_member" | "rate_limited" | "scope_missing" | "unknown_version" | "validation";
          };
        };
      };
    };
  };
  "post-tracking-sources": {
    requestBody: {
      content: {
        "application/json": {
          /** @enum {string} */
          kind: "shopify" | "woocommerce" | "standard";
          /** @example Tea shop */
          name: string;
          /** @example 5f1c0d2e8b7a4936a1c2d3e4f5a6b7c8 */
          secret?: string;
        };
      };
    };
    responses: {
      /** @description Made. */
      201: {
        content: {
          "application/json": {
            source: components["schemas"]["TrackingSource"];
            secret: string | null;
          };
        };
      };
      /** @description It failed. */
      default: {
        content: {
          "application/json": components["schemas"]["Error"] & {
            /** @enum {string} */
            code: "cross_site" | "forbidden" | "internal" | "invalid_token" | "key_address" | "missing_token" | "not_a_member" | "role_too_low" | "scope_missing" | "subscription_ended" | "support_view" | "too_large" | "too_many" | "too_slow" | "validation";
          };
        };
      };
    };
  };
  "delete-tracking-sources-id": {
    parameters: {
      path: {
        id: string;
      };
    };
    responses: {
      /** @description Done. */
      200: {
        content: {
          "application/json": {
            /** @enum {boolean} */
            ok: true;
          };
        };
      };
      /** @description It failed. */
      default: {
        content: {
          "application/json": components["schemas"]["Error"] & {
            /** @enum {string} */
            code: "cross_site" | "forbidden" | "internal" | "invalid_token" | "key_address" | "missing_token" | "not_a_member" | "not_found" | "role_too_low" | "scope_missing" | "support_view" | "too_large" | "too_slow" | "validation";
          };
        };
      };
    };
  };
  "get-tracking-orders": {
    parameters: {
      query: {
        campaignId: string;
        cursor?: string;
      };
    };
    responses: {
      /** @description Done. */
      200: {
        content: {
          "application/json": {
            orders: components["schemas"]["CampaignOrder"][];
            nextCursor: string | null;
          };
        };
      };
      /** @description It failed. */
      default: {
        content: {
          "application/json": components["schemas"]["Error"] & {
            /** @enum {string} */
            code: "forbidden" | "internal" | "invalid_token" | "key_address" | "missing_token" | "not_a_member" | "not_found" | "rate_limited" | "scope_missing" | "unknown_version" | "validation";
          };
        };
      };
    };
  };
  "post-tracking-orders": {
    requestBody: {
      content: {
        "application/json": {
          /**
           * @example order_id,date,total,currency,code
           *     1001,2027-03-10,42.50,USD,AVA15
           */
          text: string;
          /** Format: uuid */
          sourceId?: string;
        };
      };
    };
    responses: {
      /** @description Done. */
      200: {
        content: {
          "application/json": {
            /** @description Orders that were read. */
            read: number;
            /** @description Of them, those that weren’t known. */
            added: number;
            /** @description The first lines that couldn’t be read. */
            skipped: {
              line: number;
              /** @example The total isn’t a number. */
              problem: string;
            }[];
            skippedCount: number;
          };
        };
      };
      /** @description It failed. */
      default: {
        content: {
          "application/json": components["schemas"]["Error"] & {
            /** @enum {string} */
            code: "bad_file" | "cross_site" | "forbidden" | "idempotency_conflict" | "internal" | "invalid_token" | "key_address" | "missing_token" | "not_a_member" | "not_found" | "not_ready" | "rate_limited" | "role_too_low" | "scope_missing" | "subscription_ended" | "support_view" | "too_large" | "too_slow" | "unknown_version" | "validation";
          };
        };
      };
    };
  };
  "post-tracking-orders-sourceId": {
    parameters: {
      path: {
        sourceId: string;
      };
    };
    responses: {
      /** @description Done. */
      200: {
        content: {
          "application/json": {
            /** @enum {boolean} */
            received: true;
            /** @description False: the message tells of no order. */
            kept: boolean;
          };
        };
      };
      /** @description It failed. */
      default: {
        content: {
          "application/json": components["schemas"]["Error"] & {
            /** @enum {string} */
            code: "bad_signature" | "internal" | "not_found" | "rate_limited" | "too_large" | "too_slow" | "validation";
          };
        };
      };
    };
  };
  "get-tracking-results": {
    parameters: {
      query: {
        campaignId: string;
      };
    };
    responses: {
      /** @description Done. */
      200: {
        content: {
          "application/json": {
            /** @enum {string} */
            currency: "USD" | "EUR" | "GBP";
            shares: components["schemas"]["TrackedShare"][];
            /** @description The last 120 days with any. */
            days: {
              day: string;
              clicks: number;
              orders: number;
              revenue: number;
            }[];
          };
        };
      };
      /** @description It failed. */
      default: {
        content: {
          "application/json": components["schemas"]["Error"] & {
            /** @enum {string} */
            code: "forbidden" | "internal" | "invalid_token" | "key_address" | "missing_token" | "not_a_member" | "not_found" | "rate_limited" | "scope_missing" | "unknown_version" | "validation";
          };
        };
      };
    };
  };
  "get-tracking-posts": {
    parameters: {
      query: {
        campaignId: string;
      };
    };
    responses: {
      /** @description Done. */
      200: {
        content: {
          "application/json": {
            posts: components["schemas"]["FoundPost"][];
            /** @description Creators without a report to read posts from. */
            unread: number;
            /** @description Null where there are too few posts. */
            lift: components["schemas"]["CampaignLift"] | null;
          };
        };
      };
      /** @description It failed. */
      default: {
        content: {
          "application/json": components["schemas"]["Error"] & {
            /** @enum {string} */
            code: "forbidden" | "internal" | "invalid_token" | "key_address" | "missing_token" | "not_a_member" | "not_found" | "rate_limited" | "scope_missing" | "unknown_version" | "validation";
          };
        };
      };
    };
  };
  "get-outreach-threads": {
    parameters: {
      query?: {
        state?: "waiting" | "replied" | "agreed" | "declined" | "closed" | "failed" | "unsubscribed";
        campaignId?: string;
        mine?: "true";
        cursor?: string;
      };
    };
    responses: {
      /** @description Done. */
      200: {
        content: {
          "application/json": {
            threads: components["schemas"]["OutreachThread"][];
            unread: number;
            nextCursor: string | null;
          };
        };
      };
      /** @description It failed. */
      default: {
        content: {
          "application/json": components["schemas"]["Error"] & {
            /** @enum {string} */
            code: "forbidden" | "internal" | "invalid_token" | "key_address" | "missing_token" | "not_a_member" | "rate_limited" | "scope_missing" | "unknown_version" | "validation";
          };
        };
      };
    };
  };
  "get-outreach-threads-id": {
    parameters: {
      path: {
        id: string;
      };
    };
    responses: {
      /** @description Done. */
      200: {
        content: {
          "application/json": components["schemas"]["OpenThread"];
        };
      };
      /** @description It failed. */
      default: {
        content: {
          "application/json": components["schemas"]["Error"] & {
            /** @enum {string} */
            code: "forbidden" | "internal" | "invalid_token" | "key_address" | "missing_token" | "not_a_member" | "not_found" | "rate_limited" | "scope_missing" | "unknown_version" | "validation";
          };
        };
      };
    };
  };
  "patch-outreach-threads-id": {
    parameters: {
      path: {
        id: string;
      };
    };
    requestBody: {
      content: {
        "application/json": {
          /** @enum {string} */
          state?: "replied" | "agreed" | "declined" | "closed";
          assigneeId?: string | null;
          unread?: boolean;
        };
      };
    };
    responses: {
      /** @description Done. */
      200: {
        content: {
          "application/json": components["schemas"]["OpenThread"];
        };
      };
      /** @description It failed. */
      default: {
        content: {
          "application/json": components["schemas"]["Error"] & {
            /** @enum {string} */
            code: "cross_site" | "forbidden" | "idempotency_conflict" | "internal" | "invalid_token" | "key_address" | "missing_token" | "not_a_member" | "not_found" | "not_now" | "not_ready" | "rate_limited" | "role_too_low" | "scope_missing" | "support_view" | "too_large" | "too_slow" | "unknown_version" | "validation";
          };
        };
      };
    };
  };
  "post-outreach-threads-id-notes": {
    parameters: {
      path: {
        id: string;
      };
    };
    requestBody: {
      content: {
        "application/json": {
          /** @example Thanks, let’s talk. */
          text: string;
        };
      };
    };
    responses: {
      /** @description Made. */
      201: {
        content: {
          "application/json": components["schemas"]["OpenThread"];
        };
      };
      /** @description It failed. */
      default: {
        content: {
          "application/json": components["schemas"]["Error"] & {
            /** @enum {string} */
            code: "cross_site" | "forbidden" | "idempotency_conflict" | "internal" | "invalid_token" | "key_address" | "missing_token" | "not_a_member" | "not_found" | "not_ready" | "rate_limited" | "role_too_low" | "scope_missing" | "support_view" | "too_large" | "too_slow" | "unknown_version" | "validation";
          };
        };
      };
    };
  };
  "post-outreach-threads-id-received": {
    parameters: {
      path: {
        id: string;
      };
    };
    requestBody: {
      content: {
        "application/json": {
          /** @example Thanks, let’s talk. */
          text: string;
        };
      };
    };
    responses: {
      /** @description Made. */
      201: {
        content: {
          "application/json": components["schemas"]["OpenThread"];
        };
      };
      /** @description It failed. */
      default: {
        content: {
          "application/json": components["schemas"]["Error"] & {
            /** @enum {string} */
            code: "cross_site" | "forbidden" | "idempotency_conflict" | "internal" | "invalid_token" | "key_address" | "missing_token" | "not_a_member" | "not_found" | "not_ready" | "rate_limited" | "role_too_low" | "scope_missing" | "support_view" | "too_large" | "too_slow" | "unknown_version" | "validation";
          };
        };
      };
    };
  };
  "post-outreach-threads-id-replies": {
    parameters: {
      path: {
        id: string;
      };
    };
    requestBody: {
      content: {
        "application/json": {
          /** @example Thanks, let’s talk. */
          text: string;
        };
      };
    };
    responses: {
      /** @description Made. */
      201: {
        content: {
          "application/json": components["schemas"]["OpenThread"];
        };
      };
      /** @description It failed. */
      default: {
        content: {
          "application/json": components["schemas"]["Error"] & {
            /** @enum {string} */
            code: "cross_site" | "forbidden" | "idempotency_conflict" | "internal" | "invalid_token" | "key_address" | "missing_token" | "not_a_member" | "not_found" | "not_now" | "not_ready" | "rate_limited" | "role_too_low" | "scope_missing" | "subscription_ended" | "support_view" | "too_large" | "too_slow" | "unknown_version" | "validation";
          };
        };
      };
    };
  };
  "post-outreach-threads-id-stop": {
    parameters: {
      path: {
        id: string;
      };
    };
    responses: {
      /** @description Done. */
      200: {
        content: {
          "application/json": components["schemas"]["OpenThread"];
        };
      };
      /** @description It failed. */
      default: {
        content: {
          "application/json": components["schemas"]["Error"] & {
            /** @enum {string} */
            code: "cross_site" | "forbidden" | "idempotency_conflict" | "internal" | "invalid_token" | "key_address" | "missing_token" | "not_a_member" | "not_found" | "not_ready" | "rate_limited" | "role_too_low" | "scope_missing" | "support_view" | "too_large" | "too_slow" | "unknown_version" | "validation";
          };
        };
      };
    };
  };
  "post-outreach-preview": {
    requestBody: {
      content: {
        "application/json": {
          campaignId?: string | null;
          recipients: {
            /** @enum {string} */
            platform: "instagram" | "tiktok" | "youtube" | "twitch" | "x" | "linkedin";
            handle: string;
            /** @example hello@example.com */
            address?: string;
          }[];
          subject: string;
          /** @example Hi {{first_name|there}}, we love what you make. */
          body: string;
          /** @default [] */
          followUps?: {
            /** @example 4 */
            afterDays: number;
            /** @example Just checking in, {{first_name|there}}. */
            body: string;
          }[];
          /**
           * @description Why these creators may be written to, where the law of their country asks for consent.
           * @example They asked us for offers at a trade fair.
           */
          consentReason?: string;
          /**
           * Format: date
           * @description Absent: at once.
           */
          sendOn?: string;
          /**
           * @default 09:00
           * @example 09:00
           */
          sendTime?: string;
          /**
           * @default recipient
           * @example recipient
           * @enum {string}
           */
          zone?: "recipient" | "workspace";
        };
      };
    };
    responses: {
      /** @description Done. */
      200: {
        content: {
          "application/json": components["schemas"]["OutreachPlan"];
        };
      };
      /** @description It failed. */
      default: {
        content: {
          "application/json": components["schemas"]["Error"] & {
            /** @enum {string} */
            code: "cross_site" | "forbidden" | "idempotency_conflict" | "internal" | "invalid_token" | "key_address" | "missing_token" | "not_a_member" | "not_found" | "not_now" | "not_ready" | "rate_limited" | "role_too_low" | "scope_missing" | "support_view" | "too_large" | "too_slow" | "unknown_version" | "validation";
          };
        };
      };
    };
  };
  "post-outreach-messages": {
    parameters: {
      header?: {
        "idempotency-key"?: string;
      };
    };
    requestBody: {
      content: {
        "application/json": {
          campaignId?: string | null;
          recipients: {
            /** @enum {string} */
            platform: "instagram" | "tiktok" | "youtube" | "twitch" | "x" | "linkedin";
            handle: string;
            /** @example hello@example.com */
            address?: string;
          }[];
          subject: string;
          /** @example Hi {{first_name|there}}, we love what you make. */
          body: string;
          /** @default [] */
          followUps?: {
            /** @example 4 */
            afterDays: number;
            /** @example Just checking in, {{first_name|there}}. */
            body: string;
          }[];
          /**
           * @description Why these creators may be written to, where the law of their country asks for consent.
           * @example They asked us for offers at a trade fair.
           */
          consentReason?: string;
          /**
           * Format: date
           * @description Absent: at once.
           */
          sendOn?: string;
          /**
           * @default 09:00
           * @example 09:00
           */
          sendTime?: string;
          /**
           * @default recipient
           * @example recipient
           * @enum {string}
           */
          zone?: "recipient" | "workspace";
          /** @description As the preview says. Anything else is answered with `confirmation_required`. */
          confirm?: {
            count: number;
            credits: number;
          };
        };
      };
    };
    responses: {
      /** @description Made. */
      201: {
        content: {
          "application/json": {
            threadIds: string[];
            /** @example 12 */
            count: number;
            credits: number;
            undoUntil: string;
          };
        };
      };
      /** @description It failed. */
      default: {
        content: {
          "application/json": components["schemas"]["Error"] & {
            /** @enum {string} */
            code: "confirmation_required" | "cross_site" | "forbidden" | "idempotency_conflict" | "insufficient_credits" | "internal" | "invalid_token" | "key_address" | "key_limit" | "missing_token" | "not_a_member" | "not_found" | "not_now" | "not_ready" | "rate_limited" | "role_too_low" | "scope_missing" | "subscription_ended" | "support_view" | "too_large" | "too_slow" | "unknown_version" | "validation";
          };
        };
      };
    };
  };
  "delete-outreach-messages-id": {
    parameters: {
      path: {
        id: string;
      };
    };
    responses: {
      /** @description Done. */
      200: {
        content: {
          "application/json": {
            /** @enum {boolean} */
            ok: true;
          };
        };
      };
      /** @description It failed. */
      default: {
        content: {
          "application/json": components["schemas"]["Error"] & {
            /** @enum {string} */
            code: "cross_site" | "forbidden" | "idempotency_conflict" | "internal" | "invalid_token" | "key_address" | "missing_token" | "not_a_member" | "not_found" | "not_now" | "not_ready" | "rate_limited" | "role_too_low" | "scope_missing" | "support_view" | "too_large" | "too_slow" | "unknown_version" | "validation";
          };
        };
      };
    };
  };
  "post-outreach-contacts-find": {
    requestBody: {
      content: {
        "application/json": {
          creators: {
            /** @enum {string} */
            platform: "instagram" | "tiktok" | "youtube" | "twitch" | "x" | "linkedin";
            handle: string;
          }[];
          /**
           * @description Looks again where it looked before.
           * @default false
           */
          again?: boolean;
        };
      };
    };
    responses: {
      /** @description Done. */
      200: {
        content: {
          "application/json": {
            found: components["schemas"]["FoundContacts"][];
          };
        };
      };
      /** @description It failed. */
      default: {
        content: {
          "application/json": components["schemas"]["Error"] & {
            /** @enum {string} */
            code: "creator_withheld" | "cross_site" | "forbidden" | "idempotency_conflict" | "internal" | "invalid_token" | "key_address" | "missing_token" | "not_a_member" | "not_ready" | "rate_limited" | "role_too_low" | "scope_missing" | "support_view" | "too_large" | "too_slow" | "unknown_version" | "validation";
          };
        };
      };
    };
  };
  "post-outreach-contacts": {
    requestBody: {
      content: {
        "application/json": {
          /** @enum {string} */
          platform: "instagram" | "tiktok" | "youtube" | "twitch" | "x" | "linkedin";
          handle: string;
          /** @example hello@example.com */
          address: string;
          /** @example In a message on Instagram, May 3 */
          evidence: string;
        };
      };
    };
    responses: {
      /** @description Made. */
      201: {
        content: {
          "application/json": components["schemas"]["OutreachContact"];
        };
      };
      /** @description It failed. */
      default: {
        content: {
          "application/json": components["schemas"]["Error"] & {
            /** @enum {string} */
            code: "creator_withheld" | "cross_site" | "forbidden" | "idempotency_conflict" | "internal" | "invalid_token" | "key_address" | "missing_token" | "not_a_member" | "not_ready" | "rate_limited" | "role_too_low" | "scope_missing" | "support_view" | "too_large" | "too_many" | "too_slow" | "unknown_version" | "validation";
          };
        };
      };
    };
  };
  "delete-outreach-contacts-id": {
    parameters: {
      path: {
        id: string;
      };
    };
    responses: {
      /** @description Done. */
      200: {
        content: {
          "application/json": {
            /** @enum {boolean} */
            ok: true;
          };
        };
      };
      /** @description It failed. */
      default: {
        content: {
          "application/json": components["schemas"]["Error"] & {
            /** @enum {string} */
            code: "cross_site" | "forbidden" | "idempotency_conflict" | "internal" | "invalid_token" | "key_address" | "missing_token" | "not_a_member" | "not_found" | "not_ready" | "rate_limited" | "role_too_low" | "scope_missing" | "support_view" | "too_large" | "too_slow" | "unknown_version" | "validation";
          };
        };
      };
    };
  };
  "get-outreach-templates": {
    responses: {
      /** @description Done. */
      200: {
        content: {
          "application/json": {
            templates: components["schemas"]["OutreachTemplate"][];
            nextCursor: null;
          };
        };
      };
      /** @description It failed. */
      default: {
        content: {
          "application/json": components["schemas"]["Error"] & {
            /** @enum {string} */
            code: "forbidden" | "internal" | "invalid_token" | "key_address" | "missing_token" | "not_a_member" | "rate_limited" | "scope_missing" | "unknown_version" | "validation";
          };
        };
      };
    };
  };
  "post-outreach-templates": {
    requestBody: {
      content: {
        "application/json": {
          name: string;
          subject: string;
          /** @example Hi {{first_name|there}}, we love what you make. */
          body: string;
          /** @default [] */
          followUps?: {
            /** @example 4 */
            afterDays: number;
            /** @example Just checking in, {{first_name|there}}. */
            body: string;
          }[];
        };
      };
    };
    responses: {
      /** @description Made. */
      201: {
        content: {
          "application/json": components["schemas"]["OutreachTemplate"];
        };
      };
      /** @description It failed. */
      default: {
        content: {
          "application/json": components["schemas"]["Error"] & {
            /** @enum {string} */
            code: "cross_site" | "forbidden" | "idempotency_conflict" | "internal" | "invalid_token" | "key_address" | "missing_token" | "not_a_member" | "not_ready" | "rate_limited" | "role_too_low" | "scope_missing" | "support_view" | "too_large" | "too_many" | "too_slow" | "unknown_version" | "validation";
          };
        };
      };
    };
  };
  "delete-outreach-templates-id": {
    parameters: {
      path: {
        id: string;
      };
    };
    responses: {
      /** @description Done. */
      200: {
        content: {
          "application/json": {
            /** @enum {boolean} */
            ok: true;
          };
        };
      };
      /** @description It failed. */
      default: {
        content: {
          "application/json": components["schemas"]["Error"] & {
            /** @enum {string} */
            code: "cross_site" | "forbidden" | "idempotency_conflict" | "internal" | "invalid_token" | "key_address" | "missing_token" | "not_a_member" | "not_found" | "not_ready" | "rate_limited" | "role_too_low" | "scope_missing" | "support_view" | "too_large" | "too_slow" | "unknown_version" | "validation";
          };
        };
      };
    };
  };
  "patch-outreach-templates-id": {
    parameters: {
      path: {
        id: string;
      };
    };
    requestBody: {
      content: {
        "application/json": {
          name: string;
          subject: string;
          /** @example Hi {{first_name|there}}, we love what you make. */
          body: string;
          followUps: {
            /** @example 4 */
            afterDays: number;
            /** @example Just checking in, {{first_name|there}}. */
            body: string;
          }[];
          version: number;
        };
      };
    };
    responses: {
      /** @description Done. */
      200: {
        content: {
          "application/json": components["schemas"]["OutreachTemplate"];
        };
      };
      /** @description It failed. */
      default: {
        content: {
          "application/json": components["schemas"]["Error"] & {
            /** @enum {string} */
            code: "cross_site" | "field_conflict" | "forbidden" | "idempotency_conflict" | "internal" | "invalid_token" | "key_address" | "missing_token" | "not_a_member" | "not_found" | "not_ready" | "rate_limited" | "role_too_low" | "scope_missing" | "support_view" | "too_large" | "too_slow" | "unknown_version" | "validation";
          };
        };
      };
    };
  };
  "post-outreach-templates-draft": {
    requestBody: {
      content: {
        "application/json": {
          campaignId?: string | null;
          /**
           * @default friendly
           * @example friendly
           * @enum {string}
           */
          tone?: "friendly" | "formal" | "short";
          /**
           * @default
           * @example A paid partnership with free product
           */
          offer?: string;
        };
      };
    };
    responses: {
      /** @description Done. */
      200: {
        content: {
          "application/json": {
            subject: string;
            /** @example Hi {{first_name|there}}, we love what you make. */
            body: string;
            followUps: {
              /** @example 4 */
              afterDays: number;
              /** @example Just checking in, {{first_name|there}}. */
              body: string;
            }[];
            /**
             * @description Who wrote it: built-in, or the model.
             * @example built-in
             */
            writer: string;
          };
        };
      };
      /** @description It failed. */
      default: {
        content: {
          "application/json": components["schemas"]["Error"] & {
            /** @enum {string} */
            code: "cross_site" | "forbidden" | "idempotency_conflict" | "insufficient_credits" | "internal" | "invalid_token" | "key_address" | "key_limit" | "missing_token" | "not_a_member" | "not_found" | "not_ready" | "rate_limited" | "role_too_low" | "scope_missing" | "support_view" | "too_large" | "too_slow" | "unknown_version" | "validation";
          };
        };
      };
    };
  };
  "get-outreach-sender": {
    responses: {
      /** @description Done. */
      200: {
        content: {
          "application/json": {
            sender: components["schemas"]["OutreachSender"] | null;
            /**
             * @description The address that our mail server sends from.
             * @example hello@vouch.example
             */
            ours: string | null;
            /**
             * @description Messages that can still leave today.
             * @example 20
             */
            left: number;
          };
        };
      };
      /** @description It failed. */
      default: {
        content: {
          "application/json": components["schemas"]["Error"] & {
            /** @enum {string} */
            code: "forbidden" | "internal" | "invalid_token" | "key_address" | "missing_token" | "not_a_member" | "rate_limited" | "scope_missing" | "unknown_version" | "validation";
          };
        };
      };
    };
  };
  "put-outreach-sender": {
    requestBody: {
      content: {
        "application/json": {
          /** @example Northwind Coffee LLC */
          legalName: string;
          /** @example 1 Main Street, Portland, OR 97201, USA */
          postalAddress: string;
          /** @example Ann at Northwind */
          fromName: string;
          /** @example hello@example.com */
          address: string;
          /** @example America/New_York */
          timeZone: string;
          /**
           * @example own
           * @enum {string}
           */
          via: "ours" | "own";
          /**
           * @default 500
           * @example 500
           */
          dailyMax?: number;
          smtp?: {
            /** @example smtp.example.com */
            host: string;
            /** @example 465 */
            port: number;
            /** @description Encrypted from the first byte; otherwise as soon as the server offers it. */
            tls: boolean;
            /**
             * @default
             * @example hello@example.com
             */
            user?: string;
            /**
             * @description Absent: the present one stays. It is stored encrypted and never shown.
             * @example correct horse battery
             */
            password?: string;
          } | null;
          /** @description Where replies are read. Null: nowhere. */
          imap?: {
            /** @example smtp.example.com */
            host: string;
            /** @example 465 */
            port: number;
            /** @description Encrypted from the first byte; otherwise as soon as the server offers it. */
            tls: boolean;
            /**
             * @default
             * @example hello@example.com
             */
            user?: string;
            /**
             * @description Absent: the present one stays. It is stored encrypted and never shown.
             * @example correct horse battery
             */
            password?: string;
          } | null;
        };
      };
    };
    responses: {
      /** @description Done. */
      200: {
        content: {
          "application/json": components["schemas"]["OutreachSender"];
        };
      };
      /** @description It failed. */
      default: {
        content: {
          "application/json": components["schemas"]["Error"] & {
            /** @enum {string} */
            code: "cross_site" | "forbidden" | "internal" | "invalid_token" | "key_address" | "missing_token" | "not_a_member" | "role_too_low" | "scope_missing" | "support_view" | "too_large" | "too_slow" | "validation";
          };
        };
      };
    };
  };
  "post-outreach-sender-test": {
    responses: {
      /** @description Done. */
      200: {
        content: {
          "application/json": {
            /**
             * @description What is wrong; null where it works.
             * @example It refused the password.
             */
            smtp: string | null;
            /** @example It refused the password. */
            imap: string | null;
          };
        };
      };
      /** @description It failed. */
      default: {
        content: {
          "application/json": components["schemas"]["Error"] & {
            /** @enum {string} */
            code: "cross_site" | "forbidden" | "internal" | "invalid_token" | "key_address" | "missing_token" | "not_a_member" | "not_now" | "rate_limited" | "role_too_low" | "scope_missing" | "support_view" | "too_large" | "too_slow" | "validation";
          };
        };
      };
    };
  };
  "get-outreach-sender-records": {
    responses: {
      /** @description Done. */
      200: {
        content: {
          "application/json": {
            records: components["schemas"]["SenderRecord"][];
            nextCursor: null;
          };
        };
      };
      /** @description It failed. */
      default: {
        content: {
          "application/json": components["schemas"]["Error"] & {
            /** @enum {string} */
            code: "forbidden" | "internal" | "invalid_token" | "key_address" | "missing_token" | "not_a_member" | "not_now" | "rate_limited" | "role_too_low" | "scope_missing" | "unknown_version" | "validation";
          };
        };
      };
    };
  };
  "get-outreach-suppressions": {
    responses: {
      /** @description Done. */
      200: {
        content: {
          "application/json": {
            suppressions: components["schemas"]["OutreachSuppression"][];
            nextCursor: null;
          };
        };
      };
      /** @description It failed. */
      default: {
        content: {
          "application/json": components["schemas"]["Error"] & {
            /** @enum {string} */
            code: "forbidden" | "internal" | "invalid_token" | "key_address" | "missing_token" | "not_a_member" | "rate_limited" | "scope_missing" | "unknown_version" | "validation";
          };
        };
      };
    };
  };
  "post-outreach-suppressions": {
    requestBody: {
      content: {
        "application/json": {
          /** @example hello@example.com */
          address: string;
        };
      };
    };
    responses: {
      /** @description Made. */
      201: {
        content: {
          "application/json": components["schemas"]["OutreachSuppression"];
        };
      };
      /** @description It failed. */
      default: {
        content: {
          "application/json": components["schemas"]["Error"] & {
            /** @enum {string} */
            code: "cross_site" | "forbidden" | "idempotency_conflict" | "internal" | "invalid_token" | "key_address" | "missing_token" | "not_a_member" | "not_ready" | "rate_limited" | "role_too_low" | "scope_missing" | "support_view" | "too_large" | "too_slow" | "unknown_version" | "validation";
          };
        };
      };
    };
  };
  "get-outreach-unsubscribe-token": {
    parameters: {
      path: {
        token: string;
      };
    };
    responses: {
      /** @description Done. */
      200: {
        content: {
          "application/json": {
            brand: string;
            /**
             * @description Partly hidden.
             * @example h…@example.com
             */
            address: string;
            done: boolean;
          };
        };
      };
      /** @description It failed. */
      default: {
        content: {
          "application/json": components["schemas"]["Error"] & {
            /** @enum {string} */
            code: "internal" | "link_ended" | "validation";
          };
        };
      };
    };
  };
  "post-outreach-unsubscribe-token": {
    parameters: {
      path: {
        token: string;
      };
    };
    responses: {
      /** @description Done. */
      200: {
        content: {
          "application/json": {
            /** @enum {boolean} */
            ok: true;
          };
        };
      };
      /** @description It failed. */
      default: {
        content: {
          "application/json": components["schemas"]["Error"] & {
            /** @enum {string} */
            code: "internal" | "link_ended" | "too_large" | "too_slow" | "validation";
          };
        };
      };
    };
  };
  "get-subscription-userId": {
    parameters: {
      path: {
        userId: string;
      };
    };
    responses: {
      /** @description Done. */
      200: {
        content: {
          "application/json": {
            subscription: components["schemas"]["Subscription"];
          };
        };
      };
      /** @description It failed. */
      default: {
        content: {
          "application/json": components["schemas"]["Error"] & {
            /** @enum {string} */
            code: "forbidden" | "internal" | "invalid_token" | "key_address" | "missing_token" | "not_a_member" | "not_found" | "rate_limited" | "scope_missing" | "unknown_version" | "validation";
          };
        };
      };
    };
  };
  "post-subscription": {
    requestBody: {
      content: {
        "application/json": {
          userId?: string;
        } & {
          [key: string]: unknown;
        };
      };
    };
    responses: {
      /** @description Done. */
      200: {
        content: {
          "application/json": {
            subscription: components["schemas"]["Subscription"];
          };
        };
      };
      /** @description It failed. */
      default: {
        content: {
          "application/json": components["schemas"]["Error"] & {
            /** @enum {string} */
            code: "card_required" | "cross_site" | "forbidden" | "internal" | "invalid_token" | "key_address" | "missing_token" | "not_a_member" | "scope_missing" | "support_view" | "too_large" | "too_slow" | "validation";
          };
        };
      };
    };
  };
  "post-subscription-trial": {
    responses: {
      /** @description Done. */
      200: {
        content: {
          "application/json": {
            setupIntent: {
              id: string;
              client_secret: string;
            };
            customerId: string;
            email: string;
          };
        };
      };
      /** @description It failed. */
      default: {
        content: {
          "application/json": components["schemas"]["Error"] & {
            /** @enum {string} */
            code: "cross_site" | "duplicate" | "forbidden" | "internal" | "invalid_token" | "key_address" | "missing_token" | "not_a_member" | "rate_limited" | "role_too_low" | "scope_missing" | "support_view" | "too_large" | "too_slow" | "unavailable" | "validation";
          };
        };
      };
    };
  };
  "post-subscription-userId-cancel": {
    parameters: {
      path: {
        userId: string;
      };
    };
    responses: {
      /** @description Done. */
      200: {
        content: {
          "application/json": {
            subscription: components["schemas"]["Subscription"];
          };
        };
      };
      /** @description It failed. */
      default: {
        content: {
          "application/json": components["schemas"]["Error"] & {
            /** @enum {string} */
            code: "cross_site" | "forbidden" | "internal" | "invalid_token" | "key_address" | "missing_token" | "not_a_member" | "not_found" | "role_too_low" | "scope_missing" | "subscription_ended" | "support_view" | "too_large" | "too_slow" | "unavailable" | "validation";
          };
        };
      };
    };
  };
  "post-subscription-userId-resume": {
    parameters: {
      path: {
        userId: string;
      };
    };
    responses: {
      /** @description Done. */
      200: {
        content: {
          "application/json": {
            subscription: components["schemas"]["Subscription"];
            confirmation: components["schemas"]["PaymentConfirmation"] | null;
          };
        };
      };
      /** @description It failed. */
      default: {
        content: {
          "application/json": components["schemas"]["Error"] & {
            /** @enum {string} */
            code: "card_declined" | "card_required" | "cross_site" | "forbidden" | "internal" | "invalid_token" | "key_address" | "missing_token" | "not_a_member" | "not_found" | "role_too_low" | "scope_missing" | "support_view" | "too_large" | "too_slow" | "unavailable" | "validation";
          };
        };
      };
    };
  };
  "post-subscription-userId-change": {
    parameters: {
      path: {
        userId: string;
      };
    };
    requestBody: {
      content: {
        "application/json": {
          /** @enum {string} */
          tier: "STARTER" | "PROFESSIONAL" | "ENTERPRISE";
          /** @enum {string} */
          billingCycle: "MONTHLY" | "YEARLY";
          preview?: boolean | null;
          offer?: boolean | null;
        };
      };
    };
    responses: {
      /** @description Done. */
      200: {
        content: {
          "application/json": {
            subscription: components["schemas"]["Subscription"];
            confirmation: components["schemas"]["PaymentConfirmation"] | null;
            preview: components["schemas"]["ChangePreview"];
          };
        };
      };
      /** @description It failed. */
      default: {
        content: {
          "application/json": components["schemas"]["Error"] & {
            /** @enum {string} */
            code: "card_declined" | "card_required" | "cross_site" | "forbidden" | "internal" | "invalid_token" | "key_address" | "missing_token" | "not_a_member" | "not_found" | "payment_due" | "role_too_low" | "scope_missing" | "subscription_ended" | "support_view" | "too_large" | "too_slow" | "unavailable" | "validation";
          };
        };
      };
    };
  };
  "get-billing-invoices": {
    parameters: {
      query?: {
        cursor?: string;
        limit?: number;
      };
    };
    responses: {
      /** @description Done. */
      200: {
        content: {
          "application/json": {
            invoices: components["schemas"]["Invoice"][];
            nextCursor: string | null;
          };
        };
      };
      /** @description It failed. */
      default: {
        content: {
          "application/json": components["schemas"]["Error"] & {
            /** @enum {string} */
            code: "forbidden" | "internal" | "invalid_token" | "key_address" | "missing_token" | "not_a_member" | "rate_limited" | "scope_missing" | "unknown_version" | "validation";
          };
        };
      };
    };
  };
  "get-billing-invoices-id-pdf": {
    parameters: {
      path: {
        id: string;
      };
    };
    responses: {
      /** @description Done. */
      200: {
        content: {
          "text/event-stream": string;
        };
      };
      /** @description It failed. */
      default: {
        content: {
          "application/json": components["schemas"]["Error"] & {
            /** @enum {string} */
            code: "forbidden" | "internal" | "invalid_token" | "key_address" | "missing_token" | "not_a_member" | "not_found" | "rate_limited" | "scope_missing" | "unknown_version" | "validation";
          };
        };
      };
    };
  };
  "post-billing-card-setup": {
    responses: {
      /** @description Done. */
      200: {
        content: {
          "application/json": {
            setupIntent: {
              id: string;
              client_secret: string;
            };
          };
        };
      };
      /** @description It failed. */
      default: {
        content: {
          "application/json": components["schemas"]["Error"] & {
            /** @enum {string} */
            code: "card_required" | "cross_site" | "forbidden" | "internal" | "invalid_token" | "key_address" | "missing_token" | "not_a_member" | "role_too_low" | "scope_missing" | "support_view" | "too_large" | "too_slow" | "unavailable" | "validation";
          };
        };
      };
    };
  };
  "post-billing-card": {
    requestBody: {
      content: {
        "application/json": {
          setupIntentId: string;
        };
      };
    };
    responses: {
      /** @description Done. */
      200: {
        content: {
          "application/json": {
            card: components["schemas"]["CardOnFile"];
            subscription: components["schemas"]["Subscription"];
            confirmation: components["schemas"]["PaymentConfirmation"] | null;
          };
        };
      };
      /** @description It failed. */
      default: {
        content: {
          "application/json": components["schemas"]["Error"] & {
            /** @enum {string} */
            code: "card_declined" | "card_required" | "cross_site" | "forbidden" | "internal" | "invalid_token" | "key_address" | "missing_token" | "not_a_member" | "not_found" | "role_too_low" | "scope_missing" | "support_view" | "too_large" | "too_slow" | "unavailable" | "validation";
          };
        };
      };
    };
  };
  "post-billing-pay": {
    responses: {
      /** @description Done. */
      200: {
        content: {
          "application/json": {
            subscription: components["schemas"]["Subscription"];
            confirmation: components["schemas"]["PaymentConfirmation"] | null;
          };
        };
      };
      /** @description It failed. */
      default: {
        content: {
          "application/json": components["schemas"]["Error"] & {
            /** @enum {string} */
            code: "card_declined" | "card_required" | "cross_site" | "forbidden" | "internal" | "invalid_token" | "key_address" | "missing_token" | "not_a_member" | "not_found" | "role_too_low" | "scope_missing" | "support_view" | "too_large" | "too_slow" | "unavailable" | "validation";
          };
        };
      };
    };
  };
  "post-billing-refresh": {
    responses: {
      /** @description Done. */
      200: {
        content: {
          "application/json": {
            subscription: components["schemas"]["Subscription"];
          };
        };
      };
      /** @description It failed. */
      default: {
        content: {
          "application/json": components["schemas"]["Error"] & {
            /** @enum {string} */
            code: "cross_site" | "forbidden" | "internal" | "invalid_token" | "key_address" | "missing_token" | "not_a_member" | "not_found" | "role_too_low" | "scope_missing" | "support_view" | "too_large" | "too_slow" | "unavailable" | "validation";
          };
        };
      };
    };
  };
  "post-stripe-webhook": {
    responses: {
      /** @description Done. */
      200: {
        content: {
          "application/json": {
            /** @enum {boolean} */
            received: true;
          };
        };
      };
      /** @description It failed. */
      default: {
        content: {
          "application/json": components["schemas"]["Error"] & {
            /** @enum {string} */
            code: "bad_signature" | "internal" | "too_large" | "too_slow" | "unavailable" | "validation";
          };
        };
      };
    };
  };
  "post-contact": {
    requestBody: {
      content: {
        "application/json": {
          name: string;
          email: string;
          company?: string | null;
          role?: string | null;
          /**
           * @default general
           * @enum {string}
           */
          inquiry?: "pricing" | "enterprise" | "technical" | "partnership" | "general";
          subject?: string | null;
          message: string;
          website?: string | null;
        };
      };
    };
    responses: {
      /** @description Done. */
      200: {
        content: {
          "application/json": {
            /** @enum {boolean} */
            success: true;
            error: null;
          };
        };
      };
      /** @description It failed. */
      default: {
        content: {
          "application/json": components["schemas"]["Error"] & {
            /** @enum {string} */
            code: "cross_site" | "internal" | "rate_limited" | "too_large" | "too_slow" | "validation";
          };
        };
      };
    };
  };
  "get-waitlist-count": {
    responses: {
      /** @description Done. */
      200: {
        content: {
          "application/json": {
            count: number;
          };
        };
      };
      /** @description It failed. */
      default: {
        content: {
          "application/json": components["schemas"]["Error"] & {
            /** @enum {string} */
            code: "internal" | "validation";
          };
        };
      };
    };
  };
  "post-waitlist": {
    requestBody: {
      content: {
        "application/json": {
          email: string;
          firstName?: string | null;
          lastName?: string | null;
          name?: string | null;
          company?: string | null;
          role?: string | null;
          /**
           * @default product
           * @enum {string}
           */
          list?: "product" | "extension";
          referrer?: string | null;
          utm_source?: string | null;
          utm_medium?: string | null;
          utm_campaign?: string | null;
          utm_term?: string | null;
          utm_content?: string | null;
          website?: string | null;
        };
      };
    };
    responses: {
      /** @description Done. */
      200: {
        content: {
          "application/json": {
            /** @enum {boolean} */
            success: true;
            error: null;
          };
        };
      };
      /** @description It failed. */
      default: {
        content: {
          "application/json": components["schemas"]["Error"] & {
            /** @enum {string} */
            code: "cross_site" | "duplicate" | "internal" | "rate_limited" | "too_large" | "too_slow" | "validation";
          };
        };
      };
    };
  };
  "post-submit-creator-tool-email": {
    requestBody: {
      content: {
        "application/json": {
          email: string;
          timestamp?: string | null;
          source?: string | null;
          website?: string | null;
        };
      };
    };
    responses: {
      /** @description Done. */
      200: {
        content: {
          "application/json": {
            /** @enum {boolean} */
            success: true;
            error: null;
            used: number;
            limit: number;
          };
        };
      };
      /** @description It failed. */
      default: {
        content: {
          "application/json": components["schemas"]["Error"] & {
            /** @enum {string} */
            code: "cross_site" | "internal" | "rate_limited" | "too_large" | "too_slow" | "validation";
          };
        };
      };
    };
  };
  "post-analyze-creator-profile": {
    requestBody: {
      content: {
        "application/json": {
          username: string;
          /** @enum {string} */
          platform: "instagram" | "tiktok" | "youtube";
          email: string;
          enhanced?: boolean | null;
        };
      };
    };
    responses: {
      /** @description Done. */
      200: {
        content: {
          "application/json": components["schemas"]["CreatorAnalysis"];
        };
      };
      /** @description It failed. */
      default: {
        content: {
          "application/json": components["schemas"]["Error"] & {
            /** @enum {string} */
            code: "bad_address" | "creator_withheld" | "cross_site" | "daily_limit" | "internal" | "no_connector" | "not_found" | "not_registered" | "rate_limited" | "too_large" | "too_slow" | "unavailable" | "validation";
          };
        };
      };
    };
  };
  "post-dev-creator-tool-reset": {
    requestBody: {
      content: {
        "application/json": {
          email: string;
        };
      };
    };
    responses: {
      /** @description Done. */
      200: {
        content: {
          "application/json": {
            /** @enum {boolean} */
            success: true;
            error: null;
          };
        };
      };
      /** @description It failed. */
      default: {
        content: {
          "application/json": components["schemas"]["Error"] & {
            /** @enum {string} */
            code: "cross_site" | "internal" | "not_found" | "rate_limited" | "team_sign_in" | "too_large" | "too_slow" | "validation";
          };
        };
      };
    };
  };
  "post-instagram-lookup": {
    requestBody: {
      content: {
        "application/json": {
          username: string;
        };
      };
    };
    responses: {
      /** @description Done. */
      200: {
        content: {
          "application/json": components["schemas"]["ProfileLookup"];
        };
      };
      /** @description It failed. */
      default: {
        content: {
          "application/json": components["schemas"]["Error"] & {
            /** @enum {string} */
            code: "bad_address" | "creator_withheld" | "cross_site" | "daily_limit" | "internal" | "no_connector" | "not_found" | "rate_limited" | "too_large" | "too_slow" | "unavailable" | "validation";
          };
        };
      };
    };
  };
  "post-data-requests": {
    requestBody: {
      content: {
        "application/json": {
          /** @enum {string} */
          kind: "access" | "erasure" | "objection";
          /** @enum {string} */
          subject: "account" | "creator";
          /**
           * @default gdpr
           * @enum {string}
           */
          law?: "gdpr" | "ccpa";
          email: string;
          name?: string | null;
          profileUrl?: string | null;
          details?: string | null;
          website?: string | null;
        };
      };
    };
    responses: {
      /** @description Accepted. The work goes on. */
      202: {
        content: {
          "application/json": {
            /** @enum {boolean} */
            success: true;
            error: null;
            reference: string;
            dueAt: string;
          };
        };
      };
      /** @description It failed. */
      default: {
        content: {
          "application/json": components["schemas"]["Error"] & {
            /** @enum {string} */
            code: "bad_address" | "cross_site" | "internal" | "rate_limited" | "too_large" | "too_slow" | "validation";
          };
        };
      };
    };
  };
  "get-data-requests-token": {
    parameters: {
      path: {
        token: string;
      };
    };
    responses: {
      /** @description Done. */
      200: {
        content: {
          "application/json": components["schemas"]["DataRequestStatus"];
        };
      };
      /** @description It failed. */
      default: {
        content: {
          "application/json": components["schemas"]["Error"] & {
            /** @enum {string} */
            code: "internal" | "not_found" | "rate_limited" | "validation";
          };
        };
      };
    };
  };
  "post-data-requests-token-confirm": {
    parameters: {
      path: {
        token: string;
      };
    };
    responses: {
      /** @description Done. */
      200: {
        content: {
          "application/json": components["schemas"]["DataRequestStatus"];
        };
      };
      /** @description It failed. */
      default: {
        content: {
          "application/json": components["schemas"]["Error"] & {
            /** @enum {string} */
            code: "cross_site" | "internal" | "not_found" | "rate_limited" | "too_large" | "too_slow" | "validation";
          };
        };
      };
    };
  };
  "post-data-requests-token-prove": {
    parameters: {
      path: {
        token: string;
      };
    };
    responses: {
      /** @description Done. */
      200: {
        content: {
          "application/json": components["schemas"]["DataRequestStatus"];
        };
      };
      /** @description It failed. */
      default: {
        content: {
          "application/json": components["schemas"]["Error"] & {
            /** @enum {string} */
            code: "cross_site" | "daily_limit" | "internal" | "not_found" | "proof_missing" | "rate_limited" | "too_large" | "too_slow" | "unavailable" | "validation";
          };
        };
      };
    };
  };
  "post-data-requests-token-connect": {
    parameters: {
      path: {
        token: string;
      };
    };
    responses: {
      /** @description Done. */
      200: {
        content: {
          "application/json": {
            location: string;
          };
        };
      };
      /** @description It failed. */
      default: {
        content: {
          "application/json": components["schemas"]["Error"] & {
            /** @enum {string} */
            code: "cross_site" | "internal" | "no_connector" | "not_found" | "not_now" | "rate_limited" | "too_large" | "too_slow" | "unavailable" | "validation";
          };
        };
      };
    };
  };
  "get-data-requests-token-export": {
    parameters: {
      path: {
        token: string;
      };
    };
    responses: {
      /** @description Done. */
      200: {
        content: {
          "application/json": unknown;
        };
      };
      /** @description It failed. */
      default: {
        content: {
          "application/json": components["schemas"]["Error"] & {
            /** @enum {string} */
            code: "internal" | "not_found" | "rate_limited" | "validation";
          };
        };
      };
    };
  };
  "get-dev-mail": {
    parameters: {
      query?: {
        to?: string;
      };
    };
    responses: {
      /** @description Done. */
      200: {
        content: {
          "application/json": {
            id: string;
            to: string;
            subject: string;
            text: string;
            html: string;
            sentAt: string;
          }[];
        };
      };
      /** @description It failed. */
      default: {
        content: {
          "application/json": components["schemas"]["Error"] & {
            /** @enum {string} */
            code: "internal" | "not_found" | "team_sign_in" | "validation";
          };
        };
      };
    };
  };
  "get-dev-clock": {
    responses: {
      /** @description Done. */
      200: {
        content: {
          "application/json": {
            now: string;
            offsetDays: number;
          };
        };
      };
      /** @description It failed. */
      default: {
        content: {
          "application/json": components["schemas"]["Error"] & {
            /** @enum {string} */
            code: "internal" | "not_found" | "team_sign_in" | "validation";
          };
        };
      };
    };
  };
  "post-dev-clock": {
    requestBody: {
      content: {
        "application/json": {
          advanceDays: number;
        };
      };
    };
    responses: {
      /** @description Done. */
      200: {
        content: {
          "application/json": {
            now: string;
            offsetDays: number;
          };
        };
      };
      /** @description It failed. */
      default: {
        content: {
          "application/json": components["schemas"]["Error"] & {
            /** @enum {string} */
            code: "cross_site" | "internal" | "not_found" | "team_sign_in" | "too_large" | "too_slow" | "unavailable" | "validation";
          };
        };
      };
    };
  };
  "get-config": {
    responses: {
      /** @description Done. */
      200: {
        content: {
          "application/json": {
            /** @enum {string} */
            mode: "sandbox" | "production";
            livePlatforms: ("instagram" | "tiktok" | "youtube" | "twitch" | "x" | "linkedin")[];
            consentPlatforms: ("instagram" | "tiktok" | "youtube" | "twitch" | "x" | "linkedin")[];
            visitorPlatforms: ("instagram" | "tiktok" | "youtube" | "twitch" | "x" | "linkedin")[];
            checkUsdMax: {
              [key: string]: number;
            };
            suppliedPlatforms: ("instagram" | "tiktok" | "youtube" | "twitch" | "x" | "linkedin")[];
            company: {
              name: string;
              number: string;
              address: string;
              supportEmail: string;
              salesEmail: string;
            };
            chatEmbedUrl: string | null;
            analyticsTagId: string | null;
            extensionUrl: string | null;
            cards: {
              publishableKey: string;
              simulated: boolean;
            };
            /** @enum {string} */
            google: "live" | "simulated" | "absent";
            auth: {
              /** @enum {string} */
              service: "built-in";
            } | {
              /** @enum {string} */
              service: "hosted";
              url: string;
              publicKey: string;
            } | {
              /** @enum {string} */
              service: "unavailable";
            };
            demoAccounts: {
              email: string;
              password: string;
            }[];
          };
        };
      };
      /** @description It failed. */
      default: {
        content: {
          "application/json": components["schemas"]["Error"] & {
            /** @enum {string} */
            code: "internal" | "validation";
          };
        };
      };
    };
  };
  "get-sandbox-creators": {
    responses: {
      /** @description Done. */
      200: {
        content: {
          "application/json": {
            creators: {
              /** @enum {string} */
              platform: "instagram" | "tiktok" | "youtube" | "twitch" | "x" | "linkedin";
              handle: string;
              url: string;
              displayName: string;
              kind: string;
              blurb: string;
            }[];
          };
        };
      };
      /** @description It failed. */
      default: {
        content: {
          "application/json": components["schemas"]["Error"] & {
            /** @enum {string} */
            code: "internal" | "not_found" | "validation";
          };
        };
      };
    };
  };
  "get-schemas-snapshot-json": {
    responses: {
      /** @description Done. */
      200: {
        content: {
          "application/json": {
            [key: string]: unknown;
          };
        };
      };
      /** @description It failed. */
      default: {
        content: {
          "application/json": components["schemas"]["Error"] & {
            /** @enum {string} */
            code: "internal" | "validation";
          };
        };
      };
    };
  };
  "get-schemas-report-json": {
    responses: {
      /** @description Done. */
      200: {
        content: {
          "application/json": {
            [key: string]: unknown;
          };
        };
      };
      /** @description It failed. */
      default: {
        content: {
          "application/json": components["schemas"]["Error"] & {
            /** @enum {string} */
            code: "internal" | "validation";
          };
        };
      };
    };
  };
  "post-client-errors": {
    requestBody: {
      content: {
        "application/json": {
          errorId: string;
          title: string;
          message: string;
          stack?: string;
          page: string;
        };
      };
    };
    responses: {
      /** @description Accepted. The work goes on. */
      202: {
        content: {
          "application/json": {
            /** @enum {boolean} */
            ok: true;
          };
        };
      };
      /** @description It failed. */
      default: {
        content: {
          "application/json": components["schemas"]["Error"] & {
            /** @enum {string} */
            code: "cross_site" | "internal" | "rate_limited" | "too_large" | "too_slow" | "validation";
          };
        };
      };
    };
  };
  "get-healthz": {
    responses: {
      /** @description Done. */
      200: {
        content: {
          "application/json": {
            /** @enum {boolean} */
            ok: true;
          };
        };
      };
      /** @description It failed. */
      default: {
        content: {
          "application/json": components["schemas"]["Error"] & {
            /** @enum {string} */
            code: "internal" | "validation";
          };
        };
      };
    };
  };
  "get-readyz": {
    responses: {
      /** @description Done. */
      200: {
        content: {
          "application/json": {
            /** @enum {boolean} */
            ok: true;
            /** @enum {string} */
            database: "up";
            version: string;
          };
        };
      };
      /** @description It failed. */
      default: {
        content: {
          "application/json": components["schemas"]["Error"] & {
            /** @enum {string} */
            code: "internal" | "unavailable" | "validation";
          };
        };
      };
    };
  };
  "post-admin-login": {
    requestBody: {
      content: {
        "application/json": {
          password?: string;
          name?: string;
          code?: string;
        };
      };
    };
    responses: {
      /** @description Done. */
      200: {
        content: {
          "application/json": components["schemas"]["TeamSession"];
        };
      };
      /** @description It failed. */
      default: {
        content: {
          "application/json": components["schemas"]["Error"] & {
            /** @enum {string} */
            code: "cross_site" | "internal" | "invalid_admin_credentials" | "not_found" | "rate_limited" | "second_factor_required" | "too_large" | "too_slow" | "validation";
          };
        };
      };
    };
  };
  "get-announcement": {
    responses: {
      /** @description Done. */
      200: {
        content: {
          "application/json": {
            announcement: {
              text: string;
              /** @enum {string} */
              tone: "info" | "caution";
              until: string | null;
            } | null;
          };
        };
      };
      /** @description It failed. */
      default: {
        content: {
          "application/json": components["schemas"]["Error"] & {
            /** @enum {string} */
            code: "internal" | "validation";
          };
        };
      };
    };
  };
}
