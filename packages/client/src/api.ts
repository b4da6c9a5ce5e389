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
     * @description Credits are reserved at once and charged when the file is ready. A file that fails costs nothing. A list has up to 10,000 rows; if yours is longer, the file’s title says so.
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
     * Takes a member out of the workspace and tells them by email. What they made stays; invitations that they sent end.
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
     * Hands the workspace over to a member whose own is empty. The caller stays as a manager, or as a viewer where the plan has no seat left, and owns a new, empty workspace.
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
    /**
     * Changes how many credits a program may spend in a month.
     * @description **Price:** Free.
     *
     *     **API keys:** no key opens it.
     *
     *     **Least role:** viewer.
     */
    patch: operations["patch-programs-id"];
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
     * @description It stops when credits run out, pauses when the key that began it is revoked or reaches its monthly limit, and goes on when it’s resumed.
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
     * Watches a creator. Free. Over the plan’s room, the creator waits for a spot.
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
  "/api/tracking/sources/{id}/secret": {
    /**
     * Replaces a shop’s secret. Messages signed with the one before are taken for 24 hours more. Shopify makes its own: send it.
     * @description **Price:** Free.
     *
     *     **API keys:** no key opens it.
     *
     *     **Least role:** manager.
     *
     *     **Limit:** 10 calls a minute for a workspace.
     */
    post: operations["post-tracking-sources-id-secret"];
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
     * Reads orders from a CSV file, up to 10,000 rows. An order that is known already is brought up to date; one without a currency counts in US dollars.
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
  "/api/tracking/proposals": {
    /**
     * Lists posts that the watch found since the campaign began, each for the deliverable that it may be.
     * @description **Price:** Free.
     *
     *     **API keys:** scope `read`.
     *
     *     **Least role:** viewer.
     */
    get: operations["get-tracking-proposals"];
    /**
     * Accepts a found post as a deliverable, which is posted then and counted by it, or says with null that it is none.
     * @description **Price:** Free.
     *
     *     **API keys:** scope `campaigns`.
     *
     *     **Least role:** member.
     */
    post: operations["post-tracking-proposals"];
  };
  "/api/campaigns/{id}/performance": {
    /**
     * Lists a campaign’s performance reports, newest first, up to 50.
     * @description **Price:** Free.
     *
     *     **API keys:** scope `read`.
     *
     *     **Least role:** viewer.
     */
    get: operations["get-campaigns-id-performance"];
    /**
     * Makes a performance report of a started campaign. 2 credits, when it is made. While one is being made, that one is returned.
     * @description **Price:** 2 credits when the report is made.
     *
     *     **API keys:** scope `campaigns`.
     *
     *     **Least role:** member.
     *
     *     **Limit:** 30 calls a minute for a workspace.
     */
    post: operations["post-campaigns-id-performance"];
  };
  "/api/campaigns/{id}/performance/{reportId}": {
    /**
     * Returns a performance report as it was made.
     * @description **Price:** Free.
     *
     *     **API keys:** scope `read`.
     *
     *     **Least role:** viewer.
     */
    get: operations["get-campaigns-id-performance-reportId"];
  };
  "/api/campaigns/{id}/performance/{reportId}/file": {
    /**
     * Returns a performance report as a PDF or a CSV. Free.
     * @description **Price:** Free.
     *
     *     **API keys:** scope `read`.
     *
     *     **Least role:** viewer.
     *
     *     **Limit:** 30 calls a minute for a workspace.
     */
    get: operations["get-campaigns-id-performance-reportId-file"];
  };
  "/api/campaigns/{id}/end-check": {
    /**
     * Returns how far a completed campaign’s creators are verified again, and what was paid for real people.
     * @description **Price:** Free.
     *
     *     **API keys:** scope `read`.
     *
     *     **Least role:** viewer.
     */
    get: operations["get-campaigns-id-end-check"];
    /**
     * Verifies a completed campaign’s creators again, as one list. 10 credits for each report; free for creators verified in the last 24 hours. While a list is under way, that one is meant.
     * @description **Price:** 10 credits per creator, when that creator’s report is ready.
     *
     *     **API keys:** scope `campaigns`.
     *
     *     **Least role:** member.
     *
     *     **Limit:** 30 calls a minute for a workspace.
     */
    post: operations["post-campaigns-id-end-check"];
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
     * Replies to a creator who wrote back, 30 seconds later. Free, and up to 3 in a row.
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
     * @description **Price:** 20 credits per first email, 1 per follow-up, when the mail server accepts it.
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
     * Writes a first message and two follow-ups for a campaign. 2 credits, once for each idempotency key.
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
     * Addresses that this workspace must not write to, and those taken off the list, newest first, 200 and 50 at most.
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
  "/api/outreach/suppressions/{id}/remove": {
    /**
     * Takes an address off the list, with a reason that is kept. An unsubscribe from our mail server still holds.
     * @description **Price:** Free.
     *
     *     **API keys:** scope `campaigns`.
     *
     *     **Least role:** manager.
     */
    post: operations["post-outreach-suppressions-id-remove"];
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
  "/api/benchmarks": {
    /**
     * Lists the benchmark tables that are open, the newest first.
     * @description **Price:** Free.
     *
     *     **API keys:** scope `read`.
     *
     *     **Least role:** viewer.
     */
    get: operations["get-benchmarks"];
  };
  "/api/benchmarks/{platform}/{tier}/{category}": {
    /**
     * A benchmark table if it is open, else what it holds and what it costs.
     * @description **Price:** Free.
     *
     *     **API keys:** scope `read`.
     *
     *     **Least role:** viewer.
     *
     *     **Limit:** 60 calls a minute for a workspace.
     */
    get: operations["get-benchmarks-platform-tier-category"];
    /**
     * Opens a benchmark table for the workspace for a month. Free while it is open.
     * @description **Price:** 2 credits for a month of the table. Free while it is open.
     *
     *     **API keys:** scope `campaigns`.
     *
     *     **Least role:** member.
     *
     *     **Limit:** 30 calls a minute for a workspace.
     */
    post: operations["post-benchmarks-platform-tier-category"];
  };
  "/api/benchmarks/{platform}/{tier}/{category}/own/{figure}": {
    /**
     * Sets a figure of your own in an open table. Prices and rates are then used in forecasts.
     * @description **Price:** Free.
     *
     *     **API keys:** scope `campaigns`.
     *
     *     **Least role:** member.
     */
    put: operations["put-benchmarks-platform-tier-category-own-figure"];
    /**
     * Removes a figure of your own. Forecasts go back to the published one.
     * @description **Price:** Free.
     *
     *     **API keys:** scope `campaigns`.
     *
     *     **Least role:** member.
     */
    delete: operations["delete-benchmarks-platform-tier-category-own-figure"];
  };
  "/api/market": {
    /**
     * Lists the categories that are open, the newest first.
     * @description **Price:** Free.
     *
     *     **API keys:** scope `read`.
     *
     *     **Least role:** viewer.
     */
    get: operations["get-market"];
  };
  "/api/market/{platform}/{category}": {
    /**
     * What’s moving in a category on a platform if it is open, else what it costs.
     * @description **Price:** Free.
     *
     *     **API keys:** scope `read`.
     *
     *     **Least role:** viewer.
     *
     *     **Limit:** 60 calls a minute for a workspace.
     */
    get: operations["get-market-platform-category"];
    /**
     * Opens a category on a platform for the workspace for a month. Free while it is open.
     * @description **Price:** 2 credits for a month of the category. Free while it is open.
     *
     *     **API keys:** scope `campaigns`.
     *
     *     **Least role:** member.
     *
     *     **Limit:** 30 calls a minute for a workspace.
     */
    post: operations["post-market-platform-category"];
  };
  "/api/contracts": {
    /**
     * Lists the workspace’s contracts, the last changed first: of a campaign, or the newest 200.
     * @description **Price:** Free.
     *
     *     **API keys:** scope `read`.
     *
     *     **Least role:** viewer.
     */
    get: operations["get-contracts"];
    /**
     * Puts a contract together from clauses, filled in from the campaign. 2 credits. A workspace can have up to 500.
     * @description **Price:** 2 credits when it is put together.
     *
     *     **API keys:** scope `campaigns`.
     *
     *     **Least role:** member.
     */
    post: operations["post-contracts"];
  };
  "/api/contracts/{id}": {
    /**
     * Returns a contract: its text, versions, what was sent and what was answered.
     * @description **Price:** Free.
     *
     *     **API keys:** scope `read`.
     *
     *     **Least role:** viewer.
     */
    get: operations["get-contracts-id"];
    /**
     * Deletes a contract that isn’t accepted.
     * @description **Price:** Free.
     *
     *     **API keys:** scope `campaigns`.
     *
     *     **Least role:** member.
     */
    delete: operations["delete-contracts-id"];
    /**
     * Saves a new version over the one that you saw. A sent contract has to be taken back first.
     * @description **Price:** Free.
     *
     *     **API keys:** scope `campaigns`.
     *
     *     **Least role:** member.
     */
    patch: operations["patch-contracts-id"];
  };
  "/api/contracts/{id}/versions/{version}": {
    /**
     * Returns one version of a contract.
     * @description **Price:** Free.
     *
     *     **API keys:** scope `read`.
     *
     *     **Least role:** viewer.
     */
    get: operations["get-contracts-id-versions-version"];
  };
  "/api/contracts/{id}/send": {
    /**
     * Offers the contract to the creator by a signed link, and emails the link where an address is given. Free; `confirm` says so.
     * @description **Price:** Free.
     *
     *     **API keys:** scope `campaigns`.
     *
     *     **Least role:** manager.
     */
    post: operations["post-contracts-id-send"];
  };
  "/api/contracts/{id}/withdraw": {
    /**
     * Takes back a contract that was sent and not answered. Its link stops working.
     * @description **Price:** Free.
     *
     *     **API keys:** scope `campaigns`.
     *
     *     **Least role:** manager.
     */
    post: operations["post-contracts-id-withdraw"];
  };
  "/api/contracts/{id}/file": {
    /**
     * Downloads the contract as a PDF, as it stands: a draft, an offer or the accepted copy.
     * @description **Price:** Free.
     *
     *     **API keys:** scope `read`.
     *
     *     **Least role:** viewer.
     *
     *     **Limit:** 20 calls a minute for a workspace.
     */
    get: operations["get-contracts-id-file"];
  };
  "/api/contract/{token}": {
    /**
     * Returns a contract for whoever has its link. It changes nothing.
     * @description **Price:** Free.
     *
     *     **Limit:** 60 calls a minute from one address.
     */
    get: operations["get-contract-token"];
  };
  "/api/contract/{token}/accept": {
    /**
     * Accepts a contract as it was read: name, time, network address and digest are kept and signed.
     * @description **Price:** Free.
     *
     *     **Limit:** 10 calls a minute from one address.
     */
    post: operations["post-contract-token-accept"];
  };
  "/api/contract/{token}/decline": {
    /**
     * Declines a contract with a reason. The brand can change it and send it again.
     * @description **Price:** Free.
     *
     *     **Limit:** 10 calls a minute from one address.
     */
    post: operations["post-contract-token-decline"];
  };
  "/api/contract/{token}/file": {
    /**
     * Downloads the contract as a PDF. Once it is accepted, always the same bytes.
     * @description **Price:** Free.
     *
     *     **Limit:** 10 calls a minute from one address.
     */
    get: operations["get-contract-token-file"];
  };
  "/api/contract/{token}/record": {
    /**
     * Downloads the signed record of an accepted contract, which the public keys check.
     * @description **Price:** Free.
     *
     *     **Limit:** 30 calls a minute from one address.
     */
    get: operations["get-contract-token-record"];
  };
  "/api/contract/{token}/verify": {
    /**
     * Whether a digest is that of an accepted contract, or of its PDF. The digest stands where the token does.
     * @description **Price:** Free.
     *
     *     **Limit:** 30 calls a minute from one address.
     */
    get: operations["get-contract-token-verify"];
  };
  "/api/campaigns/{id}/creators/{entryId}/negotiation": {
    /**
     * Returns anchor, target and walk-away for a creator’s fee, the offers, and what to answer next. Free.
     * @description **Price:** Free.
     *
     *     **API keys:** scope `read`.
     *
     *     **Least role:** viewer.
     *
     *     **Limit:** 60 calls a minute for a workspace.
     */
    get: operations["get-campaigns-id-creators-entryId-negotiation"];
  };
  "/api/campaigns/{id}/creators/{entryId}/negotiation/offers": {
    /**
     * Logs an offer of either side, or an amount in a message as none. Up to 100 for each creator.
     * @description **Price:** Free.
     *
     *     **API keys:** scope `campaigns`.
     *
     *     **Least role:** member.
     *
     *     **Limit:** 60 calls a minute for a workspace.
     */
    post: operations["post-campaigns-id-creators-entryId-negotiation-offers"];
  };
  "/api/campaigns/{id}/creators/{entryId}/negotiation/offers/{offerId}": {
    /**
     * Corrects a logged offer, deletes it or brings it back.
     * @description **Price:** Free.
     *
     *     **API keys:** scope `campaigns`.
     *
     *     **Least role:** member.
     *
     *     **Limit:** 60 calls a minute for a workspace.
     */
    patch: operations["patch-campaigns-id-creators-entryId-negotiation-offers-offerId"];
  };
  "/api/campaigns/{id}/creators/{entryId}/negotiation/offers/{offerId}/accept": {
    /**
     * Makes an offer the agreed fee of the campaign, and the fee of a contract that is still a draft.
     * @description **Price:** Free.
     *
     *     **API keys:** scope `campaigns`.
     *
     *     **Least role:** member.
     *
     *     **Limit:** 60 calls a minute for a workspace.
     */
    post: operations["post-campaigns-id-creators-entryId-negotiation-offers-offerId-accept"];
  };
  "/api/campaigns/{id}/creators/{entryId}/negotiation/replies": {
    /**
     * Writes the next reply with the figures that support it. It is never sent by itself. 2 credits, once for each creator of a campaign.
     * @description **Price:** 2 credits with the first reply to a creator of a campaign. Every later one is free.
     *
     *     **API keys:** scope `campaigns`.
     *
     *     **Least role:** member.
     *
     *     **Limit:** 20 calls a minute for a workspace.
     */
    post: operations["post-campaigns-id-creators-entryId-negotiation-replies"];
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
            /**
             * @description Its type.
             * @constant
             */
            type: "verification.done";
            /** @description When, ISO 8601. */
            timestamp: string;
            /** @description Its place among the events of the endpoint, from 1. */
            sequence: number;
            /** @description What was found. */
            data: {
              /** @description The verification, by id. */
              verificationId: string;
              /** @description Null where it isn’t known whose the link is. */
              creator: {
                /**
                 * @description The platform.
                 * @enum {string}
                 */
                platform: "instagram" | "tiktok" | "youtube" | "twitch" | "x" | "linkedin";
                /** @description The name of the profile, without @. */
                handle: string;
                /** @description Its address; null where it has none. */
                url: string | null;
              } | null;
              /** @description Where people open the report. */
              reportUrl: string;
              /** @description READY, LOW_CONFIDENCE, RESTRICTED or another state of a report. */
              state: string;
              /** @description Null where there is no score. */
              trust: {
                /** @description The score, 0 to 100. */
                score: number;
                /** @description The lower end of the range. */
                low: number;
                /** @description The upper end of the range. */
                high: number;
              } | null;
              /** @description book, ask-first or dont-book; null without a verdict. */
              decision: string | null;
              /** @description Credits that were charged. */
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
    /** A verification failed; its credits were returned. */
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
            /**
             * @description Its type.
             * @constant
             */
            type: "verification.failed";
            /** @description When, ISO 8601. */
            timestamp: string;
            /** @description Its place among the events of the endpoint, from 1. */
            sequence: number;
            /** @description What was found. */
            data: {
              /** @description The verification, by id. */
              verificationId: string;
              /** @description Null where it isn’t known whose the link is. */
              creator: {
                /**
                 * @description The platform.
                 * @enum {string}
                 */
                platform: "instagram" | "tiktok" | "youtube" | "twitch" | "x" | "linkedin";
                /** @description The name of the profile, without @. */
                handle: string;
                /** @description Its address; null where it has none. */
                url: string | null;
              } | null;
              /** @description Where people open the report. */
              reportUrl: string;
              /** @description What it is, by a name for programs that stays. */
              code: string;
              /** @description What went wrong, in a sentence for a person. */
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
            /**
             * @description Its type.
             * @constant
             */
            type: "score.changed";
            /** @description When, ISO 8601. */
            timestamp: string;
            /** @description Its place among the events of the endpoint, from 1. */
            sequence: number;
            /** @description What was found. */
            data: {
              /** @description The verification, by id. */
              verificationId: string;
              /** @description Null where it isn’t known whose the link is. */
              creator: {
                /**
                 * @description The platform.
                 * @enum {string}
                 */
                platform: "instagram" | "tiktok" | "youtube" | "twitch" | "x" | "linkedin";
                /** @description The name of the profile, without @. */
                handle: string;
                /** @description Its address; null where it has none. */
                url: string | null;
              } | null;
              /** @description Where people open the report. */
              reportUrl: string;
              /** @description What it was before. */
              before: {
                /** @description The score, 0 to 100. */
                score: number;
                /** @description The lower end of the range. */
                low: number;
                /** @description The upper end of the range. */
                high: number;
              };
              /** @description What it was after. */
              after: {
                /** @description The score, 0 to 100. */
                score: number;
                /** @description The lower end of the range. */
                low: number;
                /** @description The upper end of the range. */
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
    /** Credits are running low. */
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
            /**
             * @description Its type.
             * @constant
             */
            type: "credits.low";
            /** @description When, ISO 8601. */
            timestamp: string;
            /** @description Its place among the events of the endpoint, from 1. */
            sequence: number;
            /** @description What was found. */
            data: {
              /**
               * @description How low, how high, or how strong.
               * @enum {string}
               */
              level: "low" | "critical";
              /** @description What is left after it. */
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
            /**
             * @description Its type.
             * @constant
             */
            type: "batch.done";
            /** @description When, ISO 8601. */
            timestamp: string;
            /** @description Its place among the events of the endpoint, from 1. */
            sequence: number;
            /** @description What was found. */
            data: {
              /** @description The list, by id. */
              batchId: string;
              /** @description Its name. */
              name: string;
              /** @description Whether it is finished. */
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
            /**
             * @description Its type.
             * @constant
             */
            type: "watch.alert";
            /** @description When, ISO 8601. */
            timestamp: string;
            /** @description Its place among the events of the endpoint, from 1. */
            sequence: number;
            /** @description What was found. */
            data: {
              /** @description The creator. */
              creator: {
                /**
                 * @description The platform.
                 * @enum {string}
                 */
                platform: "instagram" | "tiktok" | "youtube" | "twitch" | "x" | "linkedin";
                /** @description The name of the profile, without @. */
                handle: string;
                /** @description Its address; null where it has none. */
                url: string | null;
              };
              /**
               * @description How many.
               * @enum {string}
               */
              count: "followers" | "likes" | "views";
              /** @description Since when, ISO 8601; null: since the beginning. */
              since: string | null;
              /** @description When it happened, ISO 8601. */
              at: string;
              /** @description Its value. */
              value: number;
              /** @description The lower end of the range. */
              low: number;
              /** @description The upper end of the range. */
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
  "campaign.moved": {
    /** A campaign was started, completed, reopened, archived or restored. */
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
            /**
             * @description Its type.
             * @constant
             */
            type: "campaign.moved";
            /** @description When, ISO 8601. */
            timestamp: string;
            /** @description Its place among the events of the endpoint, from 1. */
            sequence: number;
            /** @description What was found. */
            data: {
              /** @description The campaign, by id. */
              campaignId: string;
              /** @description Its name. */
              name: string;
              /**
               * @description What was done.
               * @example started
               * @enum {string}
               */
              change: "started" | "completed" | "reopened" | "archived" | "restored";
              /**
               * @description What it was after that.
               * @enum {string}
               */
              state: "draft" | "active" | "completed" | "archived";
              /**
               * @description Where people open the campaign.
               * @example https://vouch.example/dashboard/campaigns/6f1d2c3b
               */
              campaignUrl: string;
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
  "campaign.step": {
    /** A step of a campaign was finished, or is open again. */
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
            /**
             * @description Its type.
             * @constant
             */
            type: "campaign.step";
            /** @description When, ISO 8601. */
            timestamp: string;
            /** @description Its place among the events of the endpoint, from 1. */
            sequence: number;
            /** @description What was found. */
            data: {
              /** @description The campaign, by id. */
              campaignId: string;
              /** @description Its name. */
              name: string;
              /** @description 1 to 7. */
              step: number;
              /**
               * @description The step, by name.
               * @example Find creators
               */
              stepName: string;
              /** @description False: something is missing from it again. */
              done: boolean;
              /**
               * @description Where people open the campaign.
               * @example https://vouch.example/dashboard/campaigns/6f1d2c3b?step=3
               */
              campaignUrl: string;
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
  "deliverable.submitted": {
    /** A draft of a deliverable came in. */
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
            /**
             * @description Its type.
             * @constant
             */
            type: "deliverable.submitted";
            /** @description When, ISO 8601. */
            timestamp: string;
            /** @description Its place among the events of the endpoint, from 1. */
            sequence: number;
            /** @description What was found. */
            data: {
              /** @description The deliverable, by id. */
              deliverableId: string;
              /** @description The campaign, by id. */
              campaignId: string;
              /** @description The campaign, by name. */
              campaign: string;
              /** @description The creator. */
              creator: {
                /**
                 * @description The platform.
                 * @enum {string}
                 */
                platform: "instagram" | "tiktok" | "youtube" | "twitch" | "x" | "linkedin";
                /** @description The name of the profile, without @. */
                handle: string;
                /** @description Its address; null where it has none. */
                url: string | null;
              };
              /** @description post, reel, story, video, short, live or other. */
              kind: string;
              /** @description Its title. */
              title: string;
              /** @description The day it is due, YYYY-MM-DD. */
              dueOn: string | null;
              /** @description Where it was posted; null: not yet. */
              link: string | null;
              /**
               * @description Where people open the campaign.
               * @example https://vouch.example/dashboard/campaigns/6f1d2c3b?step=6
               */
              campaignUrl: string;
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
  "deliverable.returned": {
    /** Changes to a draft were asked for. */
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
            /**
             * @description Its type.
             * @constant
             */
            type: "deliverable.returned";
            /** @description When, ISO 8601. */
            timestamp: string;
            /** @description Its place among the events of the endpoint, from 1. */
            sequence: number;
            /** @description What was found. */
            data: {
              /** @description The deliverable, by id. */
              deliverableId: string;
              /** @description The campaign, by id. */
              campaignId: string;
              /** @description The campaign, by name. */
              campaign: string;
              /** @description The creator. */
              creator: {
                /**
                 * @description The platform.
                 * @enum {string}
                 */
                platform: "instagram" | "tiktok" | "youtube" | "twitch" | "x" | "linkedin";
                /** @description The name of the profile, without @. */
                handle: string;
                /** @description Its address; null where it has none. */
                url: string | null;
              };
              /** @description post, reel, story, video, short, live or other. */
              kind: string;
              /** @description Its title. */
              title: string;
              /** @description The day it is due, YYYY-MM-DD. */
              dueOn: string | null;
              /** @description Where it was posted; null: not yet. */
              link: string | null;
              /**
               * @description Where people open the campaign.
               * @example https://vouch.example/dashboard/campaigns/6f1d2c3b?step=6
               */
              campaignUrl: string;
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
  "deliverable.approved": {
    /** A draft was approved. */
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
            /**
             * @description Its type.
             * @constant
             */
            type: "deliverable.approved";
            /** @description When, ISO 8601. */
            timestamp: string;
            /** @description Its place among the events of the endpoint, from 1. */
            sequence: number;
            /** @description What was found. */
            data: {
              /** @description The deliverable, by id. */
              deliverableId: string;
              /** @description The campaign, by id. */
              campaignId: string;
              /** @description The campaign, by name. */
              campaign: string;
              /** @description The creator. */
              creator: {
                /**
                 * @description The platform.
                 * @enum {string}
                 */
                platform: "instagram" | "tiktok" | "youtube" | "twitch" | "x" | "linkedin";
                /** @description The name of the profile, without @. */
                handle: string;
                /** @description Its address; null where it has none. */
                url: string | null;
              };
              /** @description post, reel, story, video, short, live or other. */
              kind: string;
              /** @description Its title. */
              title: string;
              /** @description The day it is due, YYYY-MM-DD. */
              dueOn: string | null;
              /** @description Where it was posted; null: not yet. */
              link: string | null;
              /**
               * @description Where people open the campaign.
               * @example https://vouch.example/dashboard/campaigns/6f1d2c3b?step=6
               */
              campaignUrl: string;
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
  "deliverable.posted": {
    /** A deliverable was posted. */
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
            /**
             * @description Its type.
             * @constant
             */
            type: "deliverable.posted";
            /** @description When, ISO 8601. */
            timestamp: string;
            /** @description Its place among the events of the endpoint, from 1. */
            sequence: number;
            /** @description What was found. */
            data: {
              /** @description The deliverable, by id. */
              deliverableId: string;
              /** @description The campaign, by id. */
              campaignId: string;
              /** @description The campaign, by name. */
              campaign: string;
              /** @description The creator. */
              creator: {
                /**
                 * @description The platform.
                 * @enum {string}
                 */
                platform: "instagram" | "tiktok" | "youtube" | "twitch" | "x" | "linkedin";
                /** @description The name of the profile, without @. */
                handle: string;
                /** @description Its address; null where it has none. */
                url: string | null;
              };
              /** @description post, reel, story, video, short, live or other. */
              kind: string;
              /** @description Its title. */
              title: string;
              /** @description The day it is due, YYYY-MM-DD. */
              dueOn: string | null;
              /** @description Where it was posted; null: not yet. */
              link: string | null;
              /**
               * @description Where people open the campaign.
               * @example https://vouch.example/dashboard/campaigns/6f1d2c3b?step=6
               */
              campaignUrl: string;
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
  "order.received": {
    /** A shop sent a new order. */
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
            /**
             * @description Its type.
             * @constant
             */
            type: "order.received";
            /** @description When, ISO 8601. */
            timestamp: string;
            /** @description Its place among the events of the endpoint, from 1. */
            sequence: number;
            /** @description What was found. */
            data: {
              /**
               * @description The order, as the shop knows it.
               * @example 1042
               */
              orderId: string;
              /**
               * @description The shop, by name.
               * @example Tea shop
               */
              shop: string;
              /** @description When it happened, ISO 8601. */
              at: string;
              /** @description How many there are in all. */
              total: number;
              /**
               * @description The currency.
               * @example USD
               */
              currency: string;
              /**
               * @description Promo codes.
               * @example [
               *       "AVA15"
               *     ]
               */
              codes: string[];
              /** @description Whether the order was canceled. */
              cancelled: boolean;
              /** @description Null where no code or link of yours led to it. */
              campaignId: string | null;
              /** @description Null where it isn’t a creator’s. */
              creator: {
                /**
                 * @description The platform.
                 * @enum {string}
                 */
                platform: "instagram" | "tiktok" | "youtube" | "twitch" | "x" | "linkedin";
                /** @description The name of the profile, without @. */
                handle: string;
                /** @description Its address; null where it has none. */
                url: string | null;
              } | null;
              /**
               * @description Where people open the campaign.
               * @example https://vouch.example/dashboard/campaigns/6f1d2c3b?step=7
               */
              campaignUrl: string | null;
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
            /**
             * @description Its type.
             * @constant
             */
            type: "outreach.replied";
            /** @description When, ISO 8601. */
            timestamp: string;
            /** @description Its place among the events of the endpoint, from 1. */
            sequence: number;
            /** @description What was found. */
            data: {
              /** @description The thread, by id. */
              threadId: string;
              /** @description The email, by id. */
              messageId: string;
              /** @description The creator. */
              creator: {
                /**
                 * @description The platform.
                 * @enum {string}
                 */
                platform: "instagram" | "tiktok" | "youtube" | "twitch" | "x" | "linkedin";
                /** @description The name of the profile, without @. */
                handle: string;
                /** @description Its address; null where it has none. */
                url: string | null;
              };
              /** @description Null where the email was for no campaign. */
              campaignId: string | null;
              /** @description What or whom it is about; of an email, its subject line. */
              subject: string;
              /**
               * @description The first 1,000 characters, without what they quote.
               * @example Sounds lovely. What is the budget?
               */
              text: string;
              /**
               * @description Where people open the thread.
               * @example https://vouch.example/dashboard/outreach?thread=6f1d2c3b
               */
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
  "contract.sent": {
    /** A contract was sent to a creator. */
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
            /**
             * @description Its type.
             * @constant
             */
            type: "contract.sent";
            /** @description When, ISO 8601. */
            timestamp: string;
            /** @description Its place among the events of the endpoint, from 1. */
            sequence: number;
            /** @description What was found. */
            data: {
              /** @description The contract, by id. */
              contractId: string;
              /** @description The creator. */
              creator: {
                /**
                 * @description The platform.
                 * @enum {string}
                 */
                platform: "instagram" | "tiktok" | "youtube" | "twitch" | "x" | "linkedin";
                /** @description The name of the profile, without @. */
                handle: string;
                /** @description Its address; null where it has none. */
                url: string | null;
              };
              /** @description Null where the campaign is gone. */
              campaignId: string | null;
              /**
               * @description Its title.
               * @example Spring launch with Ava Fields
               */
              title: string;
              /** @description SHA-256 of what the creator reads. */
              digest: string;
              /**
               * @description Where the contract is shown.
               * @example https://vouch.example/dashboard/campaigns/contracts/6f1d2c3b
               */
              contractUrl: string;
              /** @description Null: only the link was made. */
              sentTo: string | null;
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
  "contract.accepted": {
    /** A creator accepted a contract. */
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
            /**
             * @description Its type.
             * @constant
             */
            type: "contract.accepted";
            /** @description When, ISO 8601. */
            timestamp: string;
            /** @description Its place among the events of the endpoint, from 1. */
            sequence: number;
            /** @description What was found. */
            data: {
              /** @description The contract, by id. */
              contractId: string;
              /** @description The creator. */
              creator: {
                /**
                 * @description The platform.
                 * @enum {string}
                 */
                platform: "instagram" | "tiktok" | "youtube" | "twitch" | "x" | "linkedin";
                /** @description The name of the profile, without @. */
                handle: string;
                /** @description Its address; null where it has none. */
                url: string | null;
              };
              /** @description Null where the campaign is gone. */
              campaignId: string | null;
              /**
               * @description Its title.
               * @example Spring launch with Ava Fields
               */
              title: string;
              /** @description SHA-256 of what the creator reads. */
              digest: string;
              /**
               * @description Where the contract is shown.
               * @example https://vouch.example/dashboard/campaigns/contracts/6f1d2c3b
               */
              contractUrl: string;
              /**
               * @description Who signed.
               * @example Ava Fields
               */
              signer: string;
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
  "contract.declined": {
    /** A creator declined a contract. */
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
            /**
             * @description Its type.
             * @constant
             */
            type: "contract.declined";
            /** @description When, ISO 8601. */
            timestamp: string;
            /** @description Its place among the events of the endpoint, from 1. */
            sequence: number;
            /** @description What was found. */
            data: {
              /** @description The contract, by id. */
              contractId: string;
              /** @description The creator. */
              creator: {
                /**
                 * @description The platform.
                 * @enum {string}
                 */
                platform: "instagram" | "tiktok" | "youtube" | "twitch" | "x" | "linkedin";
                /** @description The name of the profile, without @. */
                handle: string;
                /** @description Its address; null where it has none. */
                url: string | null;
              };
              /** @description Null where the campaign is gone. */
              campaignId: string | null;
              /**
               * @description Its title.
               * @example Spring launch with Ava Fields
               */
              title: string;
              /** @description SHA-256 of what the creator reads. */
              digest: string;
              /**
               * @description Where the contract is shown.
               * @example https://vouch.example/dashboard/campaigns/contracts/6f1d2c3b
               */
              contractUrl: string;
              /**
               * @description Why.
               * @example The exclusivity is too long.
               */
              reason: string;
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
            /**
             * @description Its type.
             * @constant
             */
            type: "webhook.test";
            /** @description When, ISO 8601. */
            timestamp: string;
            /** @description Its place among the events of the endpoint, from 1. */
            sequence: number;
            /** @description What was found. */
            data: {
              /** @description What there is to say, for a person. */
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
      /** @description The email address. */
      email: string;
      /** @description The new address that still has to be confirmed; null: none. */
      emailWaiting: string | null;
      /** @description The first name. */
      firstName: string;
      /** @description The last name. */
      lastName: string;
      /** @description The company. */
      company: string;
      /**
       * @description What the person may do, or works as.
       * @enum {string}
       */
      role: "brand_manager" | "marketing_manager" | "social_media_manager" | "agency_owner" | "freelancer" | "other";
      /** @description When it was made, ISO 8601. */
      createdAt: string;
      /** @description Whether a password is set. */
      hasPassword: boolean;
      /** @description Ways of signing in that are linked. */
      linked: string[];
      /** @description Which emails the person wants. */
      notifications: {
        /** @description Whether emails tell of sign-ins on new devices. */
        signInAlerts: boolean;
        /** @description Whether emails tell of low credits. */
        creditWarnings: boolean;
        /** @description Whether emails tell of watched creators. */
        watchAlerts: boolean;
        /** @description Whether emails tell of news about the product. */
        productNews: boolean;
      };
    };
    AddedContext: {
      /** @description Its id. */
      id: string;
      /**
       * @description What the person is to the creator.
       * @enum {string}
       */
      relation: "creator" | "manager" | "agency" | "other";
      /** @description The text, for a person. */
      text: string;
      /** @description Where the proof can be seen; null: none was given. */
      proofUrl: string | null;
      /** @description What was answered. */
      answer: string;
      /** @description When it was written, ISO 8601. */
      writtenAt: string;
      /** @description When it was answered, ISO 8601. */
      answeredAt: string;
    };
    Analysis: {
      /** @description Its id. */
      id: string;
      /**
       * @description How it stands.
       * @enum {string}
       */
      state: "running" | "done" | "failed";
      /** @description When it was made, ISO 8601. */
      createdAt: string;
      /** @description When it ended, ISO 8601; null while it goes on. */
      endedAt: string | null;
      /** @description The version of the engine that scored it; null: not yet. */
      engine: string | null;
      /** @description Credits that are reserved until it ends. */
      creditsHeld: number;
      /** @description Credits that were charged; null while it goes on. */
      creditsUsed: number | null;
      /** @description Why it failed; null where it did not. */
      failure: string | null;
      /**
       * @description What kind it is.
       * @constant
       */
      kind: "ai_risk_analysis";
      /** @description What was answered; null where nothing was. */
      answer: {
        /**
         * @description Who or what wrote it.
         * @constant
         */
        writtenBy: "rules";
        /** @description How low, how high, or how strong. */
        level: ("low" | "medium" | "high" | "critical") | null;
        /** @description It in a sentence or two. */
        summary: string;
        /** @description Its points. */
        points: {
          /**
           * @description What kind it is.
           * @enum {string}
           */
          kind: "risk" | "doubt" | "reassurance";
          /** @description Its title. */
          title: string;
          /** @description The text, for a person. */
          text: string;
          /** @description The signal that it is about; null: none. */
          signalId: string | null;
        }[];
        /** @description What the captions say, by topic. */
        captions: {
          /** @description What the captions say, by topic. */
          captions: number;
          /** @description How many were read. */
          read: number;
          /** @description The topics. */
          topics: {
            /**
             * @description Its id.
             * @enum {string}
             */
            id: "profanity" | "adult" | "violence" | "politics" | "health-claims" | "money-claims" | "regulated";
            /** @description Its title. */
            title: string;
            /** @description What the topic is about. */
            meaning: string;
            /**
             * @description How low, how high, or how strong.
             * @enum {string}
             */
            level: "unknown" | "none" | "some" | "much";
            /** @description What the captions say, by topic. */
            captions: number;
            /** @description A share, 0 to 1; null where it was not measured. */
            share: number | null;
            /** @description The lower end of the range. */
            low: number;
            /** @description The upper end of the range. */
            high: number;
            /** @description Places in the captions that say so. */
            passages: {
              /** @description The post, as the platform knows it. */
              postId: string;
              /** @description When it happened, ISO 8601. */
              at: string;
              /** @description The words of the caption. */
              quote: string;
              /** @description It in a word, for programs. */
              word: string;
            }[];
          }[];
        };
        /** @description What limits it. */
        limits: string[];
      } | null;
    } | {
      /** @description Its id. */
      id: string;
      /**
       * @description How it stands.
       * @enum {string}
       */
      state: "running" | "done" | "failed";
      /** @description When it was made, ISO 8601. */
      createdAt: string;
      /** @description When it ended, ISO 8601; null while it goes on. */
      endedAt: string | null;
      /** @description The version of the engine that scored it; null: not yet. */
      engine: string | null;
      /** @description Credits that are reserved until it ends. */
      creditsHeld: number;
      /** @description Credits that were charged; null while it goes on. */
      creditsUsed: number | null;
      /** @description Why it failed; null where it did not. */
      failure: string | null;
      /**
       * @description What kind it is.
       * @constant
       */
      kind: "enhanced_regret_rate";
      /** @description What was answered; null where nothing was. */
      answer: {
        /** @description The rate, percent or per view as its basis says. */
        rate: number;
        /** @description The rate of ordinary posts, 0 to 1. */
        ordinaryRate: number;
        /** @description How likely the campaign is to lose money, 0 to 1; null where that cannot be said. */
        losesMoney: number | null;
        /** @description What could go wrong. */
        event: {
          /** @description How likely it is, 0 to 1. */
          chance: number;
          /** @description What the value rests on. */
          basis: string;
        };
        /** @description The campaign. */
        campaign: components["schemas"]["RoiCampaign"];
        /** @description What changed, or how often. */
        changes: {
          /**
           * @description Its id.
           * @enum {string}
           */
          id: "fee-half" | "fee-break-even" | "no-doubts" | "usual-safety";
          /** @description The text, for a person. */
          text: string;
          /** @description The rate, percent or per view as its basis says. */
          rate: number;
        }[];
        /** @description It in a sentence or two. */
        summary: string;
      } | null;
    } | {
      /** @description Its id. */
      id: string;
      /**
       * @description How it stands.
       * @enum {string}
       */
      state: "running" | "done" | "failed";
      /** @description When it was made, ISO 8601. */
      createdAt: string;
      /** @description When it ended, ISO 8601; null while it goes on. */
      endedAt: string | null;
      /** @description The version of the engine that scored it; null: not yet. */
      engine: string | null;
      /** @description Credits that are reserved until it ends. */
      creditsHeld: number;
      /** @description Credits that were charged; null while it goes on. */
      creditsUsed: number | null;
      /** @description Why it failed; null where it did not. */
      failure: string | null;
      /**
       * @description What kind it is.
       * @constant
       */
      kind: "overexposure_index";
      /** @description What was answered; null where nothing was. */
      answer: {
        /** @description How strong the event is beside an ordinary month. */
        index: number;
        /** @description The lower end of the range. */
        low: number;
        /** @description The upper end of the range. */
        high: number;
        /**
         * @description The value in a word.
         * @enum {string}
         */
        band: "low" | "moderate" | "high";
        /** @description Its parts. */
        parts: {
          /**
           * @description Its id.
           * @enum {string}
           */
          id: "sponsored-share" | "other-brands" | "paid-performance";
          /** @description Its value. */
          value: number;
          /** @description How strong it is, 0 to 1. */
          strength: number;
          /** @description How much it counts. */
          weight: number;
          /** @description What the value rests on. */
          basis: string;
        }[];
        /** @description Brands that the posts name. */
        brands: {
          /** @description Its name. */
          name: string;
          /** @description Posts, or how many of them. */
          posts: number;
          /** @description When it was first seen, ISO 8601. */
          firstAt: string;
          /** @description When it was last, ISO 8601. */
          lastAt: string;
        }[];
        /** @description Month by month. */
        months: {
          /** @description The month, YYYY-MM. */
          month: string;
          /** @description Posts, or how many of them. */
          posts: number;
          /** @description Paid posts, or whether the post is one. */
          sponsored: number;
        }[];
        /** @description How paid posts do beside others; null where too few are known. */
        effect: {
          /** @description How many times as high. */
          ratio: number;
          /** @description The lower end of the range. */
          low: number;
          /** @description The upper end of the range. */
          high: number;
          /** @description Paid posts, or whether the post is one. */
          sponsored: number;
          /** @description How many it is compared with. */
          others: number;
        } | null;
        /** @description It in a sentence or two. */
        summary: string;
      } | null;
    };
    ApiKey: {
      /** @description Its id. */
      id: string;
      /** @description Its name. */
      name: string;
      /** @description How the key begins, to tell it from others. */
      prefix: string;
      /** @description What it may do. */
      scopes: ("read" | "verify" | "discover" | "campaigns" | "credits")[];
      /** @description IP addresses and networks that it may be used from; empty: from anywhere. */
      networks: string[];
      /** @description Credits that it may spend in a calendar month (UTC); null: no limit of its own. */
      creditsPerMonth: number | null;
      /** @description Credits that it spent this calendar month (UTC). */
      creditsThisMonth: number;
      /** @description The version that calls without a version header get. */
      version: string;
      /** @description Who made it; null: somebody who left. */
      madeBy: string | null;
      /** @description When it was made, ISO 8601. */
      createdAt: string;
      /** @description When it ends, ISO 8601; null: it does not end by itself. */
      expiresAt: string | null;
      /** @description When it was last used, ISO 8601, to the minute; null: never. */
      lastUsedAt: string | null;
      /**
       * @description How it stands.
       * @enum {string}
       */
      state: "live" | "expired" | "revoked";
    };
    ApiKeyCall: {
      /** @description The entry of the log. */
      id: string;
      /** @description When it happened, ISO 8601. */
      at: string;
      /** @description The HTTP method, or how it was done. */
      method: string;
      /** @description The path, as the document declares it. */
      path: string;
      /** @description How it stands; of an answer, its HTTP status. */
      status: number;
      /** @description Names the call in our logs; tell it to support. */
      requestId: string;
      /** @description Where the call came from. */
      address: string;
    };
    AudienceOverlaps: {
      /** @description The creators, or how many they are. */
      creators: {
        /** @description The verification, by id. */
        verificationId: string;
        /**
         * @description The platform.
         * @enum {string}
         */
        platform: "instagram" | "tiktok" | "youtube" | "twitch" | "x" | "linkedin";
        /** @description The name of the profile, without @. */
        handle: string;
        /** @description How many were looked at. */
        sampled: number;
        /** @description Followers; null where they are not known. */
        followers: number | null;
      }[];
      /** @description Pairs of creators. */
      pairs: {
        /** @description One of the two, by the id of its verification. */
        one: string;
        /** @description The other one, by the id of its verification. */
        other: string;
        /** @description Whether it was measured; false: a default. */
        measured: boolean;
        /** @description Why; null where nothing is to explain. */
        reason: ("same" | "platforms" | "sources" | "sample") | null;
        /** @description A share, 0 to 1. */
        share: number;
        /** @description The lower end of the range. */
        low: number;
        /** @description The upper end of the range. */
        high: number;
        /** @description Followers that were seen of both. */
        common: number;
      }[];
    };
    AudienceReading: {
      /** @description Followers; null where they are not known. */
      followers: {
        /** @description How many were looked at. */
        sampled: number;
        /**
         * @description The HTTP method, or how it was done.
         * @enum {string}
         */
        method: "random" | "recent" | "full" | "unknown";
        /** @description What the value rests on. */
        basis: string;
        /** @description How many fall into each range. */
        bins: {
          /** @description Where it begins. */
          from: number;
          /** @description Where it ends. */
          to: number;
          /** @description How many. */
          count: number;
        }[];
        /** @description Followers that look real: how many of those that were looked at. */
        credible: {
          /** @description A share, 0 to 1. */
          share: number;
          /** @description The lower end of the range. */
          low: number;
          /** @description The upper end of the range. */
          high: number;
        };
        /** @description The followers that look least real. */
        leastAuthentic: {
          /** @description Its id. */
          id: string;
          /** @description The name of the profile, without @; null where none is known. */
          username: string | null;
          /** @description Followers; null where they are not known. */
          followers: number | null;
          /** @description Accounts that it follows; null where that is not known. */
          following: number | null;
          /** @description Posts, or how many of them. */
          posts: number | null;
          /** @description How likely the follower is to be real, 0 to 1. */
          probability: number;
          /** @description What kind of account it looks like; null where nothing stands out. */
          looksLike: string | null;
          /** @description Why, one reason each. */
          reasons: string[];
        }[];
      } | null;
      /** @description The creator beside others of the size; null where too few are known. */
      comparable: {
        /** @description The creators, or how many they are. */
        creators: number;
        /** @description How many were screened. */
        screened: number;
        /** @description The fewest followers of those it is compared with. */
        followersFrom: number;
        /** @description The most followers of those it is compared with. */
        followersTo: number;
        /** @description How many fall into each range. */
        bins: {
          /** @description Where it begins. */
          from: number;
          /** @description Where it ends. */
          to: number;
          /** @description How many. */
          count: number;
        }[];
        /** @description What half of them are below. */
        median: number;
        /** @description The value of this creator. */
        own: number;
        /** @description Percent of comparable creators that are below. */
        percentile: number;
      } | null;
    };
    BenchmarkFigure: {
      /** @description The lower end of the range. */
      low: number;
      /** @description The typical value. */
      middle: number;
      /** @description The upper end of the range. */
      high: number;
      /** @description Its id. */
      id: string;
      /**
       * @description The group that it belongs to.
       * @enum {string}
       */
      group: "engagement" | "reach" | "price" | "clicks" | "orders";
      /** @description Its name. */
      name: string;
      /** @description What the value rests on. */
      basis: string;
      /**
       * @description The unit of its value.
       * @enum {string}
       */
      unit: "ratio" | "usd";
      /** @description How many of ten lie between low and high. */
      within: 6 | 8 | 9;
      /** @description Creators measured; null where the source prints no count. */
      n: number | null;
      /** @description Whether the industry is in it; false: the same for all industries. */
      byNiche: boolean;
      /** @description Where it comes from. */
      source: string;
      /**
       * @description How well the source can be checked.
       * @enum {string}
       */
      grade: "A" | "B" | "C" | "measured" | "proposal";
      /** @description The rate of forecasts that a figure of your own replaces. */
      own: ("pricePerThousand" | "clickRate" | "orderRate") | null;
    };
    BenchmarkTable: {
      /**
       * @description The platform.
       * @enum {string}
       */
      platform: "instagram" | "tiktok" | "youtube" | "twitch" | "x" | "linkedin";
      /**
       * @description The plan.
       * @enum {string}
       */
      tier: "1k-5k" | "5k-10k" | "10k-50k" | "50k-100k" | "100k-500k" | "500k-1m" | "1m-plus";
      /**
       * @description What the creator is mostly about.
       * @enum {string}
       */
      category: "all" | "finance" | "technology" | "business" | "education" | "fitness" | "beauty" | "fashion" | "gaming" | "food" | "travel" | "lifestyle";
      /** @description What opening the table for a month costs. */
      credits: number;
      /** @description Null: not open now. */
      opened: {
        /** @description When it happened, ISO 8601. */
        at: string;
        /** @description Until when, ISO 8601. */
        until: string;
        /** @description Who wrote it; null: nobody has. */
        by: string | null;
      } | null;
      /** @description What the table holds, without the figures. */
      contents: {
        /** @description Its id. */
        id: string;
        /** @description Its name. */
        name: string;
        /** @description What the value rests on. */
        basis: string;
        /** @description Where it comes from. */
        source: string;
        /**
         * @description How well the source can be checked.
         * @enum {string}
         */
        grade: "A" | "B" | "C" | "measured" | "proposal";
      }[];
      /** @description Null unless it is open. */
      table: {
        /** @description The figures of the table. */
        figures: components["schemas"]["BenchmarkFigure"][];
        /** @description Medians of the creators in the index. */
        index: {
          /** @description Its id. */
          id: string;
          /** @description Its name. */
          name: string;
          /** @description What the value rests on. */
          basis: string;
          /**
           * @description The unit of its value.
           * @enum {string}
           */
          unit: "ratio" | "usd";
          /** @description How many it rests on. */
          n: number;
          /** @description Of n, those that the sandbox made up. */
          simulated: number;
          /** @description The median with the ends of its 90% interval; null: too few for one. */
          interval: {
            /** @description The lower end of the range. */
            low: number;
            /** @description The typical value. */
            middle: number;
            /** @description The upper end of the range. */
            high: number;
          } | null;
        }[];
        /** @description When the newest of them was read. */
        indexReadAt: string | null;
        /** @description Medians of your own campaigns’ creators. */
        results: {
          /** @description Its id. */
          id: string;
          /** @description Its name. */
          name: string;
          /** @description What the value rests on. */
          basis: string;
          /**
           * @description The unit of its value.
           * @enum {string}
           */
          unit: "ratio" | "usd";
          /** @description How many it rests on. */
          n: number;
          /** @description Of n, those that the sandbox made up. */
          simulated: number;
          /** @description The median with the ends of its 90% interval; null: too few for one. */
          interval: {
            /** @description The lower end of the range. */
            low: number;
            /** @description The typical value. */
            middle: number;
            /** @description The upper end of the range. */
            high: number;
          } | null;
        }[];
        /** @description Campaigns that those are from. */
        campaigns: number;
      } | null;
      /** @description Figures of your own; they stay when the month is over. */
      own: components["schemas"]["OwnBenchmark"][];
    };
    BulkBatch: {
      /** @description Its id. */
      id: string;
      /** @description Its name. */
      name: string;
      /**
       * @description How it stands.
       * @enum {string}
       */
      state: "running" | "paused" | "stopped" | "ended" | "done";
      /** @description When it was made, ISO 8601. */
      createdAt: string;
      /** @description When it ended, ISO 8601; null while it goes on. */
      endedAt: string | null;
      /** @description How many of each. */
      counts: {
        [key: string]: number;
      };
      /** @description Credits that were charged. */
      creditsUsed: number;
      /** @description One for each line, in their order. */
      items: {
        /** @description The number of the line, or the share at which a part is called manipulated. */
        line: number;
        /** @description The text, for a person. */
        text: string;
        /**
         * @description How it stands.
         * @enum {string}
         */
        state: "waiting" | "running" | "done" | "failed" | "refused" | "skipped";
        /** @description The platform; null where it is not known. */
        platform: string | null;
        /** @description The name of the profile, without @; null where none is known. */
        handle: string | null;
        /** @description The name on the profile; null where there is none. */
        displayName: string | null;
        /** @description The verification, by id; null where there is none. */
        verificationId: string | null;
        /** @description Credits that were charged; null while it goes on. */
        creditsUsed: number | null;
        /** @description What is wrong; null where nothing is. */
        problem: string | null;
        /** @description The verdict; null until there is one. */
        verdict: {
          /**
           * @description How it stands.
           * @enum {string}
           */
          state: "READY" | "LOW_CONFIDENCE" | "INSUFFICIENT" | "PRIVATE" | "NOT_FOUND" | "RESTRICTED";
          /** @description Trust with its range; null where the evidence is not enough. */
          trust: {
            /** @description The score, 0 to 100. */
            score: number;
            /** @description The lower end of the range. */
            low: number;
            /** @description The upper end of the range. */
            high: number;
            /**
             * @description The value in a word.
             * @enum {string}
             */
            band: "excellent" | "good" | "moderate" | "poor";
          } | null;
          /** @description The risk of bought audience, in a word; null without a score. */
          fraudRisk: ("low" | "medium" | "high" | "critical") | null;
          /** @description What to do, with its reasons; null where the evidence is not enough. */
          decision: {
            /**
             * @description It in a word, for programs.
             * @enum {string}
             */
            word: "book" | "ask-first" | "dont-book";
            /** @description Parts of the audience that the decision rests on. */
            because: ("followers" | "growth" | "likes" | "views" | "comments" | "rings")[];
            /** @description Parts of the audience whose data would settle it. */
            wouldDecide: ("followers" | "growth" | "likes" | "views" | "comments" | "rings" | "followersSample" | "history" | "posts" | "insights")[];
          } | null;
        } | null;
      }[];
    };
    BulkPreview: {
      /** @description Its lines. */
      lines: {
        /** @description The number of the line, or the share at which a part is called manipulated. */
        line: number;
        /** @description The text, for a person. */
        text: string;
        /**
         * @description What kind it is.
         * @enum {string}
         */
        kind: "new" | "repeat" | "double" | "refused";
        /** @description The platform; null where it is not known. */
        platform: string | null;
        /** @description The name of the profile, without @; null where none is known. */
        handle: string | null;
        /** @description Why; null where nothing is to explain. */
        reason: string | null;
      }[];
      /** @description How many of each. */
      counts: {
        [key: string]: number;
      };
      /** @description How many credits. */
      credits: number;
      /** @description Credits that can be spent. */
      available: number;
    };
    BulkSummary: {
      /** @description Its id. */
      id: string;
      /** @description Its name. */
      name: string;
      /**
       * @description How it stands.
       * @enum {string}
       */
      state: "running" | "paused" | "stopped" | "ended" | "done";
      /** @description When it was made, ISO 8601. */
      createdAt: string;
      /** @description When it ended, ISO 8601; null while it goes on. */
      endedAt: string | null;
      /** @description How many of each. */
      counts: {
        [key: string]: number;
      };
      /** @description Credits that were charged. */
      creditsUsed: number;
    };
    Campaign: {
      /** @description Its id. */
      id: string;
      /**
       * @description How it stands.
       * @enum {string}
       */
      state: "draft" | "active" | "completed" | "archived";
      /** @description When it was made, ISO 8601. */
      createdAt: string;
      /** @description When it was last changed, ISO 8601. */
      updatedAt: string;
      /** @description When it began, ISO 8601; null: not yet. */
      startedAt: string | null;
      /** @description Where the money is. */
      money: {
        /** @description The budget; null: none. */
        budget: number | null;
        /** @description What was paid already. */
        spent: number;
        /** @description What was agreed and not yet paid. */
        committed: number;
        /** @description What is planned and not yet agreed. */
        planned: number;
        /** @description What is left. */
        left: number | null;
      };
      /** @description The steps, in their order. */
      steps: components["schemas"]["CampaignStep"][];
      /** @description Changes whenever anything about it does; compare it to see whether you’re up to date. */
      head: string;
      /** @description The fields that people fill in, each with its version, writer and time. */
      fields: {
        /** @description Its name. */
        name: {
          /** @description Its value. */
          value: string;
          /** @description Its version. */
          version: number;
          /** @description Who wrote it; null: nobody has. */
          by: string | null;
          /** @description When it happened, ISO 8601. */
          at: string | null;
        };
        /** @description What the campaign is for. */
        goal: {
          /**
           * @description Its value.
           * @enum {string}
           */
          value: "awareness" | "sales" | "content" | "launch" | "always-on";
          /** @description Its version. */
          version: number;
          /** @description Who wrote it; null: nobody has. */
          by: string | null;
          /** @description When it happened, ISO 8601. */
          at: string | null;
        };
        /** @description The brief. */
        brief: {
          /** @description Its value. */
          value: string;
          /** @description Its version. */
          version: number;
          /** @description Who wrote it; null: nobody has. */
          by: string | null;
          /** @description When it happened, ISO 8601. */
          at: string | null;
        };
        /** @description The brand. */
        brand: {
          /** @description Its value. */
          value: string;
          /** @description Its version. */
          version: number;
          /** @description Who wrote it; null: nobody has. */
          by: string | null;
          /** @description When it happened, ISO 8601. */
          at: string | null;
        };
        /** @description What is advertised. */
        product: {
          /** @description Its value. */
          value: string;
          /** @description Its version. */
          version: number;
          /** @description Who wrote it; null: nobody has. */
          by: string | null;
          /** @description When it happened, ISO 8601. */
          at: string | null;
        };
        /** @description Its first day, YYYY-MM-DD. */
        startsOn: {
          /** @description Its value; null where it is not known. */
          value: string | null;
          /** @description Its version. */
          version: number;
          /** @description Who wrote it; null: nobody has. */
          by: string | null;
          /** @description When it happened, ISO 8601. */
          at: string | null;
        };
        /** @description Its last day, YYYY-MM-DD. */
        endsOn: {
          /** @description Its value; null where it is not known. */
          value: string | null;
          /** @description Its version. */
          version: number;
          /** @description Who wrote it; null: nobody has. */
          by: string | null;
          /** @description When it happened, ISO 8601. */
          at: string | null;
        };
        /** @description The platforms. */
        platforms: {
          /** @description Its value. */
          value: ("instagram" | "tiktok" | "youtube" | "twitch" | "x" | "linkedin")[];
          /** @description Its version. */
          version: number;
          /** @description Who wrote it; null: nobody has. */
          by: string | null;
          /** @description When it happened, ISO 8601. */
          at: string | null;
        };
        /** @description Who follows. */
        audience: {
          /** @description Its value. */
          value: string;
          /** @description Its version. */
          version: number;
          /** @description Who wrote it; null: nobody has. */
          by: string | null;
          /** @description When it happened, ISO 8601. */
          at: string | null;
        };
        /** @description The countries, or the audience by country as shares. */
        countries: {
          /** @description Its value. */
          value: string[];
          /** @description Its version. */
          version: number;
          /** @description Who wrote it; null: nobody has. */
          by: string | null;
          /** @description When it happened, ISO 8601. */
          at: string | null;
        };
        /** @description The topics. */
        topics: {
          /** @description Its value. */
          value: ("food" | "fitness" | "travel" | "beauty" | "fashion" | "gaming" | "tech" | "home" | "family" | "outdoors" | "music" | "learning" | "pets" | "business")[];
          /** @description Its version. */
          version: number;
          /** @description Who wrote it; null: nobody has. */
          by: string | null;
          /** @description When it happened, ISO 8601. */
          at: string | null;
        };
        /** @description The fewest followers. */
        minFollowers: {
          /** @description Its value; null where it is not known. */
          value: number | null;
          /** @description Its version. */
          version: number;
          /** @description Who wrote it; null: nobody has. */
          by: string | null;
          /** @description When it happened, ISO 8601. */
          at: string | null;
        };
        /** @description The most followers. */
        maxFollowers: {
          /** @description Its value; null where it is not known. */
          value: number | null;
          /** @description Its version. */
          version: number;
          /** @description Who wrote it; null: nobody has. */
          by: string | null;
          /** @description When it happened, ISO 8601. */
          at: string | null;
        };
        /** @description The lowest trust, 0 to 100. */
        minTrust: {
          /** @description Its value; null where it is not known. */
          value: number | null;
          /** @description Its version. */
          version: number;
          /** @description Who wrote it; null: nobody has. */
          by: string | null;
          /** @description When it happened, ISO 8601. */
          at: string | null;
        };
        /** @description The budget. */
        budget: {
          /** @description Its value; null where it is not known. */
          value: number | null;
          /** @description Its version. */
          version: number;
          /** @description Who wrote it; null: nobody has. */
          by: string | null;
          /** @description When it happened, ISO 8601. */
          at: string | null;
        };
        /** @description The currency. */
        currency: {
          /**
           * @description Its value.
           * @enum {string}
           */
          value: "USD" | "EUR" | "GBP";
          /** @description Its version. */
          version: number;
          /** @description Who wrote it; null: nobody has. */
          by: string | null;
          /** @description When it happened, ISO 8601. */
          at: string | null;
        };
        /** @description Notes for a person. */
        notes: {
          /** @description Its value. */
          value: string;
          /** @description Its version. */
          version: number;
          /** @description Who wrote it; null: nobody has. */
          by: string | null;
          /** @description When it happened, ISO 8601. */
          at: string | null;
        };
      };
      /** @description The creators, or how many they are. */
      creators: components["schemas"]["CampaignCreator"][];
      /** @description The tasks. */
      tasks: {
        /** @description Its id. */
        id: string;
        /** @description The fields that people fill in, each with its version, writer and time. */
        fields: {
          /** @description Its title. */
          title: {
            /** @description Its value. */
            value: string;
            /** @description Its version. */
            version: number;
            /** @description Who wrote it; null: nobody has. */
            by: string | null;
            /** @description When it happened, ISO 8601. */
            at: string | null;
          };
          /** @description Whether it is finished. */
          done: {
            /** @description Its value. */
            value: boolean;
            /** @description Its version. */
            version: number;
            /** @description Who wrote it; null: nobody has. */
            by: string | null;
            /** @description When it happened, ISO 8601. */
            at: string | null;
          };
          /** @description The day it is due, YYYY-MM-DD. */
          dueOn: {
            /** @description Its value; null where it is not known. */
            value: string | null;
            /** @description Its version. */
            version: number;
            /** @description Who wrote it; null: nobody has. */
            by: string | null;
            /** @description When it happened, ISO 8601. */
            at: string | null;
          };
        };
      }[];
    };
    CampaignChange: {
      /** @description Its id. */
      id: string;
      /** @description When it happened, ISO 8601. */
      at: string;
      /** @description Who wrote it; null: nobody has. */
      by: string | null;
      /**
       * @description What kind it is.
       * @enum {string}
       */
      kind: "created" | "duplicated" | "started" | "completed" | "reopened" | "archived" | "restored" | "field" | "creator-added" | "creator-removed" | "creator-restored" | "deliverable-added" | "deliverable-removed" | "task-added" | "task-removed";
      /** @description What or whom it is about; of an email, its subject line. */
      subject: string | null;
      /** @description The field that it is about. */
      field: string | null;
      /** @description What it was before. */
      before?: unknown;
      /** @description What it was after. */
      after?: unknown;
    };
    CampaignCreator: {
      /** @description Its id. */
      id: string;
      /** @description The creator. */
      creator: {
        /**
         * @description The platform.
         * @enum {string}
         */
        platform: "instagram" | "tiktok" | "youtube" | "twitch" | "x" | "linkedin";
        /** @description The name of the profile, without @. */
        handle: string;
        /** @description The name on the profile; null where there is none. */
        displayName: string | null;
        /** @description Its address; null where it has none. */
        url: string | null;
      };
      /** @description When it was added, ISO 8601. */
      addedAt: string;
      /** @description The verdict; null until there is one. */
      verdict: {
        /** @description The verification, by id. */
        verificationId: string;
        /** @description When it happened, ISO 8601. */
        at: string;
        /**
         * @description How it stands.
         * @enum {string}
         */
        state: "READY" | "LOW_CONFIDENCE" | "INSUFFICIENT" | "PRIVATE" | "NOT_FOUND" | "RESTRICTED";
        /** @description Trust with its range; null where the evidence is not enough. */
        trust: {
          /** @description The score, 0 to 100. */
          score: number;
          /** @description The lower end of the range. */
          low: number;
          /** @description The upper end of the range. */
          high: number;
          /**
           * @description The value in a word.
           * @enum {string}
           */
          band: "excellent" | "good" | "moderate" | "poor";
        } | null;
        /** @description The risk of bought audience, in a word; null without a score. */
        fraudRisk: ("low" | "medium" | "high" | "critical") | null;
        /** @description What to do, with its reasons; null where the evidence is not enough. */
        decision: {
          /**
           * @description It in a word, for programs.
           * @enum {string}
           */
          word: "book" | "ask-first" | "dont-book";
          /** @description Parts of the audience that the decision rests on. */
          because: ("followers" | "growth" | "likes" | "views" | "comments" | "rings")[];
          /** @description Parts of the audience whose data would settle it. */
          wouldDecide: ("followers" | "growth" | "likes" | "views" | "comments" | "rings" | "followersSample" | "history" | "posts" | "insights")[];
        } | null;
        /** @description Followers; null where they are not known. */
        followers: number | null;
        /** @description Engagement of a usual post, percent; null where it was not measured. */
        engagementRate: number | null;
        /** @description What the rate is a share of; null where there is no rate. */
        engagementBasis: ("followers" | "views" | "subscribers") | null;
        /** @description People that a usual post reaches; null where that cannot be said. */
        reach: {
          /** @description Its value. */
          value: number;
          /** @description The lower end of the range; null where there is none. */
          low: number | null;
          /** @description The upper end of the range; null where there is none. */
          high: number | null;
        } | null;
        /** @description What it costs. */
        price: {
          /** @description Its value. */
          value: number;
          /** @description The lower end of the range; null where there is none. */
          low: number | null;
          /** @description The upper end of the range; null where there is none. */
          high: number | null;
        } | null;
      } | null;
      /** @description How many of each. */
      counts: {
        /** @description Followers; null where they are not known. */
        followers: number | null;
        /** @description When it happened, ISO 8601. */
        at: string;
      } | null;
      /** @description What changed, or how often. */
      changes: number;
      /** @description The score from public data; null: none. */
      screening: {
        /** @description The score, 0 to 100. */
        score: number;
        /** @description The lower end of the range. */
        low: number;
        /** @description The upper end of the range. */
        high: number;
        /**
         * @description What the score rests on alone, where followers, growth or comments weren’t looked at; null: all were.
         * @example [
         *       "likes",
         *       "views"
         *     ]
         */
        only: ("followers" | "growth" | "likes" | "views" | "comments" | "rings")[] | null;
      } | null;
      /** @description Whether work on it goes on now. */
      running: boolean;
      /** @description The fields that people fill in, each with its version, writer and time. */
      fields: {
        /** @description What the person may do, or works as. */
        role: {
          /**
           * @description Its value.
           * @enum {string}
           */
          value: "lead" | "supporting" | "ambassador" | "seeding";
          /** @description Its version. */
          version: number;
          /** @description Who wrote it; null: nobody has. */
          by: string | null;
          /** @description When it happened, ISO 8601. */
          at: string | null;
        };
        /** @description The fee, in US dollars in forecasts and in the campaign’s currency elsewhere. */
        fee: {
          /** @description Its value; null where it is not known. */
          value: number | null;
          /** @description Its version. */
          version: number;
          /** @description Who wrote it; null: nobody has. */
          by: string | null;
          /** @description When it happened, ISO 8601. */
          at: string | null;
        };
        /** @description What to do, with its reasons. */
        decision: {
          /**
           * @description Its value.
           * @enum {string}
           */
          value: "considering" | "approved" | "declined";
          /** @description Its version. */
          version: number;
          /** @description Who wrote it; null: nobody has. */
          by: string | null;
          /** @description When it happened, ISO 8601. */
          at: string | null;
        };
        /** @description Why. */
        reason: {
          /** @description Its value. */
          value: string;
          /** @description Its version. */
          version: number;
          /** @description Who wrote it; null: nobody has. */
          by: string | null;
          /** @description When it happened, ISO 8601. */
          at: string | null;
        };
        /** @description How the outreach stands. */
        outreach: {
          /**
           * @description Its value.
           * @enum {string}
           */
          value: "not-contacted" | "contacted" | "replied" | "negotiating" | "agreed" | "turned-down";
          /** @description Its version. */
          version: number;
          /** @description Who wrote it; null: nobody has. */
          by: string | null;
          /** @description When it happened, ISO 8601. */
          at: string | null;
        };
        /** @description The fee that was agreed, in the campaign’s currency. */
        agreedFee: {
          /** @description Its value; null where it is not known. */
          value: number | null;
          /** @description Its version. */
          version: number;
          /** @description Who wrote it; null: nobody has. */
          by: string | null;
          /** @description When it happened, ISO 8601. */
          at: string | null;
        };
        /** @description How the contract stands. */
        contract: {
          /**
           * @description Its value.
           * @enum {string}
           */
          value: "none" | "drafted" | "sent" | "signed";
          /** @description Its version. */
          version: number;
          /** @description Who wrote it; null: nobody has. */
          by: string | null;
          /** @description When it happened, ISO 8601. */
          at: string | null;
        };
        /** @description What was paid. */
        paid: {
          /** @description Its value; null where it is not known. */
          value: number | null;
          /** @description Its version. */
          version: number;
          /** @description Who wrote it; null: nobody has. */
          by: string | null;
          /** @description When it happened, ISO 8601. */
          at: string | null;
        };
        /** @description A note of the workspace. */
        note: {
          /** @description Its value. */
          value: string;
          /** @description Its version. */
          version: number;
          /** @description Who wrote it; null: nobody has. */
          by: string | null;
          /** @description When it happened, ISO 8601. */
          at: string | null;
        };
      };
      /** @description What the creator delivers. */
      deliverables: {
        /** @description Its id. */
        id: string;
        /** @description The fields that people fill in, each with its version, writer and time. */
        fields: {
          /** @description What kind it is. */
          kind: {
            /**
             * @description Its value.
             * @enum {string}
             */
            value: "post" | "reel" | "story" | "video" | "short" | "live" | "other";
            /** @description Its version. */
            version: number;
            /** @description Who wrote it; null: nobody has. */
            by: string | null;
            /** @description When it happened, ISO 8601. */
            at: string | null;
          };
          /** @description Its title. */
          title: {
            /** @description Its value. */
            value: string;
            /** @description Its version. */
            version: number;
            /** @description Who wrote it; null: nobody has. */
            by: string | null;
            /** @description When it happened, ISO 8601. */
            at: string | null;
          };
          /** @description The day it is due, YYYY-MM-DD. */
          dueOn: {
            /** @description Its value; null where it is not known. */
            value: string | null;
            /** @description Its version. */
            version: number;
            /** @description Who wrote it; null: nobody has. */
            by: string | null;
            /** @description When it happened, ISO 8601. */
            at: string | null;
          };
          /** @description How it stands. */
          state: {
            /**
             * @description Its value.
             * @enum {string}
             */
            value: "planned" | "drafted" | "changes" | "approved" | "posted";
            /** @description Its version. */
            version: number;
            /** @description Who wrote it; null: nobody has. */
            by: string | null;
            /** @description When it happened, ISO 8601. */
            at: string | null;
          };
          /** @description The draft of the post. */
          draft: {
            /** @description Its value. */
            value: string;
            /** @description Its version. */
            version: number;
            /** @description Who wrote it; null: nobody has. */
            by: string | null;
            /** @description When it happened, ISO 8601. */
            at: string | null;
          };
          /** @description What the brand said to the draft. */
          feedback: {
            /** @description Its value. */
            value: string;
            /** @description Its version. */
            version: number;
            /** @description Who wrote it; null: nobody has. */
            by: string | null;
            /** @description When it happened, ISO 8601. */
            at: string | null;
          };
          /** @description Where it can be seen. */
          link: {
            /** @description Its value. */
            value: string;
            /** @description Its version. */
            version: number;
            /** @description Who wrote it; null: nobody has. */
            by: string | null;
            /** @description When it happened, ISO 8601. */
            at: string | null;
          };
          /** @description Views. */
          views: {
            /** @description Its value; null where it is not known. */
            value: number | null;
            /** @description Its version. */
            version: number;
            /** @description Who wrote it; null: nobody has. */
            by: string | null;
            /** @description When it happened, ISO 8601. */
            at: string | null;
          };
          /** @description Likes. */
          likes: {
            /** @description Its value; null where it is not known. */
            value: number | null;
            /** @description Its version. */
            version: number;
            /** @description Who wrote it; null: nobody has. */
            by: string | null;
            /** @description When it happened, ISO 8601. */
            at: string | null;
          };
          /** @description Comments. */
          comments: {
            /** @description Its value; null where it is not known. */
            value: number | null;
            /** @description Its version. */
            version: number;
            /** @description Who wrote it; null: nobody has. */
            by: string | null;
            /** @description When it happened, ISO 8601. */
            at: string | null;
          };
          /** @description Clicks, without those of programs. */
          clicks: {
            /** @description Its value; null where it is not known. */
            value: number | null;
            /** @description Its version. */
            version: number;
            /** @description Who wrote it; null: nobody has. */
            by: string | null;
            /** @description When it happened, ISO 8601. */
            at: string | null;
          };
          /** @description Orders. */
          orders: {
            /** @description Its value; null where it is not known. */
            value: number | null;
            /** @description Its version. */
            version: number;
            /** @description Who wrote it; null: nobody has. */
            by: string | null;
            /** @description When it happened, ISO 8601. */
            at: string | null;
          };
          /** @description What orders brought. */
          revenue: {
            /** @description Its value; null where it is not known. */
            value: number | null;
            /** @description Its version. */
            version: number;
            /** @description Who wrote it; null: nobody has. */
            by: string | null;
            /** @description When it happened, ISO 8601. */
            at: string | null;
          };
        };
      }[];
    };
    CampaignIntelligence: {
      /** @description Who belongs to it. */
      members: {
        /** @description The entry of the list, by id. */
        entryId: string;
        /** @description Its id. */
        id: string;
        /** @description Whether it is approved, or how many are. */
        approved: boolean;
        /** @description Whether the creator is approved and has agreed: their fee is off the budget. */
        agreed: boolean;
        /** @description When it happened, ISO 8601. */
        at: string;
        /** @description What was answered. */
        answer: components["schemas"]["RoiPlan"];
      }[];
      /** @description How much the audiences overlap; null where too few are known. */
      overlaps: components["schemas"]["AudienceOverlaps"] | null;
      /** @description How many have no report yet. */
      unverified: number;
      /** @description How many lie beyond what is compared. */
      beyond: number;
      /** @description The budget; null: none. */
      budget: number | null;
      /** @description What is left. */
      left: number | null;
      /**
       * @description What the campaign is for.
       * @enum {string}
       */
      goal: "profit" | "reach";
      /** @description What is new since the last look. */
      news: {
        /** @description Since when, ISO 8601. */
        since: string;
        /** @description How many of each. */
        counts: components["schemas"]["WatchAlert"][];
        /** @description The reports. */
        reports: {
          /** @description The entry of the list, by id. */
          entryId: string;
          /** @description The verification, by id. */
          verificationId: string;
          /** @description Its name. */
          name: string;
          /** @description When it happened, ISO 8601. */
          at: string;
          /** @description Trust with its range; null where the evidence is not enough. */
          trust: {
            /** @description The score, 0 to 100. */
            score: number;
            /** @description The lower end of the range. */
            low: number;
            /** @description The upper end of the range. */
            high: number;
          } | null;
          /** @description What to do, with its reasons; null where the evidence is not enough. */
          decision: {
            /**
             * @description It in a word, for programs.
             * @enum {string}
             */
            word: "book" | "ask-first" | "dont-book";
            /** @description Parts of the audience that the decision rests on. */
            because: ("followers" | "growth" | "likes" | "views" | "comments" | "rings")[];
            /** @description Parts of the audience whose data would settle it. */
            wouldDecide: ("followers" | "growth" | "likes" | "views" | "comments" | "rings" | "followersSample" | "history" | "posts" | "insights")[];
          } | null;
          /** @description What it was before; null where nothing was. */
          before: {
            /** @description Trust with its range; null where the evidence is not enough. */
            trust: {
              /** @description The score, 0 to 100. */
              score: number;
              /** @description The lower end of the range. */
              low: number;
              /** @description The upper end of the range. */
              high: number;
            } | null;
            /** @description What to do, with its reasons; null where the evidence is not enough. */
            decision: {
              /**
               * @description It in a word, for programs.
               * @enum {string}
               */
              word: "book" | "ask-first" | "dont-book";
              /** @description Parts of the audience that the decision rests on. */
              because: ("followers" | "growth" | "likes" | "views" | "comments" | "rings")[];
              /** @description Parts of the audience whose data would settle it. */
              wouldDecide: ("followers" | "growth" | "likes" | "views" | "comments" | "rings" | "followersSample" | "history" | "posts" | "insights")[];
            } | null;
          } | null;
        }[];
        /** @description How often it was changed. */
        edits: number;
      };
    };
    CampaignLift: {
      /** @description Against own baseline and other creators: .12 is 12% more.. */
      range: {
        /** @description The lower end of the range. */
        low: number;
        /** @description The estimate. */
        point: number;
        /** @description The upper end of the range. */
        high: number;
      };
      /** @description Against the own baseline alone. */
      baseline: {
        /** @description The lower end of the range. */
        low: number;
        /** @description The estimate. */
        point: number;
        /** @description The upper end of the range. */
        high: number;
      };
      /** @description The creators, or how many they are. */
      creators: number;
      /** @description Paid posts that were found. */
      paidPosts: number;
      /** @description Ordinary posts that it is compared with. */
      ownPosts: number;
      /** @description Other creators of the same weeks; 0: too few, so that both ranges are the same. */
      controls: number;
      /**
       * @description How many could be counted.
       * @enum {string}
       */
      counted: "views" | "likes";
    };
    CampaignOrder: {
      /** @description Its id. */
      id: string;
      /**
       * @description The order, as the shop knows it.
       * @example 1001
       */
      orderId: string;
      /** @description When it happened, ISO 8601. */
      at: string;
      /** @description What the order brought, in its currency. */
      total: number;
      /**
       * @description The currency.
       * @example USD
       */
      currency: string;
      /** @description Promo codes. */
      codes: string[];
      /** @description Whether the order was canceled. */
      cancelled: boolean;
      /** @description Whom it counts for; null: the campaign itself. */
      entryId: string | null;
      /**
       * @description By what the order was counted.
       * @enum {string}
       */
      countedBy: "code" | "link";
    };
    CampaignStep: {
      /** @description Which step, from 1. */
      step: number;
      /**
       * @description Its name.
       * @enum {string}
       */
      name: "Brief and goal" | "Audience and budget" | "Find creators" | "Verify and shortlist" | "Outreach and negotiation" | "Contract and content" | "Track and report";
      /** @description Whether it has to wait for an earlier one. */
      locked: boolean;
      /** @description Whether it is finished. */
      done: boolean;
      /** @description What is missing for it. */
      missing: string[];
      /** @description What comes next. */
      next: string;
    };
    CampaignSummary: {
      /** @description Its id. */
      id: string;
      /**
       * @description How it stands.
       * @enum {string}
       */
      state: "draft" | "active" | "completed" | "archived";
      /** @description When it was made, ISO 8601. */
      createdAt: string;
      /** @description When it was last changed, ISO 8601. */
      updatedAt: string;
      /** @description When it began, ISO 8601; null: not yet. */
      startedAt: string | null;
      /** @description Where the money is. */
      money: {
        /** @description The budget; null: none. */
        budget: number | null;
        /** @description What was paid already. */
        spent: number;
        /** @description What was agreed and not yet paid. */
        committed: number;
        /** @description What is planned and not yet agreed. */
        planned: number;
        /** @description What is left. */
        left: number | null;
      };
      /** @description The steps, in their order. */
      steps: components["schemas"]["CampaignStep"][];
      /** @description Changes whenever anything about it does; compare it to see whether you’re up to date. */
      head: string;
      /** @description Its name. */
      name: string;
      /**
       * @description What the campaign is for.
       * @enum {string}
       */
      goal: "awareness" | "sales" | "content" | "launch" | "always-on";
      /** @description Its first day, YYYY-MM-DD; null while nobody has said. */
      startsOn: string | null;
      /** @description Its last day, YYYY-MM-DD; null while nobody has said. */
      endsOn: string | null;
      /**
       * @description The currency.
       * @enum {string}
       */
      currency: "USD" | "EUR" | "GBP";
      /** @description The creators, or how many they are. */
      creators: number;
      /** @description Whether it is approved, or how many are. */
      approved: number;
    };
    CardOnFile: {
      /** @description The brand. */
      brand: string;
      /** @description The last four digits of the card. */
      last4: string;
      /** @description The month in which the card expires. */
      expMonth: number;
      /** @description The year in which the card expires. */
      expYear: number;
    };
    ChangePreview: {
      /**
       * @description The plan.
       * @enum {string}
       */
      tier: "STARTER" | "PROFESSIONAL" | "ENTERPRISE";
      /**
       * @description Whether the plan is paid by month or by year.
       * @enum {string}
       */
      billingCycle: "MONTHLY" | "YEARLY";
      /**
       * @description When the change counts.
       * @enum {string}
       */
      takesEffect: "now" | "period_end" | "none";
      /** @description When the change counts from, ISO 8601. */
      effectiveAt: string;
      /** @description What is due now, in US dollars. */
      amountDue: number;
      /** @description What is due now, in cents. */
      amountDueCents: number;
      /** @description What the present period’s rest is worth, in US dollars. */
      unusedCredit: number;
      /** @description What the present period’s rest is worth, in cents. */
      unusedCreditCents: number;
      /** @description The currency. */
      currency: string;
      /** @description Its lines. */
      lines: {
        /** @description What it is, in a sentence. */
        description: string;
        /** @description The amount in US dollars. */
        amount: number;
        /** @description The amount in cents. */
        amountCents: number;
      }[];
      /** @description What it costs. */
      price: number;
      /** @description When it is charged next, ISO 8601. */
      nextBillingDate: string;
      /** @description Credits a month after the change. */
      monthlyCreditsAfter: number;
      /** @description Whether the change ends the trial. */
      endsTrial: boolean;
    };
    ConnectedProgram: {
      /** @description Its id. */
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
      /** @description What it may do. */
      scopes: ("read" | "verify" | "discover" | "campaigns" | "credits")[];
      /** @description Credits that the program may spend in a month. Null: no limit of its own. */
      creditsPerMonth: number | null;
      /** @description Credits that it spent this calendar month (UTC). */
      creditsThisMonth: number;
      /** @description When it was made, ISO 8601. */
      createdAt: string;
      /** @description When it was last used, ISO 8601, to the minute; null: never. */
      lastUsedAt: string | null;
      /** @description When it ends, ISO 8601; null: it does not end by itself. */
      expiresAt: string | null;
    };
    ConsentInvitation: {
      /**
       * @description How it stands.
       * @enum {string}
       */
      state: "waiting" | "expired" | "reading" | "connected" | "declined" | "canceled" | "ended";
      /** @description The brand. */
      brand: string;
      /**
       * @description The platform.
       * @enum {string}
       */
      platform: "instagram" | "tiktok" | "youtube" | "twitch" | "x" | "linkedin";
      /** @description The name of the profile, without @. */
      handle: string;
      /** @description The link of the profile. */
      profileUrl: string;
      /** @description Whether the creator reads the report before the brand does. */
      creatorFirst: boolean;
      /** @description Whether the creator uploads an export instead of connecting. */
      uploaded: boolean;
      /**
       * @description Whether the platform can be connected here.
       * @enum {string}
       */
      door: "live" | "simulated" | "absent";
      /** @description When it ends, ISO 8601. */
      expiresAt: string;
    };
    ConsentRequest: {
      /** @description Its id. */
      id: string;
      /**
       * @description The platform.
       * @enum {string}
       */
      platform: "instagram" | "tiktok" | "youtube" | "twitch" | "x" | "linkedin";
      /** @description The name of the profile, without @. */
      handle: string;
      /**
       * @description How it stands.
       * @enum {string}
       */
      state: "waiting" | "expired" | "reading" | "connected" | "declined" | "canceled" | "ended";
      /** @description Its address; null where it has none. */
      url: string | null;
      /** @description The email address. */
      email: string | null;
      /** @description Whether the creator reads the report before the brand does. */
      creatorFirst: boolean;
      /** @description Whether the creator uploads an export instead of connecting. */
      uploaded: boolean;
      /** @description When it was asked, ISO 8601. */
      askedAt: string;
      /** @description When it ends, ISO 8601. */
      expiresAt: string;
      /** @description When it was answered, ISO 8601; null: not yet. */
      answeredAt: string | null;
      /** @description The verification, by id; null where there is none. */
      verificationId: string | null;
      /** @description Why the report could not be made; null: nothing is wrong. */
      trouble: ("insufficient_credits" | "not_possible") | null;
    };
    Contract: {
      /** @description Its id. */
      id: string;
      /** @description The creator. */
      creator: {
        /**
         * @description The platform.
         * @enum {string}
         */
        platform: "instagram" | "tiktok" | "youtube" | "twitch" | "x" | "linkedin";
        /** @description The name of the profile, without @. */
        handle: string;
        /** @description The name on the profile; null where there is none. */
        displayName: string | null;
      };
      /** @description The campaign; null: none. */
      campaign: {
        /** @description Its id. */
        id: string;
        /** @description Its name. */
        name: string;
      } | null;
      /** @description The creator’s place in the campaign. */
      entryId: string | null;
      /**
       * @description How it stands.
       * @enum {string}
       */
      state: "draft" | "sent" | "accepted" | "declined";
      /**
       * @description Its title.
       * @example Spring launch with Ava Fields
       */
      title: string;
      /** @description Its version. */
      version: number;
      /** @description When it was made, ISO 8601. */
      createdAt: string;
      /** @description When it was last changed, ISO 8601. */
      updatedAt: string;
      /** @description Whether it is the session that asks. */
      current: components["schemas"]["ContractVersion"];
      /** @description Newest first. */
      versions: {
        /** @description Its version. */
        version: number;
        /** @description When it happened, ISO 8601. */
        at: string;
        /** @description Who wrote it; null: nobody has. */
        by: string | null;
      }[];
      /** @description What was sent to the creator; null: nothing yet. */
      sent: {
        /** @description Its version. */
        version: number;
        /** @description When it happened, ISO 8601. */
        at: string;
        /** @description Who wrote it; null: nobody has. */
        by: string | null;
        /** @description Null: only the link was made. */
        to: string | null;
        /**
         * @description Its address.
         * @example https://vouch.example/contract/mD2-example-token
         */
        url: string;
        /** @description SHA-256 of what the creator reads. */
        digest: string;
      } | null;
      /** @description What was answered; null where nothing was. */
      answer: components["schemas"]["ContractAnswer"] | null;
      /** @description Null without the clause, or while its floor isn’t a number. */
      warranty: components["schemas"]["ContractWarranty"] | null;
    };
    ContractAnswer: {
      /** @description When it happened, ISO 8601. */
      at: string;
      /** @description Its name. */
      name: string | null;
      /** @description The network address that it was accepted from. */
      address: string | null;
      /**
       * @description Why it was declined.
       * @example The exclusivity is too long.
       */
      reason: string | null;
    };
    ContractCheck: {
      /**
       * @description What was found, by a name that stays.
       * @enum {string}
       */
      finding: "contract" | "file" | "unknown";
      /** @description How the contract stands. */
      contract: {
        /**
         * @description Its title.
         * @example Spring launch with Ava Fields
         */
        title: string;
        /**
         * @description The brand.
         * @example Northwind Coffee
         */
        brand: string;
        /**
         * @description The creator.
         * @example @ava_fields on Instagram
         */
        creator: string;
        /**
         * @description Who signed.
         * @example Ava Fields
         */
        signer: string;
        /** @description When the creator accepted it. */
        acceptedAt: string;
        /** @description SHA-256 of the canonical JSON. */
        digest: string;
        /**
         * @description SHA-256 of the PDF; null until it is made.
         * @example sha256:9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08
         */
        fileDigest: string | null;
        /** @description The key that signed the record, as `/.well-known/vouch-keys.json` names it. */
        keyId: string | null;
      } | null;
    };
    ContractDraft: {
      /**
       * @description Its title.
       * @example Spring launch with Ava Fields
       */
      title: string;
      /** @description The clauses, in their order. */
      clauses: {
        /**
         * @description The heading of the clause.
         * @example Payment
         */
        heading: string;
        /** @description The text, for a person. */
        text: string;
        /**
         * @description What kind it is.
         * @enum {string}
         */
        kind: "scope" | "deliverables" | "approval" | "payment" | "kill-fee" | "usage" | "exclusivity" | "disclosure" | "warranty" | "general" | "other";
      }[];
      /** @description What is filled into the clauses, by name. */
      variables: {
        /**
         * @description The brand’s legal name.
         * @example Brand’s legal name
         */
        brand_name?: string;
        /**
         * @description The creator’s legal name.
         * @example Creator’s legal name
         */
        creator_name?: string;
        /**
         * @description The creator’s account that the contract is about.
         * @example Creator’s account
         */
        creator_account?: string;
        /**
         * @description The campaign, as the contract calls it.
         * @example Campaign
         */
        campaign_name?: string;
        /**
         * @description What is advertised.
         * @example Product
         */
        product?: string;
        /**
         * @description The first day of the work.
         * @example First day
         */
        start_date?: string;
        /**
         * @description The last day of the work.
         * @example Last day
         */
        end_date?: string;
        /**
         * @description What the creator delivers.
         * @example Deliverables
         */
        deliverables?: string;
        /**
         * @description Days that a post stays up.
         * @example 90
         */
        live_days?: string;
        /**
         * @description The fee, in US dollars in forecasts and in the campaign’s currency elsewhere.
         * @example Fee
         */
        fee?: string;
        /**
         * @description Days after delivery in which the fee is paid.
         * @example 30
         */
        payment_days?: string;
        /**
         * @description Days in which the brand may use the content.
         * @example 90
         */
        usage_days?: string;
        /**
         * @description Where the brand may use the content.
         * @example its own social media channels and its website, not in paid ads
         */
        usage_channels?: string;
        /**
         * @description Days in which the creator works for no competitor.
         * @example 30
         */
        exclusivity_days?: string;
        /**
         * @description What counts as a competitor.
         * @example What competes
         */
        exclusivity_scope?: string;
        /**
         * @description Business days that the brand has to approve a draft.
         * @example 3
         */
        approval_days?: string;
        /**
         * @description Rounds of changes that the fee covers.
         * @example 2
         */
        approval_rounds?: string;
        /**
         * @description What is paid when the brand cancels.
         * @example 50%
         */
        kill_fee?: string;
        /**
         * @description Days after acceptance in which the audience can be verified again.
         * @example 30
         */
        warranty_days?: string;
        /**
         * @description The lowest Trust score that the creator warrants.
         * @example Lowest Trust score
         */
        warranty_floor?: string;
        /**
         * @description By how much the fee falls when the warranty is broken.
         * @example 50%
         */
        warranty_reduction?: string;
        /**
         * @description The law that the contract is under.
         * @example Governing law
         */
        governing_law?: string;
      };
    };
    ContractSummary: {
      /** @description Its id. */
      id: string;
      /** @description The creator. */
      creator: {
        /**
         * @description The platform.
         * @enum {string}
         */
        platform: "instagram" | "tiktok" | "youtube" | "twitch" | "x" | "linkedin";
        /** @description The name of the profile, without @. */
        handle: string;
        /** @description The name on the profile; null where there is none. */
        displayName: string | null;
      };
      /** @description The campaign; null: none. */
      campaign: {
        /** @description Its id. */
        id: string;
        /** @description Its name. */
        name: string;
      } | null;
      /** @description The creator’s place in the campaign. */
      entryId: string | null;
      /**
       * @description How it stands.
       * @enum {string}
       */
      state: "draft" | "sent" | "accepted" | "declined";
      /**
       * @description Its title.
       * @example Spring launch with Ava Fields
       */
      title: string;
      /** @description Its version. */
      version: number;
      /** @description When it was made, ISO 8601. */
      createdAt: string;
      /** @description When it was last changed, ISO 8601. */
      updatedAt: string;
    };
    ContractVersion: {
      /** @description Its version. */
      version: number;
      /** @description When it happened, ISO 8601. */
      at: string;
      /** @description Who wrote it; null: nobody has. */
      by: string | null;
      /** @description The draft of the post. */
      draft: components["schemas"]["ContractDraft"];
      /** @description The text, for a person. */
      text: components["schemas"]["ReadContract"];
      /** @description What nobody has filled in yet. */
      holes: ("brand_name" | "creator_name" | "creator_account" | "campaign_name" | "product" | "start_date" | "end_date" | "deliverables" | "live_days" | "fee" | "payment_days" | "usage_days" | "usage_channels" | "exclusivity_days" | "exclusivity_scope" | "approval_days" | "approval_rounds" | "kill_fee" | "warranty_days" | "warranty_floor" | "warranty_reduction" | "governing_law")[];
      /**
       * @description Names in braces that are no variable.
       * @example [
       *       "fees"
       *     ]
       */
      unknown: string[];
    };
    ContractWarranty: {
      /** @description The lowest Trust score that the warranty allows, 0 to 100. */
      floor: number;
      /** @description The last day on which the account can be verified again for it. */
      until: string | null;
      /** @description Trust in the last report before the contract was sent. */
      before: {
        /** @description The score, 0 to 100. */
        score: number;
        /** @description The lower end of the range. */
        low: number;
        /** @description The upper end of the range. */
        high: number;
      } | null;
      /** @description Trust in the last report since it was accepted. */
      after: {
        /** @description The score, 0 to 100. */
        score: number;
        /** @description The lower end of the range. */
        low: number;
        /** @description The upper end of the range. */
        high: number;
        /** @description The verification, by id. */
        verificationId: string;
        /** @description When it happened, ISO 8601. */
        at: string;
      } | null;
      /**
       * @description What was found, by a name that stays.
       * @enum {string}
       */
      finding: "open" | "kept" | "broken";
    };
    CreatorAnalysis: {
      /** @description The name of the profile, without @. */
      username: string;
      /** @description Followers; null where they are not known. */
      followers: number | null;
      /** @description Engagement of a usual post, percent; null where it was not measured. */
      engagement_rate: number | null;
      /** @description What the rate is a share of; null where there is no rate. */
      engagement_basis: string | null;
      /** @description Followers that look bought, percent; null where they were not measured. */
      suspicious_followers: number | null;
      /** @description The range of that; null where it was not measured. */
      suspicious_followers_interval: {
        /** @description The lower end of the range. */
        low: number;
        /** @description The upper end of the range. */
        high: number;
      } | null;
      /** @description Trust, 0 to 100; null where the evidence is not enough. */
      quality_score: number | null;
      /** @description The range of the score; null without one. */
      quality_interval: {
        /** @description The lower end of the range. */
        low: number;
        /** @description The upper end of the range. */
        high: number;
      } | null;
      /** @description The risk of bought audience, in a word; null without a score. */
      risk_level: ("low" | "medium" | "high") | null;
      /** @description What a reader should know about the data, one sentence each. */
      flags: string[];
      /** @description What to do, one sentence each. */
      recommendations: string[];
      /** @description The platform. */
      platform: string;
      /** @description Its address; null where it has none. */
      url: string | null;
      /** @description The name on the profile; null where there is none. */
      displayName: string | null;
      /**
       * @description How it stands.
       * @enum {string}
       */
      state: "READY" | "LOW_CONFIDENCE" | "INSUFFICIENT" | "PRIVATE" | "NOT_FOUND" | "RESTRICTED";
      /** @description The verdict. */
      verdict: string;
      /** @description When the data were read, ISO 8601. */
      fetchedAt: string;
      /** @description Whether the creator is simulated. */
      simulated: boolean;
      /** @description What is left after it. */
      remaining: number;
    };
    CreatorGlance: {
      /** @description The creator. */
      creator: components["schemas"]["DiscoveredCreator"];
      /** @description Its parts. */
      parts: {
        /**
         * @description The part that it is about.
         * @enum {string}
         */
        part: "followers" | "growth" | "likes" | "views" | "comments" | "rings";
        /**
         * @description How it stands.
         * @enum {string}
         */
        state: "seen" | "unclear" | "not-seen";
        /** @description A share, 0 to 1; null where it was not measured. */
        share: number | null;
        /** @description The lower end of the range; null where there is none. */
        low: number | null;
        /** @description The upper end of the range; null where there is none. */
        high: number | null;
        /** @description The number of the line, or the share at which a part is called manipulated. */
        line: number;
        /** @description How many it rests on; null where that is not known. */
        n: number | null;
        /** @description Why; null where there is nothing to explain. */
        why: string | null;
        /** @description The verdict; null until there is one. */
        verdict: ("clear" | "undecided" | "manipulated") | null;
      }[];
      /** @description Posts, or how many of them. */
      posts: {
        /** @description Its id. */
        id: string;
        /** @description When it appeared, ISO 8601. */
        publishedAt: string;
        /**
         * @description What kind it is.
         * @enum {string}
         */
        kind: "image" | "carousel" | "video" | "short" | "stream" | "story" | "text";
        /** @description Paid posts, or whether the post is one. */
        sponsored: boolean;
        /** @description The beginning of the caption; null where there is none. */
        caption: string | null;
        /** @description Likes; null where they are not known. */
        likes: number | null;
        /** @description Comments; null where they are not known. */
        comments: number | null;
        /** @description Views; null where they are not known. */
        views: number | null;
      }[] | null;
      /** @description Who follows; null where that is not known. */
      audience: {
        /** @description The countries, or the audience by country as shares. */
        countries: {
          [key: string]: number;
        } | null;
        /** @description The audience by age, each a share; null where it is not known. */
        ages: {
          [key: string]: number;
        } | null;
        /** @description The audience by gender, each a share; null where it is not known. */
        genders: {
          [key: string]: number;
        } | null;
      } | null;
      /** @description Growth of followers in a month, percent; null where that is not known. */
      growthMonthly: number | null;
      /** @description When the latest post appeared, ISO 8601; null where that is not known. */
      lastPostAt: string | null;
      /** @description Paid posts among the latest, a share; null where that is not known. */
      sponsoredShare: number | null;
      /** @description Whether the creator publishes an address; null where that is not known. */
      hasContact: boolean | null;
      /** @description The verification, by id; null where there is none. */
      verificationId: string | null;
    };
    CreatorPage: {
      /**
       * @description What the person may do, or works as.
       * @enum {string}
       */
      role: "owner" | "reader";
      /**
       * @description The platform.
       * @enum {string}
       */
      platform: "instagram" | "tiktok" | "youtube" | "twitch" | "x" | "linkedin";
      /** @description The name of the profile, without @. */
      handle: string;
      /** @description The link of the profile. */
      profileUrl: string;
      /** @description The name on the profile; null where there is none. */
      displayName: string | null;
      /** @description The connected account; null: none. */
      connection: {
        /**
         * @description How it stands.
         * @enum {string}
         */
        state: "live" | "ended" | "file";
        /** @description Whether the creator is simulated. */
        simulated: boolean;
        /** @description Since when, ISO 8601. */
        since: string;
        /** @description Until when, ISO 8601; null: without end. */
        until: string | null;
        /** @description Whether ending it here ends it at the platform too. */
        revokes: boolean;
        /** @description Whether the creator got an email with the link. */
        emailed: boolean;
      } | null;
      /** @description Where the creator reads the report; null: nowhere. */
      readerUrl: string | null;
      /** @description The report that the creator reads; null: none. */
      readerReport: string | null;
      /** @description Requests. */
      requests: {
        /** @description Its id. */
        id: string;
        /** @description The brand. */
        brand: string;
        /**
         * @description How it stands.
         * @enum {string}
         */
        state: "running" | "failed" | "ready" | "sent" | "ended";
        /** @description When it was asked, ISO 8601. */
        askedAt: string;
        /** @description Until when, ISO 8601; null: without end. */
        until: string | null;
      }[];
      /** @description The report; null or absent until there is one. */
      report: {
        /** @description The text, for a person. */
        text: string;
        /** @description SHA-256 of the canonical JSON. */
        digest: string;
        /** @description The signature of the report. */
        signature: components["schemas"]["ReportSignature"];
        /** @description What became of what was signed. */
        signatureState: {
          /**
           * @description How it stands.
           * @enum {string}
           */
          standing: "valid" | "superseded" | "revoked" | "unrecorded";
          /** @description Whether and why it no longer counts; null: it does. */
          revoked: {
            /** @description When it happened, ISO 8601. */
            at: string;
            /**
             * @description Why.
             * @enum {string}
             */
            reason: "creator_erased" | "dispute_accepted" | "withdrawn";
          } | null;
          /** @description The newer report in its place; null: none. */
          supersededBy: {
            /** @description When the data were read, ISO 8601. */
            dataAt: string;
          } | null;
        };
        /** @description Where anybody checks the report. */
        checkUrl: string;
        /**
         * @description Where it came from.
         * @enum {string}
         */
        origin: "address" | "file";
        /** @description When it was verified, ISO 8601. */
        verifiedAt: string;
      } | null;
    };
    CreditBalance: {
      /** @description Credits of the month that are left, or that the plan brings a month. */
      monthlyCredits: number;
      /** @description Bought credits that are left. */
      purchasedCredits: number;
      /** @description Credits that can be spent. */
      totalCredits: number;
      /** @description Credits that the plan brings a month. */
      monthlyCreditsLimit: number;
      /** @description Credits that are reserved for work that is running. */
      onHold: number;
      /** @description Whether bought credits wait until the plan runs again. */
      purchasedFrozen: boolean;
    };
    CreditEntry: {
      /** @description Its id. */
      id: string;
      /** @description When it happened, ISO 8601. */
      at: string;
      /**
       * @description Which credits: those of the month, or bought ones.
       * @enum {string}
       */
      bucket: "monthly" | "purchased";
      /** @description By how much it changed; below 0: taken. */
      delta: number;
      /** @description How many credits of its kind were left after it. */
      balanceAfter: number;
      /** @description What the workspace could spend after it. */
      totalAfter: number;
      /** @description The id of what costs, as in the price list. */
      action: string;
      /** @description What it was about, by its id; null where nothing is named. */
      resourceId: string | null;
      /**
       * @description What they were for, by name; null where it has none, or is gone.
       * @example @ava_fields_sandbox on Instagram
       */
      about: string | null;
      /** @description Why it happened, as the product notes it. */
      cause: string;
    };
    CreditNotice: {
      /** @description Its id. */
      id: string;
      /**
       * @description Whether few credits are left, or hardly any.
       * @enum {string}
       */
      level: "low" | "critical";
      /** @description What is left after it. */
      remaining: number;
      /** @description When it happened, ISO 8601. */
      at: string;
    };
    CreditPackage: {
      /** @description How many credits. */
      credits: number;
      /** @description What it costs. */
      price: number;
      /** @description The price before discounts, in US dollars. */
      basePrice: number;
      /** @description Percent off. */
      discountPercent: number;
      /** @description US dollars for one credit. */
      pricePerCredit: number;
      /** @description Whether most people choose it. */
      popular: boolean;
      /** @description What the package saves, in words; null: nothing. */
      savings: string | null;
      /** @description What it is, in a sentence. */
      description: string;
    };
    CustomerAudience: {
      /** @description Its id. */
      id: string;
      /** @description Its name. */
      name: string;
      /** @description Whether the list is kept for later. */
      kept: boolean;
      /**
       * @description How it stands.
       * @enum {string}
       */
      state: "waiting" | "counting" | "comparing" | "ready" | "failed" | "used";
      /** @description Its lines. */
      lines: number;
      /** @description Lines that were read. */
      linesRead: number;
      /** @description Lines that could not be read. */
      linesRefused: number;
      /** @description Lines that could not be read, each with the reason. */
      refusals: {
        /** @description The number of the line, or the share at which a part is called manipulated. */
        line: number;
        /** @description What there is to say, for a person. */
        message: string;
      }[];
      /** @description The audience added up; null where too little is known. */
      sums: {
        /** @description The countries, or the audience by country as shares. */
        countries: {
          [key: string]: number;
        };
        /** @description The audience by age, each a share. */
        ages: {
          [key: string]: number;
        };
        /** @description The audience by gender, each a share. */
        genders: {
          [key: string]: number;
        };
        /** @description What they are interested in, or the column that says it. */
        interests: {
          [key: string]: number;
        };
      } | null;
      /** @description How many were compared, or each that was. */
      compared: number;
      /** @description How many could have been compared. */
      comparedOf: number;
      /** @description Why it failed; null where it did not. */
      failure: string | null;
      /** @description When it was made, ISO 8601. */
      createdAt: string;
    };
    DataRequestStatus: {
      /** @description What the request is known by. */
      reference: string;
      /**
       * @description What kind it is.
       * @enum {string}
       */
      kind: "access" | "erasure" | "objection";
      /**
       * @description What or whom it is about; of an email, its subject line.
       * @enum {string}
       */
      subject: "account" | "creator";
      /**
       * @description The law under which the request is made.
       * @enum {string}
       */
      law: "gdpr" | "ccpa";
      /**
       * @description How it stands.
       * @enum {string}
       */
      state: "unconfirmed" | "unproven" | "open" | "done" | "refused";
      /** @description The link of the profile; null where none is known. */
      profileUrl: string | null;
      /** @description What to write into the profile as a proof; null: none is asked for. */
      proofCode: string | null;
      /** @description What came of it; null while it is open. */
      outcome: string | null;
      /** @description When it arrived, ISO 8601. */
      receivedAt: string;
      /** @description When it has to be answered by law, ISO 8601. */
      dueAt: string;
      /** @description Whether the account can prove itself by connecting. */
      canConnect: boolean;
      /** @description Until when the export can be fetched, ISO 8601; null: there is none. */
      exportUntil: string | null;
    };
    DiscoveredCreator: {
      /** @description Its id. */
      id: string;
      /**
       * @description The platform.
       * @enum {string}
       */
      platform: "instagram" | "tiktok" | "youtube" | "twitch" | "x" | "linkedin";
      /** @description The name of the profile, without @. */
      handle: string;
      /** @description Its address; null where it has none. */
      url: string | null;
      /** @description The name on the profile; null where there is none. */
      displayName: string | null;
      /** @description What the creator is mostly about; null where that is not known. */
      category: ("food" | "fitness" | "travel" | "beauty" | "fashion" | "gaming" | "tech" | "home" | "family" | "outdoors" | "music" | "learning" | "pets" | "business") | null;
      /** @description The country, ISO 3166-1 alpha-2; null where none is known. */
      country: string | null;
      /** @description The language, ISO 639-1; null where it is not known. */
      language: string | null;
      /** @description Whether the platform marks the profile as verified; null where that is not known. */
      verified: boolean | null;
      /** @description Followers; null where they are not known. */
      followers: number | null;
      /** @description Engagement of a usual post, percent; null where it was not measured. */
      engagementRate: number | null;
      /** @description What the rate is a share of; null where there is no rate. */
      engagementBasis: ("followers" | "views" | "subscribers") | null;
      /** @description Trust with its range; null where the evidence is not enough. */
      trust: {
        /** @description The score, 0 to 100. */
        score: number;
        /** @description The lower end of the range. */
        low: number;
        /** @description The upper end of the range. */
        high: number;
        /**
         * @description What the value rests on.
         * @enum {string}
         */
        basis: "screening" | "verification";
      } | null;
      /** @description The risk of bought audience, in a word; null without a score. */
      fraudRisk: ("low" | "medium" | "high" | "critical") | null;
      /**
       * @description What to do, with its reasons.
       * @enum {string}
       */
      decision?: "book" | "ask-first" | "dont-book";
      /** @description Followers that look bought, a share; null where that was not measured. */
      suspiciousShare: number | null;
      /** @description US dollars that a post usually costs; null where that cannot be said. */
      estimatedPrice: number | null;
      /**
       * @description Where it comes from.
       * @enum {string}
       */
      source: "sandbox" | "verification" | "import";
      /** @description When it was read, ISO 8601. */
      readAt: string;
      /**
       * @description An objection from the creator. examined: a request is under review, and nothing is withheld yet; withheld: no new verdicts are given. Absent: no objection.
       * @enum {string}
       */
      creatorRequest?: "examined" | "withheld";
    };
    EndCheck: {
      /** @description When the campaign was last completed; null while it isn’t. */
      completedAt: string | null;
      /**
       * @description The currency.
       * @enum {string}
       */
      currency: "USD" | "EUR" | "GBP";
      /** @description The creators, or how many they are. */
      creators: {
        /** @description The entry of the list, by id. */
        entryId: string;
        /**
         * @description The platform.
         * @enum {string}
         */
        platform: "instagram" | "tiktok" | "youtube" | "twitch" | "x" | "linkedin";
        /** @description The name of the profile, without @. */
        handle: string;
        /** @description Its name. */
        name: string | null;
        /** @description What was paid. */
        paid: number | null;
        /**
         * @description open: not verified since the end.
         * @enum {string}
         */
        state: "open" | "waiting" | "running" | "done" | "failed";
        /** @description Why there is no verdict of the end, in a sentence. */
        problem: string | null;
        /** @description The report that was there when the campaign started, else the first after. */
        first: {
          /** @description The verification, by id. */
          verificationId: string;
          /** @description When it happened, ISO 8601. */
          at: string;
          /** @description Trust with its range; null where the evidence is not enough. */
          trust: number | null;
          /** @description What to do, with its reasons; null where the evidence is not enough. */
          decision: ("book" | "ask-first" | "dont-book") | null;
          /** @description Followers that look inauthentic, 0 to 1, with the ends of the 90% interval. */
          suspicious: {
            /** @description A share, 0 to 1. */
            share: number;
            /** @description The lower end of the range. */
            low: number;
            /** @description The upper end of the range. */
            high: number;
          } | null;
        } | null;
        /** @description The latest report since the campaign was completed. */
        end: {
          /** @description The verification, by id. */
          verificationId: string;
          /** @description When it happened, ISO 8601. */
          at: string;
          /** @description Trust with its range; null where the evidence is not enough. */
          trust: number | null;
          /** @description What to do, with its reasons; null where the evidence is not enough. */
          decision: ("book" | "ask-first" | "dont-book") | null;
          /** @description Followers that look inauthentic, 0 to 1, with the ends of the 90% interval. */
          suspicious: {
            /** @description A share, 0 to 1. */
            share: number;
            /** @description The lower end of the range. */
            low: number;
            /** @description The upper end of the range. */
            high: number;
          } | null;
        } | null;
      }[];
      /** @description What the next press would do. */
      due: {
        /**
         * @description Creators who would be verified now.
         * @example 4
         */
        count: number;
        /** @description Of them, those verified in the last 24 hours: they cost nothing. */
        free: number;
        /** @description How many credits. */
        credits: number;
        /** @description Credits that can be spent. */
        available: number;
      };
      /** @description The list of verifications that was begun last since the end; null: none was. */
      batch: {
        /** @description Its id. */
        id: string;
        /**
         * @description How it stands.
         * @enum {string}
         */
        state: "running" | "paused" | "stopped" | "ended" | "done";
        /** @description When it happened, ISO 8601. */
        at: string;
        /** @description Who wrote it; null: nobody has. */
        by: string | null;
        /** @description Verifications that have ended. */
        through: number;
        /** @description How many pairs there are. */
        all: number;
      } | null;
      /** @description What was paid for real people. */
      people: {
        /** @description By the reports that were there at the start. */
        first: components["schemas"]["PaidForPeople"] | null;
        /** @description By the reports since the end. */
        end: components["schemas"]["PaidForPeople"] | null;
      };
    };
    Error: {
      /** @description A message to show to a person. */
      error: string;
      /** @description Stable. Use it in code. */
      code: string;
      /** @description Names the call in our logs; tell it to support. */
      requestId: string;
      /** @description Messages by field path. */
      fields?: {
        [key: string]: string;
      };
    } & {
      [key: string]: unknown;
    };
    ExportedFile: {
      /** @description Its id. */
      id: string;
      /**
       * @description What or whom it is about; of an email, its subject line.
       * @enum {string}
       */
      subject: "report" | "verifications" | "shortlist" | "batch" | "campaign";
      /**
       * @description The form of the file, or of the post.
       * @enum {string}
       */
      format: "pdf" | "csv" | "json";
      /** @description Its title. */
      title: string;
      /** @description What the file is made of, or where orders come from, by id. */
      sourceId: string | null;
      /** @description The creator; null where it is not known whom the link means. */
      creator: string | null;
      /** @description Which entries are in the file; null: all of them. */
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
        /** @description Only those with this tag. */
        tag?: string;
        /** @description Ids, with commas between them in an address. */
        ids?: string[];
      } | null;
      /** @description Where it can be seen. */
      link: boolean;
      /** @description Whether the plan and the analyses that were bought are in the file. */
      additions: boolean;
      /**
       * @description How it stands.
       * @enum {string}
       */
      state: "queued" | "running" | "ready" | "failed" | "gone";
      /** @description How far it is, 0 to 100. */
      progress: number;
      /** @description What is being done now; null when nothing is. */
      stage: string | null;
      /** @description The name of the file; null until it is made. */
      fileName: string | null;
      /** @description Its size in bytes. */
      bytes: number | null;
      /** @description Credits that are reserved until it ends. */
      creditsHeld: number;
      /** @description Credits that were charged; null while it goes on. */
      creditsUsed: number | null;
      /** @description When it was made, ISO 8601. */
      createdAt: string;
      /** @description When it ended, ISO 8601; null while it goes on. */
      endedAt: string | null;
      /** @description When it ends, ISO 8601; null: it does not end by itself. */
      expiresAt: string | null;
      /** @description Why; null where nothing is to explain. */
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
      /**
       * @description How it stands.
       * @enum {string}
       */
      state: "READY" | "LOW_CONFIDENCE" | "INSUFFICIENT" | "PRIVATE" | "NOT_FOUND" | "RESTRICTED";
      /** @description Trust with its range; null where the evidence is not enough. */
      trust: {
        /** @description The score, 0 to 100. */
        score: number;
        /** @description The lower end of the range. */
        low: number;
        /** @description The upper end of the range. */
        high: number;
        /**
         * @description The value in a word.
         * @enum {string}
         */
        band: "excellent" | "good" | "moderate" | "poor";
      } | null;
      /** @description The risk of bought audience, in a word; null without a score. */
      fraudRisk: ("low" | "medium" | "high" | "critical") | null;
      /**
       * @description Null where there is no verdict.
       * @default null
       */
      decision: {
        /**
         * @description It in a word, for programs.
         * @enum {string}
         */
        word: "book" | "ask-first" | "dont-book";
        /** @description Parts of the audience that the decision rests on. */
        because: ("followers" | "growth" | "likes" | "views" | "comments" | "rings")[];
        /** @description Parts of the audience whose data would settle it. */
        wouldDecide: ("followers" | "growth" | "likes" | "views" | "comments" | "rings" | "followersSample" | "history" | "posts" | "insights")[];
      } | null;
      /** @description The verdict. */
      verdict: string;
      /**
       * @description One entry for each part. Empty where there is no verdict.
       * @default []
       */
      parts: {
        /**
         * @description The part that it is about.
         * @enum {string}
         */
        part: "followers" | "growth" | "likes" | "views" | "comments" | "rings";
        /**
         * @description How it stands.
         * @enum {string}
         */
        state: "seen" | "unclear" | "not-seen";
        /** @description A share, 0 to 1; null where it was not measured. */
        share: number | null;
        /** @description The lower end of the range; null where there is none. */
        low: number | null;
        /** @description The upper end of the range; null where there is none. */
        high: number | null;
        /** @description The number of the line, or the share at which a part is called manipulated. */
        line: number;
        /** @description How many it rests on; null where that is not known. */
        n: number | null;
        /** @description Why; null where there is nothing to explain. */
        why: string | null;
        /** @description The verdict; null until there is one. */
        verdict: ("clear" | "undecided" | "manipulated") | null;
      }[];
    };
    ExtensionBadgeAnswer: {
      /** @description The creator. */
      creator: {
        /**
         * @description The platform.
         * @enum {string}
         */
        platform: "instagram" | "tiktok" | "youtube" | "twitch" | "x" | "linkedin";
        /** @description The name of the profile, without @. */
        handle: string;
        /** @description Its address. */
        url: string;
      };
      /** @description Null: there is nothing to show that was paid for. */
      badge: components["schemas"]["ExtensionBadge"] | null;
      /** @description What `POST` of this call costs now, in credits. */
      price: number;
      /** @description What more would cost now, in credits, by action. */
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
      /** @description What limits it. */
      limits: components["schemas"]["ExtensionLimits"];
    };
    ExtensionLimits: {
      /** @description The hour’s limit. */
      hour: {
        /** @description The most there may be; in a query, the entries of one page. */
        limit: number;
        /** @description What is left. */
        left: number;
        /** @description When the count begins again; null while nothing was counted. */
        endsAt: string | null;
      };
      /** @description The day’s limit. */
      day: {
        /** @description The most there may be; in a query, the entries of one page. */
        limit: number;
        /** @description What is left. */
        left: number;
        /** @description When the count begins again; null while nothing was counted. */
        endsAt: string | null;
      };
    };
    ExtensionSession: {
      /** @description Its id. */
      id: string;
      /** @description Browser and system, as the user agent tells them. */
      device: string;
      /** @description When it was signed in, ISO 8601. */
      signedInAt: string;
      /** @description When it was last used, ISO 8601, to the minute. */
      lastUsedAt: string;
      /** @description When it ends, ISO 8601. */
      expiresAt: string;
    };
    FoundAmount: {
      /** @description The email, by id. */
      messageId: string;
      /**
       * @description Who names the amount.
       * @enum {string}
       */
      side: "brand" | "creator";
      /** @description In the campaign’s currency. */
      amount: number;
      /** @description Whether it is named as the price of one post. */
      perPost: boolean;
      /** @description When it happened, ISO 8601. */
      at: string;
      /**
       * @description The number of the line, or the share at which a part is called manipulated.
       * @example My rate is $900 for a reel.
       */
      line: string;
    };
    FoundContacts: {
      /** @description The creator. */
      creator: {
        /**
         * @description The platform.
         * @enum {string}
         */
        platform: "instagram" | "tiktok" | "youtube" | "twitch" | "x" | "linkedin";
        /** @description The name of the profile, without @. */
        handle: string;
        /** @description The name on the profile; null where there is none. */
        displayName: string | null;
      };
      /** @description The country, ISO 3166-1 alpha-2; null where none is known. */
      country: string | null;
      /** @description Addresses of the creator. */
      contacts: components["schemas"]["OutreachContact"][];
      /**
       * @description The page that the profile links to.
       * @enum {string}
       */
      page: "none" | "waiting" | "read" | "failed";
    };
    FoundPost: {
      /** @description The entry of the list, by id. */
      entryId: string;
      /**
       * @description The platform.
       * @enum {string}
       */
      platform: "instagram" | "tiktok" | "youtube" | "twitch" | "x" | "linkedin";
      /**
       * @description The post, as the platform knows it.
       * @example C9xYzAbCdEf
       */
      postId: string;
      /** @description When it happened, ISO 8601. */
      at: string;
      /** @description What kind it is. */
      kind: string;
      /** @description Its beginning. */
      caption: string;
      /** @description Views; null where they are not known. */
      views: number | null;
      /** @description Likes; null where they are not known. */
      likes: number | null;
      /** @description Comments; null where they are not known. */
      comments: number | null;
      /**
       * @description label: the platform’s own paid-partnership label. caption: a tag such as #ad, or words. late: those, but only where the caption has been opened. vague: words that regulators call unclear, such as #collab. none: nothing of it.
       * @enum {string}
       */
      disclosure: "label" | "caption" | "late" | "vague" | "none";
      /** @description The deliverable whose link names it. */
      deliverableId: string | null;
      /** @description When the counts were read. */
      readAt: string;
    };
    HistoryEntry: {
      /** @description Its id. */
      id: string;
      /** @description When it happened, ISO 8601. */
      at: string;
      /** @description When the data were read, ISO 8601. */
      fetchedAt: string;
      /** @description The version of the engine that scored it. */
      engine: string;
      /** @description SHA-256 of the data that it was made from. */
      snapshotDigest: string;
      /**
       * @description How it stands.
       * @enum {string}
       */
      state: "READY" | "LOW_CONFIDENCE" | "INSUFFICIENT" | "PRIVATE" | "NOT_FOUND" | "RESTRICTED";
      /** @description Trust with its range; null where the evidence is not enough. */
      trust: {
        /** @description The score, 0 to 100. */
        score: number;
        /** @description The lower end of the range. */
        low: number;
        /** @description The upper end of the range. */
        high: number;
        /**
         * @description The value in a word.
         * @enum {string}
         */
        band: "excellent" | "good" | "moderate" | "poor";
      } | null;
      /** @description The risk of bought audience, in a word; null without a score. */
      fraudRisk: ("low" | "medium" | "high" | "critical") | null;
      /**
       * @description Null where there is no verdict.
       * @default null
       */
      decision: {
        /**
         * @description It in a word, for programs.
         * @enum {string}
         */
        word: "book" | "ask-first" | "dont-book";
        /** @description Parts of the audience that the decision rests on. */
        because: ("followers" | "growth" | "likes" | "views" | "comments" | "rings")[];
        /** @description Parts of the audience whose data would settle it. */
        wouldDecide: ("followers" | "growth" | "likes" | "views" | "comments" | "rings" | "followersSample" | "history" | "posts" | "insights")[];
      } | null;
      /** @description Followers; null where they are not known. */
      followers: number | null;
      /** @description What changed since the one before; null for the first. */
      difference: {
        /**
         * @description Why it happened, as the product notes it.
         * @enum {string}
         */
        cause: "none" | "data" | "engine" | "both";
        /** @description Its points. */
        points: number | null;
        /** @description Whether the new value lies outside of the earlier range. */
        outside: boolean;
        /** @description What moved between the two. */
        moved: {
          /** @description Its id. */
          id: string;
          /** @description Its title. */
          title: string;
          /** @description Where it begins. */
          from: number;
          /** @description Where it ends. */
          to: number;
        }[];
      } | null;
    };
    Home: {
      /** @description What nobody has seen yet. */
      unread: {
        /** @description How many. */
        count: number;
        /** @description The verifications. */
        verifications: components["schemas"]["VerificationCard"][];
      };
      /** @description What left its usual range. */
      alerts: components["schemas"]["ShortlistAlert"][];
      /** @description What changed, or how often. */
      changes: components["schemas"]["WatchAlert"][];
      /** @description Lists that were verified. */
      batches: components["schemas"]["BulkSummary"][];
      /** @description How many credits. */
      credits: components["schemas"]["CreditBalance"];
      /** @description The plan of the workspace; null: none yet. */
      subscription: components["schemas"]["Subscription"] | null;
      /** @description The latest ones. */
      recent: components["schemas"]["VerificationCard"][];
      /** @description The shortlists. */
      shortlists: {
        /** @description Places on all lists together: how many are taken and how many there are. */
        places: {
          /** @description What is used of it. */
          used: number;
          /** @description The most there may be; in a query, the entries of one page. */
          limit: number;
        };
        /** @description The lists. */
        lists: components["schemas"]["ShortlistSummary"][];
      };
      /** @description What credits were spent on. */
      usage: {
        /** @description Where it begins. */
        from: string;
        /** @description What was done, by action. */
        actions: {
          /** @description The id of what costs, as in the price list. */
          action: string;
          /** @description How often. */
          times: number;
          /** @description How many credits. */
          credits: number;
        }[];
      };
      /** @description The steps, in their order. */
      steps: {
        /** @description Whether the platform marks the profile as verified. */
        verified: boolean;
        /** @description Whether a creator is on a shortlist. */
        shortlisted: boolean;
        /** @description Whether a list was verified. */
        bulk: boolean;
      };
      /** @description The time of the product, ISO 8601; a sandbox can be ahead. */
      now: string;
    };
    Invoice: {
      /** @description Its id. */
      id: string;
      /** @description Its number. */
      number: string;
      /** @description What it is, in a sentence. */
      description: string;
      /** @description The amount in US dollars. */
      amount: number;
      /** @description The amount in cents. */
      amountCents: number;
      /** @description What was refunded, in US dollars. */
      refunded: number;
      /** @description The currency. */
      currency: string;
      /**
       * @description How it stands; of an answer, its HTTP status.
       * @enum {string}
       */
      status: "open" | "paid" | "void" | "uncollectible" | "refunded";
      /** @description When it was made, ISO 8601. */
      createdAt: string;
      /** @description When it was paid, ISO 8601; null: not yet. */
      paidAt: string | null;
      /** @description Where the invoice can be fetched as a PDF. */
      pdfUrl: string;
    };
    Market: {
      /**
       * @description The platform.
       * @enum {string}
       */
      platform: "instagram" | "tiktok" | "youtube" | "twitch" | "x" | "linkedin";
      /**
       * @description What the creator is mostly about.
       * @enum {string}
       */
      category: "food" | "fitness" | "travel" | "beauty" | "fashion" | "gaming" | "tech" | "home" | "family" | "outdoors" | "music" | "learning" | "pets" | "business";
      /** @description What opening the table for a month costs. */
      credits: number;
      /** @description Null: not open now. */
      opened: {
        /** @description When it happened, ISO 8601. */
        at: string;
        /** @description Until when, ISO 8601. */
        until: string;
        /** @description Who wrote it; null: nobody has. */
        by: string | null;
      } | null;
      /** @description Creators of the category in the index. */
      indexed: number;
      /** @description How far the sandbox has read its simulated creators; null: all of them, or no sandbox. */
      preparing: {
        /** @description Whether it is finished. */
        done: number;
        /** @description Of how many, or of whom. */
        of: number;
      } | null;
      /** @description Null unless it is open and somebody published. */
      market: {
        /** @description Year and month in UTC, such as 2026-11. */
        month: string;
        /** @description Whether the month still goes on. */
        soFar: boolean;
        /** @description The month that it is held against; null: nobody published then. */
        monthBefore: string | null;
        /** @description Creators of the category that were counted. */
        creators: number;
        /** @description Of the creators, those that the sandbox made up. */
        simulated: number;
        /** @description When the newest of them was read. */
        readAt: string;
        /** @description Posts that disclose that somebody paid. */
        sponsored: {
          /** @description Its id. */
          id: string;
          /** @description A form of post, a hashtag, or an account. */
          name: string;
          /** @description Creators who did it in the month. */
          by: number;
          /** @description In the month that the table shows. */
          now: {
            /** @description Posts that were counted; of brands, mentions. */
            posts: number;
            /** @description Creators who published them. */
            creators: number;
            /** @description Of the creators, those that the sandbox made up. */
            simulated: number;
            /** @description The share with the ends of its 90% interval; null: too few creators for one. */
            interval: {
              /** @description The typical value. */
              middle: number;
              /** @description The lower end of the range. */
              low: number;
              /** @description The upper end of the range. */
              high: number;
            } | null;
          };
          /** @description In the month before; null where nobody published. */
          before: {
            /** @description Posts that were counted; of brands, mentions. */
            posts: number;
            /** @description Creators who published them. */
            creators: number;
            /** @description Of the creators, those that the sandbox made up. */
            simulated: number;
            /** @description The share with the ends of its 90% interval; null: too few creators for one. */
            interval: {
              /** @description The typical value. */
              middle: number;
              /** @description The lower end of the range. */
              low: number;
              /** @description The upper end of the range. */
              high: number;
            } | null;
          } | null;
          /** @description Now less before, with the ends of its 90% interval; null: not known. */
          change: {
            /** @description The typical value. */
            middle: number;
            /** @description The lower end of the range. */
            low: number;
            /** @description The upper end of the range. */
            high: number;
          } | null;
        };
        /** @description Posts by form. */
        formats: {
          /** @description Its id. */
          id: string;
          /** @description A form of post, a hashtag, or an account. */
          name: string;
          /** @description Creators who did it in the month. */
          by: number;
          /** @description In the month that the table shows. */
          now: {
            /** @description Posts that were counted; of brands, mentions. */
            posts: number;
            /** @description Creators who published them. */
            creators: number;
            /** @description Of the creators, those that the sandbox made up. */
            simulated: number;
            /** @description The share with the ends of its 90% interval; null: too few creators for one. */
            interval: {
              /** @description The typical value. */
              middle: number;
              /** @description The lower end of the range. */
              low: number;
              /** @description The upper end of the range. */
              high: number;
            } | null;
          };
          /** @description In the month before; null where nobody published. */
          before: {
            /** @description Posts that were counted; of brands, mentions. */
            posts: number;
            /** @description Creators who published them. */
            creators: number;
            /** @description Of the creators, those that the sandbox made up. */
            simulated: number;
            /** @description The share with the ends of its 90% interval; null: too few creators for one. */
            interval: {
              /** @description The typical value. */
              middle: number;
              /** @description The lower end of the range. */
              low: number;
              /** @description The upper end of the range. */
              high: number;
            } | null;
          } | null;
          /** @description Now less before, with the ends of its 90% interval; null: not known. */
          change: {
            /** @description The typical value. */
            middle: number;
            /** @description The lower end of the range. */
            low: number;
            /** @description The upper end of the range. */
            high: number;
          } | null;
        }[];
        /** @description Posts by hashtag, the most used first. */
        topics: {
          /** @description Its id. */
          id: string;
          /** @description A form of post, a hashtag, or an account. */
          name: string;
          /** @description Creators who did it in the month. */
          by: number;
          /** @description In the month that the table shows. */
          now: {
            /** @description Posts that were counted; of brands, mentions. */
            posts: number;
            /** @description Creators who published them. */
            creators: number;
            /** @description Of the creators, those that the sandbox made up. */
            simulated: number;
            /** @description The share with the ends of its 90% interval; null: too few creators for one. */
            interval: {
              /** @description The typical value. */
              middle: number;
              /** @description The lower end of the range. */
              low: number;
              /** @description The upper end of the range. */
              high: number;
            } | null;
          };
          /** @description In the month before; null where nobody published. */
          before: {
            /** @description Posts that were counted; of brands, mentions. */
            posts: number;
            /** @description Creators who published them. */
            creators: number;
            /** @description Of the creators, those that the sandbox made up. */
            simulated: number;
            /** @description The share with the ends of its 90% interval; null: too few creators for one. */
            interval: {
              /** @description The typical value. */
              middle: number;
              /** @description The lower end of the range. */
              low: number;
              /** @description The upper end of the range. */
              high: number;
            } | null;
          } | null;
          /** @description Now less before, with the ends of its 90% interval; null: not known. */
          change: {
            /** @description The typical value. */
            middle: number;
            /** @description The lower end of the range. */
            low: number;
            /** @description The upper end of the range. */
            high: number;
          } | null;
        }[];
        /** @description Mentions of accounts in paid posts: the share that each has of them. */
        brands: {
          /** @description Its id. */
          id: string;
          /** @description A form of post, a hashtag, or an account. */
          name: string;
          /** @description Creators who did it in the month. */
          by: number;
          /** @description In the month that the table shows. */
          now: {
            /** @description Posts that were counted; of brands, mentions. */
            posts: number;
            /** @description Creators who published them. */
            creators: number;
            /** @description Of the creators, those that the sandbox made up. */
            simulated: number;
            /** @description The share with the ends of its 90% interval; null: too few creators for one. */
            interval: {
              /** @description The typical value. */
              middle: number;
              /** @description The lower end of the range. */
              low: number;
              /** @description The upper end of the range. */
              high: number;
            } | null;
          };
          /** @description In the month before; null where nobody published. */
          before: {
            /** @description Posts that were counted; of brands, mentions. */
            posts: number;
            /** @description Creators who published them. */
            creators: number;
            /** @description Of the creators, those that the sandbox made up. */
            simulated: number;
            /** @description The share with the ends of its 90% interval; null: too few creators for one. */
            interval: {
              /** @description The typical value. */
              middle: number;
              /** @description The lower end of the range. */
              low: number;
              /** @description The upper end of the range. */
              high: number;
            } | null;
          } | null;
          /** @description Now less before, with the ends of its 90% interval; null: not known. */
          change: {
            /** @description The typical value. */
            middle: number;
            /** @description The lower end of the range. */
            low: number;
            /** @description The upper end of the range. */
            high: number;
          } | null;
        }[];
        /** @description The price index, and what a post costs by size. */
        prices: {
          /** @description Its id. */
          id: string;
          /** @description Its name. */
          name: string;
          /** @description What the value rests on. */
          basis: string;
          /**
           * @description The unit of its value.
           * @enum {string}
           */
          unit: "ratio" | "usd";
          /** @description How many it rests on. */
          n: number;
          /** @description Of n, those that the sandbox made up. */
          simulated: number;
          /** @description The median with the ends of its 90% interval; null: too few for one. */
          interval: {
            /** @description The lower end of the range. */
            low: number;
            /** @description The typical value. */
            middle: number;
            /** @description The upper end of the range. */
            high: number;
          } | null;
        }[];
      } | null;
    };
    Match: {
      /** @description Its id. */
      id: string;
      /**
       * @description What kind it is.
       * @enum {string}
       */
      kind: "lookalikes" | "audience" | "personality";
      /** @description Its title. */
      title: string;
      /** @description How many were asked for. */
      asked: number;
      /** @description What was found, or how many. */
      found: number;
      /** @description Credits that were charged. */
      creditsUsed: number;
      /** @description When it was made, ISO 8601. */
      createdAt: string;
      /** @description The creators, or how many they are. */
      creators: {
        /** @description Its place in the order, from 1. */
        place: number;
        /** @description How well the creator fits, 0 to 100. */
        fit: number;
        /** @description The creator. */
        creator: components["schemas"]["DiscoveredCreator"];
        /** @description Why, one reason each. */
        reasons: {
          /** @description Its name as people read it. */
          label: string;
          /** @description Its points. */
          points: number;
          /** @description The most points there are. */
          pointsMax: number;
          /** @description It in words, for a person. */
          words: string;
        }[];
      }[];
      /** @description How many are no longer there. */
      gone: number;
    };
    MatchCard: {
      /** @description Its id. */
      id: string;
      /**
       * @description What kind it is.
       * @enum {string}
       */
      kind: "lookalikes" | "audience" | "personality";
      /** @description Its title. */
      title: string;
      /** @description How many were asked for. */
      asked: number;
      /** @description What was found, or how many. */
      found: number;
      /** @description Credits that were charged. */
      creditsUsed: number;
      /** @description When it was made, ISO 8601. */
      createdAt: string;
    };
    Negotiation: {
      /** @description The creator. */
      creator: {
        /**
         * @description The platform.
         * @enum {string}
         */
        platform: "instagram" | "tiktok" | "youtube" | "twitch" | "x" | "linkedin";
        /** @description The name of the profile, without @. */
        handle: string;
        /** @description The name on the profile; null where there is none. */
        displayName: string | null;
      };
      /** @description The campaign. */
      campaign: {
        /** @description Its id. */
        id: string;
        /** @description Its name. */
        name: string;
      };
      /** @description The entry of the list, by id. */
      entryId: string;
      /**
       * @description The currency.
       * @enum {string}
       */
      currency: "USD" | "EUR" | "GBP";
      /** @description Whether the campaign was started: offers and replies wait for that. */
      started: boolean;
      /** @description The workspace’s last report about the creator. */
      report: {
        /** @description The verification, by id. */
        verificationId: string;
        /** @description When it happened, ISO 8601. */
        at: string;
        /**
         * @description What to do, with its reasons; null where the evidence is not enough.
         * @example book
         */
        decision: string | null;
      } | null;
      /** @description Where you write to each other; null: nowhere yet. */
      thread: {
        /** @description Its id. */
        id: string;
        /** @description What or whom it is about; of an email, its subject line. */
        subject: string;
      } | null;
      /** @description Where to begin, what to aim at and where to stop; null where nothing supports a fee. */
      frame: components["schemas"]["NegotiationFrame"] | null;
      /** @description Why there is no frame; null where there is one. */
      why: ("no_report" | "no_price" | "no_return" | "no_budget") | null;
      /** @description Oldest first. */
      offers: components["schemas"]["NegotiationOffer"][];
      /** @description Amounts in the thread that nobody has logged, oldest first. */
      found: components["schemas"]["FoundAmount"][];
      /** @description What to answer next; null without a frame, and once a fee is agreed. */
      next: {
        /**
         * @description What kind it is.
         * @enum {string}
         */
        kind: "open" | "counter" | "hold" | "accept" | "final" | "walk";
        /** @description In the campaign’s currency. */
        amount: number;
      } | null;
      /** @description What the next reply costs: 0 once it was paid for. */
      credits: number;
      /** @description Proposed replies, newest first, up to 10. */
      replies: components["schemas"]["NegotiationReply"][];
      /** @description What the campaign says was agreed. */
      agreed: {
        /** @description The agreed fee, in the campaign’s currency; null: none yet. */
        fee: number | null;
        /** @description The version of the agreed fee, to be named when an offer is accepted. */
        version: number;
        /**
         * @description How the outreach stands.
         * @enum {string}
         */
        outreach: "not-contacted" | "contacted" | "replied" | "negotiating" | "agreed" | "turned-down";
      };
    };
    NegotiationFrame: {
      /** @description Where to begin: what the cheapest tenth of such deals costs. */
      anchor: number;
      /** @description What to aim at: what the middle deal costs, or the walk-away where that is less. */
      target: number;
      /** @description The most that the numbers support. */
      walkAway: number;
      /**
       * @description What keeps the fee from going higher.
       * @enum {string}
       */
      cappedBy: "market" | "return" | "budget";
      /** @description What the market asks for the planned posts. Eight of ten deals are between the ends. */
      market: {
        /** @description One in ten is lower. */
        p10: number;
        /** @description Half are lower. */
        p50: number;
        /** @description Nine in ten are lower. */
        p90: number;
      };
      /**
       * @description What was multiplied.
       * @example feed post, price per 1,000 impressions
       */
      basis: string;
      /** @description Where it comes from. */
      source: string;
      /** @description The fee that pays off; null until the plan says what an order brings. */
      breakEven: {
        /** @description One in ten is lower. */
        p10: number;
        /** @description Half are lower. */
        p50: number;
        /** @description Nine in ten are lower. */
        p90: number;
      } | null;
      /** @description What the budget leaves for this creator; null: there is no budget. */
      left: number | null;
      /** @description What of that is still due to this creator already. */
      leftOwn: number;
      /** @description People the posts reach, without accounts that look inauthentic. */
      reach: {
        /** @description One in ten is lower. */
        p10: number;
        /** @description Half are lower. */
        p50: number;
        /** @description Nine in ten are lower. */
        p90: number;
      };
      /** @description Posts, or how many of them. */
      posts: number;
    };
    NegotiationOffer: {
      /** @description Its id. */
      id: string;
      /**
       * @description Who names the amount.
       * @enum {string}
       */
      side: "brand" | "creator";
      /** @description For everything that the creator delivers, in the campaign’s currency. */
      amount: number;
      /** @description A note of the workspace. */
      note: string;
      /**
       * @description Whether it counts, is no offer, or was deleted.
       * @enum {string}
       */
      state: "made" | "ignored" | "removed";
      /** @description The message that it was found in; null: logged by hand. */
      messageId: string | null;
      /** @description When it was made: the message’s time, else when it was logged. */
      at: string;
      /** @description Who logged it, or changed it last, by name; null for somebody who is gone. */
      by: string | null;
    };
    NegotiationReply: {
      /** @description Its id. */
      id: string;
      /**
       * @description What the reply does.
       * @enum {string}
       */
      move: "open" | "counter" | "hold" | "accept" | "final" | "walk";
      /** @description In the campaign’s currency. */
      amount: number;
      /** @description The text, for a person. */
      text: string;
      /**
       * @description The figures that support it.
       * @example [
       *       "The posts should reach about 12K people (9K to 15K)."
       *     ]
       */
      reasons: string[];
      /**
       * @description Who wrote it: built-in, or the model.
       * @example built-in
       */
      writer: string;
      /** @description When it happened, ISO 8601. */
      at: string;
      /** @description By name; null for somebody who is gone. */
      by: string | null;
    };
    OfferedContract: {
      /**
       * @description How it stands.
       * @enum {string}
       */
      state: "sent" | "accepted" | "declined";
      /** @description The text, for a person. */
      text: components["schemas"]["ReadContract"];
      /**
       * @description The brand.
       * @example Northwind Coffee
       */
      brand: string;
      /** @description The creator. */
      creator: {
        /**
         * @description The platform.
         * @enum {string}
         */
        platform: "instagram" | "tiktok" | "youtube" | "twitch" | "x" | "linkedin";
        /** @description The name of the profile, without @. */
        handle: string;
        /** @description The name on the profile; null where there is none. */
        displayName: string | null;
      };
      /**
       * @description The brand that offers the contract.
       * @example Ann Field
       */
      offeredBy: string | null;
      /** @description When it left, ISO 8601. */
      sentAt: string;
      /** @description SHA-256 of the canonical JSON. */
      digest: string;
      /** @description What was answered; null where nothing was. */
      answer: {
        /** @description When it happened, ISO 8601. */
        at: string;
        /** @description Its name. */
        name: string | null;
      } | null;
      /** @description A copy goes to the address that it was sent to. */
      keepsEmail: boolean;
    };
    OpenThread: {
      /** @description Its id. */
      id: string;
      /** @description The creator. */
      creator: {
        /**
         * @description The platform.
         * @enum {string}
         */
        platform: "instagram" | "tiktok" | "youtube" | "twitch" | "x" | "linkedin";
        /** @description The name of the profile, without @. */
        handle: string;
        /** @description The name on the profile; null where there is none. */
        displayName: string | null;
      };
      /** @description The campaign; null: none. */
      campaign: {
        /** @description Its id. */
        id: string;
        /** @description Its name. */
        name: string;
        /** @description The creator’s place in the campaign; null: taken out. */
        entryId: string | null;
      } | null;
      /**
       * @description Where it called from, or an address as its kind says.
       * @example hello@avafields.example
       */
      address: string;
      /**
       * @description Where it comes from.
       * @enum {string}
       */
      source: "bio" | "linked-page" | "consent" | "given";
      /**
       * @description What was seen that says so.
       * @example instagram.com/ava_fields
       */
      evidence: string;
      /**
       * @description Why there is a right to write; null: none was given.
       * @example Asked us for offers at a trade fair.
       */
      consentReason: string | null;
      /** @description What or whom it is about; of an email, its subject line. */
      subject: string;
      /**
       * @description How it stands.
       * @enum {string}
       */
      state: "waiting" | "replied" | "agreed" | "declined" | "closed" | "failed" | "unsubscribed";
      /** @description Who looks after it; null: nobody. */
      assignee: {
        /** @description Its id. */
        id: string;
        /** @description Its name. */
        name: string;
      } | null;
      /** @description What nobody has seen yet. */
      unread: boolean;
      /** @description When it was last, ISO 8601. */
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
        /** @description The verification, by id. */
        verificationId: string;
        /** @description Trust with its range; null where the evidence is not enough. */
        trust: {
          /** @description The score, 0 to 100. */
          score: number;
          /** @description The lower end of the range. */
          low: number;
          /** @description The upper end of the range. */
          high: number;
        } | null;
        /**
         * @description What to do, with its reasons; null where the evidence is not enough.
         * @example book
         */
        decision: string | null;
      } | null;
      /** @description The emails. */
      messages: components["schemas"]["OutreachMessage"][];
      /**
       * @description Another thread with this creator about the same campaign, in which an email went out or is about to; null: none, so a first email can be sent.
       * @example 6f1d2c3b-8a4e-4f57-9b60-2d7c1e5a9f83
       */
      reachedIn: string | null;
    };
    OutreachContact: {
      /** @description Its id. */
      id: string;
      /**
       * @description The email address.
       * @example hello@avafields.example
       */
      address: string;
      /**
       * @description Where it comes from.
       * @enum {string}
       */
      source: "bio" | "linked-page" | "consent" | "given";
      /**
       * @description How sure it is.
       * @enum {string}
       */
      confidence: "high" | "medium";
      /**
       * @description Where exactly it stands.
       * @example instagram.com/ava_fields
       */
      evidence: string;
      /** @description When it was found, ISO 8601. */
      foundAt: string;
    };
    OutreachMessage: {
      /** @description Its id. */
      id: string;
      /**
       * @description What kind it is.
       * @enum {string}
       */
      kind: "first" | "follow-up" | "reply" | "received" | "note";
      /**
       * @description How it stands.
       * @enum {string}
       */
      state: "waiting" | "sending" | "sent" | "refused" | "bounced" | "canceled" | "kept";
      /** @description What or whom it is about; of an email, its subject line. */
      subject: string;
      /** @description The text itself. */
      body: string;
      /** @description When it is sent; null for a follow-up whose turn hasn’t come. */
      dueAt: string | null;
      /**
       * @description Days after the message before it.
       * @example 4
       */
      afterDays: number | null;
      /** @description When it left, ISO 8601; null: not yet. */
      sentAt: string | null;
      /** @description When it was made, ISO 8601. */
      createdAt: string;
      /** @description Who wrote it; null: nobody has. */
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
      /** @description Who is written to. */
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
      /**
       * @description The legal name at the foot of emails.
       * @example Northwind Coffee LLC
       */
      legalName: string;
      /**
       * @description The postal address at the foot of emails.
       * @example 1 Main Street, Portland, OR 97201, USA
       */
      postalAddress: string;
      /**
       * @description The name that emails come from.
       * @example Ann at Northwind
       */
      fromName: string;
      /**
       * Format: email
       * @description Where it called from, or an address as its kind says.
       * @example hello@example.com
       */
      address: string;
      /**
       * @description The time zone, such as America/New_York.
       * @example America/New_York
       */
      timeZone: string;
      /**
       * @description Whether our mail server sends, or the workspace’s own.
       * @example own
       * @enum {string}
       */
      via: "ours" | "own";
      /**
       * @description Emails a day at most.
       * @example 500
       */
      dailyMax: number;
      /** @description The workspace’s own mail server; null: ours. */
      smtp: {
        /**
         * @description The host name.
         * @example smtp.example.com
         */
        host: string;
        /**
         * @description The port of the mail server.
         * @example 465
         */
        port: number;
        /** @description Encrypted from the first byte; otherwise as soon as the server offers it. */
        tls: boolean;
        /**
         * @description The person, or the name to sign in with.
         * @default
         * @example hello@example.com
         */
        user: string;
        /** @description Whether a password is set. */
        hasPassword: boolean;
      } | null;
      /** @description Where replies are read; null: nowhere. */
      imap: {
        /**
         * @description The host name.
         * @example smtp.example.com
         */
        host: string;
        /**
         * @description The port of the mail server.
         * @example 465
         */
        port: number;
        /** @description Encrypted from the first byte; otherwise as soon as the server offers it. */
        tls: boolean;
        /**
         * @description The person, or the name to sign in with.
         * @default
         * @example hello@example.com
         */
        user: string;
        /** @description Whether a password is set. */
        hasPassword: boolean;
        /** @description When it was read, ISO 8601; null: not yet. */
        readAt: string | null;
        /**
         * @description What is wrong with it; null: nothing.
         * @example The server refused the user or password.
         */
        fault: string | null;
      } | null;
    };
    OutreachSuppression: {
      /** @description Its id. */
      id: string;
      /**
       * @description The email address, or the host, that is never written to.
       * @example hello@avafields.example
       */
      address: string;
      /**
       * @description Why.
       * @enum {string}
       */
      reason: "unsubscribed" | "bounced" | "by-hand";
      /** @description When it happened, ISO 8601. */
      at: string;
    };
    OutreachTemplate: {
      /** @description Its id. */
      id: string;
      /** @description Its name. */
      name: string;
      /** @description What or whom it is about; of an email, its subject line. */
      subject: string;
      /** @description The text itself. */
      body: string;
      /** @description Emails that follow where nobody answers. */
      followUps: {
        /**
         * @description Days after the email before.
         * @example 4
         */
        afterDays: number;
        /**
         * @description The text itself.
         * @example Just checking in, {{first_name|there}}.
         */
        body: string;
      }[];
      /** @description Its version. */
      version: number;
      /** @description Who changed it last; null: nobody is known. */
      changedBy: string | null;
      /** @description When it was last changed, ISO 8601. */
      changedAt: string;
    };
    OutreachThread: {
      /** @description Its id. */
      id: string;
      /** @description The creator. */
      creator: {
        /**
         * @description The platform.
         * @enum {string}
         */
        platform: "instagram" | "tiktok" | "youtube" | "twitch" | "x" | "linkedin";
        /** @description The name of the profile, without @. */
        handle: string;
        /** @description The name on the profile; null where there is none. */
        displayName: string | null;
      };
      /** @description The campaign; null: none. */
      campaign: {
        /** @description Its id. */
        id: string;
        /** @description Its name. */
        name: string;
        /** @description The creator’s place in the campaign; null: taken out. */
        entryId: string | null;
      } | null;
      /**
       * @description Where it called from, or an address as its kind says.
       * @example hello@avafields.example
       */
      address: string;
      /**
       * @description Where it comes from.
       * @enum {string}
       */
      source: "bio" | "linked-page" | "consent" | "given";
      /**
       * @description What was seen that says so.
       * @example instagram.com/ava_fields
       */
      evidence: string;
      /**
       * @description Why there is a right to write; null: none was given.
       * @example Asked us for offers at a trade fair.
       */
      consentReason: string | null;
      /** @description What or whom it is about; of an email, its subject line. */
      subject: string;
      /**
       * @description How it stands.
       * @enum {string}
       */
      state: "waiting" | "replied" | "agreed" | "declined" | "closed" | "failed" | "unsubscribed";
      /** @description Who looks after it; null: nobody. */
      assignee: {
        /** @description Its id. */
        id: string;
        /** @description Its name. */
        name: string;
      } | null;
      /** @description What nobody has seen yet. */
      unread: boolean;
      /** @description When it was last, ISO 8601. */
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
        /** @description The verification, by id. */
        verificationId: string;
        /** @description Trust with its range; null where the evidence is not enough. */
        trust: {
          /** @description The score, 0 to 100. */
          score: number;
          /** @description The lower end of the range. */
          low: number;
          /** @description The upper end of the range. */
          high: number;
        } | null;
        /**
         * @description What to do, with its reasons; null where the evidence is not enough.
         * @example book
         */
        decision: string | null;
      } | null;
    };
    OwnBenchmark: {
      /** @description The lower end of the range. */
      low: number;
      /** @description The typical value. */
      middle: number;
      /** @description The upper end of the range. */
      high: number;
      /** @description Which figure it is, by a name that stays. */
      figure: string;
      /** @description A note of the workspace. */
      note: string;
      /** @description Whether forecasts use it in place of the published figure. */
      inForecasts: boolean;
      /** @description When it was last changed, ISO 8601. */
      changedAt: string;
      /** @description By name; null for somebody who is gone. */
      changedBy: string | null;
    };
    OwnPlan: {
      /** @description The price in cents. */
      priceCents: number;
      /** @description How many credits. */
      credits: number;
      /** @description People that the plan has room for, and how many are taken. */
      seats: number;
    };
    PaidForPeople: {
      /** @description Creators whose audience was judged. */
      judged: number;
      /** @description Followers who look like people, a share. */
      real: {
        /** @description The lower end of the range. */
        low: number;
        /** @description The estimate. */
        point: number;
        /** @description The upper end of the range. */
        high: number;
      };
      /** @description Creators whose audience was never judged. */
      unknown: number;
      /** @description Creators whose followers were judged. */
      creators: number;
    };
    PaymentConfirmation: {
      /** @description The payment, as the card provider knows it. */
      paymentIntentId: string;
      /** @description What the page confirms the payment with. */
      clientSecret: string;
    };
    PaymentProblem: {
      /**
       * @description What kind it is.
       * @enum {string}
       */
      kind: "card" | "authentication";
      /** @description What there is to say, for a person. */
      message: string;
      /** @description The amount in US dollars. */
      amount: number;
      /** @description The amount in cents. */
      amountCents: number;
      /** @description When it failed, ISO 8601. */
      failedAt: string;
      /** @description When the card is tried again, ISO 8601; null: it is not. */
      nextAttemptAt: string | null;
    };
    PerformanceDocument: {
      /** @description Its name. */
      name: string;
      /**
       * @description What the campaign is for.
       * @enum {string}
       */
      goal: "awareness" | "sales" | "content" | "launch" | "always-on";
      /** @description The brand. */
      brand: string;
      /**
       * @description How it stands.
       * @enum {string}
       */
      state: "draft" | "active" | "completed" | "archived";
      /** @description Its first day, YYYY-MM-DD; null while nobody has said. */
      startsOn: string | null;
      /** @description Its last day, YYYY-MM-DD; null while nobody has said. */
      endsOn: string | null;
      /** @description When it began, ISO 8601; null: not yet. */
      startedAt: string | null;
      /**
       * @description The currency.
       * @enum {string}
       */
      currency: "USD" | "EUR" | "GBP";
      /** @description When it was made. */
      madeAt: string;
      /** @description What was found. */
      data: {
        /**
         * @description Until when clicks and orders were counted.
         * @example 2026-11-23T09:30:00.000Z
         */
        countedTo: string;
        /** @description When the first of the posts was read; null where none was. */
        postsReadFrom: string | null;
        /** @description Until when posts were read; null: none were. */
        postsReadTo: string | null;
        /** @description Creators without a report to read posts from. */
        unread: number;
        /** @description Orders in currencies that can’t be converted; revenue is without them. */
        unconverted: number;
      };
      /** @description How far the campaign is, as shares of its plan. */
      pacing: {
        /** @description How much of the campaign’s time is over, 0 to 1; null where it has no dates. */
        time: number | null;
        /** @description Posted of all planned posts, as a share; null where there is no plan. */
        posted: number | null;
        /** @description What was paid already. */
        spent: number | null;
        /** @description Posts, or how many of them. */
        posts: number;
        /** @description What should be posted by now, as a share. */
        due: number;
      };
      /** @description Where the money is. */
      money: {
        /** @description The budget; null: none. */
        budget: number | null;
        /** @description What was paid already. */
        spent: number;
        /** @description What was agreed and not yet paid. */
        committed: number;
        /** @description What is left. */
        left: number | null;
      };
      /** @description What the campaign brought, and what each result cost. */
      results: {
        /** @description Posts, or how many of them. */
        posts: number;
        /** @description Views; null where they are not known. */
        views: number | null;
        /** @description Likes and comments. */
        engagements: number | null;
        /** @description Clicks, without those of programs. */
        clicks: number | null;
        /** @description Orders. */
        orders: number | null;
        /** @description What orders brought. */
        revenue: number | null;
        /** @description What a thousand views cost; null where that is not known. */
        perThousandViews: number | null;
        /** @description What a like or a comment cost; null where that is not known. */
        perEngagement: number | null;
        /** @description What a click cost; null where that is not known. */
        perClick: number | null;
        /** @description What an order cost; null where that is not known. */
        perOrder: number | null;
        /** @description Revenue for each one that was paid. */
        returned: number | null;
      };
      /** @description What the earlier readings made likely. */
      expected: {
        /** @description Different people. */
        reach: {
          /** @description The lower end of the range. */
          low: number;
          /** @description The estimate. */
          point: number;
          /** @description The upper end of the range. */
          high: number;
        };
        /** @description Clicks, without those of programs. */
        clicks: {
          /** @description The lower end of the range. */
          low: number;
          /** @description The estimate. */
          point: number;
          /** @description The upper end of the range. */
          high: number;
        };
        /** @description Orders. */
        orders: {
          /** @description The lower end of the range. */
          low: number;
          /** @description The estimate. */
          point: number;
          /** @description The upper end of the range. */
          high: number;
        };
        /** @description What orders brought. */
        revenue: {
          /** @description The lower end of the range. */
          low: number;
          /** @description The estimate. */
          point: number;
          /** @description The upper end of the range. */
          high: number;
        };
        /** @description Revenue for each one that is paid; null where nothing is. */
        returned: {
          /** @description The lower end of the range. */
          low: number;
          /** @description The estimate. */
          point: number;
          /** @description The upper end of the range. */
          high: number;
        } | null;
        /** @description Creators that were forecast. */
        creators: number;
        /** @description Results of the workspace’s other campaigns that moved the forecast; 0: published rates alone. */
        lessons: number;
      } | null;
      /** @description The creators, or how many they are. */
      creators: {
        /** @description The entry of the list, by id. */
        entryId: string;
        /**
         * @description The platform.
         * @enum {string}
         */
        platform: "instagram" | "tiktok" | "youtube" | "twitch" | "x" | "linkedin";
        /** @description Null where the creator’s data had to be deleted since. */
        handle: string | null;
        /** @description Its name. */
        name: string | null;
        /** @description The fee that was agreed, in the campaign’s currency. */
        agreedFee: number | null;
        /** @description What was paid. */
        paid: number | null;
        /** @description Posts, or how many of them. */
        posts: number;
        /** @description Posts that were agreed on. */
        due: number;
        /** @description Views; null where they are not known. */
        views: number | null;
        /** @description Likes and comments. */
        engagements: number | null;
        /** @description Clicks, without those of programs. */
        clicks: number | null;
        /** @description Orders. */
        orders: number | null;
        /** @description What orders brought. */
        revenue: number | null;
        /** @description What a thousand views cost; null where that is not known. */
        perThousandViews: number | null;
        /** @description What a like or a comment cost; null where that is not known. */
        perEngagement: number | null;
        /** @description What a click cost; null where that is not known. */
        perClick: number | null;
        /** @description What an order cost; null where that is not known. */
        perOrder: number | null;
        /** @description Revenue for each one that was paid. */
        returned: number | null;
        /** @description Null without a report to forecast from. */
        expected: {
          /** @description Clicks, without those of programs. */
          clicks: {
            /** @description The lower end of the range. */
            low: number;
            /** @description The estimate. */
            point: number;
            /** @description The upper end of the range. */
            high: number;
          };
          /** @description Orders. */
          orders: {
            /** @description The lower end of the range. */
            low: number;
            /** @description The estimate. */
            point: number;
            /** @description The upper end of the range. */
            high: number;
          };
          /** @description What orders brought. */
          revenue: {
            /** @description The lower end of the range. */
            low: number;
            /** @description The estimate. */
            point: number;
            /** @description The upper end of the range. */
            high: number;
          };
          /** @description Revenue for each one that is paid; null where nothing is. */
          returned: {
            /** @description The lower end of the range. */
            low: number;
            /** @description The estimate. */
            point: number;
            /** @description The upper end of the range. */
            high: number;
          } | null;
        } | null;
        /** @description The report that was there when the campaign started, else the first after. */
        first: {
          /** @description The verification, by id. */
          verificationId: string;
          /** @description When it happened, ISO 8601. */
          at: string;
          /** @description Trust with its range; null where the evidence is not enough. */
          trust: number | null;
          /** @description What to do, with its reasons; null where the evidence is not enough. */
          decision: ("book" | "ask-first" | "dont-book") | null;
          /** @description Followers that look inauthentic, 0 to 1, with the ends of the 90% interval. */
          suspicious: {
            /** @description A share, 0 to 1. */
            share: number;
            /** @description The lower end of the range. */
            low: number;
            /** @description The upper end of the range. */
            high: number;
          } | null;
        } | null;
        /** @description The latest report. */
        last: {
          /** @description The verification, by id. */
          verificationId: string;
          /** @description When it happened, ISO 8601. */
          at: string;
          /** @description Trust with its range; null where the evidence is not enough. */
          trust: number | null;
          /** @description What to do, with its reasons; null where the evidence is not enough. */
          decision: ("book" | "ask-first" | "dont-book") | null;
          /** @description Followers that look inauthentic, 0 to 1, with the ends of the 90% interval. */
          suspicious: {
            /** @description A share, 0 to 1. */
            share: number;
            /** @description The lower end of the range. */
            low: number;
            /** @description The upper end of the range. */
            high: number;
          } | null;
        } | null;
        /** @description The latest report since the campaign was completed; null or absent: none. */
        end?: {
          /** @description The verification, by id. */
          verificationId: string;
          /** @description When it happened, ISO 8601. */
          at: string;
          /** @description Trust with its range; null where the evidence is not enough. */
          trust: number | null;
          /** @description What to do, with its reasons; null where the evidence is not enough. */
          decision: ("book" | "ask-first" | "dont-book") | null;
          /** @description Followers that look inauthentic, 0 to 1, with the ends of the 90% interval. */
          suspicious: {
            /** @description A share, 0 to 1. */
            share: number;
            /** @description The lower end of the range. */
            low: number;
            /** @description The upper end of the range. */
            high: number;
          } | null;
        } | null;
      }[];
      /** @description Posts, or how many of them. */
      posts: {
        /** @description The entry of the list, by id. */
        entryId: string | null;
        /** @description The creator; null where it is not known whom the link means. */
        creator: string | null;
        /** @description Null for a post that was found and that no deliverable names. */
        kind: ("post" | "reel" | "story" | "video" | "short" | "live" | "other") | null;
        /** @description Its title. */
        title: string;
        /**
         * @description Where it can be seen.
         * @example https://www.instagram.com/p/C9xYzAbCdEf/
         */
        link: string;
        /** @description When it was published; null where that wasn’t read. */
        at: string | null;
        /** @description The day it is due, YYYY-MM-DD. */
        dueOn: string | null;
        /** @description Views; null where they are not known. */
        views: number | null;
        /** @description Likes; null where they are not known. */
        likes: number | null;
        /** @description Comments; null where they are not known. */
        comments: number | null;
        /** @description Clicks, without those of programs. */
        clicks: number | null;
        /** @description Orders. */
        orders: number | null;
        /** @description What orders brought. */
        revenue: number | null;
        /** @description How the post says that it is an ad. */
        disclosure: ("label" | "caption" | "late" | "vague" | "none") | null;
      }[];
      /** @description What the posts brought beyond the creator’s ordinary ones. */
      lift: components["schemas"]["CampaignLift"] | null;
      /** @description What was paid for real people. */
      people: components["schemas"]["PaidForPeople"] | null;
      /** @description What verifying the audience again at the end showed; null or absent: it was not verified again. */
      atEnd?: {
        /**
         * @description When the campaign was last completed.
         * @example 2026-11-23T09:30:00.000Z
         */
        completedAt: string;
        /** @description Creators who were verified since then. */
        verified: number;
        /** @description Creators who agreed or were paid. */
        of: number;
        /** @description What was paid for real people, by those reports alone. */
        people: components["schemas"]["PaidForPeople"] | null;
        /** @description The same by the reports that were there at the start. */
        before: components["schemas"]["PaidForPeople"] | null;
      } | null;
    };
    PerformanceHeading: {
      /** @description Its id. */
      id: string;
      /**
       * @description How it stands.
       * @enum {string}
       */
      state: "running" | "done" | "failed";
      /** @description When it was made, ISO 8601. */
      createdAt: string;
      /** @description Who wrote it; null: nobody has. */
      by: string | null;
      /** @description Null while it is being made. */
      creditsUsed: number | null;
      /** @description Why there is none, in a sentence. */
      reason: string | null;
    };
    PerformanceReport: {
      /** @description Its id. */
      id: string;
      /**
       * @description How it stands.
       * @enum {string}
       */
      state: "running" | "done" | "failed";
      /** @description When it was made, ISO 8601. */
      createdAt: string;
      /** @description Who wrote it; null: nobody has. */
      by: string | null;
      /** @description Null while it is being made. */
      creditsUsed: number | null;
      /** @description Why there is none, in a sentence. */
      reason: string | null;
      /** @description Null until it is made. */
      document: components["schemas"]["PerformanceDocument"] | null;
    };
    PlannedRecipient: {
      /** @description The creator. */
      creator: {
        /**
         * @description The platform.
         * @enum {string}
         */
        platform: "instagram" | "tiktok" | "youtube" | "twitch" | "x" | "linkedin";
        /** @description The name of the profile, without @. */
        handle: string;
        /** @description The name on the profile; null where there is none. */
        displayName: string | null;
      };
      /**
       * @description Where it called from, or an address as its kind says.
       * @example hello@avafields.example
       */
      address: string | null;
      /** @description Where it comes from; null where that is not known. */
      source: ("bio" | "linked-page" | "consent" | "given") | null;
      /** @description What or whom it is about; of an email, its subject line. */
      subject: string;
      /** @description With its foot: who sends, why, and how to unsubscribe. */
      body: string;
      /** @description Emails that follow where nobody answers. */
      followUps: {
        /**
         * @description Days after the email before.
         * @example 4
         */
        afterDays: number;
        /** @description The text itself. */
        body: string;
      }[];
      /** @description When it leaves, ISO 8601. */
      sendAt: string;
      /**
       * @description Whose time the hour is in, or the time zone itself.
       * @example America/New_York
       */
      zone: string;
      /** @description Whoever has one is left out of the send. */
      faults: {
        /**
         * @description What it is, by a name for programs that stays.
         * @enum {string}
         */
        code: "no_contact" | "suppressed" | "hole" | "unknown_field" | "already_contacted" | "consent_needed";
        /** @description What went wrong, in a sentence for a person. */
        error: string;
      }[];
    };
    ProfileLookup: {
      /** @description The name of the profile, without @. */
      handle: string;
      /** @description When, ISO 8601. */
      timestamp: string;
      /** @description What was found. */
      data: {
        /**
         * @description The platform.
         * @constant
         */
        platform: "instagram";
        /**
         * @description Whether the platform marks the profile as verified.
         * @enum {string}
         */
        verifiedStatus: "verified" | "not verified" | "unknown";
        /** @description What kind of account the platform says it is. */
        accountType: string;
        /** @description Followers; null where they are not known. */
        followers: number | null;
        /** @description Accounts that it follows; null where that is not known. */
        following: number | null;
        /** @description Posts, or how many of them. */
        posts: number | null;
        /** @description Trust, 0 to 100; null where the evidence is not enough. */
        trustScore: number | null;
        /** @description The range of the score; null without one. */
        trustInterval: {
          /** @description The lower end of the range. */
          low: number;
          /** @description The upper end of the range. */
          high: number;
        } | null;
        /** @description Engagement of a usual post, percent; null where it was not measured. */
        engagementRate: number | null;
        /** @description Whether the creator is simulated. */
        simulated: boolean;
      };
    };
    PromoCode: {
      /** @description Its id. */
      id: string;
      /** @description The campaign, by id. */
      campaignId: string;
      /** @description The entry of the list, by id. */
      entryId: string;
      /**
       * @description What buyers type.
       * @example AVA15
       */
      code: string;
      /** @description When it was made, ISO 8601. */
      createdAt: string;
    };
    ProposedPost: {
      /** @description The entry of the list, by id. */
      entryId: string;
      /** @description The deliverable that it is likeliest to be. */
      deliverableId: string;
      /**
       * @description The post, as the platform knows it.
       * @example C9xYzAbCdEf
       */
      postId: string;
      /**
       * @description The platform.
       * @enum {string}
       */
      platform: "instagram" | "tiktok" | "youtube" | "twitch" | "x" | "linkedin";
      /** @description What kind it is. */
      kind: string;
      /** @description When it was published. */
      at: string;
      /**
       * @description Null where the platform’s links don’t follow from its ids.
       * @example https://www.youtube.com/watch?v=dQw4w9WgXcQ
       */
      link: string | null;
      /** @description Views; null where they are not known. */
      views: number | null;
      /** @description Likes; null where they are not known. */
      likes: number | null;
      /** @description Comments; null where they are not known. */
      comments: number | null;
      /** @description When the counts were read. */
      readAt: string;
    };
    RateCalibration: {
      /** @description Clicks, without those of programs. */
      clicks: {
        /** @description Logarithm of the factor between the workspace’s results and the published rate. */
        shift: number;
        /** @description How far brands differ from the published rate: the standard deviation of its logarithm. */
        brandSpread: number;
        /** @description How far creators of one brand differ: the standard deviation of the logarithm. */
        creatorSpread: number;
        /** @description Results that it stands on: creators of completed campaigns. */
        campaigns: number;
        /** @description Share of the rate that the workspace’s own results decide, 0 to 1. */
        weight: number;
      };
      /** @description Orders. */
      orders: {
        /** @description Logarithm of the factor between the workspace’s results and the published rate. */
        shift: number;
        /** @description How far brands differ from the published rate: the standard deviation of its logarithm. */
        brandSpread: number;
        /** @description How far creators of one brand differ: the standard deviation of the logarithm. */
        creatorSpread: number;
        /** @description Results that it stands on: creators of completed campaigns. */
        campaigns: number;
        /** @description Share of the rate that the workspace’s own results decide, 0 to 1. */
        weight: number;
      };
    };
    ReadContract: {
      /**
       * @description Its title.
       * @example Spring launch with Ava Fields
       */
      title: string;
      /** @description The clauses, in their order. */
      clauses: {
        /**
         * @description The heading of the clause.
         * @example Payment
         */
        heading: string;
        /** @description The text, for a person. */
        text: string;
      }[];
    };
    RemovedSuppression: {
      /** @description Its id. */
      id: string;
      /**
       * @description Where it called from, or an address as its kind says.
       * @example hello@avafields.example
       */
      address: string;
      /**
       * @description Why.
       * @enum {string}
       */
      reason: "unsubscribed" | "bounced" | "by-hand";
      /** @description When it happened, ISO 8601. */
      at: string;
      /**
       * @description Why the address may be written to again.
       * @example Asked by phone to hear from us again.
       */
      why: string;
      /** @description Who took it off, by name; null for somebody who is gone. */
      by: string | null;
      /** @description When it was taken off, ISO 8601. */
      removedAt: string;
    };
    ReportCheck: {
      /** @description The file. */
      file: ("unchanged" | "values_changed" | "written_again" | "key_repeated" | "key_unknown" | "key_retired" | "no_signature" | "unreadable") | null;
      /** @description The signature of the report; null: it was never signed. */
      signature: {
        /** @description The address of the installation that signed. */
        issuer: string;
        /** @description The key that it was signed with. */
        keyId: string;
        /** @description What it is, by a name for programs that stays. */
        code: string | null;
        /** @description When it was signed, ISO 8601. */
        signedAt: string;
      } | null;
      /** @description How it stands. */
      state: {
        /**
         * @description How it stands.
         * @enum {string}
         */
        standing: "valid" | "superseded" | "revoked" | "unrecorded";
        /** @description Whether and why it no longer counts; null: it does. */
        revoked: {
          /** @description When it happened, ISO 8601. */
          at: string;
          /**
           * @description Why.
           * @enum {string}
           */
          reason: "creator_erased" | "dispute_accepted" | "withdrawn";
        } | null;
        /** @description The newer report in its place; null: none. */
        supersededBy: {
          /** @description When the data were read, ISO 8601. */
          dataAt: string;
        } | null;
      } | null;
      /** @description The report; null or absent until there is one. */
      report: {
        /** @description The platform. */
        platform: string;
        /** @description The name of the profile, without @. */
        handle: string;
        /** @description The name on the profile; null where there is none. */
        displayName: string | null;
        /** @description When the data were read, ISO 8601. */
        dataAt: string;
        /** @description Where the data came from: public, consent (shared by the creator), supplier, import (a file that somebody brought) or sandbox (simulated). */
        basis: string;
        /** @description The version of the engine that scored it. */
        engine: string;
        /** @description SHA-256 of the canonical JSON. */
        digest: string;
        /** @description Trust with its range; null where the evidence is not enough. */
        trust: {
          /** @description The score, 0 to 100. */
          score: number;
          /** @description The lower end of the range. */
          low: number;
          /** @description The upper end of the range. */
          high: number;
          /**
           * @description The value in a word.
           * @enum {string}
           */
          band: "excellent" | "good" | "moderate" | "poor";
        } | null;
        /** @description What to do, with its reasons; null where the evidence is not enough. */
        decision: ("book" | "ask-first" | "dont-book") | null;
      } | null;
    };
    ReportSignature: {
      /**
       * @description The name and version of this form.
       * @constant
       */
      schema: "vouch.signature/1";
      /** @description The address of the installation that signed. */
      issuer: string;
      /** @description The key that it was signed with. */
      keyId: string;
      /** @description What it is, by a name for programs that stays. */
      code: string | null;
      /** @description When it was signed, ISO 8601. */
      signedAt: string;
      /** @description Its value. */
      value: string;
    };
    RoiCampaign: {
      /** @description The fee, in US dollars in forecasts and in the campaign’s currency elsewhere. */
      fee: number;
      /** @description Other costs in US dollars; null: none. */
      otherCosts: number | null;
      /** @description Posts, or how many of them. */
      posts: number | null;
      /** @description The form of the file, or of the post. */
      format: ("feed" | "reel" | "story" | "video" | "integration" | "short" | "stream" | "text") | null;
      /** @description Where the link stands; null: the default. */
      linkPlace: ("sticker" | "description" | "bio" | "message") | null;
      /** @description Whether the profile links to the brand; null: the default. */
      brandLinked: boolean | null;
      /** @description What the brand sells; null: the default. */
      niche: ("finance" | "technology" | "business" | "education" | "fitness" | "beauty" | "fashion" | "gaming" | "food" | "travel" | "lifestyle") | null;
      /** @description US dollars that an order brings; null: the default. */
      productPrice: number | null;
      /** @description Gross margin, 0 to 1; null: the default. */
      margin: number | null;
      /** @description Orders for each visit, 0 to 1; null: the default. */
      conversionRate: number | null;
      /** @description How good the page behind the link is; null: the default. */
      landingQuality: ("poor" | "typical" | "good") | null;
      /** @description What buyers get off, 0 to 1; null: nothing. */
      discount: number | null;
      /** @description Countries that the brand sells to; null: all. */
      markets: string[] | null;
      /** @description Days after a click in which an order counts; null: the default. */
      attributionDays: number | null;
      /** @description What the brand may use the posts for; null: nothing. */
      usageRights: ("none" | "web" | "paid-social" | "all-media") | null;
      /** @description Months without a competitor; null: none. */
      exclusivityMonths: number | null;
      /** @description US dollars for advertising the posts; null: the default. */
      boostSpend: number | null;
      /** @description Earlier campaigns with the creator; null: the default. */
      earlierCampaigns: number | null;
    };
    RoiCampaignInput: {
      /** @description The fee, in US dollars in forecasts and in the campaign’s currency elsewhere. */
      fee: number;
      /** @description Other costs in US dollars; null: none. */
      otherCosts: number | null;
      /** @description Posts, or how many of them. */
      posts: number | null;
      /** @description The form of the file, or of the post. */
      format: ("feed" | "reel" | "story" | "video" | "integration" | "short" | "stream" | "text") | null;
      /** @description Where the link stands; null: the default. */
      linkPlace: ("sticker" | "description" | "bio" | "message") | null;
      /** @description Whether the profile links to the brand; null: the default. */
      brandLinked: boolean | null;
      /** @description What the brand sells; null: the default. */
      niche: ("finance" | "technology" | "business" | "education" | "fitness" | "beauty" | "fashion" | "gaming" | "food" | "travel" | "lifestyle") | null;
      /** @description US dollars that an order brings; null: the default. */
      productPrice: number | null;
      /** @description Gross margin, 0 to 1; null: the default. */
      margin: number | null;
      /** @description Orders for each visit, 0 to 1; null: the default. */
      conversionRate: number | null;
      /** @description How good the page behind the link is; null: the default. */
      landingQuality: ("poor" | "typical" | "good") | null;
      /** @description What buyers get off, 0 to 1; null: nothing. */
      discount: number | null;
      /** @description Countries that the brand sells to; null: all. */
      markets: string[] | null;
      /** @description Days after a click in which an order counts; null: the default. */
      attributionDays: number | null;
      /** @description What the brand may use the posts for; null: nothing. */
      usageRights: ("none" | "web" | "paid-social" | "all-media") | null;
      /** @description Months without a competitor; null: none. */
      exclusivityMonths: number | null;
      /** @description US dollars for advertising the posts; null: the default. */
      boostSpend: number | null;
      /** @description Earlier campaigns with the creator; null: the default. */
      earlierCampaigns: number | null;
    };
    RoiCreator: {
      /** @description Its id. */
      id: string;
      /**
       * @description The platform.
       * @enum {string}
       */
      platform: "instagram" | "tiktok" | "youtube" | "twitch" | "x" | "linkedin";
      /** @description Followers; null where they are not known. */
      followers: number | null;
      /** @description People that a usual post reaches; null where that cannot be said. */
      reach: {
        /** @description One in ten is lower. */
        p10: number;
        /** @description Half are lower. */
        p50: number;
        /** @description Nine in ten are lower. */
        p90: number;
      } | null;
      /** @description Views; null where they are not known. */
      views: {
        /** @description One in ten is lower. */
        p10: number;
        /** @description Half are lower. */
        p50: number;
        /** @description Nine in ten are lower. */
        p90: number;
      } | null;
      /** @description Likes; null where they are not known. */
      likes: {
        /** @description One in ten is lower. */
        p10: number;
        /** @description Half are lower. */
        p50: number;
        /** @description Nine in ten are lower. */
        p90: number;
      } | null;
      /** @description Engagement, with what it rests on; null where it was not measured. */
      engagement: {
        /** @description The rate, percent or per view as its basis says. */
        rate: number;
        /**
         * @description What the value rests on.
         * @enum {string}
         */
        basis: "followers" | "views" | "subscribers";
        /** @description What creators of this size usually have, percent; null where that is not known. */
        tierMedian: number | null;
      } | null;
      /** @description Followers that look bought, a share; null where that was not measured. */
      suspiciousShare: {
        /** @description A share, 0 to 1. */
        share: number;
        /** @description The lower end of the range. */
        low: number;
        /** @description The upper end of the range. */
        high: number;
      } | null;
      /** @description Followers who follow very many accounts, a share; null where that is not known. */
      massFollowerShare: number | null;
      /** @description Comments that look bought, a share; null where that was not measured. */
      inauthenticCommentsShare: number | null;
      /** @description How unusual the growth was, 0 to 1; null where that is not known. */
      growthAnomaly: number | null;
      /** @description Comments for each like; null where that is not known. */
      commentsPerLike: number | null;
      /** @description Saves for each like; null where that is not known. */
      savesPerLike: number | null;
      /** @description Comments that the creator answers, a share; null where that is not known. */
      replyShare: number | null;
      /** @description How much views differ from post to post; null where that is not known. */
      viewSpread: number | null;
      /** @description Posts a week; null where that is not known. */
      postsPerWeek: number | null;
      /** @description Posts that are no reposts, a share; null where that is not known. */
      originalShare: number | null;
      /** @description Paid posts among the latest, a share; null where that is not known. */
      sponsoredShare: number | null;
      /** @description How paid posts do beside others, as a ratio; null where that is not known. */
      paidPerformance: number | null;
      /** @description Other brands in the latest posts; null where that is not known. */
      otherBrands: number | null;
      /** @description The audience by country, each a share; null where it is not known. */
      audienceCountries: {
        [key: string]: number;
      } | null;
      /** @description How much of the audience is in the market, 0 to 1; null where that is not known. */
      audienceMatch: number | null;
      /** @description How well the content fits the niche, 0 to 1; null where that is not known. */
      interestFit: number | null;
      /** @description How risky the content is for a brand, 0 to 1; null where that is not known. */
      safetyRisk: number | null;
      /** @description What came before; null where nothing is known. */
      history: {
        /** @description Clicks, without those of programs. */
        clicks: number;
        /** @description Orders. */
        orders: number;
      } | null;
      /** @description The workspace’s own rates, which take the place of published ones. */
      ownRates?: {
        /** @description One in ten is lower. */
        p10: number;
        /** @description Half are lower. */
        p50: number;
        /** @description Nine in ten are lower. */
        p90: number;
        /**
         * @description Its id.
         * @enum {string}
         */
        id: "pricePerThousand" | "clickRate" | "orderRate";
        /** @description Null: all industries. */
        niche: ("finance" | "technology" | "business" | "education" | "fitness" | "beauty" | "fashion" | "gaming" | "food" | "travel" | "lifestyle") | null;
      }[] | null;
    };
    RoiPlan: {
      /** @description The creator. */
      creator: components["schemas"]["RoiCreator"];
      /** @description People that a usual post reaches; null where that cannot be said. */
      reach: {
        /** @description Its value. */
        value: number;
        /** @description The lower end of the range. */
        low: number;
        /** @description The upper end of the range. */
        high: number;
      } | null;
      /** @description The verdict. */
      verdict: {
        /**
         * @description How it stands.
         * @enum {string}
         */
        state: "READY" | "LOW_CONFIDENCE" | "INSUFFICIENT" | "PRIVATE" | "NOT_FOUND" | "RESTRICTED";
        /** @description Trust with its range; null where the evidence is not enough. */
        trust: {
          /** @description The score, 0 to 100. */
          score: number;
          /** @description The lower end of the range. */
          low: number;
          /** @description The upper end of the range. */
          high: number;
          /**
           * @description The value in a word.
           * @enum {string}
           */
          band: "excellent" | "good" | "moderate" | "poor";
        } | null;
        /** @description The risk of bought audience, in a word; null without a score. */
        fraudRisk: ("low" | "medium" | "high" | "critical") | null;
        /**
         * @description Null where there is no verdict.
         * @default null
         */
        decision: {
          /**
           * @description It in a word, for programs.
           * @enum {string}
           */
          word: "book" | "ask-first" | "dont-book";
          /** @description Parts of the audience that the decision rests on. */
          because: ("followers" | "growth" | "likes" | "views" | "comments" | "rings")[];
          /** @description Parts of the audience whose data would settle it. */
          wouldDecide: ("followers" | "growth" | "likes" | "views" | "comments" | "rings" | "followersSample" | "history" | "posts" | "insights")[];
        } | null;
        /** @description The name on the profile; null where there is none. */
        displayName: string | null;
      };
      /** @description What it costs. */
      price: {
        /** @description Its value. */
        value: number;
        /** @description The lower end of the range. */
        low: number;
        /** @description The upper end of the range. */
        high: number;
      } | null;
      /** @description What a post usually costs, US dollars; null where that cannot be said. */
      suggestedFee: number | null;
      /** @description What was saved; null: nothing. */
      saved: {
        /** @description The campaign. */
        campaign: components["schemas"]["RoiCampaign"];
        /**
         * @description What the campaign is for.
         * @enum {string}
         */
        goal: "profit" | "reach";
        /** @description The budget; null: none. */
        budget: number | null;
        /** @description When it was saved, ISO 8601. */
        savedAt: string;
      } | null;
      /** @description What the workspace’s own results change in the published rates; null: nothing. */
      calibration: components["schemas"]["RateCalibration"] | null;
    };
    SavedSearch: {
      /** @description Its id. */
      id: string;
      /** @description Its name. */
      name: string;
      /** @description Where it called from, or an address as its kind says. */
      address: string;
      /** @description When it was made, ISO 8601. */
      createdAt: string;
      /** @description How many are new since the last look; null where the search can’t be read. */
      fresh: number | null;
      /** @description Whether emails tell of new matches. */
      emails: boolean;
    };
    SenderRecord: {
      /**
       * @description What kind it is.
       * @enum {string}
       */
      kind: "SPF" | "DKIM" | "DMARC";
      /** @description Null: DNS gave no answer. */
      ok: boolean | null;
      /**
       * @description It in words, for a person.
       * @example There is no DMARC record.
       */
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
      /** @description Its id. */
      id: string;
      /** @description Its name as people read it. */
      label: string;
      /**
       * @description How it stands.
       * @enum {string}
       */
      state: "live" | "expired" | "revoked" | "report_deleted";
      /** @description Its address; null where it has none. */
      url: string | null;
      /** @description SHA-256 of the canonical JSON. */
      digest: string;
      /** @description When it was made, ISO 8601. */
      createdAt: string;
      /** @description When it ends, ISO 8601. */
      expiresAt: string;
      /** @description When it was ended, ISO 8601; null: it works. */
      revokedAt: string | null;
      /** @description How often it was opened. */
      opened: number;
      /** @description The day on which it was last opened; null: never. */
      lastOpenedOn: string | null;
    };
    SharedReport: {
      /** @description The text, for a person. */
      text: string;
      /** @description SHA-256 of the canonical JSON. */
      digest: string;
      /** @description The signature of the report. */
      signature: components["schemas"]["ReportSignature"];
      /** @description What became of what was signed. */
      signatureState: {
        /**
         * @description How it stands.
         * @enum {string}
         */
        standing: "valid" | "superseded" | "revoked" | "unrecorded";
        /** @description Whether and why it no longer counts; null: it does. */
        revoked: {
          /** @description When it happened, ISO 8601. */
          at: string;
          /**
           * @description Why.
           * @enum {string}
           */
          reason: "creator_erased" | "dispute_accepted" | "withdrawn";
        } | null;
        /** @description The newer report in its place; null: none. */
        supersededBy: {
          /** @description When the data were read, ISO 8601. */
          dataAt: string;
        } | null;
      };
      /** @description Where anybody checks the report. */
      checkUrl: string;
      /**
       * @description Where it came from.
       * @enum {string}
       */
      origin: "address" | "file";
      /** @description The company that passed it on. */
      sharedBy: string;
      /** @description When it was made, ISO 8601. */
      createdAt: string;
      /** @description When it ends, ISO 8601. */
      expiresAt: string;
      /** @description What the creator answered. */
      context: components["schemas"]["AddedContext"][];
      /**
       * @description An objection from the creator. examined: a request is under review, and nothing is withheld yet; withheld: no new verdicts are given. Absent: no objection.
       * @enum {string}
       */
      creatorRequest?: "examined" | "withheld";
    };
    Shortlist: {
      /** @description Its id. */
      id: string;
      /** @description Its name. */
      name: string;
      /** @description Whether the creators are watched. */
      watched: boolean;
      /** @description When the list is checked next, ISO 8601; null: it is not, or rests until a plan runs again. */
      nextCheckAt: string | null;
      /** @description When it was made, ISO 8601. */
      createdAt: string;
      /** @description The entries. */
      entries: components["schemas"]["ShortlistEntry"][];
    };
    ShortlistAlert: {
      /** @description Its id. */
      id: string;
      /**
       * @description What kind it is.
       * @enum {string}
       */
      kind: "left_interval" | "no_credits";
      /** @description The list. */
      shortlist: {
        /** @description Its id. */
        id: string;
        /** @description Its name. */
        name: string;
      };
      /** @description The creator; null where it is not known whom the link means. */
      creator: {
        /**
         * @description The platform.
         * @enum {string}
         */
        platform: "instagram" | "tiktok" | "youtube" | "twitch" | "x" | "linkedin";
        /** @description The name of the profile, without @. */
        handle: string;
        /** @description The name on the profile; null where there is none. */
        displayName: string | null;
      } | null;
      /** @description What it was before; null where nothing was. */
      before: {
        /** @description The score, 0 to 100. */
        score: number;
        /** @description The lower end of the range. */
        low: number;
        /** @description The upper end of the range. */
        high: number;
      } | null;
      /** @description What it was after; null where nothing is. */
      after: {
        /** @description The score, 0 to 100. */
        score: number;
        /** @description The lower end of the range. */
        low: number;
        /** @description The upper end of the range. */
        high: number;
      } | null;
      /** @description The verification, by id; null where there is none. */
      verificationId: string | null;
      /** @description When it happened, ISO 8601. */
      at: string;
    };
    ShortlistEntry: {
      /** @description Its id. */
      id: string;
      /** @description The creator. */
      creator: {
        /**
         * @description The platform.
         * @enum {string}
         */
        platform: "instagram" | "tiktok" | "youtube" | "twitch" | "x" | "linkedin";
        /** @description The name of the profile, without @. */
        handle: string;
        /** @description The name on the profile; null where there is none. */
        displayName: string | null;
        /** @description Its address; null where it has none. */
        url: string | null;
      };
      /**
       * @description How it stands; of an answer, its HTTP status.
       * @enum {string}
       */
      status: "considering" | "contacted" | "agreed" | "declined";
      /** @description A note of the workspace. */
      note: string;
      /** @description Tags that the workspace gave. */
      tags: string[];
      /** @description When it was added, ISO 8601. */
      addedAt: string;
      /** @description The verdict; null until there is one. */
      verdict: {
        /** @description The verification, by id. */
        verificationId: string;
        /** @description When it happened, ISO 8601. */
        at: string;
        /**
         * @description How it stands.
         * @enum {string}
         */
        state: "READY" | "LOW_CONFIDENCE" | "INSUFFICIENT" | "PRIVATE" | "NOT_FOUND" | "RESTRICTED";
        /** @description Trust with its range; null where the evidence is not enough. */
        trust: {
          /** @description The score, 0 to 100. */
          score: number;
          /** @description The lower end of the range. */
          low: number;
          /** @description The upper end of the range. */
          high: number;
          /**
           * @description The value in a word.
           * @enum {string}
           */
          band: "excellent" | "good" | "moderate" | "poor";
        } | null;
        /** @description The risk of bought audience, in a word; null without a score. */
        fraudRisk: ("low" | "medium" | "high" | "critical") | null;
        /** @description What to do, with its reasons; null where the evidence is not enough. */
        decision: {
          /**
           * @description It in a word, for programs.
           * @enum {string}
           */
          word: "book" | "ask-first" | "dont-book";
          /** @description Parts of the audience that the decision rests on. */
          because: ("followers" | "growth" | "likes" | "views" | "comments" | "rings")[];
          /** @description Parts of the audience whose data would settle it. */
          wouldDecide: ("followers" | "growth" | "likes" | "views" | "comments" | "rings" | "followersSample" | "history" | "posts" | "insights")[];
        } | null;
        /** @description Followers; null where they are not known. */
        followers: number | null;
        /** @description Engagement of a usual post, percent; null where it was not measured. */
        engagementRate: number | null;
        /** @description What the rate is a share of; null where there is no rate. */
        engagementBasis: ("followers" | "views" | "subscribers") | null;
        /** @description People that a usual post reaches; null where that cannot be said. */
        reach: {
          /** @description Its value. */
          value: number;
          /** @description The lower end of the range; null where there is none. */
          low: number | null;
          /** @description The upper end of the range; null where there is none. */
          high: number | null;
        } | null;
        /** @description What it costs. */
        price: {
          /** @description Its value. */
          value: number;
          /** @description The lower end of the range; null where there is none. */
          low: number | null;
          /** @description The upper end of the range; null where there is none. */
          high: number | null;
        } | null;
      } | null;
      /** @description How many of each. */
      counts: {
        /** @description Followers; null where they are not known. */
        followers: number | null;
        /** @description When it happened, ISO 8601. */
        at: string;
      } | null;
      /** @description What changed, or how often. */
      changes: number;
      /** @description The score from public data; null: none. */
      screening: {
        /** @description The score, 0 to 100. */
        score: number;
        /** @description The lower end of the range. */
        low: number;
        /** @description The upper end of the range. */
        high: number;
        /**
         * @description What the score rests on alone, where followers, growth or comments weren’t looked at; null: all were.
         * @example [
         *       "likes",
         *       "views"
         *     ]
         */
        only: ("followers" | "growth" | "likes" | "views" | "comments" | "rings")[] | null;
      } | null;
      /** @description Whether work on it goes on now. */
      running: boolean;
    };
    ShortlistReach: {
      /** @description How many could be counted. */
      counted: number;
      /** @description What is missing for it. */
      missing: number;
      /** @description People that the creator adds; null where that cannot be said. */
      added: number | null;
      /** @description People that they reach together, each once; null where that cannot be said. */
      deduplicated: {
        /** @description Its value. */
        value: number;
        /** @description The lower end of the range. */
        low: number;
        /** @description The upper end of the range. */
        high: number;
      } | null;
      /** @description Pairs of creators. */
      pairs: {
        /** @description Whether it was measured; false: a default. */
        measured: number;
        /** @description How many pairs there are. */
        all: number;
      };
      /** @description What it costs. */
      price: {
        /** @description Its value. */
        value: number;
        /** @description The lower end of the range. */
        low: number;
        /** @description The upper end of the range. */
        high: number;
        /** @description How many could be counted. */
        counted: number;
      } | null;
    };
    ShortlistSummary: {
      /** @description Its id. */
      id: string;
      /** @description Its name. */
      name: string;
      /** @description Whether the creators are watched. */
      watched: boolean;
      /** @description When the list is checked next, ISO 8601; null: it is not, or rests until a plan runs again. */
      nextCheckAt: string | null;
      /** @description When it was made, ISO 8601. */
      createdAt: string;
      /** @description The creators, or how many they are. */
      creators: {
        /**
         * @description The platform.
         * @enum {string}
         */
        platform: "instagram" | "tiktok" | "youtube" | "twitch" | "x" | "linkedin";
        /** @description The name of the profile, without @. */
        handle: string;
        /** @description The name on the profile; null where there is none. */
        displayName: string | null;
      }[];
    };
    Subscription: {
      /** @description Its id. */
      id: string;
      /** @description Its name. */
      name: string;
      /**
       * @description The plan.
       * @enum {string}
       */
      tier: "STARTER" | "PROFESSIONAL" | "ENTERPRISE";
      /**
       * @description How it stands; of an answer, its HTTP status.
       * @enum {string}
       */
      status: "trialing" | "active" | "past_due" | "canceled" | "lapsed";
      /** @description Whether the plan is in force. */
      isActive: boolean;
      /** @description Credits of the month that are left, or that the plan brings a month. */
      monthlyCredits: number;
      /** @description Credits that the plan brings a month. */
      monthlyCreditsLimit: number;
      /** @description Bought credits that are left. */
      purchasedCredits: number;
      /** @description What it costs. */
      price: number;
      /** @description A plan that was made for this workspace; null: one of the list. */
      ownPlan: components["schemas"]["OwnPlan"] | null;
      /** @description A plan that the team offers this workspace; null: none. */
      planOffer: {
        /** @description The price in cents. */
        priceCents: number;
        /** @description How many credits. */
        credits: number;
        /** @description People that the plan has room for, and how many are taken. */
        seats: number;
        /** @description When it ends, ISO 8601. */
        endsAt: string;
      } | null;
      /** @description The price of a month in US dollars. */
      monthlyPrice: number;
      /** @description The price of a year in US dollars. */
      annualPrice: number;
      /** @description Percent off credits that are bought beside the plan. */
      additionalCreditDiscount: number;
      /**
       * @description Whether the plan is paid by month or by year.
       * @enum {string}
       */
      billingCycle: "MONTHLY" | "YEARLY";
      /** @description Whether it is a trial. */
      isTrial: boolean;
      /** @description Days that the trial takes. */
      trialDays: number;
      /** @description When the trial began, ISO 8601. */
      trialStartDate: string;
      /** @description When the trial ends, ISO 8601. */
      trialEndDate: string;
      /** @description When the trial ends, ISO 8601. */
      trialEndsAt: string;
      /** @description When the period that is paid for began, ISO 8601. */
      billingPeriodStart: string;
      /** @description When the period that is paid for ends, ISO 8601. */
      billingPeriodEnd: string;
      /** @description When it is charged next, ISO 8601; null: never. */
      nextBillingDate: string | null;
      /** @description What is charged next, in US dollars; null: nothing. */
      nextBillingAmount: number | null;
      /** @description When the next credits of the plan come, ISO 8601; null: none come. */
      nextCreditsAt: string | null;
      /** @description Creators that fit on all shortlists together. */
      shortlistLimit: number;
      /** @description Creators on all shortlists together. */
      shortlistUsed: number;
      /** @description The customer, as the card provider knows it. */
      stripeCustomerId: string;
      /** @description Whether the plan ends with the period that is paid for. */
      cancelAtPeriodEnd: boolean;
      /** @description When the plan ends, ISO 8601; null: it goes on. */
      cancelAt: string | null;
      /** @description When it ended, ISO 8601; null while it goes on. */
      endedAt: string | null;
      /** @description A change of plan that waits for the end of the period; null: none. */
      pendingChange: {
        /**
         * @description The plan.
         * @enum {string}
         */
        tier: "STARTER" | "PROFESSIONAL" | "ENTERPRISE";
        /**
         * @description Whether the plan is paid by month or by year.
         * @enum {string}
         */
        billingCycle: "MONTHLY" | "YEARLY";
        /** @description A plan that was made for this workspace; null: one of the list. */
        ownPlan: components["schemas"]["OwnPlan"] | null;
        /** @description When it happened, ISO 8601. */
        at: string;
        /** @description What it costs. */
        price: number;
      } | null;
      /** @description Why the last payment failed; null: it did not. */
      paymentProblem: components["schemas"]["PaymentProblem"] | null;
      /** @description The card on file; null: none. */
      card: components["schemas"]["CardOnFile"] | null;
      /** @description Whose card it is where it isn’t the owner’s: who handed the workspace over; null: the owner’s. */
      cardHolder: string | null;
    };
    TeamSession: {
      /** @description Its name. */
      name: string;
      /** @description When it began, ISO 8601. */
      beganAt: string;
      /** @description When it ends, ISO 8601. */
      expiresAt: string;
      /** @description Whether a code was asked for. */
      secondFactor: boolean;
      /**
       * @description How this instance runs.
       * @enum {string}
       */
      mode: "sandbox" | "production";
      /** @description Its version. */
      version: string;
    };
    TrackedShare: {
      /** @description Whose it is; null: the campaign’s own. */
      entryId: string | null;
      /** @description Null: they have no short link, so nothing counts them. */
      clicks: number | null;
      /** @description Different visitors, counted by day. */
      visitors: number | null;
      /** @description Null: no shop tells of orders, or they have neither link nor code. */
      orders: number | null;
      /** @description In the campaign’s currency; null as for orders. */
      revenue: number | null;
      /** @description Of the orders, those in currencies that can’t be converted; revenue is without them. */
      unconverted: number;
    };
    TrackingHost: {
      /**
       * @description The host name.
       * @example shop.northwind.example
       */
      host: string;
      /** @description When it was added, ISO 8601. */
      addedAt: string;
      /** @description Who added it; null: nobody is known. */
      addedBy: string | null;
    };
    TrackingLink: {
      /** @description Its id. */
      id: string;
      /** @description The campaign, by id. */
      campaignId: string;
      /** @description Whose link it is; null: the campaign’s own. */
      entryId: string | null;
      /**
       * @description What it is, by a name for programs that stays.
       * @example k7m2q9xz
       */
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
      /** @description When it was made, ISO 8601. */
      createdAt: string;
      /** @description When it ended, ISO 8601; null while it goes on. */
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
      /** @description Its id. */
      id: string;
      /**
       * @description What kind it is.
       * @enum {string}
       */
      kind: "shopify" | "woocommerce" | "standard";
      /**
       * @description Its name.
       * @example Tea shop
       */
      name: string;
      /**
       * @description Where the shop sends its orders.
       * @example https://vouch.example/api/tracking/orders/6f1d2c3b-8a4e-4f57-9b60-2d7c1e5a9f83
       */
      url: string;
      /** @description When it was made, ISO 8601. */
      createdAt: string;
      /** @description Who made it; null: somebody who left. */
      madeBy: string | null;
      /** @description Orders that it told of. */
      orders: number;
      /** @description When it was last, ISO 8601; null: never. */
      lastAt: string | null;
      /** @description Until when the secret before is taken too; null: it isn’t. */
      oldSecretUntil: string | null;
      /**
       * @description Why the last message wasn’t taken; null: it was.
       * @example The signature doesn’t match the secret.
       */
      lastProblem: string | null;
    };
    User: {
      /** @description Its id. */
      id: string;
      /** @description The email address. */
      email: string;
      /** @description Its name. */
      name: string;
      /** @description The company. */
      company: string;
      /**
       * @description What the person may do, or works as.
       * @enum {string}
       */
      role: "brand" | "admin";
      /**
       * @description The plan.
       * @enum {string}
       */
      tier: "STARTER" | "PROFESSIONAL" | "ENTERPRISE";
      /** @description Credits of the month that are left, or that the plan brings a month. */
      monthlyCredits: number;
      /** @description Bought credits that are left. */
      purchasedCredits: number;
      /** @description When it was made, ISO 8601. */
      createdAt: string;
      /** @description The plan of the workspace; null: none yet. */
      subscription?: components["schemas"]["Subscription"] | null;
      /** @description The workspace. */
      workspace?: {
        /** @description Its id. */
        id: string;
        /** @description Its name. */
        name: string;
        /**
         * @description What the person may do, or works as.
         * @enum {string}
         */
        role: "viewer" | "member" | "manager" | "owner";
      };
      /** @description Who of the team looks at the account; absent: nobody. */
      supportName?: string;
    };
    Verification: {
      /** @description Its id. */
      id: string;
      /**
       * @description How it stands.
       * @enum {string}
       */
      state: "queued" | "running" | "done" | "failed";
      /** @description The creator. */
      creator: {
        /** @description The platform. */
        platform: string;
        /** @description The name of the profile, without @. */
        handle: string;
        /** @description The name on the profile; null where there is none. */
        displayName: string | null;
      };
      /**
       * @description Whether a link or a file was verified.
       * @enum {string}
       */
      origin: "address" | "file";
      /** @description When it was made, ISO 8601. */
      createdAt: string;
      /** @description When it ended, ISO 8601; null while it goes on. */
      endedAt: string | null;
      /** @description Credits that are reserved until it ends. */
      creditsHeld: number;
      /** @description Credits that were charged; null while it goes on. */
      creditsUsed: number | null;
      /** @description Why it failed; null where it did not. */
      failure: {
        /** @description Why it failed, by a name that stays. */
        code: string;
        /** @description Why it failed, in a sentence for a person. */
        error: string;
        /** @description Whether trying again can help. */
        retryable: boolean;
      } | null;
      /** @description Until when repeating it costs nothing, ISO 8601; null: it was not paid for. */
      freeUntil: string | null;
      /** @description Whether the data were deleted, as the platform’s terms ask. */
      dataDeleted?: boolean;
      /**
       * @description An objection from the creator. examined: a request is under review, and nothing is withheld yet; withheld: no new verdicts are given. Absent: no objection.
       * @enum {string}
       */
      creatorRequest?: "examined" | "withheld";
      /** @description The steps, in their order. */
      steps: components["schemas"]["VerificationStep"][];
      /** @description Notes for a person. */
      notes?: string[];
      /** @description The report. */
      report?: {
        /**
         * @description The name and version of this form.
         * @constant
         */
        schema: "vouch.report/1";
        /** @description The version of the engine that scored it. */
        engine: string;
        /** @description SHA-256 of the data that it was made from. */
        snapshotDigest: string;
        /** @description When it was calculated, ISO 8601. */
        computedAt: string;
        /**
         * @description How it stands.
         * @enum {string}
         */
        state: "READY" | "LOW_CONFIDENCE" | "INSUFFICIENT" | "PRIVATE" | "NOT_FOUND" | "RESTRICTED";
        /** @description Why there is no score, for programs; null where there is one. */
        stateCode: string | null;
        /** @description Whom the report is about, and what was seen of the profile. */
        subject: {
          /** @description The platform. */
          platform: string;
          /** @description The name of the profile, without @. */
          handle: string;
          /** @description The name on the profile; null where there is none. */
          displayName: string | null;
          /** @description Its address; null where it has none. */
          url: string | null;
          /** @description The picture of the profile; null where none is known. */
          avatarUrl: string | null;
          /** @description Whether the platform marks the profile as verified; null where that is not known. */
          verified: boolean | null;
          /** @description What the platform says the profile is about. */
          categories: string[];
          /** @description The country, ISO 3166-1 alpha-2; null where none is known. */
          country: string | null;
          /** @description Followers; null where they are not known. */
          followers: number | null;
          /** @description Whether the platform rounds the count of followers. */
          followersRounded: boolean;
          /** @description When the data were read, ISO 8601. */
          fetchedAt: string;
          /** @description What the value rests on. */
          basis: string;
        };
        /** @description The verdict in a sentence. */
        verdict: string;
        /**
         * @description One entry for each part. Empty where there is no verdict.
         * @default []
         */
        parts: {
          /**
           * @description Which part of the audience.
           * @enum {string}
           */
          part: "followers" | "growth" | "likes" | "views" | "comments" | "rings";
          /**
           * @description How it stands.
           * @enum {string}
           */
          state: "seen" | "unclear" | "not-seen";
          /** @description The share of it that isn’t real, 0 to 1; null where it was not measured. */
          share: number | null;
          /** @description The lower end of the range; null where there is none. */
          low: number | null;
          /** @description The upper end of the range; null where there is none. */
          high: number | null;
          /** @description The share from which the part reads as manipulated, 0 to 1. */
          line: number;
          /** @description How many it rests on; null where that is not known. */
          n: number | null;
          /** @description Why; null where there is nothing to explain. */
          why: string | null;
          /** @description Whether the part reads as real; null where it was not measured. */
          verdict: ("clear" | "undecided" | "manipulated") | null;
        }[];
        /**
         * @description Null where there is no verdict.
         * @default null
         */
        decision: {
          /**
           * @description It in a word, for programs.
           * @enum {string}
           */
          word: "book" | "ask-first" | "dont-book";
          /** @description Parts of the audience that the decision rests on. */
          because: ("followers" | "growth" | "likes" | "views" | "comments" | "rings")[];
          /** @description Parts of the audience whose data would settle it. */
          wouldDecide: ("followers" | "growth" | "likes" | "views" | "comments" | "rings" | "followersSample" | "history" | "posts" | "insights")[];
        } | null;
        /** @description Trust with its range; null where the evidence is not enough. */
        trust: {
          /** @description The score, 0 to 100. */
          score: number;
          /** @description The lower end of the range. */
          low: number;
          /** @description The upper end of the range. */
          high: number;
          /**
           * @description The value in a word.
           * @enum {string}
           */
          band: "excellent" | "good" | "moderate" | "poor";
        } | null;
        /** @description The risk of bought audience, in a word; null without a score. */
        fraudRisk: ("low" | "medium" | "high" | "critical") | null;
        /** @description Followers that look bought, with their range; null where they were not measured. */
        suspiciousFollowers: {
          /** @description A share, 0 to 1. */
          share: number;
          /** @description The lower end of the range. */
          low: number;
          /** @description The upper end of the range. */
          high: number;
          /** @description How many were looked at. */
          sampled: number;
        } | null;
        /** @description Engagement that looks bought, with its range; null where it was not measured. */
        suspiciousEngagement: {
          /** @description A share, 0 to 1. */
          share: number;
          /** @description The lower end of the range. */
          low: number;
          /** @description The upper end of the range. */
          high: number;
          /** @description How many were looked at. */
          sampled: number;
        } | null;
        /** @description The audience by kind of follower, each a share; null where it was not measured. */
        audienceTypes: {
          /** @description Followers who look like people, a share. */
          real: number;
          /** @description Followers who are creators themselves, a share. */
          influencer: number;
          /** @description Followers who follow very many accounts, a share. */
          mass: number;
          /** @description Followers who look bought or automated, a share. */
          suspicious: number;
        } | null;
        /** @description Engagement, with what it rests on; null where it was not measured. */
        engagement: {
          /** @description The rate, percent or per view as its basis says. */
          rate: number;
          /**
           * @description What the value rests on.
           * @enum {string}
           */
          basis: "followers" | "views" | "subscribers";
          /** @description Posts, or how many of them. */
          posts: number;
          /** @description What creators of this size usually have, percent; null where that is not known. */
          tierMedian: number | null;
          /** @description Percent of comparable creators that are below; null where that is not known. */
          percentile: number | null;
          /** @description The value in a word. */
          band: ("low" | "below" | "average" | "above" | "high") | null;
        } | null;
        /** @description How much there was to look at, and which parts of the snapshot were not available. */
        coverage: {
          /** @description Posts, or how many of them. */
          posts: number;
          /** @description Comments. */
          comments: number;
          /** @description Followers that were looked at one by one. */
          followersSample: number;
          /** @description Days of history that were seen. */
          historyDays: number;
          /** @description What is missing for it. */
          missing: string[];
          /** @description Who gave each part, when, and what it cost the operator in dollars. Absent: one source gave everything. */
          sources?: {
            /**
             * @description What read it: the platform’s own interface, a supplier, a file, or the sandbox.
             * @enum {string}
             */
            connector: "youtube" | "instagram" | "tiktok" | "twitch" | "x" | "linkedin" | "supplier" | "import" | "sandbox";
            /**
             * @description What the value rests on.
             * @enum {string}
             */
            basis: "public" | "consent" | "supplier" | "import" | "sandbox";
            /**
             * @description The part that it is about.
             * @enum {string}
             */
            part: "profile" | "posts" | "comments" | "followers" | "likers" | "history" | "audience";
            /** @description Its name. */
            name: string;
            /**
             * Format: date-time
             * @description When it happened, ISO 8601.
             */
            at: string;
            /** @description US dollars that a supplier was paid for it; null: nothing. */
            priceUsd?: number | null;
          }[];
        };
        /** @description Log-odds before any evidence; null for reports of an older engine. */
        priorLogOdds: number | null;
        /** @description Every question that was asked of the data, with its answer. */
        signals: {
          /** @description Its id. */
          id: string;
          /** @description Its title. */
          title: string;
          /**
           * @description The group that it belongs to.
           * @enum {string}
           */
          group: "audience" | "engagement" | "growth" | "content" | "comments" | "coordination";
          /**
           * @description The verdict.
           * @enum {string}
           */
          verdict: "strength" | "neutral" | "concern" | "not-measurable";
          /** @description Its value; null where it is not known. */
          value: number | null;
          /** @description The unit of its value. */
          unit: string;
          /** @description What creators of this size usually have; null where that is not known. */
          benchmark: {
            /** @description Its value. */
            value: number;
            /** @description Where it comes from. */
            source: string;
            /** @description What the value rests on. */
            basis: string;
          } | null;
          /** @description What it adds to the evidence of manipulation. Null if not measurable. */
          logOdds: number | null;
          /**
           * @description For a concern that adds to the evidence: the score if this signal showed what it shows for the median clean creator of this size, with everything else unchanged.
           * @default null
           */
          scoreAtMedian: number | null;
          /** @description What was seen that says so. */
          evidence: {
            /** @description When it happened, ISO 8601. */
            at: string | null;
            /** @description The text, for a person. */
            text: string;
            /** @description What in the data shows it. */
            refs?: string[];
          }[];
          /** @description What it means, for a person. */
          explanation: string;
        }[];
        /**
         * @description What would narrow the range most, largest gain first.
         * @default []
         */
        surer: {
          /** @description The part that it is about. */
          part: string;
          /** @description The text, for a person. */
          text: string;
          /** @description How wide the range is, and would be. */
          width: {
            /** @description Where it begins. */
            from: number;
            /** @description Where it ends. */
            to: number;
          };
        }[];
        /** @description The figures that a report begins with. */
        keyFigures: {
          /** @description Its id. */
          id: string;
          /** @description Its name as people read it. */
          label: string;
          /** @description Its value; null where it is not known. */
          value: number | null;
          /** @description The unit of its value. */
          unit: string;
          /** @description What the value rests on. */
          basis: string;
          /** @description How many it rests on; null where that is not known. */
          sample: number | null;
          /** @description The lower end of the range; null where there is none. */
          low: number | null;
          /** @description The upper end of the range; null where there is none. */
          high: number | null;
          /** @description Percent of comparable creators that are below; null where that is not known. */
          percentile: number | null;
        }[];
        /** @description Values over time, for charts. */
        series: {
          /** @description Followers. */
          followers: {
            /** @description When it happened, ISO 8601. */
            at: string;
            /** @description Followers. */
            followers: number;
            /** @description What is unusual there, in a sentence; null: nothing. */
            anomaly: string | null;
          }[];
          /** @description Engagement, with what it rests on. */
          engagement: {
            /** @description Its id. */
            id: string;
            /** @description When it happened, ISO 8601. */
            at: string;
            /** @description The rate, percent or per view as its basis says. */
            rate: number;
            /** @description Paid posts, or whether the post is one. */
            sponsored: boolean;
            /** @description What is unusual there, in a sentence; null: nothing. */
            anomaly: string | null;
          }[];
        };
        /** @description What a reader should know about the data, one sentence each. */
        flags: string[];
        /** @description What to do, one sentence each. */
        recommendations: string[];
      };
    };
    VerificationCard: {
      /** @description Its id. */
      id: string;
      /**
       * @description How it stands.
       * @enum {string}
       */
      state: "queued" | "running" | "done" | "failed";
      /** @description The creator. */
      creator: {
        /** @description The platform. */
        platform: string;
        /** @description The name of the profile, without @. */
        handle: string;
        /** @description The name on the profile; null where there is none. */
        displayName: string | null;
      };
      /**
       * @description Where it came from.
       * @enum {string}
       */
      origin: "address" | "file";
      /** @description When it was made, ISO 8601. */
      createdAt: string;
      /** @description When it ended, ISO 8601; null while it goes on. */
      endedAt: string | null;
      /** @description Credits that are reserved until it ends. */
      creditsHeld: number;
      /** @description Credits that were charged; null while it goes on. */
      creditsUsed: number | null;
      /** @description Why it failed; null where it did not. */
      failure: {
        /** @description Why it failed, by a name that stays. */
        code: string;
        /** @description Why it failed, in a sentence for a person. */
        error: string;
        /** @description Whether trying again can help. */
        retryable: boolean;
      } | null;
      /** @description Until when repeating it costs nothing, ISO 8601; null: it was not paid for. */
      freeUntil: string | null;
      /** @description Whether the data were deleted, as the platform’s terms ask. */
      dataDeleted?: boolean;
      /** @description Tags that the workspace gave. */
      tags: string[];
      /** @description The verdict; null until there is one. */
      verdict: {
        /**
         * @description How it stands.
         * @enum {string}
         */
        state: "READY" | "LOW_CONFIDENCE" | "INSUFFICIENT" | "PRIVATE" | "NOT_FOUND" | "RESTRICTED";
        /** @description Trust with its range; null where the evidence is not enough. */
        trust: {
          /** @description The score, 0 to 100. */
          score: number;
          /** @description The lower end of the range. */
          low: number;
          /** @description The upper end of the range. */
          high: number;
          /**
           * @description The value in a word.
           * @enum {string}
           */
          band: "excellent" | "good" | "moderate" | "poor";
        } | null;
        /** @description The risk of bought audience, in a word; null without a score. */
        fraudRisk: ("low" | "medium" | "high" | "critical") | null;
        /**
         * @description Null where there is no verdict.
         * @default null
         */
        decision: {
          /**
           * @description It in a word, for programs.
           * @enum {string}
           */
          word: "book" | "ask-first" | "dont-book";
          /** @description Parts of the audience that the decision rests on. */
          because: ("followers" | "growth" | "likes" | "views" | "comments" | "rings")[];
          /** @description Parts of the audience whose data would settle it. */
          wouldDecide: ("followers" | "growth" | "likes" | "views" | "comments" | "rings" | "followersSample" | "history" | "posts" | "insights")[];
        } | null;
        /** @description The verdict. */
        verdict: string;
        /** @description Followers that look bought, with their range; null where they were not measured. */
        suspiciousFollowers: {
          /** @description A share, 0 to 1. */
          share: number;
          /** @description The lower end of the range. */
          low: number;
          /** @description The upper end of the range. */
          high: number;
          /** @description How many were looked at. */
          sampled: number;
        } | null;
      } | null;
    };
    VerificationStep: {
      /**
       * @description What is done in the step.
       * @enum {string}
       */
      name: "profile" | "posts" | "followers" | "comments" | "scoring";
      /**
       * @description How it stands.
       * @enum {string}
       */
      state: "waiting" | "running" | "done" | "skipped" | "failed";
      /** @description When it began, ISO 8601; null: not yet. */
      startedAt: string | null;
      /** @description When it ended, ISO 8601; null while it goes on. */
      endedAt: string | null;
      /** @description More about it, for a person; null where there is nothing to add. */
      detail: string | null;
    };
    VerificationView: {
      /** @description Its id. */
      id: string;
      /** @description Its name. */
      name: string;
      /** @description Filters and order, as the address of the page has them. */
      address: string;
      /** @description When it was made, ISO 8601. */
      createdAt: string;
    };
    WatchAlert: {
      /** @description Its id. */
      id: string;
      /** @description The creator. */
      creator: {
        /**
         * @description The platform.
         * @enum {string}
         */
        platform: "instagram" | "tiktok" | "youtube" | "twitch" | "x" | "linkedin";
        /** @description The name of the profile, without @. */
        handle: string;
        /** @description The name on the profile; null where there is none. */
        displayName: string | null;
      };
      /**
       * @description How many.
       * @enum {string}
       */
      count: "followers" | "likes" | "views";
      /** @description Since when, ISO 8601; null: since the beginning. */
      since: string | null;
      /** @description When it happened, ISO 8601. */
      at: string;
      /** @description What it was before; null where nothing was. */
      before: number | null;
      /** @description What it was after. */
      after: number;
      /** @description Its value. */
      value: number;
      /** @description What the earlier readings made likely. */
      expected: number;
      /** @description The lower end of the range. */
      low: number;
      /** @description The upper end of the range. */
      high: number;
      /** @description How many it rests on. */
      n: number;
      /** @description The verification, by id; null where there is none. */
      verificationId: string | null;
    };
    WatchCard: {
      /** @description The creator. */
      creator: {
        /**
         * @description The platform.
         * @enum {string}
         */
        platform: "instagram" | "tiktok" | "youtube" | "twitch" | "x" | "linkedin";
        /** @description The name of the profile, without @. */
        handle: string;
        /** @description The name on the profile; null where there is none. */
        displayName: string | null;
        /** @description Its address; null where it has none. */
        url: string | null;
      };
      /**
       * @description How it stands.
       * @enum {string}
       */
      state: "watched" | "waiting" | "unreadable";
      /** @description Since when, ISO 8601. */
      since: string;
      /** @description Whether somebody put the creator on the watch. */
      marked: boolean;
      /** @description Whether it stands on a list. */
      listed: boolean;
      /** @description How many of each. */
      counts: {
        /** @description Followers; null where they are not known. */
        followers: number | null;
        /** @description Posts, or how many of them. */
        posts: number | null;
        /** @description When it happened, ISO 8601. */
        at: string;
      } | null;
      /** @description Followers that were won in seven days; null where that is not known. */
      gainedInWeek: number | null;
      /** @description When the counts are read next, ISO 8601; null: they are not. */
      nextReadAt: string | null;
      /** @description What is wrong; null where nothing is. */
      problem: string | null;
      /** @description What left its usual range. */
      alerts: number;
      /** @description The verification, by id; null where there is none. */
      verificationId: string | null;
    };
    WatchHistory: {
      /** @description How the creator is watched. */
      watch: components["schemas"]["WatchCard"];
      /** @description Day by day, or a number of days. */
      days: {
        /** @description The day, YYYY-MM-DD. */
        day: string;
        /** @description When it was read, ISO 8601. */
        readAt: string;
        /** @description Followers; null where they are not known. */
        followers: number | null;
        /** @description Posts, or how many of them. */
        posts: number | null;
      }[];
      /** @description Posts, or how many of them. */
      posts: {
        /** @description Its id. */
        id: string;
        /** @description When it appeared, ISO 8601. */
        publishedAt: string;
        /**
         * @description What kind it is.
         * @enum {string}
         */
        kind: "image" | "carousel" | "video" | "short" | "stream" | "story" | "text";
        /** @description Counts as they were read over time. */
        reads: {
          /** @description When it happened, ISO 8601. */
          at: string;
          /** @description Hours after the post. */
          hours: number;
          /** @description Likes; null where they are not known. */
          likes: number | null;
          /** @description Comments; null where they are not known. */
          comments: number | null;
          /** @description Views; null where they are not known. */
          views: number | null;
        }[];
      }[];
      /** @description What left its usual range. */
      alerts: components["schemas"]["WatchAlert"][];
      /** @description Days for which readings are kept; null: without end. */
      keptDays: number | null;
      /** @description The time of the product, ISO 8601; a sandbox can be ahead. */
      now: string;
    };
    WebhookAttempt: {
      /** @description Its id. */
      id: string;
      /** @description The delivery, by id. */
      deliveryId: string;
      /** @description Its type. */
      type: string;
      /** @description When it happened, ISO 8601. */
      at: string;
      /** @description Milliseconds that the attempt took. */
      durationMs: number;
      /** @description Null: there was no answer. */
      status: number | null;
      /** @description What is wrong; null where nothing is. */
      problem: string | null;
      /** @description What was sent. */
      requestBody: string;
      /** @description Its first 4096 characters. */
      responseBody: string | null;
    };
    WebhookDelivery: {
      /** @description The same as the header webhook-id, however often it is sent. */
      id: string;
      /** @description The order in which the endpoint’s events happened, from 1. */
      number: number;
      /** @description Its type. */
      type: string;
      /**
       * @description How it stands.
       * @enum {string}
       */
      state: "waiting" | "delivered" | "failed" | "missed";
      /** @description Attempts that were made. */
      attempts: number;
      /** @description When it happened. */
      at: string;
      /** @description When it is tried next, while it waits. */
      nextAt: string | null;
    };
    WebhookEndpoint: {
      /** @description Its id. */
      id: string;
      /**
       * @description What kind it is.
       * @enum {string}
       */
      kind: "standard" | "slack";
      /** @description Its name. */
      name: string;
      /** @description A Slack address is shown without its end, because it opens the channel by itself. */
      url: string;
      /** @description The events. */
      events: string[];
      /**
       * @description How it stands.
       * @enum {string}
       */
      state: "on" | "paused" | "disabled";
      /** @description gone: the receiver answered 410. failing: nothing arrived for three days. */
      disabledBecause: ("gone" | "failing") | null;
      /** @description Until then the secret before the last rotation signs too. */
      oldSecretUntil: string | null;
      /** @description Who made it; null: somebody who left. */
      madeBy: string | null;
      /** @description When it was made, ISO 8601. */
      createdAt: string;
      /** @description The number of its newest delivery. */
      sent: number;
      /** @description What waits. */
      waiting: number;
      /** @description Failed and missed in the last 30 days. */
      lost: number;
      /** @description The last attempt. */
      last: {
        /** @description When it happened, ISO 8601. */
        at: string;
        /** @description How it stands; of an answer, its HTTP status. */
        status: number | null;
        /** @description What is wrong; null where nothing is. */
        problem: string | null;
      } | null;
    };
    Workspace: {
      /** @description Its id. */
      id: string;
      /** @description Its name. */
      name: string;
      /**
       * @description What the person may do, or works as.
       * @enum {string}
       */
      role: "viewer" | "member" | "manager" | "owner";
      /** @description Who belongs to it. */
      members: components["schemas"]["WorkspaceMember"][];
      /** @description Pending invitations for an answer. */
      invitations: components["schemas"]["WorkspaceInvitation"][];
      /** @description People that the plan has room for, and how many are taken. */
      seats: {
        /** @description What is used of it. */
        used: number;
        /** @description The most there may be; in a query, the entries of one page. */
        limit: number;
      };
      /** @description People who only read, and how many there may be. */
      viewers: {
        /** @description What is used of it. */
        used: number;
        /** @description The most there may be; in a query, the entries of one page. */
        limit: number;
      };
      /** @description When seats beyond the plan end, ISO 8601; null: they do not. */
      seatsEndAt: string | null;
    };
    WorkspaceInvitation: {
      /** @description Its id. */
      id: string;
      /** @description The email address. */
      email: string;
      /**
       * @description What the person may do, or works as.
       * @enum {string}
       */
      role: "viewer" | "member" | "manager";
      /** @description Who invited; null: somebody who left. */
      invitedBy: string | null;
      /** @description When it left, ISO 8601. */
      sentAt: string;
      /** @description When it ends, ISO 8601. */
      expiresAt: string;
      /** @description Whether its time is over. */
      expired: boolean;
    };
    WorkspaceMember: {
      /** @description The person, by id. */
      userId: string;
      /** @description Its name. */
      name: string;
      /** @description The email address. */
      email: string;
      /**
       * @description What the person may do, or works as.
       * @enum {string}
       */
      role: "viewer" | "member" | "manager" | "owner";
      /** @description When the person joined, ISO 8601. */
      joinedAt: string;
    };
    WorkspacePlace: {
      /** @description Its id. */
      id: string;
      /** @description Its name. */
      name: string;
      /**
       * @description What the person may do, or works as.
       * @enum {string}
       */
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
        /** @description Only those with this tag. */
        tag?: string;
        /** @description Only these, separated by commas. */
        ids?: string;
        /** @description `trust` and `risk` put the highest first, `trust-low` the lowest. What has none stands at the end. */
        sort?: "newest" | "oldest" | "trust" | "trust-low" | "risk" | "name";
        /** @description A handle. */
        creator?: string;
        /** @description The most there may be; in a query, the entries of one page. */
        limit?: number;
        /** @description The `nextCursor` of the page before; absent: the first page. */
        cursor?: string;
      };
    };
    responses: {
      /** @description Done. */
      200: {
        content: {
          "application/json": {
            /** @description The verifications. */
            verifications: components["schemas"]["VerificationCard"][];
            /** @description Send it as `cursor` for the next page; null: this is the last. */
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
        /** @description Any text of your own: a call that is sent again with it gets the first answer and costs nothing more. */
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
            /** @description Its name. */
            name: string;
            /** @description The text, for a person. */
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
            /** @description Its id. */
            id: string;
            /**
             * @description How it stands.
             * @enum {string}
             */
            state: "queued" | "running" | "done" | "failed";
            /** @description Credits that are reserved until it ends. */
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
        /** @description Its id. */
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
        /** @description Its id. */
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
        /** @description Its id. */
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
        /** @description Its id. */
        id: string;
      };
    };
    responses: {
      /** @description Done. */
      200: {
        content: {
          "application/json": {
            /** @description The reports. */
            reports: {
              /**
               * @description The name and version of this form.
               * @enum {string}
               */
              schema: "vouch.report/1";
              /** @description The version of the engine that scored it. */
              engine: string;
              /** @description SHA-256 of the data that it was made from. */
              snapshotDigest: string;
              /** @description When it was calculated, ISO 8601. */
              computedAt: string;
              /**
               * @description How it stands.
               * @enum {string}
               */
              state: "READY" | "LOW_CONFIDENCE" | "INSUFFICIENT" | "PRIVATE" | "NOT_FOUND" | "RESTRICTED";
              /** @description Why there is no score, for programs; null where there is one. */
              stateCode: string | null;
              /** @description What or whom it is about; of an email, its subject line. */
              subject: {
                /** @description The platform. */
                platform: string;
                /** @description The name of the profile, without @. */
                handle: string;
                /** @description The name on the profile; null where there is none. */
                displayName: string | null;
                /** @description Its address; null where it has none. */
                url: string | null;
                /** @description The picture of the profile; null where none is known. */
                avatarUrl: string | null;
                /** @description Whether the platform marks the profile as verified; null where that is not known. */
                verified: boolean | null;
                /** @description What the platform says the profile is about. */
                categories: string[];
                /** @description The country, ISO 3166-1 alpha-2; null where none is known. */
                country: string | null;
                /** @description Followers; null where they are not known. */
                followers: number | null;
                /** @description Whether the platform rounds the count of followers. */
                followersRounded: boolean;
                /** @description When the data were read, ISO 8601. */
                fetchedAt: string;
                /** @description What the value rests on. */
                basis: string;
              };
              /** @description The verdict. */
              verdict: string;
              /**
               * @description One entry for each part. Empty where there is no verdict.
               * @default []
               */
              parts: {
                /**
                 * @description The part that it is about.
                 * @enum {string}
                 */
                part: "followers" | "growth" | "likes" | "views" | "comments" | "rings";
                /**
                 * @description How it stands.
                 * @enum {string}
                 */
                state: "seen" | "unclear" | "not-seen";
                /** @description A share, 0 to 1; null where it was not measured. */
                share: number | null;
                /** @description The lower end of the range; null where there is none. */
                low: number | null;
                /** @description The upper end of the range; null where there is none. */
                high: number | null;
                /** @description The number of the line, or the share at which a part is called manipulated. */
                line: number;
                /** @description How many it rests on; null where that is not known. */
                n: number | null;
                /** @description Why; null where there is nothing to explain. */
                why: string | null;
                /** @description The verdict; null until there is one. */
                verdict: ("clear" | "undecided" | "manipulated") | null;
              }[];
              /**
               * @description Null where there is no verdict.
               * @default null
               */
              decision: {
                /**
                 * @description It in a word, for programs.
                 * @enum {string}
                 */
                word: "book" | "ask-first" | "dont-book";
                /** @description Parts of the audience that the decision rests on. */
                because: ("followers" | "growth" | "likes" | "views" | "comments" | "rings")[];
                /** @description Parts of the audience whose data would settle it. */
                wouldDecide: ("followers" | "growth" | "likes" | "views" | "comments" | "rings" | "followersSample" | "history" | "posts" | "insights")[];
              } | null;
              /** @description Trust with its range; null where the evidence is not enough. */
              trust: {
                /** @description The score, 0 to 100. */
                score: number;
                /** @description The lower end of the range. */
                low: number;
                /** @description The upper end of the range. */
                high: number;
                /**
                 * @description The value in a word.
                 * @enum {string}
                 */
                band: "excellent" | "good" | "moderate" | "poor";
              } | null;
              /** @description The risk of bought audience, in a word; null without a score. */
              fraudRisk: ("low" | "medium" | "high" | "critical") | null;
              /** @description Followers that look bought, with their range; null where they were not measured. */
              suspiciousFollowers: {
                /** @description A share, 0 to 1. */
                share: number;
                /** @description The lower end of the range. */
                low: number;
                /** @description The upper end of the range. */
                high: number;
                /** @description How many were looked at. */
                sampled: number;
              } | null;
              /** @description Engagement that looks bought, with its range; null where it was not measured. */
              suspiciousEngagement: {
                /** @description A share, 0 to 1. */
                share: number;
                /** @description The lower end of the range. */
                low: number;
                /** @description The upper end of the range. */
                high: number;
                /** @description How many were looked at. */
                sampled: number;
              } | null;
              /** @description The audience by kind of follower, each a share; null where it was not measured. */
              audienceTypes: {
                /** @description Followers who look like people, a share. */
                real: number;
                /** @description Followers who are creators themselves, a share. */
                influencer: number;
                /** @description Followers who follow very many accounts, a share. */
                mass: number;
                /** @description Followers who look bought or automated, a share. */
                suspicious: number;
              } | null;
              /** @description Engagement, with what it rests on; null where it was not measured. */
              engagement: {
                /** @description The rate, percent or per view as its basis says. */
                rate: number;
                /**
                 * @description What the value rests on.
                 * @enum {string}
                 */
                basis: "followers" | "views" | "subscribers";
                /** @description Posts, or how many of them. */
                posts: number;
                /** @description What creators of this size usually have, percent; null where that is not known. */
                tierMedian: number | null;
                /** @description Percent of comparable creators that are below; null where that is not known. */
                percentile: number | null;
                /** @description The value in a word. */
                band: ("low" | "below" | "average" | "above" | "high") | null;
              } | null;
              /** @description How much there was to look at, and which parts of the snapshot were not available. */
              coverage: {
                /** @description Posts, or how many of them. */
                posts: number;
                /** @description Comments. */
                comments: number;
                /** @description Followers that were looked at one by one. */
                followersSample: number;
                /** @description Days of history that were seen. */
                historyDays: number;
                /** @description What is missing for it. */
                missing: string[];
                /** @description Who gave each part, when, and what it cost the operator in dollars. Absent: one source gave everything. */
                sources?: {
                  /**
                   * @description What read it: the platform’s own interface, a supplier, a file, or the sandbox.
                   * @enum {string}
                   */
                  connector: "youtube" | "instagram" | "tiktok" | "twitch" | "x" | "linkedin" | "supplier" | "import" | "sandbox";
                  /**
                   * @description What the value rests on.
                   * @enum {string}
                   */
                  basis: "public" | "consent" | "supplier" | "import" | "sandbox";
                  /**
                   * @description The part that it is about.
                   * @enum {string}
                   */
                  part: "profile" | "posts" | "comments" | "followers" | "likers" | "history" | "audience";
                  /** @description Its name. */
                  name: string;
                  /**
                   * Format: date-time
                   * @description When it happened, ISO 8601.
                   */
                  at: string;
                  /** @description US dollars that a supplier was paid for it; null: nothing. */
                  priceUsd?: number | null;
                }[];
              };
              /** @description Log-odds before any evidence; null for reports of an older engine. */
              priorLogOdds: number | null;
              /** @description Every question that was asked of the data, with its answer. */
              signals: {
                /** @description Its id. */
                id: string;
                /** @description Its title. */
                title: string;
                /**
                 * @description The group that it belongs to.
                 * @enum {string}
                 */
                group: "audience" | "engagement" | "growth" | "content" | "comments" | "coordination";
                /**
                 * @description The verdict.
                 * @enum {string}
                 */
                verdict: "strength" | "neutral" | "concern" | "not-measurable";
                /** @description Its value; null where it is not known. */
                value: number | null;
                /** @description The unit of its value. */
                unit: string;
                /** @description What creators of this size usually have; null where that is not known. */
                benchmark: {
                  /** @description Its value. */
                  value: number;
                  /** @description Where it comes from. */
                  source: string;
                  /** @description What the value rests on. */
                  basis: string;
                } | null;
                /** @description What it adds to the evidence of manipulation. Null if not measurable. */
                logOdds: number | null;
                /**
                 * @description For a concern that adds to the evidence: the score if this signal showed what it shows for the median clean creator of this size, with everything else unchanged.
                 * @default null
                 */
                scoreAtMedian: number | null;
                /** @description What was seen that says so. */
                evidence: {
                  /** @description When it happened, ISO 8601. */
                  at: string | null;
                  /** @description The text, for a person. */
                  text: string;
                  /** @description What in the data shows it. */
                  refs?: string[];
                }[];
                /** @description What it means, for a person. */
                explanation: string;
              }[];
              /**
               * @description What would narrow the range most, largest gain first.
               * @default []
               */
              surer: {
                /** @description The part that it is about. */
                part: string;
                /** @description The text, for a person. */
                text: string;
                /** @description How wide the range is, and would be. */
                width: {
                  /** @description Where it begins. */
                  from: number;
                  /** @description Where it ends. */
                  to: number;
                };
              }[];
              /** @description The figures that a report begins with. */
              keyFigures: {
                /** @description Its id. */
                id: string;
                /** @description Its name as people read it. */
                label: string;
                /** @description Its value; null where it is not known. */
                value: number | null;
                /** @description The unit of its value. */
                unit: string;
                /** @description What the value rests on. */
                basis: string;
                /** @description How many it rests on; null where that is not known. */
                sample: number | null;
                /** @description The lower end of the range; null where there is none. */
                low: number | null;
                /** @description The upper end of the range; null where there is none. */
                high: number | null;
                /** @description Percent of comparable creators that are below; null where that is not known. */
                percentile: number | null;
              }[];
              /** @description Values over time, for charts. */
              series: {
                /** @description Followers. */
                followers: {
                  /** @description When it happened, ISO 8601. */
                  at: string;
                  /** @description Followers. */
                  followers: number;
                  /** @description What is unusual there, in a sentence; null: nothing. */
                  anomaly: string | null;
                }[];
                /** @description Engagement, with what it rests on. */
                engagement: {
                  /** @description Its id. */
                  id: string;
                  /** @description When it happened, ISO 8601. */
                  at: string;
                  /** @description The rate, percent or per view as its basis says. */
                  rate: number;
                  /** @description Paid posts, or whether the post is one. */
                  sponsored: boolean;
                  /** @description What is unusual there, in a sentence; null: nothing. */
                  anomaly: string | null;
                }[];
              };
              /** @description What a reader should know about the data, one sentence each. */
              flags: string[];
              /** @description What to do, one sentence each. */
              recommendations: string[];
            }[];
            /** @description Send it as `cursor` for the next page; null: this is the last. */
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
        /** @description Its id. */
        id: string;
      };
    };
    responses: {
      /** @description Done. */
      200: {
        content: {
          "application/json": {
            /** @description What came before. */
            history: components["schemas"]["HistoryEntry"][];
            /** @description Send it as `cursor` for the next page; null: this is the last. */
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
        /** @description Its id. */
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
        /** @description Any text of your own: a call that is sent again with it gets the first answer and costs nothing more. */
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
            /** @description Its id. */
            id: string;
            /**
             * @description How it stands.
             * @enum {string}
             */
            state: "queued" | "running" | "done" | "failed";
            /** @description Credits that are reserved until it ends. */
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
            /** @description The columns of the file. */
            columns: {
              /** @description The first line of the column. */
              header: string;
              /** @description The field that it is about. */
              field: string | null;
              /** @description The first ten cells. */
              examples: string[];
            }[];
            /** @description The rows, or how many there are. */
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
            /** @description Tags that the workspace gave. */
            tags: {
              /** @description Only those with this tag. */
              tag: string;
              /** @description How many. */
              count: number;
            }[];
            /** @description Send it as `cursor` for the next page; null: this is the last. */
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
          /** @description Ids, with commas between them in an address. */
          ids: string[];
          /**
           * @description What is added.
           * @default []
           */
          add?: string[];
          /**
           * @description What is taken off.
           * @default []
           */
          remove?: string[];
        };
      };
    };
    responses: {
      /** @description Done. */
      200: {
        content: {
          "application/json": {
            /** @description The verifications. */
            verifications: {
              /** @description Its id. */
              id: string;
              /** @description Tags that the workspace gave. */
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
            /** @description Views. */
            views: components["schemas"]["VerificationView"][];
            /** @description Send it as `cursor` for the next page; null: this is the last. */
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
          /** @description Its name. */
          name: string;
          /** @description Where it called from, or an address as its kind says. */
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
        /** @description Its id. */
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
        /** @description What kind it is. */
        kind: "clean" | "followers" | "comments";
      };
    };
    responses: {
      /** @description Done. */
      200: {
        content: {
          "application/json": {
            /** @description The report. */
            report: {
              /**
               * @description The name and version of this form.
               * @enum {string}
               */
              schema: "vouch.report/1";
              /** @description The version of the engine that scored it. */
              engine: string;
              /** @description SHA-256 of the data that it was made from. */
              snapshotDigest: string;
              /** @description When it was calculated, ISO 8601. */
              computedAt: string;
              /**
               * @description How it stands.
               * @enum {string}
               */
              state: "READY" | "LOW_CONFIDENCE" | "INSUFFICIENT" | "PRIVATE" | "NOT_FOUND" | "RESTRICTED";
              /** @description Why there is no score, for programs; null where there is one. */
              stateCode: string | null;
              /** @description Whom the report is about, and what was seen of the profile. */
              subject: {
                /** @description The platform. */
                platform: string;
                /** @description The name of the profile, without @. */
                handle: string;
                /** @description The name on the profile; null where there is none. */
                displayName: string | null;
                /** @description Its address; null where it has none. */
                url: string | null;
                /** @description The picture of the profile; null where none is known. */
                avatarUrl: string | null;
                /** @description Whether the platform marks the profile as verified; null where that is not known. */
                verified: boolean | null;
                /** @description What the platform says the profile is about. */
                categories: string[];
                /** @description The country, ISO 3166-1 alpha-2; null where none is known. */
                country: string | null;
                /** @description Followers; null where they are not known. */
                followers: number | null;
                /** @description Whether the platform rounds the count of followers. */
                followersRounded: boolean;
                /** @description When the data were read, ISO 8601. */
                fetchedAt: string;
                /** @description What the value rests on. */
                basis: string;
              };
              /** @description The verdict in a sentence. */
              verdict: string;
              /**
               * @description One entry for each part. Empty where there is no verdict.
               * @default []
               */
              parts: {
                /**
                 * @description Which part of the audience.
                 * @enum {string}
                 */
                part: "followers" | "growth" | "likes" | "views" | "comments" | "rings";
                /**
                 * @description How it stands.
                 * @enum {string}
                 */
                state: "seen" | "unclear" | "not-seen";
                /** @description The share of it that isn’t real, 0 to 1; null where it was not measured. */
                share: number | null;
                /** @description The lower end of the range; null where there is none. */
                low: number | null;
                /** @description The upper end of the range; null where there is none. */
                high: number | null;
                /** @description The share from which the part reads as manipulated, 0 to 1. */
                line: number;
                /** @description How many it rests on; null where that is not known. */
                n: number | null;
                /** @description Why; null where there is nothing to explain. */
                why: string | null;
                /** @description Whether the part reads as real; null where it was not measured. */
                verdict: ("clear" | "undecided" | "manipulated") | null;
              }[];
              /**
               * @description Null where there is no verdict.
               * @default null
               */
              decision: {
                /**
                 * @description It in a word, for programs.
                 * @enum {string}
                 */
                word: "book" | "ask-first" | "dont-book";
                /** @description Parts of the audience that the decision rests on. */
                because: ("followers" | "growth" | "likes" | "views" | "comments" | "rings")[];
                /** @description Parts of the audience whose data would settle it. */
                wouldDecide: ("followers" | "growth" | "likes" | "views" | "comments" | "rings" | "followersSample" | "history" | "posts" | "insights")[];
              } | null;
              /** @description Trust with its range; null where the evidence is not enough. */
              trust: {
                /** @description The score, 0 to 100. */
                score: number;
                /** @description The lower end of the range. */
                low: number;
                /** @description The upper end of the range. */
                high: number;
                /**
                 * @description The value in a word.
                 * @enum {string}
                 */
                band: "excellent" | "good" | "moderate" | "poor";
              } | null;
              /** @description The risk of bought audience, in a word; null without a score. */
              fraudRisk: ("low" | "medium" | "high" | "critical") | null;
              /** @description Followers that look bought, with their range; null where they were not measured. */
              suspiciousFollowers: {
                /** @description A share, 0 to 1. */
                share: number;
                /** @description The lower end of the range. */
                low: number;
                /** @description The upper end of the range. */
                high: number;
                /** @description How many were looked at. */
                sampled: number;
              } | null;
              /** @description Engagement that looks bought, with its range; null where it was not measured. */
              suspiciousEngagement: {
                /** @description A share, 0 to 1. */
                share: number;
                /** @description The lower end of the range. */
                low: number;
                /** @description The upper end of the range. */
                high: number;
                /** @description How many were looked at. */
                sampled: number;
              } | null;
              /** @description The audience by kind of follower, each a share; null where it was not measured. */
              audienceTypes: {
                /** @description Followers who look like people, a share. */
                real: number;
                /** @description Followers who are creators themselves, a share. */
                influencer: number;
                /** @description Followers who follow very many accounts, a share. */
                mass: number;
                /** @description Followers who look bought or automated, a share. */
                suspicious: number;
              } | null;
              /** @description Engagement, with what it rests on; null where it was not measured. */
              engagement: {
                /** @description The rate, percent or per view as its basis says. */
                rate: number;
                /**
                 * @description What the value rests on.
                 * @enum {string}
                 */
                basis: "followers" | "views" | "subscribers";
                /** @description Posts, or how many of them. */
                posts: number;
                /** @description What creators of this size usually have, percent; null where that is not known. */
                tierMedian: number | null;
                /** @description Percent of comparable creators that are below; null where that is not known. */
                percentile: number | null;
                /** @description The value in a word. */
                band: ("low" | "below" | "average" | "above" | "high") | null;
              } | null;
              /** @description How much there was to look at, and which parts of the snapshot were not available. */
              coverage: {
                /** @description Posts, or how many of them. */
                posts: number;
                /** @description Comments. */
                comments: number;
                /** @description Followers that were looked at one by one. */
                followersSample: number;
                /** @description Days of history that were seen. */
                historyDays: number;
                /** @description What is missing for it. */
                missing: string[];
                /** @description Who gave each part, when, and what it cost the operator in dollars. Absent: one source gave everything. */
                sources?: {
                  /**
                   * @description What read it: the platform’s own interface, a supplier, a file, or the sandbox.
                   * @enum {string}
                   */
                  connector: "youtube" | "instagram" | "tiktok" | "twitch" | "x" | "linkedin" | "supplier" | "import" | "sandbox";
                  /**
                   * @description What the value rests on.
                   * @enum {string}
                   */
                  basis: "public" | "consent" | "supplier" | "import" | "sandbox";
                  /**
                   * @description The part that it is about.
                   * @enum {string}
                   */
                  part: "profile" | "posts" | "comments" | "followers" | "likers" | "history" | "audience";
                  /** @description Its name. */
                  name: string;
                  /**
                   * Format: date-time
                   * @description When it happened, ISO 8601.
                   */
                  at: string;
                  /** @description US dollars that a supplier was paid for it; null: nothing. */
                  priceUsd?: number | null;
                }[];
              };
              /** @description Log-odds before any evidence; null for reports of an older engine. */
              priorLogOdds: number | null;
              /** @description Every question that was asked of the data, with its answer. */
              signals: {
                /** @description Its id. */
                id: string;
                /** @description Its title. */
                title: string;
                /**
                 * @description The group that it belongs to.
                 * @enum {string}
                 */
                group: "audience" | "engagement" | "growth" | "content" | "comments" | "coordination";
                /**
                 * @description The verdict.
                 * @enum {string}
                 */
                verdict: "strength" | "neutral" | "concern" | "not-measurable";
                /** @description Its value; null where it is not known. */
                value: number | null;
                /** @description The unit of its value. */
                unit: string;
                /** @description What creators of this size usually have; null where that is not known. */
                benchmark: {
                  /** @description Its value. */
                  value: number;
                  /** @description Where it comes from. */
                  source: string;
                  /** @description What the value rests on. */
                  basis: string;
                } | null;
                /** @description What it adds to the evidence of manipulation. Null if not measurable. */
                logOdds: number | null;
                /**
                 * @description For a concern that adds to the evidence: the score if this signal showed what it shows for the median clean creator of this size, with everything else unchanged.
                 * @default null
                 */
                scoreAtMedian: number | null;
                /** @description What was seen that says so. */
                evidence: {
                  /** @description When it happened, ISO 8601. */
                  at: string | null;
                  /** @description The text, for a person. */
                  text: string;
                  /** @description What in the data shows it. */
                  refs?: string[];
                }[];
                /** @description What it means, for a person. */
                explanation: string;
              }[];
              /**
               * @description What would narrow the range most, largest gain first.
               * @default []
               */
              surer: {
                /** @description The part that it is about. */
                part: string;
                /** @description The text, for a person. */
                text: string;
                /** @description How wide the range is, and would be. */
                width: {
                  /** @description Where it begins. */
                  from: number;
                  /** @description Where it ends. */
                  to: number;
                };
              }[];
              /** @description The figures that a report begins with. */
              keyFigures: {
                /** @description Its id. */
                id: string;
                /** @description Its name as people read it. */
                label: string;
                /** @description Its value; null where it is not known. */
                value: number | null;
                /** @description The unit of its value. */
                unit: string;
                /** @description What the value rests on. */
                basis: string;
                /** @description How many it rests on; null where that is not known. */
                sample: number | null;
                /** @description The lower end of the range; null where there is none. */
                low: number | null;
                /** @description The upper end of the range; null where there is none. */
                high: number | null;
                /** @description Percent of comparable creators that are below; null where that is not known. */
                percentile: number | null;
              }[];
              /** @description Values over time, for charts. */
              series: {
                /** @description Followers. */
                followers: {
                  /** @description When it happened, ISO 8601. */
                  at: string;
                  /** @description Followers. */
                  followers: number;
                  /** @description What is unusual there, in a sentence; null: nothing. */
                  anomaly: string | null;
                }[];
                /** @description Engagement, with what it rests on. */
                engagement: {
                  /** @description Its id. */
                  id: string;
                  /** @description When it happened, ISO 8601. */
                  at: string;
                  /** @description The rate, percent or per view as its basis says. */
                  rate: number;
                  /** @description Paid posts, or whether the post is one. */
                  sponsored: boolean;
                  /** @description What is unusual there, in a sentence; null: nothing. */
                  anomaly: string | null;
                }[];
              };
              /** @description What a reader should know about the data, one sentence each. */
              flags: string[];
              /** @description What to do, one sentence each. */
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
        /** @description Its id. */
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
        /** @description Its id. */
        id: string;
      };
    };
    requestBody: {
      content: {
        "application/json": {
          /** @description The campaign. */
          campaign: components["schemas"]["RoiCampaignInput"];
          /**
           * @description What the campaign is for.
           * @enum {string}
           */
          goal: "profit" | "reach";
          /** @description The budget; null: none. */
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
        /** @description Its id. */
        id: string;
      };
    };
    responses: {
      /** @description Done. */
      200: {
        content: {
          "application/json": {
            /** @description Analyses that were bought, or can be. */
            analyses: components["schemas"]["Analysis"][];
            /** @description Send it as `cursor` for the next page; null: this is the last. */
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
        /** @description Its id. */
        id: string;
        /** @description What kind it is. */
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
        /** @description Ids, with commas between them in an address. */
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
        /** @description Its id. */
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
        /** @description Its id. */
        id: string;
      };
    };
    responses: {
      /** @description Done. */
      200: {
        content: {
          "application/json": {
            /** @description The links, or each one’s part. */
            shares: components["schemas"]["ShareLink"][];
            /** @description Send it as `cursor` for the next page; null: this is the last. */
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
        /** @description Its id. */
        id: string;
      };
    };
    requestBody: {
      content: {
        "application/json": {
          /**
           * @description Day by day, or a number of days.
           * @default 30
           * @enum {number}
           */
          days?: 7 | 30 | 90 | 365;
          /**
           * @description Its name as people read it.
           * @default
           */
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
        /** @description Its id. */
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
        /** @description Its id. */
        id: string;
      };
    };
    responses: {
      /** @description Done. */
      200: {
        content: {
          "application/json": {
            /** @description What the creator answered. */
            context: components["schemas"]["AddedContext"][];
            /** @description Send it as `cursor` for the next page; null: this is the last. */
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
        /** @description The secret part of the address, or the token of a session. */
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
        /** @description The secret part of the address, or the token of a session. */
        token: string;
      };
    };
    requestBody: {
      content: {
        "application/json": {
          /** @description Its name. */
          name: string;
          /**
           * @description What the person is to the creator.
           * @enum {string}
           */
          relation: "creator" | "manager" | "agency" | "other";
          /** @description The email address. */
          email: string;
          /** @description The text, for a person. */
          text: string;
          /** @description Where the proof can be seen; null: none was given. */
          proofUrl?: string | null;
          /** @description Left empty by people. */
          website?: string | null;
        };
      };
    };
    responses: {
      /** @description Accepted. The work goes on. */
      202: {
        content: {
          "application/json": {
            /**
             * @description It is done.
             * @enum {boolean}
             */
            success: true;
            /** @description What went wrong, in a sentence for a person. */
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
          /** @description The secret, told once. */
          secret: string;
        };
      };
    };
    responses: {
      /** @description Done. */
      200: {
        content: {
          "application/json": {
            /**
             * @description How it stands.
             * @enum {string}
             */
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
        /** @description The platform. */
        platform?: "instagram" | "tiktok" | "youtube" | "twitch" | "x" | "linkedin";
        /** @description The name of the profile, without @. */
        handle?: string;
      };
    };
    responses: {
      /** @description Done. */
      200: {
        content: {
          "application/json": {
            /** @description Requests to creators, the newest first. */
            consents: components["schemas"]["ConsentRequest"][];
            /** @description Send it as `cursor` for the next page; null: this is the last. */
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
          /** @description Its address. */
          url: string;
          /** @description The email address. */
          email?: string | null;
          /**
           * @description Whether the creator reads the report before the brand does.
           * @default false
           */
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
        /** @description Its id. */
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
        /** @description Its id. */
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
        /** @description The secret part of the address, or the token of a session. */
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
        /** @description The secret part of the address, or the token of a session. */
        token: string;
      };
    };
    responses: {
      /** @description Done. */
      200: {
        content: {
          "application/json": {
            /** @description Where the browser goes next. */
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
        /** @description The secret part of the address, or the token of a session. */
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
        /** @description The secret part of the address, or the token of a session. */
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
        /** @description How it stands. */
        state?: string;
      };
      path: {
        /** @description The platform. */
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
        /** @description The secret part of the address, or the token of a session. */
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
        /** @description The secret part of the address, or the token of a session. */
        token: string;
      };
    };
    requestBody: {
      content: {
        "application/json": {
          /** @description The email address. */
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
        /** @description The secret part of the address, or the token of a session. */
        token: string;
        /** @description Its id. */
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
        /** @description The secret part of the address, or the token of a session. */
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
        /** @description The secret part of the address, or the token of a session. */
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
        /** @description The secret part of the address, or the token of a session. */
        token: string;
      };
    };
    responses: {
      /** @description Done. */
      200: {
        content: {
          "application/json": {
            /**
             * @description It is done.
             * @enum {boolean}
             */
            ok: true;
            /** @description Whether the platform was told that the access ended. */
            platformTold: boolean;
            /** @description The page that it is about. */
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
          /** @description The text, for a person. */
          text?: string;
          /** @description What it is, by a name for programs that stays. */
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
        /** @description The `nextCursor` of the page before; absent: the first page. */
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
        /** @description The most there may be; in a query, the entries of one page. */
        limit?: number;
        /** @description The `nextCursor` of the page before; absent: the first page. */
        cursor?: string;
      };
    };
    responses: {
      /** @description Done. */
      200: {
        content: {
          "application/json": {
            /** @description The files, the newest first. */
            exports: components["schemas"]["ExportedFile"][];
            /** @description Send it as `cursor` for the next page; null: this is the last. */
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
        /** @description Any text of your own: a call that is sent again with it gets the first answer and costs nothing more. */
        "idempotency-key"?: string;
      };
    };
    requestBody: {
      content: {
        "application/json": {
          /**
           * @description What or whom it is about; of an email, its subject line.
           * @enum {string}
           */
          subject: "report" | "verifications" | "shortlist" | "batch" | "campaign";
          /**
           * @description The form of the file, or of the post.
           * @enum {string}
           */
          format: "pdf" | "csv" | "json";
          /**
           * Format: uuid
           * @description What the file is made of, or where orders come from, by id.
           */
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
            /** @description Only those with this tag. */
            tag?: string;
            /** @description Ids, with commas between them in an address. */
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
        /** @description Its id. */
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
        /** @description Its id. */
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
        /** @description The person, by id. */
        userId: string;
      };
    };
    responses: {
      /** @description Done. */
      200: {
        content: {
          "application/json": {
            /** @description Credits of the month that are left, or that the plan brings a month. */
            monthlyCredits: number;
            /** @description Bought credits that are left. */
            purchasedCredits: number;
            /** @description Credits that can be spent. */
            totalCredits: number;
            /** @description Credits that the plan brings a month. */
            monthlyCreditsLimit: number;
            /** @description Credits that are reserved for work that is running. */
            onHold: number;
            /** @description Whether bought credits wait until the plan runs again. */
            purchasedFrozen: boolean;
            /** @description What there is to say about the balance; null: nothing. */
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
        /** @description Any text of your own: a call that is sent again with it gets the first answer and costs nothing more. */
        "idempotency-key"?: string;
      };
    };
    requestBody: {
      content: {
        "application/json": {
          /** @description The person, by id. */
          userId?: string;
          /** @description The id of what is charged for, such as approve_draft. */
          actionType: string;
          /** @description What it was about, by its id; null where nothing is named. */
          resourceId?: string | null;
          /** @description Whatever the caller wants to keep with it. */
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
            /**
             * @description It is done.
             * @enum {boolean}
             */
            success: true;
            /** @description Credits that were charged. */
            creditsUsed: number;
            /** @description Credits of the month that are left. */
            remainingMonthly: number;
            /** @description Bought credits that are left. */
            remainingPurchased: number;
            /** @description Credits that can still be spent. */
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
        /** @description The id of what costs, as in the price list. */
        action?: string;
        /** @description Which credits: those of the month, or bought ones. */
        bucket?: "monthly" | "purchased";
        /** @description Entries from this time on. */
        from?: string;
        /** @description Entries before this time. */
        to?: string;
        /** @description The most there may be; in a query, the entries of one page. */
        limit?: number;
        /** @description The `nextCursor` of the page before; absent: the first page. */
        cursor?: string;
      };
    };
    responses: {
      /** @description Done. */
      200: {
        content: {
          "application/json": {
            /** @description The entries. */
            entries: components["schemas"]["CreditEntry"][];
            /** @description Send it as `cursor` for the next page; null: this is the last. */
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
        /** @description The id of what costs, as in the price list. */
        action?: string;
        /** @description Which credits: those of the month, or bought ones. */
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
            /** @description What was done, by action. */
            actions: {
              /** @description The id of what costs, as in the price list. */
              action: string;
              /** @description How often. */
              times: number;
              /** @description How many credits. */
              credits: number;
              /** @description Credits that are reserved for work that is running. */
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
            /**
             * @description It is done.
             * @enum {boolean}
             */
            success: true;
            /** @description The price list, by category. */
            actionsByCategory: {
              [key: string]: {
                /** @description Its id. */
                id: string;
                /** @description Its name. */
                name: string;
                /** @description What it is, in a sentence. */
                description: string;
                /** @description What it costs, in credits. */
                creditCost: number;
                /** @description How many credits. */
                credits: number;
                /** @description Whether most people choose it. */
                popular: boolean;
                /** @description Whether it is charged for each creator that is found. */
                perCreatorFound: boolean;
                /**
                 * @description How it stands; of an answer, its HTTP status.
                 * @enum {string}
                 */
                status: "live" | "coming";
                /** @description Credits a month. */
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
          /** @description The person, by id. */
          userId?: string;
          /** @description The package that is bought. */
          creditPackage: {
            /** @description How many credits. */
            credits: number;
            /** @description For information only: the payment itself is looked up. */
            amountCents?: number;
            /** @description The price before discounts, in cents. */
            basePriceCents?: number;
            /** @description Percent off. */
            discountPercent?: number;
          };
          /** @description The payment, as the card provider knows it. */
          stripePaymentIntentId: string;
        };
      };
    };
    responses: {
      /** @description Done. */
      200: {
        content: {
          "application/json": {
            /**
             * @description It is done.
             * @enum {boolean}
             */
            success: true;
            /** @description Credits that were bought. */
            creditsPurchased: number;
            /** @description The balance after it. */
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
            /**
             * @description It is done.
             * @enum {boolean}
             */
            success: true;
            /** @description Credits that were bought. */
            creditsPurchased: number;
            /** @description Whether it is still under way. */
            processing: boolean;
            /** @description The balance after it. */
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
          /** @description How many credits. */
          credits: number;
          /** @description The amount in US dollars. */
          amount: number;
        };
      };
    };
    responses: {
      /** @description Done. */
      200: {
        content: {
          "application/json": {
            /** @description What the page confirms the payment with. */
            clientSecret: string;
            /** @description The payment, as the card provider knows it. */
            paymentIntentId: string;
            /** @description The amount in cents. */
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
            /** @description How it stands; of an answer, its HTTP status. */
            status: {
              /** @description What is configured. */
              configured: boolean;
              /** @description The public key, or whether one is set. */
              publicKey: boolean;
              /** @description Whether a secret key is set. */
              secretKey: boolean;
              /** @description Whether cards are test cards. */
              testMode: boolean;
            };
            /** @description What there is to say, for a person. */
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
            /** @description Packages of credits that can be bought. */
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
          /** @description The email address. */
          email: string;
          /** @description The password. */
          password: string;
          /** @description The first name. */
          firstName: string;
          /** @description The last name. */
          lastName: string;
          /** @description The company. */
          company?: string | null;
          /**
           * @description What the person may do, or works as.
           * @enum {string}
           */
          role: "brand_manager" | "marketing_manager" | "social_media_manager" | "agency_owner" | "freelancer" | "other";
          /**
           * @description The person accepts the terms.
           * @enum {boolean}
           */
          acceptTerms: true;
          /** @description Whether the person wants news by email. */
          acceptMarketing?: boolean | null;
        };
      };
    };
    responses: {
      /** @description Done. */
      200: {
        content: {
          "application/json": {
            /**
             * @description It is done.
             * @enum {boolean}
             */
            success: true;
            /** @description What went wrong, in a sentence for a person. */
            error: null;
            /** @description What the page sets the card up with. */
            setupIntent: {
              /** @description Its id. */
              id: string;
              /** @description What the page confirms the card with. */
              client_secret: string;
            };
            /** @description The customer, as the card provider knows it. */
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
          /** @description The email address. */
          email: string;
          /** @description The card that was set up, as the card provider knows it. */
          setupIntentId: string;
        };
      };
    };
    responses: {
      /** @description Done. */
      200: {
        content: {
          "application/json": {
            /**
             * @description It is done.
             * @enum {boolean}
             */
            success: true;
            /** @description What went wrong, in a sentence for a person. */
            error: null;
          };
        };
      };
      /** @description It failed. */
      default: {
        content: {
          "application/json": components["schemas"]["Error"] & {
            /** @enum {string} */
            code: "card_required" | "cross_site" | "duplicate" | "internal" | "not_found" | "not_now" | "rate_limited" | "too_large" | "too_slow" | "trial_used" | "unavailable" | "validation";
          };
        };
      };
    };
  };
  "post-auth-start-paid-signup": {
    requestBody: {
      content: {
        "application/json": {
          /** @description The email address. */
          email: string;
          /** @description The card that was set up, as the card provider knows it. */
          setupIntentId: string;
        };
      };
    };
    responses: {
      /** @description Done. */
      200: {
        content: {
          "application/json": {
            /**
             * @description It is done.
             * @enum {boolean}
             */
            success: true;
            /** @description What went wrong, in a sentence for a person. */
            error: null;
            /** @description What the page has to confirm with the card’s bank; null: nothing. */
            confirmation: components["schemas"]["PaymentConfirmation"] | null;
          };
        };
      };
      /** @description It failed. */
      default: {
        content: {
          "application/json": components["schemas"]["Error"] & {
            /** @enum {string} */
            code: "card_declined" | "card_required" | "cross_site" | "duplicate" | "internal" | "not_found" | "not_now" | "rate_limited" | "too_large" | "too_slow" | "unavailable" | "validation";
          };
        };
      };
    };
  };
  "post-auth-resend-verification": {
    requestBody: {
      content: {
        "application/json": {
          /** @description The email address. */
          email: string;
        };
      };
    };
    responses: {
      /** @description Done. */
      200: {
        content: {
          "application/json": {
            /**
             * @description It is done.
             * @enum {boolean}
             */
            success: true;
            /** @description What went wrong, in a sentence for a person. */
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
        /** @description The secret part of the address, or the token of a session. */
        token: string;
        /** @description The email address. */
        email: string;
        /** @description The sign-up that goes on after the address is verified. */
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
          /** @description The email address. */
          email: string;
          /** @description The secret part of the address, or the token of a session. */
          token: string;
          /** @description The password. */
          password?: string;
        };
      };
    };
    responses: {
      /** @description Done. */
      200: {
        content: {
          "application/json": {
            /**
             * @description It is done.
             * @enum {boolean}
             */
            success: true;
            /** @description What went wrong, in a sentence for a person. */
            error: null;
            /**
             * @description What came of it.
             * @enum {string}
             */
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
            /**
             * @description It is done.
             * @enum {boolean}
             */
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
          /** @description The email address. */
          email: string;
          /** @description The password. */
          password: string;
        };
      };
    };
    responses: {
      /** @description Done. */
      200: {
        content: {
          "application/json": {
            /**
             * @description It is done.
             * @enum {boolean}
             */
            success: true;
            /** @description The secret part of the address, or the token of a session. */
            token: string;
            /** @description The person, or the name to sign in with. */
            user: components["schemas"]["User"];
            /** @description What went wrong, in a sentence for a person. */
            error: null;
            /**
             * @description Whether the email address still has to be verified.
             * @enum {boolean}
             */
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
            /** @description The person, or the name to sign in with. */
            user: components["schemas"]["User"];
            /** @description When it ends, ISO 8601. */
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
            /**
             * @description It is done.
             * @enum {boolean}
             */
            success: true;
            /** @description The secret part of the address, or the token of a session. */
            token: string;
            /** @description The person, or the name to sign in with. */
            user: components["schemas"]["User"];
            /** @description When it ends, ISO 8601. */
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
           * @description Which sessions, or what a program asks for.
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
            /**
             * @description It is done.
             * @enum {boolean}
             */
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
        /** @description What comes next. */
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
        /** @description What the person came for. */
        intent?: string;
        /** @description What comes next. */
        next?: string;
        /** @description The source that the visitor came by. */
        utm_source?: string;
        /** @description The medium that the visitor came by. */
        utm_medium?: string;
        /** @description The campaign that the visitor came by. */
        utm_campaign?: string;
        /** @description The search term that the visitor came by. */
        utm_term?: string;
        /** @description The variant that the visitor came by. */
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
        /** @description How it stands. */
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
          /** @description The email address. */
          email: string;
        };
      };
    };
    responses: {
      /** @description Accepted. The work goes on. */
      202: {
        content: {
          "application/json": {
            /**
             * @description It is done.
             * @enum {boolean}
             */
            success: true;
            /** @description What went wrong, in a sentence for a person. */
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
          /** @description The secret part of the address, or the token of a session. */
          token: string;
        };
      };
    };
    responses: {
      /** @description Done. */
      200: {
        content: {
          "application/json": {
            /**
             * @description It is done.
             * @enum {boolean}
             */
            success: true;
            /** @description The email address. */
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
          /** @description The secret part of the address, or the token of a session. */
          token: string;
          /** @description The password. */
          password: string;
        };
      };
    };
    responses: {
      /** @description Done. */
      200: {
        content: {
          "application/json": {
            /**
             * @description It is done.
             * @enum {boolean}
             */
            success: true;
            /** @description What went wrong, in a sentence for a person. */
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
          /** @description The secret part of the address, or the token of a session. */
          token: string;
        };
      };
    };
    responses: {
      /** @description Done. */
      200: {
        content: {
          "application/json": {
            /**
             * @description It is done.
             * @enum {boolean}
             */
            success: true;
            /** @description The email address. */
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
          /** @description The first name. */
          firstName: string;
          /** @description The last name. */
          lastName: string;
          /** @description The company. */
          company: string;
          /**
           * @description What the person may do, or works as.
           * @enum {string}
           */
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
          /** @description Whether emails tell of sign-ins on new devices. */
          signInAlerts?: boolean;
          /** @description Whether emails tell of low credits. */
          creditWarnings?: boolean;
          /** @description Whether emails tell of watched creators. */
          watchAlerts?: boolean;
          /** @description Whether emails tell of news about the product. */
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
          /** @description The present password. */
          currentPassword: string;
          /** @description The new password, 12 characters at least. */
          newPassword: string;
        };
      };
    };
    responses: {
      /** @description Done. */
      200: {
        content: {
          "application/json": {
            /**
             * @description It is done.
             * @enum {boolean}
             */
            success: true;
            /** @description The secret part of the address, or the token of a session. */
            token: string;
            /** @description When it ends, ISO 8601. */
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
            /**
             * @description It is done.
             * @enum {boolean}
             */
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
          /** @description The email address. */
          email: string;
          /** @description The present password. */
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
            /** @description Where the person is signed in. */
            sessions: {
              /** @description Its id. */
              id: string;
              /** @description Browser and system, as the user agent tells them. */
              device: string;
              /** @description Where it called from, or an address as its kind says. */
              address: string;
              /** @description When it was signed in, ISO 8601. */
              signedInAt: string;
              /** @description When it was last used, ISO 8601, to the minute. */
              lastUsedAt: string;
              /** @description Whether it is the session that asks. */
              current: boolean;
            }[];
            /** @description Send it as `cursor` for the next page; null: this is the last. */
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
            /**
             * @description It is done.
             * @enum {boolean}
             */
            success: true;
            /** @description How many ended. */
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
        /** @description Its id. */
        id: string;
      };
    };
    responses: {
      /** @description Done. */
      200: {
        content: {
          "application/json": {
            /**
             * @description It is done.
             * @enum {boolean}
             */
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
        /** @description The `nextCursor` of the page before; absent: the first page. */
        cursor?: string;
        /** @description The most there may be; in a query, the entries of one page. */
        limit?: number;
      };
    };
    responses: {
      /** @description Done. */
      200: {
        content: {
          "application/json": {
            /** @description The events. */
            events: {
              /** @description Its id. */
              id: string;
              /**
               * @description What kind it is.
               * @enum {string}
               */
              kind: "signed_up" | "signed_in" | "sign_in_failed" | "sign_in_refused" | "signed_out" | "sessions_ended" | "session_revoked" | "password_reset_asked" | "password_reset" | "password_changed" | "password_set" | "email_change_asked" | "email_change_dropped" | "email_changed" | "profile_changed" | "notifications_changed" | "data_exported" | "account_deleted" | "support_viewed" | "support_left" | "support_changed";
              /** @description Browser and system, as the user agent tells them. */
              device: string;
              /** @description Where it called from, or an address as its kind says. */
              address: string;
              /** @description More about it, for a person; null where there is nothing to add. */
              detail: string | null;
              /** @description When it happened, ISO 8601. */
              at: string;
            }[];
            /** @description Send it as `cursor` for the next page; null: this is the last. */
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
            /** @description What deleting the account means, one sentence each. */
            consequences: {
              /** @description What it is about. */
              about: string;
              /** @description The text, for a person. */
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
          /** @description The email address. */
          email: string;
          /** @description The present password. */
          currentPassword?: string;
        };
      };
    };
    responses: {
      /** @description Done. */
      200: {
        content: {
          "application/json": {
            /**
             * @description It is done.
             * @enum {boolean}
             */
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
            /** @description The workspaces that the person belongs to. */
            workspaces: components["schemas"]["WorkspacePlace"][];
            /** @description Send it as `cursor` for the next page; null: this is the last. */
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
          /** @description Its name. */
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
          /** @description The email address. */
          email: string;
          /**
           * @description What the person may do, or works as.
           * @enum {string}
           */
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
        /** @description Its id. */
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
        /** @description Its id. */
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
        /** @description The person in the workspace. */
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
        /** @description The person in the workspace. */
        memberId: string;
      };
    };
    requestBody: {
      content: {
        "application/json": {
          /**
           * @description What the person may do, or works as.
           * @enum {string}
           */
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
          /**
           * Format: uuid
           * @description Where it ends.
           */
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
        /** @description Its id. */
        id: string;
      };
    };
    responses: {
      /** @description Done. */
      200: {
        content: {
          "application/json": {
            /**
             * @description It is done.
             * @enum {boolean}
             */
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
          /** @description The secret part of the address, or the token of a session. */
          token: string;
        };
      };
    };
    responses: {
      /** @description Done. */
      200: {
        content: {
          "application/json": {
            /** @description The workspace. */
            workspace: string;
            /** @description Who invites. */
            inviter: string;
            /**
             * @description What the person may do, or works as.
             * @enum {string}
             */
            role: "viewer" | "member" | "manager";
            /** @description The email address. */
            email: string;
            /** @description Whether the address has an account already. */
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
          /** @description The secret part of the address, or the token of a session. */
          token: string;
          /** @description The account that is made for whoever has none. */
          account?: {
            /** @description The first name. */
            firstName: string;
            /** @description The last name. */
            lastName: string;
            /** @description The password. */
            password: string;
            /**
             * @description The person accepts the terms.
             * @enum {boolean}
             */
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
            /**
             * @description It is done.
             * @enum {boolean}
             */
            success: true;
            /** @description The workspace. */
            workspace: components["schemas"]["WorkspacePlace"];
            /** @description The session that begins; null: the person signs in first. */
            session: {
              /** @description The secret part of the address, or the token of a session. */
              token: string;
              /** @description The person, or the name to sign in with. */
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
            /** @description The keys. */
            keys: components["schemas"]["ApiKey"][];
            /** @description Requests a minute of all keys of the workspace together. */
            callsPerMinute: number;
            /** @description Send it as `cursor` for the next page; null: this is the last. */
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
          /** @description Its name. */
          name: string;
          /** @description What it may do. */
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
            /** @description The key, without its text. */
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
        /** @description Its id. */
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
        /** @description Its id. */
        id: string;
      };
    };
    requestBody: {
      content: {
        "application/json": {
          /** @description Its name. */
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
        /** @description The `nextCursor` of the page before; absent: the first page. */
        cursor?: string;
        /** @description The most there may be; in a query, the entries of one page. */
        limit?: number;
      };
      path: {
        /** @description Its id. */
        id: string;
      };
    };
    responses: {
      /** @description Done. */
      200: {
        content: {
          "application/json": {
            /** @description The calls, the newest first. */
            calls: components["schemas"]["ApiKeyCall"][];
            /** @description Send it as `cursor` for the next page; null: this is the last. */
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
        /** @description Its id. */
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
        /** @description The secret part of the address, or the token of a session. */
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
            /** @description The versions, the newest first. */
            versions: {
              /** @description The day, YYYY-MM-DD. */
              date: string;
              /** @description What changed, or how often. */
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
        /** @description The program, as it registered. */
        client_id: string;
        /** @description Where the answer goes, as the program registered it. */
        redirect_uri: string;
        /** @description Always code. */
        response_type: string;
        /** @description SHA-256 of a secret that the program keeps, base64url. */
        code_challenge: string;
        /** @description Always S256. */
        code_challenge_method: string;
        /** @description The scopes that the program asks for, with spaces between them. */
        scope?: string;
        /** @description Whatever the program wants back with the answer. */
        state?: string;
        /** @description The server that the program wants to be let into. */
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
            /** @description The workspace. */
            workspace: string;
            /** @description What it may do. */
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
            /** @description The connected programs, the newest first. */
            programs: components["schemas"]["ConnectedProgram"][];
            /** @description Send it as `cursor` for the next page; null: this is the last. */
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
          /**
           * Format: uuid
           * @description The program, as it registered.
           */
          client_id: string;
          /**
           * @description Where the answer goes, as the program registered it.
           * @example http://127.0.0.1:7777/callback
           */
          redirect_uri: string;
          /**
           * @description Always code.
           * @example code
           */
          response_type: string;
          /**
           * @description SHA-256 of a secret that the program keeps, base64url.
           * @example E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM
           */
          code_challenge: string;
          /**
           * @description Always S256.
           * @example S256
           */
          code_challenge_method: string;
          /**
           * @description The scopes that the program asks for, with spaces between them.
           * @example read verify
           */
          scope?: string;
          /**
           * @description Whatever the program wants back with the answer.
           * @example af0ifjsldkj
           */
          state?: string;
          /**
           * @description The server that the program wants to be let into.
           * @example https://vouch.example/mcp
           */
          resource?: string;
          /** @description What it may do. */
          scopes: ("read" | "verify" | "discover" | "campaigns" | "credits")[];
          /** @description Credits that the key may spend in a calendar month (UTC). Null: no limit of its own. */
          creditsPerMonth?: number | null;
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
        /** @description Its id. */
        id: string;
      };
    };
    responses: {
      /** @description Done. */
      200: {
        content: {
          "application/json": {
            /**
             * @description It is done.
             * @enum {boolean}
             */
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
  "patch-programs-id": {
    parameters: {
      path: {
        /** @description Its id. */
        id: string;
      };
    };
    requestBody: {
      content: {
        "application/json": {
          /** @description Credits that the key may spend in a calendar month (UTC). Null: no limit of its own. */
          creditsPerMonth: number | null;
        };
      };
    };
    responses: {
      /** @description Done. */
      200: {
        content: {
          "application/json": components["schemas"]["ConnectedProgram"];
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
            /** @description The webhooks, the oldest first. */
            endpoints: components["schemas"]["WebhookEndpoint"][];
            /** @description Send it as `cursor` for the next page; null: this is the last. */
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
          /** @description Its name. */
          name: string;
          /**
           * Format: uri
           * @description Its address.
           */
          url: string;
          /** @description The events. */
          events: ("verification.done" | "verification.failed" | "score.changed" | "credits.low" | "batch.done" | "watch.alert" | "campaign.moved" | "campaign.step" | "deliverable.submitted" | "deliverable.returned" | "deliverable.approved" | "deliverable.posted" | "order.received" | "outreach.replied" | "contract.sent" | "contract.accepted" | "contract.declined")[];
          /**
           * @description What kind it is.
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
            /** @description The webhook. */
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
        /** @description Its id. */
        id: string;
      };
    };
    responses: {
      /** @description Done. */
      200: {
        content: {
          "application/json": {
            /**
             * @description It is gone.
             * @enum {boolean}
             */
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
        /** @description Its id. */
        id: string;
      };
    };
    requestBody: {
      content: {
        "application/json": {
          /** @description Its name. */
          name?: string;
          /**
           * Format: uri
           * @description Its address.
           */
          url?: string;
          /** @description The events. */
          events?: ("verification.done" | "verification.failed" | "score.changed" | "credits.low" | "batch.done" | "watch.alert" | "campaign.moved" | "campaign.step" | "deliverable.submitted" | "deliverable.returned" | "deliverable.approved" | "deliverable.posted" | "order.received" | "outreach.replied" | "contract.sent" | "contract.accepted" | "contract.declined")[];
          /**
           * @description How it stands.
           * @enum {string}
           */
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
        /** @description Its id. */
        id: string;
      };
    };
    responses: {
      /** @description Done. */
      200: {
        content: {
          "application/json": {
            /** @description The webhook. */
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
        /** @description Its id. */
        id: string;
      };
    };
    responses: {
      /** @description Accepted. The work goes on. */
      202: {
        content: {
          "application/json": {
            /** @description The event, by id. */
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
        /** @description How it stands. */
        state?: "waiting" | "delivered" | "failed" | "missed";
        /** @description Its type. */
        type?: "verification.done" | "verification.failed" | "score.changed" | "credits.low" | "batch.done" | "watch.alert" | "campaign.moved" | "campaign.step" | "deliverable.submitted" | "deliverable.returned" | "deliverable.approved" | "deliverable.posted" | "order.received" | "outreach.replied" | "contract.sent" | "contract.accepted" | "contract.declined" | "webhook.test";
        /** @description The `nextCursor` of the page before; absent: the first page. */
        cursor?: string;
        /** @description The most there may be; in a query, the entries of one page. */
        limit?: number;
      };
      path: {
        /** @description Its id. */
        id: string;
      };
    };
    responses: {
      /** @description Done. */
      200: {
        content: {
          "application/json": {
            /** @description The deliveries, the newest first. */
            deliveries: components["schemas"]["WebhookDelivery"][];
            /** @description Send it as `cursor` for the next page; null: this is the last. */
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
        /** @description The delivery, by id. */
        deliveryId?: string;
        /** @description The `nextCursor` of the page before; absent: the first page. */
        cursor?: string;
        /** @description The most there may be; in a query, the entries of one page. */
        limit?: number;
      };
      path: {
        /** @description Its id. */
        id: string;
      };
    };
    responses: {
      /** @description Done. */
      200: {
        content: {
          "application/json": {
            /** @description Attempts, or how many were made. */
            attempts: components["schemas"]["WebhookAttempt"][];
            /** @description Send it as `cursor` for the next page; null: this is the last. */
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
        /** @description Its id. */
        id: string;
        /** @description The delivery, by id. */
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
        /** @description Its id. */
        id: string;
      };
    };
    requestBody: {
      content: {
        "application/json": {
          /**
           * Format: date-time
           * @description Since when, ISO 8601.
           */
          since: string;
        };
      };
    };
    responses: {
      /** @description Accepted. The work goes on. */
      202: {
        content: {
          "application/json": {
            /** @description How many are sent again. */
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
        /** @description Any text of your own: a call that is sent again with it gets the first answer and costs nothing more. */
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
        /** @description Any text of your own: a call that is sent again with it gets the first answer and costs nothing more. */
        "idempotency-key"?: string;
      };
    };
    requestBody: {
      content: {
        "application/json": {
          /** @description The profile’s link. */
          url: string;
          /**
           * @description What the verification is for; it decides the price.
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
            /** @description Its id. */
            id: string;
            /**
             * @description How it stands.
             * @enum {string}
             */
            state: "queued" | "running" | "done" | "failed";
            /** @description Credits that are reserved until it ends. */
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
            /** @description The list. */
            shortlist: {
              /** @description Its id. */
              id: string;
              /** @description Its name. */
              name: string;
            };
            /** @description The entry of the list, by id. */
            entryId: string;
            /** @description Credits that were charged. */
            creditsUsed: number;
            /** @description Places on all lists together: how many are taken and how many there are. */
            places: {
              /** @description What is used of it. */
              used: number;
              /** @description The most there may be; in a query, the entries of one page. */
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
            /** @description The workspace. */
            workspace: string;
            /** @description How many credits. */
            credits: number;
            /** @description What limits it. */
            limits: components["schemas"]["ExtensionLimits"];
            /** @description Credits that badges may still take by themselves today. */
            automaticCreditsLeft: number;
            /** @description The shortlists. */
            shortlists: {
              /** @description Its id. */
              id: string;
              /** @description Its name. */
              name: string;
            }[];
            /** @description Places on all lists together: how many are taken and how many there are. */
            places: {
              /** @description What is used of it. */
              used: number;
              /** @description The most there may be; in a query, the entries of one page. */
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
            /** @description What it is, by a name for programs that stays. */
            code: string;
            /** @description When it ends, ISO 8601. */
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
            /** @description Where the person is signed in. */
            sessions: components["schemas"]["ExtensionSession"][];
            /** @description Send it as `cursor` for the next page; null: this is the last. */
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
          /**
           * @description The one-time code from the page.
           * @example 8fK2mQ4tY7wZ1xB3nC5vD6sA9gH0jL2pR4eT6uI8oX0
           */
          code: string;
          /**
           * @description The secret whose digest came before.
           * @example 8fK2mQ4tY7wZ1xB3nC5vD6sA9gH0jL2pR4eT6uI8oX0
           */
          verifier: string;
        };
      };
    };
    responses: {
      /** @description Made. */
      201: {
        content: {
          "application/json": {
            /** @description The secret part of the address, or the token of a session. */
            token: string;
            /** @description When it ends, ISO 8601. */
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
        /** @description Its id. */
        id: string;
      };
    };
    responses: {
      /** @description Done. */
      200: {
        content: {
          "application/json": {
            /**
             * @description It is done.
             * @enum {boolean}
             */
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
            /**
             * @description It is done.
             * @enum {boolean}
             */
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
        /** @description The platform. */
        platform?: string;
        /** @description What the creator is mostly about. */
        category?: string;
        /** @description The country, ISO 3166-1 alpha-2. */
        country?: string;
        /** @description The language, ISO 639-1. */
        language?: string;
        /** @description Only creators with this risk. */
        risk?: string;
        /** @description The fewest followers. */
        minFollowers?: number;
        /** @description The most followers. */
        maxFollowers?: number;
        /** @description The lowest engagement, percent. */
        minEngagement?: number;
        /** @description What the rate is a share of. */
        engagementBasis?: "followers" | "views" | "subscribers";
        /** @description The lowest trust, 0 to 100. */
        minTrust?: number;
        /** @description The highest trust, 0 to 100. */
        maxTrust?: number;
        /** @description The largest share of followers that look bought, percent. */
        maxSuspicious?: number;
        /** @description The least that a post may cost, US dollars. */
        minPrice?: number;
        /** @description The most that a post may cost, US dollars. */
        maxPrice?: number;
        /** @description Only creators with an audience in this country. */
        audienceCountry?: string;
        /** @description Only creators with an audience of this age. */
        audienceAge?: string;
        /** @description Only creators with an audience of this gender. */
        audienceGender?: string;
        /** @description The smallest share of the audience that is asked for, percent. */
        minAudienceShare?: number;
        /** @description Whether the platform marks the profile as verified. */
        verified?: "true" | "false";
        /** @description The lowest growth in a month, percent. */
        minGrowth?: number;
        /** @description Only creators who posted within so many days. */
        postedWithinDays?: number;
        /** @description The largest share of paid posts, percent. */
        maxSponsored?: number;
        /** @description Only creators who publish an address, or do not. */
        contact?: "true" | "false";
        /** @description Only creators that the workspace verified, or did not. */
        checked?: "true" | "false";
        /** @description The lowest place by engagement among creators of the size, percent. */
        minEngagementPlace?: number;
        /** @description Only creators who mention this. */
        mentions?: string;
        /** @description Only creators without a critical risk. */
        withoutCritical?: "true" | "false";
        /** @description The order. */
        sort?: "trust" | "followers" | "engagement" | "price" | "recent";
        /** @description The most there may be; in a query, the entries of one page. */
        limit?: number;
        /** @description The `nextCursor` of the page before; absent: the first page. */
        cursor?: string;
      };
    };
    responses: {
      /** @description Done. */
      200: {
        content: {
          "application/json": {
            /** @description The creators, or how many they are. */
            creators: components["schemas"]["DiscoveredCreator"][];
            /** @description How many there are in all. */
            total: number;
            /** @description Whether the total was counted to the end; false: there are more. */
            totalIsExact: boolean;
            /** @description Send it as `cursor` for the next page; null: this is the last. */
            nextCursor: string | null;
            /** @description How the sentence was understood. */
            reading: {
              /** @description Words that were understood, with the filter each became. */
              understood: {
                /** @description Where it begins in the text, in characters from its beginning. */
                start: number;
                /** @description Where it ends in the text, in characters from its beginning. */
                end: number;
                /** @description How what was asked was understood. */
                filters: {
                  [key: string]: unknown;
                };
                /** @description Whether the words were understood and not used. */
                unused: boolean;
              }[];
              /** @description How what was asked was understood. */
              filters: {
                [key: string]: unknown;
              };
              /** @description It in words, for a person. */
              words: string;
            };
            /** @description How many match; null where nobody asked. */
            matching: {
              /** @description How many. */
              count: number;
              /** @description Whether the number was counted to the end. */
              isExact: boolean;
            } | null;
            /** @description Searches that find more. */
            offers: {
              /** @description Filters to leave out. */
              drop: string[];
              /** @description How many there are in all. */
              total: number;
              /** @description Whether the total was counted to the end; false: there are more. */
              totalIsExact: boolean;
            }[];
            /** @description Whom the search takes as an example; null: nobody. */
            like: {
              /** @description Its name. */
              name: string;
              /** @description The creator; null where it is not known whom the link means. */
              creator: components["schemas"]["DiscoveredCreator"] | null;
            } | null;
            /** @description How far the search is prepared; null: it is ready. */
            preparing: {
              /** @description Whether it is finished. */
              done: number;
              /** @description Of how many, or of whom. */
              of: number;
            } | null;
            /** @description The score from public data; null: none. */
            screening: {
              /** @description How many have a score. */
              scored: number;
              /** @description Of how many, or of whom. */
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
        /** @description The platform. */
        platform: "instagram" | "tiktok" | "youtube" | "twitch" | "x" | "linkedin";
        /** @description The name of the profile, without @. */
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
        /** @description Any text of your own: a call that is sent again with it gets the first answer and costs nothing more. */
        "idempotency-key"?: string;
      };
    };
    requestBody: {
      content: {
        "application/json": {
          /** @description Of how many, or of whom. */
          of: {
            /**
             * @description The platform.
             * @enum {string}
             */
            platform: "instagram" | "tiktok" | "youtube" | "twitch" | "x" | "linkedin";
            /** @description The name of the profile, without @. */
            handle: string;
          };
          /**
           * @description How many were asked for.
           * @default 10
           */
          asked?: number;
          /**
           * @description True: nothing is charged; the response says how many there are, what they cost and who the best one is.
           * @default false
           */
          preview?: boolean;
          /** @description The platforms. */
          platforms?: ("instagram" | "tiktok" | "youtube" | "twitch" | "x" | "linkedin")[];
          /** @description The lowest trust, 0 to 100. */
          minTrust?: number | null;
        };
      };
    };
    responses: {
      /** @description Done. */
      200: {
        content: {
          "application/json": {
            /** @description What could be bought. */
            offer: {
              /** @description How many fit. */
              fitting: number;
              /** @description What was found, or how many. */
              found: number;
              /** @description Credits for each. */
              creditsEach: number;
              /** @description How many credits. */
              credits: number;
              /** @description The best fit, 0 to 100; null where nobody fits. */
              best: number | null;
              /** @description What is shown of it. */
              shown: {
                /** @description Its place in the order, from 1. */
                place: number;
                /** @description How well the creator fits, 0 to 100. */
                fit: number;
                /**
                 * @description The platform.
                 * @enum {string}
                 */
                platform: "instagram" | "tiktok" | "youtube" | "twitch" | "x" | "linkedin";
                /** @description What the creator is mostly about; null where that is not known. */
                category: ("food" | "fitness" | "travel" | "beauty" | "fashion" | "gaming" | "tech" | "home" | "family" | "outdoors" | "music" | "learning" | "pets" | "business") | null;
                /** @description The country, ISO 3166-1 alpha-2; null where none is known. */
                country: string | null;
                /** @description Followers; null where they are not known. */
                followers: number | null;
                /** @description The creator; null where it is not known whom the link means. */
                creator: components["schemas"]["DiscoveredCreator"] | null;
              }[];
              /** @description How many were compared, or each that was. */
              compared: {
                /** @description Its name as people read it. */
                label: string;
                /** @description It in words, for a person. */
                words: string;
              }[];
            };
            /** @description What was bought; null: nothing yet. */
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
        /** @description Any text of your own: a call that is sent again with it gets the first answer and costs nothing more. */
        "idempotency-key"?: string;
      };
    };
    requestBody: {
      content: {
        "application/json": {
          /** @description How the creator should come across. */
          manner: {
            /** @description How formal the creator should be, 0 to 1. */
            formality: number | null;
            /** @description How warm the creator should be, 0 to 1. */
            warmth: number | null;
            /** @description How funny the creator should be, 0 to 1. */
            humour: number | null;
            /** @description How lively the creator should be, 0 to 1. */
            energy: number | null;
            /** @description How deep the content should go, 0 to 1. */
            depth: number | null;
          };
          /**
           * @description How many were asked for.
           * @default 10
           */
          asked?: number;
          /**
           * @description True: nothing is charged; the response says how many there are, what they cost and who the best one is.
           * @default false
           */
          preview?: boolean;
          /** @description The platforms. */
          platforms?: ("instagram" | "tiktok" | "youtube" | "twitch" | "x" | "linkedin")[];
          /** @description The lowest trust, 0 to 100. */
          minTrust?: number | null;
        };
      };
    };
    responses: {
      /** @description Done. */
      200: {
        content: {
          "application/json": {
            /** @description What could be bought. */
            offer: {
              /** @description How many fit. */
              fitting: number;
              /** @description What was found, or how many. */
              found: number;
              /** @description Credits for each. */
              creditsEach: number;
              /** @description How many credits. */
              credits: number;
              /** @description The best fit, 0 to 100; null where nobody fits. */
              best: number | null;
              /** @description What is shown of it. */
              shown: {
                /** @description Its place in the order, from 1. */
                place: number;
                /** @description How well the creator fits, 0 to 100. */
                fit: number;
                /**
                 * @description The platform.
                 * @enum {string}
                 */
                platform: "instagram" | "tiktok" | "youtube" | "twitch" | "x" | "linkedin";
                /** @description What the creator is mostly about; null where that is not known. */
                category: ("food" | "fitness" | "travel" | "beauty" | "fashion" | "gaming" | "tech" | "home" | "family" | "outdoors" | "music" | "learning" | "pets" | "business") | null;
                /** @description The country, ISO 3166-1 alpha-2; null where none is known. */
                country: string | null;
                /** @description Followers; null where they are not known. */
                followers: number | null;
                /** @description The creator; null where it is not known whom the link means. */
                creator: components["schemas"]["DiscoveredCreator"] | null;
              }[];
              /** @description How many were compared, or each that was. */
              compared: {
                /** @description Its name as people read it. */
                label: string;
                /** @description It in words, for a person. */
                words: string;
              }[];
            };
            /** @description What was bought; null: nothing yet. */
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
        /** @description The most there may be; in a query, the entries of one page. */
        limit?: number;
        /** @description The `nextCursor` of the page before; absent: the first page. */
        cursor?: string;
      };
    };
    responses: {
      /** @description Done. */
      200: {
        content: {
          "application/json": {
            /** @description What was bought, the newest first. */
            matches: components["schemas"]["MatchCard"][];
            /** @description Send it as `cursor` for the next page; null: this is the last. */
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
        /** @description Its id. */
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
        /** @description The platform. */
        platform: "instagram" | "tiktok" | "youtube" | "twitch" | "x" | "linkedin";
        /** @description The name of the profile, without @. */
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
            /** @description Audiences of customers that the workspace brought. */
            audiences: components["schemas"]["CustomerAudience"][];
            /** @description Send it as `cursor` for the next page; null: this is the last. */
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
        /** @description Any text of your own: a call that is sent again with it gets the first answer and costs nothing more. */
        "idempotency-key"?: string;
      };
    };
    requestBody: {
      content: {
        "application/json": {
          /** @description Its name. */
          name: string;
          /**
           * @description Whether the list is kept for later.
           * @default false
           */
          kept?: boolean;
          /** @description The columns of the file. */
          columns: {
            /** @description The country, ISO 3166-1 alpha-2. */
            country?: string;
            /** @description The column with the age. */
            age?: string;
            /** @description The column with the gender. */
            gender?: string;
            /** @description What they are interested in, or the column that says it. */
            interests?: string;
          };
          /** @description The text, for a person. */
          text: string;
          /** @description The platforms. */
          platforms?: ("instagram" | "tiktok" | "youtube" | "twitch" | "x" | "linkedin")[];
          /** @description The lowest trust, 0 to 100. */
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
        /** @description Its id. */
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
        /** @description Its id. */
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
        /** @description Any text of your own: a call that is sent again with it gets the first answer and costs nothing more. */
        "idempotency-key"?: string;
      };
      path: {
        /** @description Its id. */
        id: string;
      };
    };
    requestBody: {
      content: {
        "application/json": {
          /**
           * @description How many were asked for.
           * @default 10
           */
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
            /** @description What could be bought. */
            offer: {
              /** @description How many fit. */
              fitting: number;
              /** @description What was found, or how many. */
              found: number;
              /** @description Credits for each. */
              creditsEach: number;
              /** @description How many credits. */
              credits: number;
              /** @description The best fit, 0 to 100; null where nobody fits. */
              best: number | null;
              /** @description What is shown of it. */
              shown: {
                /** @description Its place in the order, from 1. */
                place: number;
                /** @description How well the creator fits, 0 to 100. */
                fit: number;
                /**
                 * @description The platform.
                 * @enum {string}
                 */
                platform: "instagram" | "tiktok" | "youtube" | "twitch" | "x" | "linkedin";
                /** @description What the creator is mostly about; null where that is not known. */
                category: ("food" | "fitness" | "travel" | "beauty" | "fashion" | "gaming" | "tech" | "home" | "family" | "outdoors" | "music" | "learning" | "pets" | "business") | null;
                /** @description The country, ISO 3166-1 alpha-2; null where none is known. */
                country: string | null;
                /** @description Followers; null where they are not known. */
                followers: number | null;
                /** @description The creator; null where it is not known whom the link means. */
                creator: components["schemas"]["DiscoveredCreator"] | null;
              }[];
              /** @description How many were compared, or each that was. */
              compared: {
                /** @description Its name as people read it. */
                label: string;
                /** @description It in words, for a person. */
                words: string;
              }[];
            };
            /** @description What was bought; null: nothing yet. */
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
            /** @description Saved searches. */
            searches: components["schemas"]["SavedSearch"][];
            /** @description Send it as `cursor` for the next page; null: this is the last. */
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
          /** @description Its name. */
          name: string;
          /** @description Where it called from, or an address as its kind says. */
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
        /** @description Its id. */
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
        /** @description Its id. */
        id: string;
      };
    };
    requestBody: {
      content: {
        "application/json": {
          /** @description Its name. */
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
        /** @description Its id. */
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
        /** @description Its id. */
        id: string;
      };
    };
    requestBody: {
      content: {
        "application/json": {
          /** @description Whether it is on. */
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
          /** @description The text, for a person. */
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
            /** @description Lists that were verified. */
            batches: components["schemas"]["BulkSummary"][];
            /** @description Send it as `cursor` for the next page; null: this is the last. */
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
        /** @description Any text of your own: a call that is sent again with it gets the first answer and costs nothing more. */
        "idempotency-key"?: string;
      };
    };
    requestBody: {
      content: {
        "application/json": {
          /** @description The text, for a person. */
          text: string;
          /**
           * @description Its name.
           * @default
           */
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
        /** @description Its id. */
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
        /** @description Its id. */
        id: string;
      };
    };
    requestBody: {
      content: {
        "application/json": {
          /**
           * @description How it stands.
           * @enum {string}
           */
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
        /** @description Its id. */
        id: string;
      };
    };
    responses: {
      /** @description Done. */
      200: {
        content: {
          "application/json": {
            /**
             * @description It is done.
             * @enum {boolean}
             */
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
            /** @description The shortlists. */
            shortlists: components["schemas"]["ShortlistSummary"][];
            /** @description Places on all lists together: how many are taken and how many there are. */
            places: {
              /** @description What is used of it. */
              used: number;
              /** @description The most there may be; in a query, the entries of one page. */
              limit: number;
            };
            /** @description Send it as `cursor` for the next page; null: this is the last. */
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
          /** @description Its name. */
          name: string;
          /** @description The creator. */
          creator?: {
            /**
             * @description The platform.
             * @enum {string}
             */
            platform: "instagram" | "tiktok" | "youtube" | "twitch" | "x" | "linkedin";
            /** @description The name of the profile, without @. */
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
        /** @description Its id. */
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
        /** @description Its id. */
        id: string;
      };
    };
    responses: {
      /** @description Done. */
      200: {
        content: {
          "application/json": {
            /**
             * @description It is done.
             * @enum {boolean}
             */
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
        /** @description Its id. */
        id: string;
      };
    };
    requestBody: {
      content: {
        "application/json": {
          /** @description Its name. */
          name?: string;
          /** @description Whether the creators are watched. */
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
        /** @description Its id. */
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
        /** @description Its id. */
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
        /** @description Its id. */
        id: string;
      };
    };
    requestBody: {
      content: {
        "application/json": {
          /** @description The creator. */
          creator: {
            /**
             * @description The platform.
             * @enum {string}
             */
            platform: "instagram" | "tiktok" | "youtube" | "twitch" | "x" | "linkedin";
            /** @description The name of the profile, without @. */
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
        /** @description Its id. */
        id: string;
        /** @description The entry of the list, by id. */
        entryId: string;
      };
    };
    responses: {
      /** @description Done. */
      200: {
        content: {
          "application/json": {
            /**
             * @description It is done.
             * @enum {boolean}
             */
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
        /** @description Its id. */
        id: string;
        /** @description The entry of the list, by id. */
        entryId: string;
      };
    };
    requestBody: {
      content: {
        "application/json": {
          /**
           * @description How it stands; of an answer, its HTTP status.
           * @enum {string}
           */
          status?: "considering" | "contacted" | "agreed" | "declined";
          /** @description A note of the workspace. */
          note?: string;
          /** @description Tags that the workspace gave. */
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
        /** @description Its id. */
        id: string;
        /** @description The entry of the list, by id. */
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
            /** @description What left its usual range. */
            alerts: components["schemas"]["ShortlistAlert"][];
            /** @description Send it as `cursor` for the next page; null: this is the last. */
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
        /** @description Its id. */
        id: string;
      };
    };
    responses: {
      /** @description Done. */
      200: {
        content: {
          "application/json": {
            /**
             * @description It is done.
             * @enum {boolean}
             */
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
            /** @description The watched creators. */
            watches: components["schemas"]["WatchCard"][];
            /** @description How many more can be watched. */
            room: {
              /** @description What is used of it. */
              used: number;
              /** @description The most there may be; in a query, the entries of one page. */
              limit: number;
              /** @description What waits. */
              waiting: number;
            };
            /** @description The time of the product, ISO 8601; a sandbox can be ahead. */
            now: string;
            /** @description Send it as `cursor` for the next page; null: this is the last. */
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
          /** @description The creator. */
          creator: {
            /**
             * @description The platform.
             * @enum {string}
             */
            platform: "instagram" | "tiktok" | "youtube" | "twitch" | "x" | "linkedin";
            /** @description The name of the profile, without @. */
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
        /** @description The platform. */
        platform: "instagram" | "tiktok" | "youtube" | "twitch" | "x" | "linkedin";
        /** @description The name of the profile, without @. */
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
        /** @description The platform. */
        platform: "instagram" | "tiktok" | "youtube" | "twitch" | "x" | "linkedin";
        /** @description The name of the profile, without @. */
        handle: string;
      };
    };
    responses: {
      /** @description Done. */
      200: {
        content: {
          "application/json": {
            /**
             * @description It is done.
             * @enum {boolean}
             */
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
        /** @description The platform. */
        platform: "instagram" | "tiktok" | "youtube" | "twitch" | "x" | "linkedin";
        /** @description The name of the profile, without @. */
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
            /** @description What left its usual range. */
            alerts: components["schemas"]["WatchAlert"][];
            /** @description Send it as `cursor` for the next page; null: this is the last. */
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
        /** @description Its id. */
        id: string;
      };
    };
    responses: {
      /** @description Done. */
      200: {
        content: {
          "application/json": {
            /**
             * @description It is done.
             * @enum {boolean}
             */
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
            /** @description The campaigns. */
            campaigns: components["schemas"]["CampaignSummary"][];
            /** @description Send it as `cursor` for the next page; null: this is the last. */
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
          /** @description Its name. */
          name: string;
          /**
           * @description What the campaign is for.
           * @enum {string}
           */
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
        /** @description Its id. */
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
        /** @description Its id. */
        id: string;
      };
    };
    responses: {
      /** @description Done. */
      200: {
        content: {
          "application/json": {
            /**
             * @description It is done.
             * @enum {boolean}
             */
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
        /** @description Its id. */
        id: string;
      };
    };
    requestBody: {
      content: {
        "application/json": {
          /**
           * @description The field that it is about.
           * @enum {string}
           */
          field: "name";
          /** @description Its value. */
          value: string;
          /** @description Its version. */
          version: number;
        } | {
          /**
           * @description The field that it is about.
           * @enum {string}
           */
          field: "goal";
          /**
           * @description Its value.
           * @enum {string}
           */
          value: "awareness" | "sales" | "content" | "launch" | "always-on";
          /** @description Its version. */
          version: number;
        } | {
          /**
           * @description The field that it is about.
           * @enum {string}
           */
          field: "brief";
          /** @description Its value. */
          value: string;
          /** @description Its version. */
          version: number;
        } | {
          /**
           * @description The field that it is about.
           * @enum {string}
           */
          field: "brand";
          /** @description Its value. */
          value: string;
          /** @description Its version. */
          version: number;
        } | {
          /**
           * @description The field that it is about.
           * @enum {string}
           */
          field: "product";
          /** @description Its value. */
          value: string;
          /** @description Its version. */
          version: number;
        } | {
          /**
           * @description The field that it is about.
           * @enum {string}
           */
          field: "startsOn";
          /** @description Its value; null where it is not known. */
          value: string | null;
          /** @description Its version. */
          version: number;
        } | {
          /**
           * @description The field that it is about.
           * @enum {string}
           */
          field: "endsOn";
          /** @description Its value; null where it is not known. */
          value: string | null;
          /** @description Its version. */
          version: number;
        } | {
          /**
           * @description The field that it is about.
           * @enum {string}
           */
          field: "platforms";
          /** @description Its value. */
          value: ("instagram" | "tiktok" | "youtube" | "twitch" | "x" | "linkedin")[];
          /** @description Its version. */
          version: number;
        } | {
          /**
           * @description The field that it is about.
           * @enum {string}
           */
          field: "audience";
          /** @description Its value. */
          value: string;
          /** @description Its version. */
          version: number;
        } | {
          /**
           * @description The field that it is about.
           * @enum {string}
           */
          field: "countries";
          /** @description Its value. */
          value: string[];
          /** @description Its version. */
          version: number;
        } | {
          /**
           * @description The field that it is about.
           * @enum {string}
           */
          field: "topics";
          /** @description Its value. */
          value: ("food" | "fitness" | "travel" | "beauty" | "fashion" | "gaming" | "tech" | "home" | "family" | "outdoors" | "music" | "learning" | "pets" | "business")[];
          /** @description Its version. */
          version: number;
        } | {
          /**
           * @description The field that it is about.
           * @enum {string}
           */
          field: "minFollowers";
          /** @description Its value; null where it is not known. */
          value: number | null;
          /** @description Its version. */
          version: number;
        } | {
          /**
           * @description The field that it is about.
           * @enum {string}
           */
          field: "maxFollowers";
          /** @description Its value; null where it is not known. */
          value: number | null;
          /** @description Its version. */
          version: number;
        } | {
          /**
           * @description The field that it is about.
           * @enum {string}
           */
          field: "minTrust";
          /** @description Its value; null where it is not known. */
          value: number | null;
          /** @description Its version. */
          version: number;
        } | {
          /**
           * @description The field that it is about.
           * @enum {string}
           */
          field: "budget";
          /** @description Its value; null where it is not known. */
          value: number | null;
          /** @description Its version. */
          version: number;
        } | {
          /**
           * @description The field that it is about.
           * @enum {string}
           */
          field: "currency";
          /**
           * @description Its value.
           * @enum {string}
           */
          value: "USD" | "EUR" | "GBP";
          /** @description Its version. */
          version: number;
        } | {
          /**
           * @description The field that it is about.
           * @enum {string}
           */
          field: "notes";
          /** @description Its value. */
          value: string;
          /** @description Its version. */
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
        /** @description Its id. */
        id: string;
        /** @description Which step, from 1. */
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
        /** @description Its id. */
        id: string;
      };
    };
    requestBody: {
      content: {
        "application/json": {
          /**
           * @description What is done to the campaign.
           * @enum {string}
           */
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
        /** @description Its id. */
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
        /** @description Its id. */
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
        /** @description The `nextCursor` of the page before; absent: the first page. */
        cursor?: string;
      };
      path: {
        /** @description Its id. */
        id: string;
      };
    };
    responses: {
      /** @description Done. */
      200: {
        content: {
          "application/json": {
            /** @description What changed, or how often. */
            changes: components["schemas"]["CampaignChange"][];
            /** @description Send it as `cursor` for the next page; null: this is the last. */
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
        /** @description Its id. */
        id: string;
      };
    };
    responses: {
      /** @description Done. */
      200: {
        content: {
          "application/json": {
            /** @description Changes whenever anything about it does; compare it to see whether you’re up to date. */
            head: string;
            /** @description Who wrote it; null: nobody has. */
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
        /** @description Its id. */
        id: string;
      };
    };
    requestBody: {
      content: {
        "application/json": {
          /** @description The creators, or how many they are. */
          creators: {
            /**
             * @description The platform.
             * @enum {string}
             */
            platform: "instagram" | "tiktok" | "youtube" | "twitch" | "x" | "linkedin";
            /** @description The name of the profile, without @. */
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
        /** @description Its id. */
        id: string;
        /** @description The entry of the list, by id. */
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
        /** @description Its id. */
        id: string;
        /** @description The entry of the list, by id. */
        entryId: string;
      };
    };
    requestBody: {
      content: {
        "application/json": {
          /**
           * @description The field that it is about.
           * @enum {string}
           */
          field: "role";
          /**
           * @description Its value.
           * @enum {string}
           */
          value: "lead" | "supporting" | "ambassador" | "seeding";
          /** @description Its version. */
          version: number;
        } | {
          /**
           * @description The field that it is about.
           * @enum {string}
           */
          field: "fee";
          /** @description Its value; null where it is not known. */
          value: number | null;
          /** @description Its version. */
          version: number;
        } | {
          /**
           * @description The field that it is about.
           * @enum {string}
           */
          field: "decision";
          /**
           * @description Its value.
           * @enum {string}
           */
          value: "considering" | "approved" | "declined";
          /** @description Its version. */
          version: number;
        } | {
          /**
           * @description The field that it is about.
           * @enum {string}
           */
          field: "reason";
          /** @description Its value. */
          value: string;
          /** @description Its version. */
          version: number;
        } | {
          /**
           * @description The field that it is about.
           * @enum {string}
           */
          field: "outreach";
          /**
           * @description Its value.
           * @enum {string}
           */
          value: "not-contacted" | "contacted" | "replied" | "negotiating" | "agreed" | "turned-down";
          /** @description Its version. */
          version: number;
        } | {
          /**
           * @description The field that it is about.
           * @enum {string}
           */
          field: "agreedFee";
          /** @description Its value; null where it is not known. */
          value: number | null;
          /** @description Its version. */
          version: number;
        } | {
          /**
           * @description The field that it is about.
           * @enum {string}
           */
          field: "contract";
          /**
           * @description Its value.
           * @enum {string}
           */
          value: "none" | "drafted" | "sent" | "signed";
          /** @description Its version. */
          version: number;
        } | {
          /**
           * @description The field that it is about.
           * @enum {string}
           */
          field: "paid";
          /** @description Its value; null where it is not known. */
          value: number | null;
          /** @description Its version. */
          version: number;
        } | {
          /**
           * @description The field that it is about.
           * @enum {string}
           */
          field: "note";
          /** @description Its value. */
          value: string;
          /** @description Its version. */
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
        /** @description Its id. */
        id: string;
        /** @description The entry of the list, by id. */
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
        /** @description Its id. */
        id: string;
        /** @description The entry of the list, by id. */
        entryId: string;
      };
    };
    requestBody: {
      content: {
        "application/json": {
          /**
           * @description What kind it is.
           * @enum {string}
           */
          kind: "post" | "reel" | "story" | "video" | "short" | "live" | "other";
          /** @description Its title. */
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
        /** @description Its id. */
        id: string;
        /** @description The deliverable, by id. */
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
        /** @description Its id. */
        id: string;
        /** @description The deliverable, by id. */
        deliverableId: string;
      };
    };
    requestBody: {
      content: {
        "application/json": {
          /**
           * @description The field that it is about.
           * @enum {string}
           */
          field: "kind";
          /**
           * @description Its value.
           * @enum {string}
           */
          value: "post" | "reel" | "story" | "video" | "short" | "live" | "other";
          /** @description Its version. */
          version: number;
        } | {
          /**
           * @description The field that it is about.
           * @enum {string}
           */
          field: "title";
          /** @description Its value. */
          value: string;
          /** @description Its version. */
          version: number;
        } | {
          /**
           * @description The field that it is about.
           * @enum {string}
           */
          field: "dueOn";
          /** @description Its value; null where it is not known. */
          value: string | null;
          /** @description Its version. */
          version: number;
        } | {
          /**
           * @description The field that it is about.
           * @enum {string}
           */
          field: "state";
          /**
           * @description Its value.
           * @enum {string}
           */
          value: "planned" | "drafted" | "changes" | "approved" | "posted";
          /** @description Its version. */
          version: number;
        } | {
          /**
           * @description The field that it is about.
           * @enum {string}
           */
          field: "draft";
          /** @description Its value. */
          value: string;
          /** @description Its version. */
          version: number;
        } | {
          /**
           * @description The field that it is about.
           * @enum {string}
           */
          field: "feedback";
          /** @description Its value. */
          value: string;
          /** @description Its version. */
          version: number;
        } | {
          /**
           * @description The field that it is about.
           * @enum {string}
           */
          field: "link";
          /** @description Its value. */
          value: string;
          /** @description Its version. */
          version: number;
        } | {
          /**
           * @description The field that it is about.
           * @enum {string}
           */
          field: "views";
          /** @description Its value; null where it is not known. */
          value: number | null;
          /** @description Its version. */
          version: number;
        } | {
          /**
           * @description The field that it is about.
           * @enum {string}
           */
          field: "likes";
          /** @description Its value; null where it is not known. */
          value: number | null;
          /** @description Its version. */
          version: number;
        } | {
          /**
           * @description The field that it is about.
           * @enum {string}
           */
          field: "comments";
          /** @description Its value; null where it is not known. */
          value: number | null;
          /** @description Its version. */
          version: number;
        } | {
          /**
           * @description The field that it is about.
           * @enum {string}
           */
          field: "clicks";
          /** @description Its value; null where it is not known. */
          value: number | null;
          /** @description Its version. */
          version: number;
        } | {
          /**
           * @description The field that it is about.
           * @enum {string}
           */
          field: "orders";
          /** @description Its value; null where it is not known. */
          value: number | null;
          /** @description Its version. */
          version: number;
        } | {
          /**
           * @description The field that it is about.
           * @enum {string}
           */
          field: "revenue";
          /** @description Its value; null where it is not known. */
          value: number | null;
          /** @description Its version. */
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
        /** @description Its id. */
        id: string;
      };
    };
    requestBody: {
      content: {
        "application/json": {
          /** @description Its title. */
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
        /** @description Its id. */
        id: string;
        /** @description The task, by id. */
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
        /** @description Its id. */
        id: string;
        /** @description The task, by id. */
        taskId: string;
      };
    };
    requestBody: {
      content: {
        "application/json": {
          /**
           * @description The field that it is about.
           * @enum {string}
           */
          field: "title";
          /** @description Its value. */
          value: string;
          /** @description Its version. */
          version: number;
        } | {
          /**
           * @description The field that it is about.
           * @enum {string}
           */
          field: "done";
          /** @description Its value. */
          value: boolean;
          /** @description Its version. */
          version: number;
        } | {
          /**
           * @description The field that it is about.
           * @enum {string}
           */
          field: "dueOn";
          /** @description Its value; null where it is not known. */
          value: string | null;
          /** @description Its version. */
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
        /** @description Its id. */
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
            /** @description The hosts. */
            hosts: components["schemas"]["TrackingHost"][];
            /** @description Send it as `cursor` for the next page; null: this is the last. */
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
          /**
           * @description The host name.
           * @example shop.northwind.example
           */
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
        /** @description The host name. */
        host: string;
      };
    };
    responses: {
      /** @description Done. */
      200: {
        content: {
          "application/json": {
            /**
             * @description It is done.
             * @enum {boolean}
             */
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
        /** @description The campaign, by id. */
        campaignId: string;
      };
    };
    responses: {
      /** @description Done. */
      200: {
        content: {
          "application/json": {
            /** @description The links. */
            links: components["schemas"]["TrackingLink"][];
            /** @description Send it as `cursor` for the next page; null: this is the last. */
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
          /**
           * Format: uuid
           * @description The campaign, by id.
           */
          campaignId: string;
          /**
           * Format: uuid
           * @description The entry of the list, by id.
           */
          entryId?: string;
          /**
           * Format: uri
           * @description Where the link leads.
           * @example https://shop.northwind.example/tea
           */
          target: string;
          /** @description Parameters that are added to the link. */
          utm?: {
            /** @description Where it comes from. */
            source?: string;
            /** @description The medium in the link’s parameters. */
            medium?: string;
            /** @description The campaign. */
            campaign?: string;
            /** @description The text. */
            content?: string;
            /** @description The search term in the link’s parameters. */
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
        /** @description Its id. */
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
        /** @description What it is, by a name for programs that stays. */
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
        /** @description The campaign, by id. */
        campaignId: string;
      };
    };
    responses: {
      /** @description Done. */
      200: {
        content: {
          "application/json": {
            /** @description Promo codes. */
            codes: components["schemas"]["PromoCode"][];
            /** @description Send it as `cursor` for the next page; null: this is the last. */
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
          /**
           * Format: uuid
           * @description The campaign, by id.
           */
          campaignId: string;
          /**
           * Format: uuid
           * @description The entry of the list, by id.
           */
          entryId: string;
          /**
           * @description What it is, by a name for programs that stays.
           * @example AVA15
           */
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
        /** @description Its id. */
        id: string;
      };
    };
    responses: {
      /** @description Done. */
      200: {
        content: {
          "application/json": {
            /**
             * @description It is done.
             * @enum {boolean}
             */
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
            /** @description Shops that send orders. */
            sources: components["schemas"]["TrackingSource"][];
            /** @description Send it as `cursor` for the next page; null: this is the last. */
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
          /**
           * @description What kind it is.
           * @enum {string}
           */
          kind: "shopify" | "woocommerce" | "standard";
          /**
           * @description Its name.
           * @example Tea shop
           */
          name: string;
          /**
           * @description The secret, told once.
           * @example 5f1c0d2e8b7a4936a1c2d3e4f5a6b7c8
           */
          secret?: string;
        };
      };
    };
    responses: {
      /** @description Made. */
      201: {
        content: {
          "application/json": {
            /** @description Where it comes from. */
            source: components["schemas"]["TrackingSource"];
            /** @description The secret, told once; null: there is none. */
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
  "post-tracking-sources-id-secret": {
    parameters: {
      path: {
        /** @description Its id. */
        id: string;
      };
    };
    requestBody: {
      content: {
        "application/json": {
          /**
           * @description The secret, told once.
           * @example 5f1c0d2e8b7a4936a1c2d3e4f5a6b7c8
           */
          secret?: string;
        };
      };
    };
    responses: {
      /** @description Done. */
      200: {
        content: {
          "application/json": {
            /** @description Where it comes from. */
            source: components["schemas"]["TrackingSource"];
            /** @description The secret, told once; null: there is none. */
            secret: string | null;
          };
        };
      };
      /** @description It failed. */
      default: {
        content: {
          "application/json": components["schemas"]["Error"] & {
            /** @enum {string} */
            code: "cross_site" | "forbidden" | "internal" | "invalid_token" | "key_address" | "missing_token" | "not_a_member" | "not_found" | "rate_limited" | "role_too_low" | "scope_missing" | "subscription_ended" | "support_view" | "too_large" | "too_slow" | "validation";
          };
        };
      };
    };
  };
  "delete-tracking-sources-id": {
    parameters: {
      path: {
        /** @description Its id. */
        id: string;
      };
    };
    responses: {
      /** @description Done. */
      200: {
        content: {
          "application/json": {
            /**
             * @description It is done.
             * @enum {boolean}
             */
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
        /** @description The campaign, by id. */
        campaignId: string;
        /** @description The `nextCursor` of the page before; absent: the first page. */
        cursor?: string;
      };
    };
    responses: {
      /** @description Done. */
      200: {
        content: {
          "application/json": {
            /** @description Orders. */
            orders: components["schemas"]["CampaignOrder"][];
            /** @description Send it as `cursor` for the next page; null: this is the last. */
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
           * @description The text, for a person.
           * @example order_id,date,total,currency,code
           *     1001,2027-03-10,42.50,USD,AVA15
           */
          text: string;
          /**
           * Format: uuid
           * @description What the file is made of, or where orders come from, by id.
           */
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
              /** @description The number of the line, or the share at which a part is called manipulated. */
              line: number;
              /**
               * @description What is wrong.
               * @example The total isn’t a number.
               */
              problem: string;
            }[];
            /** @description Orders that could not be counted. */
            skippedCount: number;
            /** @description Orders that say no currency. They count in US dollars. */
            withoutCurrency: number;
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
        /** @description What the file is made of, or where orders come from, by id. */
        sourceId: string;
      };
    };
    responses: {
      /** @description Done. */
      200: {
        content: {
          "application/json": {
            /**
             * @description It has arrived.
             * @enum {boolean}
             */
            received: true;
            /** @description Whether the order stands now as the message tells it. */
            kept: boolean;
            /**
             * @description Why not: `no_order`, the message tells of none; `older`, a newer message about the order came before. Absent where it was kept.
             * @enum {string}
             */
            reason?: "no_order" | "older";
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
        /** @description The campaign, by id. */
        campaignId: string;
      };
    };
    responses: {
      /** @description Done. */
      200: {
        content: {
          "application/json": {
            /**
             * @description The currency.
             * @enum {string}
             */
            currency: "USD" | "EUR" | "GBP";
            /** @description The links, or each one’s part. */
            shares: components["schemas"]["TrackedShare"][];
            /** @description The last 120 days with any. */
            days: {
              /** @description The day, YYYY-MM-DD. */
              day: string;
              /** @description Clicks, without those of programs. */
              clicks: number;
              /** @description Orders. */
              orders: number;
              /** @description What orders brought. */
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
        /** @description The campaign, by id. */
        campaignId: string;
      };
    };
    responses: {
      /** @description Done. */
      200: {
        content: {
          "application/json": {
            /** @description Posts, or how many of them. */
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
  "get-tracking-proposals": {
    parameters: {
      query: {
        /** @description The campaign, by id. */
        campaignId: string;
      };
    };
    responses: {
      /** @description Done. */
      200: {
        content: {
          "application/json": {
            /** @description Posts, or how many of them. */
            posts: components["schemas"]["ProposedPost"][];
            /** @description Send it as `cursor` for the next page; null: this is the last. */
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
  "post-tracking-proposals": {
    requestBody: {
      content: {
        "application/json": {
          /**
           * Format: uuid
           * @description The campaign, by id.
           */
          campaignId: string;
          /**
           * Format: uuid
           * @description The entry of the list, by id.
           */
          entryId: string;
          /**
           * @description The post, as the platform knows it.
           * @example C9xYzAbCdEf
           */
          postId: string;
          /** @description Null: the post is none of them. */
          deliverableId: string | null;
        };
      };
    };
    responses: {
      /** @description Done. */
      200: {
        content: {
          "application/json": {
            /**
             * @description It is done.
             * @enum {boolean}
             */
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
  "get-campaigns-id-performance": {
    parameters: {
      path: {
        /** @description Its id. */
        id: string;
      };
    };
    responses: {
      /** @description Done. */
      200: {
        content: {
          "application/json": {
            /** @description The reports. */
            reports: components["schemas"]["PerformanceHeading"][];
            /** @description Send it as `cursor` for the next page; null: this is the last. */
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
  "post-campaigns-id-performance": {
    parameters: {
      path: {
        /** @description Its id. */
        id: string;
      };
    };
    responses: {
      /** @description Accepted. The work goes on. */
      202: {
        content: {
          "application/json": components["schemas"]["PerformanceHeading"];
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
  "get-campaigns-id-performance-reportId": {
    parameters: {
      path: {
        /** @description Its id. */
        id: string;
        /** @description The performance report, by id. */
        reportId: string;
      };
    };
    responses: {
      /** @description Done. */
      200: {
        content: {
          "application/json": components["schemas"]["PerformanceReport"];
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
  "get-campaigns-id-performance-reportId-file": {
    parameters: {
      query?: {
        /** @description The form of the file, or of the post. */
        format?: "pdf" | "csv";
      };
      path: {
        /** @description Its id. */
        id: string;
        /** @description The performance report, by id. */
        reportId: string;
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
            code: "file_not_ready" | "forbidden" | "internal" | "invalid_token" | "key_address" | "missing_token" | "not_a_member" | "not_found" | "rate_limited" | "scope_missing" | "unknown_version" | "validation";
          };
        };
      };
    };
  };
  "get-campaigns-id-end-check": {
    parameters: {
      path: {
        /** @description Its id. */
        id: string;
      };
    };
    responses: {
      /** @description Done. */
      200: {
        content: {
          "application/json": components["schemas"]["EndCheck"];
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
  "post-campaigns-id-end-check": {
    parameters: {
      path: {
        /** @description Its id. */
        id: string;
      };
    };
    requestBody: {
      content: {
        "application/json": {
          /** @description As `due` says. Anything else is answered with `confirmation_required`. */
          confirm?: {
            /** @description How many. */
            count: number;
            /** @description How many credits. */
            credits: number;
          };
        };
      };
    };
    responses: {
      /** @description Accepted. The work goes on. */
      202: {
        content: {
          "application/json": components["schemas"]["EndCheck"];
        };
      };
      /** @description It failed. */
      default: {
        content: {
          "application/json": components["schemas"]["Error"] & {
            /** @enum {string} */
            code: "confirmation_required" | "cross_site" | "forbidden" | "idempotency_conflict" | "internal" | "invalid_token" | "key_address" | "missing_token" | "not_a_member" | "not_found" | "not_now" | "not_ready" | "rate_limited" | "role_too_low" | "scope_missing" | "subscription_ended" | "support_view" | "too_large" | "too_slow" | "unknown_version" | "validation";
          };
        };
      };
    };
  };
  "get-outreach-threads": {
    parameters: {
      query?: {
        /** @description How it stands. */
        state?: "waiting" | "replied" | "agreed" | "declined" | "closed" | "failed" | "unsubscribed";
        /** @description The campaign, by id. */
        campaignId?: string;
        /** @description Only threads that the caller looks after. */
        mine?: "true";
        /** @description The `nextCursor` of the page before; absent: the first page. */
        cursor?: string;
      };
    };
    responses: {
      /** @description Done. */
      200: {
        content: {
          "application/json": {
            /** @description The threads, the latest first. */
            threads: components["schemas"]["OutreachThread"][];
            /** @description What nobody has seen yet. */
            unread: number;
            /** @description Send it as `cursor` for the next page; null: this is the last. */
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
        /** @description Its id. */
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
        /** @description Its id. */
        id: string;
      };
    };
    requestBody: {
      content: {
        "application/json": {
          /**
           * @description How it stands.
           * @enum {string}
           */
          state?: "replied" | "agreed" | "declined" | "closed";
          /** @description Who looks after it, by id; null: nobody. */
          assigneeId?: string | null;
          /** @description What nobody has seen yet. */
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
        /** @description Its id. */
        id: string;
      };
    };
    requestBody: {
      content: {
        "application/json": {
          /**
           * @description The text, for a person.
           * @example Thanks, let’s talk.
           */
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
        /** @description Its id. */
        id: string;
      };
    };
    requestBody: {
      content: {
        "application/json": {
          /**
           * @description The text, for a person.
           * @example Thanks, let’s talk.
           */
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
        /** @description Its id. */
        id: string;
      };
    };
    requestBody: {
      content: {
        "application/json": {
          /**
           * @description The text, for a person.
           * @example Thanks, let’s talk.
           */
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
        /** @description Its id. */
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
          /** @description The campaign, by id; null: none. */
          campaignId?: string | null;
          /** @description Who is written to. */
          recipients: {
            /**
             * @description The platform.
             * @enum {string}
             */
            platform: "instagram" | "tiktok" | "youtube" | "twitch" | "x" | "linkedin";
            /** @description The name of the profile, without @. */
            handle: string;
            /**
             * @description Where it called from, or an address as its kind says.
             * @example hello@example.com
             */
            address?: string;
          }[];
          /** @description What or whom it is about; of an email, its subject line. */
          subject: string;
          /**
           * @description The text itself.
           * @example Hi {{first_name|there}}, we love what you make.
           */
          body: string;
          /**
           * @description Emails that follow where nobody answers.
           * @default []
           */
          followUps?: {
            /**
             * @description Days after the email before.
             * @example 4
             */
            afterDays: number;
            /**
             * @description The text itself.
             * @example Just checking in, {{first_name|there}}.
             */
            body: string;
          }[];
          /**
           * @description Why these creators may be written to, where the law of their country asks for consent.
           * @example They asked us for offers at a trade fair.
           */
          consentReason?: string;
          /**
           * Format: date
           * @description From today to a year ahead. Absent: at once.
           */
          sendOn?: string;
          /**
           * @description The hour at which it leaves, HH:MM.
           * @default 09:00
           * @example 09:00
           */
          sendTime?: string;
          /**
           * @description Whose time the hour is in, or the time zone itself.
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
        /** @description Any text of your own: a call that is sent again with it gets the first answer and costs nothing more. */
        "idempotency-key"?: string;
      };
    };
    requestBody: {
      content: {
        "application/json": {
          /** @description The campaign, by id; null: none. */
          campaignId?: string | null;
          /** @description Who is written to. */
          recipients: {
            /**
             * @description The platform.
             * @enum {string}
             */
            platform: "instagram" | "tiktok" | "youtube" | "twitch" | "x" | "linkedin";
            /** @description The name of the profile, without @. */
            handle: string;
            /**
             * @description Where it called from, or an address as its kind says.
             * @example hello@example.com
             */
            address?: string;
          }[];
          /** @description What or whom it is about; of an email, its subject line. */
          subject: string;
          /**
           * @description The text itself.
           * @example Hi {{first_name|there}}, we love what you make.
           */
          body: string;
          /**
           * @description Emails that follow where nobody answers.
           * @default []
           */
          followUps?: {
            /**
             * @description Days after the email before.
             * @example 4
             */
            afterDays: number;
            /**
             * @description The text itself.
             * @example Just checking in, {{first_name|there}}.
             */
            body: string;
          }[];
          /**
           * @description Why these creators may be written to, where the law of their country asks for consent.
           * @example They asked us for offers at a trade fair.
           */
          consentReason?: string;
          /**
           * Format: date
           * @description From today to a year ahead. Absent: at once.
           */
          sendOn?: string;
          /**
           * @description The hour at which it leaves, HH:MM.
           * @default 09:00
           * @example 09:00
           */
          sendTime?: string;
          /**
           * @description Whose time the hour is in, or the time zone itself.
           * @default recipient
           * @example recipient
           * @enum {string}
           */
          zone?: "recipient" | "workspace";
          /** @description As the preview says. Anything else is answered with `confirmation_required`. */
          confirm?: {
            /** @description How many. */
            count: number;
            /** @description How many credits. */
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
            /** @description The threads, by id. */
            threadIds: string[];
            /**
             * @description How many.
             * @example 12
             */
            count: number;
            /** @description How many credits. */
            credits: number;
            /** @description Until when it can be undone, ISO 8601. */
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
        /** @description Its id. */
        id: string;
      };
    };
    responses: {
      /** @description Done. */
      200: {
        content: {
          "application/json": {
            /**
             * @description It is done.
             * @enum {boolean}
             */
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
          /** @description The creators, or how many they are. */
          creators: {
            /**
             * @description The platform.
             * @enum {string}
             */
            platform: "instagram" | "tiktok" | "youtube" | "twitch" | "x" | "linkedin";
            /** @description The name of the profile, without @. */
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
            /** @description What was found, or how many. */
            found: components["schemas"]["FoundContacts"][];
          };
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
  "post-outreach-contacts": {
    requestBody: {
      content: {
        "application/json": {
          /**
           * @description The platform.
           * @enum {string}
           */
          platform: "instagram" | "tiktok" | "youtube" | "twitch" | "x" | "linkedin";
          /** @description The name of the profile, without @. */
          handle: string;
          /**
           * @description Where it called from, or an address as its kind says.
           * @example hello@example.com
           */
          address: string;
          /**
           * @description What was seen that says so.
           * @example In a message on Instagram, May 3
           */
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
            code: "bad_address" | "creator_withheld" | "cross_site" | "forbidden" | "idempotency_conflict" | "internal" | "invalid_token" | "key_address" | "missing_token" | "not_a_member" | "not_ready" | "rate_limited" | "role_too_low" | "scope_missing" | "support_view" | "too_large" | "too_many" | "too_slow" | "unknown_version" | "validation";
          };
        };
      };
    };
  };
  "delete-outreach-contacts-id": {
    parameters: {
      path: {
        /** @description Its id. */
        id: string;
      };
    };
    responses: {
      /** @description Done. */
      200: {
        content: {
          "application/json": {
            /**
             * @description It is done.
             * @enum {boolean}
             */
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
            /** @description The templates. */
            templates: components["schemas"]["OutreachTemplate"][];
            /** @description Send it as `cursor` for the next page; null: this is the last. */
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
          /** @description Its name. */
          name: string;
          /** @description What or whom it is about; of an email, its subject line. */
          subject: string;
          /**
           * @description The text itself.
           * @example Hi {{first_name|there}}, we love what you make.
           */
          body: string;
          /**
           * @description Emails that follow where nobody answers.
           * @default []
           */
          followUps?: {
            /**
             * @description Days after the email before.
             * @example 4
             */
            afterDays: number;
            /**
             * @description The text itself.
             * @example Just checking in, {{first_name|there}}.
             */
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
        /** @description Its id. */
        id: string;
      };
    };
    responses: {
      /** @description Done. */
      200: {
        content: {
          "application/json": {
            /**
             * @description It is done.
             * @enum {boolean}
             */
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
        /** @description Its id. */
        id: string;
      };
    };
    requestBody: {
      content: {
        "application/json": {
          /** @description Its name. */
          name: string;
          /** @description What or whom it is about; of an email, its subject line. */
          subject: string;
          /**
           * @description The text itself.
           * @example Hi {{first_name|there}}, we love what you make.
           */
          body: string;
          /** @description Emails that follow where nobody answers. */
          followUps: {
            /**
             * @description Days after the email before.
             * @example 4
             */
            afterDays: number;
            /**
             * @description The text itself.
             * @example Just checking in, {{first_name|there}}.
             */
            body: string;
          }[];
          /** @description Its version. */
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
    parameters: {
      header?: {
        /** @description Any text of your own: a call that is sent again with it gets the first answer and costs nothing more. */
        "idempotency-key"?: string;
      };
    };
    requestBody: {
      content: {
        "application/json": {
          /** @description The campaign, by id; null: none. */
          campaignId?: string | null;
          /**
           * @description How it should sound.
           * @default friendly
           * @example friendly
           * @enum {string}
           */
          tone?: "friendly" | "formal" | "short";
          /**
           * @description What could be bought.
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
            /** @description What or whom it is about; of an email, its subject line. */
            subject: string;
            /**
             * @description The text itself.
             * @example Hi {{first_name|there}}, we love what you make.
             */
            body: string;
            /** @description Emails that follow where nobody answers. */
            followUps: {
              /**
               * @description Days after the email before.
               * @example 4
               */
              afterDays: number;
              /**
               * @description The text itself.
               * @example Just checking in, {{first_name|there}}.
               */
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
            /** @description How emails are sent; null: nobody has said. */
            sender: components["schemas"]["OutreachSender"] | null;
            /**
             * @description The address that our mail server sends from.
             * @example hello@vouch.example
             */
            ours: string | null;
            /**
             * @description Replies to what our mail server sends are read, also where the workspace names no mailbox.
             * @example true
             */
            oursIsRead: boolean;
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
          /**
           * @description The legal name at the foot of emails.
           * @example Northwind Coffee LLC
           */
          legalName: string;
          /**
           * @description The postal address at the foot of emails.
           * @example 1 Main Street, Portland, OR 97201, USA
           */
          postalAddress: string;
          /**
           * @description The name that emails come from.
           * @example Ann at Northwind
           */
          fromName: string;
          /**
           * @description Where it called from, or an address as its kind says.
           * @example hello@example.com
           */
          address: string;
          /**
           * @description The time zone, such as America/New_York.
           * @example America/New_York
           */
          timeZone: string;
          /**
           * @description Whether our mail server sends, or the workspace’s own.
           * @example own
           * @enum {string}
           */
          via: "ours" | "own";
          /**
           * @description Emails a day at most.
           * @default 500
           * @example 500
           */
          dailyMax?: number;
          /** @description The workspace’s own mail server; null: ours. */
          smtp?: {
            /**
             * @description The host name.
             * @example smtp.example.com
             */
            host: string;
            /**
             * @description The port of the mail server.
             * @example 465
             */
            port: number;
            /** @description Encrypted from the first byte; otherwise as soon as the server offers it. */
            tls: boolean;
            /**
             * @description The person, or the name to sign in with.
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
            /**
             * @description The host name.
             * @example smtp.example.com
             */
            host: string;
            /**
             * @description The port of the mail server.
             * @example 465
             */
            port: number;
            /** @description Encrypted from the first byte; otherwise as soon as the server offers it. */
            tls: boolean;
            /**
             * @description The person, or the name to sign in with.
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
            /**
             * @description Where replies are read; null: nowhere.
             * @example It refused the password.
             */
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
            /** @description What DNS says of the sender, and should. */
            records: components["schemas"]["SenderRecord"][];
            /** @description Send it as `cursor` for the next page; null: this is the last. */
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
            /** @description Addresses that are never written to. */
            suppressions: components["schemas"]["OutreachSuppression"][];
            /** @description What was taken off the list, with the reason. */
            removed: components["schemas"]["RemovedSuppression"][];
            /** @description Send it as `cursor` for the next page; null: this is the last. */
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
          /**
           * @description Where it called from, or an address as its kind says.
           * @example hello@example.com
           */
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
  "post-outreach-suppressions-id-remove": {
    parameters: {
      path: {
        /** @description Its id. */
        id: string;
      };
    };
    requestBody: {
      content: {
        "application/json": {
          /**
           * @description Why the address may be written to again.
           * @example Asked by phone to hear from us again.
           */
          why: string;
        };
      };
    };
    responses: {
      /** @description Done. */
      200: {
        content: {
          "application/json": components["schemas"]["RemovedSuppression"];
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
  "get-outreach-unsubscribe-token": {
    parameters: {
      path: {
        /** @description The secret part of the address, or the token of a session. */
        token: string;
      };
    };
    responses: {
      /** @description Done. */
      200: {
        content: {
          "application/json": {
            /** @description The brand. */
            brand: string;
            /**
             * @description Partly hidden.
             * @example h…@example.com
             */
            address: string;
            /** @description Whether it is finished. */
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
        /** @description The secret part of the address, or the token of a session. */
        token: string;
      };
    };
    responses: {
      /** @description Done. */
      200: {
        content: {
          "application/json": {
            /**
             * @description It is done.
             * @enum {boolean}
             */
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
  "get-benchmarks": {
    responses: {
      /** @description Done. */
      200: {
        content: {
          "application/json": {
            /** @description The tables that are open, the newest first. */
            tables: {
              /** @description When it happened, ISO 8601. */
              at: string;
              /** @description Until when, ISO 8601. */
              until: string;
              /** @description Who wrote it; null: nobody has. */
              by: string | null;
              /**
               * @description The platform.
               * @enum {string}
               */
              platform: "instagram" | "tiktok" | "youtube" | "twitch" | "x" | "linkedin";
              /**
               * @description The plan.
               * @enum {string}
               */
              tier: "1k-5k" | "5k-10k" | "10k-50k" | "50k-100k" | "100k-500k" | "500k-1m" | "1m-plus";
              /**
               * @description What the creator is mostly about.
               * @enum {string}
               */
              category: "all" | "finance" | "technology" | "business" | "education" | "fitness" | "beauty" | "fashion" | "gaming" | "food" | "travel" | "lifestyle";
            }[];
            /** @description Send it as `cursor` for the next page; null: this is the last. */
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
  "get-benchmarks-platform-tier-category": {
    parameters: {
      path: {
        /** @description The platform. */
        platform: "instagram" | "tiktok" | "youtube" | "twitch" | "x" | "linkedin";
        /** @description The plan. */
        tier: "1k-5k" | "5k-10k" | "10k-50k" | "50k-100k" | "100k-500k" | "500k-1m" | "1m-plus";
        /** @description What the creator is mostly about. */
        category: "all" | "finance" | "technology" | "business" | "education" | "fitness" | "beauty" | "fashion" | "gaming" | "food" | "travel" | "lifestyle";
      };
    };
    responses: {
      /** @description Done. */
      200: {
        content: {
          "application/json": components["schemas"]["BenchmarkTable"];
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
  "post-benchmarks-platform-tier-category": {
    parameters: {
      path: {
        /** @description The platform. */
        platform: "instagram" | "tiktok" | "youtube" | "twitch" | "x" | "linkedin";
        /** @description The plan. */
        tier: "1k-5k" | "5k-10k" | "10k-50k" | "50k-100k" | "100k-500k" | "500k-1m" | "1m-plus";
        /** @description What the creator is mostly about. */
        category: "all" | "finance" | "technology" | "business" | "education" | "fitness" | "beauty" | "fashion" | "gaming" | "food" | "travel" | "lifestyle";
      };
    };
    responses: {
      /** @description Done. */
      200: {
        content: {
          "application/json": components["schemas"]["BenchmarkTable"];
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
  "put-benchmarks-platform-tier-category-own-figure": {
    parameters: {
      path: {
        /** @description The platform. */
        platform: "instagram" | "tiktok" | "youtube" | "twitch" | "x" | "linkedin";
        /** @description The plan. */
        tier: "1k-5k" | "5k-10k" | "10k-50k" | "50k-100k" | "100k-500k" | "500k-1m" | "1m-plus";
        /** @description What the creator is mostly about. */
        category: "all" | "finance" | "technology" | "business" | "education" | "fitness" | "beauty" | "fashion" | "gaming" | "food" | "travel" | "lifestyle";
        /** @description Which figure it is, by a name that stays. */
        figure: string;
      };
    };
    requestBody: {
      content: {
        "application/json": {
          /** @description About one in ten lies below it. */
          low: number;
          /** @description The typical value. */
          middle: number;
          /** @description About one in ten lies above it. */
          high: number;
          /**
           * @description A note of the workspace.
           * @default
           */
          note?: string;
        };
      };
    };
    responses: {
      /** @description Done. */
      200: {
        content: {
          "application/json": components["schemas"]["BenchmarkTable"];
        };
      };
      /** @description It failed. */
      default: {
        content: {
          "application/json": components["schemas"]["Error"] & {
            /** @enum {string} */
            code: "cross_site" | "forbidden" | "idempotency_conflict" | "internal" | "invalid_token" | "key_address" | "missing_token" | "not_a_member" | "not_found" | "not_now" | "not_ready" | "rate_limited" | "role_too_low" | "scope_missing" | "support_view" | "too_large" | "too_many" | "too_slow" | "unknown_version" | "validation";
          };
        };
      };
    };
  };
  "delete-benchmarks-platform-tier-category-own-figure": {
    parameters: {
      path: {
        /** @description The platform. */
        platform: "instagram" | "tiktok" | "youtube" | "twitch" | "x" | "linkedin";
        /** @description The plan. */
        tier: "1k-5k" | "5k-10k" | "10k-50k" | "50k-100k" | "100k-500k" | "500k-1m" | "1m-plus";
        /** @description What the creator is mostly about. */
        category: "all" | "finance" | "technology" | "business" | "education" | "fitness" | "beauty" | "fashion" | "gaming" | "food" | "travel" | "lifestyle";
        /** @description Which figure it is, by a name that stays. */
        figure: string;
      };
    };
    responses: {
      /** @description Done. */
      200: {
        content: {
          "application/json": components["schemas"]["BenchmarkTable"];
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
  "get-market": {
    responses: {
      /** @description Done. */
      200: {
        content: {
          "application/json": {
            /** @description Countries that the brand sells to. */
            markets: {
              /** @description When it happened, ISO 8601. */
              at: string;
              /** @description Until when, ISO 8601. */
              until: string;
              /** @description Who wrote it; null: nobody has. */
              by: string | null;
              /**
               * @description The platform.
               * @enum {string}
               */
              platform: "instagram" | "tiktok" | "youtube" | "twitch" | "x" | "linkedin";
              /**
               * @description What the creator is mostly about.
               * @enum {string}
               */
              category: "food" | "fitness" | "travel" | "beauty" | "fashion" | "gaming" | "tech" | "home" | "family" | "outdoors" | "music" | "learning" | "pets" | "business";
            }[];
            /** @description Send it as `cursor` for the next page; null: this is the last. */
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
  "get-market-platform-category": {
    parameters: {
      path: {
        /** @description The platform. */
        platform: "instagram" | "tiktok" | "youtube" | "twitch" | "x" | "linkedin";
        /** @description What the creator is mostly about. */
        category: "food" | "fitness" | "travel" | "beauty" | "fashion" | "gaming" | "tech" | "home" | "family" | "outdoors" | "music" | "learning" | "pets" | "business";
      };
    };
    responses: {
      /** @description Done. */
      200: {
        content: {
          "application/json": components["schemas"]["Market"];
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
  "post-market-platform-category": {
    parameters: {
      path: {
        /** @description The platform. */
        platform: "instagram" | "tiktok" | "youtube" | "twitch" | "x" | "linkedin";
        /** @description What the creator is mostly about. */
        category: "food" | "fitness" | "travel" | "beauty" | "fashion" | "gaming" | "tech" | "home" | "family" | "outdoors" | "music" | "learning" | "pets" | "business";
      };
    };
    responses: {
      /** @description Done. */
      200: {
        content: {
          "application/json": components["schemas"]["Market"];
        };
      };
      /** @description It failed. */
      default: {
        content: {
          "application/json": components["schemas"]["Error"] & {
            /** @enum {string} */
            code: "cross_site" | "forbidden" | "idempotency_conflict" | "insufficient_credits" | "internal" | "invalid_token" | "key_address" | "key_limit" | "missing_token" | "not_a_member" | "not_now" | "not_ready" | "rate_limited" | "role_too_low" | "scope_missing" | "support_view" | "too_large" | "too_slow" | "unknown_version" | "validation";
          };
        };
      };
    };
  };
  "get-contracts": {
    parameters: {
      query?: {
        /** @description The campaign, by id. */
        campaignId?: string;
      };
    };
    responses: {
      /** @description Done. */
      200: {
        content: {
          "application/json": {
            /** @description The contracts, the last changed first. */
            contracts: components["schemas"]["ContractSummary"][];
            /** @description Send it as `cursor` for the next page; null: this is the last. */
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
  "post-contracts": {
    parameters: {
      header?: {
        /** @description Any text of your own: a call that is sent again with it gets the first answer and costs nothing more. */
        "idempotency-key"?: string;
      };
    };
    requestBody: {
      content: {
        "application/json": {
          /**
           * Format: uuid
           * @description The campaign, by id.
           */
          campaignId: string;
          /**
           * Format: uuid
           * @description The entry of the list, by id.
           */
          entryId: string;
          /** @description The clauses, in their order. */
          clauses: ("scope" | "deliverables" | "approval" | "payment" | "kill-fee" | "usage" | "exclusivity" | "disclosure" | "warranty" | "general")[];
        };
      };
    };
    responses: {
      /** @description Made. */
      201: {
        content: {
          "application/json": components["schemas"]["Contract"];
        };
      };
      /** @description It failed. */
      default: {
        content: {
          "application/json": components["schemas"]["Error"] & {
            /** @enum {string} */
            code: "cross_site" | "forbidden" | "idempotency_conflict" | "insufficient_credits" | "internal" | "invalid_token" | "key_address" | "key_limit" | "missing_token" | "not_a_member" | "not_found" | "not_now" | "not_ready" | "rate_limited" | "role_too_low" | "scope_missing" | "subscription_ended" | "support_view" | "too_large" | "too_many" | "too_slow" | "unknown_version" | "validation";
          };
        };
      };
    };
  };
  "get-contracts-id": {
    parameters: {
      path: {
        /** @description Its id. */
        id: string;
      };
    };
    responses: {
      /** @description Done. */
      200: {
        content: {
          "application/json": components["schemas"]["Contract"];
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
  "delete-contracts-id": {
    parameters: {
      path: {
        /** @description Its id. */
        id: string;
      };
    };
    responses: {
      /** @description Done. */
      200: {
        content: {
          "application/json": {
            /**
             * @description It is done.
             * @enum {boolean}
             */
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
  "patch-contracts-id": {
    parameters: {
      path: {
        /** @description Its id. */
        id: string;
      };
    };
    requestBody: {
      content: {
        "application/json": {
          /** @description Its title. */
          title: string;
          /** @description The clauses, in their order. */
          clauses: {
            /**
             * @description What kind it is.
             * @enum {string}
             */
            kind: "scope" | "deliverables" | "approval" | "payment" | "kill-fee" | "usage" | "exclusivity" | "disclosure" | "warranty" | "general" | "other";
            /**
             * @description The heading of the clause.
             * @example Payment
             */
            heading: string;
            /** @description The text, for a person. */
            text: string;
          }[];
          /** @description What is filled into the clauses, by name. */
          variables: {
            /**
             * @description The brand’s legal name.
             * @example Brand’s legal name
             */
            brand_name?: string;
            /**
             * @description The creator’s legal name.
             * @example Creator’s legal name
             */
            creator_name?: string;
            /**
             * @description The creator’s account that the contract is about.
             * @example Creator’s account
             */
            creator_account?: string;
            /**
             * @description The campaign, as the contract calls it.
             * @example Campaign
             */
            campaign_name?: string;
            /**
             * @description What is advertised.
             * @example Product
             */
            product?: string;
            /**
             * @description The first day of the work.
             * @example First day
             */
            start_date?: string;
            /**
             * @description The last day of the work.
             * @example Last day
             */
            end_date?: string;
            /**
             * @description What the creator delivers.
             * @example Deliverables
             */
            deliverables?: string;
            /**
             * @description Days that a post stays up.
             * @example 90
             */
            live_days?: string;
            /**
             * @description The fee, in US dollars in forecasts and in the campaign’s currency elsewhere.
             * @example Fee
             */
            fee?: string;
            /**
             * @description Days after delivery in which the fee is paid.
             * @example 30
             */
            payment_days?: string;
            /**
             * @description Days in which the brand may use the content.
             * @example 90
             */
            usage_days?: string;
            /**
             * @description Where the brand may use the content.
             * @example its own social media channels and its website, not in paid ads
             */
            usage_channels?: string;
            /**
             * @description Days in which the creator works for no competitor.
             * @example 30
             */
            exclusivity_days?: string;
            /**
             * @description What counts as a competitor.
             * @example What competes
             */
            exclusivity_scope?: string;
            /**
             * @description Business days that the brand has to approve a draft.
             * @example 3
             */
            approval_days?: string;
            /**
             * @description Rounds of changes that the fee covers.
             * @example 2
             */
            approval_rounds?: string;
            /**
             * @description What is paid when the brand cancels.
             * @example 50%
             */
            kill_fee?: string;
            /**
             * @description Days after acceptance in which the audience can be verified again.
             * @example 30
             */
            warranty_days?: string;
            /**
             * @description The lowest Trust score that the creator warrants.
             * @example Lowest Trust score
             */
            warranty_floor?: string;
            /**
             * @description By how much the fee falls when the warranty is broken.
             * @example 50%
             */
            warranty_reduction?: string;
            /**
             * @description The law that the contract is under.
             * @example Governing law
             */
            governing_law?: string;
          };
          /** @description Its version. */
          version: number;
        };
      };
    };
    responses: {
      /** @description Done. */
      200: {
        content: {
          "application/json": components["schemas"]["Contract"];
        };
      };
      /** @description It failed. */
      default: {
        content: {
          "application/json": components["schemas"]["Error"] & {
            /** @enum {string} */
            code: "cross_site" | "field_conflict" | "forbidden" | "idempotency_conflict" | "internal" | "invalid_token" | "key_address" | "missing_token" | "not_a_member" | "not_found" | "not_now" | "not_ready" | "rate_limited" | "role_too_low" | "scope_missing" | "subscription_ended" | "support_view" | "too_large" | "too_many" | "too_slow" | "unknown_version" | "validation";
          };
        };
      };
    };
  };
  "get-contracts-id-versions-version": {
    parameters: {
      path: {
        /** @description Its id. */
        id: string;
        /** @description Its version. */
        version: number;
      };
    };
    responses: {
      /** @description Done. */
      200: {
        content: {
          "application/json": components["schemas"]["ContractVersion"];
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
  "post-contracts-id-send": {
    parameters: {
      path: {
        /** @description Its id. */
        id: string;
      };
    };
    requestBody: {
      content: {
        "application/json": {
          /** @description Where it ends. */
          to?: string | null;
          /** @description Its version. */
          version: number;
          /** @description `count`: emails that are sent, 0 or 1. `credits`: 0. */
          confirm?: {
            /** @description How many. */
            count: number;
            /** @description How many credits. */
            credits: number;
          };
        };
      };
    };
    responses: {
      /** @description Done. */
      200: {
        content: {
          "application/json": components["schemas"]["Contract"];
        };
      };
      /** @description It failed. */
      default: {
        content: {
          "application/json": components["schemas"]["Error"] & {
            /** @enum {string} */
            code: "confirmation_required" | "cross_site" | "field_conflict" | "forbidden" | "idempotency_conflict" | "internal" | "invalid_token" | "key_address" | "missing_token" | "not_a_member" | "not_found" | "not_now" | "not_ready" | "rate_limited" | "role_too_low" | "scope_missing" | "subscription_ended" | "support_view" | "too_large" | "too_slow" | "unknown_version" | "validation";
          };
        };
      };
    };
  };
  "post-contracts-id-withdraw": {
    parameters: {
      path: {
        /** @description Its id. */
        id: string;
      };
    };
    responses: {
      /** @description Done. */
      200: {
        content: {
          "application/json": components["schemas"]["Contract"];
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
  "get-contracts-id-file": {
    parameters: {
      path: {
        /** @description Its id. */
        id: string;
      };
    };
    responses: {
      /** @description Done. */
      200: {
        content: {
          "application/pdf": unknown;
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
  "get-contract-token": {
    parameters: {
      path: {
        /** @description The secret part of the address, or the token of a session. */
        token: string;
      };
    };
    responses: {
      /** @description Done. */
      200: {
        content: {
          "application/json": components["schemas"]["OfferedContract"];
        };
      };
      /** @description It failed. */
      default: {
        content: {
          "application/json": components["schemas"]["Error"] & {
            /** @enum {string} */
            code: "internal" | "link_ended" | "rate_limited" | "validation";
          };
        };
      };
    };
  };
  "post-contract-token-accept": {
    parameters: {
      path: {
        /** @description The secret part of the address, or the token of a session. */
        token: string;
      };
    };
    requestBody: {
      content: {
        "application/json": {
          /** @description Its name. */
          name: string;
          /**
           * @description SHA-256 of the canonical JSON.
           * @example sha256:9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08
           */
          digest: string;
          /**
           * @description That the signer accepts the contract as it was read.
           * @enum {boolean}
           */
          agreed: true;
          /** @description Where the copy goes, where the contract wasn’t sent by email. */
          email?: string | null;
        };
      };
    };
    responses: {
      /** @description Done. */
      200: {
        content: {
          "application/json": components["schemas"]["OfferedContract"];
        };
      };
      /** @description It failed. */
      default: {
        content: {
          "application/json": components["schemas"]["Error"] & {
            /** @enum {string} */
            code: "cross_site" | "internal" | "link_ended" | "not_now" | "rate_limited" | "too_large" | "too_slow" | "validation";
          };
        };
      };
    };
  };
  "post-contract-token-decline": {
    parameters: {
      path: {
        /** @description The secret part of the address, or the token of a session. */
        token: string;
      };
    };
    requestBody: {
      content: {
        "application/json": {
          /** @description Why. */
          reason: string;
        };
      };
    };
    responses: {
      /** @description Done. */
      200: {
        content: {
          "application/json": components["schemas"]["OfferedContract"];
        };
      };
      /** @description It failed. */
      default: {
        content: {
          "application/json": components["schemas"]["Error"] & {
            /** @enum {string} */
            code: "cross_site" | "internal" | "link_ended" | "not_now" | "rate_limited" | "too_large" | "too_slow" | "validation";
          };
        };
      };
    };
  };
  "get-contract-token-file": {
    parameters: {
      path: {
        /** @description The secret part of the address, or the token of a session. */
        token: string;
      };
    };
    responses: {
      /** @description Done. */
      200: {
        content: {
          "application/pdf": unknown;
        };
      };
      /** @description It failed. */
      default: {
        content: {
          "application/json": components["schemas"]["Error"] & {
            /** @enum {string} */
            code: "internal" | "link_ended" | "rate_limited" | "validation";
          };
        };
      };
    };
  };
  "get-contract-token-record": {
    parameters: {
      path: {
        /** @description The secret part of the address, or the token of a session. */
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
            code: "internal" | "link_ended" | "not_ready" | "rate_limited" | "validation";
          };
        };
      };
    };
  };
  "get-contract-token-verify": {
    parameters: {
      path: {
        /** @description The secret part of the address, or the token of a session. */
        token: string;
      };
    };
    responses: {
      /** @description Done. */
      200: {
        content: {
          "application/json": components["schemas"]["ContractCheck"];
        };
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
  "get-campaigns-id-creators-entryId-negotiation": {
    parameters: {
      path: {
        /** @description Its id. */
        id: string;
        /** @description The entry of the list, by id. */
        entryId: string;
      };
    };
    responses: {
      /** @description Done. */
      200: {
        content: {
          "application/json": components["schemas"]["Negotiation"];
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
  "post-campaigns-id-creators-entryId-negotiation-offers": {
    parameters: {
      path: {
        /** @description Its id. */
        id: string;
        /** @description The entry of the list, by id. */
        entryId: string;
      };
    };
    requestBody: {
      content: {
        "application/json": {
          /**
           * @description Who names the amount.
           * @enum {string}
           */
          side: "brand" | "creator";
          /** @description In the campaign’s currency. */
          amount: number;
          /**
           * @description A note of the workspace.
           * @default
           */
          note?: string;
          /**
           * @description How it stands.
           * @default made
           * @example made
           * @enum {string}
           */
          state?: "made" | "ignored";
          /** @description The message that it was found in, and the amount as it stands there. */
          from?: {
            /**
             * Format: uuid
             * @description The email, by id.
             */
            messageId: string;
            /** @description In the campaign’s currency. */
            amount: number;
          } | null;
        };
      };
    };
    responses: {
      /** @description Made. */
      201: {
        content: {
          "application/json": components["schemas"]["Negotiation"];
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
  "patch-campaigns-id-creators-entryId-negotiation-offers-offerId": {
    parameters: {
      path: {
        /** @description Its id. */
        id: string;
        /** @description The entry of the list, by id. */
        entryId: string;
        /** @description The offer, by id. */
        offerId: string;
      };
    };
    requestBody: {
      content: {
        "application/json": {
          /**
           * @description Who names the amount.
           * @enum {string}
           */
          side?: "brand" | "creator";
          /** @description In the campaign’s currency. */
          amount?: number;
          /** @description A note of the workspace. */
          note?: string;
          /**
           * @description Whether it counts, is no offer, or was deleted.
           * @enum {string}
           */
          state?: "made" | "ignored" | "removed";
        };
      };
    };
    responses: {
      /** @description Done. */
      200: {
        content: {
          "application/json": components["schemas"]["Negotiation"];
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
  "post-campaigns-id-creators-entryId-negotiation-offers-offerId-accept": {
    parameters: {
      path: {
        /** @description Its id. */
        id: string;
        /** @description The entry of the list, by id. */
        entryId: string;
        /** @description The offer, by id. */
        offerId: string;
      };
    };
    requestBody: {
      content: {
        "application/json": {
          /** @description Its version. */
          version: number;
        };
      };
    };
    responses: {
      /** @description Done. */
      200: {
        content: {
          "application/json": components["schemas"]["Negotiation"];
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
  "post-campaigns-id-creators-entryId-negotiation-replies": {
    parameters: {
      header?: {
        /** @description Any text of your own: a call that is sent again with it gets the first answer and costs nothing more. */
        "idempotency-key"?: string;
      };
      path: {
        /** @description Its id. */
        id: string;
        /** @description The entry of the list, by id. */
        entryId: string;
      };
    };
    responses: {
      /** @description Made. */
      201: {
        content: {
          "application/json": components["schemas"]["Negotiation"];
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
  "get-subscription-userId": {
    parameters: {
      path: {
        /** @description The person, by id. */
        userId: string;
      };
    };
    responses: {
      /** @description Done. */
      200: {
        content: {
          "application/json": {
            /** @description The plan of the workspace. */
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
          /** @description The person, by id. */
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
            /** @description The plan of the workspace. */
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
            /** @description What the page sets the card up with. */
            setupIntent: {
              /** @description Its id. */
              id: string;
              /** @description What the page confirms the card with. */
              client_secret: string;
            };
            /** @description The customer, as the card provider knows it. */
            customerId: string;
            /** @description The email address. */
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
        /** @description The person, by id. */
        userId: string;
      };
    };
    responses: {
      /** @description Done. */
      200: {
        content: {
          "application/json": {
            /** @description The plan of the workspace. */
            subscription: components["schemas"]["Subscription"];
          };
        };
      };
      /** @description It failed. */
      default: {
        content: {
          "application/json": components["schemas"]["Error"] & {
            /** @enum {string} */
            code: "cross_site" | "forbidden" | "internal" | "invalid_token" | "key_address" | "missing_token" | "not_a_member" | "not_found" | "not_now" | "role_too_low" | "scope_missing" | "subscription_ended" | "support_view" | "too_large" | "too_slow" | "unavailable" | "validation";
          };
        };
      };
    };
  };
  "post-subscription-userId-resume": {
    parameters: {
      path: {
        /** @description The person, by id. */
        userId: string;
      };
    };
    responses: {
      /** @description Done. */
      200: {
        content: {
          "application/json": {
            /** @description The plan of the workspace. */
            subscription: components["schemas"]["Subscription"];
            /** @description What the page has to confirm with the card’s bank; null: nothing. */
            confirmation: components["schemas"]["PaymentConfirmation"] | null;
          };
        };
      };
      /** @description It failed. */
      default: {
        content: {
          "application/json": components["schemas"]["Error"] & {
            /** @enum {string} */
            code: "card_declined" | "card_required" | "cross_site" | "forbidden" | "internal" | "invalid_token" | "key_address" | "missing_token" | "not_a_member" | "not_found" | "not_now" | "role_too_low" | "scope_missing" | "support_view" | "too_large" | "too_slow" | "unavailable" | "validation";
          };
        };
      };
    };
  };
  "post-subscription-userId-change": {
    parameters: {
      path: {
        /** @description The person, by id. */
        userId: string;
      };
    };
    requestBody: {
      content: {
        "application/json": {
          /**
           * @description The plan.
           * @enum {string}
           */
          tier: "STARTER" | "PROFESSIONAL" | "ENTERPRISE";
          /**
           * @description Whether the plan is paid by month or by year.
           * @enum {string}
           */
          billingCycle: "MONTHLY" | "YEARLY";
          /** @description What a change of plan would cost, or whether only that is asked. */
          preview?: boolean | null;
          /** @description What could be bought. */
          offer?: boolean | null;
        };
      };
    };
    responses: {
      /** @description Done. */
      200: {
        content: {
          "application/json": {
            /** @description The plan of the workspace. */
            subscription: components["schemas"]["Subscription"];
            /** @description What the page has to confirm with the card’s bank; null: nothing. */
            confirmation: components["schemas"]["PaymentConfirmation"] | null;
            /** @description What a change of plan would cost, or whether only that is asked. */
            preview: components["schemas"]["ChangePreview"];
          };
        };
      };
      /** @description It failed. */
      default: {
        content: {
          "application/json": components["schemas"]["Error"] & {
            /** @enum {string} */
            code: "card_declined" | "card_required" | "cross_site" | "forbidden" | "internal" | "invalid_token" | "key_address" | "missing_token" | "not_a_member" | "not_found" | "not_now" | "payment_due" | "role_too_low" | "scope_missing" | "subscription_ended" | "support_view" | "too_large" | "too_slow" | "unavailable" | "validation";
          };
        };
      };
    };
  };
  "get-billing-invoices": {
    parameters: {
      query?: {
        /** @description The `nextCursor` of the page before; absent: the first page. */
        cursor?: string;
        /** @description The most there may be; in a query, the entries of one page. */
        limit?: number;
      };
    };
    responses: {
      /** @description Done. */
      200: {
        content: {
          "application/json": {
            /** @description The invoices, the newest first. */
            invoices: components["schemas"]["Invoice"][];
            /** @description Send it as `cursor` for the next page; null: this is the last. */
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
        /** @description Its id. */
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
            /** @description What the page sets the card up with. */
            setupIntent: {
              /** @description Its id. */
              id: string;
              /** @description What the page confirms the card with. */
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
          /** @description The card that was set up, as the card provider knows it. */
          setupIntentId: string;
        };
      };
    };
    responses: {
      /** @description Done. */
      200: {
        content: {
          "application/json": {
            /** @description The card on file. */
            card: components["schemas"]["CardOnFile"];
            /** @description The plan of the workspace. */
            subscription: components["schemas"]["Subscription"];
            /** @description What the page has to confirm with the card’s bank; null: nothing. */
            confirmation: components["schemas"]["PaymentConfirmation"] | null;
          };
        };
      };
      /** @description It failed. */
      default: {
        content: {
          "application/json": components["schemas"]["Error"] & {
            /** @enum {string} */
            code: "card_declined" | "card_required" | "cross_site" | "forbidden" | "internal" | "invalid_token" | "key_address" | "missing_token" | "not_a_member" | "not_found" | "not_now" | "role_too_low" | "scope_missing" | "support_view" | "too_large" | "too_slow" | "unavailable" | "validation";
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
            /** @description The plan of the workspace. */
            subscription: components["schemas"]["Subscription"];
            /** @description What the page has to confirm with the card’s bank; null: nothing. */
            confirmation: components["schemas"]["PaymentConfirmation"] | null;
          };
        };
      };
      /** @description It failed. */
      default: {
        content: {
          "application/json": components["schemas"]["Error"] & {
            /** @enum {string} */
            code: "card_declined" | "card_required" | "cross_site" | "forbidden" | "internal" | "invalid_token" | "key_address" | "missing_token" | "not_a_member" | "not_found" | "not_now" | "role_too_low" | "scope_missing" | "support_view" | "too_large" | "too_slow" | "unavailable" | "validation";
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
            /** @description The plan of the workspace. */
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
            /**
             * @description It has arrived.
             * @enum {boolean}
             */
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
          /** @description Its name. */
          name: string;
          /** @description The email address. */
          email: string;
          /** @description The company. */
          company?: string | null;
          /** @description What the person may do, or works as. */
          role?: string | null;
          /**
           * @description What the message is about.
           * @default general
           * @enum {string}
           */
          inquiry?: "pricing" | "enterprise" | "technical" | "partnership" | "general";
          /** @description What or whom it is about; of an email, its subject line. */
          subject?: string | null;
          /** @description What there is to say, for a person. */
          message: string;
          /** @description Left empty by people. */
          website?: string | null;
        };
      };
    };
    responses: {
      /** @description Done. */
      200: {
        content: {
          "application/json": {
            /**
             * @description It is done.
             * @enum {boolean}
             */
            success: true;
            /** @description What went wrong, in a sentence for a person. */
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
            /** @description How many. */
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
          /** @description The email address. */
          email: string;
          /** @description The first name. */
          firstName?: string | null;
          /** @description The last name. */
          lastName?: string | null;
          /** @description Its name. */
          name?: string | null;
          /** @description The company. */
          company?: string | null;
          /** @description What the person may do, or works as. */
          role?: string | null;
          /**
           * @description The list.
           * @default product
           * @enum {string}
           */
          list?: "product" | "extension";
          /** @description Where the visitor came from. */
          referrer?: string | null;
          /** @description The source that the visitor came by. */
          utm_source?: string | null;
          /** @description The medium that the visitor came by. */
          utm_medium?: string | null;
          /** @description The campaign that the visitor came by. */
          utm_campaign?: string | null;
          /** @description The search term that the visitor came by. */
          utm_term?: string | null;
          /** @description The variant that the visitor came by. */
          utm_content?: string | null;
          /** @description Left empty by people. */
          website?: string | null;
        };
      };
    };
    responses: {
      /** @description Done. */
      200: {
        content: {
          "application/json": {
            /**
             * @description It is done.
             * @enum {boolean}
             */
            success: true;
            /** @description What went wrong, in a sentence for a person. */
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
          /** @description The email address. */
          email: string;
          /** @description When, ISO 8601. */
          timestamp?: string | null;
          /** @description Where it comes from; null where that is not known. */
          source?: string | null;
          /** @description Left empty by people. */
          website?: string | null;
        };
      };
    };
    responses: {
      /** @description Done. */
      200: {
        content: {
          "application/json": {
            /**
             * @description It is done.
             * @enum {boolean}
             */
            success: true;
            /** @description What went wrong, in a sentence for a person. */
            error: null;
            /** @description What is used of it. */
            used: number;
            /** @description The most there may be; in a query, the entries of one page. */
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
          /** @description The name of the profile, without @. */
          username: string;
          /**
           * @description The platform.
           * @enum {string}
           */
          platform: "instagram" | "tiktok" | "youtube";
          /** @description The email address. */
          email: string;
          /** @description Whether the longer analysis is wanted; null: the usual one. */
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
          /** @description The email address. */
          email: string;
        };
      };
    };
    responses: {
      /** @description Done. */
      200: {
        content: {
          "application/json": {
            /**
             * @description It is done.
             * @enum {boolean}
             */
            success: true;
            /** @description What went wrong, in a sentence for a person. */
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
          /** @description The name of the profile, without @. */
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
          /**
           * @description What kind it is.
           * @enum {string}
           */
          kind: "access" | "erasure" | "objection";
          /**
           * @description What or whom it is about; of an email, its subject line.
           * @enum {string}
           */
          subject: "account" | "creator";
          /**
           * @description The law under which the request is made.
           * @default gdpr
           * @enum {string}
           */
          law?: "gdpr" | "ccpa";
          /** @description The email address. */
          email: string;
          /** @description Its name. */
          name?: string | null;
          /** @description The link of the profile; null where none is known. */
          profileUrl?: string | null;
          /** @description What else there is to say. */
          details?: string | null;
          /** @description Left empty by people. */
          website?: string | null;
        };
      };
    };
    responses: {
      /** @description Accepted. The work goes on. */
      202: {
        content: {
          "application/json": {
            /**
             * @description It is done.
             * @enum {boolean}
             */
            success: true;
            /** @description What went wrong, in a sentence for a person. */
            error: null;
            /** @description What the request is known by. */
            reference: string;
            /** @description When it has to be answered by law, ISO 8601. */
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
        /** @description The secret part of the address, or the token of a session. */
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
        /** @description The secret part of the address, or the token of a session. */
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
            code: "cross_site" | "internal" | "not_found" | "not_now" | "rate_limited" | "too_large" | "too_slow" | "validation";
          };
        };
      };
    };
  };
  "post-data-requests-token-prove": {
    parameters: {
      path: {
        /** @description The secret part of the address, or the token of a session. */
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
            code: "cross_site" | "daily_limit" | "internal" | "not_found" | "not_now" | "proof_missing" | "rate_limited" | "too_large" | "too_slow" | "unavailable" | "validation";
          };
        };
      };
    };
  };
  "post-data-requests-token-connect": {
    parameters: {
      path: {
        /** @description The secret part of the address, or the token of a session. */
        token: string;
      };
    };
    responses: {
      /** @description Done. */
      200: {
        content: {
          "application/json": {
            /** @description Where the browser goes next. */
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
        /** @description The secret part of the address, or the token of a session. */
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
        /** @description Where it ends. */
        to?: string;
      };
    };
    responses: {
      /** @description Done. */
      200: {
        content: {
          "application/json": {
            /** @description Its id. */
            id: string;
            /** @description Where it ends. */
            to: string;
            /** @description What or whom it is about; of an email, its subject line. */
            subject: string;
            /** @description The text, for a person. */
            text: string;
            /** @description The email as HTML. */
            html: string;
            /** @description When it left, ISO 8601. */
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
            /** @description The time of the product, ISO 8601; a sandbox can be ahead. */
            now: string;
            /** @description Days by which the clock of a sandbox is ahead. */
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
          /** @description Days by which the clock of a sandbox moves on. */
          advanceDays: number;
        };
      };
    };
    responses: {
      /** @description Done. */
      200: {
        content: {
          "application/json": {
            /** @description The time of the product, ISO 8601; a sandbox can be ahead. */
            now: string;
            /** @description Days by which the clock of a sandbox is ahead. */
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
            /**
             * @description How this instance runs.
             * @enum {string}
             */
            mode: "sandbox" | "production";
            /** @description Platforms that are read live here. */
            livePlatforms: ("instagram" | "tiktok" | "youtube" | "twitch" | "x" | "linkedin")[];
            /** @description Platforms on which creators can connect their account here. */
            consentPlatforms: ("instagram" | "tiktok" | "youtube" | "twitch" | "x" | "linkedin")[];
            /** @description Platforms that visitors without an account can try. */
            visitorPlatforms: ("instagram" | "tiktok" | "youtube" | "twitch" | "x" | "linkedin")[];
            /** @description US dollars that a check of each platform may cost its operator. */
            checkUsdMax: {
              [key: string]: number;
            };
            /** @description Platforms for which a data supplier is set up here. */
            suppliedPlatforms: ("instagram" | "tiktok" | "youtube" | "twitch" | "x" | "linkedin")[];
            /** @description The company. */
            company: {
              /** @description Its name. */
              name: string;
              /** @description Its number. */
              number: string;
              /** @description Where it called from, or an address as its kind says. */
              address: string;
              /** @description Where people write to for help. */
              supportEmail: string;
              /** @description Where people write to before they buy. */
              salesEmail: string;
            };
            /** @description The address of the chat; null: there is none. */
            chatEmbedUrl: string | null;
            /** @description The tag of the analytics that this instance uses; null: none. */
            analyticsTagId: string | null;
            /** @description The extension in the store; null: this instance gives it out itself. */
            extensionUrl: string | null;
            /** @description How cards are taken here. */
            cards: {
              /** @description The key that pages use with the card provider. */
              publishableKey: string;
              /** @description Whether the creator is simulated. */
              simulated: boolean;
            };
            /**
             * @description Whether people can sign in with Google.
             * @enum {string}
             */
            google: "live" | "simulated" | "absent";
            /** @description How people sign in here. */
            auth: {
              /**
               * @description Which account service is used here.
               * @enum {string}
               */
              service: "built-in";
            } | {
              /**
               * @description Which account service is used here.
               * @enum {string}
               */
              service: "hosted";
              /** @description Its address. */
              url: string;
              /** @description The public key, or whether one is set. */
              publicKey: string;
            } | {
              /**
               * @description Which account service is used here.
               * @enum {string}
               */
              service: "unavailable";
            };
            /** @description Accounts to try a sandbox with; empty in production. */
            demoAccounts: {
              /** @description The email address. */
              email: string;
              /** @description The password. */
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
            /** @description The creators, or how many they are. */
            creators: {
              /**
               * @description The platform.
               * @enum {string}
               */
              platform: "instagram" | "tiktok" | "youtube" | "twitch" | "x" | "linkedin";
              /** @description The name of the profile, without @. */
              handle: string;
              /** @description Its address. */
              url: string;
              /** @description The name on the profile. */
              displayName: string;
              /** @description What kind it is. */
              kind: string;
              /** @description What the creator is an example of. */
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
          /** @description The id that the page made for the fault. */
          errorId: string;
          /** @description Its title. */
          title: string;
          /** @description What there is to say, for a person. */
          message: string;
          /** @description Where in the page’s code the fault arose. */
          stack?: string;
          /** @description The page that it is about. */
          page: string;
        };
      };
    };
    responses: {
      /** @description Accepted. The work goes on. */
      202: {
        content: {
          "application/json": {
            /**
             * @description It is done.
             * @enum {boolean}
             */
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
            /**
             * @description It is done.
             * @enum {boolean}
             */
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
            /**
             * @description It is done.
             * @enum {boolean}
             */
            ok: true;
            /**
             * @description How the database stands.
             * @enum {string}
             */
            database: "up";
            /** @description Its version. */
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
          /** @description The password. */
          password?: string;
          /** @description Its name. */
          name?: string;
          /** @description What it is, by a name for programs that stays. */
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
            /** @description What is told to everybody on top of the pages; null: nothing. */
            announcement: {
              /** @description The text, for a person. */
              text: string;
              /**
               * @description How it should sound.
               * @enum {string}
               */
              tone: "info" | "caution";
              /** @description Until when, ISO 8601; null: without end. */
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
