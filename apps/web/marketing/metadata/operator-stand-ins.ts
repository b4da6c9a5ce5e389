/** What stands for the operator in built pages, for whoever reads them without a script: nobody knows who it will be while the site is
 *  built. The server writes the real words in their place. */
export const operatorStandIns = {
  name: '{{operator.name}}',
  number: '{{operator.number}}',
  address: '{{operator.address}}',
  supportEmail: '{{operator.supportEmail}}',
  salesEmail: '{{operator.salesEmail}}',
  xHandle: '{{operator.xHandle}}',
  /** `here` or `absent`: whether there is a live chat. */
  chat: '{{operator.chat}}',
  /** `sandbox` where creators, cards and email are simulated. */
  mode: '{{operator.mode}}',
} as const
