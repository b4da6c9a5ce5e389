import type { Disclosure, SourceKind } from '@vouch/contract'

/** What the parts of tracking are called. */

export const sourceWords: Readonly<Record<SourceKind, string>> = {
  shopify: 'Shopify',
  woocommerce: 'WooCommerce',
  standard: 'Your own shop',
}

/** Where the signing secret comes from, and what to do with the URL. */
export const sourceSteps: Readonly<Record<SourceKind, string>> = {
  shopify:
    'In Shopify, go to Settings, Notifications, Webhooks. Create one for “Order creation” and one for “Order update” in JSON, and paste the secret shown there here first.',
  woocommerce:
    'In WooCommerce, go to Settings, Advanced, Webhooks. Add “Order created” and “Order updated” with this URL and secret.',
  standard: 'Send each order as JSON, signed by Standard Webhooks.',
}

export const disclosureWords: Readonly<Record<Disclosure, string>> = {
  label: 'Platform label',
  caption: 'Disclosed in caption',
  none: 'No disclosure seen',
}
