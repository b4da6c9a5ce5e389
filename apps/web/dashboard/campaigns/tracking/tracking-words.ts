import type { SourceKind } from '@vouch/contract'

/** What the parts of tracking are called. */

export const sourceWords: Readonly<Record<SourceKind, string>> = {
  shopify: 'Shopify',
  woocommerce: 'WooCommerce',
  standard: 'Your own shop',
}

/** Where the signing secret comes from, and what to do with the URL. */
export const sourceSteps: Readonly<Record<SourceKind, string>> = {
  shopify:
    'In Shopify, go to Settings, Notifications, Webhooks. Create one each for “Order creation”, “Order update” and “Order deletion” in JSON. First paste the secret shown there here.',
  woocommerce:
    'In WooCommerce, go to Settings, Advanced, Webhooks. Add “Order created”, “Order updated” and “Order deleted” with the URL and secret that you get next.',
  standard:
    'Send each order as JSON like this, signed by Standard Webhooks, and again when it changes. Codes, landing page and “cancelled” can be left out.',
}
